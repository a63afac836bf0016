import { and, eq } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { calendarEntries, calendarFeeds, calendarReads, type Profile, users } from "#drizzle/schema";
import { PRODUCT_NAME } from "~/content/product";
import { hasAccess } from "~/domain/billing/entitlement";
import { limitsFor } from "~/domain/billing/roles";
import { eventOf } from "~/domain/calendar/calendar-event";
import { type CalendarReader, calendarReader } from "~/domain/calendar/calendar-readers";
import { type FeedEntry, keepEntries } from "~/domain/calendar/keep-entries";
import { HOUR_MS } from "~/domain/duration";
import { localDay, TORONTO } from "~/domain/zoned-time";
import { askedDate } from "~/features/calendar-feeds/calendar-links";
import { hashOfSecret } from "~/lib/hash.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { forgetEntries, storeEntries } from "./calendar.sql.server";
import { bidUrl, findCalendar, mayReadDetails, readCalendar } from "./find-calendar.server";
import { icsOf, icsResponse, type PrintedEvent } from "./ics.server";

/** Increase it when feeds print the same dates in another way. */
const FEED_FORMAT = 1;

/** A newly made feed has one of 64 hexadecimal digits. */
const TOKEN = /^[0-9a-f]{64}$/;

/**
 * A person's private calendar feed, which anyone with its address can read. A guessed or revoked address is not found,
 * nor is that of an owner without a plan. An unchanged calendar is answered from the feed's own row.
 */
export async function answerFeed(services: Services, request: Request, name: string): Promise<Response> {
  const token = askedDate(name) ?? "";
  if (!TOKEN.test(token)) return notFound();
  const tokenHash = await hashOfSecret(token);
  if (!(await mayReadNow(services, tokenHash))) return tooOften();
  const now = services.now();
  const reader = calendarReader(request.headers.get("User-Agent"));
  const feed = await findFeed(services.db, tokenHash, reader);
  if (!feed || !hasAccess(feed.profile, now)) return notFound();
  if (request.method !== "HEAD") await noteRead(services.db, feed, reader, now);
  const etag = etagOf(feed, now);
  const headers = { ETag: etag, "Cache-Control": "private, max-age=900" };
  if (isKnown(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  const events = await printedEvents(services, feed.profile, now);
  const text = icsOf(events, { name: `${PRODUCT_NAME}: my bids`, hasAlarms: false });
  return icsResponse(text, { ...headers, "Content-Disposition": 'inline; filename="bids.ics"' });
}

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
const notFound = () => new Response("Not found", { status: 404, headers: PRIVATE });
const tooOften = () =>
  new Response("Read too often", { status: 429, headers: { ...PRIVATE, "Retry-After": "3600" } });

/** Counted before the database is asked, so that a program that reads without a pause costs no query. */
async function mayReadNow({ searchLimit }: Services, tokenHash: string): Promise<boolean> {
  return searchLimit.allows(`calendar ${tokenHash}`).catch((error: unknown) => {
    logFailure("Readings of a calendar could not be counted", error);
    return true;
  });
}

type Feed = { profile: Profile; revision: number; readAt: Date | null };

async function findFeed(db: Database, tokenHash: string, reader: CalendarReader): Promise<Feed | null> {
  const isByReader = and(eq(calendarReads.userId, calendarFeeds.userId), eq(calendarReads.reader, reader));
  const [feed] = await db
    .select({ profile: users, revision: calendarFeeds.revision, readAt: calendarReads.readAt })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(calendarReads, isByReader)
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return feed ?? null;
}

/** Stored at most once an hour, so that a program that reads often writes little. */
async function noteRead(db: Database, { profile, readAt }: Feed, reader: CalendarReader, now: Date) {
  if (readAt !== null && now.getTime() - readAt.getTime() < HOUR_MS) return;
  await db
    .insert(calendarReads)
    .values({ userId: profile.id, reader, readAt: now })
    .onConflictDoUpdate({ target: [calendarReads.userId, calendarReads.reader], set: { readAt: now } })
    .catch((error: unknown) => {
      logFailure("A reading of a calendar could not be stored", error);
    });
}

/** Past and cancelled dates leave with the day, and the plan decides about sentences. */
function etagOf({ profile, revision }: Feed, now: Date): string {
  const detail = limitsFor(profile.role).dailyDetailViews === null ? "full" : "opened";
  return `"${FEED_FORMAT}-${revision}-${localDay(now, TORONTO)}-${detail}"`;
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

/** What the feed says now; what that changes is stored, for the next time. */
async function printedEvents(
  { db, config }: Services,
  profile: Profile,
  now: Date,
): Promise<Array<PrintedEvent>> {
  const [stored, ...rows] = await runBatch(db, [
    db.select().from(calendarEntries).where(eq(calendarEntries.userId, profile.id)),
    ...findCalendar(db, profile.id),
  ]);
  const events = (await readCalendar(rows)).flatMap(({ bid, dates }) =>
    dates.map((date) =>
      eventOf(date, { ...bid, url: bidUrl(config.origin, bid.id) }, mayReadDetails(profile, bid)),
    ),
  );
  const { entries, changed, forgotten } = keepEntries(stored.map(entryOf), events, now);
  await runBatch(db, storing(profile.id, changed, forgotten));
  const eventOfUid = new Map(events.map((event) => [event.uid, event]));
  return entries.sort(byTime).map((entry) => {
    const { description = null, url = null } = eventOfUid.get(entry.uid) ?? {};
    return { ...entry, description, url, isCancelled: entry.cancelledAt !== null };
  });
}

const entryOf = ({ userId: _, ...entry }: typeof calendarEntries.$inferSelect): FeedEntry => entry;

const storing = (
  userId: string,
  changed: ReadonlyArray<FeedEntry>,
  forgotten: ReadonlyArray<string>,
): Array<AnyStatement> => [
  ...(changed.length > 0 ? [storeEntries(userId, changed)] : []),
  ...(forgotten.length > 0 ? [forgetEntries(userId, forgotten)] : []),
];

const timeOf = ({ day, startsAt }: FeedEntry) => startsAt?.getTime() ?? Date.parse(`${day}T00:00:00Z`);
const byTime = (a: FeedEntry, b: FeedEntry) => timeOf(a) - timeOf(b) || a.uid.localeCompare(b.uid);
