CREATE TABLE `same_day_runs` (
	`day` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`upto_opportunity` integer NOT NULL
) WITHOUT ROWID;
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
	CONSTRAINT "emails_kind" CHECK("kind" in ('account', 'billing', 'support', 'alert', 'same-day', 'digest')),
	CONSTRAINT "emails_headers" CHECK(json_valid("headers")),
	CONSTRAINT "emails_opportunity_ids" CHECK(json_valid("opportunity_ids")),
	CONSTRAINT "emails_status" CHECK("status" in ('queued', 'sending', 'sent', 'failed', 'dropped'))
);
--> statement-breakpoint
INSERT INTO `__new_emails`("id", "dedupe_key", "kind", "user_id", "recipient", "subject", "html", "text", "headers", "selection_id", "opportunity_ids", "status", "batch", "attempts", "try_after", "provider_id", "last_error", "created_at", "sent_at") SELECT "id", "dedupe_key", "kind", "user_id", "recipient", "subject", "html", "text", "headers", "selection_id", "opportunity_ids", "status", "batch", "attempts", "try_after", "provider_id", "last_error", "created_at", "sent_at" FROM `emails`;--> statement-breakpoint
DROP TABLE `emails`;--> statement-breakpoint
ALTER TABLE `__new_emails` RENAME TO `emails`;--> statement-breakpoint
CREATE UNIQUE INDEX `emails_dedupeKey_unique` ON `emails` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `emails_unbatched` ON `emails` (`created_at`) WHERE "emails"."status" = 'queued' and "emails"."batch" is null;--> statement-breakpoint
CREATE INDEX `emails_batch` ON `emails` (`batch`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;--> statement-breakpoint
CREATE INDEX `emails_overdue` ON `emails` (`try_after`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;--> statement-breakpoint
CREATE INDEX `emails_user` ON `emails` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `emails_newest` ON `emails` (`created_at`);--> statement-breakpoint
CREATE INDEX `emails_selection` ON `emails` (`selection_id`) WHERE "emails"."selection_id" is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `alert_same_day` integer DEFAULT false NOT NULL CONSTRAINT "users_alert_same_day" CHECK("alert_same_day" in (0, 1));--> statement-breakpoint
ALTER TABLE `users` ADD `pro_set_up_closed_at` integer;--> statement-breakpoint
DROP INDEX `users_instant_alert`;--> statement-breakpoint
CREATE INDEX `users_alerts` ON `users` (`regions`,`service_types`,`parts_off`,`contract_value_min`) WHERE ("users"."alert_instant" = 1 or "users"."alert_same_day" = 1) and "users"."onboarded_at" is not null;--> statement-breakpoint
CREATE INDEX `opportunity_values_stated` ON `opportunity_values` (`opportunity_id`) WHERE coalesce("opportunity_values"."contract_value", "opportunity_values"."estimated_value", "opportunity_values"."budget_max", "opportunity_values"."budget_min") is not null;