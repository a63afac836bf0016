CREATE TABLE `text_blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content` blob NOT NULL,
	`move_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `text_blocks_move_at` ON `text_blocks` (`move_at`);--> statement-breakpoint
ALTER TABLE `opportunities` ADD `text_block` integer;--> statement-breakpoint
-- Two of the indexes without those of prefixes, which are two thirds of their size: searching for the beginning of a word
-- reads a range of words instead. They hold no text of their own: npm run reindex fills them again.
DROP TABLE `opportunity_closing`;--> statement-breakpoint
CREATE VIRTUAL TABLE `opportunity_closing` USING fts5(
	title, tags, body, buyer, labels, keys,
	content='', contentless_delete=1,
	tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
DROP TABLE `opportunity_archive`;--> statement-breakpoint
CREATE VIRTUAL TABLE `opportunity_archive` USING fts5(
	title, tags, body, buyer, labels, keys,
	content='', contentless_delete=1,
	tokenize='porter unicode61 remove_diacritics 2'
);
