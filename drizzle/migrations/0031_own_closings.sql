PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_user_key_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`opportunity_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key_date_id` text,
	`at` integer,
	`local_day` text,
	`local_time` text,
	`zone` text NOT NULL,
	`mandatory` text NOT NULL,
	`place` text,
	`denied_moment` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_key_dates_kind" CHECK("kind" in ('closing', 'site_meeting', 'questions', 'intent', 'sub_bid_closing', 'addenda', 'opening', 'complaints', 'start', 'end')),
	CONSTRAINT "user_key_dates_mandatory" CHECK("mandatory" in ('yes', 'no', 'unsaid'))
);
--> statement-breakpoint
INSERT INTO `__new_user_key_dates`("id", "user_id", "opportunity_id", "kind", "key_date_id", "at", "local_day", "local_time", "zone", "mandatory", "place", "denied_moment", "created_at") SELECT "id", "user_id", "opportunity_id", "kind", "key_date_id", "at", "local_day", "local_time", "zone", "mandatory", "place", "denied_moment", "created_at" FROM `user_key_dates`;--> statement-breakpoint
DROP TABLE `user_key_dates`;--> statement-breakpoint
ALTER TABLE `__new_user_key_dates` RENAME TO `user_key_dates`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `user_key_dates_user_bid` ON `user_key_dates` (`user_id`,`opportunity_id`);--> statement-breakpoint
CREATE INDEX `user_key_dates_day` ON `user_key_dates` (`local_day`);