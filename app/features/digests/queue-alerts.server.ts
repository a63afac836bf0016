import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { HOUR_MS } from "~/domain/duration";
import { cellsOf, type MatchKey, tradeTextKey } from "~/domain/matching/match-profile";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import { ALERT_PROMISE } from "~/domain/policy";
import { ALERTED_ROLES } from "~/domain/billing/roles";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import type { Services } from "~/lib/services";
import { cellName, forgetWishes, learnWishes } from "./alert-wishes.server";
import { AMOUNT } from "./new-opportunities.server";
import { hasAccessSql } from "~/features/billing/entitlement.sql.server";

/** The very first run looks back so far; every other one goes on where the last one ended. */
const FIRST_LOOK_BACK_MS = 48 * HOUR_MS;
const CANDIDATES_AT_ONCE = 500;

type Marks = { opportunity: number; version: number };

/**
 * Finds who is to be told at once of what is new, or has materially changed, since the last run: one message for each
 * person, which is the ledger of what they were told, and the run's mark are one transaction. Nobody is told of an
 * opportunity twice. Returns how many messages were queued.
 */
export async function queueInstantAlerts(services: Services): Promise<number> {
  const { db, now } = services;
  const [from, upto] = await Promise.all([lastMarks(db, now()), marksAt(db, now())]);
  // The very first run leaves its mark in any case: the later ones go on from it.
  if (!from.isFirst && upto.opportunity <= from.opportunity && upto.version <= from.version) return 0;
  await learnWishes(db);

  const candidates = await listAlertCandidates(services, from, upto);
  const tick = now().toISOString();
  const [queued] = await runBatch(db, [
    ...writeAlerts({ runId: `alert:${tick}`, tick, now: now(), from, upto, candidates }),
    forgetWishes(),
  ]);
  return queued.length;
}

async function lastMarks(db: Database, now: Date): Promise<Marks & { isFirst: boolean }> {
  const [last] = await db.all<Marks>(sql`
    select upto_opportunity as opportunity, upto_version as version from digest_runs
    where kind = 'alert' order by started_at desc limit 1
  `);
  if (last) return { ...last, isFirst: false };
  const lookBack = now.getTime() - FIRST_LOOK_BACK_MS;
  return { ...(await marksAt(db, new Date(lookBack))), isFirst: true };
}

/** The newest of then. */
async function marksAt(db: Database, at: Date): Promise<Marks> {
  const [marks] = await db.all<Marks>(sql`
    select
      coalesce((select id from opportunities where created_at <= ${at.getTime()} order by id desc limit 1), 0)
        as opportunity,
      coalesce((select rowid from opportunity_versions where at <= ${at.getTime()} order by rowid desc limit 1), 0)
        as version
  `);
  return marks!;
}

type Row = {
  id: number;
  region: string | null;
  city: string | null;
  places: string;
  tags: string;
  amount: number;
  currency: "CAD" | "USD" | null;
  /** The custom trades that its words fit, as a JSON array. */
  texts: string;
};

export type AlertCandidate = { id: number; cad: number; cells: ReadonlyArray<string> };

export async function listAlertCandidates({ db, now }: Services, from: Marks, upto: Marks) {
  const candidates: Array<AlertCandidate> = [];
  const [rates] = await runBatch(db, [findUsdRate()]);
  for (let after = 0; ;) {
    const rows = await db.all<Row>(sql`
      select o.id, o.region, o.city, o.places, o.tags, ${AMOUNT} as amount, v.currency, (
        select json_group_array(t.text) from alert_texts t where exists (
          select 1 from opportunity_search s
          where s.opportunity_search match t.expression and s.rowid = o.sort_key
        )
      ) as texts
      from opportunities o join opportunity_values v on v.opportunity_id = o.id
      where o.id > ${after} and o.id in (
          select id from opportunities where id > ${from.opportunity} and id <= ${upto.opportunity}
          union select opportunity_id from opportunity_versions
            where rowid > ${from.version} and rowid <= ${upto.version}
        )
        and o.status = 'active' and (o.deadline is null or o.deadline > ${now().getTime()})
        and ${AMOUNT} > ${ALERT_PROMISE.overDollars}
      order by o.id limit ${CANDIDATES_AT_ONCE}
    `);
    candidates.push(...rows.map((row) => candidateOf(row, usdRateOf(rates))));
    const last = rows.at(-1);
    if (!last || rows.length < CANDIDATES_AT_ONCE) return candidates;
    after = last.id;
  }
}

