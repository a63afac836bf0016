import { test as base, type Page } from "@playwright/test";

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
