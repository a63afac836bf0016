import fc from "fast-check";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { notices, opportunities, opportunityVersions } from "#drizzle/schema";
import { FEDERAL_BUYERS } from "#drizzle/seed/portal-files/buyers/canadian-federal";
import { QUEBEC_BUYERS } from "#drizzle/seed/portal-files/buyers/quebec";
import { NYC_AGENCIES } from "#drizzle/seed/portal-files/buyers/us";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { nycCityRecordRows } from "#drizzle/seed/portal-files/nyc-city-record";
import {
  amendedNotice,
  cancelledNotice,
  type PortalNotice,
  portalNotices,
} from "#drizzle/seed/portal-files/portal-notice";
import { pushedNotice } from "#drizzle/seed/portal-files/pushed";
import { seaoFile } from "#drizzle/seed/portal-files/seao";
import { revisionOf } from "~/domain/opportunities/revision";
import { receivePush } from "~/features/push/receive-push.server";
import type { Services } from "~/lib/services";
import { findSource } from "~/sources";
import type { SourceId } from "~/sources/source";
import { CONFIG, emptyDatabase, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads a portal's answer, with these versions in this order. */
type Arrival = (services: Services, versions: ReadonlyArray<PortalNotice>) => Promise<unknown>;

const fileOf =
  (source: SourceId, write: (versions: ReadonlyArray<PortalNotice>) => string): Arrival =>
  (services, versions) =>
    runSource(services, findSource(source)!, new Blob([write(versions)]).stream());

const push: Arrival = async (services, versions) => {
  const notices = versions.map((version) => ({
    ...pushedNotice(version),
    status: version.status,
    amendment: version.amendment,
  }));
  const answer = await receivePush(
    services,
    new Request("https://bids.example/internal/ingest", {
      method: "POST",
      headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
      body: JSON.stringify({ portal: "peel-bids", notices }),
    }),
  );
  expect(answer.status).toBe(200);
};

const PORTALS = [
  { name: "push", buyers: FEDERAL_BUYERS, arrive: push },
  {
    name: "CanadaBuys",
    buyers: FEDERAL_BUYERS,
    arrive: fileOf("canadabuys-new", (notices) => canadaBuysCsv({ now: NOW, notices })),
  },
  {
    name: "OCDS",
    buyers: QUEBEC_BUYERS,
    arrive: fileOf("seao", (notices) => seaoFile({ now: NOW, notices })),
  },
  {
    name: "NYC",
    buyers: NYC_AGENCIES,
    arrive: fileOf("nyc-city-record", (notices) => JSON.stringify(nycCityRecordRows({ now: NOW, notices }))),
  },
] as const;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** What happened to a notice after its first publication, one step every other day. */
const life = fc.array(fc.constantFrom("amended", "cancelled"), { maxLength: 4 });
const lives = fc.array(life, { minLength: 2, maxLength: 4 });

function historyOf(first: PortalNotice, steps: ReadonlyArray<"amended" | "cancelled">) {
  const versions = [first];
  for (const [index, step] of steps.entries()) {
    const last: PortalNotice = { ...versions.at(-1)!, status: "active" };
    const at = daysAgo(9 - 2 * index);
    versions.push(step === "amended" ? amendedNotice(last, at) : cancelledNotice(last, at));
  }
  return versions;
}

function historiesOf(
  buyers: (typeof PORTALS)[number]["buyers"],
  all: ReadonlyArray<ReadonlyArray<"amended" | "cancelled">>,
) {
  const plans = all.map(() => ({ publishedDaysAgo: [12, 14] as const, closesInDays: 30 }));
  const firsts = [...portalNotices({ seed: 7, now: NOW, buyers, plans })];
  return firsts.map((first, index) =>
    historyOf({ ...first, solicitationNumber: `85026B00${10 + index}001` }, all[index]!),
  );
}

/** Everything that pages show of the notices, by their keys. */
async function endState(db: Database) {
  const rows = await db.select().from(notices);
  const stored = new Map((await db.select().from(opportunities)).map((row) => [row.id, row]));
  return rows
    .map(({ key, revision, contentHash, leads, opportunityId }) => {
      const { title, summary, status, deadline, published, region, documents, listed } =
        stored.get(opportunityId)!;
      const shown = { title, summary, status, deadline, published, region, documents, listed };
      return { key, revision, contentHash, leads, shown };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function stateAfter(arrive: Arrival, answers: ReadonlyArray<ReadonlyArray<PortalNotice>>) {
  const db = await emptyDatabase();
  for (const [index, versions] of answers.entries()) {
    const at = new Date(NOW.getTime() + index * 60_000);
    await arrive(servicesAround(db, at).services, versions);
  }
  return endState(db);
}

/** The versions in another order, cut into answers. */
function shuffled(
  versions: ReadonlyArray<PortalNotice>,
  keys: ReadonlyArray<number>,
  cuts: ReadonlyArray<boolean>,
) {
  const order = versions
    .map((version, index) => ({ version, key: keys[index]! }))
    .sort((a, b) => a.key - b.key)
    .map(({ version }) => version);
  const answers: Array<Array<PortalNotice>> = [];
  for (const [index, version] of order.entries()) {
    if (index === 0 || cuts[index]) answers.push([]);
    answers.at(-1)!.push(version);
  }
  return answers;
}

const atLeast = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 20, maxLength: 20 });

test.each(PORTALS)(
  "$name: whole histories in any order, in any number of answers, end as they do in order",
  async ({ buyers, arrive }) => {
    await fc.assert(
      fc.asyncProperty(lives, atLeast(fc.nat()), atLeast(fc.boolean()), async (steps, keys, cuts) => {
        const histories = historiesOf(buyers, steps);
        const versions = histories.flat();
        const inOrder = await stateAfter(
          arrive,
          versions.map((version) => [version]),
        );
        expect(inOrder).toHaveLength(histories.length);
        expect(inOrder.filter(({ shown }) => shown.status === "cancelled")).toHaveLength(
          histories.filter((history) => history.at(-1)!.status === "cancelled").length,
        );

        expect(await stateAfter(arrive, shuffled(versions, keys, cuts))).toEqual(inOrder);
      }),
      { numRuns: 12 },
    );
  },
  60_000,
);

/** A D1 on which another writer stores its notices just before this one does. */
function overtakenD1(d1: D1Database, overtake: () => Promise<unknown>): D1Database {
  let writes = false;
  let overtaken = false;
  return new Proxy(d1, {
    get(target, property) {
      if (property === "prepare") {
        return (query: string) => {
          writes ||= /\binto notices\b/.test(query);
          return target.prepare(query);
        };
      }
      if (property === "batch") {
        return async (statements: Array<D1PreparedStatement>) => {
          if (writes && !overtaken) {
            overtaken = true;
            await overtake();
          }
          return target.batch(statements);
        };
      }
      return Reflect.get(target, property) as unknown;
    },
  });
}

test("a writer that is overtaken by a later amendment does not overwrite it", async () => {
  const db = await emptyDatabase();
  const store = (own: Database, amendment: number) =>
    ingestNotices(
      own,
      { id: "peel-bids", name: "Peel Bids" },
      [noticeOf({ title: `Amendment ${amendment}`, revision: revisionOf(amendment) })],
      NOW,
    );
  await store(db, 1);

  const slow = createDatabase(overtakenD1(db.$client, () => store(db, 3)));
  expect(await store(slow, 2)).toMatchObject({ changed: 0, outdated: 1 });

  expect((await endState(db)).map(({ shown }) => shown.title)).toEqual(["Amendment 3"]);
});

test("an older amendment is counted as outdated and makes no version", async () => {
  const db = await emptyDatabase();
  const send = async (amendment: number, title: string) => {
    const body = { portal: "peel-bids", notices: [{ key: "1", title, amendment }] };
    const answer = await receivePush(
      servicesAround(db, NOW).services,
      new Request("https://bids.example/internal/ingest", {
        method: "POST",
        headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
        body: JSON.stringify(body),
      }),
    );
    return answer.json<Record<string, unknown>>();
  };
  expect(await send(2, "Snow clearing, amended")).toMatchObject({ created: 1, outdated: 0 });

  expect(await send(1, "Snow clearing")).toMatchObject({ created: 0, changed: 0, outdated: 1 });

  expect(await send(2, "Snow clearing, corrected")).toMatchObject({ changed: 1, outdated: 0 });
  expect(await db.select().from(opportunityVersions)).toHaveLength(1);
});

test("a far closing date that comes near is stored without a version", async () => {
  const db = await emptyDatabase();
  const [notice] = portalNotices({
    seed: 7,
    now: NOW,
    buyers: FEDERAL_BUYERS,
    plans: [{ publishedDaysAgo: [12, 14], closesInDays: 800 }],
  });
  const arrive = fileOf("canadabuys", (versions) => canadaBuysCsv({ now: NOW, notices: versions }));
  const stored = async () => (await db.select().from(opportunities))[0];
  await arrive(servicesAround(db, NOW).services, [notice!]);
  expect((await stored())?.deadline).toBeNull();

  await arrive(servicesAround(db, new Date(NOW.getTime() + 100 * DAY_MS)).services, [notice!]);

  expect(await stored()).toMatchObject({ deadline: notice!.closesAt, version: 1 });
  expect(await db.select().from(opportunityVersions)).toEqual([]);

  const nearer = { ...amendedNotice(notice!, NOW), closesAt: new Date(NOW.getTime() + 200 * DAY_MS) };
  await arrive(servicesAround(db, new Date(NOW.getTime() + 101 * DAY_MS)).services, [nearer]);
  const [version] = await db.select().from(opportunityVersions);
  expect(version?.changes).toMatchObject([{ field: "deadline", from: notice!.closesAt!.toISOString() }]);
});
