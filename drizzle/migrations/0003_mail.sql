CREATE TABLE `digest_selections` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_cells` (
	`cell` text NOT NULL,
	`wish_id` integer NOT NULL,
	PRIMARY KEY(`cell`, `wish_id`),
	FOREIGN KEY (`wish_id`) REFERENCES `alert_wishes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `alert_texts` (
	`text` text PRIMARY KEY NOT NULL,
	`expression` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_wishes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`regions` text NOT NULL,
	`service_types` text NOT NULL,
	`contract_value_min` text NOT NULL,
	`minimum` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alert_wishes_wish` ON `alert_wishes` (`regions`,`service_types`,`contract_value_min`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_newest` ON `dead_letters` (`at`);--> statement-breakpoint
CREATE TABLE `mail_choices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`choice` text NOT NULL,
	`via` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_choices_user` ON `mail_choices` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `mail_pauses` (
	`user_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`email` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_webhooks_old` ON `mail_webhooks` (`at`);--> statement-breakpoint
CREATE TABLE `provider_buckets` (
	`provider` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`refilled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`user_agent` text NOT NULL,
	`current_url` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `support_messages_newest` ON `support_messages` (`at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_digest_deliveries` (
	`run_id` text NOT NULL,
	`user_id` text NOT NULL,
	`wish` text NOT NULL,
	`outcome` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`run_id`, `user_id`),
	FOREIGN KEY (`run_id`) REFERENCES `digest_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP TABLE `digest_deliveries`;--> statement-breakpoint
ALTER TABLE `__new_digest_deliveries` RENAME TO `digest_deliveries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `digest_deliveries_user` ON `digest_deliveries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `digest_deliveries_waiting` ON `digest_deliveries` (`run_id`,`wish`) WHERE "digest_deliveries"."outcome" is null;--> statement-breakpoint
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
	FOREIGN KEY (`selection_id`) REFERENCES `digest_selections`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_emails`("id", "dedupe_key", "kind", "user_id", "recipient", "subject", "html", "text", "headers", "status", "attempts", "try_after", "provider_id", "last_error", "created_at", "sent_at") SELECT "id", "dedupe_key", "kind", "user_id", "recipient", "subject", "html", "text", "headers", "status", "attempts", "try_after", "provider_id", "last_error", "created_at", "sent_at" FROM `emails`;--> statement-breakpoint
DROP TABLE `emails`;--> statement-breakpoint
ALTER TABLE `__new_emails` RENAME TO `emails`;--> statement-breakpoint
CREATE UNIQUE INDEX `emails_dedupeKey_unique` ON `emails` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `emails_unbatched` ON `emails` (`created_at`) WHERE "emails"."status" = 'queued' and "emails"."batch" is null;--> statement-breakpoint
CREATE INDEX `emails_batch` ON `emails` (`batch`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;--> statement-breakpoint
CREATE INDEX `emails_overdue` ON `emails` (`try_after`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;--> statement-breakpoint
CREATE INDEX `emails_user` ON `emails` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `emails_newest` ON `emails` (`created_at`);--> statement-breakpoint
ALTER TABLE `digest_runs` ADD `upto_opportunity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `digest_runs` ADD `upto_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `digest_runs_started` ON `digest_runs` (`started_at`);--> statement-breakpoint
ALTER TABLE `digest_runs` DROP COLUMN `last_user_id`;--> statement-breakpoint
CREATE INDEX `users_instant_alert` ON `users` (`regions`,`service_types`,`contract_value_min`) WHERE "users"."alert_instant" = 1 and "users"."onboarded_at" is not null;--> statement-breakpoint
CREATE INDEX `digest_items_alerts` ON `digest_items` (`run_id`,`user_id`) WHERE "digest_items"."kind" = 'alert';