import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, post, startApp } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { cookieOf, ONBOARDED, signInAgain, signInNewcomer } from "../support/newcomer";

let app: App;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const PASSWORD = "gravel before breakfast";
const NEW_PASSWORD = "salt trucks at midnight";
let people = 0;
const newEmail = () => `robin-${++people}@northline.example`;

const locationOf = (answer: Response) => answer.headers.get("Location");
const textOf = async (answer: Response) =>
  (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** All cookies that an answer sets, for the next request's header. */
const jarOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const setCookie = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";

/** The page that a redirect leads to, with its notice. */
async function pageAfter(answer: Response, jar = "") {
  const page = await get(app, locationOf(answer) ?? "", { Cookie: `${jar}; ${jarOf(answer)}` });
  return textOf(page);
}

async function linksTo(email: string) {
  const { results } = await app.db
    .prepare("select text from emails where recipient = ? order by created_at")
    .bind(email)
    .all<{ text: string }>();
  return results.flatMap(
    ({ text }) => /http\S+token=[0-9a-f]{64}/.exec(text)?.[0].slice(app.origin.length) ?? [],
  );
}

const tokenIn = (link: string) => new URL(link, app.origin).searchParams.get("token") ?? "";

const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}, query = "") =>
  post(app, `/sign-in${query}`, { email, password, intent: "sign-in" }, headers);

async function signUp(query = "") {
  const email = newEmail();
  const signedUp = await post(app, `/sign-up${query}`, { email, password: PASSWORD });
  const [link = ""] = await linksTo(email);
  return { email, link, signedUp };
}

/** A confirmed, onboarded account with a password, signed in. */
async function member() {
  const person = await signInNewcomer(app, { ...ONBOARDED, passwordHash: await argon2Hash(PASSWORD) });
  return { ...person, headers: cookieOf(person) };
}

test("a second tab that confirms the same account is told that it is confirmed, not that the link expired", async () => {
  const { link } = await signUp();
  const first = await post(app, link, { token: tokenIn(link) });
  const jar = setCookie(first, "session");
  for (const second of [
    await post(app, link, { token: tokenIn(link) }, { Cookie: jar }),
    await get(app, link, { Cookie: jar }),
    await get(app, "/sign-in?error=access_denied", { Cookie: jar }),
  ]) {
    expect(locationOf(second)).toBe("/onboarding");
    expect(await pageAfter(second, jar)).toContain("You are signed in, and your address is confirmed.");
  }
});

test("ER-04 the page does not say 'signed in' when the profile could not be created", async () => {
  const { link } = await signUp();
  await app.db.exec(
    "create trigger no_profiles before insert on users begin select raise(abort, 'refused'); end",
  );
  try {
    const verified = await post(app, link, { token: tokenIn(link) });
    expect(locationOf(verified)).toBe("/sign-in");
    expect(setCookie(verified, "session")).toBe("");
    const page = await pageAfter(verified);
    expect(page).toContain("Your address is confirmed, but your profile could not be set up.");
    expect(page).not.toContain("you are signed in");
  } finally {
    await app.db.exec("drop trigger no_profiles");
  }
});

test("SN-13 a spent link for a new address says so, and does not tell to sign up again", async () => {
  const { id, email, headers } = await member();
  const address = newEmail();
  await post(app, "/dashboard/profile", { email: address, currentPassword: PASSWORD }, headers);
  const [link = ""] = await linksTo(address);
  expect((await post(app, link, { token: tokenIn(link) })).status).toBe(302);
  expect(await app.db.prepare("select email from accounts where id = ?").bind(id).first("email")).toBe(
    address,
  );
  const signedIn = headers.Cookie;
  for (const [spent, jar] of [
    [await get(app, link), ""],
    [await post(app, link, { token: tokenIn(link) }), ""],
    [await get(app, link, headers), signedIn],
  ] as const) {
    const page = await pageAfter(spent, jar);
    expect(page).toContain("This link was already used or has expired, or another account uses the address.");
    expect(page).not.toContain("sign up again");
  }
  expect(email).not.toBe(address);
});

test("the sixth change of address in an hour is refused with a reason, and what was typed stays", async () => {
  const { headers } = await member();
  const ask = (email: string) =>
    post(app, "/dashboard/profile", { email, currentPassword: PASSWORD }, headers);
  let refused: Response | null = null;
  // Twice the limit, because the hour may end in between.
  for (let tries = 0; tries < 11 && refused === null; tries++) {
    const answer = await ask(newEmail());
    if (answer.status === 429) refused = answer;
    else expect(answer.status).toBe(302);
  }
  const page = await textOf(refused!);
  expect(page).toContain("so we sent nothing");
  expect(page).toContain(`robin-${people}@northline.example`);
});

