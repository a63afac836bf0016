import type { FailureId } from "~/features/local/failures";

/** What breaks, and for which pages: nothing else does, so that the page around it can be seen to stand. */
export type Breaks = {
  /** Statements with one of these tags are refused by the database. */
  tags?: ReadonlyArray<string>;
  /** Statements like this one are refused by the database: being replaced by tags. */
  sql?: RegExp;
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

const BIDS = /^\/bids\//;
const COUNTS_MATCHES = /^\/(onboarding|dashboard\/settings|validation-dashboard|self-checks)/;

export const BREAKS: Readonly<Record<FailureId, Breaks>> = {
  "profile-read": { sql: /^select .* from "sessions" inner join "accounts"/ },
  "profile-read-network": { sql: /^select .* from "sessions" inner join "accounts"/, onlyFirst: true },
  "profile-creation": { sql: /^insert into "users"/ },
  "sign-up": { sql: /^insert into "(accounts|sessions)"/, on: /^\/sign-(up|in)$/ },
  "sign-out": { sql: /^delete from "sessions"/, on: /^\/sign-out$/ },
  "password-reset": { sql: /^insert into "emails"/, on: /^\/sign-in$/ },
  "change-password": { sql: /^update "accounts"/, on: /^\/dashboard\/profile\/password$/ },
  "profile-update": { sql: /^update "users"/, on: /^\/dashboard\/profile$/ },
  contact: { tags: ["support.store-message"] },
  countries: { sql: /^select distinct country from geo_divisions/ },
  states: { sql: /from geo_divisions where level = 'state_province' and country in/ },
  municipalities: { sql: /from geo_divisions where level = 'subregion'/ },
  "match-count": { sql: /from opportunity_search/, on: COUNTS_MATCHES },
  "onboarding-completion": { sql: /^update "users"/, on: /^\/onboarding$/ },
  regions: { sql: /from geo_divisions order by level/ },
  "saving-settings": { sql: /^update "users"/, on: /^\/dashboard\/settings$/ },
  "page-loader": { sql: /from opportunity_search/, on: /^\/dashboard$/ },
  search: { sql: /from opportunity_search/, on: /^\/opportunities$/ },
  "filter-lists": { sql: /from (distinct_bid_types|filter_states)/ },
  "view-details": { sql: /from opportunity_versions/ },
  "view-record": { sql: /^insert into user_bid_views/, on: BIDS },
  "saving-a-bid": { sql: /^insert into user_bids/, on: BIDS },
  "saved-bids": { sql: /from user_bids ub indexed by/ },
  "status-change": { sql: /^update user_bids set status = \?/ },
  removal: { sql: /^delete from user_bids/ },
  checkout: { call: /^POST checkouts/ },
  "checkout-throws": { sql: /^update "users" set "checkout_started_at"/ },
  "hosted-pages": { unset: ["LEMON_SQUEEZY_STORE_URL"] },
  "plan-change": { call: /^PATCH subscriptions/ },
  sync: { call: /^GET (subscriptions|customers\/\d+\?include)/ },
  "sync-throws": {
    sql: /^update "users" set "last_synced_at"/,
    on: /^\/(checkout-redirect|dashboard\/billing)$/,
  },
  "manual-review": { call: /^GET (subscriptions|customers)/, unknownPlan: true },
  portal: { call: /^GET customers\/\d+$/ },
  slow: { slowMs: 3_000 },
};
