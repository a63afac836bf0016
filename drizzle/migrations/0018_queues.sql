CREATE TABLE `source_leases` (
	`source` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`attempt` integer NOT NULL,
	`until` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `source_pieces` (
	`run_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`run_id`, `kind`, `number`),
	FOREIGN KEY (`run_id`) REFERENCES `source_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "source_pieces_kind" CHECK("kind" in ('notices', 'keys', 'end'))
);
--> statement-breakpoint
ALTER TABLE `digest_runs` ADD `done_preferences` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `digest_runs` ADD `done_reader` integer DEFAULT 0 NOT NULL;