import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Change } from "~/ports/broadcaster";
import { type App, get, post, startApp } from "../support/app";
import { cookieOf, signInAgain, signInNewcomer } from "../support/newcomer";
import { pushNotice } from "../support/push";
import { openSocket } from "../support/socket";

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app[Symbol.asyncDispose]());

const contractorIn = (region: string) =>
  signInNewcomer(app, {
    regions: [region],
    serviceTypes: ["snow-removal-seasonal"],
    onboardedAt: new Date("2026-11-01T12:00:00Z"),
  });

const inserted = (id: number): Array<Change> => [
  { table: "opportunities", type: "INSERT", id },
  { table: "opportunity_dates", type: "INSERT", id },
];

test("DC-11 CA-10 a pushed opportunity is announced to the sockets it matches, by table, type and id", async () => {
  const peel = await openSocket(app, await contractorIn("CA-ON-PEL"), "feed");
  const ottawa = await openSocket(app, await contractorIn("CA-ON-OTT"), "feed");
  const all = await openSocket(app, await contractorIn("CA-ON-OTT"), "all");

  const id = await pushNotice(app, { key: "one", region: "Peel Region" });

  await vi.waitUntil(() => peel.heard().length > 0 && all.heard().length > 0, { timeout: 5000 });
  expect(peel.heard()).toEqual(inserted(id));
  expect(all.heard()).toEqual(inserted(id));
  expect(ottawa.heard()).toEqual([]);
});

test("TR-08 TR-09 a moved closing date is an update of both tables, a withdrawal a deletion, no news no message", async () => {
  const notice = { key: "two", region: "Peel Region" };
  const id = await pushNotice(app, notice);
  const peel = await openSocket(app, await contractorIn("CA-ON-PEL"), "feed");

  await pushNotice(app, notice);
  await pushNotice(app, { ...notice, closesInDays: 30 });
  await vi.waitUntil(() => peel.heard().length > 0, { timeout: 5000 });
  expect(peel.heard()).toEqual([
    { table: "opportunities", type: "UPDATE", id },
    { table: "opportunity_dates", type: "UPDATE", id },
  ]);

  await pushNotice(app, { ...notice, closesInDays: 30, status: "withdrawn" });
  await vi.waitUntil(() => peel.heard().length > 2, { timeout: 5000 });
  expect(peel.heard()[2]).toEqual({ table: "opportunities", type: "DELETE", id });
});

test("TR-08 an opportunity that leaves a region is announced to that region too", async () => {
  const id = await pushNotice(app, { key: "three", region: "Peel Region" });
  const peel = await openSocket(app, await contractorIn("CA-ON-PEL"), "feed");
  const ottawa = await openSocket(app, await contractorIn("CA-ON-OTT"), "feed");

  await pushNotice(app, { key: "three", region: "Ottawa" });

  await vi.waitUntil(() => peel.heard().length > 0 && ottawa.heard().length > 0, { timeout: 5000 });
  expect(peel.heard()).toEqual([{ table: "opportunities", type: "UPDATE", id }]);
  expect(ottawa.heard()).toEqual([{ table: "opportunities", type: "UPDATE", id }]);
});

test("DC-12 ER-05 signed out, from another site or as a page, /realtime is refused", async () => {
  const session = cookieOf(await contractorIn("CA-ON-PEL"));
  const upgrade = async (headers: Record<string, string>) => {
    const answer = await app.server.dispatchFetch(`${app.origin}/realtime?scope=feed`, {
      headers: { Upgrade: "websocket", ...headers },
    });
    return { status: answer.status, body: await answer.text() };
  };

  expect(await upgrade({ Origin: app.origin })).toEqual({ status: 401, body: "Auth session missing!" });
  expect((await upgrade({ Origin: "https://evil.example", ...session })).status).toBe(403);
  expect((await get(app, "/realtime?scope=feed", session)).status).toBe(426);
  expect((await post(app, "/realtime?scope=feed", {}, session)).status).toBe(426);
});

test("SI-11 signing out closes the account's sockets", async () => {
  const person = await contractorIn("CA-ON-PEL");
  const mine = await openSocket(app, person, "feed");
  const other = await openSocket(app, await contractorIn("CA-ON-PEL"), "feed");

  await post(app, "/sign-out", {}, cookieOf(person));

  await vi.waitUntil(() => mine.ending() !== null, { timeout: 5000 });
  expect(mine.ending()).toBe("signed-out");
  expect(other.ending()).toBeNull();
});

test("PF-20 ending one session or the others from the profile page ends their sockets only", async () => {
  const person = await contractorIn("CA-ON-PEL");
  const again = await signInAgain(app, person);
  const here = await openSocket(app, person, "feed");
  const elsewhere = await openSocket(app, again, "feed");

  await post(app, "/dashboard/profile/sessions", { intent: "end-others" }, cookieOf(person));

  await vi.waitUntil(() => elsewhere.ending() !== null, { timeout: 5000 });
  expect(elsewhere.ending()).toBe("signed-out");
  expect(here.ending()).toBeNull();
});
