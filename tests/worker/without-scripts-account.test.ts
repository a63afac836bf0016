import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { type Browser, browserWithoutScripts } from "../support/browser-without-scripts";
import { findUser, type NewProfile, ONBOARDED, signInNewcomer } from "../support/newcomer";

const PASSWORD = "gravel before breakfast";

let app: App;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newEmail = () => `dana-${crypto.randomUUID().slice(0, 8)}@northline.example`;

async function comeAs(profile: NewProfile = {}) {
  const browser = browserWithoutScripts(app);
  const person = await signInNewcomer(app, { ...ONBOARDED, ...profile });
  browser.useCookie(person.cookie);
  return { browser, ...person };
}

/** Opens the link of the newest mail to an address. */
async function followMail(browser: Browser, email: string) {
  const row = await app.db
    .prepare("select text from emails where recipient = ? order by created_at desc limit 1")
    .bind(email)
    .first<{ text: string }>();
  await browser.open(/http\S+token=[0-9a-f]{64}/.exec(row?.text ?? "")?.[0] ?? "/no-link");
}

async function countMails(email: string) {
  return app.db.prepare("select count(*) from emails where recipient = ?").bind(email).first("count(*)");
}

async function signUp(browser: Browser, email: string) {
  await browser.open("/sign-up");
  browser.fill("Email", email);
  browser.fill(/^Password/, PASSWORD);
  browser.fill(/^Company name/, "Northline Plowing");
  await browser.press("Create account");
  expect(browser.said()).toContain("Account created successfully!");
}

async function signIn(browser: Browser, email: string, password: string) {
  browser.fill("Email", email);
  browser.fill("Password", password);
  await browser.press("Sign in");
}

test("DC-04 SI-06 SI-07 ER-14 ER-15 a forgotten password is set again from the mail", async () => {
  const browser = browserWithoutScripts(app);
  const email = newEmail();
  await signUp(browser, email);
  await followMail(browser, email);
  await browser.press("Confirm my address");
  expect(browser.path()).toBe("/onboarding");
  browser.forget();

  await browser.open("/sign-in");
  await browser.press("Forgot Password?");
  expect(browser.words()).toContain("Please enter your email address first.");
  browser.fill("Email", email);
  await browser.press("Forgot Password?");
  expect(browser.words()).toContain("Check your email for password reset instructions.");

  await followMail(browser, email);
  expect(browser.heading()).toBe("Choose a new password");
  expect(browser.names("control", /password/i)).toEqual(["New password", "Confirm new password"]);
  browser.fill("New password", "salt trucks at midnight");
  browser.fill("Confirm new password", "salt trucks at midnight");
  await browser.press("Set new password");
  expect(browser.words()).toContain("Sign in with your new password.");
  await signIn(browser, email, PASSWORD);
  expect(browser.errors()).toContain("Invalid login credentials");
  await signIn(browser, email, "salt trucks at midnight");
  expect(browser.path()).toBe("/onboarding");
});

test("after a sign-up the page names the address, sends the link again, and leads back to change the address", async () => {
  const browser = browserWithoutScripts(app);
  const email = newEmail();
  await browser.open("/check-email");
  expect(browser.path()).toBe("/sign-in");
  await browser.open("/sign-up?checkout=true&plan=pro-yearly");
  expect(browser.descriptionOf(/^Password/)).toContain("At least 8 characters");
  browser.fill("Email", email);
  browser.fill(/^Password/, PASSWORD);
  await browser.press("Create account");
  expect(browser.path()).toBe("/check-email");
  expect(browser.heading()).toBe("Check your email");
  expect(browser.words()).toContain(`We sent a link to ${email}`);
  expect(browser.words()).toContain("Look in your junk or spam folder");

  await browser.press("Send again");
  expect(browser.said()).toContain("Sent again");
  expect(await countMails(email)).toBe(2);
  await browser.follow("Change address");
  expect(browser.path()).toBe("/sign-up");
  expect(browser.valueOf("Email")).toBe(email);
  expect(browser.words()).toContain("Create your account to start your subscription");

  // The second link is as good as the first.
  await followMail(browser, email);
  await browser.press("Confirm my address");
  expect(browser.path()).toBe("/checkout-redirect");
  await browser.open("/check-email");
  expect(browser.path()).toBe("/onboarding");
});

