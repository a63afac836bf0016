import { argon2Hash } from "../support/argon2";
import { holdScripts } from "./base";
import { expect, expectAccessible, test, userRow } from "./signed-in";

const SAVE = { name: "Save All Changes" };

test("PF-01 to PF-04 PF-07 a trial user's profile: everything shown, service configuration locked", async ({
  page,
  signInAs,
}) => {
  const { email } = await signInAs({
    subscriptionEndDate: new Date("2026-12-05T15:00:00Z"),
    createdAt: new Date("2026-11-21T15:00:00Z"),
  });
  await page.goto("/dashboard/profile");
  await expect(page).toHaveTitle("My Profile – Tenderlight");
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Company name")).toHaveValue("Northyard");
  for (const label of ["Service type", "Region", "Minimum contract value"])
    await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  await expect(page.getByText("Pro Feature")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/dashboard/upgrade");
  await expect(page.getByRole("switch", { name: "Weekly digest" })).toBeChecked();
  await expect(page.getByText("Pro Only")).toBeVisible();
  const subscription = page.getByRole("region", { name: "Subscription" });
  for (const text of ["Free Trial", "Trial", "Not set", "5 Dec 2026", "21 Nov 2026"])
    await expect(subscription.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
});

test("PF-12 PF-19 company name and alerts are saved for everyone, trimmed", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await page.goto("/dashboard/profile");
  await page.getByLabel("Company name").fill("  Acme & Söhne  ");
  await page.getByRole("switch", { name: "Weekly digest" }).uncheck();
  await page.getByRole("switch", { name: "Instant alerts" }).check();
  await page.getByRole("button", SAVE).click();
  await expect(page.getByRole("status").filter({ hasText: "Profile Updated" })).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Acme & Söhne");
  expect(await userRow(app, person)).toMatchObject({
    company_name: "Acme & Söhne",
    alert_weekly: 0,
    alert_instant: 1,
    regions: ["CA-ON-PEL"],
  });
});

test("PF-06 'Save All Changes' appears with the first change and disappears with the last", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/profile");
  const save = page.getByRole("button", SAVE);
  await expect(save).toBeHidden();
  await page.getByLabel("Company name").fill("Another");
  await expect(save).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Company name").fill("Northyard");
  await expect(save).toBeHidden();
  await page.getByLabel("Company name").fill("Another");
  await save.click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  await expect(save).toBeHidden();
});

test("a change that was made before the page's scripts came can be saved", async ({ page, signInAs }) => {
  await signInAs();
  const release = await holdScripts(page);
  await page.goto("/dashboard/profile", { waitUntil: "commit" });
  await page.getByLabel("Company name").fill("Early bird");
  release();
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await page.getByRole("button", SAVE).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Early bird");
});

test("PF-08 to PF-11 C-15 C-17 a Pro user changes the first of several and keeps the others", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({
    role: "pro",
    regions: ["CA-ON-DUF", "CA-QC", "US-NY"],
    serviceTypes: ["Tree felling", "paving-asphalt"],
    contractValueMin: "250000",
  });
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel("Service type", { exact: true })).toHaveValue("other-custom");
  await expect(page.getByLabel("Your service type")).toHaveValue("Tree felling");
  await expect(page.getByLabel("Your region")).toHaveValue("Dufferin County");
  await expect(page.getByLabel("Your minimum contract value")).toHaveValue("250000");
  await expect(page.getByText("+2 more")).toBeVisible();
  await expect(page.getByText("+1 more")).toBeVisible();
  expect(
    await page.getByLabel("Minimum contract value", { exact: true }).locator("option").allTextContents(),
  ).toEqual([
    ...["Any value", "$10,000 and over", "$50,000 and over", "$100,000 and over", "$500,000 and over"],
    ...["$1,000,000 and over", "Other (Custom)"],
  ]);
  expect(await page.getByLabel("Region", { exact: true }).locator("option").count()).toBe(36);

  await page.getByLabel("Region", { exact: true }).selectOption({ label: "Toronto" });
  await expect(page.getByLabel("Your region")).toBeHidden();
  await page.getByLabel("Minimum contract value", { exact: true }).selectOption({ label: "Any value" });
  await page.getByRole("button", SAVE).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  expect(await userRow(app, person)).toMatchObject({
    regions: ["CA-ON-TOR", "CA-QC", "US-NY"],
    serviceTypes: ["Tree felling", "paving-asphalt"],
    contract_value_min: "any",
  });
});

test("PF-15 PF-17 PF-18 blank words of one's own are refused in the spec's words, twice each", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/profile");
  await page.getByLabel("Company name").fill("Typed & kept");
  await page.getByLabel("Service type", { exact: true }).selectOption({ label: "Other (Custom)" });
  await page.getByLabel("Your service type").fill("   ");
  await page.getByLabel("Region", { exact: true }).selectOption({ label: "Other (Custom)" });
  await page.getByLabel("Minimum contract value", { exact: true }).selectOption({ label: "Other (Custom)" });
  await page.getByRole("button", SAVE).click();

  const summary = page.getByRole("alert");
  for (const message of [
    "Please enter your custom service type.",
    "Please enter your custom region.",
    "Please enter your custom contract value.",
  ]) {
    await expect(summary.getByRole("link", { name: message })).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(2);
  }
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Company name")).toHaveValue("Typed & kept");
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Please enter your custom region." }).click();
  await expect(page.getByLabel("Your region")).toBeFocused();
  expect((await userRow(app, person)).serviceTypes).toEqual(["snow-removal-seasonal"]);
});

