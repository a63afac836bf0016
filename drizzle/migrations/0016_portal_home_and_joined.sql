CREATE TABLE `joined_opportunities` (
	`opportunity_id` integer PRIMARY KEY NOT NULL,
	`into_id` integer NOT NULL,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`into_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `joined_opportunities_into` ON `joined_opportunities` (`into_id`);--> statement-breakpoint
ALTER TABLE `ingest_keys` ADD `home` text;