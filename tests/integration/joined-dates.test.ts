import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { notices, opportunities, opportunityKeyDates, opportunityVersions } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { datesInRow } from "~/domain/reading/kept/listed-dates";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { withdrawMissing } from "~/features/source-runs/withdraw-missing.server";
import { portalName } from "~/sources/portal-name";
import { emptyDatabase } from "../support/database";
import { ingestNotices, NO_PAGES, withoutPages } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2026-11-21T15:00:00Z");
const DAY_MS = 24 * 60 * 60_000;

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

const meeting = (day: number, attendance = "mandatory ") =>
  `A ${attendance}site meeting will be held on December ${day}, 2026 at 10:00 a.m.`;

/** A notice of a portal. Its changes come in the order of `amendment`. */
const arrive = (portal: string, description: string, notice: Partial<Notice> = {}, now = NOW) =>
  ingestNotices(
    db,
    { id: portal, name: portalName(portal) },
    [noticeOf({ key: portal, sections: { description }, ...notice })],
    now,
  );
const amend = (portal: string, description: string, amendment = 1) =>
  arrive(portal, description, { revision: revisionOf(amendment) }, LATER);

const listDates = () =>
  db
    .select()
    .from(opportunityKeyDates)
    .orderBy(asc(opportunityKeyDates.localDay), asc(opportunityKeyDates.portal), asc(opportunityKeyDates.id));
const brief = async () =>
  (await listDates())
    .filter(({ standing }) => standing !== "withdrawn")
    .map(({ portal, localDay, standing }) => [portal, localDay, standing]);
const listed = async () =>
  datesInRow((await db.select().from(opportunities))[0]!.keyDates).map(({ day }) => day);

test.each([
  ["the one whose text is shown", ["canadabuys", "toronto"]],
  ["the other one", ["toronto", "canadabuys"]],
])("a meeting that only one of two portals states counts, also if that is %s", async (_, [first, second]) => {
  await arrive(first!, first === "canadabuys" ? meeting(1) : "Snow.");
  await arrive(second!, second === "canadabuys" ? meeting(1) : "Snow.");
  expect(await db.select().from(opportunities)).toHaveLength(1);
  const portal = first === "canadabuys" ? null : "canadabuys";
  expect(await listDates()).toMatchObject([{ portal, sentence: meeting(1), standing: "sure" }]);
  expect(await listed()).toEqual(["2026-12-01"]);
});

test("portals that state two meetings leave none sure, and the page shows both sentences with their portals", async () => {
  await arrive("canadabuys", meeting(1));
  const [first] = await listDates();
  await arrive("toronto", meeting(4), {}, LATER);
  expect(await brief()).toEqual([
    [null, "2026-12-01", "check"],
    ["toronto", "2026-12-04", "check"],
  ]);
  expect((await listDates())[0]!.id).toBe(first!.id);
  expect(await listed()).toEqual([]);
  const view = detailView(await runBatch(db, findOpportunity(db, 1)), {
    profile: null,
    now: LATER,
    sourceName: portalName,
  })!;
  expect(view.keyDates.dates).toEqual([]);
  expect(view.keyDates.also.map(({ sentence, note }) => [sentence, note])).toEqual([
    [meeting(1), "On CanadaBuys. The portals say different things. Ask the buyer which is right."],
    [
      meeting(4),
      `On ${portalName("toronto")}. The portals say different things. Ask the buyer which is right.`,
    ],
  ]);
  const [version] = await db.select().from(opportunityVersions);
  expect(version).toMatchObject({ portal: "toronto", version: 2, changes: [{ field: "keyDates" }] });

  await amend("toronto", meeting(1));
  expect(await brief()).toEqual([[null, "2026-12-01", "sure"]]);
  expect((await listDates()).find(({ standing }) => standing === "sure")!.id).toBe(first!.id);
  expect(await listed()).toEqual(["2026-12-01"]);
});

test("a date that the other portal alone states says so on the page", async () => {
  await arrive("canadabuys", "Snow.");
  await arrive("toronto", meeting(1));
  const view = detailView(await runBatch(db, findOpportunity(db, 1)), {
    profile: null,
    now: NOW,
    sourceName: portalName,
  })!;
  expect(view.keyDates.dates).toMatchObject([
    { sentence: meeting(1), note: `From the notice on ${portalName("toronto")}.` },
  ]);
});

test("a date that the other portal moves keeps its ID, and the history names that portal", async () => {
  await arrive("canadabuys", "Snow.");
  await arrive("toronto", meeting(1));
  const [before] = await listDates();
  await amend("toronto", meeting(3));
  const [after] = await listDates();
  expect(after).toMatchObject({ id: before!.id, localDay: "2026-12-03", sequence: 1, changedAt: LATER });
  const versions = await db.select().from(opportunityVersions).orderBy(asc(opportunityVersions.version));
  expect(versions.at(-1)).toMatchObject({ portal: "toronto", changes: [{ field: "keyDates" }] });
});

