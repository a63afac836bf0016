import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { regionName } from "~/domain/geography";
import { formatDeadline, formatDay } from "~/domain/local-time";
import { displayTimeZone } from "~/domain/zoned-time";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { csvOf } from "./csv";

type Row = {
  title: string;
  buyer: string | null;
  region: string | null;
  city: string | null;
  reference: string | null;
  url: string | null;
  deadline: number | null;
  noticeStatus: string;
  status: SavedBidStatus;
  notes: string | null;
  createdAt: number;
  updatedAt: number;
};

const HEADINGS = [
  "Title",
  "Buyer",
  "Region",
  "City",
  "Reference",
  "Closes",
  "Notice",
  "Status",
  "Notes",
  "Saved",
  "Changed",
  "Original listing",
];

/** Every saved bid of a user, newest first, those withdrawn by their source as well. */
export async function exportSavedBids(db: Database, userId: string): Promise<string> {
  const rows = await db.all<Row>(sql`
    select o.title, o.buyer, o.region, o.city, o.reference, o.portal_url as url, o.status as noticeStatus,
      coalesce(t.submission_due, o.submission_due, o.deadline) as deadline,
      ub.status, ub.notes, ub.created_at as createdAt, ub.updated_at as updatedAt
    from user_bids ub join opportunities o on o.id = ub.bid_id
    left join opportunity_dates t on t.opportunity_id = o.id
    where ub.user_id = ${userId} order by ub.created_at desc, ub.bid_id desc
  `);
  return csvOf([
    HEADINGS,
    ...rows.map((row) => {
      const timeZone = displayTimeZone(row.region);
      const day = (instant: number) => formatDay(new Date(instant), timeZone);
      return [
        row.title,
        row.buyer ?? "",
        row.region === null ? "" : regionName(row.region),
        row.city ?? "",
        row.reference ?? "",
        row.deadline === null ? "" : formatDeadline(new Date(row.deadline), timeZone),
        row.noticeStatus,
        row.status,
        row.notes ?? "",
        day(row.createdAt),
        day(row.updatedAt),
        row.url ?? "",
      ];
    }),
  ]);
}
