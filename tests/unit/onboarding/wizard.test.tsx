import { expect, test } from "vitest";
import type { Profile } from "#drizzle/schema";
import { EMPTY_SELECTION } from "~/domain/account/onboarding";
import { proOffer } from "~/features/onboarding/pro-offer.server";
import { Wizard } from "~/features/onboarding/wizard";
import type { WizardView } from "~/features/onboarding/wizard-view";
import { renderPage, wordsOf } from "../ui/render-page";

const ONTARIO = { code: "CA-ON", name: "Ontario", parent: "CA" };

function page(overrides: Partial<WizardView> = {}) {
  const view: WizardView = {
    step: 0,
    onlyOne: true,
    way: "buy",
    proTerms: { monthly: "By the month.", yearly: "By the year." },
    mustChoosePlan: false,
    selection: EMPTY_SELECTION,
    places: [],
    trades: [],
    countries: [
      { code: "CA", name: "Canada", parent: "" },
      { code: "US", name: "United States", parent: "" },
    ],
    stateProvinces: [],
    municipalities: [],
    failedList: null,
    errors: [],
    upsell: null,
    replaced: null,
    chosenPlaces: [],
    covers: [],
    search: null,
    leftOut: [],
    coverage: null,
    isTrial: true,
    found: null,
    wider: null,
    ...overrides,
  };
  const account = { email: "dana@northyard.example", companyName: null };
  return renderPage(<Wizard view={view} account={account} flash={null} />, "/onboarding");
}

test("ON-10, ON-11 the state waits for a country, the municipality for a state", () => {
  const html = page();

  expect(html).toMatch(/<select id="state"[^>]*disabled=""/);
  expect(html).toMatch(/<select id="municipality"[^>]*disabled=""/);
  expect(wordsOf(html)).toContain("Municipality Select a state/province first");
});

test("ON-13 a state without municipalities says so", () => {
  const selection = { ...EMPTY_SELECTION, countries: ["CA"], stateProvinces: ["CA-ON"] };

  for (const onlyOne of [true, false]) {
    const words = wordsOf(page({ selection, stateProvinces: [ONTARIO], onlyOne }));
    expect(words).toContain("No municipalities available for selected regions");
  }
});

test("ON-14 the hint about one location is for plans with one location", () => {
  expect(wordsOf(page())).toContain("Select one location per category with your current plan");
  expect(wordsOf(page({ onlyOne: false }))).not.toContain("Select one location per category");
});

test.each([
  ["country", "Failed to load available countries. Please refresh the page."],
  ["state", "Failed to load states/provinces. Please try again."],
  ["municipality", "Failed to load municipalities. Please try again."],
] as const)(
  "ER-22 to ER-24 when the %s list cannot be read the page says so and offers to try again",
  (failedList, text) => {
    const words = wordsOf(page({ failedList }));

    expect(words).toContain(`Error loading locations . ${text}`);
    expect(words).toContain("Try again");
  },
);

test("ON-03 one bid is one bid", () => {
  const found = (label: string) => wordsOf(page({ step: 1, found: { label, bids: [] } }));

  expect(found("1")).toContain("We found 1 active bid in your area");
  expect(found("0")).toContain("We found 0 active bids in your area");
  expect(found("1,000+")).toContain("We found 1,000+ active bids in your area");
});

test("each chosen place says what it includes, in both steps and every plan; many of them in a fold", () => {
  const placeOf = (i: number) => ({ name: `Place ${i}`, text: `Includes part ${i}.` });
  const chosen = [{ code: "CA-ON-PEL-BRM", name: "Brampton, ON" }];
  for (const step of [0, 1] as const)
    for (const onlyOne of [true, false]) {
      const shown = (count: number) =>
        page({
          step,
          onlyOne,
          chosenPlaces: chosen,
          covers: Array.from({ length: count }, (_, i) => placeOf(i)),
        });
      expect(wordsOf(shown(1))).toContain("Includes part 0.");
      expect(wordsOf(shown(1))).not.toContain("Place 0:");
      expect(wordsOf(shown(3))).toContain("Place 2: Includes part 2.");
      expect(shown(3)).not.toContain("What each place includes");
      expect(shown(4)).toMatch(/<summary[^>]*>What each place includes and leaves out<\/summary>/);
    }
});

test("a French bid among the first ones says that it is in French", () => {
  const deadline = { label: "TBD", daysLeft: null, urgent: false, expired: false, iso: null };
  const bid = (language: "en" | "fr") => ({
    id: 7,
    title: "Sel",
    from: "Laval",
    why: "Matched: ‘sel’",
    language,
    deadline,
  });
  const words = (language: "en" | "fr") =>
    wordsOf(page({ step: 1, found: { label: "1", bids: [bid(language)] } }));
  expect(words("fr")).toContain("Laval In French · Matched: ‘sel’");
  expect(words("en")).not.toContain("In French");
});

test("without JavaScript each dependent list has its own button", () => {
  expect(page()).toMatch(/<noscript>.*Show states and provinces.*<\/noscript>/);
});

test("the plan step says what is charged today, and what a past-due subscriber does first", () => {
  const asking = { step: 2, mustChoosePlan: true } as const;
  expect(wordsOf(page(asking))).toContain("By the month. Upgrade to Pro (opens in a new tab)");
  const pastDue = page({ ...asking, way: "pay-first" });
  expect(wordsOf(pastDue)).toContain("Update your payment method first; then you can change your plan.");
  expect(pastDue).toContain('action="/billing-portal"');
  expect(pastDue).not.toContain('action="/checkout"');
  const running = page({ ...asking, way: "change" });
  expect(running).toContain('href="/dashboard/billing#pro-monthly"');
  expect(running).not.toContain('action="/checkout"');
});

test.each([
  ["nobody's subscription", { role: "trial", subscriptionStatus: "trialing" }, "buy"],
  ["a running Basic", { role: "basic", subscriptionStatus: "active" }, "change"],
  ["one that is canceled and runs on", { role: "basic", subscriptionStatus: "canceled" }, "change"],
  ["one whose payment failed", { role: "basic", subscriptionStatus: "past_due" }, "pay-first"],
] as const)("with %s Pro is bought in the way that is not refused", (_, subscription, way) => {
  const isPaid = subscription.role === "basic";
  const profile = {
    ...subscription,
    billingInterval: isPaid ? "monthly" : null,
    lemonSqueezySubscriptionId: isPaid ? "1" : null,
    subscriptionEndDate: new Date("2026-12-20T15:00:00Z"),
  } as Profile;
  expect(proOffer(profile, new Date("2026-11-22T15:00:00Z")).way).toBe(way);
});
