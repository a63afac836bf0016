import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { criteriaOf, fits, meetsCriteria } from "~/domain/matching/match-profile";
import type { Notice } from "~/domain/opportunities/notice";
import { changePassword } from "~/features/account/passwords.server";
import { endSessions, replaceSession, startSession } from "~/features/account/session.server";
import { endOtherSessions, endSession, listSessions } from "~/features/account/sessions.server";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { receivePush } from "~/features/push/receive-push.server";
import type { Change } from "~/ports/broadcaster";
import type { SourceItem } from "~/sources/source";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { noticeOf, placeIn } from "../support/notices";
import { runSource, sourceAnswering } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const PORTAL = { id: "canadabuys", name: "CanadaBuys" };
const PEEL = criteriaOf({ regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] });
const OTTAWA = criteriaOf({ regions: ["CA-ON-OTT"], serviceTypes: ["snow-removal-seasonal"] });

async function announcedBy(db: Database, notices: ReadonlyArray<Notice>) {
  const { services, announced } = servicesAround(db, NOW);
  await ingestNotices(services, PORTAL, notices, NOW);
  return announced.flat();
}

const change = (table: Change["table"], type: Change["type"], id = 1): Change => ({ table, type, id });

test("TR-08 TR-09 new, moved, reworded, closed and reopened opportunities are announced as lists see them", async () => {
  const db = await emptyDatabase();
  const steps = [];
  for (const notice of [
    noticeOf(),
    noticeOf(),
    noticeOf({ deadline: inDays(40) }),
    noticeOf({ deadline: inDays(40), title: "Snow clearing, reworded" }),
    noticeOf({ deadline: inDays(40), status: "cancelled" }),
    noticeOf({ deadline: inDays(50) }),
  ]) {
    steps.push((await announcedBy(db, [notice])).flatMap(({ changes }) => changes));
  }

  expect(steps).toEqual([
    [change("opportunities", "INSERT"), change("opportunity_dates", "INSERT")],
    [],
    [change("opportunities", "UPDATE"), change("opportunity_dates", "UPDATE")],
    [change("opportunities", "UPDATE")],
    [change("opportunities", "DELETE")],
    [change("opportunities", "INSERT"), change("opportunity_dates", "UPDATE")],
  ]);
});

test("a notice that arrives closed is neither listed nor announced", async () => {
  expect(await announcedBy(await emptyDatabase(), [noticeOf({ deadline: inDays(-1) })])).toEqual([]);
});

test("TR-08 one that moves concerns where it was and where it is", async () => {
  const db = await emptyDatabase();
  const concerned = (announced: Awaited<ReturnType<typeof announcedBy>>) =>
    [PEEL, OTTAWA].map((wanted) =>
      announced.some(({ versions }) => versions.some((version) => meetsCriteria(wanted, version))),
    );

  expect(concerned(await announcedBy(db, [noticeOf()]))).toEqual([true, false]);
  const moved = noticeOf({ place: placeIn("Ottawa"), buyer: "City of Ottawa" });
  expect(concerned(await announcedBy(db, [moved]))).toEqual([true, true]);
  expect(concerned(await announcedBy(db, [{ ...moved, summary: "Said otherwise" }]))).toEqual([false, true]);
});

test("what is announced concerns the same profiles that the opportunity fits", async () => {
  const db = await emptyDatabase();
  const [{ versions } = { versions: [] }] = await announcedBy(db, [noticeOf()]);
  const opportunity = draftOpportunity(noticeOf());
  for (const profile of [
    { regions: ["CA-ON-PEL"], serviceTypes: [] },
    { regions: ["CA-QC"], serviceTypes: [] },
    { regions: [], serviceTypes: ["de-icing"] },
    { regions: [], serviceTypes: ["Roof gardens"] },
  ])
    expect(versions.some((version) => meetsCriteria(criteriaOf(profile), version))).toBe(
      fits(profile, opportunity),
    );
});

const push = (notices: ReadonlyArray<Record<string, unknown>>) =>
  new Request("https://bids.example/internal/ingest", {
    method: "POST",
    headers: { Authorization: "Bearer operators-secret" },
    body: JSON.stringify({ portal: "peel-bids", notices }),
  });
const pushed = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `K${i}`, title: `Snow clearing, yard ${i}` }));

