CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`purpose` text NOT NULL,
	`data` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_tokens_purpose" CHECK("purpose" in ('verify-email', 'reset-password', 'change-email', 'undo-email-change')),
	CONSTRAINT "account_tokens_data" CHECK(json_valid("data"))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `account_tokens_account` ON `account_tokens` (`account_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`company_name` text,
	`verified_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `attempts_old` ON `attempts` (`window_start`);--> statement-breakpoint
CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`granted` integer NOT NULL,
	`wording` text NOT NULL,
	`version` text NOT NULL,
	`at` integer NOT NULL,
	`ip` text,
	CONSTRAINT "consents_kind" CHECK("kind" in ('service-email', 'terms')),
	CONSTRAINT "consents_granted" CHECK("granted" in (0, 1))
);
--> statement-breakpoint
CREATE INDEX `consents_account` ON `consents` (`account_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE TABLE `alert_cells` (
	`cell` text NOT NULL,
	`preferences_id` integer NOT NULL,
	PRIMARY KEY(`cell`, `preferences_id`),
	FOREIGN KEY (`preferences_id`) REFERENCES `alert_preferences`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `alert_texts` (
	`text` text PRIMARY KEY NOT NULL,
	`expression` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_preferences` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`regions` text NOT NULL,
	`service_types` text NOT NULL,
	`contract_value_min` text NOT NULL,
	`minimum` real NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_preferences_set` ON `alert_preferences` (`regions`,`service_types`,`contract_value_min`);--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "billing_events_is_test" CHECK("is_test" in (0, 1)),
	CONSTRAINT "billing_events_outcome" CHECK("outcome" in ('applied', 'older', 'orphan', 'needs-review', 'ignored'))
);
--> statement-breakpoint
CREATE INDEX `billing_events_user` ON `billing_events` (`user_id`);--> statement-breakpoint
CREATE INDEX `billing_events_for_operators` ON `billing_events` (`received_at`) WHERE "billing_events"."outcome" in ('orphan', 'needs-review');--> statement-breakpoint
CREATE TABLE `billing_readings` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `billing_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`claim` integer NOT NULL,
	`customer_id` text NOT NULL,
	`order_id` text,
	`role` text,
	`interval` text,
	`status` text NOT NULL,
	`ends_at` integer,
	`is_test` integer NOT NULL,
	`provider_created_at` integer NOT NULL,
	`provider_updated_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	`unconfirmed_since` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "billing_subscriptions_role" CHECK("role" in ('basic', 'pro')),
	CONSTRAINT "billing_subscriptions_interval" CHECK("interval" in ('monthly', 'yearly')),
	CONSTRAINT "billing_subscriptions_status" CHECK("status" in ('active', 'trialing', 'canceled', 'past_due')),
	CONSTRAINT "billing_subscriptions_is_test" CHECK("is_test" in (0, 1))
);
--> statement-breakpoint
CREATE INDEX `billing_subscriptions_user` ON `billing_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `billing_subscriptions_customer` ON `billing_subscriptions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `billing_subscriptions_order` ON `billing_subscriptions` (`order_id`);--> statement-breakpoint
CREATE INDEX `billing_subscriptions_unconfirmed` ON `billing_subscriptions` (`unconfirmed_since`) WHERE "billing_subscriptions"."unconfirmed_since" is not null;--> statement-breakpoint
CREATE TABLE `digest_deliveries` (
	`run_id` text NOT NULL,
	`user_id` text NOT NULL,
	`preferences` text NOT NULL,
	`outcome` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`run_id`, `user_id`),
	FOREIGN KEY (`run_id`) REFERENCES `digest_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "digest_deliveries_outcome" CHECK("outcome" in ('queued', 'nothing-new', 'paused', 'suppressed', 'stopped'))
);
--> statement-breakpoint
CREATE INDEX `digest_deliveries_user` ON `digest_deliveries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `digest_deliveries_waiting` ON `digest_deliveries` (`run_id`,`preferences`) WHERE "digest_deliveries"."outcome" is null;--> statement-breakpoint
CREATE TABLE `digest_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`started_at` integer NOT NULL,
	`upto_opportunity` integer DEFAULT 0 NOT NULL,
	`upto_version` integer DEFAULT 0 NOT NULL,
	`completed_at` integer,
	CONSTRAINT "digest_runs_kind" CHECK("kind" in ('first', 'weekly', 'alert'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digest_runs_kind_period` ON `digest_runs` (`kind`,`period`);--> statement-breakpoint
CREATE INDEX `digest_runs_started` ON `digest_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `digest_selections` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	CONSTRAINT "digest_selections_content" CHECK(json_valid("content"))
);
--> statement-breakpoint
CREATE TABLE `exchange_rates` (
	`currency` text NOT NULL,
	`day` text NOT NULL,
	`cad` real NOT NULL,
	`publisher` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`currency`, `day`),
	CONSTRAINT "exchange_rates_currency" CHECK("currency" in ('USD'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `geo_divisions` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`parent_code` text,
	`level` text NOT NULL,
	`sort` integer NOT NULL,
	`time_zone` text NOT NULL,
	FOREIGN KEY (`parent_code`) REFERENCES `geo_divisions`(`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "geo_divisions_country" CHECK("country" in ('CA', 'US')),
	CONSTRAINT "geo_divisions_level" CHECK("level" in ('state_province', 'subregion'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `geo_divisions_parent` ON `geo_divisions` (`parent_code`,`sort`);--> statement-breakpoint
CREATE INDEX `geo_divisions_level` ON `geo_divisions` (`level`,`country`,`sort`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_newest` ON `dead_letters` (`at`);--> statement-breakpoint
CREATE TABLE `emails` (
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
	CONSTRAINT "emails_kind" CHECK("kind" in ('account', 'billing', 'support', 'alert', 'digest')),
	CONSTRAINT "emails_headers" CHECK(json_valid("headers")),
	CONSTRAINT "emails_opportunity_ids" CHECK(json_valid("opportunity_ids")),
	CONSTRAINT "emails_status" CHECK("status" in ('queued', 'sending', 'sent', 'failed', 'dropped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_dedupeKey_unique` ON `emails` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `emails_unbatched` ON `emails` (`created_at`) WHERE "emails"."status" = 'queued' and "emails"."batch" is null;--> statement-breakpoint
CREATE INDEX `emails_batch` ON `emails` (`batch`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;--> statement-breakpoint
CREATE INDEX `emails_overdue` ON `emails` (`try_after`) WHERE "emails"."status" in ('queued', 'sending') and "emails"."batch" is not null;--> statement-breakpoint
CREATE INDEX `emails_user` ON `emails` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `emails_newest` ON `emails` (`created_at`);--> statement-breakpoint
CREATE INDEX `emails_selection` ON `emails` (`selection_id`) WHERE "emails"."selection_id" is not null;--> statement-breakpoint
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
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`email` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text,
	`at` integer NOT NULL,
	CONSTRAINT "mail_suppressions_reason" CHECK("reason" in ('bounce', 'complaint'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `mail_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mail_webhooks_old` ON `mail_webhooks` (`at`);--> statement-breakpoint
CREATE TABLE `provider_buckets` (
	`provider` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`refilled_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`portal` text NOT NULL,
	`key` text NOT NULL,
	`opportunity_id` integer NOT NULL,
	`leads` integer DEFAULT true NOT NULL,
	`url` text,
	`reference` text,
	`content_hash` text NOT NULL,
	`content` text NOT NULL,
	`missing_since` integer,
	`first_seen_at` integer NOT NULL,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notices_leads" CHECK("leads" in (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_portal_key` ON `notices` (`portal`,`key`);--> statement-breakpoint
CREATE INDEX `notices_opportunity` ON `notices` (`opportunity_id`);--> statement-breakpoint
CREATE TABLE `opportunities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`summary` text,
	`region` text,
	`city` text,
	`status` text DEFAULT 'active' NOT NULL,
	`portal_source` text NOT NULL,
	`portal_url` text,
	`bid_type` text,
	`category` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`published` integer,
	`deadline` integer,
	`reference` text,
	`buyer` text,
	`language` text DEFAULT 'en' NOT NULL,
	`places` text DEFAULT '[]' NOT NULL,
	`services` text DEFAULT '[]' NOT NULL,
	`reasons` text DEFAULT '[]' NOT NULL,
	`documents` text DEFAULT '[]' NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sort_key` integer,
	`listed` integer DEFAULT false NOT NULL,
	CONSTRAINT "opportunities_status" CHECK("status" in ('active', 'cancelled', 'awarded', 'withdrawn')),
	CONSTRAINT "opportunities_tags" CHECK(json_valid("tags")),
	CONSTRAINT "opportunities_language" CHECK("language" in ('en', 'fr')),
	CONSTRAINT "opportunities_places" CHECK(json_valid("places")),
	CONSTRAINT "opportunities_services" CHECK(json_valid("services")),
	CONSTRAINT "opportunities_reasons" CHECK(json_valid("reasons")),
	CONSTRAINT "opportunities_documents" CHECK(json_valid("documents")),
	CONSTRAINT "opportunities_listed" CHECK("listed" in (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opportunities_sort_key` ON `opportunities` (`sort_key`);--> statement-breakpoint
CREATE INDEX `opportunities_listed_deadline` ON `opportunities` (`deadline`) WHERE "opportunities"."listed" = 1;--> statement-breakpoint
CREATE INDEX `opportunities_inactive` ON `opportunities` (`id`) WHERE "opportunities"."status" <> 'active';--> statement-breakpoint
CREATE INDEX `opportunities_listed_bid_type` ON `opportunities` (`bid_type`) WHERE "opportunities"."listed" = 1;--> statement-breakpoint
CREATE TABLE `opportunity_details` (
	`opportunity_id` integer PRIMARY KEY NOT NULL,
	`sections` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "opportunity_details_sections" CHECK(json_valid("sections"))
);
--> statement-breakpoint
CREATE TABLE `opportunity_fingerprints` (
	`fingerprint` text NOT NULL,
	`opportunity_id` integer NOT NULL,
	PRIMARY KEY(`fingerprint`, `opportunity_id`),
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `opportunity_fingerprints_opportunity` ON `opportunity_fingerprints` (`opportunity_id`);--> statement-breakpoint
CREATE TABLE `opportunity_values` (
	`opportunity_id` integer PRIMARY KEY NOT NULL,
	`contract_value` real,
	`estimated_value` real,
	`budget_min` real,
	`budget_max` real,
	`currency` text,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "opportunity_values_currency" CHECK("currency" in ('CAD', 'USD'))
);
--> statement-breakpoint
CREATE TABLE `opportunity_versions` (
	`opportunity_id` integer NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`portal` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`opportunity_id`, `version`),
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "opportunity_versions_changes" CHECK(json_valid("changes"))
);
--> statement-breakpoint
CREATE TABLE `undone_merges` (
	`portal` text NOT NULL,
	`key` text NOT NULL,
	`opportunity_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`portal`, `key`, `opportunity_id`),
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `usage_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`event_type` text NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "usage_logs_metadata" CHECK(json_valid("metadata"))
);
--> statement-breakpoint
CREATE INDEX `usage_logs_user` ON `usage_logs` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`company_name` text,
	`role` text DEFAULT 'trial' NOT NULL,
	`subscription_status` text DEFAULT 'trialing' NOT NULL,
	`billing_interval` text,
	`subscription_end_date` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`onboarded_at` integer,
	`regions` text DEFAULT '["CA-ON"]' NOT NULL,
	`service_types` text DEFAULT '[]' NOT NULL,
	`alert_weekly` integer DEFAULT true NOT NULL,
	`alert_instant` integer DEFAULT false NOT NULL,
	`contract_value_min` text DEFAULT 'any' NOT NULL,
	`lemon_squeezy_customer_id` text,
	`lemon_squeezy_subscription_id` text,
	`last_synced_at` integer,
	`checkout_started_at` integer,
	`billing_told` text,
	`last_digest_at` integer,
	FOREIGN KEY (`id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "users_role" CHECK("role" in ('trial', 'basic', 'pro')),
	CONSTRAINT "users_subscription_status" CHECK("subscription_status" in ('active', 'trialing', 'canceled', 'past_due')),
	CONSTRAINT "users_billing_interval" CHECK("billing_interval" in ('monthly', 'yearly')),
	CONSTRAINT "users_regions" CHECK(json_valid("regions")),
	CONSTRAINT "users_service_types" CHECK(json_valid("service_types")),
	CONSTRAINT "users_alert_weekly" CHECK("alert_weekly" in (0, 1)),
	CONSTRAINT "users_alert_instant" CHECK("alert_instant" in (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_weekly_digest` ON `users` (`id`) WHERE "users"."alert_weekly" = 1 and "users"."onboarded_at" is not null;--> statement-breakpoint
CREATE INDEX `users_instant_alert` ON `users` (`regions`,`service_types`,`contract_value_min`) WHERE "users"."alert_instant" = 1 and "users"."onboarded_at" is not null;--> statement-breakpoint
CREATE INDEX `users_customer` ON `users` (`lemon_squeezy_customer_id`);--> statement-breakpoint
CREATE INDEX `users_subscription` ON `users` (`lemon_squeezy_subscription_id`);--> statement-breakpoint
CREATE INDEX `users_sync` ON `users` (`last_synced_at`) WHERE "users"."lemon_squeezy_customer_id" is not null or "users"."checkout_started_at" is not null;--> statement-breakpoint
CREATE INDEX `users_trial_end` ON `users` (`subscription_end_date`) WHERE "users"."subscription_status" = 'trialing' and "users"."lemon_squeezy_subscription_id" is null;--> statement-breakpoint
CREATE TABLE `removed_bids` (
	`user_id` text NOT NULL,
	`bid_id` integer NOT NULL,
	`status` text NOT NULL,
	`notes` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `bid_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bid_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "removed_bids_status" CHECK("status" in ('interested', 'saved', 'submitted', 'won', 'lost'))
);
--> statement-breakpoint
CREATE INDEX `removed_bids_at` ON `removed_bids` (`removed_at`);--> statement-breakpoint
CREATE TABLE `user_bid_views` (
	`user_id` text NOT NULL,
	`bid_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `bid_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bid_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `user_bid_views_user_day` ON `user_bid_views` (`user_id`,`viewed_at`);--> statement-breakpoint
CREATE TABLE `user_bids` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bid_id` integer NOT NULL,
	`status` text DEFAULT 'interested' NOT NULL,
	`notes` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bid_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_bids_status" CHECK("status" in ('interested', 'saved', 'submitted', 'won', 'lost'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_bids_user_bid` ON `user_bids` (`user_id`,`bid_id`);--> statement-breakpoint
CREATE INDEX `user_bids_user_newest` ON `user_bids` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `user_bids_user_status` ON `user_bids` (`user_id`,`status`,`bid_id`);--> statement-breakpoint
CREATE INDEX `user_bids_bid` ON `user_bids` (`bid_id`);--> statement-breakpoint
CREATE TABLE `distinct_bid_types` (
	`bid_type` text PRIMARY KEY NOT NULL,
	`cnt` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
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
CREATE TABLE `ingest_keys` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`portal` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE TABLE `portal_validators` (
	`url` text PRIMARY KEY NOT NULL,
	`etag` text,
	`last_modified` text,
	`stored_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `set_aside_records` (
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`key` text,
	`reason` text NOT NULL,
	PRIMARY KEY(`run_id`, `position`),
	FOREIGN KEY (`run_id`) REFERENCES `source_runs`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `source_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text NOT NULL,
	`reason` text,
	`read` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`ignored` integer DEFAULT 0 NOT NULL,
	`set_aside` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_runs_outcome" CHECK("outcome" in ('running', 'complete', 'unchanged', 'shrunken', 'failed', 'off'))
);
--> statement-breakpoint
CREATE INDEX `source_runs_source` ON `source_runs` (`source`,`started_at`);--> statement-breakpoint
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
CREATE VIEW `filter_states` AS select "code", "name", "country" from "geo_divisions" where "geo_divisions"."level" = 'state_province';--> statement-breakpoint
CREATE VIEW `opportunity_contacts` AS select "id" as "opportunity_id", "buyer" as "organization" from "opportunities";--> statement-breakpoint
CREATE VIEW `opportunity_dates` AS select "id" as "opportunity_id", "deadline" as "submission_due", "published" from "opportunities";