function candidateOf(row: Row, rate: UsdRate): AlertCandidate {
  const { places, trades } = cellsOf({
    places: JSON.parse(row.places) as Array<string>,
    tags: JSON.parse(row.tags) as Array<string>,
    region: row.region,
    city: row.city,
    bidType: null,
    category: null,
  });
  const all: Array<MatchKey> = [...trades, ...(JSON.parse(row.texts) as Array<string>).map(tradeTextKey)];
  return {
    id: row.id,
    cad: inCanadianDollars(row.amount, row.currency, rate),
    cells: places.flatMap((place) => all.map((trade) => cellName(place, trade))),
  };
}

type AlertRun = {
  runId: string;
  tick: string;
  now: Date;
  /** Candidates up to here were known before, and some of them may have been told. */
  from: Marks;
  upto: Marks;
  candidates: ReadonlyArray<AlertCandidate>;
};

/**
 * The set-based match with its messages, and the mark. Opportunities meet wishes in cells, once for all who have the
 * wish; wishes meet people by equality. A run that finds the mark moved on since it was read adds nothing: another one
 * has done its work, or the next one will.
 */
export function writeAlerts({ runId, tick, now, from, upto, candidates }: AlertRun) {
  const cells = JSON.stringify(
    candidates.flatMap(({ id, cad, cells }) => cells.map((cell) => [cell, id, cad])),
  );
  const isNext = sql`coalesce((
    select upto_opportunity <= ${from.opportunity} and upto_version <= ${from.version}
    from digest_runs where kind = 'alert' order by started_at desc limit 1
  ), 1)`;
  return [
    statement<{ id: string }>(sql`
      insert or ignore into emails
        (id, dedupe_key, kind, user_id, recipient, opportunity_ids, headers, created_at)
      with hits as materialized (
        select distinct a.wish_id, c.value ->> 1 as opportunity_id
        from json_each(${cells}) c
        cross join alert_cells a on a.cell = c.value ->> 0
        cross join alert_wishes w on w.id = a.wish_id and w.minimum <= c.value ->> 2
      ),
      told as materialized (
        select wish_id, json_group_array(opportunity_id) as ids, min(opportunity_id) <= ${from.opportunity} as has_known
        from hits group by wish_id
      ),
      person as (
        select u.id, u.email, case when t.has_known
          -- What was known and has changed: told to those who have not been told of it.
          then (
            select json_group_array(h.value) from json_each(t.ids) h
            where h.value > ${from.opportunity} or not exists (
              select 1 from emails e, json_each(e.opportunity_ids) i
              where e.user_id = u.id and e.kind = 'alert' and i.value = h.value
            )
          )
          else t.ids end as ids
        from told t
        cross join alert_wishes w on w.id = t.wish_id
        cross join users u indexed by users_instant_alert
          on u.regions = w.regions and u.service_types = w.service_types
          and u.contract_value_min = w.contract_value_min
        where u.alert_instant = 1 and u.onboarded_at is not null
          and u.role in (select value from json_each(${JSON.stringify(ALERTED_ROLES)}))
          and ${hasAccessSql(now)}
          and not exists (select 1 from mail_pauses p where p.user_id = u.id and p.until > ${now.getTime()})
          and not exists (select 1 from mail_suppressions s where s.email = u.email)
      )
      select lower(hex(randomblob(16))), ${runId} || ':' || id, 'alert', id, email, ids, '{}', ${now.getTime()}
      from person where ids <> '[]' and ${isNext}
      returning id
    `),
    statement<{ id: string }>(sql`
      insert or ignore into digest_runs
        (id, kind, period, started_at, upto_opportunity, upto_version, completed_at)
      select ${runId}, 'alert', ${tick}, ${now.getTime()}, ${upto.opportunity}, ${upto.version}, ${now.getTime()}
      where ${isNext}
    `),
  ];
}
