ALTER TABLE `notices` ADD `revision` text DEFAULT '' NOT NULL;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_ingest_keys` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`portal` text NOT NULL,
	`hosts` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`revoked_at` integer,
	CONSTRAINT "ingest_keys_hosts" CHECK(json_valid("hosts"))
);
--> statement-breakpoint
INSERT INTO `__new_ingest_keys`("secret_hash", "portal", "hosts", "created_at", "revoked_at") SELECT "secret_hash", "portal", '[]', "created_at", "revoked_at" FROM `ingest_keys`;--> statement-breakpoint
DROP TABLE `ingest_keys`;--> statement-breakpoint
ALTER TABLE `__new_ingest_keys` RENAME TO `ingest_keys`;--> statement-breakpoint
PRAGMA foreign_keys=ON;