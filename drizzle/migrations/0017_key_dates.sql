CREATE TABLE `opportunity_key_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`opportunity_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer,
	`local_day` text,
	`local_time` text,
	`zone` text,
	`zone_basis` text,
	`precision` text NOT NULL,
	`mandatory` text NOT NULL,
	`place` text,
	`days` integer,
	`sentence` text NOT NULL,
	`start` integer NOT NULL,
	`end` integer NOT NULL,
	`section` text NOT NULL,
	`language` text NOT NULL,
	`rule` text NOT NULL,
	`rule_version` integer NOT NULL,
	`standing` text NOT NULL,
	`doubts` text NOT NULL,
	`conflicts_with` integer,
	`origin` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`changed_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "opportunity_key_dates_kind" CHECK("kind" in ('closing', 'sub_bid_closing', 'opening', 'site_meeting', 'questions', 'addenda', 'intent', 'complaints', 'validity', 'start', 'end', 'term')),
	CONSTRAINT "opportunity_key_dates_zone_basis" CHECK("zone_basis" in ('stated', 'place', 'buyer', 'portal')),
	CONSTRAINT "opportunity_key_dates_precision" CHECK("precision" in ('instant', 'day', 'approximate', 'relative', 'none')),
	CONSTRAINT "opportunity_key_dates_mandatory" CHECK("mandatory" in ('yes', 'no', 'unsaid')),
	CONSTRAINT "opportunity_key_dates_language" CHECK("language" in ('en', 'fr')),
	CONSTRAINT "opportunity_key_dates_standing" CHECK("standing" in ('sure', 'check', 'withdrawn')),
	CONSTRAINT "opportunity_key_dates_doubts" CHECK(json_valid("doubts")),
	CONSTRAINT "opportunity_key_dates_origin" CHECK("origin" in ('text', 'portal'))
);
--> statement-breakpoint
CREATE INDEX `opportunity_key_dates_opportunity` ON `opportunity_key_dates` (`opportunity_id`);--> statement-breakpoint
CREATE TABLE `user_key_dates` (
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
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_key_dates_kind" CHECK("kind" in ('site_meeting', 'questions', 'intent', 'sub_bid_closing', 'addenda', 'opening', 'complaints', 'start', 'end')),
	CONSTRAINT "user_key_dates_mandatory" CHECK("mandatory" in ('yes', 'no', 'unsaid'))
);
--> statement-breakpoint
CREATE INDEX `user_key_dates_user_bid` ON `user_key_dates` (`user_id`,`opportunity_id`);--> statement-breakpoint
ALTER TABLE `opportunities` ADD `key_dates` text DEFAULT '[]' NOT NULL CONSTRAINT "opportunities_key_dates" CHECK(json_valid("key_dates"));
