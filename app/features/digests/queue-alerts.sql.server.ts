import { sql } from "drizzle-orm";
import { asJson, asNumber, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities, opportunityValues } from "#drizzle/schema";
import { ALERTED_ROLES } from "~/domain/billing/roles";
import { ALERT_PROMISE } from "~/domain/mail/alert-rules";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import { openSql } from "~/features/search/open.sql.server";
import { hasAccessSql } from "~/features/subscriptions/entitlement.sql.server";
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

type Stretch = { from: Marks; upto: Marks; after: number; now: Date; limit: number };

/**
 * Open contracts over the sum of the promise, new or changed between two marks, by id; with the trades in users' own
 * words that fit them.
 */
export function listChangedContracts({ from, upto, after, now, limit }: Stretch) {
  return raw(
    sql`
      select o.id, o.region, o.city, o.places, o.tags, o.parts, ${AMOUNT} as amount, v.currency, (
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
        and ${openSql("o", now)}
        and ${AMOUNT} > ${ALERT_PROMISE.overDollars}
      order by o.id limit ${limit}
    `,
    {
      id: opportunities.id,
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
export type AlertCandidate = { id: number; cad: number; cells: ReadonlyArray<string> };

export type AlertRun = {
  runId: string;
  tick: string;
  now: Date;
  /** Subscribers may already have been alerted to candidates up to here. */
  from: Marks;
  upto: Marks;
  candidates: ReadonlyArray<AlertCandidate>;
};

/** False if another run has moved the mark since it was read. This run then adds nothing: the other or the next one does. */
const isNext = ({ from }: AlertRun) => sql`coalesce((
  select upto_opportunity <= ${from.opportunity} and upto_version <= ${from.version}
  from digest_runs where kind = 'alert' order by started_at desc limit 1
), 1)`;

/**
 * Matches candidates with subscribers and queues the alerts, in one statement. Opportunities are matched with preferences by
 * cell, once for all subscribers with the same preferences. Subscribers are matched with preferences by equality.
 */
export function insertAlerts(run: AlertRun) {
  const { runId, now, from, candidates } = run;
  const cells = candidates.flatMap(({ id, cad, cells }) => cells.map((cell) => [cell, id, cad]));
  return queueMails({
    kind: "alert",
    at: now,
    with: sql`
      with hits as materialized (
        select distinct a.preferences_id, c.value ->> 1 as opportunity_id
        from ${jsonEach(cells)} c
        cross join alert_cells a on a.cell = c.value ->> 0
        cross join alert_preferences w on w.id = a.preferences_id and w.minimum <= c.value ->> 2
      ),
      matched as materialized (
        select preferences_id, json_group_array(opportunity_id) as ids,
          max(opportunity_id <= ${from.opportunity} or opportunity_id in (select opportunity_id from separations))
            as has_known
        from hits group by preferences_id
      ),
      person as (
        select u.id, u.email, case when t.has_known
          -- One that has changed, or was part of a joined one, is left out for those who were alerted to it before.
          then (
            select json_group_array(h.value) from json_each(t.ids) h
            where (h.value > ${from.opportunity} and h.value not in (select opportunity_id from separations)) or not exists (
              select 1 from emails e, json_each(e.opportunity_ids) i
              where e.user_id = u.id and e.kind = 'alert' and (
                i.value = h.value or i.value in (select joined_id from separations where opportunity_id = h.value)
              )
            )
          )
          else t.ids end as ids
        from matched t
        cross join alert_preferences w on w.id = t.preferences_id
        cross join users u indexed by users_instant_alert
          on u.regions = w.regions and u.service_types = w.service_types
          and u.parts_off = w.parts_off and u.contract_value_min = w.contract_value_min
        where u.alert_instant = 1 and u.onboarded_at is not null
          and u.role in (select value from json_each(${JSON.stringify(ALERTED_ROLES)}))
          and ${hasAccessSql(now)}
          and not exists (select 1 from mail_pauses p where p.user_id = u.id and p.until > ${now.getTime()})
          and not exists (select 1 from mail_suppressions s where s.email = u.email)
      )
    `,
    columns: {
      dedupeKey: sql`${runId} || ':' || id`,
      userId: sql`id`,
      recipient: sql`email`,
      opportunityIds: sql`ids`,
    },
    from: sql`from person where ids <> '[]' and ${isNext(run)}`,
  });
}

/** Stores how far this run has come; the next one starts there. */
export function insertAlertRun(run: AlertRun) {
  const { runId, tick, now, upto } = run;
  return raw(sql`
    insert or ignore into digest_runs
      (id, kind, period, started_at, upto_opportunity, upto_version, completed_at)
    select ${runId}, 'alert', ${tick}, ${now.getTime()}, ${upto.opportunity}, ${upto.version}, ${now.getTime()}
    where ${isNext(run)}
  `);
}
