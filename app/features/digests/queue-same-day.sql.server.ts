import { type SQL, sql } from "drizzle-orm";
import { asJson, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";
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
  type TitleStems,
} from "./alert-readers.sql.server";
import { AMOUNT } from "./new-opportunities.sql.server";
import { lastDigestUptoSql } from "./plan-digests.sql.server";

type Stretch = { after: number; upto: number; now: Date; limit: number };

/**
 * Open opportunities that state no value, by id; with the trades in users' own words that fit them. A part of a bid
 * that was joined is left to the digest, which leaves it out for readers who know the joined bid.
 */
export function listUnvaluedBetween({ after, upto, now, limit }: Stretch) {
  return raw(
    sql`
      select o.id, o.title, o.region, o.city, o.places, o.tags, o.parts, ${FITTING_TEXTS} as texts
      from opportunities o left join opportunity_values v on v.opportunity_id = o.id
      where o.id > ${after} and o.id <= ${upto} and ${openSql("o", now)} and ${AMOUNT} is null
        and o.id not in (select opportunity_id from separations)
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
      texts: asJson<Array<string>>(),
    },
  );
}

export type SameDayRun = {
  /** The local day of the email. */
  day: string;
  now: Date;
  /** Where the last run ended, and when it began. */
  from: { opportunity: number; at: Date };
  uptoOpportunity: number;
  readers: ReadersPart;
  /** The ids of the new opportunities in each cell of place × trade. */
  cells: ReadonlyArray<readonly [cell: string, ids: ReadonlyArray<number>]>;
  titles: TitleStems;
};

/** False if another invocation has queued this part since the marks were read. */
const isNext = ({ day, readers: { after } }: SameDayRun): SQL => sql`coalesce((
  select case when completed_at is null
    then day = ${day} and done_preferences = ${after.preferences} and done_reader = ${after.reader}
    else day < ${day} end
  from same_day_runs order by day desc limit 1
), 1)`;

/** An alert since the last run, which told the reader `u` of new bids. No other mail of this kind can name them. */
const toldSince = ({ from }: SameDayRun): SQL => sql`
  e.user_id = u.id and e.created_at >= ${from.at.getTime()} and e.kind = 'alert'
`;

/**
 * Matches the new opportunities with the part's subscribers and queues one message for each of them. Leaves out what a
 * digest or an alert has told them since the last run.
 */
export function insertSameDayMails(run: SameDayRun) {
  const { day, now, from, cells, titles } = run;
  const readers = readersOf("alert_same_day", now);
  return queueMails({
    kind: "same-day",
    at: now,
    with: sql`
      with ${titlesTable(titles)},
      hits as materialized (
        select distinct a.preferences_id, i.value as id
        from ${jsonEach(cells)} c
        cross join alert_cells a on a.cell = c.value ->> 0 and ${isPreferencesOfPart(run.readers)}
        cross join json_each(c.value -> 1) i
      ),
      matched as materialized (
        select preferences_id, json_group_array(id) as ids
        from (select preferences_id, id from hits order by preferences_id, id desc) group by preferences_id
      ),
      person as (
        select u.id, u.email, u.hidden_revision, u.excluded, case
          when u.last_digest_at >= ${from.at.getTime()} or exists (select 1 from emails e where ${toldSince(run)})
          then (
            select json_group_array(h.value) from json_each(t.ids) h
            where h.value > coalesce(${lastDigestUptoSql(sql`u.last_digest_at`)}, 0) and not exists (
              select 1 from emails e, json_each(e.opportunity_ids) i where ${toldSince(run)} and i.value = h.value
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
      dedupeKey: sql`'same-day:' || ${day} || ':' || id`,
      userId: sql`id`,
      recipient: sql`email`,
      opportunityIds: sql`ids`,
    },
    from: sql`from kept where ids <> '[]' and ${isNext(run)}`,
  });
}

/** Stores which part of the run is queued. The next run starts where this one goes to. */
export function storeSameDayRun(run: SameDayRun) {
  const { day, now, uptoOpportunity, readers } = run;
  const { preferences, reader } = doneAfter(readers);
  return raw(sql`
    insert into same_day_runs (day, at, upto_opportunity, done_preferences, done_reader, completed_at)
    select ${day}, ${now.getTime()}, ${uptoOpportunity}, ${preferences}, ${reader},
      ${readers.upto === null ? now.getTime() : null}
    where ${isNext(run)}
    on conflict (day) do update set done_preferences = excluded.done_preferences,
      done_reader = excluded.done_reader, completed_at = excluded.completed_at
  `);
}
