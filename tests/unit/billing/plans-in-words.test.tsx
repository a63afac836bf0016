import { expect, test } from "vitest";
import { overdueTerms, resumeTerms } from "~/domain/billing/plan-change-terms";
import { standingView } from "~/features/billing/standing-view";
import { UpgradeContent } from "~/features/upgrade/upgrade-content";
import { upgradePageView } from "~/features/upgrade/upgrade-view";
import { renderPage, wordsOf } from "../ui/render-page";

const NOW = new Date("2026-11-20T15:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
type Profile = Parameters<typeof standingView>[0];

const trial = (end: Date | null): Profile => ({
  role: "trial",
  billingInterval: null,
  subscriptionStatus: "trialing",
  subscriptionEndDate: end,
  lemonSqueezySubscriptionId: null,
});

function bought(
  role: "basic" | "pro",
  billingInterval: "monthly" | "yearly",
  [subscriptionStatus, subscriptionEndDate]: [Profile["subscriptionStatus"], Date],
): Profile {
  return { role, billingInterval, subscriptionStatus, subscriptionEndDate, lemonSqueezySubscriptionId: "77" };
}

const BUYS_PRO = "$69 CAD is charged today, 20 Nov 2026, and then every month until you cancel.";
const PAYMENT_FAILED =
  "Your last payment did not go through. Update your payment method to keep your access. → Update payment method";
const BASIC_RENEWS = {
  told: null,
  upgrade: [
    "Basic Current Plan",
    "Pro costs $69 per month (CAD). The next page says what is charged today, before you confirm.",
  ],
  not: ["Trial: nothing is charged", "CAD is charged today", "Choose Basic"],
};
const NOTHING_SOLD = [
  "Upgrade to Pro",
  "Why upgrade",
  "Locked on Basic",
  "free trial",
  "CAD is charged today",
];

type Row = {
  who: string;
  profile: Profile;
  /** On the dashboard. */
  told: string | null;
  /** On the upgrade page, and not there. */
  upgrade: ReadonlyArray<string>;
  not: ReadonlyArray<string>;
};

const TABLE: ReadonlyArray<Row> = [
  {
    who: "a trial with two weeks left",
    profile: trial(inDays(14)),
    told: "Your free trial ends on 4 Dec 2026 (14 days left). Nothing is charged. → See plans and prices",
    upgrade: ["Current Plan Trial: nothing is charged", BUYS_PRO],
    not: ["Keep my subscription"],
  },
  {
    who: "a trial that ends tomorrow",
    profile: trial(inDays(1)),
    told: "Your free trial ends on 21 Nov 2026 (1 day left). Nothing is charged. → See plans and prices",
    upgrade: [BUYS_PRO],
    not: ["Keep my subscription"],
  },
  {
    who: "a trial without an end",
    profile: trial(null),
    told: "You are on the free trial. Nothing is charged. → See plans and prices",
    upgrade: [BUYS_PRO],
    not: ["Keep my subscription"],
  },
  {
    who: "Basic, monthly, that renews",
    profile: bought("basic", "monthly", ["active", inDays(20)]),
    ...BASIC_RENEWS,
  },
  {
    who: "Basic, yearly, that renews",
    profile: bought("basic", "yearly", ["active", inDays(200)]),
    ...BASIC_RENEWS,
  },
  {
    who: "Basic, past due",
    profile: bought("basic", "monthly", ["past_due", inDays(-1)]),
    told: PAYMENT_FAILED,
    upgrade: ["Update your payment method first", "Update payment method"],
    not: ["CAD is charged today", "Upgrade to Pro (opens"],
  },
  {
    who: "Basic, canceled with six days left",
    profile: bought("basic", "monthly", ["canceled", inDays(6)]),
    told: "Your subscription is canceled: access until 26 Nov 2026 (6 days left). You will not be charged again. → Keep my subscription",
    upgrade: [
      "Press Keep my subscription first",
      "If you keep it, nothing is charged today. $29 CAD is charged on 26 Nov 2026, and then every month until you cancel.",
    ],
    not: ["Upgrade to Pro (opens", "$69 CAD is charged"],
  },
  {
    who: "Pro that renews",
    profile: bought("pro", "monthly", ["active", inDays(20)]),
    told: null,
    upgrade: ["There is no higher plan.", "Pro Most Popular Current Plan", "See your billing page"],
    not: [...NOTHING_SOLD, "Basic"],
  },
  {
    who: "Pro, past due",
    profile: bought("pro", "monthly", ["past_due", inDays(-1)]),
    told: PAYMENT_FAILED,
    upgrade: ["See your billing page"],
    not: NOTHING_SOLD,
  },
  {
    who: "Pro, canceled on its last day",
    profile: bought("pro", "yearly", ["canceled", new Date("2026-11-20T20:00:00Z")]),
    told: "Your subscription is canceled: access until 20 Nov 2026 (today). You will not be charged again. → Keep my subscription",
    upgrade: ["See your billing page", "$620.99 per year CAD"],
    not: [...NOTHING_SOLD, "$69"],
  },
  {
    who: "a plan that has ended",
    profile: bought("basic", "monthly", ["canceled", inDays(-1)]),
    told: null,
    upgrade: [BUYS_PRO],
    not: ["Keep my subscription"],
  },
];

test.each(TABLE)("$who: what is told and what is charged", ({ profile, told, upgrade, not }) => {
  const standing = standingView(profile, NOW);
  expect(standing && `${standing.title} ${standing.text} → ${standing.link.label}`).toBe(told);

  const view = upgradePageView(profile, new URL("https://bids.example/dashboard/upgrade"), NOW);
  const words = wordsOf(renderPage(<UpgradeContent view={view} closeHref="/dashboard" />));
  for (const part of upgrade) expect(words).toContain(part);
  for (const part of not) expect(words).not.toContain(part);
});

test.each(["monthly", "yearly"])(
  "what is charged %s stands before the button that charges it",
  (interval) => {
    const url = new URL(`https://bids.example/dashboard/upgrade?interval=${interval}`);
    const view = upgradePageView(trial(inDays(9)), url, NOW);
    for (const lead of [undefined, <p key="lead">You have used today’s views.</p>]) {
      const html = renderPage(<UpgradeContent view={view} closeHref="/dashboard" lead={lead} />);
      const [terms, ...again] = [...html.matchAll(/CAD is charged today, 20 Nov 2026/g)].map(
        ({ index }) => index,
      );
      expect(again).toEqual([]);
      expect(html.indexOf('action="/checkout"')).toBeGreaterThan(terms!);
      // With a reason to have opened it, the button comes before the plans.
      expect(html.indexOf('action="/checkout"') < html.indexOf("Most Popular")).toBe(lead !== undefined);
    }
  },
);

test("keeping a plan and mending a payment name the amount, its currency, and the day if it is known", () => {
  expect(resumeTerms("pro-yearly", inDays(3))).toBe(
    "If you keep it, nothing is charged today. $620.99 CAD is charged on 23 Nov 2026, and then every year until you cancel.",
  );
  expect(resumeTerms("basic-monthly", null)).toContain("$29 CAD is charged at the end of the period");
  expect(overdueTerms("basic-monthly")).toContain("the $29 CAD that is due");
});
