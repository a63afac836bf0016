CREATE TABLE `hidden_bids` (
	`user_id` text NOT NULL,
	`bid_id` integer NOT NULL,
	`hidden_at` integer NOT NULL,
	`trade` text NOT NULL,
	`rule` text NOT NULL,
	PRIMARY KEY(`user_id`, `bid_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bid_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `hidden_bids_newest` ON `hidden_bids` (`user_id`,`hidden_at`);--> statement-breakpoint
CREATE INDEX `hidden_bids_bid` ON `hidden_bids` (`bid_id`);--> statement-breakpoint
CREATE TABLE `unwanted_counts` (
	`trade` text NOT NULL,
	`rule` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`trade`, `rule`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `users` ADD `excluded` text DEFAULT '[]' NOT NULL CONSTRAINT "users_excluded" CHECK(json_valid("excluded"));--> statement-breakpoint
ALTER TABLE `users` ADD `hidden_revision` integer DEFAULT 0 NOT NULL;
