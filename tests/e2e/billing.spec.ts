import type { Page } from "@playwright/test";
import { hydrated } from "./base";
import { expect, expectAccessible, inNewTab, test, userRow } from "./signed-in";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Sets the server's time for all later requests. */
const moveClock = (page: Page, at: string) => page.context().setExtraHTTPHeaders({ "X-Clock": at });

test("BL-17 BL-18 BL-19 BL-22 BL-23 BL-24 BL-27 CR-02 RA-03 RA-06 TR-12 ER-57 trial, Basic, Pro, back to Basic, canceled, out, and back in @no-js", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await moveClock(page, "2026-11-20T15:00:00Z");
  await page.goto("/dashboard/billing");
  await expect(page.getByText("Billing data is incomplete")).toBeVisible();
  await expectAccessible(page);

  // Bought.
  const checkout = await inNewTab(page, () =>
    page.getByRole("button", { name: "Choose Basic, monthly" }).click(),
  );
  await expect(heading(checkout)).toHaveText("Checkout");
  await expect(checkout.getByText("$29 per month")).toBeVisible();
  await checkout.getByRole("button", { name: "Pay" }).click();
  await expect(heading(checkout)).toHaveText("Payment successful!");
  await expect(checkout).toHaveURL(/\/dashboard\/billing$/);
  await expect(checkout.getByText("Payment successful! Welcome to your new plan.")).toBeVisible();
  await expect(checkout.getByText("Payment successful!")).toHaveCount(1);
  await checkout.close();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Current plan: Basic/ })).toContainText("Active");
  await expect(page.getByText("Renews 20 Dec 2026")).toBeVisible();
  await expect(page.getByText("Billing data is incomplete")).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh Subscription" }).click();
  await expect(page.getByText("Subscription refreshed")).toBeVisible();
  const invoices = await inNewTab(page, () => page.getByRole("button", { name: "Billing Portal" }).click());
  await expect(heading(invoices)).toHaveText("Customer portal");
  await invoices.close();

  // Upgraded halfway through the month; the cost is beside the button.
  await moveClock(page, "2026-12-05T15:00:00Z");
  await page.goto("/dashboard/billing");
  const pro = page.getByRole("listitem").filter({ hasText: "Pro, monthly" });
  await expect(pro).toContainText(
    "the difference between $29 CAD and $69 CAD for the time until 20 Dec 2026",
  );
  await expect(pro).toContainText("After that: $69 per month.");
  await pro.getByRole("button", { name: "Upgrade to Pro, monthly" }).click();
  await expect(page.getByText("Your plan is now Pro, monthly")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  await expect(page.getByRole("heading", { name: /^Current plan: Pro/ })).toBeVisible();

  // Downgraded.
  const basic = page.getByRole("listitem").filter({ hasText: "Basic, monthly" });
  await expect(basic).toContainText("nothing is charged today");
  await basic.getByRole("button", { name: "Downgrade to Basic, monthly" }).click();
  await expect(page.getByText("Your plan is now Basic, monthly")).toBeVisible();

  // Canceled in two clicks, with access until the end.
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  await expect(page.getByText("You keep Basic until 20 Dec 2026")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel my subscription" }).click();
  await expect(page.getByText("Access until 20 Dec 2026", { exact: true })).toBeVisible();
  await moveClock(page, "2026-12-20T14:00:00Z");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);

  // Over.
  await moveClock(page, "2026-12-20T16:00:00Z");
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Subscription Canceled");
  await expect(page.getByText("Ended on 20 Dec 2026")).toBeVisible();
  await expectAccessible(page);

  // The portal has the invoices; an ended plan can be bought again.
  const portal = await inNewTab(page, () =>
    page.getByRole("button", { name: "Reactivate Subscription" }).click(),
  );
  await expect(heading(portal)).toHaveText("Customer portal");
  await portal.close();
  const again = await inNewTab(page, () => page.getByRole("button", { name: "Choose Pro, yearly" }).click());
  await again.getByRole("button", { name: "Pay" }).click();
  await expect(again.getByText("Payment successful! Welcome to your new plan.")).toBeVisible();
  await again.close();
  await page.goto("/dashboard/billing");
  await expect(page.getByRole("heading", { name: /^Current plan: Pro/ })).toContainText("Active");
  await expect(page.getByText("Renews 20 Dec 2027")).toBeVisible();
  expect(await userRow(app, person)).toMatchObject({ role: "pro", subscription_status: "active" });
});

