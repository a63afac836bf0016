import { runBatch } from "#drizzle/batch";
import { insertRows } from "#drizzle/json-rows";
import { accounts, accountTokens, users } from "#drizzle/schema";
import { demoPushedNotices } from "#drizzle/seed/portal-files/demo";
import { everyKindOfNotice } from "#drizzle/seed/portal-files/every-kind";
import { WITHOUT_SUBSCRIPTION } from "~/domain/billing/entitlement";
import { intervalOf } from "~/domain/billing/plan-options";
import { DAY_MS } from "~/domain/duration";
import { readExchangeRate } from "~/features/exchange-rate/usd-rate.server";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { readTexts } from "~/features/source-runs/read-texts.server";
import { stateToTellSql } from "~/features/subscriptions/entitlement.sql.server";
import { recordSubscriptions } from "~/features/subscriptions/subscription-records.server";
import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import { portalName } from "~/sources/portal-name";
import { DEMO_PASSWORD, DEMO_PROFILES, type DemoProfile } from "./demo-profiles";
import { actOnSubscription, listProviderSubscriptions, payCheckout } from "./payment-store.server";
import { readSourceAtOnce } from "./run-job-at-once.server";

const ONBOARDED_DAYS_AGO = 21;
/** Less than `TRIAL_DAYS`, and long enough for a demo to begin without a warning. */
const TRIAL_LEFT_DAYS = 10;
const UNVERIFIED_KEPT_DAYS = 365;
const NOTICES_AT_ONCE = 100;
const PUSHING_PORTAL = "ontario-municipal-demo";
const KINDS_PORTAL = "every-kind-demo";

/** Fills an empty local database with demo accounts, and notices read from sources and pushed. Can be repeated. */
export async function seedDemo(services: Services): Promise<"seeded" | "already seeded"> {
  const { db, now, passwordHasher } = services;
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody) return "already seeded";

  const startedAt = now();
  for (const { id } of SOURCES) await readSourceAtOnce(services, id);
  await readAllTexts(services);
  await readExchangeRate(services);
  await push(services, PUSHING_PORTAL, demoPushedNotices(startedAt), startedAt);
  await push(services, KINDS_PORTAL, everyKindOfNotice(startedAt), startedAt);

  const profiles: ReadonlyArray<DemoProfile> = Object.values(DEMO_PROFILES);
  const passwordHash = await passwordHasher.hash(DEMO_PASSWORD);
  const paid = new Map<string, Paid>();
  for (const profile of profiles) {
    if (profile.bought) paid.set(profile.id, await buy(services, profile, startedAt));
  }
  const createdAt = new Date(startedAt.getTime() - ONBOARDED_DAYS_AGO * DAY_MS);
  await runBatch(db, [
    ...recountBidTypes(),
    // After the notices, so that an interrupted seeding starts over.
    insertRows(
      accounts,
      profiles.map(({ id, email, companyName, isVerified }) => ({
        id,
        email,
        companyName,
        passwordHash,
        verifiedAt: isVerified ? createdAt : null,
        createdAt,
      })),
    ),
    // An unverified account with a valid link is not swept.
    insertRows(
      accountTokens,
      profiles
        .filter(({ isVerified }) => !isVerified)
        .map(({ id }) => ({
          tokenHash: `demo:${id}`,
          accountId: id,
          purpose: "verify-email" as const,
          data: {},
          createdAt: startedAt,
          expiresAt: new Date(startedAt.getTime() + UNVERIFIED_KEPT_DAYS * DAY_MS),
        })),
    ),
    insertRows(
      users,
      // The profile is created when the address is confirmed.
      profiles
        .filter(({ isVerified }) => isVerified)
        .map((profile) => {
          return {
            ...profile,
            ...billedOf(profile, paid.get(profile.id) ?? null, startedAt),
            regions: [...profile.regions],
            serviceTypes: [...profile.serviceTypes],
            createdAt,
            onboardedAt: profile.isOnboarded ? createdAt : null,
            lastSyncedAt: profile.bought ? startedAt : null,
          };
        }),
    ),
  ]);
  await recordPaid(services, paid, startedAt);
  // Marked as notified, so that the mailbox starts empty.
  await db.update(users).set({ billingTold: stateToTellSql(startedAt) });
  return "seeded";
}

/** As many runs as the demo's notices need. */
async function readAllTexts(services: Services) {
  for (let more = true; more;) {
    more = Object.values(await readTexts(services)).some((read) => read !== undefined && read.stored > 0);
  }
}

async function push(services: Services, portal: string, pushed: ReadonlyArray<object>, at: Date) {
  const { notices } = pushSchema.parse({ notices: pushed });
  for (let start = 0; start < notices.length; start += NOTICES_AT_ONCE) {
    const piece = notices.slice(start, start + NOTICES_AT_ONCE).map((one) => noticeOfPushed(one, at));
    await ingestNotices(services, { id: portal, name: portalName(portal) }, piece, at);
  }
}

type Paid = { customerId: string; subscriptionId: string };

function billedOf({ bought, subscriptionStatus }: DemoProfile, paid: Paid | null, now: Date) {
  const isTrial = subscriptionStatus === WITHOUT_SUBSCRIPTION.duringTrial;
  return {
    billingInterval: bought && intervalOf(bought.plan),
    subscriptionEndDate: isTrial ? new Date(now.getTime() + TRIAL_LEFT_DAYS * DAY_MS) : null,
    lemonSqueezyCustomerId: paid?.customerId ?? null,
    lemonSqueezySubscriptionId: paid?.subscriptionId ?? null,
  };
}

/** Creates past subscriptions at the stand-in without sending messages; the result is read at the end. */
async function buy({ db }: Services, { id: userId, email, bought }: DemoProfile, now: Date): Promise<Paid> {
  const { plan, daysAgo, then = [] } = bought!;
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await payCheckout(db, { email, userId, plan }, at(daysAgo));
  const [subscription] = await listProviderSubscriptions(db, { email });
  const { id, attributes } = subscription!;
  for (const step of then) await actOnSubscription(db, id, step.action, at(step.daysAgo));
  return { customerId: String(attributes.customer_id), subscriptionId: id };
}

/** Reads the accounts' subscriptions at the provider. */
async function recordPaid({ db, billing }: Services, paid: ReadonlyMap<string, Paid>, now: Date) {
  const found = await Promise.all(
    [...paid].map(async ([userId, { subscriptionId }]) => {
      const answer = await billing.findSubscription(subscriptionId);
      if (!answer.ok || answer.value === null) throw new Error(`The subscription of ${userId} was not read`);
      return { subscription: answer.value, owner: { userId, claim: "checkout" as const } };
    }),
  );
  await recordSubscriptions(db, found, { readAt: now }, now);
}
