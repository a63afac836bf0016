CREATE TABLE `index_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_counts` (
	`expression` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`valid_until` integer,
	`found` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `removed_bids` (
	`user_id` text NOT NULL,
	`bid_id` integer NOT NULL,
	`status` text NOT NULL,
	`notes` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `bid_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bid_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `removed_bids_at` ON `removed_bids` (`removed_at`);--> statement-breakpoint
CREATE INDEX `opportunities_inactive` ON `opportunities` (`id`) WHERE "opportunities"."status" <> 'active';--> statement-breakpoint
CREATE INDEX `user_bids_user_status` ON `user_bids` (`user_id`,`status`,`bid_id`);--> statement-breakpoint
CREATE INDEX `user_bids_bid` ON `user_bids` (`bid_id`);