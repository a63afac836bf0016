import { and, asc, eq, sql } from "drizzle-orm";
import type { RowsOfEach } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, type Profile, userBids, userBidViews } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { type CalendarDate, calendarDates } from "~/domain/calendar/calendar-dates";
import { timeZoneOf } from "~/domain/geography";
import { OUTCOMES, type SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { displayTimeZone } from "~/domain/zoned-time";
import { listDatesOfSaved } from "~/features/key-dates/find-key-dates.server";
import { hashOfSecret } from "~/lib/hash.server";

const { id, title, language, city, region, places, deadline, keyDates, status, version, updatedAt, hasText } =
  opportunities;

/** What calendars need to know of a bid. */
export const CALENDAR_BID = {
  id,
  title,
  language,
  city,
  region,
  places,
  deadline,
  keyDates,
  status,
  version,
  updatedAt,
  hasText,
};

/** The statements that read what a person has saved, with all dates. */
export function findCalendar(db: Database, userId: string) {
  const viewed = db
    .select({ one: sql`1` })
    .from(userBidViews)
    .where(and(eq(userBidViews.userId, userId), eq(userBidViews.bidId, userBids.bidId)));
  const bids = db
    .select({
      ...CALENDAR_BID,
      savedStatus: sql<SavedBidStatus>`${userBids.status}`.as("saved_status"),
      viewed: sql<number>`exists ${viewed}`.as("viewed"),
    })
    .from(userBids)
    .innerJoin(opportunities, eq(opportunities.id, userBids.bidId))
    .where(eq(userBids.userId, userId))
    .orderBy(asc(userBids.bidId));
  return [bids, ...listDatesOfSaved(db, userId)] as const;
}

type Rows = RowsOfEach<ReturnType<typeof findCalendar>>;
type BidRow = Rows[0][number];

export type DatedBid = { bid: BidRow; dates: Array<CalendarDate> };

/** The bids that are in their reader's calendar, with their dates. */
export async function readCalendar([bids, read, own]: Rows): Promise<Array<DatedBid>> {
  const [readOf, ownOf] = [byBid(read), byBid(own)];
  return Promise.all(
    bids.filter(isInCalendar).map(async (bid) => {
      const closing = await closingOf(bid);
      return { bid, dates: calendarDates(closing, readOf.get(bid.id) ?? [], ownOf.get(bid.id) ?? []) };
    }),
  );
}

function byBid<Row extends { opportunityId: number }>(rows: ReadonlyArray<Row>): Map<number, Array<Row>> {
  const groups = new Map<number, Array<Row>>();
  for (const row of rows) {
    const group = groups.get(row.opportunityId);
    if (group) group.push(row);
    else groups.set(row.opportunityId, [row]);
  }
  return groups;
}

/** What is lost has no dates any more, nor what its source has closed early, unless it was submitted before. */
function isInCalendar({ savedStatus, status: noticeStatus }: BidRow): boolean {
  if (savedStatus === "lost") return false;
  return noticeStatus === "active" || OUTCOMES.some((outcome) => outcome === savedStatus);
}

type Closing = Pick<BidRow, "id" | "deadline" | "region" | "version" | "updatedAt">;

export async function closingOf(bid: Closing) {
  return {
    deadline: bid.deadline,
    version: bid.version,
    updatedAt: bid.updatedAt,
    closingUid: await closingUid(bid.id),
    zone: bid.region === null ? displayTimeZone(null) : timeZoneOf(bid.region),
  };
}

/** Of this form are the IDs of key dates. It tells nothing, and stays when the date moves. */
async function closingUid(bidId: number): Promise<string> {
  const hash = await hashOfSecret(`closing date of bid ${bidId}`);
  const [a, b, c, d] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(13, 16), hash.slice(17, 20)];
  return `${a}-${b}-8${c}-a${d}-${hash.slice(20, 32)}`;
}

type Reader = Pick<Profile, "role">;

/** As on the bid's own page: sentences are part of the details, which Basic and the trial have to open first. */
export function mayReadDetails({ role }: Reader, bid: { viewed: number; hasText: boolean }): boolean {
  return limitsFor(role).dailyDetailViews === null || bid.viewed === 1 || !bid.hasText;
}

export const bidUrl = (origin: string, bidId: number) => `${origin}/bids/${bidId}`;
