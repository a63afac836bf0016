ALTER TABLE `same_day_runs` ADD `done_preferences` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `same_day_runs` ADD `done_reader` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `same_day_runs` ADD `completed_at` integer;--> statement-breakpoint
-- Runs went in one part until now.
UPDATE `same_day_runs` SET `completed_at` = `at`;
