import { and, eq, inArray, sql } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { wasOvertaken } from "#drizzle/overtaken";
import { notices, opportunities } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import { hasLeft } from "~/domain/opportunities/joined-closing";
import type { Notice } from "~/domain/opportunities/notice";
import { joinedFrom, stateOf, withJoined } from "~/features/ingest/joined-notices.server";
import { noticeFromContent } from "~/features/ingest/notice-content.server";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { rewriteStanding } from "~/features/ingest/separate-notices.server";
import { STORED_VERSION_COLUMNS } from "~/features/ingest/stored-version.server";
import { type OpportunityWrite, writeOpportunities } from "~/features/ingest/write-opportunities.server";
import { openSql } from "~/features/search/open.sql.server";
import type { Services } from "~/lib/services";
import { portalName } from "~/sources/portal-name";

/** A portal may list a notice as new a day before it lists it as open. */
const SETTLING_MS = 36 * HOUR_MS;
const PER_BATCH = 250;

type Storage = Pick<Services, "db" | "broadcaster">;

/**
 * Run after a complete answer of a portal. Notices that it lacks are marked as missing; those marked for a day have left
 * the portal. If one leads, another portal's notice of the same solicitation becomes the lead; without one the opportunity
 * is withdrawn. What only the missing notice stated, that the bid is open or when it closes, no longer counts. A notice that a record without a key
 * could be is not missing; its wait begins with the next answer that has no such record.
 */
export async function withdrawMissing(
  services: Storage,
  portal: string,
  { present, couldBeListed }: ListedNotices,
  now: Date,
  mayGoOn: () => boolean = () => true,
): Promise<Missing> {
  const { db } = services;
  const open = await listOpenNotices(db, portal, now);
  const absent = open.filter(
    ({ key, firstSeenAt }) => !present.has(key) && now.getTime() - firstSeenAt.getTime() > SETTLING_MS,
  );
  const unlistedSince = (notice: OpenNotice) => notice.unlistedSince ?? notice.missingSince ?? now;
  const doubtful = absent.filter((notice) => couldBeListed(unlistedSince(notice)));
  const inDoubt = new Set(doubtful);
  const missing = absent.filter((notice) => !inDoubt.has(notice));
  const gone = missing.filter(({ missingSince }) => hasLeft(missingSince, now));

  const isMarked = (notice: OpenNotice) => notice.missingSince !== null || notice.unlistedSince !== null;
  const back = open.filter((notice) => present.has(notice.key) && isMarked(notice));
  await mark(db, back, { unlistedSince: null, missingSince: null });
  const first = absent.filter((notice) => notice.unlistedSince === null);
  await mark(db, first, { unlistedSince: sql`coalesce(${notices.missingSince}, ${now.getTime()})` });
  const noLonger = doubtful.filter((notice) => notice.missingSince !== null);
  await mark(db, noLonger, { missingSince: null });
  const firstTime = missing.filter((notice) => notice.missingSince === null);
  await mark(db, firstTime, { missingSince: now });

  let withdrawn = 0;
  let start = 0;
  for (; start < gone.length && mayGoOn(); start += PER_BATCH) {
    const ids = gone.slice(start, start + PER_BATCH).map(({ id }) => id);
    withdrawn += await passOnOrWithdraw(services, ids, now);
  }
  return { withdrawn, doubtful: doubtful.length, isFinished: start >= gone.length };
}

type ListedNotices = {
  present: ReadonlySet<string>;
  /** Whether a notice that was last listed before this answer could be a record without a key. */
  couldBeListed: (unlistedSince: Date) => boolean;
};

export type Missing = {
  withdrawn: number;
  /** The missing notices that a record without a key could be. */
  doubtful: number;
  /** Not if `mayGoOn` has stopped it; the same call again goes on. */
  isFinished: boolean;
};

type Marks = Parameters<ReturnType<typeof updateNotices>["set"]>[0];
const updateNotices = (db: Database) => db.update(notices);

async function mark(db: Database, rows: ReadonlyArray<{ id: number }>, marks: Marks) {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await updateNotices(db).set(marks).where(inJson(notices.id, ids));
}

type OpenNotice = RowsOf<ReturnType<typeof listOpenNotices>>[number];

function listOpenNotices(db: Database, portal: string, now: Date) {
  const { id, key, unlistedSince, missingSince, firstSeenAt } = notices;
  return db
    .select({ id, key, unlistedSince, missingSince, firstSeenAt })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId))
    .where(and(eq(notices.portal, portal), openSql("opportunities", now)));
}

type NoticeOfOpportunity = RowsOf<ReturnType<typeof listNoticesBeside>>[number];

