import type { SubscriptionStatus } from "./subscription";

/** Why a subscription ended, or will end at its end date. */
export const END_REASONS = ["canceled", "payment-failed", "paused", "provider"] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * Every way in which access ends. Each end is told by email once, when access is gone, with its reason. The
 * words are in `app/emails/billing-messages.ts`.
 *
 * | ends                                              | reason           | known from                                    |
 * | ------------------------------------------------- | ---------------- | --------------------------------------------- |
 * | the free trial is over                            | `trial-over`     | the clock                                     |
 * | canceled, and the paid period is over             | `canceled`       | the provider's status and its end date        |
 * | a payment failed and could not be collected       | `payment-failed` | the status before the provider ended it       |
 * | paused, and the paid period is over               | `paused`         | the provider's status and its end date        |
 * | ended by the provider, for example after a refund | `provider`       | the provider's status, with none of the above |
 */
export const ENDINGS: Readonly<
  Record<
    EndReason,
    {
      /** The customer asked for it. For any other end, the email says how to reach support. */
      isByChoice: boolean;
    }
  >
> = {
  canceled: { isByChoice: true },
  "payment-failed": { isByChoice: false },
  paused: { isByChoice: true },
  provider: { isByChoice: false },
};

/** What the provider's own record can tell. It never says that a failed payment was the cause. */
export type ProviderEndReason = Exclude<EndReason, "payment-failed">;

/** The reason when the provider ends a subscription that we last knew in this status. */
export const ENDED_FROM: Partial<Readonly<Record<SubscriptionStatus, EndReason>>> = {
  past_due: "payment-failed",
};

/** The reason of a record's next version; `null` while it renews. */
export function endReasonAfter(
  known: { status: SubscriptionStatus; endReason: EndReason | null } | null,
  reported: ProviderEndReason | null,
): EndReason | null {
  if (reported !== "provider" || known === null) return reported;
  return ENDED_FROM[known.status] ?? known.endReason ?? reported;
}
