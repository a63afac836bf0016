import { expect, type Locator, type Page, test as base } from "@playwright/test";
import axe from "axe-core";
import type { App } from "../support/app";

/** The attribute that the app sets when its scripts run. Pages without scripts need no wait. */
const READY = "html[data-hydrated], html:not(:has(link[rel='modulepreload']))";

/** Waits until the page's scripts handle clicks and typing. */
export async function hydrated(page: Page) {
  await page.locator(READY).waitFor({ state: "attached" });
}

/**
 * `goto` and `reload` wait until the page's scripts run, so that no test races with them. A test about the time before
 * passes `{ waitUntil: "commit" }`.
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

/** The same, with a server for each worker. */
export const testOn = (start: () => Promise<App>) =>
  test.extend<object, { app: App }>({
    app: [
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

/**
 * Runs in the page after axe. Of axe's time, a third goes to parsing colors, of which a page has few, so each is parsed
 * once. Without transitions, a new color scheme applies at once; they would fade for a second, from element to element.
 */
function hasten() {
  type Parsed = { r: number; g: number; b: number; alpha: number };
  type Colors = { color: { Color: { prototype: { parseString: (this: Parsed, text: string) => Parsed } } } };
  const { prototype } = (window as unknown as { axe: { commons: Colors } }).axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Parsed>();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (!found) {
      parse.call(this, text);
      const { r, g, b, alpha } = this;
      known.set(text, { r, g, b, alpha });
      return this;
    }
    return Object.assign(this, found);
  };
  // A constructed style sheet, which the page's policy allows.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** Runs axe on a page or a part of it, with all rules or some. */
export async function faultsOf(page: Page, { part = "html", rules }: Checks = {}) {
  // Evaluated by the browser and not added as a script, which the page's policy would block.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(hasten);
  }
  const options: axe.RunOptions = {
    // Violations only, because reporting passes takes longer than the check.
    resultTypes: ["violations"],
    // A mail's frame runs no scripts; mails are checked as separate pages.
    iframes: false,
    // Preloading fetches style sheets again, for a rule that is not used.
    preload: false,
    ...(rules && { runOnly: rules }),
  };
  const { violations } = await page.evaluate(
    async ([within, runOptions]) => {
      // Transitions that began before axe was there still end; a spinner, which is an animation, never does.
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

/** axe is a script, so it cannot run without JavaScript. */
export async function expectAccessible(page: Page) {
  if (!hasScripts()) return;
  await faded(page);
  expect(await faultsOf(page)).toEqual([]);
}

/** When nothing fades in any more: half faded text has too little contrast. What turns for ever does not count. */
async function faded(page: Page) {
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    return Promise.all(ends).then(() => undefined);
  });
}

/** Stops the page's CSS animations at their first frame; call the returned function to let them run. */
export async function holdAnimations(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Animation.enable");
  await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  return () => devTools.send("Animation.setPlaybackRate", { playbackRate: 1 });
}

/** When a part of the page has no more running animations. */
export async function settled(part: Locator) {
  await part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}

/** Holds the page's scripts back, like a slow connection; call the returned function to release them. */
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
