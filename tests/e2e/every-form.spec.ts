import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "~/features/local/demo-profiles";
import { type App, startDemo } from "../support/app";
import { testOn } from "./base";
import { arrive, findForms, type FoundForm, signatureOf } from "./forms";

const NO_CONNECTION = "No connection. What you typed is kept.";

const test = testOn(startDemo);

/** Opens the form's page, as a person who has it, and fills it in. */
async function open(page: Page, app: App, { signature, places }: FoundForm) {
  // Whoever deletes the account is one whom no other form needs.
  const inOrder = signature.includes("/delete ") ? places.toReversed() : places;
  for (const { person, path } of inOrder) {
    await arrive(page, app, person);
    await page.goto(path);
    await page.evaluate(`window.signatureOf = ${String(signatureOf)}`);
    if (await page.evaluate(fillIn, { signature, password: DEMO_PASSWORD })) return;
  }
  throw new Error("Nobody has this form any more");
}

type Marked = Window & { signatureOf: typeof signatureOf; walked: HTMLFormElement };

/** Runs in the page. */
function fillIn({ signature, password }: { signature: string; password: string }) {
  const marked = window as unknown as Marked;
  const form = [...document.forms].find((one) => marked.signatureOf(one) === signature);
  if (!form) return false;
  marked.walked = form;
  form.dataset["walked"] = "";
  const typed: Partial<Record<string, string>> = {
    email: "dana@contractor.example",
    password,
    text: "Typed words",
  };
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) control.value = "Typed words";
    if (control instanceof HTMLInputElement && !control.readOnly && typed[control.type] && !control.value)
      control.value = typed[control.type]!;
  }
  return true;
}

/** What the form would send. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const { walked } = window as unknown as Marked;
    return walked.isConnected
      ? [...new FormData(walked)].map(([name, value]) => [
          name,
          typeof value === "string" ? value : value.name,
        ])
      : null;
  });

const press = (page: Page) =>
  page.evaluate(() => {
    const { walked } = window as unknown as Marked;
    const button = walked.querySelector<HTMLButtonElement>("button:not([type=button])");
    if (button) button.click();
    else walked.requestSubmit();
  });

/** Presses twice at once, again after 60 ms, and three times quickly with the mouse where the button can be seen. */
async function pressAgainAndAgain(page: Page) {
  await page.evaluate(async () => {
    const { walked } = window as unknown as Marked;
    const button = walked.querySelector<HTMLButtonElement>("button:not([type=button])");
    const once = () => {
      if (button) button.click();
      else walked.requestSubmit();
    };
    once();
    once();
    await new Promise((resolve) => setTimeout(resolve, 60));
    once();
  });
  // A form that opens a tab has no answer to wait for, and a busy machine clicks slowly.
  const button = page.locator("form[data-walked]:not([target]) button:not([type=button])").first();
  if (await button.isVisible()) await button.click({ clickCount: 3, delay: 60, force: true });
}

/** When the router has nothing left to do; a press that it never finishes would leave every button dead. */
async function atRest(page: Page) {
  await expect
    .poll(async () =>
      page
        .evaluate(() => {
          const { navigation, fetchers } = window.__remixRouter.state;
          return navigation.state === "idle" && [...fetchers.values()].every(({ state }) => state === "idle");
        })
        .catch(() => false),
    )
    .toBe(true);
  await expect(page.locator("h1")).not.toHaveText(
    /Unexpected Application Error|Page not found|could not be done/,
  );
}

/** Lets no post through until it is released. */
async function holdPosts(page: Page) {
  const posts: Array<string> = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route("**", async (route) => {
    const request = route.request();
    if (request.method() === "GET") return route.fallback();
    posts.push(new URL(request.url()).pathname);
    await released;
    await route.continue();
  });
  return { posts, release };
}

async function closeOtherTabs(page: Page) {
  for (const other of page.context().pages()) if (other !== page) await other.close();
}

const isPost = ({ signature }: FoundForm) => signature.startsWith("post");
/** The page changes at once, and the server is told in the background. */
const isDoneHere = ({ signature }: FoundForm) => signature.startsWith("post /sidebar");
/** What takes forms from its person comes late: a change of plan, and last the end of the account. */
const latenessOf = ({ signature }: FoundForm) => {
  if (signature.includes("/delete ")) return 2;
  return /^post \/dashboard\/(?:billing|upgrade)/.test(signature) ? 1 : 0;
};
const peopleOf = ({ places }: FoundForm) => new Set(places.map(({ person }) => person)).size;

/** Presses the form without a connection; tells what the page still has. */
async function pressOffline(page: Page) {
  const seen = async () => ({
    content: await contentOf(page),
    url: page.url(),
    heading: await page.locator("h1").innerText(),
  });
  const before = await seen();
  await page.context().setOffline(true);
  await press(page);
  await expect(page.getByRole("alert").filter({ hasText: NO_CONNECTION })).toBeVisible();
  expect(await seen()).toEqual(before);
  await page.context().setOffline(false);
}

test("every form stays as it is without a connection, is sent later, and only once, however often it is pressed", async ({
  page,
  context,
  app,
}) => {
  test.setTimeout(180_000);
  const faults: Array<string> = [];
  context.on("weberror", (error) => faults.push(String(error.error())));
  const forms = await findForms(page, app);
  expect(forms.length).toBeGreaterThan(30);

  // What only one person has comes first.
  const inOrder = forms.toSorted((a, b) => latenessOf(a) - latenessOf(b) || peopleOf(a) - peopleOf(b));
  for (const form of inOrder) {
    await test.step(`${form.places[0]!.path}: ${form.signature}`, async () => {
      await open(page, app, form);
      if (!isDoneHere(form)) await pressOffline(page);

      const { posts, release } = await holdPosts(page);
      if (!isDoneHere(form)) {
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByText(NO_CONNECTION)).toHaveCount(0);
      }
      if (isPost(form)) {
        await pressAgainAndAgain(page);
        await expect.poll(() => posts.length).toBe(1);
      }
      release();
      await atRest(page);
      expect(posts).toHaveLength(isPost(form) ? 1 : 0);
      expect(faults).toEqual([]);
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await closeOtherTabs(page);
    });
  }
});
