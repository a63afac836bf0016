import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, userRow } from "./signed-in";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A form of ours that leads to the payment page, which opens in a new tab. */
async function inNewTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await press();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

/** Every page from now on believes that it is then. */
const moveClock = (page: Page, at: string) => page.context().setExtraHTTPHeaders({ "X-Clock": at });

test("BL-17 BL-24 CR-02 RA-06 trial, Basic, Pro, back to Basic, canceled, out, and back in", async ({
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
  await checkout.close();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Current plan: Basic/ })).toContainText("Active");
  await expect(page.getByText("Renews 20 Dec 2026")).toBeVisible();

  // Upgraded in place, half-way through the month: what it costs stands beside the button.
  await moveClock(page, "2026-12-05T15:00:00Z");
  await page.goto("/dashboard/billing");
  const pro = page.getByRole("listitem").filter({ hasText: "Pro, monthly" });
  await expect(pro).toContainText("never more than $40.00");
  await expect(pro).toContainText("From then on: $69 per month.");
  await pro.getByRole("button", { name: "Upgrade to Pro, monthly" }).click();
  await expect(page.getByText("Your plan is now Pro, monthly")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  await expect(page.getByRole("heading", { name: /^Current plan: Pro/ })).toBeVisible();

  // Downgraded.
  const basic = page.getByRole("listitem").filter({ hasText: "Basic, monthly" });
  await expect(basic).toContainText("nothing is charged today");
  await basic.getByRole("button", { name: "Downgrade to Basic, monthly" }).click();
  await expect(page.getByText("Your plan is now Basic, monthly")).toBeVisible();

  // Canceled in two clicks, and entitled until the end.
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
  await expect(page.getByText("Access until 20 Dec 2026")).toBeVisible();
  await expectAccessible(page);

  // The portal has the invoices; what has ended is bought again.
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