test("Send again ends with the limit's words, and with a new sign-up when there is nothing to send", async () => {
  const browser = browserWithoutScripts(app);
  const email = newEmail();
  await signUp(browser, email);
  for (let presses = 0; presses < 4; presses++) await browser.press("Send again");
  expect(browser.said()).toContain("Sent again");
  await browser.press("Send again");
  expect(browser.errors()).toContain("Too many attempts");
  expect(await countMails(email)).toBe(5);

  const other = newEmail();
  await signUp(browser, other);
  await app.db.prepare("delete from accounts where email = ?").bind(other).run();
  await browser.press("Send again");
  expect(browser.path()).toBe("/sign-up");
  expect(browser.said()).toContain("Please sign up again");
});

test("DC-04 SU-04 SU-12 ER-08 a refused sign-up says what is wrong, at the field too, and keeps what was typed", async () => {
  const browser = browserWithoutScripts(app);
  await browser.open("/sign-up?checkout=true");
  browser.fill(/^Company name/, "Northline <Plowing>");
  await browser.press("Create account");
  expect(browser.status()).toBe(400);
  expect(browser.errors()).toContain("There is a problem");
  expect(browser.descriptionOf("Email")).toContain("Enter your email address");
  expect(browser.valueOf(/^Company name/)).toBe("Northline <Plowing>");

  browser.fill("Email", newEmail());
  browser.fill(/^Password/, "Tenderlight1");
  await browser.press("Create account");
  expect(browser.errors()).toContain(
    "This password is too weak. Password must not be based on our product's name.",
  );
  expect(browser.valueOf(/^Password/)).toBe("");
});

test("the titles of a refused sign-in, of a dead link, and of refused passwords begin with Error", async () => {
  const browser = browserWithoutScripts(app);
  const email = newEmail();
  await browser.open("/sign-in");
  expect(browser.title()).toBe("Sign in – Tenderlight");
  await signIn(browser, email, "a guess");
  expect(browser.errors()).toContain("Invalid login credentials");
  expect(browser.title()).toBe("Error: Sign in – Tenderlight");

  await browser.open(`/verify-email?token=${"0".repeat(64)}`);
  expect(browser.words()).toContain("Verification Link Expired");
  expect(browser.title()).toBe("Error: Sign in – Tenderlight");

  // Two people have signed up with the address, so the link asks whose it is.
  await signUp(browserWithoutScripts(app), email);
  await signUp(browser, email);
  await followMail(browser, email);
  expect(browser.title()).toBe("Confirm your address – Tenderlight");
  browser.fill("Password", "a guess");
  await browser.press("Confirm my address");
  expect(browser.title()).toBe("Error: Confirm your address – Tenderlight");
  browser.fill("Password", PASSWORD);
  await browser.press("Confirm my address");
  browser.forget();

  await browser.open("/sign-in");
  browser.fill("Email", email);
  await browser.press("Forgot Password?");
  await followMail(browser, email);
  const title = browser.title();
  expect(title).not.toContain("Error");
  browser.fill("New password", "short");
  browser.fill("Confirm new password", "short");
  await browser.press("Set new password");
  expect(browser.title()).toBe(`Error: ${title}`);
});

