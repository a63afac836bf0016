import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import {
  notices,
  opportunities,
  opportunityDetails,
  opportunityVersions,
  portalCalls,
} from "#drizzle/schema";
import { readTexts } from "~/features/source-runs/read-texts.server";
import { findSource } from "~/sources";
import type { SourceId } from "~/sources/source";
import { createStandInPortals } from "../../workers/local/stand-in-portals";
import { CONFIG, countRows, emptyDatabase, servicesAround } from "../support/database";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const NEXT_DAY = new Date("2026-11-21T15:00:00Z");
/** One call for each state's list. */
const LISTS = 9;

type Listed = { id: string; posted?: string; title?: string; deadline?: string };
type Texts = Partial<Record<string, string | Response | Error>>;

/** SAM.gov with these notices in New York, and a count of the calls it got. */
function samGovWith(records: ReadonlyArray<Listed>, texts: Texts = {}) {
  const asked: Array<string> = [];
  const portalFetch = (input: RequestInfo | URL) => {
    const url = new URL(input as string);
    if (url.pathname.endsWith("/noticedesc")) {
      const id = url.searchParams.get("noticeid") ?? "";
      asked.push(id);
      const text = texts[id] ?? `<p>The text of ${id}: plow and salt the parking lots.</p>`;
      if (text instanceof Error) return Promise.reject(text);
      return Promise.resolve(typeof text === "string" ? Response.json({ description: text }) : text.clone());
    }
    asked.push("list");
    if (url.searchParams.get("state") !== "NY") return Promise.resolve(new Response(null, { status: 404 }));
    const opportunitiesData = records.map(recordOf);
    return Promise.resolve(Response.json({ totalRecords: records.length, opportunitiesData }));
  };
  return { asked, portalFetch: portalFetch as typeof fetch };
}

function recordOf({ id, posted = "2026-11-18", title = `Snow removal at depot ${id}`, deadline }: Listed) {
  return {
    noticeId: id,
    title,
    solicitationNumber: `W911-2026-${id}`,
    fullParentPathName: "DEPT OF DEFENSE.DEPT OF THE ARMY",
    postedDate: posted,
    type: "Solicitation",
    responseDeadLine: deadline ?? "2026-12-18T14:00:00-05:00",
    active: "Yes",
    description: `https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=${id}`,
    placeOfPerformance: { city: { name: "Albany" }, state: { code: "NY" }, country: { code: "USA" } },
  };
}

type Portal = ReturnType<typeof samGovWith>;

function servicesWith(
  db: Database,
  { portalFetch }: Pick<Portal, "portalFetch">,
  samGovCallsADay: number,
  at = NOW,
) {
  const config = { ...CONFIG, sourceKeys: { samGovApiKey: "SECRET", samGovCallsADay } };
  return servicesAround(db, at, { portalFetch, config }).services;
}

const source = (id: SourceId) => findSource(id)!;

async function readList(db: Database, portal: Portal, calls: number, at = NOW) {
  const { outcome } = await runSource(servicesWith(db, portal, calls, at), source("sam-gov"));
  portal.asked.length = 0;
  return outcome;
}

const read = async (db: Database, portal: Portal, calls: number, at = NOW) =>
  (await readTexts(servicesWith(db, portal, calls, at)))["sam-gov"];

async function textOf(db: Database, id: string) {
  const [row] = await db
    .select({
      sections: opportunityDetails.sections,
      summary: opportunities.summary,
      hasText: opportunities.hasText,
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId))
    .innerJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
    .where(eq(notices.key, `W9112026${id}`));
  return row;
}

