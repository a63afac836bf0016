CREATE TABLE `portal_calls` (
	`portal` text NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`portal`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `opportunities` ADD `has_text` integer DEFAULT true NOT NULL CONSTRAINT "opportunities_has_text" CHECK("has_text" in (0, 1));--> statement-breakpoint
ALTER TABLE `opportunity_details` ADD `translation` text CONSTRAINT "opportunity_details_translation" CHECK(json_valid("translation"));--> statement-breakpoint
ALTER TABLE `notices` ADD `text_state` text CONSTRAINT "notices_text_state" CHECK("text_state" in ('waiting', 'stored', 'none'));--> statement-breakpoint
ALTER TABLE `notices` ADD `text_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `notices_waiting_for_text` ON `notices` (`portal`) WHERE "notices"."text_state" = 'waiting';--> statement-breakpoint
ALTER TABLE `user_bid_views` ADD `spent` integer DEFAULT true NOT NULL CONSTRAINT "user_bid_views_spent" CHECK("spent" in (0, 1));--> statement-breakpoint
DROP INDEX `user_bid_views_user_day`;--> statement-breakpoint
CREATE INDEX `user_bid_views_user_day` ON `user_bid_views` (`user_id`,`viewed_at`) WHERE "user_bid_views"."spent" = 1;
