import { type SQL, sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { DAY_MS } from "~/domain/duration";
import { type AwakeZone, CLOSING, DAY_LATE_MS, WEEK_LATE_MS, WEEK_MS } from "~/domain/mail/reminder-rules";
import { RETENTION } from "~/domain/retention";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import { dueTable } from "./due-dates.sql.server";
import {
  AT,
  bidsOf,
  isCorrected,
  isFollowed,
  isReminded,
  ownDates,
  ownDatesWhere,
  type PartSize,
  type Reach,
  soonTable,
} from "./reminded-dates.sql.server";

/** Whether a mail of this step has told the owner of the saved bid `b`. It stands where few rows are read to ask it. */
const isTold = (bid: SQL, date: SQL, step: SQL, at: SQL, since = sql`0`): SQL => sql`exists (
  select 1 from reminders r
  where r.user_id = b.user_id and r.opportunity_id = ${bid} and r.date_id = ${date} and r.step = ${step} and r.at = ${at}
    and r.planned_at >= ${since}
)`;

export type StepsRun = {
  now: Date;
  zones: ReadonlyArray<AwakeZone>;
  size: PartSize;
  /** Of the bids before this one, earlier parts have told everybody. What becomes due meanwhile is for the next run. */
  toldUpto: number;
};

const zonesTable = (zones: ReadonlyArray<AwakeZone>): SQL => sql`
  zones as materialized (
    select value ->> 0 as zone, value ->> 1 as morning, value ->> 2 as noon, value ->> 3 as evening_upto
    from ${jsonEach(
      zones.map(({ zone, morning, noon, eveningUpto }) => [
        ...[zone, morning.getTime(), noon.getTime()],
        eveningUpto?.getTime() ?? 0,
      ]),
    )}
  )
`;

/** `isDayStepDue`, for the zone `z`. */
const isDayStep = (now: number, at: SQL, saved: SQL, changed: SQL): SQL => sql`(
  (
    (${at} <= ${now + DAY_MS} and ${at} > ${now + DAY_MS - DAY_LATE_MS} and ${saved} <= ${at} - ${DAY_MS})
    and (${at} - ${DAY_MS} >= z.noon or max(${saved}, coalesce(${changed}, 0)) > z.morning)
  )
  or (${at} > ${now} and ${at} <= z.evening_upto and max(${saved}, coalesce(${changed}, 0)) > z.morning)
)`;

/** `isWeekStepDue`, for a person who wants it. */
const isWeekStep = (now: number, at: SQL, saved: SQL): SQL => sql`(
  u.remind_week_ahead = 1
  and ${at} <= ${now + WEEK_MS} and ${at} > ${now + WEEK_MS - WEEK_LATE_MS} and ${saved} <= ${at} - ${WEEK_MS}
)`;

/** Where the saved bids `b` with due dates come from, and which own dates count beside them. */
type Among = { saved: ReadonlyArray<SQL>; own: SQL };

const bidsOfPeople = (people: SQL): SQL => sql`
  ${people} cross join user_bids b indexed by user_bids_user_status on b.user_id = p.user_id and ${isFollowed}
  cross join due on due.opportunity_id = b.bid_id
`;

/**
 * Found by their dates, but a week ahead by the people who want that: most do not, and many dates fall within the half
 * day in which it may be due.
 */
const everybody = (toldUpto: number): Among => ({
  saved: [
    sql`
      (select * from due where step <> 'week' and opportunity_id >= ${toldUpto} order by opportunity_id limit -1) due
      cross join user_bids b indexed by user_bids_bid on b.bid_id = due.opportunity_id and ${isFollowed}
    `,
    sql`
      ${bidsOfPeople(sql`(select id as user_id from users indexed by users_week_ahead where remind_week_ahead = 1) p`)}
      and due.step = 'week'
    `,
  ],
  own: sql``,
});

/** All of the table `people`. */
const PEOPLE: Among = {
  saved: [bidsOfPeople(sql`people p`)],
  own: sql`and d.user_id in (select user_id from people)`,
};

/** What has changed there and back is told each time. */
const sinceChange: SQL = sql`iif(due.step in ('changed', 'dropped'), due.changed_at, 0)`;

/** Also who has noted another closing is told that the portal's has moved: their own may be wrong now. */
const isPortalsMove: SQL = sql`due.step = 'changed' and due.date_id = ${CLOSING}`;

/** Everyone who is due a reminder that has not been sent, with its date. A date can appear twice. */
function untold({ now }: StepsRun, reach: Reach, among: Among): SQL {
  const at = now.getTime();
  const [dueAt, saved, changed] = [sql`due.at`, sql`b.created_at`, sql`due.changed_at`];
  const noted = sql`max(b.created_at, d.created_at)`;
  const ofBids = among.saved.map(
    (from) => sql`
      select b.user_id, due.opportunity_id, due.date_id, due.step, due.at
      from ${from}
      cross join users u on u.id = b.user_id and (due.step <> 'week' or u.remind_week_ahead = 1) and ${isReminded(now)}
      cross join zones z on z.zone = u.time_zone
      where (due.step not in ('changed', 'found', 'dropped') or due.changed_at > b.created_at) and case due.step
          when 'day' then ${isDayStep(at, dueAt, saved, changed)}
          when 'week' then ${isWeekStep(at, dueAt, saved)}
          else 1 end
        and not ${isTold(sql`due.opportunity_id`, sql`due.date_id`, sql`due.step`, sql`due.at`, sinceChange)}
        and (${isPortalsMove} or not ${isCorrected(sql`due.date_id`)})
    `,
  );
  return sql`
    ${sql.join(ofBids, sql` union all `)}
    union all
    select d.user_id, d.opportunity_id, d.id, w.value, ${AT}
    from ${ownDates(reach)}
    cross join zones z on z.zone = u.time_zone
    cross join json_each('["day", "week"]') w
    where ${ownDatesWhere(reach)} ${among.own} and case w.value
      when 'day' then ${isDayStep(at, AT, noted, sql`null`)} else ${isWeekStep(at, AT, noted)} end
      and not ${isTold(sql`d.opportunity_id`, sql`d.id`, sql`w.value`, AT)}
  `;
}

/**
 * Marks all that is due as told for the people of a part. Their mails are made of the marks, in the same transaction. The
 * people come first: what is due for all others is then neither read nor sorted.
 */
export function insertReminders(run: StepsRun) {
  const reach = { now: run.now, upto: new Date(run.now.getTime() + WEEK_MS) };
  return raw(sql`
    insert into reminders (user_id, opportunity_id, date_id, step, at, planned_at)
    with ${soonTable(reach)}, ${zonesTable(run.zones)}, ${dueTable(run)},
    people as materialized (
      select user_id from (
        select user_id, sum(bids) over (rows between unbounded preceding and 1 preceding) as before from (
          select p.user_id, ${bidsOf(sql`p.user_id`)} as bids from (
            select distinct user_id from (${untold(run, reach, everybody(run.toldUpto))}) limit ${run.size.people}
          ) p
        )
      ) where coalesce(before, 0) < ${run.size.bids}
    )
    select distinct *, ${run.now.getTime()} from (${untold(run, reach, PEOPLE)}) where true
    on conflict do update set planned_at = excluded.planned_at
  `);
}

/**
 * How many bids the people have saved of whom marks were made now, and up to which bid everybody has been told: people
 * are found in the order of the bids, so the last one was found by the largest of their first bids.
 */
export function countBidsOfTold(now: Date) {
  return raw(
    sql`
      select coalesce(sum(${bidsOf(sql`p.user_id`)}), 0) as bids, coalesce(max(first), 0) as upto from (
        select user_id, min(opportunity_id) as first from reminders indexed by reminders_planned
        where planned_at = ${now.getTime()} group by user_id
      ) p
    `,
    { bids: asNumber, upto: asNumber },
  );
}

/** One message for each person of the marks that were made now. */
export function insertReminderMails(now: Date) {
  return queueMails({
    kind: "reminder",
    at: now,
    columns: {
      dedupeKey: sql`'reminder:' || u.id || ':' || ${now.getTime()}`,
      userId: sql`u.id`,
      recipient: sql`u.email`,
      opportunityIds: sql`json_group_array(distinct r.opportunity_id)`,
    },
    from: sql`
      from reminders r indexed by reminders_planned cross join users u on u.id = r.user_id
      where r.planned_at = ${now.getTime()} group by u.id
    `,
  });
}

const KEPT_MS = RETENTION.reminderDays * DAY_MS;

export function deleteOldReminders(now: Date) {
  return raw(sql`
    delete from reminders where planned_at < ${now.getTime() - KEPT_MS}
    and (user_id, opportunity_id, date_id, step, at) in (
      select user_id, opportunity_id, date_id, step, at from reminders indexed by reminders_planned
      where planned_at < ${now.getTime() - KEPT_MS} limit 5000
    )
  `);
}
