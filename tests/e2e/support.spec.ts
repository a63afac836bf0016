import type { Page } from "@playwright/test";
import type { App } from "../support/app";
import { expect, heading, notices, signInAs, test } from "./fixtures";

const MISSING = "Please fill in all fields before sending.";
const FAILED = "Failed to send your message. Please try again or email the support address directly.";
const SENT = "Your support request has been sent. We'll get back to you soon!";

const LABELS = ["Name", "Email", "Subject", "Message"] as const;
type Message = Record<(typeof LABELS)[number], string>;

const messageFrom = (who: string): Message => ({
  Name: "Dana Roy",
  Email: `${who}@contractor.example`,
  Subject: "A closing date",
  Message: "The date looks wrong.\nCould you look?",
});

const form = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /Missing|Error/ });

async function send(page: Page, message: Message) {
  for (const label of LABELS) await field(page, label).fill(message[label]);
  await form(page).getByRole("button", { name: "Send message" }).click();
}

async function expectTyped(page: Page, message: Message) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue(message[label]);
}

const storedFrom = async ({ db }: App, email: string) =>
  (await db.prepare("select * from support_messages where email = ?").bind(email).all()).results;

test("ER-21 LP-33 a message is sent, said to be sent, and the form is empty again", async ({ page, app }) => {
  const message = messageFrom("sends");
  await page.goto("/support");
  await send(page, message);

  await expect(notices(page)).toHaveText(`Message Sent!. ${SENT}`);
  await expectTyped(page, { Name: "", Email: "", Subject: "", Message: "" });
  expect(await storedFrom(app, message.Email)).toMatchObject([
    { name: "Dana Roy", subject: "A closing date", message: message.Message, user_id: null },
  ]);
});

for (const missing of LABELS) {
  test(`ER-19 without ${missing.toLowerCase()} nothing is sent, and what was typed stays`, async ({
    page,
    app,
  }) => {
    const message = { ...messageFrom("forgets"), [missing]: "" };
    await page.goto("/support");
    await send(page, message);

    await expect(alert(page)).toHaveText(`Missing Information. ${MISSING}`);
    await expect(field(page, missing)).toHaveAccessibleDescription(/Fill in this field\./);
    await expectTyped(page, message);
    expect(await storedFrom(app, message.Email)).toEqual([]);
  });
}

test("an address that is none is named at its field, and what was typed stays", async ({ page, app }) => {
  const message = { ...messageFrom("x"), Email: "dana at contractor" };
  await page.goto("/support");
  await send(page, message);

  await expect(alert(page)).toHaveText(`Error. ${FAILED}`);
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    /Enter an email address like name@example\.com\./,
  );
  await expectTyped(page, message);
  expect(await storedFrom(app, message.Email)).toEqual([]);
});

test("ER-20 a message that cannot be taken is not lost: the form keeps it and says what to do", async ({
  page,
  app,
}) => {
  const message = messageFrom("often");
  await page.goto("/support");
  for (let i = 0; i < 5; i++) {
    await send(page, message);
    await expect(notices(page)).toContainText("Message Sent!");
  }
  await send(page, message);

  await expect(alert(page)).toHaveText(`Error. ${FAILED}`);
  await expect(page.getByRole("main").getByRole("link", { name: /@/ }).first()).toHaveAttribute(
    "href",
    /^mailto:support@/,
  );
  await expectTyped(page, message);
  expect(await storedFrom(app, message.Email)).toHaveLength(5);
});

test("who is signed in finds name and address filled in, and is known by the message", async ({
  page,
  app,
}) => {
  await signInAs(page, app, "trial");
  await page.goto("/support");
  await expect(field(page, "Name")).toHaveValue("Northline Plowing");
  await expect(field(page, "Email")).toHaveValue("dana@northline-plowing.example");
  await field(page, "Subject").fill("A question");
  await field(page, "Message").fill("When does it come?");
  await form(page).getByRole("button", { name: "Send message" }).click();

  await expect(notices(page)).toContainText("Message Sent!");
  expect(await storedFrom(app, "dana@northline-plowing.example")).toMatchObject([{ user_id: "demo-trial" }]);
});

test("LP-31 LP-33 ER-21 the landing page's dialog sends too, and leads back to where it stood", async ({
  page,
  app,
}) => {
  const message = messageFrom("landing");
  await page.goto("/");
  await page.getByRole("button", { name: "Contact Us" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Us" });
  for (const label of LABELS) await dialog.getByLabel(label, { exact: true }).fill(message[label]);
  await dialog.getByRole("button", { name: "Send message" }).click();

  await expect(page).toHaveURL(`${app.origin}/`);
  await expect(notices(page)).toHaveText(`Message Sent!. ${SENT}`);
  await expect(dialog).toBeHidden();
  expect(await storedFrom(app, message.Email)).toMatchObject([{ current_url: `${app.origin}/` }]);

  await page.getByRole("button", { name: "Contact Us" }).click();
  await expect(dialog.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect(heading(page)).toBeVisible();
});
