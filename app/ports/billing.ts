import type { PlanOption } from "~/domain/billing/plan-options";
import type { SubscriptionStatus } from "~/domain/billing/subscription";

/** A subscription as the provider has it, in our words. */
export type Subscription = {
  id: string;
  customerId: string;
  /** The order that it began with. */
  orderId: string | null;
  /** As the buyer typed it: a hint, never proof of whose it is. */
  email: string;
  /** `null` when it is for something that we do not sell as a plan. */
  plan: PlanOption | null;
  status: SubscriptionStatus;
  /** When it ends if it ends, else when it renews. */
  endsAt: Date | null;
  createdAt: Date;
  /** The provider's own count of versions: a later one is newer. */
  updatedAt: Date;
  isTest: boolean;
};

/** What the provider told us by itself. Nothing about cards is read out of it. */
export type BillingEvent = {
  /** As the provider calls it. */
  name: string;
  isTest: boolean;
  /** Whom the checkout was made for, by our own mark on it. */
  userId: string | null;
  about:
    | { kind: "subscription"; subscription: Subscription }
    | {
        kind: "invoice";
        subscriptionId: string;
        /** `null` for one that says nothing about whether the subscription is paid: a refund. */
        status: "paid" | "unpaid" | null;
        at: Date;
      }
    | { kind: "order"; orderId: string; customerId: string; isPaid: boolean; at: Date }
    | { kind: "nothing-of-ours" };
};

export type BillingFailure =
  /** No keys: billing is switched off. */
  | "not-configured"
  | "unauthorized"
  | "not-found"
  /** The provider understood and said no. */
  | "refused"
  /** Too many calls a minute. */
  | "busy"
  /** No answer in time, no network, a failure of theirs, or an answer that cannot be read. */
  | "unavailable"
  /** It answered without saying where to go. */
  | "no-address"
  /** The provider would charge another price than the one we show. */
  | "wrong-price";

export type BillingResult<T> = { ok: true; value: T } | { ok: false; failure: BillingFailure };

export type Buyer = { userId: string; email: string };

/** What the provider charges for a plan: cents a period. */
export type ProviderPrice = {
  plan: PlanOption;
  cents: number | null;
  interval: string | null;
  hasTrial: boolean;
};

/** The address is the customer's own: whoever has another one may not see that customer's invoices. */
export type Portal = { url: string; email: string };

/** `status` is what its host answered, or `null` for a link that is not set or a host that does not answer. */
export type HostedLink = { name: string; status: number | null };

/** The payment provider. Reads may be repeated; what was expected to go wrong comes back as a value. */
export type Billing = {
  /** Where the buyer pays for this plan. */
  createCheckout(buyer: Buyer, plan: PlanOption): Promise<BillingResult<string>>;
  /** Where the buyer chooses among all plans. */
  allPlansUrl(buyer: Buyer): BillingResult<string>;
  findSubscription(id: string): Promise<BillingResult<Subscription | null>>;
  listSubscriptionsOfCustomer(customerId: string): Promise<BillingResult<ReadonlyArray<Subscription>>>;
  listSubscriptionsByEmail(email: string): Promise<BillingResult<ReadonlyArray<Subscription>>>;
  /** In place. An upgrade is charged at once for the rest of the period; a downgrade is credited on the next bill. */
  changePlan(id: string, to: PlanOption, kind: "upgrade" | "downgrade"): Promise<BillingResult<Subscription>>;
  /** It runs on until the end of the period that was paid for. */
  cancel(id: string): Promise<BillingResult<Subscription>>;
  /** Takes a cancellation back before it has come to its end. */
  resume(id: string): Promise<BillingResult<Subscription>>;
  /** Where the customer sees invoices and changes the payment method. Good for one visit: never stored. */
  openPortal(customerId: string): Promise<BillingResult<Portal>>;
  /** The store's own billing page, which asks for the buyer's address; `null` when it is not known. */
  fallbackPortalUrl(): string | null;
  listPrices(): Promise<BillingResult<ReadonlyArray<ProviderPrice>>>;
  /** Asks each of the five hosted links whether it is there. */
  checkHostedLinks(): Promise<ReadonlyArray<HostedLink>>;
  /** The event in a message that says it comes from the provider, if its signature proves that. */
  readEvent(body: ArrayBuffer, signature: string | null): Promise<BillingEvent | "forged" | "unreadable">;
};
