import { z } from "zod";
import type { Profile } from "#drizzle/schema";
import { BILLING_MESSAGES, BILLING_NOTICES, BILLING_REFUSALS } from "~/content/billing";
import { planOption } from "~/domain/billing/plan-options";
import { type SyncResult, syncUnlessRecent } from "~/features/subscriptions/sync-subscription.server";
import { readBody } from "~/lib/read-body.server";
import type { Services } from "~/lib/services";
import { changePlan } from "./change-plan.server";
import { startCheckout } from "./checkout.server";
import { findPortal } from "./portal.server";

const MAX_BYTES = 4 * 1024;
/** Our pages poll every three seconds; faster callers get the stored state. */
export const SYNC_PAUSE_MS = 2_000;

const planBody = z.object({ plan: z.string(), interval: z.string() });
const upgradeBody = planBody.extend({
  currentSubscriptionId: z.string().max(64).nullish(),
  dryRun: z.boolean().nullish(),
});

type Call = (services: Services, profile: Profile, body: unknown) => Promise<Response>;

const refusal = (error: string, status: number) => Response.json({ error }, { status });

/** The functions of spec section 7, which pages call by name, each with its own body and response. */
const CALLS: Partial<Record<string, Call>> = {
  async "lemonsqueezy-checkout-direct"(services, profile, body) {
    const parsed = planBody.safeParse(body);
    const plan = parsed.success ? planOption(parsed.data.plan, parsed.data.interval) : null;
    if (plan === null) return refusal(BILLING_REFUSALS.notSold, 400);
    const checkout = await startCheckout(services, profile, plan);
    if (checkout.ok) return Response.json({ url: checkout.url });
    return refusal(checkout.reason, checkout.kind === "refused" ? 409 : 502);
  },

  async "lemonsqueezy-upgrade"(services, profile, body) {
    const parsed = upgradeBody.safeParse(body);
    const to = parsed.success ? planOption(parsed.data.plan, parsed.data.interval) : null;
    if (!parsed.success || to === null) return refusal(BILLING_REFUSALS.notSold, 400);
    const { currentSubscriptionId = null, dryRun } = parsed.data;
    const changed = await changePlan(services, profile, {
      to,
      currentSubscriptionId,
      dryRun: dryRun ?? false,
    });
    if (changed.ok) return Response.json({ success: true, checkoutUrl: changed.checkoutUrl });
    const status = { refused: 409, "not-yours": 403, failed: 502 }[changed.kind];
    return Response.json({ success: false, checkoutUrl: null, error: changed.reason }, { status });
  },

  async "subscription-sync"(services, profile) {
    const result = await syncUnlessRecent(services, profile.id, SYNC_PAUSE_MS);
    if (result === "failed") return refusal(BILLING_MESSAGES.syncFailed, 502);
    return Response.json({ needs_manual_review: result === "needs-manual-review" });
  },

  async "lemonsqueezy-sync-subscription"(services, profile) {
    const result = await syncUnlessRecent(services, profile.id, SYNC_PAUSE_MS);
    const status = result === "failed" ? 502 : 200;
    return Response.json({ success: result === "synced", message: SYNC_MESSAGES[result] }, { status });
  },

  async "lemonsqueezy-customer-portal"(services, profile) {
    const portal = await findPortal(services, profile);
    if (!portal.ok) return refusal(BILLING_MESSAGES.portalFailed, 502);
    const { portalUrl, fallbackUrl, needsSync } = portal;
    return Response.json({ portalUrl, fallbackUrl, needsSync });
  },
};

export const SYNC_MESSAGES: Readonly<Record<SyncResult, string>> = {
  synced: BILLING_NOTICES.synced,
  "none-found": BILLING_MESSAGES.noneFound,
  "needs-manual-review": BILLING_MESSAGES.paidNeedsReview,
  failed: BILLING_MESSAGES.syncFailed,
};

/** Returns `null` for an unknown function name. */
export async function invokeFunction(
  services: Services,
  profile: Profile,
  name: string,
  request: Request,
): Promise<Response | null> {
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!call) return null;
  const text = await readBody(request, MAX_BYTES);
  if (text === null) return refusal("The body is too long", 413);
  let body: unknown = null;
  try {
    body = text.trim() === "" ? null : JSON.parse(text);
  } catch {
    return refusal("The body is not JSON", 400);
  }
  return call(services, profile, body);
}
