import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWN_CONNECTION, startApp } from "../support/app";
import { signInNewcomer } from "../support/newcomer";

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<typeof signInNewcomer>>;

const onboardedAt = new Date("2026-11-01T12:00:00Z");

function signIn(profile: Parameters<typeof signInNewcomer>[1] = {}) {
  return signInNewcomer(app, {
    regions: ["CA-ON-PEL"],
    serviceTypes: ["snow-removal-seasonal"],
    onboardedAt,
    ...profile,
  });
}

const headersOf = ({ cookie }: Person) => ({
  Cookie: `${cookie.name}=${cookie.value}`,
  Origin: app.origin,
});

function post(path: string, person: Person, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${app.origin}${path}`, {
    method: "POST",
    body,
    headers: { ...OWN_CONNECTION, ...headersOf(person), ...headers },
    redirect: "manual",
  });
}

const get = (path: string, person?: Person) =>
  fetch(`${app.origin}${path}`, {
    headers: { ...OWN_CONNECTION, ...(person && headersOf(person)) },
    redirect: "manual",
  });

const userRow = ({ id }: Person) => app.db.prepare("select * from users where id = ?").bind(id).first();

async function sessionsOf({ id }: Person) {
  const { results } = await app.db
    .prepare("select id_hash from sessions where account_id = ? order by created_at")
    .bind(id)
    .all<{ id_hash: string }>();
  return results.map((row) => row.id_hash);
}

/** The text as the page's HTML has it, with entities. */
const textOf = async (response: Response) =>
  (await response.text())
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/<[^>]+>/g, " ");

test("GD-02 GD-04 GD-14 without a session or before onboarding, access is refused and nothing is written", async () => {
  const newcomer = await signIn({ onboardedAt: null });
  const ended = await signIn({ subscriptionStatus: "canceled" });
  const paths = [
    "/dashboard/settings",
    "/dashboard/settings/matches",
    "/dashboard/profile",
    "/dashboard/profile/password",
  ];
  for (const path of paths) {
    const refused = await get(path);
    if (path.endsWith("/matches")) expect(refused.status).toBe(401);
    else expect(refused.headers.get("Location")).toBe("/sign-in");
    expect((await get(path, newcomer)).headers.get("Location")).toBe("/onboarding");
    expect((await get(path, ended)).headers.get("Location")).toBe("/reactivate");
  }
  for (const person of [newcomer, ended]) {
    const before = await userRow(person);
    for (const path of ["/dashboard/settings", "/dashboard/profile", "/dashboard/profile/sessions"]) {
      const response = await post(
        path,
        person,
        new URLSearchParams({ companyName: "Sly", regions: "CA-QC" }),
      );
      expect(response.status).toBe(302);
    }
    expect(await userRow(person)).toEqual(before);
  }
});

test("DS-08 DS-03 a hand-made post of a trial user gets neither a second region nor instant alerts", async () => {
  const trial = await signIn();
  const before = await userRow(trial);
  const body = new URLSearchParams({ contractValueMin: "100000", alertInstant: "on", role: "pro" });
  body.append("regions", "CA-ON");
  body.append("regions", "CA-QC");

  const refused = await post("/dashboard/settings", trial, body);
  expect(refused.status).toBe(400);
  expect(await textOf(refused)).toContain(
    "Basic and Trial users can only monitor one region. Upgrade to Pro for multi-region monitoring.",
  );
  expect(await userRow(trial)).toEqual(before);

  body.delete("regions", "CA-QC");
  expect((await post("/dashboard/settings", trial, body)).headers.get("Location")).toBe(
    "/dashboard/settings",
  );
  expect(await userRow(trial)).toMatchObject({
    regions: '["CA-ON"]',
    contract_value_min: "100000",
    alert_instant: 0,
    role: "trial",
  });
});

test("twenty posts of two regions and twenty of one, all at once, leave one region", async () => {
  const trial = await signIn();
  const bodies = ["CA-ON", "CA-QC"].flatMap((region) =>
    Array.from({ length: 20 }, (_, i) => {
      const body = new URLSearchParams({ regions: region, contractValueMin: "any" });
      if (i % 2 === 0) body.append("regions", "US-NY");
      return body;
    }),
  );
  const answers = await Promise.all(bodies.map((body) => post("/dashboard/settings", trial, body)));
  const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
  expect([withStatus(302).length, withStatus(400).length]).toEqual([20, 20]);
  expect(['["CA-ON"]', '["CA-QC"]']).toContain((await userRow(trial))?.["regions"]);
});

test("PF-13 service configuration posted by basic is refused with the spec's words, and the rest with it", async () => {
  const basic = await signIn({ role: "basic", subscriptionStatus: "active" });
  const before = await userRow(basic);
  const response = await post(
    "/dashboard/profile",
    basic,
    new URLSearchParams({ companyName: "Sly", serviceType: "hvac-technical", role: "pro", onboardedAt: "" }),
  );
  expect(response.status).toBe(403);
  const text = await textOf(response);
  expect(text).toContain("Restricted");
  expect(text).toContain("Upgrade to Pro to change service configuration.");
  expect(await userRow(basic)).toEqual(before);
});

test("a refused form returns with what was typed, except passwords", async () => {
  const pro = await signIn({ role: "pro" });
  const profile = await post(
    "/dashboard/profile",
    pro,
    new URLSearchParams({
      companyName: "Typed & kept",
      serviceType: "other-custom",
      customServiceType: " ",
      region: "other",
      customRegion: "Kept Hills",
      contractValueMin: "any",
    }),
  );
  expect(profile.status).toBe(400);
  const html = await profile.text();
  expect(html.match(/Please enter your custom service type\./g)?.length).toBeGreaterThanOrEqual(2);
  expect(html).toContain('value="Typed &amp; kept"');
  expect(html).toContain('value="Kept Hills"');

  const password = await post(
    "/dashboard/profile/password",
    pro,
    new URLSearchParams({
      currentPassword: "s3cret-old",
      newPassword: "s3cret-new",
      confirmPassword: "s3cret-nwe",
    }),
  );
  expect(password.status).toBe(400);
  const page = await password.text();
  expect(page).toContain("New passwords do not match");
  expect(page).not.toContain("s3cret");
});

test("RP-15 another user's session cannot be ended, one's own can, and all others at once", async () => {
  const mine = await signIn();
  const theirs = await signIn();
  const insert = app.db.prepare(
    "insert into sessions (id_hash, account_id, created_at, last_seen_at, expires_at, device) values (?, ?, 1, 1, 4000000000000, null)",
  );
  await app.db.batch(["a", "b", "c"].map((hash) => insert.bind(`${mine.id}-${hash}`, mine.id)));
  const end = (session: string) =>
    post("/dashboard/profile/sessions", mine, new URLSearchParams({ intent: "end", session }));

  const [theirHash = ""] = await sessionsOf(theirs);
  await end(theirHash);
  expect(await sessionsOf(theirs)).toEqual([theirHash]);

  await end(`${mine.id}-a`);
  expect(await sessionsOf(mine)).not.toContain(`${mine.id}-a`);
  expect(await sessionsOf(mine)).toHaveLength(3);

  await post("/dashboard/profile/sessions", mine, new URLSearchParams({ intent: "end-others" }));
  expect(await sessionsOf(mine)).toHaveLength(1);
  expect((await get("/dashboard/profile", mine)).status).toBe(200);
  expect(await sessionsOf(theirs)).toEqual([theirHash]);
});

test("users can export their data as a file, never cached, even after the subscription has ended", async () => {
  const ended = await signIn({ subscriptionStatus: "canceled", companyName: "Exported Ltd." });
  const other = await signIn({ companyName: "Somebody else" });
  const response = await get("/dashboard/profile/export", ended);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="tenderlight-.*\.json"$/,
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = JSON.stringify(await response.json());
  expect(text).toContain("Exported Ltd.");
  expect(text).not.toContain(other.id);
  expect(text).not.toMatch(/argon2|id_?hash|token_?hash/i);
  expect((await get("/dashboard/profile/export")).headers.get("Location")).toBe("/sign-in");
});

test("an account is deleted only when it is meant, and then nothing of it is left to sign in with", async () => {
  const person = await signIn();
  const bystander = await signIn();
  for (const word of ["", "delete me"]) {
    const refused = await post("/dashboard/profile/delete", person, new URLSearchParams({ word }));
    expect(refused.status).toBe(400);
    expect(await textOf(refused)).toContain("Type DELETE to delete your account.");
  }
  expect(await userRow(person)).not.toBeNull();

  const deleted = await post("/dashboard/profile/delete", person, new URLSearchParams({ word: "DELETE" }));
  expect(deleted.headers.get("Location")).toBe("/");
  expect(await userRow(person)).toBeNull();
  expect(await sessionsOf(person)).toEqual([]);
  expect((await get("/dashboard/profile", person)).headers.get("Location")).toBe("/sign-in");
  expect(await userRow(bystander)).not.toBeNull();
});

test("ER-18 ER-36 a failed write shows the spec's message and keeps what was chosen", async () => {
  const pro = await signIn({ role: "pro" });
  await app.db.exec(
    "create trigger refuse_users before update on users begin select raise(abort, 'refused'); end",
  );
  try {
    const settings = await post(
      "/dashboard/settings",
      pro,
      new URLSearchParams({ regions: "CA-QC", contractValueMin: "250000" }),
    );
    expect(settings.status).toBe(500);
    const html = await settings.text();
    expect(html).toContain("Failed to save preferences.");
    expect(html).toMatch(/<option value="250000" selected="">/);

    const profile = await post(
      "/dashboard/profile",
      pro,
      new URLSearchParams({
        companyName: "Not lost",
        serviceType: "hvac-technical",
        region: "CA-QC",
        contractValueMin: "any",
      }),
    );
    expect(profile.status).toBe(500);
    const page = await profile.text();
    expect(page).toContain("Failed to update profile. Please try again.");
    expect(page).toContain('value="Not lost"');
  } finally {
    await app.db.exec("drop trigger refuse_users");
  }
});

test("no post whatever makes the server fail, and a trial user stays a trial user with one region", async () => {
  const trial = await signIn();
  const pro = await signIn({ role: "pro" });
  const names = [
    ...["regions", "region", "customRegion", "serviceType", "customServiceType", "contractValueMin"],
    ...[
      "customContractValue",
      "companyName",
      "alertWeekly",
      "alertInstant",
      "keyboard",
      "intent",
      "session",
      "word",
    ],
    ...["currentPassword", "newPassword", "confirmPassword", "role", "__proto__"],
  ];
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("CA-ON", "other", "other-custom", "any", "on", "end", "' or 1=1 --", "\u0000", "[]"),
  );
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 12 });
  const path = fc.constantFrom(
    "/dashboard/settings",
    "/dashboard/profile",
    "/dashboard/profile/password",
    "/dashboard/profile/sessions",
    "/dashboard/profile/delete",
  );
  await fc.assert(
    fc.asyncProperty(path, pairs, fc.constantFrom(trial, pro), async (to, body, person) => {
      const fields = body.filter(([name, value]) => name !== "word" || value.toUpperCase() !== "DELETE");
      const { status } = await post(to, person, new URLSearchParams(fields));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
  const row = await userRow(trial);
  expect(row?.["role"]).toBe("trial");
  expect(JSON.parse(String(row?.["regions"]))).toHaveLength(1);
});

test("bodies that are no forms, and addresses that ask for anything, are answered below 500", async () => {
  const person = await signIn();
  const bodies: Array<[BodyInit, string]> = [
    ["{}", "application/json"],
    ["--broken", "multipart/form-data; boundary=nothing"],
    ["%E0%A4%A", "application/x-www-form-urlencoded"],
    ["a=".padEnd(100_000, "b"), "application/x-www-form-urlencoded"],
    ["", "text/plain"],
  ];
  for (const path of ["/dashboard/settings", "/dashboard/profile", "/dashboard/profile/password"])
    for (const [body, type] of bodies)
      expect(
        (await post(path, person, body, { "Content-Type": type })).status,
        `${path} ${type}`,
      ).toBeLessThan(500);
  for (const query of [
    "regions=%00",
    "regions=%F0%9F",
    "regions=CA-ON&regions=CA-QC",
    "x=".padEnd(3_000, "y"),
  ])
    expect((await get(`/dashboard/settings/matches?${query}`, person)).status).toBe(200);
});

test("a post from another site changes nothing", async () => {
  const person = await signIn();
  const before = await userRow(person);
  for (const path of ["/dashboard/settings", "/dashboard/profile", "/dashboard/profile/delete"]) {
    const response = await post(path, person, new URLSearchParams({ word: "DELETE", regions: "CA-QC" }), {
      Origin: "https://evil.example",
    });
    expect(response.status).toBe(403);
  }
  expect(await userRow(person)).toEqual(before);
});
