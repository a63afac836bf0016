import type { FailureId } from "~/features/local/failures";

/** What fails, and on which pages. Everything else works, to show that the rest of the page survives. */
export type SimulatedFailure = {
  /** The database refuses statements with one of these tags. */
  tags?: ReadonlyArray<string>;
  /** Only the first such statement of a request fails, as if the connection had dropped once. */
  onlyFirst?: boolean;
  /** The payment provider answers matching calls, such as "GET subscriptions", with an error. */
  call?: RegExp;
  /** The payment provider answers with a plan that we do not sell. */
  unknownPlan?: boolean;
  /** Environment variables of the worker to clear. */
  unset?: ReadonlyArray<"LEMON_SQUEEZY_STORE_URL">;
  /** Every response is delayed by this long. */
  slowMs?: number;
  /** Paths on which it happens, without Remix's ".data" suffix. All paths if left out. */
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
  "page-loader": { tags: ["search.closing", "search.list"], on: /^\/dashboard$/ },
  "feed-closing": { tags: ["search.closing"], on: /^\/dashboard$/ },
  "feed-list": { tags: ["search.list"], on: /^\/dashboard$/ },
  "feed-figures": { tags: ["search.figures"], on: /^\/dashboard$/ },
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