test("another portal's notice that says nothing of dates writes nothing to its bid", async () => {
  await arrive("canadabuys", meeting(1));
  const before = await db.select().from(opportunities);
  await arrive("toronto", "Snow.", {}, LATER);
  await amend("toronto", `Snow and ice.\n${meeting(1)}`);
  expect(await db.select().from(opportunities)).toEqual(before);
  expect(await db.select().from(opportunityVersions)).toEqual([]);
  const { d1, meter } = meteredD1(env.DB);
  await ingestNotices(
    createDatabase(d1),
    { id: "toronto", name: "" },
    [noticeOf({ key: "toronto", sections: { description: "Ice." }, revision: revisionOf(2) })],
    LATER,
  );
  // The notice, with its index entries.
  expect(meter.rowsWritten).toBeLessThanOrEqual(10);
  expect(meter.statements).toBeLessThanOrEqual(30);
});

test("each text is read in the zone of its own place, and beside its own portal's closing date", async () => {
  const place = { regions: [], country: "CA", buyerCity: null, buyerState: null };
  await arrive("canadabuys", "Snow.", {
    place: { ...place, city: null, state: "ON" },
    deadline: new Date("2026-12-20T19:00:00Z"),
  });
  await arrive("toronto", `${meeting(1)}\nBids close December 18, 2026 at 2:00 p.m.`, {
    place: { ...place, city: "Kenora", state: "ON" },
    deadline: new Date("2026-12-18T20:00:00Z"),
  });
  const dates = await listDates();
  expect(dates).toMatchObject([
    { kind: "site_meeting", zone: "America/Winnipeg", portal: "toronto" },
    { kind: "closing", standing: "sure", conflictsWith: null },
  ]);
});

const LISTS_NOTHING = { present: new Set<string>(), couldBeListed: () => false };
async function leave(portal: string) {
  await db
    .update(notices)
    .set({ missingSince: new Date(NOW.getTime() - 2 * DAY_MS), firstSeenAt: new Date(0) })
    .where(eq(notices.portal, portal));
  return withdrawMissing({ db, broadcaster: NO_PAGES }, portal, LISTS_NOTHING, LATER);
}

test("a date goes with the notice that states it, and leaving again writes nothing", async () => {
  await arrive("canadabuys", meeting(1));
  await arrive("toronto", meeting(4));
  await leave("toronto");
  expect(await brief()).toEqual([[null, "2026-12-01", "sure"]]);
  const after = await db.select().from(opportunities);
  await leave("toronto");
  expect(await db.select().from(opportunities)).toEqual(after);
});

test("when the notice that people read leaves, the other's text and dates stay under their IDs", async () => {
  await arrive("canadabuys", "Snow.");
  await arrive("toronto", meeting(4));
  const [before] = await listDates();
  await leave("canadabuys");
  expect(await listDates()).toMatchObject([{ id: before!.id, portal: null, standing: "sure", sequence: 0 }]);
});

test("a cancelled notice of another portal states no dates any more", async () => {
  await arrive("canadabuys", "Snow.");
  await arrive("toronto", meeting(4));
  await arrive("toronto", meeting(4), { revision: revisionOf(1), status: "cancelled" }, LATER);
  expect(await brief()).toEqual([]);
});

test("an undone merge leaves each bid its own notice's dates", async () => {
  await arrive("canadabuys", meeting(1));
  await arrive("toronto", meeting(4));
  await undoMerge(withoutPages(db), { opportunityId: 1, portal: "toronto" }, LATER);
  const dates = (await listDates()).filter(({ standing }) => standing === "sure");
  expect(dates.map(({ opportunityId, localDay, portal }) => [opportunityId, localDay, portal])).toEqual([
    [1, "2026-12-01", null],
    [2, "2026-12-04", null],
  ]);
});

test("reclassifying reads all notices of a bid and stores what a fresh reading stores", async () => {
  await arrive("canadabuys", `${meeting(1)}\nQuestions must be received by December 2, 2026 at noon.`);
  await arrive("york-bids", `${meeting(4)}\nBids remain valid for 60 days.`);
  await arrive("ontario-bids", meeting(1, "optional "));
  const fresh = (await listDates()).map(({ id: _, ...date }) => date);
  const rows = await db.select().from(opportunities);
  expect(fresh.length).toBeGreaterThan(4);
  expect(await reclassifyPiece(db, { after: 0, all: true }, LATER)).toMatchObject({ rewritten: 0 });
  await db.delete(opportunityKeyDates);
  await db.update(opportunities).set({ rulesVersion: "earlier", keyDates: [] });
  await reclassifyPiece(db, { after: 0 }, NOW);
  const again = (await listDates()).map(({ id: _, ...date }) => date);
  const undated = ({ changedAt: _, sequence: __, ...date }: (typeof fresh)[number]) => date;
  expect(again.map(undated)).toEqual(fresh.filter(({ standing }) => standing !== "withdrawn").map(undated));
  expect((await db.select().from(opportunities)).map(({ keyDates }) => keyDates.length)).toEqual(
    rows.map(({ keyDates }) => keyDates.length),
  );
});
