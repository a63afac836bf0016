import { runBatch, type Statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { opportunities, opportunityKeyDates } from "#drizzle/schema";
import type { FieldChange } from "~/domain/opportunities/opportunity-changes";
import { RULES_VERSION } from "~/domain/opportunities/rules-version";
import type { JoinedKeyDate } from "~/domain/reading/kept/joined-dates";
import { keepKeyDates, type KeptChange, type KeptKeyDate } from "~/domain/reading/kept/keep-key-dates";
import { type RowDate, rowDatesOf } from "~/domain/reading/kept/listed-dates";
import { printedKeyDates } from "~/domain/reading/kept/printed-key-dates";
import { inTurns } from "~/domain/turns";
import { touchCalendarsOf } from "~/features/calendar-feeds/touch-calendar.sql.server";
import {
  deleteLongWithdrawn,
  listMovedClosings,
  requireSameDates,
  WITHDRAWN_KEPT_MS,
} from "./key-dates.sql.server";
import { type DatedDraft, keyDatesOf } from "./key-dates-of-draft.server";

type Dated = {
  id: number;
  isNew: boolean;
  draft: DatedDraft;
  isForDates?: boolean;
  /** What this write makes known of the version before. */
  changes?: ReadonlyArray<FieldChange>;
};

export type PlannedDates = {
  /** For the opportunity's own row. */
  listed: Array<RowDate>;
  /** What a reader of the earlier version should know; `null` if other rules have read that version. */
  change: FieldChange | null;
  /** Whether a field of a portal, or another portal's notice, states one of them, or did. */
  isOfPortals: boolean;
};

/**
 * What storing these opportunities does to their key dates, and the statements that do it. Dates that stay as they are
 * write nothing.
 */
export async function planKeyDates(db: Database, writes: ReadonlyArray<Dated>, now: Date) {
  const ids = writes.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const { dates, sameRules, moved } = await readStored(db, ids);
  const plans = await inTurns(writes, ({ id, draft, changes = [] }) =>
    planOne(
      { id, draft, earlier: [...(moved.get(id) ?? []), ...movedBy(changes)] },
      dates.get(id) ?? [],
      now,
    ),
  );
  const stored = [...dates.values()].flat();
  const changed = new Set(plans.filter(({ rows }) => rows.length > 0).map(({ id }) => id));
  const touched = writes
    .filter(({ id, isNew, isForDates }) => !isNew && (!isForDates || changed.has(id)))
    .map(({ id }) => id);
  return {
    planned: new Map(
      plans.map(({ id, listed, change, isOfPortals }): [number, PlannedDates] => [
        id,
        { listed, isOfPortals, change: sameRules.has(id) ? change : null },
      ]),
    ),
    changed,
    statements: [
      ...(ids.length === 0 ? [] : [requireSameDates(ids, countOf(stored))]),
      ...upsert(plans.flatMap(({ rows }) => rows)),
      ...(touched.length === 0 ? [] : [touchCalendarsOf(touched)]),
      ...(stored.some((date) => isLongWithdrawn(date, now)) ? [deleteLongWithdrawn(ids, now)] : []),
    ],
  };
}

const movedBy = (changes: ReadonlyArray<FieldChange>): Array<Date> =>
  changes.flatMap(({ field, from }) => (field === "deadline" && from !== null ? [new Date(from)] : []));

/**
 * The stored dates by opportunity, the opportunities that today's rules have read, and the closings that portals have
 * moved.
 */
async function readStored(db: Database, ids: ReadonlyArray<number>) {
  const dates = new Map<number, Array<KeptKeyDate>>();
  const moved = new Map<number, Array<Date>>();
  if (ids.length === 0) return { dates, sameRules: new Set<number>(), moved };
  const { id, rulesVersion } = opportunities;
  const [rows, versions, closings] = await runBatch(db, [
    db
      .select()
      .from(opportunityKeyDates)
      .where(inJson(opportunityKeyDates.opportunityId, ids))
      .orderBy(opportunityKeyDates.start, opportunityKeyDates.id),
    db.select({ id, rulesVersion }).from(opportunities).where(inJson(id, ids)),
    listMovedClosings(ids),
  ]);
  for (const { opportunityId, ...date } of rows) {
    dates.set(opportunityId, [...(dates.get(opportunityId) ?? []), date]);
  }
  for (const { opportunityId, was } of closings)
    moved.set(opportunityId, [...(moved.get(opportunityId) ?? []), was]);
  const isCurrent = (row: (typeof versions)[number]) => row.rulesVersion === RULES_VERSION;
  return { dates, sameRules: new Set(versions.filter(isCurrent).map((row) => row.id)), moved };
}

/** As `requireSameDates` counts them. */
const countOf = (stored: ReadonlyArray<KeptKeyDate>) =>
  `${stored.length} ${stored.reduce((sum, { sequence }) => sum + sequence, 0)}`;

const isLongWithdrawn = ({ standing, changedAt }: KeptKeyDate, now: Date) =>
  standing === "withdrawn" && changedAt.getTime() < now.getTime() - WITHDRAWN_KEPT_MS;

type Planned = { id: number; draft: DatedDraft; earlier: ReadonlyArray<Date> };

function planOne({ id, draft, earlier }: Planned, stored: ReadonlyArray<KeptKeyDate>, now: Date) {
  const found = keyDatesOf(draft);
  const changes = keepKeyDates(stored, found, { now, newId: () => crypto.randomUUID() });
  return {
    id,
    listed: rowDatesOf(keptAfter(stored, changes), draft, earlier),
    change: changeOf(stored, found),
    isOfPortals: [...stored, ...found].some(({ origin, portal }) => origin === "portal" || portal !== null),
    rows: changes.map(({ after }: KeptChange) => ({ ...after, opportunityId: id })),
  };
}

function keptAfter(stored: ReadonlyArray<KeptKeyDate>, changes: ReadonlyArray<KeptChange>) {
  const kept = new Map(stored.map((date) => [date.id, date]));
  for (const { after } of changes) kept.set(after.id, after);
  return [...kept.values()];
}

function changeOf(
  stored: ReadonlyArray<KeptKeyDate>,
  found: ReadonlyArray<JoinedKeyDate>,
): FieldChange | null {
  const [from, to] = [printedKeyDates(stored), printedKeyDates(found)];
  return from === to ? null : { field: "keyDates", from, to };
}

type Row = typeof opportunityKeyDates.$inferInsert;

function upsert(rows: ReadonlyArray<Row>): Array<Statement> {
  const [first] = rows;
  if (!first) return [];
  const update = Object.keys(first).filter((name) => name !== "id" && name !== "opportunityId");
  return [insertRows(opportunityKeyDates, rows, { target: ["id"], update })];
}