test("too many sign-ups or resets do not speak of other devices", async () => {
  for (const ask of [
    (email: string) => post(app, "/sign-up", { email, password: PASSWORD }),
    (email: string) => post(app, "/sign-in", { email, intent: "forgot" }),
  ]) {
    const email = newEmail();
    let page = "";
    for (let tries = 0; tries < 12 && page === ""; tries++) {
      const answer = await ask(email);
      if (answer.status === 429) page = await textOf(answer);
    }
    expect(page).toContain("Please wait an hour and try again.");
    expect(page).not.toContain("Devices");
  }
});

test("LP-17 a plan chosen before signing up is kept through the confirmation and opens that plan's checkout", async () => {
  const chosen = await post(app, "/checkout", { plan: "pro", interval: "yearly" });
  expect(locationOf(chosen)).toBe("/sign-up?checkout=true&plan=pro-yearly");
  expect(await textOf(await get(app, locationOf(chosen) ?? ""))).toContain(
    'href="/sign-in?checkout=true&plan=pro-yearly"',
  );
  const { link, signedUp } = await signUp("?checkout=true&plan=pro-yearly");
  expect(locationOf(signedUp)).toBe("/check-email");
  const verified = await post(app, link, { token: tokenIn(link) });
  expect(locationOf(verified)).toBe("/checkout-redirect?plan=pro-yearly");
  const onwards = await get(app, locationOf(verified) ?? "", { Cookie: setCookie(verified, "session") });
  expect(onwards.headers.get("Refresh")).toContain("/local/plans?plan=pro-yearly");
});

test("CR-04 CR-05 without a plan that we sell, the checkout offers all of them", async () => {
  expect(locationOf(await post(app, "/checkout", { plan: "gold", interval: "daily" }))).toBe(
    "/sign-up?checkout=true",
  );
  expect(locationOf(await get(app, "/checkout-redirect?plan=gold"))).toBe("/sign-up?checkout=true");
  expect(locationOf(await get(app, "/checkout-redirect?plan=basic-monthly"))).toBe(
    "/sign-up?checkout=true&plan=basic-monthly",
  );
  const { link } = await signUp("?checkout=true&plan=//evil.example");
  const verified = await post(app, link, { token: tokenIn(link) });
  expect(locationOf(verified)).toBe("/checkout-redirect");
  const onwards = await get(app, "/checkout-redirect", { Cookie: setCookie(verified, "session") });
  expect(onwards.headers.get("Refresh")).toContain("/local/plans");
});

test("somebody with an account who wants to subscribe signs in and continues to the checkout", async () => {
  const { email } = await member();
  expect(await textOf(await get(app, "/sign-in?checkout=true&plan=pro-monthly"))).toContain(
    'href="/sign-up?checkout=true&plan=pro-monthly"',
  );
  const to = async (query: string) => locationOf(await signIn(email, PASSWORD, {}, query));
  expect(await to("?checkout=true&plan=pro-monthly")).toBe("/checkout-redirect?plan=pro-monthly");
  expect(await to("?checkout=true")).toBe("/checkout-redirect");
  expect(await to("?plan=pro-monthly")).toBe("/dashboard");
});

test("ending a session that is not one's own, or has ended, does not say that it was signed out", async () => {
  const { headers } = await member();
  const answer = await post(
    app,
    "/dashboard/profile/sessions",
    { intent: "end", session: "someone's" },
    headers,
  );
  const page = await pageAfter(answer, headers.Cookie);
  expect(page).toContain("That device is already signed out.");
  expect(page).not.toContain("That device has been signed out.");
});

test("changing the password gives this browser a new session and ends the old one", async () => {
  const person = await member();
  const other = cookieOf(await signInAgain(app, person));
  const changed = await post(
    app,
    "/dashboard/profile/password",
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    person.headers,
  );
  expect(locationOf(changed)).toBe("/dashboard/profile");
  const fresh = setCookie(changed, "session");
  expect(fresh).not.toBe(person.headers.Cookie);
  expect((await get(app, "/dashboard/profile", { Cookie: fresh })).status).toBe(200);
  for (const old of [person.headers, other])
    expect(locationOf(await get(app, "/dashboard/profile", old))).toBe("/sign-in");
});

