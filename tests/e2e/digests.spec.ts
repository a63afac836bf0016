import { startDemo } from "../support/app";
import { continueAs, expect, heading, notices, openedBid, PROFILE_NAMES, type ProfileName } from "./fixtures";
import { testOn } from "./base";

/** No other test's mail is in the box. */
const test = testOn(startDemo);

const MAILS: Record<ProfileName, { to: string; bids: number }> = {
  trial: { to: "dana@northline-plowing.example", bids: 12 },
  basic: { to: "office@brightmop.example", bids: 12 },
  pro: { to: "bids@keystone-sitework.example", bids: 25 },
};

test("the weekly digest reaches each account once, with its number of bids (DC-06, DC-07, RP-04, RP-05)", async ({
  page,
}) => {
  const notice = notices(page);
  const run = (job: string) => page.getByRole("button", { name: `Run ${job}` }).click();
  const menu = page.getByRole("navigation", { name: "Local build" });
  await page.goto("/local/mailbox");
  await expect(page.getByRole("heading", { name: "No mail yet" })).toBeVisible();

  await menu.getByRole("link", { name: "Timed jobs" }).click();
  await run("Queue the weekly digests");
  await expect(notice).toHaveText(/Queue the weekly digests.*3 queued/);
  await run("Deliver the outbox");
  await expect(notice).toHaveText(/Deliver the outbox.*3 sent/);

  await menu.getByRole("link", { name: "Mailbox" }).click();
  const mails = page.getByRole("list", { name: "Sent mail" }).getByRole("listitem");
  await expect(mails).toHaveCount(3);

  for (const profile of PROFILE_NAMES) {
    const { to, bids } = MAILS[profile];
    await continueAs(page, profile);
    await page.goto("/local/mailbox");
    await mails.filter({ hasText: to }).getByRole("link").click();
    await expect(page.getByRole("definition").filter({ hasText: to })).toBeVisible();
    const subject = await heading(page).innerText();
    expect(subject).toMatch(/^\d+ new bids this week/);

    const html = page.getByTitle(`HTML version of ${subject}`).contentFrame();
    await expect(html.getByRole("heading", { level: 1 })).toHaveText(subject);
    await expect(html.getByRole("link", { name: "View Full Bid Pack" })).toHaveCount(bids);

    await page.getByRole("link", { name: "Text", exact: true }).click();
    const text = page.getByText(/^\d+ new bids this week[\s\S]*Change or stop these e-mails/);
    await expect(text).toBeVisible();
    const words = await text.innerText();
    const links = [...words.matchAll(/^http\S+\/opportunities\?bid=\d+$/gm)].map(([link]) => link);
    expect(new Set(links).size).toBe(bids);

    const before = words.slice(0, words.indexOf(links[0]!));
    await page.goto(links[0]!);
    // Pro reads it at once; the others are asked first, and the question names the bid.
    const opened = openedBid(page, /\w/);
    const named =
      profile === "pro" ? opened.getByRole("heading", { level: 2 }) : opened.getByRole("paragraph");
    expect(before).toContain(await named.first().innerText());
  }

  await page.goto("/local/jobs");
  await run("Queue the weekly digests");
  await expect(notice).toHaveText(/Queue the weekly digests.*0 queued/);
  await run("Deliver the outbox");
  await expect(notice).toHaveText(/Deliver the outbox.*0 sent/);
  await page.goto("/local/mailbox");
  await expect(mails).toHaveCount(3);
});
