import { expect, expectAccessible, test } from "./signed-in";

const LINKS = [
  ["Dashboard", "/dashboard"],
  ["Browse Opportunities", "/opportunities"],
  ["My Saved Bids", "/dashboard/saved-bids"],
  ["Digest Settings", "/dashboard/settings"],
] as const;
const CALENDAR = ["Calendar", "/dashboard/calendar"] as const;

for (const [role, badge] of [
  ["trial", "Free Trial"],
  ["basic", "Basic Plan"],
  ["pro", "Pro Plan"],
] as const) {
  test(`SH-01 SH-02 SH-09 SH-10 SH-12 the sidebar and the menu of ${role}`, async ({ page, signInAs }) => {
    const person = await signInAs({ role, companyName: null });
    await page.goto("/dashboard/saved-bids");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    const upgrade = role === "pro" ? [] : ([["Upgrade to Pro", "/dashboard/upgrade"]] as const);
    const expected = [...LINKS, ...upgrade, CALENDAR];
    await expect(links).toHaveText(expected.map(([label]) => label));
    for (const [label, href] of expected)
      await expect(links.filter({ hasText: label })).toHaveAttribute("href", href);

    const summary = page.getByText("My Account");
    await expect(page.locator("header").getByText(badge, { exact: true })).toBeVisible();
    await summary.click();
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText("No company set")).toBeVisible();
    for (const [name, href] of [
      ["My Profile", "/dashboard/profile"],
      ["Manage Billing", "/dashboard/billing"],
    ] as const)
      await expect(page.getByRole("menuitem", { name })).toHaveAttribute("href", href);
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  });
}

test("SH-03 Sign Out in the sidebar ends the session", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("SH-04 SH-06 SH-07 the sidebar collapses to icons, for seven days, in the server's own page", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard");
  const sidebar = page.getByRole("navigation", { name: "Main" }).locator("../..");
  const widthOf = async () => (await sidebar.boundingBox())!.width;
  expect(await widthOf()).toBe(256);

  const stored = page.waitForResponse("**/sidebar");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(page.getByRole("button", { name: "Open sidebar" })).toBeVisible();
  expect(await widthOf()).toBe(48);
  await stored;
  const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar")!;
  expect(cookie.expires * 1000 - Date.now()).toBeGreaterThan(6.9 * 24 * 60 * 60 * 1000);
  expect(cookie.expires * 1000 - Date.now()).toBeLessThan(7.1 * 24 * 60 * 60 * 1000);
  const html = await (await page.request.get("/dashboard")).text();
  expect(html).toContain("Open sidebar");

  await page.reload();
  expect(await widthOf()).toBe(48);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toHaveAccessibleName(
    "Dashboard",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeVisible();
});

test("SH-05 ctrl+B and cmd+B toggle the sidebar", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard");
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Open sidebar" })).toBeVisible();
  await page.keyboard.press("Meta+b");
  await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeVisible();
});

test("shortcuts that follow each other quickly all count, and the server keeps the last", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard");
  const posts: Array<string | null> = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/sidebar", async (route) => {
    posts.push(route.request().postData());
    await released;
    await route.continue();
  });
  for (const label of ["Open sidebar", "Collapse sidebar", "Open sidebar"]) {
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: label })).toBeVisible();
  }
  release();
  await expect.poll(() => posts).toEqual(["state=icons", "state=full", "state=icons"]);
});

test("SH-07 SH-08 below 768 px the navigation is a menu of 18rem, from there icons, from 1,024 px a sidebar", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/dashboard");
  const menu = page.getByText("Menu", { exact: true });
  await expect(menu).toBeVisible();
  await menu.click();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(links.first()).toBeVisible();
  const panel = page.getByRole("navigation", { name: "Main" }).locator("..");
  expect((await panel.boundingBox())!.width).toBe(288);

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("link", { name: "Dashboard" })).toBeVisible();
  expect((await sidebar.boundingBox())!.width).toBe(48);
  await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 800 });
  expect((await sidebar.boundingBox())!.width).toBe(256);
  await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeVisible();
});