test("at least 90 % of the demo's SAM.gov and SEAO notices open with a text", async () => {
  const db = await emptyDatabase();
  const portal = { portalFetch: createStandInPortals(env.DB) };
  for (const id of ["sam-gov", "seao"] as const) {
    await runSource(servicesWith(db, portal, 1_000, new Date()), source(id));
  }
  for (let stored = 1; stored > 0;) {
    stored = (await readTexts(servicesWith(db, portal, 1_000, new Date())))["sam-gov"]?.stored ?? 0;
  }

  for (const name of ["SAM.gov", "SEAO"]) {
    const all = await countRows(db, `opportunities where portal_source = '${name}'`);
    const withText = await countRows(db, `opportunities where portal_source = '${name}' and has_text = 1`);
    expect(all).toBeGreaterThan(100);
    expect(withText / all).toBeGreaterThanOrEqual(0.9);
  }
});

test("texts are read within the day's calls: matching notices first, then the newest", async () => {
  const db = await emptyDatabase();
  const portal = samGovWith([
    { id: "00001", posted: "2026-11-10" },
    { id: "00002", posted: "2026-11-19", title: "Aircraft spares and gaskets" },
    { id: "00003", posted: "2026-11-15" },
    { id: "00004", posted: "2026-11-17" },
  ]);
  expect(await readList(db, portal, LISTS + 2)).toBe("complete");

  expect(await read(db, portal, LISTS + 2)).toEqual({ stored: 2, none: 0, failed: 0 });
  expect(portal.asked).toEqual(["00004", "00003"]);
  expect(await read(db, portal, LISTS + 2)).toEqual({ stored: 0, none: 0, failed: 0 });
  expect(await db.select().from(portalCalls)).toEqual([
    { portal: "sam-gov", day: "2026-11-20", calls: LISTS + 2 },
  ]);

  expect(await textOf(db, "00004")).toEqual({
    sections: { description: "The text of 00004: plow and salt the parking lots." },
    summary: "The text of 00004: plow and salt the parking lots.",
    hasText: true,
  });
  expect(await textOf(db, "00001")).toMatchObject({ sections: {}, hasText: false });

  // The next day's calls are kept for its list until that has been read.
  portal.asked.length = 0;
  await read(db, portal, LISTS + 2, NEXT_DAY);
  expect(portal.asked).toEqual(["00001"]);
  await readList(db, portal, LISTS + 2, NEXT_DAY);
  await read(db, portal, LISTS + 2, NEXT_DAY);
  expect(portal.asked).toEqual(["00002"]);
});

test("runs at the same time never make more calls together than the day allows", async () => {
  const db = await emptyDatabase();
  const records = Array.from({ length: 12 }, (_, index) => ({ id: String(10_000 + index) }));
  const portal = samGovWith(records);
  await readList(db, portal, LISTS + 7);

  const results = await Promise.all([read(db, portal, LISTS + 7), read(db, portal, LISTS + 7)]);

  expect(portal.asked).toHaveLength(7);
  expect(results.map((result) => result?.failed)).toEqual([0, 0]);
  expect(await countRows(db, "opportunities where has_text = 1")).toBeGreaterThan(0);
});

test("a run that is killed has used up its calls", async () => {
  const db = await emptyDatabase();
  const records = Array.from({ length: 5 }, (_, index) => ({ id: String(10_000 + index) }));
  const portal = samGovWith(records);
  await readList(db, portal, LISTS + 4);
  const services = servicesWith(db, portal, LISTS + 4);
  let calls = 0;
  const killed = {
    ...services,
    portalFetch: ((...request: Parameters<typeof fetch>) =>
      // It never goes on from here, as in an invocation that was ended.
      ++calls === 3 ? new Promise(() => undefined) : portal.portalFetch(...request)) as typeof fetch,
  };

  void readTexts(killed);
  await expect.poll(() => calls).toBe(3);
  portal.asked.length = 0;
  await read(db, portal, LISTS + 4);

  expect(portal.asked).toHaveLength(1);
});

