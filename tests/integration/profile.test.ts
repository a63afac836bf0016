import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, emails, sessions, users } from "#drizzle/schema";
import { startSession } from "~/features/account/session.server";
import { parseProfileForm, type ProfileChange, saveProfile } from "~/features/profile/save-profile.server";
import type { Services } from "~/lib/services";
import { action as profileAction } from "~/routes/dashboard.profile";
import { action as passwordAction } from "~/routes/dashboard.profile.password";
import { action as deleteAction } from "~/routes/dashboard.profile_.delete";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { formOf } from "../support/form-data";

const NOW = new Date("2026-11-20T15:00:00Z");

const change = (overrides: Partial<ProfileChange> = {}): ProfileChange => ({
  companyName: "Acme",
  alertWeekly: true,
  alertInstant: false,
  keyboard: true,
  firstServiceType: null,
  firstRegion: null,
  contractValueMin: null,
  ...overrides,
});

async function storedUser(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

test("CA-03 C-15 saving replaces the first region and service type and keeps the others in their order", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, {
    role: "pro",
    regions: ["CA-ON", "CA-QC", "US-NY"],
    serviceTypes: ["construction-general", "paving-asphalt"],
  });

  const outcome = await saveProfile(
    { db },
    id,
    change({ firstRegion: "CA-BC", firstServiceType: "Tree felling", contractValueMin: "10000" }),
  );

  expect(outcome).toBe("saved");
  expect(await storedUser(db, id)).toMatchObject({
    companyName: "Acme",
    regions: ["CA-BC", "CA-QC", "US-NY"],
    serviceTypes: ["Tree felling", "paving-asphalt"],
    contractValueMin: "10000",
  });
});

test("a region further down the list moves to the front without a duplicate", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, { role: "pro", regions: ["CA-ON", "CA-QC", "US-NY"] });
  await saveProfile({ db }, id, change({ firstRegion: "US-NY" }));
  expect((await storedUser(db, id)).regions).toEqual(["US-NY", "CA-QC"]);
});

test("a first element is put where there was none, with whatever signs are in it", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, { role: "pro", serviceTypes: [], regions: [] });
  const text = `O'Brien "& Söhne" \\ {[<$]} 'other'`;
  await saveProfile({ db }, id, change({ firstServiceType: text, firstRegion: "12345" }));
  expect(await storedUser(db, id)).toMatchObject({ serviceTypes: [text], regions: ["12345"] });
});

test("C-17 fields left unchanged keep their stored values", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, {
    role: "pro",
    regions: ["Toronto", "CA-QC"],
    serviceTypes: ["Tree felling"],
    contractValueMin: "250000",
    keyboard: false,
  });
  const submission = parseProfileForm(
    formOf({
      companyName: "New name",
      serviceType: "other-custom",
      customServiceType: "Tree felling",
      region: "CA-ON-TOR",
      contractValueMin: "other",
      customContractValue: "250000",
    }),
    user,
  );
  if (submission.status !== "success" || submission.value.outcome !== "change") throw new Error("refused");
  await saveProfile({ db }, user.id, submission.value.change);

  const { regions, serviceTypes, contractValueMin } = user;
  expect(await storedUser(db, user.id)).toMatchObject({
    companyName: "New name",
    regions,
    serviceTypes,
    contractValueMin,
    keyboard: false,
  });
});

test.each(["trial", "basic"] as const)(
  "PF-12 PF-13 %s stores name, alerts and keys, never service configuration",
  async (role) => {
    const db = await emptyDatabase();
    const user = await insertUser(db, { role });

    expect(
      await saveProfile({ db }, user.id, change({ alertWeekly: false, alertInstant: true, keyboard: false })),
    ).toBe("saved");
    for (const posted of [
      { firstRegion: "CA-QC" },
      { firstServiceType: "hvac-technical" },
      { contractValueMin: "1000000" },
    ])
      expect(await saveProfile({ db }, user.id, change({ companyName: "Sly", ...posted }))).toBe(
        "restricted",
      );

    expect(await storedUser(db, user.id)).toEqual({
      ...user,
      companyName: "Acme",
      alertWeekly: false,
      alertInstant: true,
      keyboard: false,
    });
  },
);

test("a plan that ended between reading and writing is seen by the statement", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { role: "pro" });
  await db.update(users).set({ role: "basic" }).where(eq(users.id, user.id));
  expect(await saveProfile({ db }, user.id, change({ firstRegion: "CA-QC" }))).toBe("restricted");
  expect((await storedUser(db, user.id)).regions).toEqual(user.regions);
});

test("twenty simultaneous saves lose none of the other regions", async () => {
  const db = await emptyDatabase();
  const others = ["CA-QC", "US-NY", "US-VT"];
  const { id } = await insertUser(db, { role: "pro", regions: ["CA-ON", ...others] });
  const places = ["CA-ON-TOR", "CA-ON-OTT", "CA-ON-HAM", "CA-ON-YRK"];

  await Promise.all(
    Array.from({ length: 20 }, (_, i) => saveProfile({ db }, id, change({ firstRegion: places[i % 4]! }))),
  );

  const { regions } = await storedUser(db, id);
  expect(places).toContain(regions[0]);
  expect(regions.slice(1)).toEqual(others);
});

test("RP-15 saving touches one's own profile only", async () => {
  const db = await emptyDatabase();
  const mine = await insertUser(db, { role: "pro" });
  const theirs = await insertUser(db, { role: "pro" });
  await saveProfile({ db }, mine.id, change({ firstRegion: "CA-QC" }));
  expect(await storedUser(db, theirs.id)).toEqual(theirs);
});

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const signIn = async (services: Services, user: { id: string }) =>
  (await startSession(services, user.id, null)).split(";")[0] ?? "";

