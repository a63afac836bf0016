DROP INDEX `opportunities_listed_deadline`;--> statement-breakpoint
ALTER TABLE `opportunities` ADD `text_closing` integer;--> statement-breakpoint
CREATE INDEX `opportunities_listed_closing` ON `opportunities` (coalesce("deadline", "text_closing")) WHERE "opportunities"."listed" = 1;
