import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { billingAddressChanges, billingSubscriptions, users } from "#drizzle/schema";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { log, logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { BillingFailure } from "~/ports/billing";

const USERS_A_RUN = 20;
/** The provider is down or busy. */
const RETRY_MS = 10 * MINUTE_MS;
/** The provider rejects the address, for example because another customer has it. */
const RETRY_REFUSED_MS = DAY_MS;

/**
 * Put this into the batch that changes an account's address, before the change: it keeps the old address until the
 * payment provider has the new one. Does nothing for a user whom the provider does not know.
 */
export function rememberAddressChange(db: Database, userId: string, now: Date) {
  const at = sql<Date>`${now.getTime()}`;
  return db
    .insert(billingAddressChanges)
    .select(
      db
        .select({
          userId: users.id,
          oldEmail: users.email,
          changedAt: at.as("changed_at"),
          nextTryAt: at.as("next_try_at"),
        })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.lemonSqueezyCustomerId))),
    )
    .onConflictDoUpdate({
      target: [billingAddressChanges.userId, billingAddressChanges.oldEmail],
      set: { changedAt: now, nextTryAt: now },
    });
}

/** Earlier addresses that the provider may still have for this user. */
export async function listUnsentAddresses(db: Database, userId: string): Promise<Array<string>> {
  const { oldEmail, userId: owner } = billingAddressChanges;
  const rows = await db.select({ oldEmail }).from(billingAddressChanges).where(eq(owner, userId));
  return rows.map((row) => row.oldEmail);
}

/**
 * Gives the provider the new addresses of accounts that changed theirs. May run at any time and any number of times: it
 * sends the address that the account has now. Returns how many accounts are done.
 */
export async function sendAddressChanges(services: Services): Promise<number> {
  const { db, now } = services;
  const { userId, nextTryAt } = billingAddressChanges;
  const due = await db
    .selectDistinct({ userId })
    .from(billingAddressChanges)
    .where(lte(nextTryAt, now()))
    .limit(USERS_A_RUN);
  let done = 0;
  for (const row of due) {
    const failure = await sendAddress(services, row.userId).catch((error: unknown) => {
      logFailure("An address could not be sent to the payment provider", error);
      return "unavailable" as const;
    });
    if (failure === null) {
      done++;
      continue;
    }
    log("error", "The payment provider refused a call", { call: "address", failure });
    const pause = failure === "refused" ? RETRY_REFUSED_MS : RETRY_MS;
    await db
      .update(billingAddressChanges)
      .set({ nextTryAt: new Date(now().getTime() + pause) })
      .where(eq(userId, row.userId));
  }
  return done;
}

/** `null` when the provider has the address. */
async function sendAddress({ db, now, billing }: Services, id: string): Promise<BillingFailure | null> {
  const { userId, oldEmail, changedAt } = billingAddressChanges;
  const startedAt = now();
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) return null;
  const before = await listUnsentAddresses(db, id);
  for (const customerId of await listCustomers(db, user)) {
    const known = await billing.findCustomerEmail(customerId);
    if (!known.ok && known.failure === "not-found") continue;
    if (!known.ok) return known.failure;
    // A customer with an address that was never the account's was paid for by someone else, who keeps the invoices.
    if (known.value === user.email || !before.includes(known.value)) continue;
    const updated = await billing.updateCustomerEmail(customerId, user.email);
    if (!updated.ok && updated.failure !== "not-found") return updated.failure;
  }
  await db
    .delete(billingAddressChanges)
    // A change made meanwhile stays for the next run.
    .where(and(eq(userId, id), inArray(oldEmail, before), lte(changedAt, startedAt)));
  return null;
}

async function listCustomers(db: Database, user: typeof users.$inferSelect): Promise<Set<string>> {
  const { customerId, userId } = billingSubscriptions;
  const rows = await db.selectDistinct({ customerId }).from(billingSubscriptions).where(eq(userId, user.id));
  const own = user.lemonSqueezyCustomerId;
  return new Set([...(own === null ? [] : [own]), ...rows.map((row) => row.customerId)]);
}
