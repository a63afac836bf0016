ALTER TABLE `opportunity_details` ADD COLUMN `place_reason` text CONSTRAINT "opportunity_details_place_reason" CHECK(json_valid("place_reason"));
