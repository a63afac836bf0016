ALTER TABLE `users` ADD `parts_off` text DEFAULT '[]' NOT NULL CONSTRAINT "users_parts_off" CHECK(json_valid("parts_off"));--> statement-breakpoint
DROP INDEX `users_instant_alert`;--> statement-breakpoint
CREATE INDEX `users_instant_alert` ON `users` (`regions`,`service_types`,`parts_off`,`contract_value_min`) WHERE "users"."alert_instant" = 1 and "users"."onboarded_at" is not null;--> statement-breakpoint
ALTER TABLE `alert_preferences` ADD `parts_off` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
DROP INDEX `alert_preferences_set`;--> statement-breakpoint
CREATE UNIQUE INDEX `alert_preferences_set` ON `alert_preferences` (`regions`,`service_types`,`parts_off`,`contract_value_min`);--> statement-breakpoint
ALTER TABLE `opportunities` ADD `parts` text DEFAULT '[]' NOT NULL CONSTRAINT "opportunities_parts" CHECK(json_valid("parts"));
