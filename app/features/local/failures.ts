/** What breaks, and for which pages: nothing else does, so that the page around it can be seen to stand. */
type Breaks = {
  /** Statements like this one are refused by the database. */
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

export type Failure = {
  id: string;
  /** What fails, in the words of the acceptance list. */
  label: string;
  /** What to do to see it. */
  hint: string;
  breaks: Breaks;
};

export type FailureGroup = { name: string; failures: ReadonlyArray<Failure> };

const BIDS = /^\/bids\//;
const WITH_PLACES = /^\/dashboard\/(settings|profile)/;
const COUNTS_MATCHES = /^\/(onboarding|dashboard\/settings|validation-dashboard|self-checks)/;

/** Every call that can be made to fail, by the part of the product where it is seen. */
export const FAILURE_GROUPS: ReadonlyArray<FailureGroup> = [
  {
    name: "Account",
    failures: [
      {
        id: "profile-read",
        label: "Profile read",
        hint: "Open any page: no profile, so it asks to sign in. usage_logs has a row.",
        breaks: { sql: /^select .* from "sessions" inner join "accounts"/ },
      },
      {
        id: "profile-read-network",
        label: "Profile read, network, first attempt only",
        hint: "Open any page: it comes a second later.",
        breaks: { sql: /^select .* from "sessions" inner join "accounts"/, onlyFirst: true },
      },
      {
        id: "profile-creation",
        label: "Profile creation",
        hint: "Confirm the address of a new account: it ends at the sign-in page.",
        breaks: { sql: /^insert into "users"/ },
      },
      {
        id: "sign-up",
        label: "Sign-up or sign-in, unexpectedly",
        hint: "Send either form.",
        breaks: { sql: /^insert into "(accounts|sessions)"/, on: /^\/sign-(up|in)$/ },
      },
      {
        id: "sign-out",
        label: "Sign-out",
        hint: "Sign out: this browser ends at the first page all the same.",
        breaks: { sql: /^delete from "sessions"/, on: /^\/sign-out$/ },
      },
      {
        id: "password-reset",
        label: "Password reset",
        hint: "Press 'Forgot Password?' on /sign-in, with the address of a demo account.",
        breaks: { sql: /^insert into "emails"/, on: /^\/sign-in$/ },
      },
      {
        id: "change-password",
        label: "Change password",
        hint: "Change it on the profile.",
        breaks: { sql: /^update "accounts"/, on: /^\/dashboard\/profile\/password$/ },
      },
      {
        id: "profile-update",
        label: "Profile update",
        hint: "Save the profile.",
        breaks: { sql: /^update "users"/, on: /^\/dashboard\/profile$/ },
      },
      {
        id: "contact",
        label: "Contact",
        hint: "Send the form of /support.",
        breaks: { sql: /^insert into "support_messages"/ },
      },
    ],
  },
  {
    name: "Onboarding and settings",
    failures: [
      {
        id: "countries",
        label: "Countries cannot load",
        hint: "Open the setup.",
        breaks: { sql: /^select distinct country from geo_divisions/ },
      },
      {
        id: "states",
        label: "States cannot load",
        hint: "Choose a country in the setup.",
        breaks: { sql: /from geo_divisions where level = 'state_province' and country in/ },
      },
      {
        id: "municipalities",
        label: "Municipalities cannot load",
        hint: "Choose a state or province in the setup.",
        breaks: { sql: /from geo_divisions where level = 'subregion'/ },
      },
      {
        id: "match-count",
        label: "Match count",
        hint: "Go to the setup's second step: it says 0.",
        breaks: { sql: /from opportunity_search/, on: COUNTS_MATCHES },
      },
      {
        id: "onboarding-completion",
        label: "Onboarding completion",
        hint: "Finish the setup.",
        breaks: { sql: /^update "users"/, on: /^\/onboarding$/ },
      },
      {
        id: "regions",
        label: "Regions cannot load elsewhere",
        hint: "Open the settings as Pro.",
        breaks: { sql: /from "geo_divisions"/, on: WITH_PLACES },
      },
      {
        id: "saving-settings",
        label: "Saving settings",
        hint: "Save them.",
        breaks: { sql: /^update "users"/, on: /^\/dashboard\/settings$/ },
      },
    ],
  },
  {
    name: "Bids",
    failures: [
      {
        id: "page-loader",
        label: "A page's loader",
        hint: "Open the dashboard: its list is what the page is, so the page fails.",
        breaks: { sql: /from opportunity_search/, on: /^\/dashboard$/ },
      },
      {
        id: "search",
        label: "Search",
        hint: "Open /opportunities: an empty list.",
        breaks: { sql: /from opportunity_search/, on: /^\/opportunities$/ },
      },
      {
        id: "filter-lists",
        label: "Filter lists",
        hint: "Open /opportunities: it works without them.",
        breaks: { sql: /from (distinct_bid_types|filter_states)/ },
      },
      {
        id: "view-details",
        label: "View Details, bid detail",
        hint: "Open a bid as Pro, on the dashboard and on /opportunities.",
        breaks: { sql: /from opportunity_versions/ },
      },
      {
        id: "view-record",
        label: "View record",
        hint: "Use a view as Trial or Basic: the detail opens all the same.",
        breaks: { sql: /^insert into user_bid_views/, on: BIDS },
      },
      {
        id: "saving-a-bid",
        label: "Save to Pipeline, adding to the list, browse save",
        hint: "Save a bid: in its detail as Pro, by the heart on the dashboard, on /opportunities.",
        breaks: { sql: /^insert into user_bids/, on: BIDS },
      },
      {
        id: "saved-bids",
        label: "Saved bids cannot load",
        hint: "Open My Saved Bids.",
        breaks: { sql: /from user_bids ub indexed by/ },
      },
      {
        id: "status-change",
        label: "Status change",
        hint: "Change the status of a saved bid.",
        breaks: { sql: /^update user_bids set status = \?/ },
      },
      {
        id: "removal",
        label: "Removal",
        hint: "Remove a saved bid.",
        breaks: { sql: /^delete from user_bids/ },
      },
    ],
  },
  {
    name: "Billing",
    failures: [
      {
        id: "checkout",
        label: "Checkout: the provider cannot create it",
        hint: "Choose a plan as Trial.",
        breaks: { call: /^POST checkouts/ },
      },
      {
        id: "checkout-throws",
        label: "Checkout throws",
        hint: "Choose a plan as Trial.",
        breaks: { sql: /^update "users" set "checkout_started_at"/ },
      },
      {
        id: "hosted-pages",
        label: "Checkout and portal without an address: the store's is not set",
        hint: "Choose a plan as Trial; open /checkout-redirect; press 'Billing Portal' as Basic.",
        breaks: { unset: ["LEMON_SQUEEZY_STORE_URL"] },
      },
      {
        id: "plan-change",
        label: "Plan change",
        hint: "Upgrade Basic.",
        breaks: { call: /^PATCH subscriptions/ },
      },
      {
        id: "sync",
        label: "Subscription sync answers an error",
        hint: "Press 'Refresh Subscription', or pay as Trial. A page load only logs it.",
        breaks: { call: /^GET (subscriptions|customers\/\d+\?include)/ },
      },
      {
        id: "sync-throws",
        label: "Subscription sync throws",
        hint: "Pay as Trial.",
        breaks: {
          sql: /^update "users" set "last_synced_at"/,
          on: /^\/(checkout-redirect|dashboard\/billing)$/,
        },
      },
      {
        id: "manual-review",
        label: "The payment fits no plan: needs_manual_review",
        hint: "Pay as Trial.",
        breaks: { call: /^GET (subscriptions|customers)/, unknownPlan: true },
      },
      {
        id: "portal",
        label: "Billing portal",
        hint: "Press 'Billing Portal' as Basic.",
        breaks: { call: /^GET customers\/\d+$/ },
      },
    ],
  },
  {
    name: "Network",
    failures: [
      {
        id: "slow",
        label: "Slow network",
        hint: "Every answer takes three seconds more: see the pages load.",
        breaks: { slowMs: 3_000 },
      },
    ],
  },
];

const FAILURES = FAILURE_GROUPS.flatMap(({ failures }) => failures);

/** Of this browser only, until it is closed or they are switched off. */
const COOKIE = "failures";

/** What a browser has switched on, by its Cookie header. */
export function failuresIn(cookies: string | null): ReadonlyArray<Failure> {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies ?? "")?.[1] ?? "";
  return failuresNamed(value.split("."));
}

export function failuresNamed(ids: ReadonlyArray<string>): ReadonlyArray<Failure> {
  return FAILURES.filter(({ id }) => ids.includes(id));
}

/** The Set-Cookie header that switches on these and no others. */
export function failuresCookie(failures: ReadonlyArray<Failure>): string {
  const value = failures.map(({ id }) => id).join(".");
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${value === "" ? "; Max-Age=0" : ""}`;
}
