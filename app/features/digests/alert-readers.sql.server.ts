import { type SQL, sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { ALERTED_ROLES } from "~/domain/billing/roles";
import { hasAccessSql } from "~/features/subscriptions/entitlement.sql.server";

/**
 * Conditions on `users u` for readers who follow some kind of alert. The index `users_alerts` is named where they are
 * used, because the database does not choose a partial index by itself.
 */
export const followsAlerts = sql`(u.alert_instant = 1 or u.alert_same_day = 1) and u.onboarded_at is not null`;

/** Whether the reader `u` has the preferences `w`, compared as stored text. */
export const hasPreferences = sql`
  u.regions = w.regions and u.service_types = w.service_types
    and u.parts_off = w.parts_off and u.contract_value_min = w.contract_value_min
`;

export type AlertSwitch = "alert_instant" | "alert_same_day";

/** Readers `u` with the preferences `w` who get this kind of alert now: it is on, part of their plan, and not stopped. */
export function readersOf(alertSwitch: AlertSwitch, now: Date): { join: SQL; where: SQL } {
  return {
    join: sql`cross join users u indexed by users_alerts on ${hasPreferences}`,
    where: sql`
      u.${sql.raw(alertSwitch)} = 1 and u.onboarded_at is not null
        and u.role in (select value from json_each(${JSON.stringify(ALERTED_ROLES)}))
        and ${hasAccessSql(now)}
        and not exists (select 1 from mail_pauses p where p.user_id = u.id and p.until > ${now.getTime()})
        and not exists (select 1 from mail_suppressions s where s.email = u.email)
    `,
  };
}

/** A reader of alerts, in the order in which runs go through them: by set of preferences and row. */
export type Reader = { preferences: number; reader: number };

/** Before the first one. */
export const NOBODY: Reader = { preferences: 0, reader: 0 };

/** The readers of a part of a run: after one, and up to another or to the end. */
export type ReadersPart = { after: Reader; upto: Reader | null };

/** The last of the next so many readers; no row if there are not so many left. */
export function findLastReader(after: Reader, count: number) {
  return raw(
    sql`
      select w.id as preferences, u.rowid as reader
      from alert_preferences w cross join users u indexed by users_alerts on ${hasPreferences}
      where w.id >= ${after.preferences} and ${isAfter(after)} and ${followsAlerts}
      order by w.id, u.rowid limit 1 offset ${count - 1}
    `,
    { preferences: asNumber, reader: asNumber },
  );
}

const isAfter = ({ preferences, reader }: Reader) => sql`(w.id > ${preferences} or u.rowid > ${reader})`;

/** Whether the reader `u` with the preferences `w`, which are among the part's, is of the part. */
export const isInPart = ({ after, upto }: ReadersPart): SQL =>
  upto === null
    ? isAfter(after)
    : sql`${isAfter(after)} and (w.id < ${upto.preferences} or u.rowid <= ${upto.reader})`;

/** Whether the preferences of the cell `a` are some of the part's readers'. */
export const isPreferencesOfPart = ({ after, upto }: ReadersPart): SQL =>
  sql`a.preferences_id between ${after.preferences} and ${upto?.preferences ?? Number.MAX_SAFE_INTEGER}`;

/** The last reader of the part. */
export const doneAfter = ({ after, upto }: ReadersPart): Reader => upto ?? after;

/** The stems of the candidates' titles, by which the words that readers leave out are looked for. */
export type TitleStems = ReadonlyArray<readonly [id: number, stems: string]>;

/** A table of a statement that holds them, for `keptOf`. */
export const titlesTable = (titles: TitleStems): SQL => sql`
  titles as materialized (select value ->> 0 as id, value ->> 1 as stems from ${jsonEach(titles)})
`;

/**
 * The table `kept`: people and their candidates without those that they have left out, neither the bid itself nor words of
 * its title. Most people leave out nothing.
 */
export const keptOf = (people: SQL): SQL => sql`
  kept as (
    select u.id, u.email, case when u.hidden_revision = 0 and u.excluded = '[]' then u.ids else (
      select json_group_array(i.value) from json_each(u.ids) i
      where not exists (select 1 from hidden_bids h where h.user_id = u.id and h.bid_id = i.value)
        and not exists (
          select 1 from titles t cross join json_each(u.excluded) x
          where t.id = i.value and instr(t.stems, x.value ->> 'stems') > 0
        )
    ) end as ids
    from ${people} u
  )
`;

/** Messages `e` that announce new bids, listed in their `opportunity_ids`. Each bid is announced to a reader once. */
export const namesNewBids = sql`e.kind in ('alert', 'same-day')`;

/** The trades in readers' own words that the opportunity `o` fits, as a JSON list. */
export const FITTING_TEXTS = sql`(
  select json_group_array(t.text) from alert_texts t where exists (
    select 1 from opportunity_search s
    where s.opportunity_search match t.expression and s.rowid = o.sort_key
  )
)`;
