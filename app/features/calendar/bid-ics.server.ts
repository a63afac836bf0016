import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { opportunities, type Profile, userBids, userBidViews } from "#drizzle/schema";
import { calendarDates } from "~/domain/calendar/calendar-dates";
import { eventOf } from "~/domain/calendar/calendar-event";
import { ALL_DATES, askedDate, CLOSING_DATE } from "~/features/calendar-feeds/calendar-links";
import { findKeyDates } from "~/features/key-dates/find-key-dates.server";
import { bidIsGone } from "~/features/opportunities/open-bid.server";
import type { Services } from "~/lib/services";
import { bidUrl, CALENDAR_BID, closingOf, mayReadDetails } from "./find-calendar.server";
import { icsOf, icsResponse } from "./ics.server";

type Asked = { bidId: number; name: string };

/** The file with one date of a bid, or with all of them. Throws a 404 for what this reader does not see on its page. */
export async function bidIcs(
  { db, config }: Services,
  profile: Profile,
  { bidId, name }: Asked,
): Promise<Response> {
  const asked = askedDate(name);
  if (asked === null) throw bidIsGone();
  const ofReader = and(eq(userBids.userId, profile.id), eq(userBids.bidId, bidId));
  const [[bid], saved, viewed, read, own] = await runBatch(db, [
    db.select(CALENDAR_BID).from(opportunities).where(eq(opportunities.id, bidId)),
    db.select({ id: userBids.id }).from(userBids).where(ofReader),
    db
      .select({ one: sql<number>`1`.as("one") })
      .from(userBidViews)
      .where(and(eq(userBidViews.userId, profile.id), eq(userBidViews.bidId, bidId))),
    ...findKeyDates(db, bidId, profile.id),
  ]);
  if (!bid || (bid.status !== "active" && saved.length === 0)) throw bidIsGone();
  const closing = await closingOf(bid);
  const dates = calendarDates(closing, read, own).filter(
    ({ uid, kind }) => asked === ALL_DATES || asked === uid || (asked === CLOSING_DATE && kind === "closing"),
  );
  if (dates.length === 0) throw bidIsGone();
  const sees = mayReadDetails(profile, { viewed: viewed.length, hasText: bid.hasText });
  const url = bidUrl(config.origin, bidId);
  const isCancelled = bid.status !== "active";
  const events = dates.map((date) => {
    const event = eventOf(date, { ...bid, url }, sees);
    return { ...event, isCancelled, sequence: event.sequence + (isCancelled ? 1 : 0) };
  });
  return icsResponse(icsOf(events, { name: null, hasAlarms: !isCancelled }), {
    "Content-Disposition": `attachment; filename="${fileName(asked, bidId)}"`,
    "Cache-Control": "private, no-store",
  });
}

const fileName = (asked: string, bidId: number) =>
  asked === ALL_DATES ? `bid-${bidId}-dates.ics` : `bid-${bidId}-date.ics`;