/** All notices of the opportunities of these, each with its opportunity's stored columns. */
function listNoticesBeside(db: Database, noticeIds: ReadonlyArray<number>) {
  const { id, opportunityId, portal, contentHash, content, leads, missingSince } = notices;
  const { portalSource, createdAt, updatedAt, version } = opportunities;
  const theirs = db.select({ id: opportunityId }).from(notices).where(inJson(id, noticeIds));
  return db
    .select({
      id,
      opportunityId,
      portal,
      contentHash,
      content,
      leads,
      missingSince,
      portalSource,
      createdAt,
      updatedAt,
      version,
      ...STORED_VERSION_COLUMNS,
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(inArray(opportunityId, theirs))
    .orderBy(id);
}

/** Plans again if another writer has changed one of the opportunities meanwhile, up to this many times. */
const MAX_TRIES = 4;

/** Of these notices, those that are still missing leave their opportunities. Returns how many of these are withdrawn. */
async function passOnOrWithdraw(services: Storage, missing: ReadonlyArray<number>, now: Date) {
  for (let attempt = 1; ; attempt += 1) {
    const rows = await listNoticesBeside(services.db, missing);
    const plan = planWithdrawals(services.db, rows, new Set(missing), now);
    try {
      await writeOpportunities(services, plan.writes, now, plan.leads, plan.planned);
      return plan.withdrawn;
    } catch (error) {
      if (attempt >= MAX_TRIES || !wasOvertaken(error)) throw error;
    }
  }
}

function planWithdrawals(db: Database, rows: Rows, missing: ReadonlySet<number>, now: Date) {
  const gone = rows.filter(
    ({ id, missingSince, status }) => missing.has(id) && hasLeft(missingSince, now) && status === "active",
  );
  const goneIds = new Set(gone.map(({ id }) => id));
  const leaderless = new Set(gone.filter(({ leads }) => leads).map(({ opportunityId }) => opportunityId));
  const successors = chooseSuccessors(
    rows.filter(({ opportunityId }) => leaderless.has(opportunityId)),
    now,
  );
  const taken = new Set(successors.map(({ opportunityId }) => opportunityId));
  const withdrawn = rows.filter(
    ({ id, leads, opportunityId }) => leads && goneIds.has(id) && !taken.has(opportunityId),
  );
  const followersLeft = new Set(
    gone.map(({ opportunityId }) => opportunityId).filter((id) => !leaderless.has(id)),
  );

  const writes = [
    ...successors.map((successor) => successionOf(successor, rows, now)),
    ...rows.flatMap((row) => (followersLeft.has(row.opportunityId) ? standingAgain(row, rows, now) : [])),
    ...withdrawn.map((row) => ({
      ...writeOf(row, { ...noticeFromContent(row.content), status: "withdrawn" }),
      version: row.version + 1,
      changes: [{ field: "status" as const, from: "active", to: "withdrawn" }],
    })),
  ];
  const leading = inJson(
    notices.id,
    successors.map(({ row }) => row.id),
  );
  const leads = db
    .update(notices)
    .set({ leads: leading })
    .where(inJson(notices.opportunityId, [...taken]));
  return { writes, leads: [leads], planned: rows.map(stateOf), withdrawn: withdrawn.length };
}

/** For each opportunity the first of its other notices that its portal still lists as active. */
function chooseSuccessors(rows: ReadonlyArray<NoticeOfOpportunity>, now: Date) {
  const chosen = new Map<number, { opportunityId: number; row: NoticeOfOpportunity; notice: Notice }>();
  for (const row of rows) {
    if (row.leads || hasLeft(row.missingSince, now) || chosen.has(row.opportunityId)) continue;
    const notice = noticeFromContent(row.content);
    if (notice.status === "active")
      chosen.set(row.opportunityId, { opportunityId: row.opportunityId, row, notice });
  }
  return [...chosen.values()];
}

type Rows = ReadonlyArray<NoticeOfOpportunity>;
type Successor = ReturnType<typeof chooseSuccessors>[number];

/** The opportunity as its new lead shows it. */
function successionOf({ row, notice }: Successor, rows: Rows, now: Date): OpportunityWrite {
  const write = writeOf(row, notice);
  const draft = withJoined(write.draft, othersOf(row, rows, now));
  const moved = rewriteStanding({ ...row, id: row.opportunityId }, row.portal, draft);
  return { ...moved, isForDates: false, portalSource: portalName(row.portal) };
}

/** The opportunity of a lead whose follower has left its portal, if its status or one of its dates was the follower's. */
function standingAgain(row: NoticeOfOpportunity, rows: Rows, now: Date): Array<OpportunityWrite> {
  if (!row.leads) return [];
  const { draft } = writeOf(row, noticeFromContent(row.content));
  const opportunity = { ...row, id: row.opportunityId };
  return [rewriteStanding(opportunity, row.portal, withJoined(draft, othersOf(row, rows, now)))];
}

const othersOf = (row: NoticeOfOpportunity, rows: Rows, now: Date) =>
  rows
    .filter((other) => other !== row && other.opportunityId === row.opportunityId)
    .map((other) => joinedFrom(other, now));

function writeOf(row: NoticeOfOpportunity, notice: Notice): OpportunityWrite {
  const { opportunityId, portal, portalSource, createdAt, version } = row;
  return {
    portal,
    portalSource,
    createdAt,
    version,
    id: opportunityId,
    isNew: false,
    before: row,
    draft: draftOpportunity(notice),
    changes: [],
  };
}
