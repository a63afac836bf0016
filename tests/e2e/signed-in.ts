import { expect, type Page } from "@playwright/test";
import { type App, startApp } from "../support/app";
import { testOn } from "./base";
import { publishSnowNotices, signInNewcomer } from "../support/newcomer";

type Person = Awaited<ReturnType<typeof signInNewcomer>>;
type Fixtures = { signInAs: (profile?: Parameters<typeof signInNewcomer>[1]) => Promise<Person> };

async function startWithNotices() {
  const app = await startApp();
  await publishSnowNotices(app, "Peel Region", 3);
  await publishSnowNotices(app, "Ottawa", 1);
  await publishSnowNotices(app, "Hamilton", 7);
  return app;
}

/** Snow notices in three places, and people who have been onboarded. */
export const test = testOn(startWithNotices).extend<Fixtures>({
  signInAs: async ({ app, context }, provide) => {
    await provide(async (profile) => {
      const person = await signInNewcomer(app, {
        regions: ["CA-ON-PEL"],
        serviceTypes: ["snow-removal-seasonal"],
        onboardedAt: new Date("2026-11-01T12:00:00Z"),
        ...profile,
      });
      await context.addCookies([person.cookie]);
      return person;
    });
  },
});

export { expect };
export { expectAccessible, hasScripts } from "./base";

/** A form of ours that leads to the payment provider's pages, which open in a new tab. */
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
