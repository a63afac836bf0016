ALTER TABLE `notices` ADD `revision` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ingest_keys` ADD `hosts` text DEFAULT '[]' NOT NULL CONSTRAINT "ingest_keys_hosts" CHECK(json_valid("hosts"));
