/** What fails, as the acceptance list names it, and how to see it. */
type Named = { id: string; label: string; hint: string };

/** Every call that can be made to fail, by the part of the product where the failure shows. */
export const FAILURE_GROUPS = [
  {
    name: "Account",
    failures: [
      {
        id: "profile-read",
        label: "Profile read",
        hint: "Open any page: no profile, so it asks to sign in. usage_logs has a row.",
      },
      {
        id: "profile-read-network",
        label: "Profile read, network, first attempt only",
        hint: "Open any page: it comes a second later.",
      },
      {
        id: "profile-creation",
        label: "Profile creation",
        hint: "Confirm the address of a new account: it ends at the sign-in page.",
      },
      {
        id: "sign-up",
        label: "Sign-up or sign-in, unexpectedly",
        hint: "Send either form.",
      },
      {
        id: "sign-out",
        label: "Sign-out",
        hint: "Sign out: this browser ends at the first page all the same.",
      },
      {
        id: "password-reset",
        label: "Password reset",
        hint: "Press 'Forgot Password?' on /sign-in, with the address of a demo account.",
      },
      {
        id: "change-password",
        label: "Change password",
        hint: "Change it on the profile.",
      },
      {
        id: "profile-update",
        label: "Profile update",
        hint: "Save the profile.",
      },
      {
        id: "contact",
        label: "Contact",
        hint: "Send the form of /support.",
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
      },
      {
        id: "states",
        label: "States cannot load",
        hint: "Choose a country in the setup.",
      },
      {
        id: "municipalities",
        label: "Municipalities cannot load",
        hint: "Choose a state or province in the setup.",
      },
      {
        id: "match-count",
        label: "Match count",
        hint: "Go to the setup's second step: it says 0.",
      },
      {
        id: "onboarding-completion",
        label: "Onboarding completion",
        hint: "Finish the setup.",
      },
      {
        id: "regions",
        label: "Regions cannot load elsewhere",
        hint: "Open the settings as Pro.",
      },
      {
        id: "saving-settings",
        label: "Saving settings",
        hint: "Save them.",
      },
    ],
  },
  {
    name: "Bids",
    failures: [
      {
        id: "page-loader",
        label: "A page's loader",
        hint: "Open the dashboard: its lists are what the page is, so the page fails.",
      },
      {
        id: "feed-closing",
        label: "What closes first cannot load",
        hint: "Open the dashboard: it says so, and the newest bids are there.",
      },
      {
        id: "feed-list",
        label: "The newest cannot load",
        hint: "Open the dashboard: it says so, and what closes first is there.",
      },
      {
        id: "feed-figures",
        label: "Figures cannot load",
        hint: "Open the dashboard: it says so, and the bids are there.",
      },
      {
        id: "search",
        label: "Search",
        hint: "Open /opportunities: an empty list.",
      },
      {
        id: "filter-lists",
        label: "Filter lists",
        hint: "Open /opportunities: it works without them.",
      },
      {
        id: "view-details",
        label: "View Details, bid detail",
        hint: "Open a bid as Pro, on the dashboard and on /opportunities.",
      },
      {
        id: "view-record",
        label: "View record",
        hint: "Use a view as Trial or Basic: the detail opens all the same.",
      },
      {
        id: "saving-a-bid",
        label: "Save to Pipeline, adding to the list, browse save",
        hint: "Save a bid: in its detail as Pro, by the heart on the dashboard, on /opportunities.",
      },
      {
        id: "saved-bids",
        label: "Saved bids cannot load",
        hint: "Open My Saved Bids.",
      },
      {
        id: "status-change",
        label: "Status change",
        hint: "Change the status of a saved bid.",
      },
      {
        id: "removal",
        label: "Removal",
        hint: "Remove a saved bid.",
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
      },
      {
        id: "checkout-throws",
        label: "Checkout throws",
        hint: "Choose a plan as Trial.",
      },
      {
        id: "hosted-pages",
        label: "Checkout and portal without an address: the store's is not set",
        hint: "Choose a plan as Trial; open /checkout-redirect; press 'Billing Portal' as Basic.",
      },
      {
        id: "plan-change",
        label: "Plan change",
        hint: "Upgrade Basic.",
      },
      {
        id: "sync",
        label: "Subscription sync answers an error",
        hint: "Press 'Refresh Subscription', or pay as Trial. A page load only logs it.",
      },
      {
        id: "sync-throws",
        label: "Subscription sync throws",
        hint: "Pay as Trial.",
      },
      {
        id: "manual-review",
        label: "The payment fits no plan: needs_manual_review",
        hint: "Pay as Trial.",
      },
      {
        id: "portal",
        label: "Billing portal",
        hint: "Press 'Billing Portal' as Basic.",
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
      },
    ],
  },
] as const satisfies ReadonlyArray<{ name: string; failures: ReadonlyArray<Named> }>;

export type Failure = (typeof FAILURE_GROUPS)[number]["failures"][number];
export type FailureId = Failure["id"];

export const FAILURES: ReadonlyArray<Failure> = FAILURE_GROUPS.flatMap<Failure>(({ failures }) => failures);

/** Stored in a session cookie: for this browser only, until it is closed or they are switched off. */
const COOKIE = "failures";

/** The failures that a browser has switched on, from its Cookie header. */
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
