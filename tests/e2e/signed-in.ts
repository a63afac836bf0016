import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test as base } from "./hydrated";
import { startApp } from "../support/app";
import { publishSnowNotices, signInNewcomer } from "../support/newcomer";

type App = Awaited<ReturnType<typeof startApp>>;
type Person = Awaited<ReturnType<typeof signInNewcomer>>;
type Fixtures = { signInAs: (profile?: Parameters<typeof signInNewcomer>[1]) => Promise<Person> };

/** A server for each worker, with snow notices in Peel Region and Ottawa; and people who have been onboarded. */
export const test = base.extend<Fixtures, { app: App }>({
  app: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const app = await startApp();
      await publishSnowNotices(app, "Peel Region", 3);
      await publishSnowNotices(app, "Ottawa", 1);
      await publishSnowNotices(app, "Hamilton", 7);
      await provide(app);
      await app.server.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ app }, provide) => {
    await provide(app.origin);
  },
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

/** Whether the pages run their scripts in this project. */
export const hasScripts = () => test.info().project.use.javaScriptEnabled !== false;

/** The checker is a script itself: without JavaScript there is none. */
export async function expectAccessible(page: Page) {
  if (!hasScripts()) return;
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
}

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
