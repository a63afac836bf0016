CREATE TABLE `billing_events` (
	`body_hash` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`subscription_id` text,
	`order_id` text,
	`customer_id` text,
	`user_id` text,
	`is_test` integer NOT NULL,
	`received_at` integer NOT NULL,
	`outcome` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `billing_events_user` ON `billing_events` (`user_id`);--> statement-breakpoint
CREATE INDEX `billing_events_for_operators` ON `billing_events` (`received_at`) WHERE "billing_events"."outcome" in ('orphan', 'needs-review');--> statement-breakpoint
CREATE TABLE `billing_readings` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `billing_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`claim` integer NOT NULL,
	`customer_id` text NOT NULL,
	`order_id` text,
	`plan` text,
	`status` text NOT NULL,
	`ends_at` integer,
	`is_test` integer NOT NULL,
	`provider_created_at` integer NOT NULL,
	`provider_updated_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	`unconfirmed_since` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `billing_subscriptions_user` ON `billing_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `billing_subscriptions_customer` ON `billing_subscriptions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `billing_subscriptions_order` ON `billing_subscriptions` (`order_id`);--> statement-breakpoint
CREATE INDEX `billing_subscriptions_unconfirmed` ON `billing_subscriptions` (`unconfirmed_since`) WHERE "billing_subscriptions"."unconfirmed_since" is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `checkout_started_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `billing_told` text;--> statement-breakpoint
CREATE INDEX `users_customer` ON `users` (`lemon_squeezy_customer_id`);--> statement-breakpoint
CREATE INDEX `users_subscription` ON `users` (`lemon_squeezy_subscription_id`);--> statement-breakpoint
CREATE INDEX `users_sync` ON `users` (`last_synced_at`) WHERE "users"."lemon_squeezy_customer_id" is not null or "users"."checkout_started_at" is not null;--> statement-breakpoint
CREATE INDEX `users_trial_end` ON `users` (`subscription_end_date`) WHERE "users"."subscription_status" = 'trialing' and "users"."lemon_squeezy_subscription_id" is null;