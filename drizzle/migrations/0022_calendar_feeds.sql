CREATE TABLE `calendar_entries` (
	`user_id` text NOT NULL,
	`uid` text NOT NULL,
	`summary` text NOT NULL,
	`day` text,
	`starts_at` integer,
	`ends_at` integer,
	`place` text,
	`sequence` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`cancelled_at` integer,
	PRIMARY KEY(`user_id`, `uid`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `calendar_reads` (
	`user_id` text NOT NULL,
	`reader` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `reader`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendar_reads_reader" CHECK("reader" in ('google', 'outlook', 'apple', 'other'))
) WITHOUT ROWID;