test("DC-04 PF-20 a changed address is confirmed by mail, undone from the old one, which has the account again", async () => {
  const { browser, id, email } = await comeAs({ passwordHash: await argon2Hash(PASSWORD) });
  const other = newEmail();
  await browser.open("/dashboard/profile");
  browser.fill("Email", other);
  browser.fill(/^Company name/, "Typed & kept");
  browser.fill("Current password", "a guess");
  await browser.press("Save All Changes");
  expect(browser.errors()).toContain("Current password is incorrect");
  expect(browser.valueOf("Email")).toBe(other);
  expect(browser.valueOf(/^Company name/)).toBe("Typed & kept");
  expect(browser.valueOf("Current password")).toBe("");
  browser.fill("Current password", PASSWORD);
  await browser.press("Save All Changes");
  expect(browser.words()).toContain("Please check your new email address to confirm the change.");
  expect(browser.words()).toContain(`Waiting for you to confirm ${other}`);

  await followMail(browser, other);
  await browser.press("Use this address");
  await browser.open("/dashboard/profile");
  expect(browser.valueOf("Email")).toBe(other);

  await followMail(browser, email);
  expect(browser.heading()).toBe("Keep your old address");
  await browser.press("Keep the old address");
  expect(browser.words()).toContain("Change undone");
  await signIn(browser, email, PASSWORD);
  expect(browser.path()).toBe("/dashboard");
  const row = await app.db.prepare("select email from users where id = ?").bind(id).first("email");
  expect(row).toBe(email);
});

test("DC-04 PF-05 PF-21 PF-23 PF-24 the password form says the spec's sentences and changes the password", async () => {
  const { browser } = await comeAs({ passwordHash: await argon2Hash("the old one") });
  const change = async (current: string, next: string, again: string) => {
    browser.fill("Current password", current);
    browser.fill("New password", next);
    browser.fill("Confirm new password", again);
    await browser.press("Change Password");
  };
  await browser.open("/dashboard/profile");
  await browser.follow("Change Password");
  expect(browser.path()).toBe("/dashboard/profile/password");
  await browser.press("Change Password");
  expect(browser.errors()).toContain("Please enter your current password.");
  await change("the old one", "1234567", "1234568");
  expect(browser.errors()).toContain("Password must be at least 8 characters long");
  expect(browser.errors()).toContain("New passwords do not match");
  await change("a guess", PASSWORD, PASSWORD);
  expect(browser.errors()).toContain("Current password is incorrect");
  await change("the old one", PASSWORD, PASSWORD);
  expect(browser.path()).toBe("/dashboard/profile");
  expect(browser.errors()).toBe("");
});

test("DC-04 PF-12 PF-19 company name and alerts are saved from the profile", async () => {
  const { browser, id } = await comeAs();
  await browser.open("/dashboard/profile");
  browser.fill(/^Company name/, "  Acme & Söhne  ");
  browser.uncheck("Weekly digest");
  browser.check("Instant alerts");
  await browser.press("Save All Changes");
  expect(browser.said()).toContain("Profile Updated");
  expect(browser.valueOf(/^Company name/)).toBe("Acme & Söhne");
  const row = await app.db.prepare("select * from users where id = ?").bind(id).first();
  expect(row).toMatchObject({ company_name: "Acme & Söhne", alert_weekly: 0, alert_instant: 1 });
});

test("DC-04 PF-08 to PF-11 PF-15 PF-17 PF-18 Pro changes the first of several, and blank words are refused", async () => {
  const { browser, id } = await comeAs({
    role: "pro",
    regions: ["CA-ON-DUF", "CA-QC", "US-NY"],
    serviceTypes: ["Tree felling", "paving-asphalt"],
  });
  await browser.open("/dashboard/profile");
  expect(browser.valueOf("Your service type")).toBe("Tree felling");
  browser.fill("Your service type", "   ");
  browser.choose("Minimum contract value", "Other (Custom)");
  await browser.press("Save All Changes");
  for (const message of [
    "Please enter your custom service type.",
    "Please enter your custom contract value.",
  ])
    expect(browser.errors()).toContain(message);

  browser.fill("Your service type", "Stump grinding");
  browser.choose("Region", "Toronto");
  browser.choose("Minimum contract value", "Any value");
  await browser.press("Save All Changes");
  expect(browser.words()).toContain("Your changes have been saved.");
  expect(await findUser(app, id)).toMatchObject({
    regions: ["CA-ON-TOR", "CA-QC", "US-NY"],
    serviceTypes: ["Stump grinding", "paving-asphalt"],
  });

  browser.choose("Minimum contract value", "Other (Custom)");
  browser.fill("Your minimum contract value", "about 75k");
  await browser.press("Save All Changes");
  expect(browser.words()).toContain(
    "Your changes have been saved. Your minimum contract value, “about 75k”, is read as $75,000 and over.",
  );
  await browser.press("Save All Changes");
  expect(browser.said()).not.toContain("is read as");
  await browser.open("/dashboard/settings");
  expect(browser.words()).toContain("about 75k (read as $75,000 and over)");
});

