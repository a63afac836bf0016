import { asc, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asBoolean, asNumber, orNull, raw, runBatch } from "#drizzle/batch";
import { insertRows } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";
import { NOTICE_STATUSES } from "~/domain/opportunities/notice";
import { isOpen } from "~/domain/opportunities/opportunity";
import { closedSinceSweep, openSql, stillOpen } from "~/features/search/open.sql.server";
import { emptyDatabase } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");

const opportunity = fc.record({
  status: fc.constantFrom(...NOTICE_STATUSES),
  deadline: fc.option(
    fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer()).map((ms) => new Date(NOW.getTime() + ms)),
  ),
});

test("SQL and TypeScript agree on which bids are open and which closed since they were listed", async () => {
  const db = await emptyDatabase();
  await fc.assert(
    fc.asyncProperty(fc.array(opportunity, { minLength: 1, maxLength: 40 }), async (stored) => {
      const rows = stored.map(({ status, deadline }, id) => ({
        id: id + 1,
        title: "Snow",
        portalSource: "CanadaBuys",
        status,
        deadline,
        // The index as it was before the closing date.
        listed: status === "active",
        sortKey: id + 1,
      }));
      const [, , read] = await runBatch(db, [
        db.delete(opportunities),
        insertRows(opportunities, rows),
        raw(
          sql`
            select o.id, ${openSql("o", NOW)} as open, ${closedSinceSweep("o", NOW)} as closed,
              ${stillOpen(sql`o.sort_key`, NOW)} as still_open
            from opportunities o order by o.id
          `,
          { id: asNumber, open: asBoolean, closed: orNull(asBoolean), stillOpen: asBoolean },
        ),
      ]);
      const built = await db
        .select({ id: opportunities.id })
        .from(opportunities)
        .where(openSql("opportunities", NOW))
        .orderBy(asc(opportunities.id));

      expect(read.map(({ open }) => open)).toEqual(rows.map((row) => isOpen(row, NOW)));
      expect(built).toEqual(rows.filter((row) => isOpen(row, NOW)).map(({ id }) => ({ id })));
      const hasClosed = rows.map((row) => row.listed && !isOpen(row, NOW));
      expect(read.map(({ closed }) => closed === true)).toEqual(hasClosed);
      expect(read.map((row) => row.stillOpen)).toEqual(hasClosed.map((closed) => !closed));
    }),
    { numRuns: 60 },
  );
});
