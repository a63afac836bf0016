import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { DEMO_PROFILES, type DemoProfileName } from "~/features/local/demo-profiles";
import type { App } from "../support/app";
import { signInAs } from "./fixtures";

export type Person = DemoProfileName | "visitor";
/** A form, and where it is: an earlier visit may have changed a person so that they no longer have it. */
export type FoundForm = { signature: string; places: Array<{ person: Person; path: string }> };

const ROUTES = fileURLToPath(new URL("../../app/routes", import.meta.url));

/** Pages of one bid, one link or one payment; and those whose forms the browser sends without a script of ours. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  "(index)": "no scripts",
  "404": "no scripts",
  $: "no scripts",
  "bids-in.$region.($trade)": "no scripts",
  "bids-in._index": "no scripts",
  "bids.$id": "walked as `?bid=`, and below by its own address",
  "bids.$id_.dates": "walked below by its own address",
  "bids.$id_.not-my-kind": "walked below by its own address",
  "checkout-redirect": "leads to the payment host",
  "unsubscribe.$token": "needs the private link of a mail",
  "validation-dashboard": "its form runs the checks in the page, one request each",
  "test-payment-flow": "its form runs the checks in the page, one request each",
};

/** The addresses of the pages in `app/routes`; a new one is walked without being named here. */
function routePaths(): Array<string> {
  return (
    readdirSync(ROUTES)
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => file.slice(0, -".tsx".length))
      // The pages of the local build are no part of the product.
      .filter((name) => !(name in NOT_WALKED) && !name.startsWith("local."))
      .map((name) => {
        if (name.includes("$")) throw new Error(`Say in forms.ts how the page ${name} is walked`);
        return `/${name
          .replace(/\._index$/, "")
          .replaceAll("_.", "/")
          .replaceAll(".", "/")}`;
      })
  );
}

/** Parts of pages that an address opens. */
const MORE_PATHS = (bid: number) => [
  `/bids/${bid}`,
  `/bids/${bid}/dates`,
  `/bids/${bid}/not-my-kind`,
  `/dashboard?bid=${bid}`,
  `/opportunities?bid=${bid}`,
  "/dashboard/profile/password?token=x",
  "/onboarding?step=2&country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal",
  "/onboarding?step=3&country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal",
  "/secure-account?token=x",
  "/verify-email?token=x",
  "/undo-email-change?token=x",
];

const PEOPLE: ReadonlyArray<Person> = [
  "visitor",
  ...(Object.keys(DEMO_PROFILES) as Array<DemoProfileName>).filter((name) => DEMO_PROFILES[name].isVerified),
];

/** What tells a form from others: where it is sent, its fields, and what its hidden fields say it is for. */
export function signatureOf(form: HTMLFormElement): string {
  const intents = [...form.elements]
    .filter((control) => control.matches("[name=intent], [name=plan], [name=interval], [name=state]"))
    .filter((control) => control.matches("input[type=hidden], button"))
    .map((control) => (control as HTMLInputElement).value);
  // A search box inside a form, and a step in the tree of places, are fields of it only without scripts.
  const names = [...form.elements]
    .map((control) => control.getAttribute("name"))
    .filter((name) => name && name !== "in" && !name.startsWith("find-"));
  const action = (form.getAttribute("action") ?? "").replace(/\?.*/, "").replace(/\d+/g, "N");
  return [form.getAttribute("method"), action, ...new Set(intents), ...new Set(names.toSorted())].join(" ");
}

/** Every form of every page of every demo account. A bid is saved for each, so that lists have rows. */
export async function findForms(page: Page, app: App): Promise<Array<FoundForm>> {
  const forms = new Map<string, FoundForm>();
  for (const person of PEOPLE) {
    const paths = [...routePaths(), ...MORE_PATHS(await arrive(page, app, person))];
    // As a text, because the page's policy lets no script make functions.
    const found = await page.evaluate<Array<{ path: string; signature: string }>>(
      `(${String(signaturesOn)})(${JSON.stringify(paths)}, ${String(signatureOf)})`,
    );
    for (const { path, signature } of found) {
      const form = forms.get(signature) ?? { signature, places: [] };
      forms.set(signature, form);
      form.places.push({ person, path });
    }
  }
  return [...forms.values()];
}

/** Runs in the page: reads the pages without opening them, because without scripts they have the same forms. */
async function signaturesOn(paths: Array<string>, read: typeof signatureOf) {
  const found = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path);
      // Another page answered, which has its own line.
      if (new URL(answer.url).pathname !== path.replace(/\?.*/, "")) return [];
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!page.querySelector("link[rel=modulepreload]")) return [];
      return [...page.forms].map((form) => ({ path, signature: read(form) }));
    }),
  );
  return found.flat();
}

/** Signs the person in anew, with a bid saved; returns its id. The page is one of ours with nothing on it. */
export async function arrive(page: Page, app: App, person: Person): Promise<number> {
  const [bid] = await app.db
    .prepare("select id from opportunities where status = 'active' and deadline > ? order by id limit 1")
    .bind(Date.now())
    .all<{ id: number }>()
    .then(({ results }) => results);
  await page.context().clearCookies();
  if (!page.url().startsWith(app.origin)) await page.goto("/local/bare");
  if (person === "visitor") return bid!.id;
  await app.db
    .prepare(
      "insert or ignore into user_bids (id, user_id, bid_id, status) select ?, id, ?, 'saved' from users where id = ?",
    )
    .bind(crypto.randomUUID(), bid!.id, DEMO_PROFILES[person].id)
    .run();
  await signInAs(page, app, person);
  return bid!.id;
}