test("a stored text stays until its notice changes, and then until it has been read again", async () => {
  const db = await emptyDatabase();
  const texts: Texts = {};
  await readList(db, samGovWith([{ id: "00001" }], texts), 100);
  await read(db, samGovWith([{ id: "00001" }], texts), 100);
  const unchanged = samGovWith([{ id: "00001" }], texts);
  await readList(db, unchanged, 100);
  await read(db, unchanged, 100);
  expect(unchanged.asked).toEqual([]);
  expect(await countRows(db, "opportunity_versions")).toBe(0);

  texts["00001"] = "<p>Now with the loading dock, plowed before seven.</p>";
  const moved = samGovWith([{ id: "00001", deadline: "2026-12-22T14:00:00-05:00" }], texts);
  await readList(db, moved, 100);
  expect(await textOf(db, "00001")).toMatchObject({
    sections: { description: "The text of 00001: plow and salt the parking lots." },
    hasText: true,
  });
  await read(db, moved, 100);
  expect(moved.asked).toEqual(["00001"]);
  expect((await textOf(db, "00001"))?.sections).toEqual({
    description: "Now with the loading dock, plowed before seven.",
  });
  const versions = await db.select({ changes: opportunityVersions.changes }).from(opportunityVersions);
  expect(versions.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual([
    "deadline",
    "description",
  ]);
});

test("a text gives the trade that the title does not name", async () => {
  const db = await emptyDatabase();
  const portal = samGovWith([{ id: "00001", title: "Base services, north area" }], {
    "00001":
      "<p>The contractor provides snow removal and de-icing of roads and sidewalks. Snow plowing begins at 4 a.m.</p>",
  });
  await readList(db, portal, 100);
  await read(db, portal, 100);
  const [row] = await db.select({ category: opportunities.category }).from(opportunities);
  expect(row?.category).toBe("snow-removal");
});

test("no text there is remembered; a failure is tried three times and stops nothing else", async () => {
  const db = await emptyDatabase();
  const portal = samGovWith(
    [{ id: "00001" }, { id: "00002", posted: "2026-11-17" }, { id: "00003", posted: "2026-11-16" }],
    {
      "00001": new Response("<html>Maintenance</html>", { headers: { "Content-Type": "text/html" } }),
      "00002": new Response(null, { status: 404 }),
    },
  );
  await readList(db, portal, 100);
  expect(await read(db, portal, 100)).toEqual({ stored: 1, none: 1, failed: 1 });
  for (let run = 2; run <= 4; run += 1) await read(db, portal, 100);
  expect(portal.asked).toEqual(["00001", "00002", "00003", "00001", "00001"]);
  expect(await textOf(db, "00002")).toMatchObject({ sections: {}, hasText: false });
});

test("429 ends the day, also for a later reading of the list", async () => {
  const db = await emptyDatabase();
  const portal = samGovWith([{ id: "00001" }, { id: "00002" }], {
    "00001": new Response("{}", { status: 429 }),
    "00002": new Response("{}", { status: 429 }),
  });
  await readList(db, portal, 100);
  await read(db, portal, 100);
  await read(db, portal, 100);
  expect(portal.asked).toHaveLength(1);
  expect(await readList(db, portal, 100)).toBe("failed");

  expect(await read(db, samGovWith([{ id: "00001" }, { id: "00002" }]), 100, NEXT_DAY)).toMatchObject({
    stored: 2,
  });
});

test("a portal in trouble is left alone after three failures, without losing what was read", async () => {
  const db = await emptyDatabase();
  const records = Array.from({ length: 6 }, (_, index) => ({
    id: String(10_000 + index),
    posted: `2026-11-${19 - index}`,
  }));
  const portal = samGovWith(records, {
    "10001": new TypeError("network"),
    "10002": new TypeError("network"),
    "10003": new TypeError("network"),
  });
  await readList(db, portal, 100);
  expect(await read(db, portal, 100)).toEqual({ stored: 1, none: 0, failed: 3 });
  expect(portal.asked).toEqual(["10000", "10001", "10002", "10003"]);
  expect(await textOf(db, "10000")).toMatchObject({ hasText: true });
});
