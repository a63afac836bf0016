import { sql } from "drizzle-orm";
import { asJson, asNumber, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities, opportunityValues } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { ALERT_PROMISE } from "~/domain/mail/alert-rules";
import { DIGEST_KINDS } from "~/domain/mail/digest-schedule";
import { RETENTION } from "~/domain/retention";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import { openSql } from "~/features/search/open.sql.server";
import {
  doneAfter,
  FITTING_TEXTS,
  isInPart,
  isPreferencesOfPart,
  keptOf,
  readersOf,
  type ReadersPart,
  titlesTable,
} from "./alert-readers.sql.server";
import { AMOUNT } from "./new-opportunities.sql.server";

/** The newest opportunity and change, by id: ids follow the order of commits, and clocks may not. */
export type Marks = { opportunity: number; version: number };

/** The marks as they were at that instant. */
export function findMarksAt(at: Date) {
  return raw(
    sql`
      select
        coalesce((select id from opportunities where created_at <= ${at.getTime()} order by id desc limit 1), 0)
          as opportunity,
        coalesce((select rowid from opportunity_versions where at <= ${at.getTime()} order by rowid desc limit 1), 0)
          as version
    `,
    { opportunity: asNumber, version: asNumber },
  );
}

/** Older mail has been deleted: what it may have announced, and any other bid as old, is announced to nobody as new. */
const newestForgotten = (now: Date) => now.getTime() - RETENTION.bulkMailDays * DAY_MS;

type Stretch = { from: Marks; upto: Marks; after: number; now: Date; limit: number };

/**
 * Open contracts over the sum of the promise, new or changed between two marks, by id; with the trades in users' own
 * words that fit them.
 */
export function listChangedContracts({ from, upto, after, now, limit }: Stretch) {
  return raw(
    sql`
      select o.id, o.title, o.region, o.city, o.places, o.tags, o.parts, ${AMOUNT} as amount, v.currency,
        ${FITTING_TEXTS} as texts
      from opportunities o join opportunity_values v on v.opportunity_id = o.id
      where o.id > ${after} and o.id in (
          select id from opportunities where id > ${from.opportunity} and id <= ${upto.opportunity}
          union select opportunity_id from opportunity_versions
            where rowid > ${from.version} and rowid <= ${upto.version}
        )
        and ${openSql("o", now)}
        and o.created_at > ${newestForgotten(now)} and not exists (
          select 1 from separations s join opportunities joined on joined.id = s.joined_id
          where s.opportunity_id = o.id and joined.created_at <= ${newestForgotten(now)}
        )
        and ${AMOUNT} > ${ALERT_PROMISE.overDollars}
      order by o.id limit ${limit}
    `,
    {
      id: opportunities.id,
      title: opportunities.title,
      region: opportunities.region,
      city: opportunities.city,
      places: opportunities.places,
      tags: opportunities.tags,
      parts: opportunities.parts,
      amount: asNumber,
      currency: opportunityValues.currency,
      texts: asJson<Array<string>>(),
    },
  );
}

/** `cad` is the amount in Canadian dollars; `cells` are the cells of place × trade that it lies in. */
export type AlertCandidate = { id: number; cad: number; cells: ReadonlyArray<string>; titleStems: string };

export type AlertRun = {
  runId: string;
  tick: string;
  now: Date;
  from: Marks;
  upto: Marks;
  candidates: ReadonlyArray<AlertCandidate>;
  readers: ReadersPart;
};

/**
 * False if another invocation has queued this part since the marks were read. This one then adds nothing: the other or
 * the next one does.
 */
const isNext = ({ runId, from, readers: { after } }: AlertRun) => sql`coalesce((
  select case when completed_at is null
    then id = ${runId} and done_preferences = ${after.preferences} and done_reader = ${after.reader}
    else upto_opportunity <= ${from.opportunity} and upto_version <= ${from.version} end
  from digest_runs where kind = 'alert' order by started_at desc limit 1
), 1)`;

