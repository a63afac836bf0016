import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { criteriaOf, withinKey } from "~/domain/matching/match-profile";
import { startSession } from "~/features/account/session.server";
import { liveHref } from "~/features/live/live-url";
import { openSocket } from "~/features/live/open-socket.server";
import type { Listener } from "~/ports/broadcaster";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";

const NOW = new Date("2026-11-21T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

/** Requests a socket as a user's browser does. */
async function knock(
  db: Database,
  {
    userId,
    path = "/realtime?scope=feed",
    ...headers
  }: { userId?: string; path?: string } & Record<string, string | undefined>,
) {
  const { services } = servicesAround(db, NOW);
  const opened: Array<Listener> = [];
  services.broadcaster.connect = (_, listener) => {
    opened.push(listener);
    return Promise.resolve(new Response("connected"));
  };
  const cookie = userId === undefined ? "" : (await startSession(services, userId, null)).split(";")[0]!;
  const sent = { Upgrade: "websocket", Origin: "https://bids.example", Cookie: cookie, ...headers };
  const answer = await openSocket(
    services,
    new Request(`https://bids.example${path}`, {
      headers: Object.entries(sent).filter((header): header is [string, string] => header[1] !== undefined),
    }),
  );
  return { status: answer.status, body: await answer.text(), listener: opened[0] };
}

test("ER-05 DC-12 signed out, a socket is refused in the spec's words", async () => {
  expect(await knock(await emptyDatabase(), {})).toEqual({ status: 401, body: "Auth session missing!" });
});

test("a socket opened from another site is refused even with a session", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db);

  for (const Origin of ["https://evil.example", "null", undefined]) {
    expect((await knock(db, { userId: id, Origin })).status).toBe(403);
  }
});

test("a request without an upgrade gets 426", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db);
  expect((await knock(db, { userId: id, Upgrade: undefined })).status).toBe(426);
});

test("an unknown scope is refused", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db);
  expect((await knock(db, { userId: id, path: "/realtime" })).status).toBe(400);
  expect((await knock(db, { userId: id, path: "/realtime?scope=others" })).status).toBe(400);
});

test.each([
  ["has not been onboarded", { onboardedAt: null }],
  ["is canceled without an end date", { subscriptionStatus: "canceled" }],
  [
    "is canceled and past its end",
    { subscriptionStatus: "canceled", subscriptionEndDate: new Date(NOW.getTime() - 1) },
  ],
] as const)("GD-06 an account that %s gets no socket", async (_, overrides) => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, overrides);
  expect((await knock(db, { userId: id })).status).toBe(403);
});

test("a canceled account receives changes until its paid period ends", async () => {
  const db = await emptyDatabase();
  const end = new Date(NOW.getTime() + DAY_MS);
  const { id } = await insertUser(db, { subscriptionStatus: "canceled", subscriptionEndDate: end });

  expect((await knock(db, { userId: id })).listener?.until).toBe(end.getTime());
});

test("SN-16 a feed receives what its stored profile matches, whatever the URL says", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, {
    role: "pro",
    regions: ["CA-ON-PEL"],
    serviceTypes: ["snow-removal-seasonal", "Roof gardens"],
  });
  const path = "/realtime?scope=feed&regions=CA&anyPlace=inca0&wanted=null";

  const { status, listener } = await knock(db, { userId: id, path });

  expect(status).toBe(200);
  expect(listener).toMatchObject({
    accountId: id,
    until: NOW.getTime() + 30 * DAY_MS,
    interest: {
      wanted: criteriaOf({ regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal", "Roof gardens"] }),
      anyOf: [],
    },
  });
});

test("browsing all receives everything, and a filtered list what passes its filters", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db);
  const heard = async (path: string) => (await knock(db, { userId: id, path })).listener?.interest;

  expect(await heard("/realtime?scope=all")).toEqual({ wanted: null, anyOf: [] });
  expect(await heard(liveHref("all", "state=CA-ON&state=CA-QC&state=nowhere", 1))).toEqual({
    wanted: null,
    anyOf: [[withinKey("CA-ON"), withinKey("CA-QC")]],
  });
});

test("a socket catches up from the instant that its list was read", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db);
  const since = async (path: string) => (await knock(db, { userId: id, path })).listener?.since;

  expect(await since(liveHref("feed", "", NOW.getTime() - 5000))).toBe(NOW.getTime() - 5000);
  expect(await since("/realtime?scope=feed&asof=never")).toBe(NOW.getTime());
});
