import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { digestSelections } from "#drizzle/schema";
import type { DigestWish, SelectionContent, SourceReading } from "~/domain/mail/digest";
import { createDigestSelector, type Selection } from "~/domain/mail/digest-selection";
import { wantedBy } from "~/domain/matching/match-profile";
import { digestSubject } from "~/emails/digest-email";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { hashOfSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";
import { listNewOpportunities } from "./new-opportunities.server";
import { type DigestRun, findRun } from "./plan-digests.server";
import { findSourceReadings } from "./source-readings.server";

/** One transaction holds the mail of so many wishes, whatever number of people have them. */
const WISHES_AT_ONCE = 100;
/**
 * What is new is read once for so many transactions: fewer, and a run would read it again and again; more, and one
 * message of the queue would ask the database more often than it may.
 */
const STEPS_AT_ONCE = 100;

/** As planned: regions, trades, minimum, summaries, since, changes since, whether it is the first. */
type PlannedWish = [Array<string>, Array<string>, string, number, number, number, 0 | 1];

type Wish = { text: string; wish: DigestWish; changesSince: number; isFirst: boolean };

/**
 * Queues a part of a run: the mail and the done-marks of some wishes in one transaction each. What was told is written
 * once for each wish and not for each person: a mail names its selection, and the selection its items. Ends when the run
 * is complete or after `steps` of them; calling it again goes on. Returns how many messages were queued.
 */
export async function buildDigest(
  services: Services,
  runId: string,
  { steps = STEPS_AT_ONCE }: { steps?: number } = {},
): Promise<{ queued: number; isDone: boolean }> {
  const run = await findRun(services, runId);
  if (run?.completedAt !== null) return { queued: 0, isDone: true };
  const waiting = await listWaiting(services.db, run.id, steps * WISHES_AT_ONCE);
  const content = await readContent(services, run, waiting);

  let queued = 0;
  for (let from = 0; from < waiting.length; from += WISHES_AT_ONCE) {
    const wishes = waiting.slice(from, from + WISHES_AT_ONCE);
    queued += await queueWishes(services, run, wishes, content);
  }
  return { queued, isDone: await completeRun(services, run.id) };
}

async function listWaiting(db: Database, runId: string, limit: number): Promise<Array<Wish>> {
  const rows = await db.all<{ wish: string }>(sql`
    select wish from digest_deliveries where run_id = ${runId} and outcome is null
    group by wish order by wish limit ${limit}
  `);
  return rows.map(({ wish: text }) => {
    const [regions, serviceTypes, contractValueMin, summaries, since, changesSince, first] = JSON.parse(
      text,
    ) as PlannedWish;
    const wish = { regions, serviceTypes, contractValueMin, summaries, since };
    return { text, wish, changesSince, isFirst: first === 1 };
  });
}

type Content = {
  select: (wish: DigestWish) => Selection;
  coverage: ReadonlyArray<SourceReading>;
};

/** What is new for any of these wishes, in cells, and what it was read from. */
async function readContent({ db }: Services, run: DigestRun, waiting: ReadonlyArray<Wish>): Promise<Content> {
  const [rates, coverage] = await runBatch(db, [findUsdRate(), findSourceReadings()]);
  const texts = new Set(waiting.flatMap(({ wish }) => wantedBy(wish).anyTradeText));
  const found = await listNewOpportunities(db, {
    after: waiting.reduce((after, { wish }) => Math.min(after, wish.since), run.uptoOpportunity),
    upto: run.uptoOpportunity,
    now: run.startedAt,
    rate: usdRateOf(rates),
    texts: [...texts],
  });
  return { select: createDigestSelector(found), coverage };
}

async function queueWishes(
  { db }: Services,
  run: DigestRun,
  wishes: ReadonlyArray<Wish>,
  { select, coverage }: Content,
): Promise<number> {
  const asOf = run.startedAt.getTime();
  const told: Array<{ wish: string; selection: string; subject: string }> = [];
  const selections: Array<typeof digestSelections.$inferInsert> = [];
  for (const { text, wish, changesSince, isFirst } of wishes) {
    const { ids, totals } = select(wish);
    if (ids.length === 0) continue;
    const content: SelectionContent = { wish, ids, totals, isFirst, asOf, changesSince, coverage };
    const id = (await hashOfSecret(`${run.id} ${text}`)).slice(0, 32);
    selections.push({ id, content, createdAt: run.startedAt });
    told.push({ wish: text, selection: id, subject: digestSubject(totals) });
  }

  const groups = JSON.stringify(told);
  const ofTold = sql`
    from json_each(${groups}) g
    cross join digest_deliveries d on d.run_id = ${run.id} and d.wish = g.value ->> 'wish' and d.outcome is null
    cross join users u on u.id = d.user_id and u.alert_weekly = 1
  `;
  const results = await runBatch(db, [
    ...(selections.length > 0 ? [insertRows(digestSelections, selections, "ignore")] : []),
    statement<{ id: string }>(sql`
      insert or ignore into emails
        (id, dedupe_key, kind, user_id, recipient, subject, selection_id, headers, created_at)
      select lower(hex(randomblob(16))), 'digest:' || d.run_id || ':' || u.id, 'digest', u.id, u.email,
        g.value ->> 'subject', g.value ->> 'selection', '{}', ${asOf}
      ${ofTold}
      returning id
    `),
    statement<{ id: string }>(sql`
      update users set last_digest_at = ${asOf} where id in (select u.id ${ofTold})
    `),
    statement<{ id: string }>(sql`
      update digest_deliveries set outcome = case
        when wish not in (select value ->> 'wish' from json_each(${groups})) then 'nothing-new'
        when exists (select 1 from users u where u.id = user_id and u.alert_weekly = 1) then 'queued'
        else 'stopped'
      end
      where run_id = ${run.id} and outcome is null
        and wish in (select value from json_each(${JSON.stringify(wishes.map(({ text }) => text))}))
    `),
  ]);
  return results[selections.length > 0 ? 1 : 0].length;
}

/** Marks the run as done if nobody waits any more. */
async function completeRun({ db, now }: Services, runId: string): Promise<boolean> {
  const [done] = await db.all<{ id: string }>(sql`
    update digest_runs set completed_at = ${now().getTime()}
    where id = ${runId}
      and not exists (select 1 from digest_deliveries where run_id = ${runId} and outcome is null)
    returning id
  `);
  return done !== undefined;
}
