import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, post, startApp } from "../support/app";
import { cookieOf, publishSnowNotices, signInAgain, signInNewcomer } from "../support/newcomer";

type Newcomer = Parameters<typeof signInNewcomer>[1];

let app: App;

beforeAll(async () => {
  app = await startApp();
  await publishSnowNotices(app, "Peel Region", 3);
});
afterAll(() => app[Symbol.asyncDispose]());

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";
const MEMBER = {
  onboardedAt: new Date("2026-11-01T12:00:00Z"),
  regions: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal"],
} satisfies Newcomer;

const VISITS: ReadonlyArray<{ who: string; profile: Newcomer | null; paths: ReadonlyArray<string> }> = [
  { who: "nobody", profile: null, paths: ["/", "/sign-up", "/sign-in", "/support"] },
  { who: "a newcomer", profile: {}, paths: ["/onboarding", `/onboarding?step=1&${PEEL_SNOW}`] },
  {
    who: "a newcomer past due",
    profile: { subscriptionStatus: "past_due" },
    paths: [`/onboarding?step=2&${PEEL_SNOW}`],
  },
  {
    who: "a basic user",
    profile: { ...MEMBER, role: "basic" },
    paths: [
      ...["/dashboard", "/dashboard?bid=1", "/opportunities", "/dashboard/saved-bids", "/dashboard/settings"],
      ...["/dashboard/upgrade", "/dashboard/billing", "/dashboard/profile", "/dashboard/profile/password"],
      ...["/dashboard/profile/delete", "/test-payment-flow", "/bids/1/not-my-kind"],
      "/dashboard/calendar",
    ],
  },
  {
    who: "a Pro user",
    profile: { ...MEMBER, role: "pro", lemonSqueezyCustomerId: "999" },
    paths: ["/dashboard?bid=1", "/dashboard/saved-bids", "/dashboard/billing"],
  },
  {
    who: "somebody whose settings leave bids out",
    profile: { ...MEMBER, role: "pro", regions: ["CA-ON-HAL"] },
    paths: ["/dashboard/missed"],
  },
  {
    who: "somebody canceled",
    profile: { ...MEMBER, subscriptionStatus: "canceled" },
    paths: ["/reactivate"],
  },
];

type PostForm = { action: string; fields: Record<string, string> };

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** What a browser sends, without typing, by a form's first button and by each that has an address of its own. */
function formsOf(html: string, path: string): Array<PostForm> {
  return [...html.matchAll(/(<form[^>]*>)(.*?)<\/form>/gs)]
    .filter(([, tag]) => attribute(tag!, "method") === "post")
    .flatMap(([, tag, inside]) => {
      const controls = inside!.match(/<(?:input|textarea|select)[^>]*>/g) ?? [];
      const sent = controls.filter((control) => !/type="(?:checkbox|radio)"(?![^>]* checked)/.test(control));
      const [first = "", ...others] = inside!.match(/<button[^>]*>/g) ?? [];
      return [first, ...others.filter((button) => attribute(button, "formaction"))].map((button) => {
        const fields = [...sent, button].flatMap((control) => {
          const name = attribute(control, "name");
          return name === undefined ? [] : [[name, attribute(control, "value") ?? ""] as const];
        });
        const action = attribute(button, "formaction") ?? attribute(tag!, "action") ?? path;
        return { action, fields: Object.fromEntries(fields) };
      });
    })
    .sort((a, b) => Number(isRemoval(a)) - Number(isRemoval(b)));
}

/** These run last, because they delete what the others need. */
const isRemoval = ({ fields }: PostForm) => fields["intent"] === "remove";

