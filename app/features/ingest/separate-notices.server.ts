import { eq, max } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { notices, opportunities, separations, undoneMerges } from "#drizzle/schema";
import { areTitlesOfOne } from "~/domain/joining/same-solicitation";
import type { Services } from "~/lib/services";
import { portalName } from "~/sources/portal-name";
import type { Separation } from "./contradicting-notices";
import {
  isOpenOnPortal,
  joinedFrom,
  type JoinedRow,
  listJoined,
  stateOf,
  withJoined,
} from "./joined-notices.server";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity } from "./opportunity-draft.server";
import { moveReaders } from "./readers-who-move.server";
import { STORED_VERSION_COLUMNS, type StoredVersion } from "./stored-version.server";
import { type OpportunityWrite, writeOpportunities } from "./write-opportunities.server";

/**
 * Moves notices out of an opportunity that they were wrongly joined to, and returns the new opportunities' IDs. If an
 * operator asks, they never join it again. If they contradict, readers who know the joined bid get no mail about those of
 * its parts that are about the same (`separations`), and a saved bid moves to the part in its reader's regions or to the
 * one that is still about the same (`moveReaders`); otherwise it stays.
 * Fails if another writer has changed one of the notices meanwhile.
 */
export async function separateNotices(
  services: Pick<Services, "db" | "broadcaster">,
  separation: Separation,
  now: Date,
  also: (created: ReadonlyArray<number>) => ReadonlyArray<AnyStatement> = () => [],
): Promise<Array<number>> {
  const { db } = services;
  const { opportunityId, groups, lead } = separation;
  const [rows, [opportunity], [last], earlier] = await runBatch(db, [
    listJoined(db, [opportunityId], null),
    findOpportunity(db, opportunityId),
    db.select({ id: max(opportunities.id) }).from(opportunities),
    db.select().from(separations).where(eq(separations.opportunityId, opportunityId)),
  ]);
  if (!opportunity) return [];
  const leaving = groups
    .map(({ ids, at }) => ({
      at,
      group: inLeadOrder(
        rows.filter(({ id }) => ids.includes(id)),
        now,
      ),
    }))
    .filter(({ group }) => group.length > 0)
    .map((leavingGroup, index) => ({
      ...leavingGroup,
      id: (last?.id ?? 0) + 1 + index,
      isOther: !areTitlesOfOne(leavingGroup.at.title, opportunity.title),
    }));
  const gone = new Set(leaving.flatMap(({ group }) => group));
  const staying = rows.filter((row) => !gone.has(row));

  const writes = [
    ...leaving.map(({ id, group }) => newOpportunity(id, group, now)),
    ...standingAgain(opportunity, staying, now),
  ];
  const created = leaving.map(({ id }) => id);
  const shownAs: ReadonlyArray<JoinedShown> = [
    ...earlier,
    { joinedId: opportunityId, shown: shownOf(opportunity) },
  ];
  await writeOpportunities(
    services,
    writes,
    now,
    [
      ...leaving.flatMap(({ id, group }) => moveTo(db, id, group)),
      insertRows(
        undoneMerges,
        lead ? [] : [...gone].map(({ portal, key }) => ({ portal, key, opportunityId, at: now })),
        "ignore",
      ),
      insertRows(separations, lead ? leaving.flatMap(({ id, at }) => toldOf(at.title, shownAs, id)) : []),
      ...(await moveReaders(db, separation, {
        leaving,
        isLeadOther: lead !== null && !areTitlesOfOne(lead.title, opportunity.title),
      })),
      ...also(created),
    ],
    rows.map(stateOf),
  );
  return created;
}

type JoinedShown = Omit<typeof separations.$inferInsert, "opportunityId">;

/** One row for each joined bid of this title. Whoever was emailed about one of them is not emailed about the new bid. */
const toldOf = (title: string, shownAs: ReadonlyArray<JoinedShown>, opportunityId: number) =>
  shownAs
    .filter(({ shown }) => areTitlesOfOne(title, shown.title))
    .map((joined) => ({ ...joined, opportunityId }));

function findOpportunity(db: Database, id: number) {
  const { portalSource, createdAt, version } = opportunities;
  return db
    .select({ id: opportunities.id, portalSource, createdAt, version, ...STORED_VERSION_COLUMNS })
    .from(opportunities)
    .where(eq(opportunities.id, id));
}

/** What decides whom a bid fits. */
function shownOf({ title, places, region, city, tags, parts, bidType, category }: StoredVersion) {
  return { title, places, region, city, tags, parts, bidType, category };
}

/** A notice that can be bid on leads before one that cannot. */
function inLeadOrder(group: ReadonlyArray<JoinedRow>, now: Date) {
  const isOpen = (row: JoinedRow) => isOpenOnPortal(row, now);
  return [...group.filter(isOpen), ...group.filter((row) => !isOpen(row))];
}

type Opportunity = Awaited<ReturnType<typeof findOpportunity>>[number];

function newOpportunity(id: number, group: ReadonlyArray<JoinedRow>, now: Date): OpportunityWrite {
  const [lead, ...others] = group as [JoinedRow, ...Array<JoinedRow>];
  return {
    id,
    isNew: true,
    draft: draftAmong(lead, others, now),
    before: null,
    portal: lead.portal,
    portalSource: portalName(lead.portal),
    createdAt: now,
    version: 1,
    changes: [],
  };
}

const draftAmong = ({ content }: JoinedRow, others: ReadonlyArray<JoinedRow>, now: Date) =>
  withJoined(
    draftOpportunity(noticeFromContent(content)),
    others.map((other) => joinedFrom(other, now)),
  );

/** The opportunity that the others have left, if its status, its closing date or a key date was theirs. */
function standingAgain(before: Opportunity, staying: ReadonlyArray<JoinedRow>, now: Date) {
  const lead = staying.find(({ leads }) => leads);
  if (!lead || before.status !== "active") return [];
  const others = staying.filter((row) => row !== lead);
  return [rewriteStanding(before, lead.portal, draftAmong(lead, others, now))];
}

/**
 * The write that gives an opportunity a new status and closing date, for the history too. If they are the same, it is only
 * for key dates that other notices of the opportunity have stated.
 */
export function rewriteStanding(
  before: Opportunity,
  portal: string,
  draft: OpportunityWrite["draft"],
): OpportunityWrite {
  const [from, to] = [before, draft].map(({ status, deadline }) => ({
    status,
    deadline: deadline?.toISOString() ?? null,
  }));
  const changes = (["deadline", "status"] as const)
    .map((field) => ({ field, from: from![field], to: to![field] }))
    .filter((change) => change.from !== change.to);
  const { id, portalSource, createdAt, version } = before;
  const isForDates = changes.length === 0;
  return {
    id,
    before,
    draft,
    portal,
    portalSource,
    createdAt,
    changes,
    isForDates,
    isNew: false,
    version: isForDates ? version : version + 1,
  };
}

/** Moves a group's notices to an opportunity of their own. */
function moveTo(db: Database, opportunityId: number, [lead, ...others]: ReadonlyArray<JoinedRow>) {
  const move = (rows: ReadonlyArray<JoinedRow>, leads: boolean) =>
    db
      .update(notices)
      .set({ opportunityId, leads })
      .where(
        inJson(
          notices.id,
          rows.map(({ id }) => id),
        ),
      );
  return [move(lead ? [lead] : [], true), move(others, false)];
}
