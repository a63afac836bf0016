-- Each write to a full-text index leaves a part of its own, and a search opens all of them. The timed job joins parts
-- (features/search/join-index-parts); by default it would leave three of each size.
INSERT INTO `opportunity_search` (`opportunity_search`, `rank`) VALUES ('usermerge', 2);
--> statement-breakpoint
INSERT INTO `opportunity_closing` (`opportunity_closing`, `rank`) VALUES ('usermerge', 2);
