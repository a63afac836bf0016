ALTER TABLE `opportunities` ADD `archive_at` integer;--> statement-breakpoint
ALTER TABLE `opportunities` ADD `archived_at` integer;--> statement-breakpoint
CREATE INDEX `opportunities_to_archive` ON `opportunities` (`archive_at`) WHERE "opportunities"."archived_at" is null;--> statement-breakpoint
CREATE INDEX `billing_events_done` ON `billing_events` (`received_at`) WHERE "billing_events"."outcome" in ('applied', 'older', 'ignored');--> statement-breakpoint
CREATE INDEX `billing_subscriptions_ended` ON `billing_subscriptions` (`ends_at`) WHERE "billing_subscriptions"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX `digest_deliveries_old` ON `digest_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `digest_runs_alerts` ON `digest_runs` (`started_at`) WHERE "digest_runs"."kind" = 'alert';--> statement-breakpoint
CREATE INDEX `digest_selections_old` ON `digest_selections` (`created_at`);--> statement-breakpoint
CREATE INDEX `emails_done` ON `emails` (`kind`,`created_at`) WHERE "emails"."status" in ('sent', 'failed', 'dropped');--> statement-breakpoint
CREATE INDEX `mail_choices_old` ON `mail_choices` (`at`);--> statement-breakpoint
CREATE INDEX `usage_logs_old` ON `usage_logs` (`created_at`);--> statement-breakpoint
CREATE INDEX `user_bid_views_old` ON `user_bid_views` (`viewed_at`);--> statement-breakpoint
CREATE INDEX `source_runs_old` ON `source_runs` (`started_at`);--> statement-breakpoint
CREATE INDEX `source_runs_outcome` ON `source_runs` (`source`,`outcome`,`started_at`);--> statement-breakpoint
UPDATE `opportunities` SET `archive_at` = case when `status` = 'active' then `deadline` else `updated_at` end + 34190208000;
