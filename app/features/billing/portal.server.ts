import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";

export type PortalResult =
  { ok: true; portalUrl: string | null; fallbackUrl: string | null; needsSync: boolean } | { ok: false };

/**
 * Finds the customer portal's URL. It opens without a password, so only a user with the customer's own email address
 * gets it; others get the page that asks for the address.
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
