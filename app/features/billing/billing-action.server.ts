import { BILLING_MESSAGES, BILLING_NOTICES, BILLING_REFUSALS } from "~/content/billing";
import { planOption } from "~/domain/billing/plan-options";
import type { FlashMessage } from "~/lib/flash.server";
import { type FormFields, typed } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { cancelSubscription, changePlan, resumeSubscription } from "./change-plan.server";
import { syncSafely } from "./checkout-return.server";
import { SYNC_PAUSE_MS, SYNC_MESSAGES } from "./function-calls.server";
import { syncUnlessRecent } from "./sync-subscription.server";

const BILLING = "/dashboard/billing";

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
  fields: FormFields,
): Promise<BillingOutcome> {
  switch (typed(fields, "intent")) {
    case "refresh":
      return refresh(services, profile);
    case "change":
      return change(services, profile, fields);
    case "cancel": {
      const canceled = await cancelSubscription(services, profile);
      return canceled.ok ? good(BILLING_NOTICES.canceled) : bad(canceled.reason);
    }
    case "resume": {
      const resumed = await resumeSubscription(services, profile);
      return resumed.ok ? good(BILLING_NOTICES.resumed) : bad(resumed.reason);
    }
    default:
      throw new Response("No such action", { status: 400 });
  }
}

async function refresh(services: Services, { id }: Profile): Promise<BillingOutcome> {
  const result = await syncSafely(() => syncUnlessRecent(services, id, SYNC_PAUSE_MS));
  if (result === "synced") return good(SYNC_MESSAGES[result]);
  if (result === "failed" || result === "threw") return bad(SYNC_MESSAGES.failed);
  return { to: BILLING, flash: { title: SYNC_MESSAGES[result], tone: "info" } };
}

async function change(services: Services, profile: Profile, fields: FormFields): Promise<BillingOutcome> {
  const to = planOption(typed(fields, "plan"), typed(fields, "interval"));
  if (to === null) return bad(BILLING_REFUSALS.notSold);
  const [fromPlan, fromInterval] = typed(fields, "from").split("-");
  const changed = await changePlan(services, profile, {
    to,
    currentSubscriptionId: typed(fields, "currentSubscriptionId") || null,
    from: planOption(fromPlan, fromInterval),
  });
  if (!changed.ok)
    return changed.kind === "failed" && changed.reason !== BILLING_MESSAGES.planChangeFailed
      ? bad(BILLING_MESSAGES.checkoutFailed, changed.reason)
      : bad(changed.reason);
  return { to: changed.checkoutUrl ?? `${BILLING}?updated=wait`, flash: null };
}
