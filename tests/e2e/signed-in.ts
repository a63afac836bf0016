import { expect, type Page } from "@playwright/test";
import type { App } from "../support/app";
import { type NewProfile, ONBOARDED, signInNewcomer, startWithNotices } from "../support/newcomer";
import { testOn } from "./base";

type Person = Awaited<ReturnType<typeof signInNewcomer>>;
type Fixtures = { signInAs: (profile?: NewProfile) => Promise<Person> };

/** A server with snow notices in three places, and onboarded users. */
export const test = testOn(startWithNotices).extend<Fixtures>({
  signInAs: async ({ app, context }, provide) => {
    await provide(async (profile) => {
      const person = await signInNewcomer(app, { ...ONBOARDED, ...profile });
      await context.addCookies([person.cookie]);
      return person;
    });
  },
});

export { expect };
export { expectAccessible, hasScripts } from "./base";

/** Submits a form that opens the payment provider's page in a new tab. */
export async function inNewTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await press();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

export async function userRow(app: App, { id }: Person) {
  const row = await app.db.prepare("select * from users where id = ?").bind(id).first();
  return {
    ...row,
    regions: JSON.parse(String(row?.["regions"])) as Array<string>,
    serviceTypes: JSON.parse(String(row?.["service_types"])) as Array<string>,
  } as Record<string, unknown> & { regions: Array<string>; serviceTypes: Array<string> };
}
