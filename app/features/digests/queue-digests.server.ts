import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { digestDeliveries, digestItems, digestRuns, emails, users } from "#drizzle/schema";
import { type DueDigest, digestsDue, firstDigestSince, isDueFor } from "~/domain/digest-schedule";
import { hasAccess } from "~/domain/subscription";
import { weeklyDigestEmail } from "~/emails/weekly-digest";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { runBatch, statement } from "#drizzle/batch";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { digestContent } from "./digest-content.server";
import { readSelected, selectForDigest, selectionKey } from "./select-for-digest.server";

/** One page of people is one round trip for their bids and one for their mail. */
const PEOPLE_AT_ONCE = 100;
const MAX_PAGES_A_TICK = 20;

/**
 * Queues every mailing that is due and not done: a page of people at a time, each page with its mark in one transaction.
 * A run that dies goes on where it was at the next tick; nobody gets the same run twice. Returns how many were queued.
 */
export async function queueDueDigests(services: Services): Promise<number> {
  let queued = 0;
  for (const digest of digestsDue(services.now())) {
    const run = await findOrStartRun(services.db, digest, services.now());
    for (let page = 0; page < MAX_PAGES_A_TICK && run.completedAt === null; page++) {
      queued += await queuePage(services, digest, run);
    }
  }
  return queued;
}

type Run = typeof digestRuns.$inferSelect;

async function findOrStartRun(db: Database, { kind, period }: DueDigest, now: Date): Promise<Run> {
  await db.insert(digestRuns).values({ kind, period, startedAt: now }).onConflictDoNothing();
  const [run] = await db
    .select()
    .from(digestRuns)
    .where(and(eq(digestRuns.kind, kind), eq(digestRuns.period, period)));
  if (!run) throw new Error(`No ${kind} digest run for ${period}`);
  return run;
}

async function queuePage({ db, now, config }: Services, digest: DueDigest, run: Run): Promise<number> {
  const asOf = now();
  const page = await listSubscribersAfter(db, run.lastUserId);
  const due = page.filter(
    (person) =>
      person.onboardedAt !== null &&
      isDueFor(digest, { onboardedAt: person.onboardedAt, lastDigestAt: person.lastDigestAt }, asOf) &&
      hasAccess({ status: person.subscriptionStatus, endDate: person.subscriptionEndDate }, asOf),
  );

  // People who ask for the same get the same selection, so it is made once.
  const groups = new Map<string, { person: Profile; since: Date }>();
  for (const person of due) {
    const since = person.lastDigestAt ?? firstDigestSince(digest.dueAt);
    groups.set(selectionKey(person, since), { person, since });
  }
  const keys = [...groups.keys()];
  const [rates] = await runBatch(db, [findUsdRate()]);
  const rate = usdRateOf(rates);
  const statements = [...groups.values()].flatMap(({ person, since }) =>
    selectForDigest(person, { since, asOf, usdRate: rate.cad }),
  );
  const results = (await runBatch(db, statements)) as ReadonlyArray<ReadonlyArray<Record<string, unknown>>>;
  const contents = new Map(
    keys.map((key, position) => {
      const { person } = groups.get(key)!;
      const selected = readSelected(results.slice(2 * position, 2 * position + 2));
      const content = digestContent(selected, person, { now: asOf, origin: config.origin });
      return [key, content && { ids: content.ids, message: weeklyDigestEmail(content.props) }] as const;
    }),
  );

  const letters = due.flatMap((person) => {
    const content = contents.get(selectionKey(person, person.lastDigestAt ?? firstDigestSince(digest.dueAt)));
    return content ? [{ person, id: crypto.randomUUID(), ...content }] : [];
  });
  const done = page.length < PEOPLE_AT_ONCE ? asOf : null;
  const lastUserId = page.at(-1)?.id ?? run.lastUserId;
  await runBatch(db, [
    ...(letters.length > 0
      ? [
          insertRows(
            emails,
            letters.map(({ person, id, message }) => ({
              id,
              dedupeKey: `digest:${digest.kind}:${digest.period}:${person.id}`,
              kind: "digest",
              userId: person.id,
              recipient: person.email,
              ...message,
              createdAt: asOf,
            })),
            "ignore",
          ),
          insertRows(
            digestItems,
            letters.flatMap(({ person, ids }) =>
              ids.map((opportunityId) => ({
                userId: person.id,
                opportunityId,
                kind: "digest" as const,
                runId: run.id,
              })),
            ),
            "ignore",
          ),
          statement(sql`
            update users set last_digest_at = ${asOf.getTime()}
            where id in (select value from json_each(${JSON.stringify(letters.map(({ person }) => person.id))}))
          `),
        ]
      : []),
    ...(due.length > 0
      ? [
          insertRows(
            digestDeliveries,
            due.map((person) => ({
              runId: run.id,
              userId: person.id,
              emailId: letters.find((letter) => letter.person.id === person.id)?.id ?? null,
              createdAt: asOf,
            })),
            "ignore",
          ),
        ]
      : []),
    statement(db.update(digestRuns).set({ lastUserId, completedAt: done }).where(eq(digestRuns.id, run.id))),
  ]);
  Object.assign(run, { lastUserId, completedAt: done });
  return letters.length;
}

function listSubscribersAfter(db: Database, lastUserId: string) {
  return db
    .select()
    .from(users)
    .where(and(sql`${users.alertWeekly} = 1`, isNotNull(users.onboardedAt), gt(users.id, lastUserId)))
    .orderBy(asc(users.id))
    .limit(PEOPLE_AT_ONCE);
}
