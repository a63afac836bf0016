CREATE TABLE `answer_pieces` (
	`run_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`part` integer DEFAULT 0 NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`run_id`, `kind`, `number`, `part`),
	FOREIGN KEY (`run_id`) REFERENCES `source_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "answer_pieces_kind" CHECK("kind" in ('records', 'read', 'end'))
);