test("DC-04 every signed-in device is listed and can be ended", async () => {
  const { browser, id } = await comeAs();
  const insert = app.db.prepare(
    "insert into sessions (id_hash, account_id, created_at, last_seen_at, expires_at, device) values (?, ?, 1, ?, 4000000000000, ?)",
  );
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await app.db.batch(
    ["phone", "office", "truck"].map((name, i) => insert.bind(`${id}-${name}`, id, i, firefox)),
  );
  const ofFirefox = () => browser.names("button", /^End the session of Firefox/);
  await browser.open("/dashboard/profile");
  expect(ofFirefox()).toHaveLength(3);
  await browser.press(/^End the session of Firefox/);
  expect(browser.words()).toContain("That device has been signed out.");
  expect(ofFirefox()).toHaveLength(2);
  await browser.press("Sign out everywhere else");
  expect(browser.words()).toContain("Every other device has been signed out.");
  expect(ofFirefox()).toEqual([]);
  expect(browser.words()).toContain("This device");
});

test("DC-04 an account is deleted after typing a word, and the landing page confirms it", async () => {
  const { browser, id } = await comeAs();
  await browser.open("/dashboard/profile");
  await browser.follow("Delete my account");
  await browser.press("Delete my account");
  expect(browser.errors()).toContain("Type DELETE to delete your account.");
  browser.fill(/^Type DELETE/, "DELETE");
  await browser.press("Delete my account");
  expect(browser.path()).toBe("/");
  expect(browser.words()).toContain("Account deleted");
  const left = await app.db.prepare("select count(*) as n from users where id = ?").bind(id).first("n");
  expect(left).toBe(0);
});

test("DC-04 SH-03 SH-04 SH-06 the sidebar collapses and stays so; Sign Out ends the session", async () => {
  const { browser } = await comeAs();
  await browser.open("/dashboard");
  await browser.press("Collapse sidebar");
  expect(browser.path()).toBe("/dashboard");
  await browser.open("/dashboard/saved-bids");
  await browser.press("Open sidebar");
  expect(browser.names("button")).toContain("Collapse sidebar");
  await browser.press("Sign Out");
  expect(browser.path()).toBe("/");
  await browser.open("/dashboard");
  expect(browser.path()).toBe("/sign-in");
});

test("DC-04 SH-13 ER-19 ER-21 the help form names missing fields, sends, and returns to its page", async () => {
  const { browser, id, email } = await comeAs({ companyName: "Northline Plowing" });
  await browser.open("/dashboard/saved-bids");
  expect(browser.valueOf("Name")).toBe("Northline Plowing");
  expect(browser.valueOf("Email")).toBe(email);
  browser.fill("Subject", "My digest");
  await browser.press("Send message");
  expect(browser.words()).toContain("Please fill in all fields before sending.");
  expect(browser.descriptionOf("Message")).toContain("Fill in this field.");
  expect(browser.valueOf("Subject")).toBe("My digest");

  browser.fill("Message", "It came twice.");
  await browser.press("Send message");
  expect(browser.path()).toBe("/dashboard/saved-bids");
  expect(browser.said()).toContain("Message Sent!");
  const stored = await app.db
    .prepare("select message, user_id from support_messages where email = ?")
    .bind(email)
    .all();
  expect(stored.results).toEqual([{ message: "It came twice.", user_id: id }]);
});
