import { expect, test as base, type Page } from "@playwright/test";
import axe from "axe-core";
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

type Checks = { part?: string; rules?: axe.RunOptions["runOnly"] };

/** What axe finds in a page, or in a part of it; by all of its rules, or by some. */
export async function faultsOf(page: Page, { part = "html", rules }: Checks = {}) {
  // Not a script of the page, which the page's own policy would refuse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // Faults alone: a report on what is right takes longer than the check.
    resultTypes: ["violations"],
    // A mail in a frame runs no script; it is checked as a page of its own.
    iframes: false,
    // Style sheets are fetched again for a rule that is not among these.
    preload: false,
    ...(rules && { runOnly: rules }),
  };
  const { violations } = await page.evaluate(
    async ([within, runOptions]) => {
      // After a change of the color scheme, colors fade; inherited ones fade from element to element. A spinner,
      // which is an animation and no transition, never ends.
      do await new Promise(requestAnimationFrame);
      while (
        document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === "running")
      );
      return (window as unknown as { axe: typeof axe }).axe.run(within, runOptions);
    },
    [part, options] as const,
  );
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
