import { type SQL, sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { users } from "#drizzle/schema";
import { type AwakeZone, MORNING_REACH_MS } from "~/domain/mail/reminder-rules";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";
import {
  bidsOf,
  isCorrected,
  isFollowed,
  isReminded,
  ownDates,
  ownDatesWhere,
  type PartSize,
  soonTable,
} from "./reminded-dates.sql.server";

export type MorningPart = {
  now: Date;
  zone: AwakeZone;
  /** The people of this part, by id: after one, and up to another or to the end. */
  after: string;
  upto: string | null;
};

/** The last person of the next part of a zone; no row if fewer than a part's are left. */
export function findLastPerson(zone: string, after: string, { people, bids }: PartSize) {
  return raw(
    sql`
      select id from (
        select p.id, row_number() over (order by p.id) as place,
          sum(${bidsOf(sql`p.id`)}) over (order by p.id rows unbounded preceding) as bids
        from (
          select u.id from users u indexed by users_reminders
          where u.time_zone = ${zone} and u.id > ${after} and u.remind = 1 and u.onboarded_at is not null
          order by u.id limit ${people}
        ) p
      )
      where place = ${people} or bids >= ${bids} order by id limit 1
    `,
    { id: users.id },
  );
}

/** Whether no other invocation has made this part since its start was read. */
const isNextPart = ({ zone: { zone, day }, after }: MorningPart): SQL => sql`coalesce((
  select completed_at is null and done_user = ${after} from reminder_mornings where zone = ${zone} and day = ${day}
), ${after} = '')`;

export const MORNING_KEY = "reminder:morning:";

/** The morning's mail for the people of one part who have saved bids with dates within its reach. */
export function insertMorningMails(part: MorningPart) {
  const { now, zone, after, upto } = part;
  const reach = { now, upto: new Date(zone.morning.getTime() + MORNING_REACH_MS) };
  const inPart = (id: SQL) =>
    upto === null ? sql`${id} > ${after}` : sql`${id} > ${after} and ${id} <= ${upto}`;
  return queueMails({
    kind: "reminder",
    at: now,
    with: sql`
      with ${soonTable(reach)},
      bids as (
        select b.user_id, b.bid_id
        from users u indexed by users_reminders
        cross join user_bids b indexed by user_bids_user_status on b.user_id = u.id and ${isFollowed}
        cross join soon on soon.opportunity_id = b.bid_id
        where u.time_zone = ${zone.zone} and ${inPart(sql`u.id`)} and ${isReminded(now)}
          and not ${isCorrected(sql`soon.date_id`)}
        union
        select d.user_id, d.opportunity_id from ${ownDates(reach)}
        where u.time_zone = ${zone.zone} and ${inPart(sql`u.id`)} and ${ownDatesWhere(reach)}
      )
    `,
    columns: {
      dedupeKey: sql`${MORNING_KEY} || u.id || ':' || ${zone.day}`,
      userId: sql`u.id`,
      recipient: sql`u.email`,
      opportunityIds: sql`json_group_array(bids.bid_id)`,
    },
    from: sql`from bids cross join users u on u.id = bids.user_id where ${isNextPart(part)} group by u.id`,
  });
}

/** Stores how far the morning's mails of a zone have come. */
export function storeMorning(part: MorningPart) {
  const { now, zone, after, upto } = part;
  const completedAt = upto === null ? now.getTime() : null;
  return raw(sql`
    insert into reminder_mornings (zone, day, done_user, at, completed_at)
    select ${zone.zone}, ${zone.day}, ${upto ?? after}, ${now.getTime()}, ${completedAt} where ${isNextPart(part)}
    on conflict (zone, day) do update
    set done_user = excluded.done_user, at = excluded.at, completed_at = excluded.completed_at
  `);
}
