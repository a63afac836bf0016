-- No bid is in this table yet: the first could have moved to it 13 months after it closed.
DROP TABLE `archived_texts`;
--> statement-breakpoint
CREATE TABLE `archived_blocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`content` blob NOT NULL
);
