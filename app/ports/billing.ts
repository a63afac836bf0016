import type { ProviderEndReason } from "~/domain/billing/endings";
import type { PlanOption } from "~/domain/billing/plan-options";
import type { SubscriptionStatus } from "~/domain/billing/subscription";

/** A subscription as the payment provider reports it, in our terms. */
export type Subscription = {
  id: string;
  customerId: string;
  /** The order that started it. */
  orderId: string | null;
  /** As the buyer typed it: a hint about the owner, not proof. */
  email: string;
  /** `null` if it is for a product that is not one of our plans. */
  plan: PlanOption | null;
  status: SubscriptionStatus;
  /** When it ends; if it renews instead, when it renews. */
  endsAt: Date | null;
  /** Why it has ended or will end; `null` while it renews. */
  endReason: ProviderEndReason | null;
  createdAt: Date;
  /** Orders two versions of the same subscription. */
  updatedAt: Date;
  isTest: boolean;
};

/** A webhook message from the provider. Card data in it is never read. */
export type BillingEvent = {
  /** The provider's name for the event. */
  name: string;
  isTest: boolean;
  /** The user for whom we created the checkout, from the custom data that we attached to it. */
  userId: string | null;
  about:
    | { kind: "subscription"; subscription: Subscription }
    | {
        kind: "invoice";
        subscriptionId: string;
        /** `null` if the event does not say whether the subscription is paid, such as a refund. */
        status: "paid" | "unpaid" | null;
        at: Date;
      }
    | { kind: "order"; orderId: string; customerId: string; isPaid: boolean; at: Date }
    | { kind: "nothing-of-ours" };
};

export type BillingFailure =
  /** No API key is set, so billing is off. */
  | "not-configured"
  | "unauthorized"
  | "not-found"
  /** The provider understood the request and rejected it. */
  | "refused"
  /** Too many calls a minute. */
  | "busy"
  /** No answer in time, a network or server error, or an unreadable answer. */
  | "unavailable"
  /** The answer holds no URL of our store. */
  | "no-address"
  /** The provider would charge another price than the one we show. */
  | "wrong-price";

export type BillingResult<T> = { ok: true; value: T } | { ok: false; failure: BillingFailure };

export type Buyer = { userId: string; email: string };

/** What the provider charges for a plan, in cents per billing period. */
export type ProviderPrice = {
  plan: PlanOption;
  cents: number | null;
  interval: string | null;
  hasTrial: boolean;
};

/** `email` is the customer's address at the provider, in lower case. */
export type Portal = { url: string; email: string };

/** `status` is the HTTP status; `null` if the link is not set or its host does not answer. */
export type HostedLink = { name: string; status: number | null };

/** The payment provider. Reads may be repeated. Expected failures are returned, not thrown. */
export type Billing = {
  /** The URL of a checkout for this plan. */
  createCheckout(buyer: Buyer, plan: PlanOption): Promise<BillingResult<string>>;
  /** The URL of the hosted page of a plan, or of the one on which the buyer chooses a plan. */
  hostedUrl(buyer: Buyer, page: PlanOption | "all-plans"): BillingResult<string>;
  findSubscription(id: string): Promise<BillingResult<Subscription | null>>;
  listSubscriptionsOfCustomer(customerId: string): Promise<BillingResult<ReadonlyArray<Subscription>>>;
  listSubscriptionsByEmail(email: string): Promise<BillingResult<ReadonlyArray<Subscription>>>;
  /** Takes effect at once. An upgrade is charged now for the rest of the period; a downgrade is credited on the next bill. */
  changePlan(id: string, to: PlanOption, kind: "upgrade" | "downgrade"): Promise<BillingResult<Subscription>>;
  /** The subscription continues until the end of the paid period. */
  cancel(id: string): Promise<BillingResult<Subscription>>;
  /** Revokes a cancellation before the subscription has ended. */
  resume(id: string): Promise<BillingResult<Subscription>>;
  /**
   * The page with the customer's invoices and payment method, by the customer or else by the subscription. Its URL is
   * signed and short-lived: do not store it, ask again.
   */
  openPortal(ids: {
    customerId: string | null;
    subscriptionId: string | null;
  }): Promise<BillingResult<Portal>>;
  /** The customer's address at the provider, in lower case. */
  findCustomerEmail(customerId: string): Promise<BillingResult<string>>;
  /** Sends invoices and receipts to another address from now on. May be repeated. */
  updateCustomerEmail(customerId: string, email: string): Promise<BillingResult<string>>;
  /** The store's general billing page, which asks for the buyer's address; `null` if no store is configured. */
  fallbackPortalUrl(): string | null;
  listPrices(): Promise<BillingResult<ReadonlyArray<ProviderPrice>>>;
  /** Requests each of the five hosted links to see whether it works. */
  checkHostedLinks(): Promise<ReadonlyArray<HostedLink>>;
  /** The event in a webhook message, if the signature proves that the provider sent it. */
  readEvent(body: ArrayBuffer, signature: string | null): Promise<BillingEvent | "forged" | "unreadable">;
};
