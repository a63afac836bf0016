import { eq, sql, type SQL } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import { digestRuns } from "#drizzle/schema";
import {
  type DueDigest,
  digestsDue,
  firstDigestSince,
  restedSince,
  turnOf,
} from "~/domain/mail/digest-schedule";
import { hasAccessSql, limitSql } from "~/features/billing/entitlement.sql.server";
import type { Services } from "~/lib/services";

export type DigestRun = typeof digestRuns.$inferSelect;

const runIdOf = ({ kind, period }: Pick<DueDigest, "kind" | "period">) => `${kind}:${period}`;

/**
 * Plans every mailing that is due and not planned yet, and gives those that are not done: new ones, and ones that died
 * half-way. A run and its list of people are written in one transaction, so planning twice plans once.
 */
export async function planDueDigests(services: Services): Promise<Array<DigestRun>> {
  const due = digestsDue(services.now());
  const known = await listRuns(services, due);
  for (const digest of due) {
    if (!known.some(({ id }) => id === runIdOf(digest))) await planDigest(services, digest);
  }
  return (await listRuns(services, due)).filter(({ completedAt }) => completedAt === null);
}

function listRuns({ db }: Services, due: ReadonlyArray<DueDigest>) {
  const ids = JSON.stringify(due.map(runIdOf));
  return db
    .select()
    .from(digestRuns)
    .where(sql`${digestRuns.id} in (select value from json_each(${ids}))`)
    .orderBy(digestRuns.startedAt, digestRuns.period);
}

export async function findRun({ db }: Services, id: string): Promise<DigestRun | null> {
  const [run] = await db.select().from(digestRuns).where(eq(digestRuns.id, id));
  return run ?? null;
}

/** The newest opportunity that a digest of then told of: it carries its run's instant, and the run knows. */
export const toldUptoSql = (lastDigestAt: SQL) => sql`(
  select upto_opportunity from digest_runs
  where started_at = ${lastDigestAt} and kind <> 'alert' order by upto_opportunity desc limit 1
)`;

async function planDigest({ db, now }: Services, digest: DueDigest) {
  const at = now().getTime();
  const id = runIdOf(digest);
  const { onboardedFrom, onboardedBefore } = turnOf(digest);
  const firstSince = firstDigestSince(digest.dueAt).getTime();
  const newestBefore = (instant: number) =>
    sql`coalesce((select id from opportunities where created_at <= ${instant} order by id desc limit 1), 0)`;
  await runBatch(db, [
    statement(sql`
      insert or ignore into digest_runs (id, kind, period, started_at, upto_opportunity, upto_version)
      select ${id}, ${digest.kind}, ${digest.period}, ${at},
        ${newestBefore(at)}, (select coalesce(max(rowid), 0) from opportunity_versions)
    `),
    statement(sql`
      insert or ignore into digest_deliveries (run_id, user_id, wish, outcome, created_at)
      select ${id}, u.id,
        json_array(json(u.regions), json(u.service_types), u.contract_value_min, ${limitSql("digestSummaries")},
          coalesce(${toldUptoSql(sql`u.last_digest_at`)}, first.id),
          coalesce(u.last_digest_at, ${firstSince}), u.last_digest_at is null),
        case when p.until > ${at} then 'paused' when s.email is not null then 'suppressed' end,
        ${at}
      from digest_runs r
      cross join (select ${newestBefore(firstSince)} as id) first
      cross join users u
      left join mail_pauses p on p.user_id = u.id
      left join mail_suppressions s on s.email = u.email
      where r.id = ${id} and r.completed_at is null
        and u.alert_weekly = 1 and u.onboarded_at is not null
        and u.onboarded_at >= ${onboardedFrom.getTime()} and u.onboarded_at < ${onboardedBefore.getTime()}
        and (u.last_digest_at is null or u.last_digest_at <= ${restedSince(now()).getTime()})
        and ${hasAccessSql(now())}
    `),
  ]);
}
