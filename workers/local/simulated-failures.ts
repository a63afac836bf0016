import type { FailureId } from "~/features/local/failures";

/** What breaks, and for which pages: nothing else does, so that the page around it can be seen to stand. */
export type SimulatedFailure = {
  /** Statements with one of these tags are refused by the database. */
  tags?: ReadonlyArray<string>;
  /** As a line that drops once: the first such statement of a request fails, the next one does not. */
  onlyFirst?: boolean;
  /** Calls like this one, "GET subscriptions", are answered with a failure by the payment provider. */
  call?: RegExp;
  /** The provider answers with a plan that we do not sell. */
  unknownPlan?: boolean;
  /** Variables of the worker that are not set. */
  unset?: ReadonlyArray<"LEMON_SQUEEZY_STORE_URL">;
  /** Every answer waits this long. */
  slowMs?: number;
  /** The addresses, without what the framework adds for data; without it all of them. */
  on?: RegExp;
};

const COUNTS_MATCHES = /^\/(onboarding|dashboard\/settings|validation-dashboard|self-checks)/;

export const SIMULATED_FAILURES: Readonly<Record<FailureId, SimulatedFailure>> = {
  "profile-read": { tags: ["profile.read"] },
  "profile-read-network": { tags: ["profile.read"], onlyFirst: true },
  "profile-creation": { tags: ["profile.create"] },
  "sign-up": { tags: ["account.create", "session.start"], on: /^\/sign-(up|in)$/ },
  "sign-out": { tags: ["session.end-all"], on: /^\/sign-out$/ },
  "password-reset": { tags: ["account.mail"], on: /^\/sign-in$/ },
  "change-password": { tags: ["password.store"], on: /^\/dashboard\/profile\/password$/ },
  "profile-update": { tags: ["profile.save"] },
  contact: { tags: ["support.store-message"] },
  countries: { tags: ["onboarding.countries"] },
  states: { tags: ["onboarding.states"] },
  municipalities: { tags: ["onboarding.municipalities"] },
  "match-count": { tags: ["search.count"], on: COUNTS_MATCHES },
  "onboarding-completion": { tags: ["onboarding.complete"] },
  regions: { tags: ["settings.regions"] },
  "saving-settings": { tags: ["settings.save"] },
  "page-loader": { tags: ["search.list"], on: /^\/dashboard$/ },
  search: { tags: ["search.list"], on: /^\/opportunities$/ },
  "filter-lists": { tags: ["browse.bid-types", "browse.states"] },
  "view-details": { tags: ["bids.detail"] },
  "view-record": { tags: ["bids.record-view"] },
  "saving-a-bid": { tags: ["saved-bids.save"] },
  "saved-bids": { tags: ["saved-bids.list"] },
  "status-change": { tags: ["saved-bids.status"] },
  removal: { tags: ["saved-bids.remove"] },
  checkout: { call: /^POST checkouts/ },
  "checkout-throws": { tags: ["checkout.start"] },
  "hosted-pages": { unset: ["LEMON_SQUEEZY_STORE_URL"] },
  "plan-change": { call: /^PATCH subscriptions/ },
  sync: { call: /^GET (subscriptions|customers\/\d+\?include)/ },
  "sync-throws": {
    tags: ["subscription.sync"],
    on: /^\/(checkout-redirect|dashboard\/billing)$/,
  },
  "manual-review": { call: /^GET (subscriptions|customers)/, unknownPlan: true },
  portal: { call: /^GET customers\/\d+$/ },
  slow: { slowMs: 3_000 },
};