/** The newest opportunity that an alert, a same-day mail or a digest may have announced. */
const toldUpto = ({ from }: AlertRun) => sql`max(
  ${from.opportunity},
  coalesce((select upto_opportunity from same_day_runs order by day desc limit 1), 0),
  coalesce((
    select max(upto_opportunity) from digest_runs
    where kind in (select value from json_each(${JSON.stringify(DIGEST_KINDS)}))
  ), 0)
)`;

/**
 * Matches candidates with subscribers and queues the alerts of one part, in one statement. Opportunities are matched with
 * preferences by cell, once for all subscribers with the same preferences. Subscribers are matched with preferences by
 * equality.
 */
export function insertAlerts(run: AlertRun) {
  const { runId, now, candidates } = run;
  const titles = candidates.map(({ id, titleStems }) => [id, titleStems] as const);
  const readers = readersOf("alert_instant", now);
  const cells = candidates.flatMap(({ id, cad, cells }) => cells.map((cell) => [cell, id, cad]));
  return queueMails({
    kind: "alert",
    at: now,
    with: sql`
      with ${titlesTable(titles)},
      hits as materialized (
        select distinct a.preferences_id, c.value ->> 1 as opportunity_id
        from ${jsonEach(cells)} c
        cross join alert_cells a on a.cell = c.value ->> 0 and ${isPreferencesOfPart(run.readers)}
        cross join alert_preferences w on w.id = a.preferences_id and w.minimum <= c.value ->> 2
      ),
      matched as materialized (
        select preferences_id, json_group_array(opportunity_id) as ids,
          max(opportunity_id <= ${toldUpto(run)} or opportunity_id in (select opportunity_id from separations))
            as has_known
        from hits group by preferences_id
      ),
      person as (
        select u.id, u.email, u.hidden_revision, u.excluded, case when t.has_known
          -- One is left out for subscribers to whom an alert, a same-day mail or a digest has named it as new, or the
          -- joined one that it was part of.
          then (
            select json_group_array(h.value) from json_each(t.ids) h
            where (h.value > ${toldUpto(run)} and h.value not in (select opportunity_id from separations)) or not exists (
              select 1 from emails e left join digest_selections s on s.id = e.selection_id
              cross join json_each(coalesce(e.opportunity_ids, s.content -> 'ids')) i
              where e.user_id = u.id and (
                i.value = h.value or i.value in (select joined_id from separations where opportunity_id = h.value)
              )
            )
          )
          else t.ids end as ids
        from matched t
        cross join alert_preferences w on w.id = t.preferences_id
        ${readers.join}
        where ${readers.where} and ${isInPart(run.readers)}
      ),
      ${keptOf(sql`person`)}
    `,
    columns: {
      dedupeKey: sql`${runId} || ':' || id`,
      userId: sql`id`,
      recipient: sql`email`,
      opportunityIds: sql`ids`,
    },
    from: sql`from kept where ids <> '[]' and ${isNext(run)}`,
  });
}

/** Stores how far this run goes; the next one starts there. */
export function insertAlertRun(run: AlertRun) {
  const { runId, tick, now, upto } = run;
  const { preferences, reader } = doneAfter(run.readers);
  return raw(sql`
    insert or ignore into digest_runs
      (id, kind, period, started_at, upto_opportunity, upto_version, done_preferences, done_reader, completed_at)
    select ${runId}, 'alert', ${tick}, ${now.getTime()}, ${upto.opportunity}, ${upto.version},
      ${preferences}, ${reader}, ${completedAt(run)}
    where ${isNext(run)}
  `);
}

/** Stores which part of the run is queued. */
export function continueAlertRun(run: AlertRun) {
  const { preferences, reader } = doneAfter(run.readers);
  return raw(sql`
    update digest_runs
    set done_preferences = ${preferences}, done_reader = ${reader}, completed_at = ${completedAt(run)}
    where id = ${run.runId} and completed_at is null and ${isNext(run)}
  `);
}

const completedAt = ({ now, readers: { upto } }: AlertRun) => (upto === null ? now.getTime() : null);
