import { expect, test } from "vitest";
import { UpgradeDialog } from "~/features/upgrade/upgrade-dialog";
import { upgradeDialogView, withNothingOpen } from "~/features/upgrade/upgrade-view";
import { renderPage, wordsOf } from "../ui/render-page";

const NOW = new Date("2026-11-20T15:00:00Z");
const TRIAL = {
  role: "trial",
  billingInterval: null,
  subscriptionStatus: "trialing",
  subscriptionEndDate: null,
  lemonSqueezySubscriptionId: null,
} as const;
const at = (path: string) => new URL(path, "https://bids.example");

test("UP-10 any page opens the dialog by its URL, with the page's own address to come back to", () => {
  const url = at("/opportunities?q=snow&upgrade=1&interval=yearly");
  const view = upgradeDialogView(TRIAL, url, NOW)!;
  expect(withNothingOpen(url)).toBe("/opportunities?q=snow");
  expect(view.hrefs.monthly).toBe("/opportunities?q=snow&upgrade=1&interval=monthly");

  const html = renderPage(<UpgradeDialog view={view} closeHref={withNothingOpen(url)} />);

  const words = wordsOf(html);
  for (const text of ["Upgrade to Pro", "$620.99 per year", "Most Popular", "Locked on Basic", "Maybe Later"])
    expect(words).toContain(text);
  expect(html).toContain('action="/checkout"');
  expect(html).toContain('name="interval" value="yearly"');
});

test("UP-10 it stays closed without the query, and for a pro", () => {
  expect(upgradeDialogView(TRIAL, at("/opportunities"), NOW)).toBeNull();
  expect(upgradeDialogView({ ...TRIAL, role: "pro" }, at("/opportunities?upgrade=1"), NOW)).toBeNull();
  expect(withNothingOpen(at("/dashboard?upgrade=1"))).toBe("/dashboard");
});

test("BL-15 subscribers are led to the page that states the cost of the change", () => {
  const basic = {
    ...TRIAL,
    role: "basic",
    billingInterval: "monthly",
    subscriptionStatus: "active",
    lemonSqueezySubscriptionId: "1",
  } as const;
  const view = upgradeDialogView(basic, at("/dashboard?upgrade=1"), NOW)!;
  const html = renderPage(<UpgradeDialog view={view} closeHref="/dashboard" />);
  expect(html).toContain('href="/dashboard/billing#pro-monthly"');
  expect(html).not.toContain('action="/checkout"');
});

const dialogOf = (profile: Parameters<typeof upgradeDialogView>[0], path = "/dashboard?upgrade=1") =>
  renderPage(<UpgradeDialog view={upgradeDialogView(profile, at(path), NOW)!} closeHref="/dashboard" />);

test("a button that buys says what is charged today; a trial is told that it costs nothing", () => {
  const words = wordsOf(dialogOf({ ...TRIAL, subscriptionEndDate: new Date("2026-12-01T15:00:00Z") }));
  expect(words).toContain("$69 CAD is charged today, 20 Nov 2026, and then every month until you cancel.");
  expect(words).toContain("Prices are in Canadian dollars (CAD) and include taxes.");
  expect(words).toContain("Basic Current Plan Trial: nothing is charged");
  expect(words).toContain("$69 per month CAD");
});

test.each([
  { status: "past_due", action: 'action="/billing-portal"', says: "Update your payment method first" },
  { status: "canceled", action: 'value="resume"', says: "Press Keep my subscription first" },
] as const)("a $status subscriber gets what to do first, not a refusal", ({ status, action, says }) => {
  const html = dialogOf({
    role: "basic",
    billingInterval: "monthly",
    subscriptionStatus: status,
    subscriptionEndDate: new Date("2026-12-01T15:00:00Z"),
    lemonSqueezySubscriptionId: "1",
  });
  expect(html).toContain(action);
  expect(wordsOf(html)).toContain(says);
  expect(html).not.toContain("/dashboard/billing#pro-monthly");
  expect(html).not.toContain('action="/checkout"');
});
