CREATE TABLE `filter_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`valid_until` integer,
	`started_at` integer NOT NULL,
	`counts` text NOT NULL,
	CONSTRAINT "filter_counts_counts" CHECK(json_valid("counts"))
);
