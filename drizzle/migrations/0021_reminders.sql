CREATE TABLE `reminder_mornings` (
	`zone` text NOT NULL,
	`day` text NOT NULL,
	`done_user` text NOT NULL,
	`at` integer NOT NULL,
	`completed_at` integer,
	PRIMARY KEY(`zone`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reminders` (
	`user_id` text NOT NULL,
	`opportunity_id` integer NOT NULL,
	`date_id` text NOT NULL,
	`step` text NOT NULL,
	`at` integer NOT NULL,
	`planned_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `opportunity_id`, `date_id`, `step`, `at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reminders_step" CHECK("step" in ('day', 'week', 'changed', 'found'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reminders_planned` ON `reminders` (`planned_at`);
--> statement-breakpoint
CREATE TABLE `__new_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`recipient` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`html` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`headers` text DEFAULT '{}' NOT NULL,
	`selection_id` text,
	`opportunity_ids` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`batch` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`try_after` integer,
	`provider_id` text,
	`last_error` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`selection_id`) REFERENCES `digest_selections`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "emails_kind" CHECK("kind" in ('account', 'billing', 'support', 'alert', 'same-day', 'reminder', 'digest')),
	CONSTRAINT "emails_headers" CHECK(json_valid("headers")),
	CONSTRAINT "emails_opportunity_ids" CHECK(json_valid("opportunity_ids")),
	CONSTRAINT "emails_status" CHECK("status" in ('queued', 'sending', 'sent', 'failed', 'dropped'))
);
--> statement-breakpoint
INSERT INTO `__new_emails`("id", "dedupe_key", "kind", "user_id", "recipient", "subject", "html", "text", "headers", "selection_id", "opportunity_ids", "status", "batch", "attempts", "try_after", "provider_id", "last_error", "created_at", "sent_at") SELECT "id", "dedupe_key", "kind", "user_id", "recipient", "subject", "html", "text", "headers", "selection_id", "opportunity_ids", "status", "batch", "attempts", "try_after", "provider_id", "last_error", "created_at", "sent_at" FROM `emails`;
--> statement-breakpoint
DROP TABLE `emails`;
--> statement-breakpoint
ALTER TABLE `__new_emails` RENAME TO `emails`;
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_dedupeKey_unique` ON `emails` (`dedupe_key`);
--> statement-breakpoint
CREATE INDEX `emails_unbatched` ON `emails` (`created_at`) WHERE "emails"."status" = 'queued' and "emails"."batch" is null;
--> statement-breakpoint
CREATE INDEX `emails_batch` ON `emails` (`batch`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;
--> statement-breakpoint
CREATE INDEX `emails_overdue` ON `emails` (`try_after`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;
--> statement-breakpoint
CREATE INDEX `emails_user` ON `emails` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `emails_newest` ON `emails` (`created_at`);
--> statement-breakpoint
CREATE INDEX `emails_selection` ON `emails` (`selection_id`) WHERE "emails"."selection_id" is not null;
--> statement-breakpoint
ALTER TABLE `users` ADD `remind` integer DEFAULT true NOT NULL CONSTRAINT "users_remind" CHECK("remind" in (0, 1));
--> statement-breakpoint
ALTER TABLE `users` ADD `remind_week_ahead` integer DEFAULT false NOT NULL CONSTRAINT "users_remind_week_ahead" CHECK("remind_week_ahead" in (0, 1));
--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text DEFAULT 'America/Toronto' NOT NULL;
--> statement-breakpoint
CREATE INDEX `users_reminders` ON `users` (`time_zone`,`id`) WHERE "users"."remind" = 1 and "users"."onboarded_at" is not null;
--> statement-breakpoint
CREATE INDEX `opportunity_key_dates_day` ON `opportunity_key_dates` (`local_day`) WHERE "opportunity_key_dates"."standing" = 'sure';
--> statement-breakpoint
CREATE INDEX `user_key_dates_day` ON `user_key_dates` (`local_day`);