ALTER TABLE `user_bids` ADD `closes_at` integer;--> statement-breakpoint
CREATE INDEX `user_bids_user_closing` ON `user_bids` (`user_id`,`closes_at`);--> statement-breakpoint
UPDATE `user_bids` SET `closes_at` = (SELECT o.`deadline` FROM `opportunities` o WHERE o.`id` = `user_bids`.`bid_id`);
