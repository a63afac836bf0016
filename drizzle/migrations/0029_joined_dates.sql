PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_reminders` (
	`user_id` text NOT NULL,
	`opportunity_id` integer NOT NULL,
	`date_id` text NOT NULL,
	`step` text NOT NULL,
	`at` integer NOT NULL,
	`planned_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `opportunity_id`, `date_id`, `step`, `at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reminders_step" CHECK("step" in ('day', 'week', 'changed', 'found', 'dropped'))
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_reminders`("user_id", "opportunity_id", "date_id", "step", "at", "planned_at") SELECT "user_id", "opportunity_id", "date_id", "step", "at", "planned_at" FROM `reminders`;--> statement-breakpoint
DROP TABLE `reminders`;--> statement-breakpoint
ALTER TABLE `__new_reminders` RENAME TO `reminders`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `reminders_planned` ON `reminders` (`planned_at`);--> statement-breakpoint
ALTER TABLE `opportunity_key_dates` ADD `portal` text;--> statement-breakpoint
ALTER TABLE `user_key_dates` ADD `denied_moment` text;--> statement-breakpoint
-- What readers have answered so far was about what the notice says now.
UPDATE `user_key_dates` SET `denied_moment` = coalesce((
	SELECT coalesce(d.`at`, d.`local_day`, '') FROM `opportunity_key_dates` d WHERE d.`id` = `user_key_dates`.`key_date_id`
), '') WHERE `local_day` IS NULL;
