import { env } from "cloudflare:workers";
import { createDatabase, type Database } from "#drizzle/client";
import type { Notice } from "~/domain/opportunities/notice";
import * as feature from "~/features/ingest/ingest-notices.server";
import { NO_PAGES } from "./no-pages";

export { NO_PAGES };

/** What storing bids takes, while no page is open. */
export const withoutPages = (db: Database) => ({
  db,
  archive: createDatabase(env.ARCHIVE),
  broadcaster: NO_PAGES,
});

/** Stores notices while no page is open. */
export function ingestNotices(
  db: Database,
  portal: feature.Portal,
  notices: ReadonlyArray<Notice>,
  now: Date,
): Promise<feature.IngestResult> {
  return feature.ingestNotices(withoutPages(db), portal, notices, now);
}
