CREATE TABLE `text_blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content` blob NOT NULL,
	`move_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `text_blocks_move_at` ON `text_blocks` (`move_at`);--> statement-breakpoint
ALTER TABLE `opportunities` ADD `text_block` integer;--> statement-breakpoint
-- The index of closed bids without those of prefixes, which are two thirds of its size: searching for the beginning of a
-- word reads a range of words instead. It holds no text of its own: npm run reindex fills it again.
DROP TABLE `opportunity_archive`;--> statement-breakpoint
CREATE VIRTUAL TABLE `opportunity_archive` USING fts5(
	title, tags, body, buyer, labels, keys,
	content='', contentless_delete=1,
	tokenize='porter unicode61 remove_diacritics 2'
);
