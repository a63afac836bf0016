import { desc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { opportunities, userBids } from "#drizzle/schema";
import { regionName } from "~/domain/geography";
import { formatDay, formatDeadline } from "~/domain/local-time";
import { displayTimeZone } from "~/domain/zoned-time";
import { csvOf } from "./csv";

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

/** All of a user's saved bids as CSV, newest first, including withdrawn ones. */
export async function exportSavedBids(db: Database, userId: string): Promise<string> {
  const rows = await db
    .select({
      title: opportunities.title,
      buyer: opportunities.buyer,
      region: opportunities.region,
      city: opportunities.city,
      reference: opportunities.reference,
      url: opportunities.portalUrl,
      deadline: opportunities.deadline,
      noticeStatus: opportunities.status,
      status: userBids.status,
      notes: userBids.notes,
      createdAt: userBids.createdAt,
      updatedAt: userBids.updatedAt,
    })
    .from(userBids)
    .innerJoin(opportunities, eq(opportunities.id, userBids.bidId))
    .where(eq(userBids.userId, userId))
    .orderBy(desc(userBids.createdAt), desc(userBids.bidId));
  return csvOf([
    HEADINGS,
    ...rows.map((row) => {
      const timeZone = displayTimeZone(row.region);
      return [
        row.title,
        row.buyer ?? "",
        row.region === null ? "" : regionName(row.region),
        row.city ?? "",
        row.reference ?? "",
        row.deadline === null ? "" : formatDeadline(row.deadline, timeZone),
        row.noticeStatus,
        row.status,
        row.notes ?? "",
        formatDay(row.createdAt, timeZone),
        formatDay(row.updatedAt, timeZone),
        row.url ?? "",
      ];
    }),
  ]);
}
