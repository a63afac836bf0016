import { type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "~/domain/duration";
import { ALL_DAY_MS, ALL_DAY_UTC_HOUR, CLOSING, REMINDED_STATUSES } from "~/domain/mail/reminder-rules";
import { addDays, localDay } from "~/domain/zoned-time";
import { closingSql, openSql } from "~/features/search/open.sql.server";
import { hasAccessSql } from "~/features/subscriptions/entitlement.sql.server";

/** What the single reminders and the morning's mails ask alike: of whom, of which bids and of which dates. */

/** People `u` who get reminders now: switched on, with access, and not stopped. */
export const isReminded = (now: Date): SQL => sql`
  u.remind = 1 and u.onboarded_at is not null and ${hasAccessSql(now)}
    and not exists (select 1 from mail_pauses p where p.user_id = u.id and p.until > ${now.getTime()})
    and not exists (select 1 from mail_suppressions s where s.email = u.email)
`;

export const isFollowed = sql`b.status in (${sql.raw(REMINDED_STATUSES.map((one) => `'${one}'`).join(", "))})`;

/** `remindedAt` of the key date or own date `d`. */
export const AT = sql.raw(
  `coalesce(d.at, (unixepoch(d.local_day) + ${(ALL_DAY_UTC_HOUR * HOUR_MS) / 1000}) * 1000)`,
);

export const isAhead = (now: Date): SQL =>
  sql`${AT} + case when d.at is null then ${ALL_DAY_MS} else 0 end > ${now.getTime()}`;

/** A mandatory meeting. */
export const MUST_ATTEND = sql`(d.kind = 'site_meeting' and d.mandatory = 'yes')`;

/** Dates of open bids, sure or not; the closing date of a text only where the portal states none. */
export const statedDates = (now: Date): SQL => sql`
  cross join opportunities o on o.id = d.opportunity_id and ${openSql("o", now)}
  where (d.kind <> 'closing' or o.deadline is null) and d.precision <> 'none' and d.local_day is not null
    and ${isAhead(now)}
`;

/** Those that are sure. */
export const readDates = (now: Date): SQL => sql`${statedDates(now)} and d.standing = 'sure'`;

export type Reach = { now: Date; upto: Date };

/** The index is by local day, and a zone's day may be another than that of UTC. */
const isNearDay = ({ now, upto }: Reach): SQL => sql`
  d.local_day between ${addDays(localDay(now, "UTC"), -1)} and ${addDays(localDay(upto, "UTC"), 1)}
`;

/** The table `soon`: the dates of open bids up to an instant, and their closing dates. */
export const soonTable = (reach: Reach): SQL => sql`
  soon as materialized (
    select d.opportunity_id, d.id as date_id, ${AT} as at, d.changed_at,
      ${MUST_ATTEND} as must_attend
    from opportunity_key_dates d indexed by opportunity_key_dates_day ${readDates(reach.now)}
      and ${isNearDay(reach)} and ${AT} <= ${reach.upto.getTime()}
    union all
    select o.id, ${CLOSING}, o.deadline, null, 0 from opportunities o indexed by opportunities_listed_closing
    where o.listed = 1 and o.status = 'active' and o.deadline is not null
      and ${closingSql("o")} > ${reach.now.getTime()} and ${closingSql("o")} <= ${reach.upto.getTime()}
  )
`;

/** Dates that people have noted themselves, of bids that they have saved. */
export const ownDates = (reach: Reach): SQL => sql`
  user_key_dates d indexed by user_key_dates_day
  cross join user_bids b on b.user_id = d.user_id and b.bid_id = d.opportunity_id and ${isFollowed}
  cross join opportunities o on o.id = d.opportunity_id and ${openSql("o", reach.now)}
  cross join users u on u.id = d.user_id and ${isReminded(reach.now)}
`;

export const ownDatesWhere = (reach: Reach): SQL => sql`
  ${isNearDay(reach)} and ${AT} <= ${reach.upto.getTime()} and ${isAhead(reach.now)}
`;

/**
 * A person's own date stands in place of the one that it corrects; "there is none" only while that says what it said. Their
 * own closing stands in place of all others: `whoseClosing`.
 */
export const isCorrected = (date: SQL): SQL => sql`exists (
  select 1 from user_key_dates c
  where c.user_id = b.user_id and c.opportunity_id = b.bid_id and (
    c.key_date_id = ${date} and (c.local_day is not null or c.denied_moment is null or exists (
      select 1 from opportunity_key_dates k
      where k.id = c.key_date_id and c.denied_moment = cast(coalesce(k.at, k.local_day, '') as text)
    ))
    or c.kind = 'closing' and c.local_day is not null and (${date} = ${CLOSING} or exists (
      select 1 from opportunity_key_dates k where k.id = ${date} and k.kind = 'closing'
    ))
  )
)`;

/** A part has at most so many people, and ends with the one whose saved bids make it so many bids. */
export type PartSize = { people: number; bids: number };

export const bidsOf = (person: SQL): SQL =>
  sql`(select count(*) from user_bids b where b.user_id = ${person})`;
