CREATE TABLE `billing_address_changes` (
	`user_id` text NOT NULL,
	`old_email` text NOT NULL,
	`changed_at` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `old_email`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `billing_address_changes_due` ON `billing_address_changes` (`next_try_at`);--> statement-breakpoint
CREATE TABLE `used_trials` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `used_trials_old` ON `used_trials` (`at`);--> statement-breakpoint
ALTER TABLE `billing_subscriptions` ADD `end_reason` text CONSTRAINT "billing_subscriptions_end_reason" CHECK("end_reason" in ('canceled', 'payment-failed', 'paused', 'provider'));
