import type { Page } from "@playwright/test";
import type { App } from "../support/app";
import { expect, expectAccessible, test } from "./signed-in";

const PASSWORD = "gravel before breakfast";
const newEmail = () => `dana-${crypto.randomUUID().slice(0, 8)}@northline.example`;

/** Opens the newest mail to an address in the local mailbox, and follows its button. */
async function followMail(page: Page, app: App, email: string) {
  const row = await app.db
    .prepare("select text from emails where recipient = ? order by created_at desc limit 1")
    .bind(email)
    .first<{ text: string }>();
  await page.goto(/http\S+token=[0-9a-f]{64}/.exec(row?.text ?? "")?.[0] ?? "/no-link");
}

async function signUp(page: Page, email: string) {
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByLabel("Company name").fill("Northline Plowing");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Account created successfully!" })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("SU-01 SU-08 SI-04 ER-10 ER-12 from the sign-up form through the mail to onboarding, out, and in again @no-js", async ({
  page,
  app,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("Email not confirmed");

  await followMail(page, app, email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page).toHaveURL(/\/onboarding$/);

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText("Welcome!", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome back")).toHaveCount(0);
  await page.goto("/sign-up");
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("SI-06 SI-07 ER-14 ER-15 a forgotten password", async ({ page, app }) => {
  const email = newEmail();
  await signUp(page, email);
  await followMail(page, app, email);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.context().clearCookies();

  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await expect(page.getByText("Please enter your email address first.")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await expect(page.getByText("Check your email for password reset instructions.")).toBeVisible();

  await followMail(page, app, email);
  await expect(page).toHaveURL(/\/sign-in\?reset=true&token=/);
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("salt trucks at midnight");
  await page.getByLabel("Confirm new password").fill("salt trucks at midnight");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Sign in with your new password.")).toBeVisible();
  await signIn(page, email, "salt trucks at midnight");
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("SU-04 SU-12 ER-08 an error shows in the summary and at its field, and what was typed stays", async ({
  page,
}) => {
  await page.goto("/sign-up?checkout=true");
  await expectAccessible(page);
  await page.getByLabel("Company name").fill("Northline <Plowing>");
  await page.getByRole("button", { name: "Create account" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.getByRole("link", { name: "Enter your email address." }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Enter your email address/);
  await expect(page.getByLabel("Company name")).toHaveValue("Northline <Plowing>");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password").fill("Tenderlight1");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "too weak" })).toContainText(
    /This password is too weak\. Password must not be based on our product's name\./,
  );
  await expect(page).toHaveTitle("Error: Sign up – Tenderlight");
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expectAccessible(page);
});

test("ER-11 ER-13 the sign-in page reports wrong credentials and an expired link", async ({ page }) => {
  await page.goto("/verify-email?token=old");
  await expect(page).toHaveURL(/\/sign-in\?error=access_denied$/);
  await expect(page.getByRole("alert")).toContainText("Verification Link Expired");
  await signIn(page, newEmail(), PASSWORD);
  await expect(page.getByRole("alert")).toContainText("Invalid login credentials");
  await expectAccessible(page);
});
