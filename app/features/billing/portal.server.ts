import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";

export type PortalResult =
  { ok: true; portalUrl: string | null; fallbackUrl: string | null; needsSync: boolean } | { ok: false };

/**
 * Where the customer's invoices and payment method are. A portal opens without a password, so it is handed only to whoever
 * has the customer's own address; everybody else gets the page that asks for the address.
 */
export async function findPortal({ billing }: Services, profile: Profile): Promise<PortalResult> {
  const { lemonSqueezyCustomerId: customerId, lemonSqueezySubscriptionId: subscriptionId, email } = profile;
  if (customerId === null)
    return { ok: true, portalUrl: null, fallbackUrl: null, needsSync: subscriptionId !== null };
  const answer = await billing.openPortal(customerId);
  const fallbackUrl = billing.fallbackPortalUrl();
  if (answer.ok) {
    const portalUrl = answer.value.email === email ? answer.value.url : null;
    return { ok: true, portalUrl, fallbackUrl, needsSync: false };
  }
  console.error(JSON.stringify({ billing: "portal", failure: answer.failure }));
  return answer.failure === "not-found"
    ? { ok: true, portalUrl: null, fallbackUrl, needsSync: false }
    : { ok: false };
}
