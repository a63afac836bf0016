import { and, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { billingSubscriptions, type Profile } from "#drizzle/schema";
import { OWNER_CLAIMS } from "~/domain/billing/subscription";
import { listUnsentAddresses } from "~/features/subscriptions/address-changes.server";
import { log } from "~/lib/log.server";
import type { Services } from "~/lib/services";

export type PortalResult =
  { ok: true; portalUrl: string | null; fallbackUrl: string | null; needsSync: boolean } | { ok: false };

/**
 * Finds the customer portal's URL, asking the provider each time, because the URL expires. It opens without a password,
 * so only the customer's owner gets it; others get the provider's page that asks for the address that paid.
 */
export async function findPortal({ db, billing }: Services, profile: Profile): Promise<PortalResult> {
  const { lemonSqueezyCustomerId: customerId, lemonSqueezySubscriptionId: subscriptionId } = profile;
  if (customerId === null)
    return { ok: true, portalUrl: null, fallbackUrl: null, needsSync: subscriptionId !== null };
  const answer = await billing.openPortal({ customerId, subscriptionId });
  const fallbackUrl = billing.fallbackPortalUrl();
  if (answer.ok) {
    const { url, email } = answer.value;
    const portalUrl = (await isOwner(db, profile, customerId, email)) ? url : null;
    return { ok: true, portalUrl, fallbackUrl, needsSync: false };
  }
  log("error", "The payment provider refused a call", { call: "portal", failure: answer.failure });
  return answer.failure === "not-found"
    ? { ok: true, portalUrl: null, fallbackUrl, needsSync: false }
    : { ok: false };
}

/**
 * Whether the customer is this account's: it has the account's address, an address that the account had until now, or
 * it paid at a checkout that we created for this account.
 */
async function isOwner(
  db: Database,
  { id, email }: Profile,
  customerId: string,
  customerEmail: string,
): Promise<boolean> {
  if (customerEmail === email) return true;
  const { userId, customerId: customer, claim } = billingSubscriptions;
  const [paid] = await db
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(and(eq(userId, id), eq(customer, customerId), eq(claim, OWNER_CLAIMS.indexOf("checkout"))))
    .limit(1);
  return paid !== undefined || (await listUnsentAddresses(db, id)).includes(customerEmail);
}
