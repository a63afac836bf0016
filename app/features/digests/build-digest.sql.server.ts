import { sql } from "drizzle-orm";
import { asJson, asNumber, asText, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { DAY_MS } from "~/domain/duration";
import { lastDigestCutoff } from "~/domain/mail/digest-schedule";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import { namesNewBids } from "./alert-readers.sql.server";
import { digestSince } from "./plan-digests.sql.server";

/**
 * What the digest of a group of readers is; `null` if there is nothing to tell. Readers of a run share a digest if they
 * have the same preferences and earlier messages announced the same bids to them. The group's name contains both.
 */
export type GroupSelection = { readers: string; selection: string | null; subject: string | null };

/** A part of a run: its newest opportunity, and some of its sets of preferences as their stored texts. */
export type RunPart = { runId: string; upto: number; sets: ReadonlyArray<string> };

/**
 * What messages have named as new to the reader of the delivery `d`, of the bids that their digest could call new. The
 * clocks of the runs that queued them may differ by less than a day.
 */
const toldTo = (upto: number) => sql`(
  select json_group_array(id) from (
    select distinct i.value as id from emails e cross join json_each(e.opportunity_ids) i
    where e.user_id = d.user_id and e.created_at >= (d.preferences ->> 5) - ${DAY_MS} and ${namesNewBids}
      and i.value > d.preferences ->> 4 and i.value <= ${upto}
    order by i.value
  )
)`;

/** The readers who wait, as a table `waiting`. What each was told is looked up once in a statement. */
const withWaiting = ({ runId, upto, sets }: RunPart) => sql`
  with waiting as materialized (
    select user_id, preferences, place, told, place || told as readers from (
      select d.user_id, d.preferences, p.value ->> 0 as place, ${toldTo(upto)} as told
      from ${jsonEach(sets.map((preferences, place) => [place, preferences]))} p
      cross join digest_deliveries d
        on d.run_id = ${runId} and d.preferences = p.value ->> 1 and d.outcome is null
    )
  )
`;

/** Groups of readers who wait, with the place of their preferences among the sets of this part. */
export function listGroups(part: RunPart, limit: number) {
  return raw(
    sql`${withWaiting(part)} select readers, place, told from waiting group by readers limit ${limit}`,
    { readers: asText, place: asNumber, told: asJson<Array<number>>() },
  );
}

/**
 * Adds the groups to it, as `chosen`. A reader to whom another message has named a bid since the groups were listed is
 * in none of them, and waits for the next call.
 */
const withChosen = (part: RunPart, groups: ReadonlyArray<GroupSelection>) => sql`
  ${withWaiting(part)}, chosen as materialized (
    select value ->> 'readers' as readers, value ->> 'selection' as selection, value ->> 'subject' as subject
    from ${jsonEach(groups)}
  )
`;

/** Readers of the chosen groups who get a digest: they have not switched it off since the run was planned. */
const DIGEST_READERS = sql`
  from chosen g join waiting w on w.readers = g.readers join users u on u.id = w.user_id
  where g.selection is not null and u.alert_weekly = 1
`;

/**
 * Removes waiting deliveries of readers who meanwhile had a digest of another run: a run that stopped halfway may be built
 * days later.
 */
export function dropRepeatedDeliveries({ runId, sets }: RunPart, now: Date) {
  return raw(sql`
    delete from digest_deliveries
    where run_id = ${runId} and outcome is null
      and preferences in (select value from ${jsonEach(sets)})
      and exists (${digestSince(sql`digest_deliveries.user_id`, lastDigestCutoff(now).getTime())})
  `);
}

export function queueDigests(part: RunPart, groups: ReadonlyArray<GroupSelection>, at: Date) {
  return queueMails({
    kind: "digest",
    at,
    columns: {
      dedupeKey: sql`'digest:' || ${part.runId} || ':' || u.id`,
      userId: sql`u.id`,
      recipient: sql`u.email`,
      subject: sql`g.subject`,
      selectionId: sql`g.selection`,
    },
    with: withChosen(part, groups),
    from: DIGEST_READERS,
  });
}

export function setLastDigest(part: RunPart, groups: ReadonlyArray<GroupSelection>, at: Date) {
  return raw(sql`
    ${withChosen(part, groups)}
    update users set last_digest_at = ${at.getTime()} where id in (select u.id ${DIGEST_READERS})
  `);
}

/**
 * Gives an outcome to every delivery that waits in one of the groups. It is an insert that finds every row stored: an
 * update would compare each delivery with each reader who waits.
 */
export function settleDeliveries(part: RunPart, groups: ReadonlyArray<GroupSelection>, at: Date) {
  return raw(sql`
    insert into digest_deliveries (run_id, user_id, preferences, outcome, created_at)
    ${withChosen(part, groups)}
    select ${part.runId}, w.user_id, w.preferences, case
        when g.selection is null then 'nothing-new'
        when exists (select 1 from users u where u.id = w.user_id and u.alert_weekly = 1) then 'queued'
        else 'stopped'
      end, ${at.getTime()}
    from chosen g join waiting w on w.readers = g.readers
    where true
    on conflict (run_id, user_id) do update set outcome = excluded.outcome
  `);
}
