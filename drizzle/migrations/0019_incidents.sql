CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`began_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`mailed_at` integer,
	`quiet_since` integer,
	`ended_at` integer,
	CONSTRAINT "incidents_kind" CHECK("kind" in ('source', 'job', 'mail', 'work', 'letters', 'payments', 'database'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_open` ON `incidents` (`kind`,`subject`) WHERE "incidents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `incidents_newest` ON `incidents` (`began_at`);--> statement-breakpoint
ALTER TABLE `job_runs` ADD `failures` integer DEFAULT 0 NOT NULL;