test("a sign-in from a new browser is told by mail; its link ends every session, with a button only", async () => {
  const { email, headers, id } = await member();
  await app.db.prepare("update accounts set verified_at = 1 where id = ?").bind(id).run();
  const first = await signIn(email);
  const known = setCookie(first, "browser");
  expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith("browser="))).toMatch(
    /HttpOnly.*SameSite=Lax/,
  );
  const told = async () => (await linksTo(email)).filter((link) => link.startsWith("/secure-account"));
  const [link = ""] = await told();
  await signIn(email, PASSWORD, { Cookie: known });
  expect(await told()).toHaveLength(1);

  expect(await textOf(await get(app, link))).toContain("Every device is signed out of your account");
  expect((await get(app, "/dashboard/profile", headers)).status).toBe(200);
  const secured = await post(app, link, { token: tokenIn(link) });
  expect(await pageAfter(secured)).toContain("Signed out everywhere");
  expect(locationOf(await get(app, "/dashboard/profile", headers))).toBe("/sign-in");
  expect((await linksTo(email)).at(-1)).toMatch(/^\/sign-in\?reset=true/);
  expect(await pageAfter(await get(app, link))).toContain("Link Expired");
});

test("a second sign-up with an address makes its links ask for the password of their own", async () => {
  const { email, link } = await signUp();
  await post(app, "/sign-up", { email, password: NEW_PASSWORD });
  expect(await textOf(await get(app, link))).toContain("You signed up with this address more than once");
  for (const [password, words] of [
    ["", "Enter the password you chose when you signed up."],
    [NEW_PASSWORD, "This is not the password of the sign-up that sent this link."],
  ] as const) {
    const refused = await post(app, link, { token: tokenIn(link), password });
    expect(refused.status).toBe(400);
    const page = await textOf(refused);
    for (const expected of ["There is a problem", words]) expect(page).toContain(expected);
    expect(page).not.toContain(NEW_PASSWORD);
  }
  const verified = await post(app, link, { token: tokenIn(link), password: PASSWORD });
  expect(locationOf(verified)).toBe("/onboarding");
});

test("a form of a page that another account opened is refused, and changes neither account", async () => {
  const dana = await member();
  const kim = await member();
  const page = await textOf(await get(app, "/dashboard/profile", dana.headers));
  expect(page).toContain(`name="owner" value="${dana.id}"`);
  const nameOf = (id: string) =>
    app.db.prepare("select company_name from users where id = ?").bind(id).first("company_name");

  const refused = await post(
    app,
    "/dashboard/profile",
    { owner: dana.id, companyName: "Dana's" },
    kim.headers,
  );
  expect(locationOf(refused)).toBe("/dashboard");
  const said = await pageAfter(refused, kim.headers.Cookie);
  expect(said).toContain("Nothing was saved");
  expect(said).toContain(kim.email);
  expect([await nameOf(dana.id), await nameOf(kim.id)]).toEqual(["Northyard", "Northyard"]);

  await post(app, "/dashboard/profile", { owner: kim.id, companyName: "Kim's" }, kim.headers);
  expect(await nameOf(kim.id)).toBe("Kim's");
});

test("every form of a signed-in page that changes something carries its owner", async () => {
  const { id, headers } = await member();
  for (const path of [
    ...["/dashboard", "/opportunities", "/dashboard/saved-bids", "/dashboard/settings", "/dashboard/billing"],
    ...["/dashboard/calendar", "/dashboard/missed", "/reactivate"],
    ...[
      "/dashboard/upgrade",
      "/dashboard/profile",
      "/dashboard/profile/password",
      "/dashboard/profile/delete",
    ],
  ]) {
    const html = await textOf(await get(app, path, headers));
    const forms = [...html.matchAll(/(<form[^>]*method="post"[^>]*>)(.*?)<\/form>/gs)]
      // These change nothing of the account's, or end its session.
      .filter(([, tag = ""]) => !/action="\/(?:sign-out|sidebar|support|opportunities)"/.test(tag));
    for (const [form] of forms) expect(form, path).toContain(`name="owner" value="${id}"`);
  }
});

test("a notice or a sidebar that we did not sign is not shown", async () => {
  const { headers } = await member();
  const flash = (value: object) => `flash=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
  const forged = flash({ title: "Your card was declined. Call us." });
  const page = await textOf(
    await get(app, "/dashboard", { Cookie: `${headers.Cookie}; ${forged}; sidebar=icons` }),
  );
  expect(page).not.toContain("Your card was declined");
  expect(page).toContain("Collapse sidebar");
  const toggled = await post(app, "/sidebar", { state: "icons" }, headers);
  const narrow = await get(app, "/dashboard", { Cookie: `${headers.Cookie}; ${jarOf(toggled)}` });
  expect(await textOf(narrow)).toContain("Open sidebar");
});
