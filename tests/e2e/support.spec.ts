import type { Page } from "@playwright/test";
import type { App } from "../support/app";
import { expect, heading, notices, test } from "./fixtures";

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

async function send(page: Page, message: Message) {
  for (const label of LABELS) await field(page, label).fill(message[label]);
  await form(page).getByRole("button", { name: "Send message" }).click();
}

async function expectTyped(page: Page, message: Message) {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue(message[label]);
}

const storedFrom = async ({ db }: App, email: string) =>
  (await db.prepare("select * from support_messages where email = ?").bind(email).all()).results;

test("ER-21 LP-33 a message is sent, confirmed, and the form is empty again", async ({ page, app }) => {
  const message = messageFrom("sends");
  await page.goto("/support");
  await send(page, message);

  await expect(notices(page)).toHaveText(`Message Sent! ${SENT}`);
  await expectTyped(page, { Name: "", Email: "", Subject: "", Message: "" });
  expect(await storedFrom(app, message.Email)).toMatchObject([
    { name: "Dana Roy", subject: "A closing date", message: message.Message, user_id: null },
  ]);
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
  await expect(notices(page)).toHaveText(`Message Sent! ${SENT}`);
  await expect(dialog).toBeHidden();
  expect(await storedFrom(app, message.Email)).toMatchObject([{ current_url: `${app.origin}/` }]);

  await page.getByRole("button", { name: "Contact Us" }).click();
  await expect(dialog.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect(heading(page)).toBeVisible();
});