test("DC-02 every form of every page is answered by a redirect or by the page again", async () => {
  const reached = new Set<string>();
  for (const { who, profile, paths } of VISITS) {
    const person = profile && (await signInNewcomer(app, profile));
    // Some forms end their own session.
    const newSession = async () => (person ? cookieOf(await signInAgain(app, person)) : {});
    if (profile && "onboardedAt" in profile && profile.subscriptionStatus !== "canceled")
      await post(app, "/bids/1", { intent: "save" }, await newSession());
    for (const path of paths) {
      const html = await (await get(app, path, await newSession())).text();
      const forms = formsOf(html, path);
      expect([who, path, forms.length > 0]).toEqual([who, path, true]);
      for (const { action, fields } of forms) {
        const answer = await post(app, action, fields, await newSession());
        const body = await answer.text();
        const what = `${who} on ${path} to ${action} ${JSON.stringify(fields)}: ${answer.status}`;
        if (answer.status === 302 || answer.status === 303)
          expect([what, answer.headers.get("Location")]).not.toEqual([what, "/404"]);
        else {
          expect([what, [200, 400, 403].includes(answer.status)]).toEqual([what, true]);
          expect([what, body.startsWith("<!DOCTYPE html>")]).toEqual([what, true]);
        }
        reached.add(new URL(action, app.origin).pathname);
      }
    }
  }
  const known = [...READING_ROUTES, ...WITHOUT_FIELDS].map((path) =>
    path.replace(/^\/bids\/\d+$/, "/bids/1"),
  );
  expect(
    [...reached]
      .map((path) => path.replace(/^\/bids\/\d+$/, "/bids/1"))
      .filter((path) => !known.includes(path)),
  ).toEqual([]);
  expect([...reached].sort()).toEqual([
    ...[
      "/bids/1",
      "/bids/2",
      "/bids/3",
      "/billing-portal",
      "/checkout",
      "/checkout-redirect",
      "/dashboard/billing",
    ],
    ...[
      "/dashboard/calendar",
      "/dashboard/hide-upgrade",
      "/dashboard/missed",
      "/dashboard/pro-setup",
      "/dashboard/profile",
      "/dashboard/profile/delete",
    ],
    ...["/dashboard/profile/password", "/dashboard/profile/sessions", "/dashboard/settings", "/onboarding"],
    ...[
      "/opportunities",
      "/reactivate",
      "/sidebar",
      "/sign-in",
      "/sign-out",
      "/sign-up",
      "/support",
      "/test-payment-flow",
    ],
  ]);
}, 120_000);

/** Each route that reads a form, as a path. */
const READING_ROUTES = readdirSync("app/routes")
  .filter((file) =>
    /\b(?:read(?:Form|Button)|followRecoveryLink)\(/.test(readFileSync(`app/routes/${file}`, "utf8")),
  )
  .map((file) => {
    const path = file
      .replace(/\.tsx?$/, "")
      .replaceAll("_.", ".")
      .replaceAll(".", "/");
    return `/${path.replace(/\$\w+/, "1")}`;
  });

/** The forms whose actions ask only for the press of their button: they never read a field. */
const WITHOUT_FIELDS = [
  "/billing-portal",
  "/checkout-redirect",
  "/dashboard/hide-upgrade",
  "/opportunities",
  "/reactivate",
  "/sign-out",
  "/test-payment-flow",
];

/** Fields from which Conform would build a list of a billion rows, or which it would carry out as an intent. */
const HUGE: ReadonlyArray<Record<string, string>> = [
  { "regions[999999999]": "CA-ON" },
  { "regions[999999999].name": "CA-ON" },
  ...[
    { type: "insert", payload: { name: "regions", index: 999_999_999, defaultValue: "CA-ON" } },
    { type: "update", payload: { name: "regions[999999999]", value: "CA-ON" } },
    { type: "reorder", payload: { name: "regions", from: 0, to: 999_999_999 } },
  ].map((intent) => ({ __intent__: JSON.stringify(intent) })),
  { __state__: JSON.stringify({ validated: { "regions[999999999]": true } }) },
];

test("a huge list index, in a field's name or in an intent, is refused by every form as fast as a small one", async () => {
  expect(READING_ROUTES).toEqual(
    expect.arrayContaining(["/bids/1", "/dashboard/settings", "/onboarding", "/sign-in", "/unsubscribe/1"]),
  );
  const member = cookieOf(await signInNewcomer(app, { ...MEMBER, role: "pro" }));
  const newcomer = cookieOf(await signInNewcomer(app, {}));
  const cookieFor = (path: string) => {
    if (path === "/onboarding") return newcomer;
    return /^\/(?:bids|dashboard)\//.test(path) ? member : {};
  };
  /** Posts to every route; the time that took. */
  const postToAll = async (fields: Record<string, string>) => {
    const start = performance.now();
    for (const path of READING_ROUTES) {
      const { status } = await post(app, path, fields, cookieFor(path));
      expect([path, fields, status]).toEqual([path, fields, 400]);
    }
    return performance.now() - start;
  };

  const small = await postToAll({ "regions[51]": "CA-ON" });
  // A list of a billion rows would take hours. The factor is for a busy machine.
  for (const fields of HUGE) expect(await postToAll(fields)).toBeLessThan(small * 10 + 1_000);
}, 120_000);
