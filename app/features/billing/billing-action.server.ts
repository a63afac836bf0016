import { z } from "zod";
import type { Profile } from "#drizzle/schema";
import { BILLING_MESSAGES, BILLING_NOTICES, BILLING_REFUSALS } from "~/content/billing";
import { planOption } from "~/domain/billing/plan-options";
import { cancelSubscription, changePlan, resumeSubscription } from "~/features/checkout/change-plan.server";
import { syncSafely } from "~/features/checkout/checkout-return.server";
import { SYNC_MESSAGES, SYNC_PAUSE_MS } from "~/features/checkout/function-calls.server";
import { syncUnlessRecent } from "~/features/subscriptions/sync-subscription.server";
import type { FlashMessage } from "~/lib/flash.server";
import { hiddenField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import { keepFirst } from "./keep-first.server";

const BILLING = "/dashboard/billing";

export const billingSchema = z.object({
  intent: z.enum(["refresh", "change", "cancel", "resume"], "No such action"),
  plan: hiddenField,
  interval: hiddenField,
  /** The plan option that the page showed as the current one. */
  from: hiddenField,
  currentSubscriptionId: hiddenField,
  /** Which region and trade count after a downgrade. */
  keepRegion: hiddenField,
  keepTrade: hiddenField,
});
type Posted = z.output<typeof billingSchema>;

/** Where to redirect after a billing action, and the message to show there. */
export type BillingOutcome = {
  to: string;
  flash: (Pick<FlashMessage, "title" | "tone"> & { text?: string }) | null;
};

const bad = (title: string, text?: string): BillingOutcome => ({
  to: BILLING,
  flash: { title, tone: "destructive", ...(text !== undefined && { text }) },
});
const good = (title: string): BillingOutcome => ({ to: BILLING, flash: { title, tone: "success" } });

export async function actOnBilling(
  services: Services,
  profile: Profile,
  posted: Posted,
): Promise<BillingOutcome> {
  switch (posted.intent) {
    case "refresh":
      return refresh(services, profile);
    case "change":
      return change(services, profile, posted);
    case "cancel": {
      const canceled = await cancelSubscription(services, profile);
      return canceled.ok ? good(BILLING_NOTICES.canceled) : bad(canceled.reason);
    }
    case "resume": {
      const resumed = await resumeSubscription(services, profile);
      return resumed.ok ? good(BILLING_NOTICES.resumed) : bad(resumed.reason);
    }
  }
}

/** Reads the subscription at the provider now. */
export async function refresh(services: Services, { id }: Pick<Profile, "id">): Promise<BillingOutcome> {
  const result = await syncSafely(() => syncUnlessRecent(services, id, SYNC_PAUSE_MS));
  if (result === "synced") return good(SYNC_MESSAGES[result]);
  if (result === "failed" || result === "threw") return bad(SYNC_MESSAGES.failed);
  return { to: BILLING, flash: { title: SYNC_MESSAGES[result], tone: "info" } };
}

async function change(services: Services, profile: Profile, posted: Posted): Promise<BillingOutcome> {
  const to = planOption(posted.plan, posted.interval);
  if (to === null) return bad(BILLING_REFUSALS.notSold);
  // Before the change, so that the smaller plan begins with them; while the larger one runs, the order means nothing.
  await keepFirst(services, profile, { region: posted.keepRegion, trade: posted.keepTrade });
  const [fromPlan, fromInterval] = posted.from.split("-");
  const changed = await changePlan(services, profile, {
    to,
    currentSubscriptionId: posted.currentSubscriptionId || null,
    from: planOption(fromPlan, fromInterval),
  });
  if (!changed.ok)
    return changed.kind === "failed" && changed.reason !== BILLING_MESSAGES.planChangeFailed
      ? bad(BILLING_MESSAGES.checkoutFailed, changed.reason)
      : bad(changed.reason);
  return { to: changed.checkoutUrl ?? `${BILLING}?updated=wait`, flash: null };
}
