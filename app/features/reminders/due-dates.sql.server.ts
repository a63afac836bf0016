import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "~/domain/duration";
import {
  type AwakeZone,
  CHANGE_LATE_MS,
  CLOSING,
  DAY_LATE_MS,
  FOUND_NEAR_MS,
  NOTICE,
  WEEK_LATE_MS,
  WEEK_MS,
} from "~/domain/mail/reminder-rules";
import type { ChangedField } from "~/domain/opportunities/opportunity-changes";
import { openSql } from "~/features/search/open.sql.server";
import { AT, MUST_ATTEND, statedDates } from "./reminded-dates.sql.server";

/** A statement may have a hundred parameters, so what never changes is none. */
const text = (constant: string): SQL => sql.raw(`'${constant}'`);

/** The changes `f` of notices, not of rules, since a little more than a night ago. */
const recentChanges = (...fields: ReadonlyArray<ChangedField>): SQL => sql`
  opportunity_versions v cross join json_each(v.changes) f on f.value ->> 'field' in (${sql.join(fields.map(text), sql`, `)})
`;
/** Whether the date `d` stood in the version that a change `f` replaced: `printedKeyDates`. */
const wasSure: SQL = sql`
  instr(f.value ->> 'from', rtrim(json_array(d.kind, d.at, d.local_day, d.local_time, d.zone), ']') || ',') > 0
`;
const isRecent = (now: Date): SQL => sql`
  v.rowid > coalesce((
    select rowid from opportunity_versions where at <= ${now.getTime() - CHANGE_LATE_MS} order by rowid desc limit 1
  ), 0)
`;

/**
 * Its source has ended the notice `o` before its closing. Without a closing date only a cancellation says so: such notices
 * are withdrawn or awarded when they close.
 */
const hasEndedEarly = (now: Date): SQL => sql`
  o.status <> 'active' and (o.deadline > ${now.getTime()} or o.deadline is null and o.status = 'cancelled')
`;

/** A change `f` of the closing date, or else of the status: D1 joins five selections at most. */
const ofDeadline = (then: SQL, otherwise: SQL): SQL =>
  sql`iif(f.value ->> 'field' = 'deadline', ${then}, ${otherwise})`;

/** The table `due`: dates with the reminder that may be due now, for everyone who has saved the bid. */
export function dueTable({ now, zones }: { now: Date; zones: ReadonlyArray<AwakeZone> }): SQL {
  const at = now.getTime();
  const evening = Math.max(0, ...zones.map(({ eveningUpto }) => eveningUpto?.getTime() ?? 0));
  return sql`
    due as materialized (
      select opportunity_id, date_id, at, changed_at, 'day' as step from soon
      where (at > ${at + DAY_MS - DAY_LATE_MS} and at <= ${at + DAY_MS}) or at <= ${evening}
      union all
      select opportunity_id, date_id, at, changed_at, 'week' from soon where at > ${at + WEEK_MS - WEEK_LATE_MS}
      union all
      select opportunity_id, date_id, at, changed_at, 'found' from soon
      where must_attend and at - changed_at <= ${sql.raw(String(FOUND_NEAR_MS))}
      union all
      select d.opportunity_id, d.id, ${AT}, d.changed_at,
        case when d.standing <> 'sure' then 'dropped' when d.sequence > 0 then 'changed' else 'found' end
      from ${recentChanges("keyDates")}
      cross join opportunity_key_dates d on d.opportunity_id = v.opportunity_id and d.changed_at = v.at
      ${statedDates(now)} and ${isRecent(now)}
        and (d.sequence > 0 and (d.standing = 'sure' or ${wasSure}) or d.standing = 'sure' and ${MUST_ATTEND})
      union all
      select o.id, ${ofDeadline(text(CLOSING), text(NOTICE))}, ${ofDeadline(sql`o.deadline`, sql`v.at`)}, v.at,
        ${ofDeadline(text("changed"), text("dropped"))}
      from ${recentChanges("deadline", "status")}
      cross join opportunities o on o.id = v.opportunity_id
      where ${isRecent(now)} and ${ofDeadline(
        sql`(o.deadline > ${at} and ${openSql("o", now)})`,
        sql`(f.value ->> 'from' = 'active' and ${hasEndedEarly(now)})`,
      )}
    )
  `;
}
