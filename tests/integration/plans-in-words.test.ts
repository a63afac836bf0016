import { expect, test } from "vitest";
import { loadBillingPage } from "~/features/billing/billing-page.server";
import { loadProfilePage } from "~/features/profile/profile-page.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const BASIC = { role: "basic", billingInterval: "monthly", lemonSqueezySubscriptionId: "77" } as const;

type Row = {
  who: string;
  profile: Parameters<typeof insertUser>[1];
  /** On the billing page. */
  billing: Partial<Awaited<ReturnType<typeof loadBillingPage>>>;
  /** The date among the subscription details of the profile page. */
  date: string;
};

const NOTHING_MORE = { resumeTerms: null, overdueTerms: null, nextActionHref: null };

const TABLE: ReadonlyArray<Row> = [
  {
    who: "a trial",
    profile: { subscriptionEndDate: inDays(3) },
    billing: { ...NOTHING_MORE, price: "$0, no card needed", trialUntil: "23 Nov 2026 (3 days left)" },
    date: "Trial ends on: 23 Nov 2026",
  },
  {
    who: "a plan that renews",
    profile: { ...BASIC, subscriptionStatus: "active", subscriptionEndDate: inDays(3) },
    billing: { ...NOTHING_MORE, price: "$29 per month", nextAction: "Renews 23 Nov 2026", trialUntil: null },
    date: "Renews on: 23 Nov 2026",
  },
  {
    who: "a payment that failed",
    profile: { ...BASIC, subscriptionStatus: "past_due", subscriptionEndDate: inDays(3) },
    billing: {
      ...NOTHING_MORE,
      overdueTerms: "Lemon Squeezy, our payment provider, then collects the $29 CAD that is due.",
    },
    date: "Next payment: Overdue",
  },
  {
    who: "canceled with days left",
    profile: { ...BASIC, subscriptionStatus: "canceled", subscriptionEndDate: inDays(3) },
    billing: {
      ...NOTHING_MORE,
      endsOn: "23 Nov 2026 (3 days left)",
      resumeTerms:
        "If you keep it, nothing is charged today. $29 CAD is charged on 23 Nov 2026, and then every month until you cancel.",
    },
    date: "Access until: 23 Nov 2026",
  },
  {
    who: "canceled and over",
    profile: { ...BASIC, subscriptionStatus: "canceled", subscriptionEndDate: inDays(-3) },
    billing: { ...NOTHING_MORE, endsOn: null, nextAction: "Ended on 17 Nov 2026" },
    date: "Ended on: 17 Nov 2026",
  },
  {
    who: "canceled without a date",
    profile: { role: "basic", subscriptionStatus: "canceled", subscriptionEndDate: null },
    billing: { ...NOTHING_MORE, nextAction: "Contact support", nextActionHref: "/support" },
    date: "Access until: Not set",
  },
];

test.each(TABLE)("$who: what the billing page and the profile say", async ({ profile, billing, date }) => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertUser(db, profile);

  expect(await loadBillingPage(services, user)).toMatchObject(billing);
  const account = { passwordHash: null } as Parameters<typeof loadProfilePage>[1]["account"];
  const { subscription } = await loadProfilePage(services, {
    account,
    profile: user,
    sessionHash: "",
    expiresAt: NOW,
  });
  expect(subscription.map(({ term, value }) => `${term}: ${value}`)).toContain(date);
});
