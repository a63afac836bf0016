ALTER TABLE `users` ADD `keyboard` integer DEFAULT true NOT NULL CONSTRAINT "users_keyboard" CHECK("keyboard" in (0, 1));
