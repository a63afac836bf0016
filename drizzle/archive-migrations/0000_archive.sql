CREATE TABLE `archived_texts` (
	`opportunity_id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`archived_at` integer NOT NULL
);
