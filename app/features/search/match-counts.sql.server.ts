import { type SQL, sql } from "drizzle-orm";
import { asBoolean, asNumber, nothing, orNull, raw, type RowsOf } from "#drizzle/batch";
import { closingAfter, closingFrom, closingSecond, idOfClosingKey } from "./closing-order.sql.server";
import { countKey, type Hiding, notHidden, sortKeyNotHidden } from "./hidden.sql.server";
import { closingSql } from "./open.sql.server";

const COUNT_SHAPE = { found: asNumber, kept: asBoolean, version: asNumber } as const;

export type CountRow = RowsOf<ReturnType<typeof findCount>>[number];

/** Replaces a count that is not requested; keeps the batch's positions. */
export const NO_COUNT = nothing(COUNT_SHAPE);

/**
 * Counts the open opportunities that a full-text expression finds, up to `cap`. Uses the stored count while the index is
 * unchanged and none of the counted has closed; otherwise counts them in the index, without reading the records.
 */
export function findCount(expression: string, cap: number | SQL, now: Date, hiding: Hiding | null = null) {
  return raw(
    sql`
      select case when kept.found is not null then kept.found else (
          select count(*) from (${openMatches(expression, cap, now, hiding)})
        ) end as found,
        kept.found is not null as kept, kept.version as version
      from (
        select coalesce(max(s.version), 0) as version, max(c.found) as found
        from (select version from index_state where id = 1) s
        left join match_counts c on ${isKept(countKey(expression, hiding), now)}
      ) kept
    `,
    COUNT_SHAPE,
  );
}

/** A cap for a count that is only wanted if another expression finds nothing. */
export function capIfNothing(expression: string, cap: number, now: Date, hiding: Hiding | null): SQL {
  return sql`(select iif(exists (${openMatches(expression, 1, now, hiding)}), 0, ${cap}))`;
}

/** Counts the open and the expired ones that an expression finds, up to `cap` of each; it is not stored. */
export function countWithExpired(expression: string, cap: number, now: Date, hiding: Hiding | null = null) {
  return raw(
    sql`
      select (select count(*) from (${openMatches(expression, cap, now, hiding)})) + (
          select count(*) from (
            select rowid from opportunity_archive where opportunity_archive match ${expression}
              and ${sortKeyNotHidden(hiding, sql`opportunity_archive.rowid`)} limit ${cap}
          )
        ) as found, 0 as kept, 0 as version
    `,
    COUNT_SHAPE,
  );
}

/** At most `cap` of the open ones among what an expression finds, the next to close first. */
const openMatches = (expression: string, cap: number | SQL, now: Date, hiding: Hiding | null): SQL => sql`
  select rowid from opportunity_closing
  where opportunity_closing match ${expression} and rowid >= ${closingAfter(now)}
    and ${notHidden(hiding, idOfClosingKey(sql`opportunity_closing.rowid`))}
  order by rowid limit ${cap}
`;

const isKept = (key: string, now: Date): SQL => sql`
  c.expression = ${key} and c.version = s.version and (c.valid_until is null or c.valid_until > ${now.getTime()})
`;

export type FiguresTimes = { urgentUntil: Date; shownUntil: Date; now: Date };

/** Hours as they are stored: each with how many close in it. */
type Runs = Array<[hour: number, count: number]>;

function runsOf(hours: ReadonlyArray<number>): Runs {
  const runs: Runs = [];
  for (const hour of hours) {
    const last = runs.at(-1);
    if (last?.[0] === hour) last[1] += 1;
    else runs.push([hour, 1]);
  }
  return runs;
}

/** From runs, or from single hours, which is how they are counted. */
const hoursOf = (stored: string): Array<number> =>
  (JSON.parse(stored) as Array<number> | Runs).flatMap((each) =>
    typeof each === "number" ? each : Array<number>(each[1]).fill(each[0]),
  );

const FIGURES_SHAPE = {
  found: asNumber,
  urgent: asNumber,
  /** The sums of the stated values in each currency; `null` if none states one. */
  cad: orNull(asNumber),
  usd: orNull(asNumber),
  /** The hours since 1970 in which they close, for those that close before `shownUntil`. */
  closingHours: hoursOf,
  kept: asBoolean,
  version: asNumber,
} as const;

export type FiguresRow = RowsOf<ReturnType<typeof findFigures>>[number];

/**
 * The figures of everything that an expression finds: the count, how many close before `urgentUntil`, the sums of their
 * stated values, and when they close. Of more than `cap`, those that close first are counted. Kept like counts.
 */
export function findFigures(
  expression: string,
  cap: number,
  { urgentUntil, shownUntil, now }: FiguresTimes,
  hiding: Hiding | null = null,
) {
  return raw(
    sql`
      with kept as (
        select coalesce(max(s.version), 0) as version, max(c.found) as found, max(c.urgent) as urgent,
          max(c.cad) as cad, max(c.usd) as usd, max(c.closing_hours) as closing_hours
        from (select version from index_state where id = 1) s
        left join match_counts c on ${isKept(countKey(expression, hiding), now)} and c.urgent is not null
      )
      select found, urgent, cad, usd, closing_hours, 1 as kept, version from kept where found is not null
      union all
      select count(*) as found, count(*) filter (where m.rowid < ${closingFrom(urgentUntil)}) as urgent,
        sum(${STATED_VALUE}) filter (where v.currency is not 'USD') as cad,
        sum(${STATED_VALUE}) filter (where v.currency = 'USD') as usd,
        json_group_array(${closingSecond(sql`m.rowid`)} / 3600) filter (where m.rowid < ${closingFrom(shownUntil)}) as closing_hours,
        0 as kept, (select version from kept) as version
      from (${openMatches(expression, sql`(select iif(found is null, ${cap}, 0) from kept)`, now, hiding)}) m
      left join opportunity_values v on v.opportunity_id = ${idOfClosingKey(sql`m.rowid`)}
      having (select found from kept) is null
    `,
    FIGURES_SHAPE,
  );
}

/** `statedValue` of `domain/opportunities/opportunity.ts` as SQL. */
const STATED_VALUE = sql.raw("coalesce(v.contract_value, v.estimated_value, v.budget_max, v.budget_min)");

/** What is stored for the next reader: a count, and the figures if they were computed, with the end of their day. */
export type Kept = Pick<CountRow, "found" | "version"> & {
  figures?: Pick<FiguresRow, "urgent" | "cad" | "usd" | "closingHours"> & { until: Date };
};

/** Stores a count under its key (`countKey`) for the next user, unless the index has changed since. */
export function keepCount(key: string, { found, version, figures }: Kept, now: Date) {
  const { urgent = null, cad = null, usd = null } = figures ?? {};
  const until = figures?.until.getTime() ?? null;
  const hours = figures ? JSON.stringify(runsOf(figures.closingHours)) : null;
  return raw(sql`
    insert into match_counts (expression, version, valid_until, found, urgent, cad, usd, closing_hours)
    select ${key}, version, min(coalesce(closes, ${until}), coalesce(${until}, closes)), ${found}, ${urgent}, ${cad}, ${usd},
      ${hours}
    from index_state, (
      select min(${closingSql("o")}) as closes from opportunities o
      where o.listed = 1 and ${closingSql("o")} > ${now.getTime()}
    )
    where id = 1 and version = ${version}
    on conflict (expression) do update
    set version = excluded.version, valid_until = excluded.valid_until, found = excluded.found,
      urgent = excluded.urgent, cad = excluded.cad, usd = excluded.usd, closing_hours = excluded.closing_hours
  `);
}
