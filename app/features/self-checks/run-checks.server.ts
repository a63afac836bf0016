import { and, count, eq, gte } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { type Profile, userBids, userBidViews, users } from "#drizzle/schema";
import { boughtPlan } from "~/domain/billing/entitlement";
import { planChangesFrom } from "~/domain/billing/plan-options";
import { limitsFor } from "~/domain/billing/roles";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { SAVED_BID_STATUSES } from "~/domain/opportunities/saved-bid";
import { startOfDay, TORONTO } from "~/domain/zoned-time";
import { changePlan } from "~/features/checkout/change-plan.server";
import { findPortal } from "~/features/checkout/portal.server";
import { countMatches, foundLabel } from "~/features/search/find-opportunities.server";
import { hidingOf } from "~/features/search/hidden.sql.server";
import { parseSettings } from "~/features/settings/save-settings.server";
import { syncUnlessRecent } from "~/features/subscriptions/sync-subscription.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { CheckId, CheckName, CheckResult } from "./checks";
import { saveAnyBid } from "./saved-bid-check.sql.server";

const SYNC_PAUSE_MS = 2_000;
const WEBHOOKS = ["/webhooks/lemonsqueezy", "/webhooks/lemonsqueezy-orders"];
const WEBHOOK_LIMIT_MS = 5_000;

const passed = (detail: string): CheckResult => ({ state: "passed", detail });
const failed = (detail: string): CheckResult => ({ state: "failed", detail });
const skipped = (detail: string): CheckResult => ({ state: "skipped", detail });

type Check = (services: Services, profile: Profile) => Promise<CheckResult>;

/** Each check acts only on the user's own account and leaves no changes. */
const CHECKS: Readonly<Record<CheckId, Check>> = {
  "profile-refresh": loadProfile,
  "profile-load": loadProfile,
  "checkout-creation": planACheckout,
  "subscription-sync": sync,
  sync: sync,
  "webhook-reachability": reachWebhooks,
  "billing-portal": openPortal,
  "region-limit": limitRegions,
  "daily-view-limit": limitViews,
  "saved-bid-transitions": walkSavedBid,
  "match-count": countBids,
};

export async function runCheck(
  services: Services,
  profile: Profile,
  id: string,
): Promise<CheckResult | null> {
  if (!Object.hasOwn(CHECKS, id)) return null;
  try {
    return await CHECKS[id as CheckId](services, profile);
  } catch (error) {
    logFailure("A self-check failed", error, { check: id });
    return failed("It failed with an error; see the log.");
  }
}

/** Runs the checks in sequence, with a pause between them. */
export async function runChecks(
  services: Services,
  profile: Profile,
  checks: ReadonlyArray<CheckName>,
  pauseMs: number,
): Promise<Record<string, CheckResult>> {
  const results: Record<string, CheckResult> = {};
  for (const [position, { id }] of checks.entries()) {
    if (position > 0 && pauseMs > 0) await services.sleep(pauseMs);
    const result = await runCheck(services, profile, id);
    if (result) results[id] = result;
  }
  return results;
}

async function loadProfile({ db }: Services, { id, email }: Profile) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user?.email === email
    ? passed(`Role ${user.role}, status ${user.subscriptionStatus}`)
    : failed("The profile that was loaded is another account's");
}

/**
 * Dry-runs a plan change that is allowed, without charging anything, and checks that the hosted checkout links exist.
 */
async function planACheckout(services: Services, profile: Profile) {
  const plan = boughtPlan(profile);
  const to = (plan && planChangesFrom(plan)[0]?.to) ?? "pro-monthly";
  const dry = await changePlan(services, profile, {
    to,
    currentSubscriptionId: profile.lemonSqueezySubscriptionId,
    dryRun: true,
  });
  const links = await services.billing.checkHostedLinks();
  const dead = links.filter(({ status }) => status === null || status >= 400).map(({ name }) => name);
  if (dead.length > 0) return failed(`Hosted links that do not answer: ${dead.join(", ")}`);
  return passed(
    `${dry.ok ? "A checkout or a plan change is possible." : dry.reason} Hosted links: ${links.length} of ${links.length} answer.`,
  );
}