test("UP-01 UP-02 UP-03 UP-04 UP-05 UP-06 UP-07 UP-08 UP-09 UP-11 CR-01 ER-54 the upgrade page, by the month and by the year", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/upgrade");
  await expect(page).toHaveURL(/\/dashboard\/upgrade$/);
  const plans = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(plans.filter({ hasText: "Current Plan" })).toContainText("Basic");
  await expect(plans.filter({ hasText: "Most Popular" })).toContainText("$69 per month");
  await expect(page.getByRole("list", { name: "Pro features" }).getByRole("listitem")).toHaveCount(11);
  await expect(page.getByRole("heading", { name: "Locked on Basic" })).toBeVisible();
  const why = page.getByRole("region", { name: "Why upgrade" });
  for (const figure of ["3x", "75%", "5x"]) await expect(why).toContainText(figure);
  await expect(page.getByText("14-day free trial, cancel anytime, no setup fees")).toBeVisible();
  await expect(page.getByText("Save up to 25%")).toBeVisible();
  await expectAccessible(page);

  const monthly = await inNewTab(page, () => page.getByRole("button", { name: "Upgrade to Pro" }).click());
  await expect(monthly.getByText("$69 per month")).toBeVisible();
  await monthly.close();

  await page.getByRole("link", { name: "Yearly" }).click();
  await expect(plans.filter({ hasText: "Most Popular" })).toContainText("$620.99 per year");
  await expect(plans.filter({ hasText: "Most Popular" })).toContainText("$51.75 per month");
  await expect(plans.filter({ hasText: "Current Plan" })).toContainText("$260.99 per year");
  const checkout = await inNewTab(page, () => page.getByRole("button", { name: "Upgrade to Pro" }).click());
  await expect(checkout.getByText("$620.99 per year")).toBeVisible();

  await checkout.getByRole("link", { name: "Go back without paying" }).click();
  await expect(checkout).toHaveURL(/\/dashboard\/upgrade$/);
  await expect(checkout.getByText("Checkout cancelled. You can try again anytime.")).toBeVisible();
  await checkout.close();

  await page.getByRole("link", { name: "Maybe Later" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("C-26 a pro sees Pro as the current plan, and nothing to buy", async ({ page, signInAs }) => {
  await signInAs({ role: "pro", subscriptionStatus: "active" });
  await page.goto("/dashboard/upgrade");
  await expect(page.getByRole("link", { name: "See your billing page" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Upgrade to Pro" })).toHaveCount(0);
});

test("CR-04 CR-06 CR-07 BL-26 without a flag to all plans, and after paying on to onboarding", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ onboardedAt: null, regions: ["CA-ON"], serviceTypes: [] });
  await page.goto("/checkout-redirect");
  await expect(heading(page)).toHaveText("Checkout");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Pro, monthly: $69 per month").check();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(heading(page)).toHaveText("Payment successful!");
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByText("Payment successful! Welcome to your new plan.")).toBeVisible();
  expect(await userRow(app, person)).toMatchObject({ role: "pro", billing_interval: "monthly" });
});

test("BL-25 ER-60 ER-65 a payment that is not found is looked for five times, then the button is pointed at", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/billing?from_checkout=success");
  await expect(page.getByText("Activating your account...")).toBeVisible();
  await expect(
    page.getByText("Taking longer than expected. Please click Refresh Subscription button."),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  await page.getByRole("button", { name: "Refresh Subscription" }).click();
  await expect(page.getByText("No active subscription found")).toBeVisible();
});

test("the page that opened the checkout shows the new plan when its user comes back to it", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/billing");
  await expect(page.getByRole("heading", { name: /^Current plan: Free Trial/ })).toBeVisible();
  const checkout = await inNewTab(page, () =>
    page.getByRole("button", { name: "Choose Basic, monthly" }).click(),
  );
  await checkout.getByRole("button", { name: "Pay" }).click();
  await expect(checkout).toHaveURL(/\/dashboard\/billing$/);
  await checkout.close();

  // The test's browser gives no page the focus by itself.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));

  await expect(page.getByRole("heading", { name: /^Current plan: Basic/ })).toBeVisible();
  await expect(page.getByText("Free Trial")).toHaveCount(0);
});

test("another tab that stood open while its user paid shows the new plan", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/profile");
  await hydrated(page);
  await page.getByLabel("Company name").fill("Typed meanwhile");
  await expect(page.getByText("Free Trial").first()).toBeVisible();

  const other = await context.newPage();
  await other.goto("/dashboard/billing");
  const checkout = await inNewTab(other, () =>
    other.getByRole("button", { name: "Choose Basic, monthly" }).click(),
  );
  await checkout.getByRole("button", { name: "Pay" }).click();
  await expect(checkout).toHaveURL(/\/dashboard\/billing$/);

  await expect(page.getByText("Basic Plan").first()).toBeVisible();
  await expect(page.getByText("Free Trial")).toHaveCount(0);
  await expect(page.getByLabel("Company name")).toHaveValue("Typed meanwhile");
});

