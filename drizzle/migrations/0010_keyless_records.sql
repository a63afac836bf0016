ALTER TABLE `notices` ADD `unlisted_since` integer;--> statement-breakpoint
ALTER TABLE `set_aside_records` ADD `content_hash` text;