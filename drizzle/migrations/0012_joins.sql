ALTER TABLE `notices` ADD `unlisted_since` integer;--> statement-breakpoint
ALTER TABLE `set_aside_records` ADD `content_hash` text;--> statement-breakpoint
CREATE TABLE `separations` (
	`opportunity_id` integer NOT NULL,
	`joined_id` integer NOT NULL,
	`shown` text NOT NULL,
	PRIMARY KEY(`opportunity_id`, `joined_id`),
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`joined_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "separations_shown" CHECK(json_valid("shown"))
) WITHOUT ROWID;