async function sync(services: Services, { id }: Profile) {
  const result = await syncUnlessRecent(services, id, SYNC_PAUSE_MS);
  return result === "failed" ? failed("The provider did not answer") : passed(`Result: ${result}`);
}

/** A refused unsigned message proves that the endpoint exists. */
async function reachWebhooks({ config }: Services) {
  const statuses = await Promise.all(
    WEBHOOKS.map(async (path) => {
      const signal = AbortSignal.timeout(WEBHOOK_LIMIT_MS);
      const url = `${config.origin}${path}`;
      const answer = await fetch(url, { method: "POST", redirect: "manual", body: "{}", signal });
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  const said = `Answers: ${statuses.join(" and ")}`;
  return statuses.some((status) => status === 404) ? failed(said) : passed(said);
}

async function openPortal(services: Services, profile: Profile) {
  if (profile.lemonSqueezyCustomerId === null) return skipped("Not run: there is no customer id yet");
  const portal = await findPortal(services, profile);
  if (!portal.ok) return failed("The provider could not be reached");
  return (portal.portalUrl ?? portal.fallbackUrl) ? passed("The portal has a URL") : failed("No address");
}

function limitRegions(_services: Services, profile: Profile): Promise<CheckResult> {
  const { regions: limit } = limitsFor(profile.role);
  const asked = new FormData();
  for (const region of ["CA-ON", "CA-QC"]) asked.append("regions", region);
  asked.append("contractValueMin", "any");
  const isRefused = parseSettings(asked, profile).status !== "success";
  const { regions } = effectivePreferences(profile);
  const isHeld = limit === null || regions.length <= limit;
  const said = limit === null ? "any number of regions" : `${limit} region`;
  return Promise.resolve(
    isRefused === (limit !== null) && isHeld
      ? passed(`The plan allows ${said}, and a form with two is ${isRefused ? "refused" : "taken"}`)
      : failed(`The plan allows ${said}; ${regions.length} count`),
  );
}

async function limitViews({ db, now }: Services, { id, role }: Profile) {
  const { dailyDetailViews: limit } = limitsFor(role);
  const midnight = startOfDay(now(), TORONTO);
  const [views] = await db
    .select({ n: count() })
    .from(userBidViews)
    .where(
      and(eq(userBidViews.userId, id), eq(userBidViews.spent, true), gte(userBidViews.viewedAt, midnight)),
    );
  const used = views?.n ?? 0;
  if (limit === null) return passed(`No limit; ${used} used today`);
  const said = `${used} of ${limit} views used today`;
  return used <= limit ? passed(said) : failed(said);
}

/** A test bid goes through every status and is deleted in the same transaction. */
async function walkSavedBid({ db }: Services, { id: userId }: Profile) {
  const id = crypto.randomUUID();
  const steps = SAVED_BID_STATUSES.map((status) =>
    db.update(userBids).set({ status }).where(eq(userBids.id, id)).returning({ status: userBids.status }),
  );
  const removed = db.delete(userBids).where(eq(userBids.id, id)).returning({ status: userBids.status });
  const [, ...results] = await runBatch(db, [saveAnyBid({ id, userId }), ...steps, removed]);
  const walked = results.slice(0, steps.length).flatMap((rows) => rows.map(({ status }) => status));
  if (walked.length === 0) return skipped("Not run: there is no opportunity to try it with");
  return SAVED_BID_STATUSES.every((status, position) => walked[position] === status)
    ? passed(walked.join(" → "))
    : failed(`Went ${walked.join(" → ")}`);
}

async function countBids({ db, now }: Services, profile: Profile) {
  const count = await countMatches(db, effectivePreferences(profile), now(), hidingOf(profile));
  return passed(`${foundLabel(count)} open bids match the profile`);
}
