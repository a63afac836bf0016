import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import type { App } from "../support/app";

/** The app's own sign that its scripts answer; a page that has none is as it will be. */
const READY = "html[data-hydrated], html:not(:has(link[rel='modulepreload']))";

/** Waits until what is clicked or typed reaches the page's scripts. */
export async function hydrated(page: Page) {
  await page.locator(READY).waitFor({ state: "attached" });
}

/**
 * `goto` and `reload` end when the page answers to its user, so that no test races with its scripts. A test about the
 * time before says so: `{ waitUntil: "commit" }`.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled ?? true) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      page.goto = async (url, options) => {
        const answer = await goto(url, options);
        if (options?.waitUntil !== "commit") await hydrated(page);
        return answer;
      };
      page.reload = async (options) => {
        const answer = await reload(options);
        if (options?.waitUntil !== "commit") await hydrated(page);
        return answer;
      };
    }
    await provide(page);
  },
});

/** The same with a server of its own for each worker. */
export const testOn = (start: () => Promise<App>) =>
  test.extend<object, { app: App }>({
    app: [
      // eslint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
      async ({}, provide) => {
        await using app = await start();
        await provide(app);
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: ({ app }, provide) => provide(app.origin),
  });

/** Whether the pages run their scripts in this project. */
export const hasScripts = () => base.info().project.use.javaScriptEnabled !== false;

type Asked = { part?: string; tags?: ReadonlyArray<string> };

/** What axe finds in a page, or in a part of it; by all of its rules, or by those with one of these tags. */
export async function faultsOf(page: Page, { part = "html", tags }: Asked = {}) {
  const axe = new AxeBuilder({ page })
    .include(part)
    // Faults alone, and in the page itself: a report on what is right takes longer than the check.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
  if (tags) axe.withTags([...tags]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
}

/** The checker is a script itself: without JavaScript there is none. */
export async function expectAccessible(page: Page) {
  if (hasScripts()) expect(await faultsOf(page)).toEqual([]);
}

/** Keeps the page's scripts back, as a slow line does; call what it returns to let them through. */
export async function holdScripts(page: Page) {
  const waiting: Array<() => void> = [];
  let areHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    if (areHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return () => {
    areHeld = false;
    for (const resolve of waiting) resolve();
  };
}
