ALTER TABLE `opportunity_details` ADD `documents` text CONSTRAINT "opportunity_details_documents" CHECK(json_valid("documents"));--> statement-breakpoint
-- A bid's entry is replaced by a shorter one when it is packed, and deleted when its texts move. What is left of old entries
-- is removed when they are a fiftieth of a part of the index; a tenth unless something is said.
INSERT INTO `opportunity_archive` (`opportunity_archive`, `rank`) VALUES ('deletemerge', 2);