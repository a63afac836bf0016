import { and, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { opportunities } from "#drizzle/schema";
import { sameOriginPath } from "~/domain/same-origin-path";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { readBidId } from "./filters";
import { findBidJoined } from "./joined-bid.server";
import { readBidPath } from "./query-fields";

export type AskedBid = { title: string; language: string };

/** The bid that a page after signing in shows, as for a link in an email; `null` if it shows none or is no page of ours. */
export async function findAskedBid({ db }: Services, next: string | null): Promise<AskedBid | null> {
  const id = bidIdIn(next);
  if (id === null) return null;
  try {
    return (await findActive(db, id)) ?? (await findActive(db, await findBidJoined(db, id)));
  } catch (error) {
    logFailure("The bid that a sign-in leads to could not be read", error);
    return null;
  }
}

async function findActive(db: Database, id: number | null): Promise<AskedBid | null> {
  if (id === null) return null;
  const { title, language } = opportunities;
  const isActive = and(eq(opportunities.id, id), eq(opportunities.status, "active"));
  const [bid] = await db.select({ title, language }).from(opportunities).where(isActive);
  return bid ?? null;
}

function bidIdIn(next: string | null): number | null {
  const path = sameOriginPath(next);
  if (path === null) return null;
  const url = new URL(path, "https://ours.example");
  return readBidId(url) ?? readBidPath(/^\/bids\/([^/]+)(?:\/not-my-kind)?$/.exec(url.pathname)?.[1]);
}