test("SH-11 the dot shows the subscription's status", async ({ page, signInAs }) => {
  for (const [status, word, colour] of [
    ["active", "Active", "rgb(27, 110, 60)"],
    ["trialing", "Trial", "rgb(29, 95, 168)"],
    // Amber in light and in dark.
    ["past_due", "Past Due", "rgb(245, 165, 36)"],
  ] as const) {
    await page.context().clearCookies();
    await signInAs({ role: "basic", subscriptionStatus: status });
    await page.goto("/dashboard/saved-bids");
    const badge = page.locator("header summary").last();
    await expect(badge).toContainText(word);
    const dot = badge.getByText(word).locator("..");
    await expect(dot).toHaveCSS("background-color", colour);
    if (status !== "past_due") continue;
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(dot).toHaveCSS("background-color", colour);
  }
});

test("the account menu has arrow keys, and Escape or a click outside closes it", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/saved-bids");
  await page.getByText("My Account").focus();
  await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: "My Account" });
  const menu = page.getByRole("menu", { name: "My Account" });
  await expect(menu).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(menu).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(menu).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toBeHidden();

  await button.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(menu).toBeHidden();
});

test("SI-11 Sign out in the account menu ends the session", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard");
  await page.getByText("My Account").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a phone's menu closes by Escape, by a click outside and by its links", async ({ page, signInAs }) => {
  await signInAs();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/saved-bids");
  await page.getByText("Menu", { exact: true }).click();
  const button = page.getByRole("button", { name: "Menu", exact: true });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(links.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await expect(links.first()).toBeVisible();
  await page.mouse.click(350, 700);
  await expect(links).toHaveCount(0);

  await button.click();
  await links.filter({ hasText: "Digest Settings" }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await expect(links).toHaveCount(0);
});

test("the menus open while their enhancement cannot be loaded", async ({ page, signInAs }) => {
  await signInAs();
  await page.route("**/assets/enhanced-menu-*.js", (route) => route.abort());
  await page.goto("/dashboard/saved-bids");
  await page.getByText("My Account").click();
  await page.getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByRole("link", { name: "My Profile" })).toBeHidden();
});

test("SH-13 G-02 the round button at the bottom right opens the form for writing to us @no-js", async ({
  page,
  signInAs,
}) => {
  const { email } = await signInAs({ companyName: "Northline Plowing" });
  await page.goto("/dashboard/saved-bids");
  await page.locator("summary").filter({ hasText: "Help" }).click();
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByRole("link", { name: "Help Center" })).toHaveAttribute("href", "/support");
  await expect(help.getByRole("link", { name: "Questions and answers" })).toHaveAttribute("href", "/faq");
  await expect(help.getByLabel("Name")).toHaveValue("Northline Plowing");
  await expect(help.getByLabel("Email")).toHaveValue(email);
  await expectAccessible(page);

  await help.getByLabel("Subject").fill("My digest");
  await help.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please fill in all fields before sending.")).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("My digest");

  await page.getByLabel("Message").fill("It came twice.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/dashboard\/saved-bids$/);
  await expect(page.getByRole("status").filter({ hasText: "Message Sent!" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Help" })).toBeHidden();
});

test("Escape or a click outside closes the help, which keeps what was typed", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard/saved-bids");
  await page.locator("summary").filter({ hasText: "Help" }).click();
  const button = page.getByRole("button", { name: "Help" });
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await help.getByLabel("Subject").fill("My digest");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(help.getByLabel("Subject")).toHaveValue("My digest");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(help).toBeHidden();
});

test("the help floats over no button that saves", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  for (const [path, button] of [
    ["/dashboard/profile", "Save All Changes"],
    ["/dashboard/settings", "Save Settings"],
  ] as const) {
    await page.goto(path);
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // The save bar takes up space even while it is hidden.
      const save = await page.locator("button").filter({ hasText: button }).boundingBox();
      const help = await page.locator("summary").filter({ hasText: "Help" }).boundingBox();
      expect(save!.x + save!.width, `${path} at ${width} px`).toBeLessThanOrEqual(help!.x);
    }
  }
});

test("SH-14 everything in the frame is reached by the keyboard alone", async ({ page, signInAs }) => {
  await signInAs({ role: "basic" });
  await page.goto("/dashboard/saved-bids");
  const reached: Array<string> = [];
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
  }
  for (const label of ["Dashboard", "My Saved Bids", "Upgrade to Pro", "Sign Out", "Collapse sidebar"])
    expect(reached).toContain(label);
  expect(reached.some((text) => text.includes("My Account"))).toBe(true);
});
