import { type SQL, sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { DAY_MS } from "~/domain/duration";
import {
  type DueDigest,
  firstDigestSince,
  lastDigestCutoff,
  onboardingWindowOf,
} from "~/domain/mail/digest-schedule";
import { RETENTION } from "~/domain/retention";
import { effectiveListSql, hasAccessSql, limitSql } from "~/features/subscriptions/entitlement.sql.server";

const newestBefore = (instant: Date) =>
  sql`coalesce((select id from opportunities where created_at <= ${instant.getTime()} order by id desc limit 1), 0)`;

/** The newest opportunity that the digest of this instant could contain. `last_digest_at` is the start of its run. */
export const lastDigestUptoSql = (lastDigestAt: SQL) => sql`(
  select upto_opportunity from digest_runs
  where started_at = ${lastDigestAt} and kind <> 'alert' order by upto_opportunity desc limit 1
)`;

/** A digest that was queued for this user after the cutoff, whatever run it belongs to. */
export const digestSince = (userId: SQL, cutoff: number) => sql`
  select 1 from emails sent where sent.user_id = ${userId} and sent.kind = 'digest' and sent.created_at > ${cutoff}
`;

/** The bids that the reader `u` has left out, as a JSON list. */
const HIDDEN_IDS = sql`case when u.hidden_revision = 0 then '[]' else (
  select json_group_array(h.bid_id) from hidden_bids h where h.user_id = u.id
) end`;

export function insertDigestRun(id: string, { kind, period }: DueDigest, at: Date) {
  return raw(sql`
    insert or ignore into digest_runs (id, kind, period, started_at, upto_opportunity, upto_version)
    select ${id}, ${kind}, ${period}, ${at.getTime()},
      ${newestBefore(at)}, (select coalesce(max(rowid), 0) from opportunity_versions)
  `);
}

/**
 * Adds every reader whose turn the run is, with the preferences that their plan covers now. Leaves out those who had a
 * digest in the last six days or wait for one in another run of these days: when one tick plans several runs, none is
 * built yet.
 */
export function insertDeliveries(runId: string, digest: DueDigest, at: Date) {
  const { onboardedFrom, onboardedBefore } = onboardingWindowOf(digest);
  const firstSince = firstDigestSince(digest.dueAt);
  const cutoff = lastDigestCutoff(at).getTime();
  // What an older alert has announced is no longer known.
  const forgotten = new Date(at.getTime() - RETENTION.bulkMailDays * DAY_MS);
  return raw(sql`
    insert or ignore into digest_deliveries (run_id, user_id, preferences, outcome, created_at)
    select ${runId}, u.id,
      json_array(json(${effectiveListSql("regions")}), json(${effectiveListSql("serviceTypes")}), u.contract_value_min, ${limitSql("digestSummaries")},
        max(coalesce(${lastDigestUptoSql(sql`u.last_digest_at`)}, first.id), forgotten.id),
        coalesce(u.last_digest_at, ${firstSince.getTime()}), u.last_digest_at is null, json(u.parts_off),
        json(u.excluded), json(${HIDDEN_IDS})),
      case when p.until > ${at.getTime()} then 'paused' when s.email is not null then 'suppressed' end,
      ${at.getTime()}
    from digest_runs r
    cross join (select ${newestBefore(firstSince)} as id) first
    cross join (select ${newestBefore(forgotten)} as id) forgotten
    cross join users u
    left join mail_pauses p on p.user_id = u.id
    left join mail_suppressions s on s.email = u.email
    where r.id = ${runId} and r.completed_at is null
      and u.alert_weekly = 1 and u.onboarded_at is not null
      and u.onboarded_at >= ${onboardedFrom.getTime()} and u.onboarded_at < ${onboardedBefore.getTime()}
      and (u.last_digest_at is null or u.last_digest_at <= ${cutoff})
      and not exists (${digestSince(sql`u.id`, cutoff)})
      and not exists (
        select 1 from digest_deliveries other
        where other.user_id = u.id and other.created_at > ${cutoff} and other.run_id <> ${runId} and other.outcome is null
      )
      and ${hasAccessSql(at)}
  `);
}