test("PF-20 a new email needs the current password and waits for its confirmation", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ passwordHash: await argon2Hash("the old password") });
  await page.goto("/dashboard/profile");
  const address = `new-${person.email}`;
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(address);
  await page.getByLabel("Company name").fill("Typed & kept");
  await page.getByLabel("Current password").fill("a guess");
  await page.getByRole("button", SAVE).click();
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link", { name: "Current password is incorrect" })).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveValue(address);
  await expect(page.getByLabel("Company name")).toHaveValue("Typed & kept");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await expectAccessible(page);

  await page.getByLabel("Current password").fill("the old password");
  await page.getByRole("button", SAVE).click();
  await expect(page.getByText("Please check your new email address to confirm the change.")).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expect(page.getByText(`Waiting for you to confirm ${address}`)).toBeVisible();
  expect(await userRow(app, person)).toMatchObject({ email: person.email });
});

test("PF-05 PF-21 PF-23 PF-24 the password form has its own URL and the spec's sentences", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Change Password" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\/password$/);
  await expect(page.getByRole("dialog", { name: "Change password" })).toBeVisible();
  await expect(page.locator("#change-currentPassword")).toHaveCount(1);
  const submit = page.getByRole("button", { name: "Change Password" });
  await submit.click();
  await expect(page.getByRole("alert")).toContainText("Please enter your current password.");
  await expectAccessible(page);

  await page.getByLabel("Current password").fill("the old one");
  await page.getByLabel("New password", { exact: true }).fill("1234567");
  await page.getByLabel("Confirm new password").fill("1234568");
  await submit.click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Password must be at least 8 characters long");
  await expect(summary).toContainText("New passwords do not match");

  await page.getByLabel("Current password").fill("the old one");
  await page.getByLabel("New password", { exact: true }).fill("gravel lorry tuesday");
  await page.getByLabel("Confirm new password").fill("gravel lorry tuesday");
  await submit.click();
  await expect(page.getByRole("alert")).toContainText("Current password is incorrect");
});

test("PF-22 VR-02 to VR-06 the meter and the hint follow what is typed", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard/profile/password");
  const next = page.getByLabel("New password", { exact: true });
  const meter = page.getByRole("meter", { name: "Password strength" });
  for (const [password, score, label] of [
    ["abc", "25", "Weak"],
    ["abcdefgh", "40", "Weak"],
    ["abcdefg1", "55", "Medium"],
    ["Abcdefg1", "70", "Medium"],
    ["Abcdef1!", "85", "Strong"],
    ["Abcdefghij1!", "100", "Strong"],
  ] as const) {
    await next.fill(password);
    await expect(meter).toHaveAttribute("aria-valuenow", score);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await page.getByLabel("Confirm new password").fill("Abcdefghij1?");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Confirm new password").fill("Abcdefghij1!");
  await expect(page.getByText("Passwords do not match")).toBeHidden();
});

test("edits survive the password dialog", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard/profile");
  await page.getByLabel("Company name").fill("Half done");
  await page.getByRole("link", { name: "Change Password" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByLabel("Company name")).toHaveValue("Half done");
  await expect(page.getByRole("button", SAVE)).toBeVisible();
});

test("every signed-in device is listed and can be ended", async ({ page, app, signInAs }) => {
  const person = await signInAs();
  const insert = app.db.prepare(
    "insert into sessions (id_hash, account_id, created_at, last_seen_at, expires_at, device) values (?, ?, 1, ?, 4000000000000, ?)",
  );
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await app.db.batch(
    ["phone", "office", "truck"].map((name, i) => insert.bind(`${person.id}-${name}`, person.id, i, firefox)),
  );
  await page.goto("/dashboard/profile");
  await expect(page.getByText("Firefox on Linux", { exact: true })).toHaveCount(3);
  await page
    .getByRole("button", { name: /^End the session of Firefox/ })
    .first()
    .click();
  await expect(page.getByText("That device has been signed out.")).toBeVisible();
  await expect(page.getByText("Firefox on Linux", { exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("Every other device has been signed out.")).toBeVisible();
  await expect(page.getByText("Firefox on Linux", { exact: true })).toHaveCount(0);
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
});

test("one's own data can be downloaded", async ({ page, signInAs }) => {
  await signInAs({ companyName: "Downloaded Ltd." });
  await page.goto("/dashboard/profile");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tenderlight-\d{4}-\d\d-\d\d\.json$/);
});

test("an account is deleted after typing a word, and the landing page confirms it", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page).toHaveTitle("Delete my account – Tenderlight");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("Type DELETE to delete your account.");
  await expectAccessible(page);
  await page.getByLabel("Type DELETE").fill("DELETE");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(`${app.origin}/`);
  await expect(page.getByText("Account deleted")).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page).toHaveURL(/\/sign-in/);
  const left = await app.db
    .prepare("select count(*) as n from users where id = ?")
    .bind(person.id)
    .first("n");
  expect(left).toBe(0);
});

test("GD-01 a slow guarded page shows that it is loading, until it appears", async ({ page, signInAs }) => {
  await signInAs();
  await page.goto("/dashboard");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/dashboard/settings.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Digest Settings" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await expect(page.getByText("Loading…")).toHaveCount(0);
});

test("the profile fits a phone", async ({ page, signInAs }) => {
  await signInAs({ role: "pro", regions: ["CA-ON-PEL", "CA-QC"] });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/dashboard/profile", "/dashboard/profile/password", "/dashboard/profile/delete"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