test("BL-10 TR-11 C-44 a failed payment is warned of, and the portal mends it", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await page.goto("/dashboard/billing");
  const checkout = await inNewTab(page, () =>
    page.getByRole("button", { name: "Choose Basic, yearly" }).click(),
  );
  await checkout.getByRole("button", { name: "Pay" }).click();
  await expect(checkout).toHaveURL(/\/dashboard\/billing$/);
  await checkout.close();
  const { lemon_squeezy_customer_id: customer } = await userRow(app, person);
  await page.goto(`/local/portal/${String(customer)}`);
  await page.getByRole("button", { name: "Fail a payment" }).click();
  await expect(page.getByText("Done: the messages are out")).toBeVisible();

  await page.goto("/dashboard/billing");
  await expect(page.getByRole("alert")).toContainText("Please update your payment method");
  await expect(page.getByRole("heading", { name: /^Current plan: Basic/ })).toContainText("Past Due");
  await expect(page.getByText("Setup billing", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const portal = await inNewTab(page, () =>
    page.getByRole("button", { name: "Update payment method" }).click(),
  );
  await portal.getByRole("button", { name: "Recover the payment" }).click();
  await expect(portal.getByText("Done: the messages are out")).toBeVisible();
  await portal.close();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Current plan: Basic/ })).toContainText("Active");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("RA-01 RA-02 RA-03 RA-05 C-10 after a trial without a plan, the page shows what is missing, all plans, and how to leave", async ({
  page,
  signInAs,
}) => {
  await signInAs({ subscriptionStatus: "canceled", subscriptionEndDate: null });
  await page.goto("/dashboard/upgrade");
  await expect(heading(page)).toHaveText("Subscription Canceled");
  for (const missing of [
    "compliance checklists",
    "Multi-region",
    "Instant alerts",
    "Save and track",
    "PDF export",
  ])
    await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByText("Contact support")).toBeVisible();
  await expectAccessible(page);
  const plans = await inNewTab(page, () =>
    page.getByRole("button", { name: "Reactivate Subscription" }).click(),
  );
  await expect(heading(plans)).toHaveText("Checkout");
  await plans.close();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("IT-03 IT-04 IT-05 IT-06 IT-09 IT-10 the payment flow test runs its five checks", async ({
  page,
  signInAs,
}) => {
  await signInAs({ onboardedAt: null });
  await page.goto("/test-payment-flow");
  await page.getByRole("button", { name: "Run all" }).click();
  const rows = page.getByRole("list", { name: "Checks" }).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: "Billing portal" })).toContainText(
    "Not run: there is no customer id yet",
  );
  await expect(rows.filter({ hasText: "Checkout creation" })).toContainText("5 of 5 answer");
  await expect(rows.filter({ hasText: "Webhook" })).toContainText("Answers: 401 and 401");
  await expect(page.getByRole("definition").filter({ hasText: "4" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "100%" })).toBeVisible();
  await expectAccessible(page);
});

test("IT-08 IT-09 IT-10 the validation dashboard runs its six scenarios and leaves nothing behind", async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/validation-dashboard");
  await page.getByRole("button", { name: "Run all" }).click();
  const rows = page.getByRole("list", { name: "Checks" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Match count" })).toContainText("open bids match", { timeout: 20_000 });
  await expect(rows.getByText("passed", { exact: true })).toHaveCount(6);
  await expect(rows.filter({ hasText: "Saved-bid" })).toContainText(
    "interested → saved → submitted → won → lost",
  );
  await expectAccessible(page);
  expect(await app.db.prepare("select count(*) as n from user_bids").first("n")).toBe(0);
});
