import { desc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { opportunities, opportunityValues, userBids } from "#drizzle/schema";
import { regionName, resolveRegion, stateOf } from "~/domain/geography";
import { formatClosing } from "~/domain/local-time";
import { statedValue } from "~/domain/opportunities/opportunity";
import { closingInRow, type RowDate } from "~/domain/reading/kept/listed-dates";
import { displayTimeZone, isoLocalTime, localDay } from "~/domain/zoned-time";
import { csvOf } from "./csv";

const HEADINGS = [
  "Title",
  "Buyer",
  "Region",
  "City",
  "Province or state",
  "Reference",
  "Closes (ET)",
  "Stated value",
  "Currency",
  "Notice",
  "Status",
  "Notes",
  "Saved",
  "Changed",
  "Original listing",
];

/** All of a user's saved bids as CSV, newest first, including withdrawn ones. Dates are local, as spreadsheets read them. */
export async function exportSavedBids(db: Database, userId: string, now: Date): Promise<string> {
  const rows = await db
    .select({
      title: opportunities.title,
      buyer: opportunities.buyer,
      region: opportunities.region,
      city: opportunities.city,
      reference: opportunities.reference,
      url: opportunities.portalUrl,
      deadline: opportunities.deadline,
      keyDates: opportunities.keyDates,
      values: opportunityValues,
      noticeStatus: opportunities.status,
      status: userBids.status,
      notes: userBids.notes,
      createdAt: userBids.createdAt,
      updatedAt: userBids.updatedAt,
    })
    .from(userBids)
    .innerJoin(opportunities, eq(opportunities.id, userBids.bidId))
    .leftJoin(opportunityValues, eq(opportunityValues.opportunityId, userBids.bidId))
    .where(eq(userBids.userId, userId))
    .orderBy(desc(userBids.createdAt), desc(userBids.bidId));
  return csvOf([
    HEADINGS,
    ...rows.map((row) => {
      const timeZone = displayTimeZone(row.region);
      const value = row.values && statedValue(row.values);
      return [
        row.title,
        row.buyer ?? "",
        row.region === null ? "" : regionName(row.region),
        row.city ?? "",
        lettersOf(row.region),
        row.reference ?? "",
        row.deadline === null ? textsClosing(row.keyDates, timeZone, now) : closingOf(row.deadline, timeZone),
        value === null ? "" : String(value),
        value === null ? "" : (row.values?.currency ?? ""),
        row.noticeStatus,
        row.status,
        row.notes ?? "",
        localDay(row.createdAt, timeZone),
        localDay(row.updatedAt, timeZone),
        row.url ?? "",
      ];
    }),
  ]);
}

/** "ON"; empty for a place that is in none that we know. */
function lettersOf(region: string | null): string {
  const code = region === null ? null : resolveRegion(region);
  return code === null ? "" : (stateOf(code)?.slice(-2) ?? "");
}

/** "2026-12-04 14:00"; only the day if the source states no hour. */
function closingOf(deadline: Date, timeZone: string): string {
  const isDayOnly = formatClosing(deadline, timeZone) === null;
  return isDayOnly ? localDay(deadline, timeZone) : isoLocalTime(deadline, timeZone);
}

/** "2026-12-04 14:00 (from the notice’s text)", as rows say it. */
function textsClosing(keyDates: ReadonlyArray<RowDate>, timeZone: string, now: Date): string {
  const stated = closingInRow(keyDates, now);
  if (stated === null) return "";
  const clock = stated.at === null ? stated.day : isoLocalTime(new Date(stated.at), timeZone);
  return `${clock} (from the notice’s text)`;
}
