import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { users } from "#drizzle/schema";
import { givesAccess } from "~/domain/billing/entitlement";
import { PLAN_OPTIONS, planOf } from "~/domain/billing/plan-options";
import {
  PROVIDER_ACTIONS,
  type ProviderMessage,
  type ProviderSubscription,
} from "~/features/local/payment-provider";
import { syncSubscription } from "~/features/subscriptions/sync-subscription.server";
import { emptyDatabase, insertUser } from "../support/database";
import { SETTINGS, startProvider } from "../support/payments";

afterEach(() => vi.unstubAllGlobals());

const START = new Date("2026-11-20T15:00:00Z");

/** A subscription's history: bought, then any events, then perhaps bought again. */
const life = fc.record({
  plan: fc.constantFrom(...PLAN_OPTIONS),
  steps: fc.array(
    fc.record({
      action: fc.constantFrom(...PROVIDER_ACTIONS),
      to: fc.constantFrom(...PLAN_OPTIONS),
      hours: fc.integer({ min: 0, max: 400 }),
    }),
    { maxLength: 6 },
  ),
  again: fc.option(fc.constantFrom(...PLAN_OPTIONS)),
  /** How each message is delivered: its position, how often, and whether the provider can be read then. */
  fates: fc.array(
    fc.record({ place: fc.nat(), copies: fc.constantFrom(0, 1, 1, 1, 2), isDown: fc.boolean() }),
    { minLength: 40, maxLength: 40 },
  ),
});

const planOfVariant = (variant: number) =>
  PLAN_OPTIONS.find((option) => SETTINGS.variants[option] === String(variant))!;

function truthOf({ attributes }: ProviderSubscription) {
  const { status, variant_id, renews_at, ends_at } = attributes;
  return {
    role: planOf(planOfVariant(variant_id)),
    status: ["cancelled", "expired", "paused"].includes(status) ? "canceled" : status,
    endDate: new Date((status === "cancelled" || status === "expired" ? ends_at : renews_at)!),
  };
}

test("messages in any order, repeated or lost: one sync reaches the provider's state, and access is never wrong in between", async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ plan, steps, again, fates }) => {
      const db = await emptyDatabase();
      const provider = await startProvider(db, START);
      const { id, email } = await insertUser(db, { createdAt: START });
      const later = (hours: number) => {
        provider.later(hours);
      };
      const messages: Array<ProviderMessage> = await provider.buy({ email, userId: id }, plan);
      const history: Array<ProviderSubscription> = await provider.list(email);
      for (const { action, to, hours } of steps) {
        later(hours);
        const told = await provider.act(history[0]!.id, action, to);
        messages.push(...(told ?? []));
        if (told) history.push((await provider.find(history[0]!.id))!);
      }
      if (again && history.at(-1)!.attributes.status === "expired") {
        later(1);
        messages.push(...(await provider.buy({ email, userId: id }, again)));
        history.push((await provider.list(email)).find(({ id: one }) => one !== history[0]!.id)!);
      }
      later(1);
      const { now } = provider.state;
      const truths = (await provider.list(email)).map(truthOf);
      const best =
        truths.find(({ status }) => status !== "canceled") ?? truths.find(({ endDate }) => endDate > now);
      const wasEverPro = history.some(({ attributes }) =>
        planOfVariant(attributes.variant_id).startsWith("pro-"),
      );
      const isHeard = fates.slice(0, messages.length).some(({ copies }) => copies > 0);

      const profile = async () => {
        const [user] = await db.select().from(users).where(eq(users.id, id));
        const { role, subscriptionStatus: status, subscriptionEndDate: endDate } = user!;
        return { role, status, endDate };
      };
      const arrivals = messages
        .map((message, n) => ({ message, ...fates[n % fates.length]! }))
        .sort((a, b) => a.place - b.place)
        .flatMap((arrival) => Array<typeof arrival>(arrival.copies).fill(arrival));
      let hadAccessByPayment = false;
      let hadAccess = true;
      for (const { message, isDown } of arrivals) {
        provider.state.isDown = isDown;
        expect((await provider.send(message)).status).toBe(200);
        const { role, status, endDate } = await profile();
        // Pro is shown only if it was paid for at some time.
        if (role === "pro") expect(wasEverPro).toBe(true);
        // While a plan is paid for and the provider can be read, no message ends its owner's access.
        const isIn = givesAccess({ status, endsAt: endDate }, now);
        if (best && !isDown && hadAccess) expect(isIn).toBe(true);
        hadAccess = isIn;
        hadAccessByPayment ||= role !== "trial";
      }
      provider.state.isDown = false;

      const result = await syncSubscription(provider.services, id);

      const shown = await profile();
      if (best) {
        expect(result).toBe("synced");
        expect(shown).toEqual(best);
      } else {
        expect(result).toBe("none-found");
        // Without any message or sync the trial is unchanged.
        if (isHeard && hadAccessByPayment) {
          expect(shown.status).toBe("canceled");
          expect(givesAccess({ status: "canceled", endsAt: shown.endDate }, now)).toBe(false);
        }
      }
      const settled = await profile();
      for (const { message } of arrivals) await provider.send(message);
      await syncSubscription(provider.services, id);
      expect(await profile()).toEqual(settled);
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 300_000);
