-- The full-text index of the open opportunities, which is the match index too: `keys` holds the words of
-- app/domain/matching/match-profile.ts. Row ids are opportunities.sort_key, so that reading backwards is the feed's order.
-- It holds no text of its own and can be rebuilt at any time (npm run reindex).
CREATE VIRTUAL TABLE `opportunity_search` USING fts5(
	title, tags, body, buyer, labels, keys,
	content='', contentless_delete=1,
	tokenize='porter unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
INSERT INTO `opportunity_search` (`opportunity_search`, `rank`) VALUES ('rank', 'bm25(8.0, 4.0, 1.0, 3.0, 2.0, 0.0)');
--> statement-breakpoint
-- The open opportunities again, in the order in which they close: a row's id is its closing second and its record's id.
CREATE VIRTUAL TABLE `opportunity_closing` USING fts5(
	title, tags, body, buyer, labels, keys,
	content='', contentless_delete=1,
	tokenize='porter unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
-- The same for those past their closing date: read for "Include expired" only, newest first.
CREATE VIRTUAL TABLE `opportunity_archive` USING fts5(
	title, tags, body, buyer, labels, keys,
	content='', contentless_delete=1,
	tokenize='porter unicode61 remove_diacritics 2', prefix='2 3'
);