/** Posts a user's form to a route's action, in a new session unless one is given; returns its status, redirect and data. */
async function post(
  action: Action,
  services: Services,
  user: { id: string },
  fields: Record<string, string>,
  session?: string,
) {
  const cookie = session ?? (await signIn(services, user));
  const request = new Request(`${services.config.origin}/dashboard/profile`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
  });
  const context = { services } as ActionFunctionArgs["context"];
  const answer = await action({ request, context, params: {} });
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), data: null };
  const { data, init } = answer as { data: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, location: null, data };
}

async function insertOwner(db: Database, services: Services, overrides = {}) {
  const user = await insertUser(db, overrides);
  const passwordHash = await services.passwordHasher.hash("the old password");
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, user.id));
  return user;
}

async function hasPassword(db: Database, services: Services, id: string, password: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return services.passwordHasher.verify(password, account?.passwordHash ?? null);
}

const NEW_PASSWORD = "gravel lorry tuesday";
const passwords = (current: string, next = NEW_PASSWORD) => ({
  currentPassword: current,
  newPassword: next,
  confirmPassword: next,
});

test("PF-25 PF-26 the password changes with the current one, and every other session ends", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  const stranger = await insertOwner(db, services);
  await startSession(services, user.id, "elsewhere");
  await startSession(services, stranger.id, "elsewhere");

  const wrong = await post(passwordAction, services, user, passwords("a guess"));
  expect(wrong).toMatchObject({
    status: 400,
    data: { answer: { error: { currentPassword: ["Current password is incorrect"] } } },
  });
  const weak = await post(passwordAction, services, user, passwords("the old password", "password"));
  expect(weak.status).toBe(400);
  expect(await hasPassword(db, services, user.id, "the old password")).toBe(true);

  const changed = await post(passwordAction, services, user, passwords("the old password"));
  expect(changed).toMatchObject({ status: 302, location: "/dashboard/profile" });
  expect(await hasPassword(db, services, user.id, NEW_PASSWORD)).toBe(true);
  expect(await hasPassword(db, services, user.id, "the old password")).toBe(false);
  const left = await db.select().from(sessions);
  expect(left.map(({ accountId }) => accountId).toSorted()).toEqual([user.id, stranger.id].toSorted());
});

test("ER-17 a failed password change shows the spec's message", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  const broken = { ...services.passwordHasher, hash: () => Promise.reject(new Error("out of memory")) };
  const answer = await post(
    passwordAction,
    { ...services, passwordHasher: broken },
    user,
    passwords("the old password"),
  );
  expect(answer).toMatchObject({
    status: 500,
    data: { notice: { text: "Failed to change password. Please try again." } },
  });
});

test("guesses at the current password are slowed down", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  const session = await signIn(services, user);
  const statuses: Array<number> = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await post(passwordAction, services, user, passwords(`guess ${i}`), session)).status);
  expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
  expect(statuses[10]).toBe(429);
});

test("PF-20 a new address must be confirmed by mail; the other fields are saved at once", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  const answer = await post(profileAction, services, user, {
    email: " New@acme.example ",
    companyName: "Acme",
    currentPassword: "the old password",
  });
  expect(answer).toMatchObject({ status: 302, location: "/dashboard/profile" });
  expect(await storedUser(db, user.id)).toMatchObject({ email: user.email, companyName: "Acme" });
  const mails = await db.select().from(emails);
  expect(mails.map(({ recipient }) => recipient)).toContain("new@acme.example");
});

test("PF-20 without the current password the address does not change, what was typed stays, and guesses are slowed down", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  const session = await signIn(services, user);
  const change = (currentPassword: string) => {
    const fields = { email: "new@acme.example", companyName: "Kept", currentPassword };
    return post(profileAction, services, user, fields, session);
  };
  for (const [password, message] of [
    ["", "Enter your current password to change your email."],
    ["a guess", "Current password is incorrect"],
  ] as const) {
    const refused = await change(password);
    expect(refused).toMatchObject({
      status: 400,
      data: {
        answer: {
          error: { currentPassword: [message] },
          initialValue: { email: "new@acme.example", companyName: "Kept" },
        },
      },
    });
    expect(JSON.stringify(refused)).not.toContain("a guess");
  }
  for (let i = 0; i < 9; i++) await change(`guess ${i}`);
  expect((await change("the old password")).status).toBe(429);
  expect(await db.select().from(emails)).toEqual([]);
  expect(await storedUser(db, user.id)).toMatchObject({ email: user.email, companyName: null });
});

test("saving the profile with an unchanged address needs no password", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  const answer = await post(profileAction, services, user, { email: user.email, companyName: "Acme" });
  expect(answer.status).toBe(302);
  expect(await storedUser(db, user.id)).toMatchObject({ companyName: "Acme" });
});

test("an account with a password is deleted by it and by nothing else", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const user = await insertOwner(db, services);
  expect((await post(deleteAction, services, user, { word: "DELETE" })).status).toBe(400);
  expect((await post(deleteAction, services, user, { password: "a guess" })).status).toBe(400);
  expect(await db.select().from(accounts)).toHaveLength(1);

  const deleted = await post(deleteAction, services, user, { password: "the old password" });
  expect(deleted).toMatchObject({ status: 302, location: "/" });
  expect(await db.select().from(accounts)).toEqual([]);
  expect(await db.select().from(users)).toEqual([]);
  expect(await db.select().from(sessions)).toEqual([]);
});
