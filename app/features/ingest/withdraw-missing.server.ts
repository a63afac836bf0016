import { and, eq } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { notices, opportunities } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import type { Notice } from "~/domain/opportunities/notice";
import { openSql } from "~/features/search/open.sql.server";
import type { Services } from "~/lib/services";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity } from "./opportunity-draft.server";
import { STORED_VERSION_COLUMNS } from "./stored-version.server";
import { type OpportunityWrite, writeOpportunities } from "./write-opportunities.server";

/** A portal may list a notice as new a day before it lists it as open. */
const SETTLING_MS = 36 * HOUR_MS;
const PER_BATCH = 250;

type Storage = Pick<Services, "db" | "broadcaster">;

/**
 * Run after a complete answer of a portal. Notices that it lacks are marked as missing; those already marked have left the
 * portal. Then another portal's notice of the same solicitation becomes the lead; without one the opportunity is withdrawn.
 * Returns how many were withdrawn.
 */
export async function withdrawMissing(
  services: Storage,
  portal: string,
  present: ReadonlySet<string>,
  now: Date,
): Promise<number> {
  const { db } = services;
  const open = await listOpenNotices(db, portal, now);
  const missing = open.filter(
    ({ key, firstSeenAt }) => !present.has(key) && now.getTime() - firstSeenAt.getTime() > SETTLING_MS,
  );
  const firstTime = missing.filter(({ missingSince }) => missingSince === null).map(({ id }) => id);
  const gone = missing.filter(({ missingSince, leads }) => missingSince !== null && leads);

  if (firstTime.length > 0) {
    await db.update(notices).set({ missingSince: now }).where(inJson(notices.id, firstTime));
  }
  let withdrawn = 0;
  for (let start = 0; start < gone.length; start += PER_BATCH) {
    withdrawn += await passOnOrWithdraw(services, gone.slice(start, start + PER_BATCH), now);
  }
  return withdrawn;
}

type OpenNotice = RowsOf<ReturnType<typeof listOpenNotices>>[number];

function listOpenNotices(db: Database, portal: string, now: Date) {
  const { id, key, opportunityId, leads, missingSince, firstSeenAt } = notices;
  return db
    .select({ id, key, opportunityId, leads, missingSince, firstSeenAt })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId))
    .where(and(eq(notices.portal, portal), openSql("opportunities", now)));
}

/** All notices of these opportunities, each with its opportunity's stored columns. */
function listNoticesOf(db: Database, opportunityIds: ReadonlyArray<number>) {
  const { id, opportunityId, portal, content, leads, missingSince } = notices;
  const { portalSource, createdAt, version } = opportunities;
  return db
    .select({
      ...{ id, opportunityId, portal, content, leads, missingSince },
      ...{ portalSource, createdAt, version },
      ...STORED_VERSION_COLUMNS,
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(inJson(opportunityId, opportunityIds));
}

async function passOnOrWithdraw(services: Storage, gone: ReadonlyArray<OpenNotice>, now: Date) {
  const { db } = services;
  const rows = await listNoticesOf(
    db,
    gone.map(({ opportunityId }) => opportunityId),
  );
  const goneIds = new Set(gone.map(({ id }) => id));
  const successors = rows.filter(({ leads, missingSince }) => !leads && missingSince === null);
  const taken = new Set(successors.map(({ opportunityId }) => opportunityId));
  const withdrawn = rows.filter(({ id, opportunityId }) => goneIds.has(id) && !taken.has(opportunityId));

  const writes = [
    ...successors.map((row) => writeOf(row, noticeFromContent(row.content))),
    ...withdrawn.map((row) => ({
      ...writeOf(row, { ...noticeFromContent(row.content), status: "withdrawn" }),
      version: row.version + 1,
      changes: [{ field: "status" as const, from: "active", to: "withdrawn" }],
    })),
  ];
  const leading = inJson(
    notices.id,
    successors.map(({ id }) => id),
  );
  await writeOpportunities(services, writes, now, [
    db
      .update(notices)
      .set({ leads: leading })
      .where(inJson(notices.opportunityId, [...taken])),
  ]);
  return withdrawn.length;
}

function writeOf(row: RowsOf<ReturnType<typeof listNoticesOf>>[number], notice: Notice): OpportunityWrite {
  const { opportunityId, portal, portalSource, createdAt, version } = row;
  return {
    ...{ portal, portalSource, createdAt, version },
    id: opportunityId,
    isNew: false,
    before: row,
    draft: draftOpportunity(notice),
    changes: [],
  };
}