test("a push is announced once for each batch, after it is stored", async () => {
  const db = await emptyDatabase();
  const { services, announced } = servicesAround(db, NOW);
  const stored: Array<number> = [];
  const { announce } = services.broadcaster;
  services.broadcaster.announce = async (announcements) => {
    stored.push(await countRows(db, "opportunities"));
    await announce(announcements);
  };

  expect((await receivePush(services, push(pushed(50)))).status).toBe(200);

  expect(announced.map(({ length }) => length)).toEqual([10, 10, 10, 10, 10]);
  expect(stored).toEqual([10, 20, 30, 40, 50]);
});

test("a push is stored and answered normally when announcing it fails", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  services.broadcaster.announce = () => Promise.reject(new Error("The object is overloaded"));

  expect((await receivePush(services, push(pushed(2)))).status).toBe(200);
  expect(await countRows(db, "opportunities")).toBe(2);
});

const listed = (...keys: Array<string>): Array<SourceItem> =>
  keys.map((key) => ({
    kind: "notice",
    notice: noticeOf({ key, reference: null, title: `Snow clearing ${key}`, deadline: inDays(30) }),
  }));

test("TR-08 an opportunity that its source no longer lists is announced as deleted", async () => {
  const db = await emptyDatabase();
  const run = async (keys: Array<string>, at: Date) => {
    const { services, announced } = servicesAround(db, at);
    await runSource(services, sourceAnswering(listed(...keys)));
    return announced.flat().flatMap(({ changes }) => changes);
  };

  expect(await run(["A", "B"], NOW)).toHaveLength(4);
  expect(await run(["A"], inDays(2))).toEqual([]);
  expect(await run(["A"], inDays(3))).toEqual([change("opportunities", "DELETE", 2)]);
});

test("undoing a merge announces the new opportunity", async () => {
  const db = await emptyDatabase();
  await announcedBy(db, [noticeOf()]);
  const { services, announced } = servicesAround(db, NOW);
  await ingestNotices(services, { id: "toronto", name: "City of Toronto" }, [noticeOf({ key: "T" })], NOW);
  expect(announced).toEqual([]);

  expect(await undoMerge(services, { opportunityId: 1, portal: "toronto" }, NOW)).toBe(2);

  expect(announced.map((batch) => batch.flatMap(({ changes }) => changes))).toEqual([
    [change("opportunities", "INSERT", 2), change("opportunity_dates", "INSERT", 2)],
  ]);
});

test("SI-11 SN-14 whatever ends sessions ends their sockets: sign-out, one, the others, a new password, a new sign-in", async () => {
  const db = await emptyDatabase();
  const { services, disconnected } = servicesAround(db, NOW);
  const { id: accountId } = await insertUser(db);
  const cookie = await startSession(services, accountId, "Phone");
  const [session] = await listSessions(services, accountId, "none");
  const sessionHash = session!.hash;
  const ended = async (act: () => Promise<unknown>) => {
    disconnected.length = 0;
    await act();
    return disconnected;
  };

  expect(await ended(() => endOtherSessions(services, accountId, "kept"))).toEqual([
    { accountId, exceptSession: "kept" },
  ]);
  await startSession(services, accountId, "Laptop");
  const [laptop] = await listSessions(services, accountId, "none");
  expect(await ended(() => endSession(services, "somebody else", laptop!.hash))).toEqual([]);
  expect(await ended(() => endSession(services, accountId, laptop!.hash))).toEqual([
    { sessionHash: laptop!.hash },
  ]);

  const request = new Request("https://bids.example/sign-in", { headers: { Cookie: cookie.split(";")[0]! } });
  expect(await ended(() => replaceSession(services, { accountId, passwordHash: null }, request))).toEqual([
    { sessionHash },
  ]);
  expect(await ended(() => endSessions(services, accountId))).toEqual([{ accountId }]);
});

test("SI-11 sign-out succeeds when the sockets cannot be reached", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  services.broadcaster.disconnect = () => Promise.reject(new Error("The object is overloaded"));
  const { id } = await insertUser(db);
  await startSession(services, id, null);

  await endSessions(services, id);

  expect(await countRows(db, "sessions")).toBe(0);
});

test("SN-12 a changed password ends the sockets of every session", async () => {
  const db = await emptyDatabase();
  const { services, disconnected } = servicesAround(db, NOW);
  const { id: accountId } = await insertUser(db);
  await db.$client.prepare("update accounts set password_hash = 'plain:old-password-1'").run();

  const outcome = await changePassword(services, {
    accountId,
    current: "old-password-1",
    next: "a-brand-new-phrase-42",
  });

  expect(outcome).toHaveProperty("passwordHash");
  expect(disconnected).toEqual([{ accountId }]);
});
