ALTER TABLE `users` ADD `list_sort` text CONSTRAINT "users_list_sort" CHECK("list_sort" in ('newest', 'closing-soon'));--> statement-breakpoint
ALTER TABLE `users` ADD `density` text DEFAULT 'comfortable' NOT NULL CONSTRAINT "users_density" CHECK("density" in ('comfortable', 'compact'));--> statement-breakpoint
ALTER TABLE `match_counts` ADD `urgent` integer;--> statement-breakpoint
ALTER TABLE `match_counts` ADD `cad` real;--> statement-breakpoint
ALTER TABLE `match_counts` ADD `usd` real;--> statement-breakpoint
ALTER TABLE `match_counts` ADD `closing_hours` text CONSTRAINT "match_counts_closing_hours" CHECK(json_valid("closing_hours"));
