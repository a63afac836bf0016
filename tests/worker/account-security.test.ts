import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, post, startApp } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { signInNewcomer } from "../support/newcomer";

let app: App;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const PASSWORD = "gravel before breakfast";
let people = 0;
const newEmail = () => `robin-${++people}@northline.example`;

const textOf = async (answer: Response) =>
  (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const locationOf = (answer: Response) => answer.headers.get("Location");
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** An account that is confirmed, with a password. */
async function insertAccount(password = PASSWORD, hash?: string) {
  const email = newEmail();
  await app.db
    .prepare("insert into accounts (id, email, password_hash, verified_at) values (?, ?, ?, 1)")
    .bind(crypto.randomUUID(), email, hash ?? (await argon2Hash(password)))
    .run();
  return email;
}

const signIn = (email: string, password: string) =>
  post(app, "/sign-in", { email, password, intent: "sign-in" });

async function cookieOfNewcomer(profile: Parameters<typeof signInNewcomer>[1] = {}) {
  const person = await signInNewcomer(app, { onboardedAt: new Date("2026-11-01"), ...profile });
  return { ...person, headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` } };
}

/** Makes the database refuse one kind of write during `work`. */
async function whileRefused(write: string, work: () => Promise<void>) {
  await app.db.exec(`create trigger refused before ${write} begin select raise(abort, 'refused'); end`);
  try {
    await work();
  } finally {
    await app.db.exec("drop trigger refused");
  }
}

test("ER-05 a post without a session leads to the sign-in page, which says why; data is refused with 401", async () => {
  for (const path of [
    "/dashboard/settings",
    "/dashboard/profile",
    "/dashboard/profile/sessions",
    "/onboarding",
  ]) {
    const refused = await post(app, path, { companyName: "Sly" });
    expect(locationOf(refused), path).toBe("/sign-in");
    const page = await textOf(await get(app, "/sign-in", { Cookie: cookiesOf(refused) }));
    expect(page, path).toContain("Auth session missing!");
  }
  const byScript = await post(app, "/dashboard/profile.data", { companyName: "Sly" });
  expect(await byScript.text()).toContain("/sign-in");
  const page = await textOf(await get(app, "/sign-in", { Cookie: cookiesOf(byScript) }));
  expect(page).toContain("Auth session missing!");

  const matches = await get(app, "/dashboard/settings/matches?regions=CA-ON");
  expect(matches.status).toBe(401);
  expect(matches.headers.get("Cache-Control")).toBe("no-store");
  expect(await matches.json()).toEqual({ error: "Auth session missing!" });
});

test("SI-13 a sign-out that the database refuses still ends on the first page, signed out in this browser", async () => {
  const { headers, id } = await cookieOfNewcomer();
  await whileRefused("delete on sessions", async () => {
    const out = await post(app, "/sign-out", {}, headers);
    expect(locationOf(out)).toBe("/");
    expect(out.headers.getSetCookie().join()).toMatch(/session=[^;]*;.*Max-Age=0/);
  });
  const left = await app.db
    .prepare("select count(*) as n from sessions where account_id = ?")
    .bind(id)
    .first("n");
  expect(left).toBe(1);
});

test("ER-09 an unexpected failure of sign-up or sign-in shows the spec's message and keeps what was typed", async () => {
  const known = await insertAccount();
  await whileRefused("insert on accounts", async () => {
    const email = newEmail();
    const refused = await post(app, "/sign-up", { email, password: PASSWORD, companyName: "Kept Ltd." });
    expect(refused.status).toBe(500);
    const page = await textOf(refused);
    for (const words of ["An unexpected error occurred. Please try again.", email, "Kept Ltd."])
      expect(page).toContain(words);
    expect(page).not.toContain(PASSWORD);
  });
  await whileRefused("insert on sessions", async () => {
    const refused = await signIn(known, PASSWORD);
    expect(refused.status).toBe(500);
    expect(cookiesOf(refused)).not.toContain("session=");
    const page = await textOf(refused);
    expect(page).toContain("An unexpected error occurred. Please try again.");
    expect(page).toContain(known);
  });
  expect(locationOf(await signIn(known, PASSWORD))).toBe("/onboarding");
});

test("ER-16 a failure to queue the reset mail shows the spec's message", async () => {
  const email = await insertAccount();
  await whileRefused("insert on emails", async () => {
    const refused = await post(app, "/sign-in", { email, intent: "forgot" });
    expect(refused.status).toBe(500);
    const page = await textOf(refused);
    expect(page).toContain("Failed to send reset email. Please try again.");
    expect(page).toContain(email);
  });
});

test("a password made with older Argon2 parameters opens the account once more and is then stored with today's", async () => {
  const email = await insertAccount(PASSWORD, await argon2Hash(PASSWORD, 1));
  const stored = () =>
    app.db
      .prepare("select password_hash from accounts where email = ?")
      .bind(email)
      .first<string>("password_hash");
  expect(await stored()).toContain("$m=19456,t=1,p=1$");
  expect((await signIn(email, "wrong")).status).toBe(400);
  expect(await stored()).toContain("t=1,");
  expect(locationOf(await signIn(email, PASSWORD))).toBe("/onboarding");
  const renewed = await stored();
  expect(renewed).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(locationOf(await signIn(email, PASSWORD))).toBe("/onboarding");
  expect(await stored()).toBe(renewed);
});

test("a password of 100 letters of any alphabet counts to its last one, as it was typed", async () => {
  const password = `Größe ßand 雪 🚜 ${"x y".repeat(28)}`.padEnd(100, "z");
  const email = newEmail();
  expect(locationOf(await post(app, "/sign-up", { email, password }))).toBe("/check-email");
  await app.db.prepare("update accounts set verified_at = 1 where email = ?").bind(email).run();
  expect(locationOf(await signIn(email, password))).toBe("/onboarding");
  for (const other of [password.slice(0, -1), password.toLowerCase(), `${password} `, password.slice(0, 72)])
    expect((await signIn(email, other)).status, other).toBe(400);
});

test("sign-up, its repetition for a new link and 'Forgot Password?' are slowed down at the sixth try in an hour", async () => {
  const asks = [
    ["/check-email", (email: string) => post(app, "/sign-up", { email, password: PASSWORD })],
    ["/sign-in", (email: string) => post(app, "/sign-in", { email, intent: "forgot" })],
  ] as const;
  for (const [then, ask] of asks) {
    const email = newEmail();
    const statuses: Array<number> = [];
    let refused: Response | null = null;
    // Twice the limit, because the hour may end in between.
    while (refused === null && statuses.length < 12) {
      const answer = await ask(email);
      statuses.push(answer.status);
      if (answer.status === 429) refused = answer;
    }
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(302));
    expect(refused && (await textOf(refused))).toContain("Too many attempts");
    // Another user is not slowed down.
    expect(locationOf(await ask(newEmail()))).toBe(then);
  }
});

test("ER-06 a cookie of a session that has ended opens nothing: no page, no data, no post", async () => {
  const { headers, id } = await cookieOfNewcomer();
  expect((await get(app, "/dashboard/profile", headers)).status).toBe(200);
  await post(app, "/sign-out", {}, headers);
  expect(locationOf(await get(app, "/dashboard/profile", headers))).toBe("/sign-in");
  expect(await (await get(app, "/dashboard/profile.data", headers)).text()).not.toContain(id);
  expect((await get(app, "/dashboard/settings/matches", headers)).status).toBe(401);
  expect(locationOf(await post(app, "/dashboard/profile", { companyName: "Sly" }, headers))).toBe("/sign-in");
  const name = await app.db
    .prepare("select company_name from users where id = ?")
    .bind(id)
    .first("company_name");
  expect(name).toBe("Northyard");
});

test("every field has its autocomplete value, and none blocks password managers or pasting", async () => {
  const email = await insertAccount();
  const signedIn = cookiesOf(await signIn(email, PASSWORD));
  await app.db.prepare("update users set onboarded_at = 1 where email = ?").bind(email).run();
  for (const [path, fields] of [
    ["/sign-up", { email: "username", password: "new-password", companyName: "organization" }],
    ["/sign-in", { email: "username", password: "current-password" }],
    ["/dashboard/profile", { email: "email", currentPassword: "current-password" }],
    [
      "/dashboard/profile/password",
      {
        username: "username",
        currentPassword: "current-password",
        newPassword: "new-password",
        confirmPassword: "new-password",
      },
    ],
    ["/dashboard/profile/delete", { username: "username", password: "current-password" }],
  ] as const) {
    const html = await (
      await get(app, path, path.startsWith("/dashboard") ? { Cookie: signedIn } : {})
    ).text();
    for (const [name, purpose] of Object.entries(fields)) {
      const inputs = html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g")) ?? [];
      expect(
        inputs.some((input) => input.includes(`autoComplete="${purpose}"`)),
        `${path} ${name}`,
      ).toBe(true);
    }
    expect(html).not.toMatch(/onpaste/i);
  }
});

test("nothing private is cached: guarded pages, their data, and files", async () => {
  const { headers } = await cookieOfNewcomer();
  for (const path of [
    "/dashboard",
    "/dashboard/profile",
    "/dashboard/profile.data",
    "/dashboard/settings",
    "/dashboard/settings/matches?regions=CA-ON",
    "/dashboard/profile/export",
  ]) {
    const answer = await get(app, path, headers);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("Cache-Control"), path).toContain("no-store");
  }
});

test("links in mail lead where the configuration says; a request that names another host is refused", async () => {
  const email = await insertAccount();
  const forgot = { email, intent: "forgot" };
  const mailed = () =>
    app.db.prepare("select text from emails where recipient = ?").bind(email).first<string>("text");
  expect((await post(app, "/sign-in", forgot, { "X-Forwarded-Host": "evil.example" })).status).toBe(403);
  expect(await mailed()).toBeNull();
  expect((await post(app, "/sign-in", forgot)).status).toBe(302);
  expect(await mailed()).toContain(`${app.origin}/sign-in?reset=true&token=`);
});

test("no other origin may read an answer", async () => {
  const { headers } = await cookieOfNewcomer();
  for (const path of [
    "/",
    "/sign-in",
    "/dashboard/profile",
    "/dashboard/profile.data",
    "/dashboard/settings/matches",
  ]) {
    const answer = await get(app, path, { ...headers, Origin: "https://evil.example" });
    for (const name of ["Access-Control-Allow-Origin", "Access-Control-Allow-Credentials"])
      expect(answer.headers.get(name), path).toBeNull();
  }
});

test("an answer to a failure names no file, no query and no line of code", async () => {
  const email = await insertAccount();
  await whileRefused("insert on sessions", async () => {
    const page = await textOf(await signIn(email, PASSWORD));
    expect(page).not.toMatch(/refused|insert into|\bat \S+ \(|worker\/index\.js:\d/i);
  });
});
