import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { ingestKeys, opportunities, opportunityValues } from "#drizzle/schema";
import { issueIngestKey, revokeIngestKeys } from "~/features/push/ingest-keys.server";
import { receivePush } from "~/features/push/receive-push.server";
import { reclassifySome } from "~/features/reclassify/reclassify.server";
import { action } from "~/routes/internal.ingest-keys";
import { CONFIG, emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2026-11-21T15:00:00Z");
const IN_GEORGETOWN = { key: "7", title: "Snow clearing at 14 branches", city: "Georgetown" };

async function push(db: Database, secret: string, notice: Record<string, unknown> = IN_GEORGETOWN) {
  const request = new Request(`${CONFIG.origin}/internal/ingest`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ portal: "halton-bids", notices: [notice] }),
  });
  const answer = await receivePush(servicesAround(db, NOW).services, request);
  return answer.json<Record<string, unknown>>();
}

const issue = (db: Database, home: string | null, now = NOW) =>
  issueIngestKey(db, { portal: "halton-bids", hosts: [], home }, now);

const placesOf = async (db: Database) =>
  (await db.select({ places: opportunities.places }).from(opportunities)).flatMap(({ places }) => places);

test("a pushed notice that states no province is in the province that its portal is registered for", async () => {
  const db = await emptyDatabase();
  await push(db, await issue(db, "CA-ON"));

  expect(await placesOf(db)).toEqual(["CA-ON-HAL-HIL"]);
});

test("what operators send for a portal is in the portal's province too", async () => {
  const db = await emptyDatabase();
  await issue(db, "CA-PE");
  await push(db, CONFIG.ingestSecret!);

  expect(await placesOf(db)).toEqual(["CA-PE-KINGS"]);
});

test("an amount without a currency is in the dollars of the province that its portal is registered for", async () => {
  const db = await emptyDatabase();
  const bid = { key: "8", title: "Snow clearing", estimatedValue: 250_000 };
  const refused = await push(db, await issue(db, null), bid);
  expect(refused).toMatchObject({ fields: [{ field: "notices.0.currency" }] });

  for (const [home, currency] of [
    ["US-NY", "USD"],
    ["CA-ON", "CAD"],
  ] as const) {
    const secret = await issue(db, home, new Date(LATER.getTime() + (home === "CA-ON" ? 1 : 0)));
    for (const sender of [secret, CONFIG.ingestSecret!]) await push(db, sender, bid);
    const values = db.select({ currency: opportunityValues.currency }).from(opportunityValues);
    expect(await values).toEqual([{ currency }]);
  }
});

test("the portal's newest key counts, and revoking keys leaves its province", async () => {
  const db = await emptyDatabase();
  const old = await issue(db, "CA-PE");
  await issue(db, "CA-ON", LATER);
  await push(db, old);
  expect(await placesOf(db)).toEqual(["CA-ON-HAL-HIL"]);

  await revokeIngestKeys(db, "halton-bids", LATER);
  await reclassifySome(db, { after: 0, all: true }, LATER);
  expect(await placesOf(db)).toEqual(["CA-ON-HAL-HIL"]);
});

test("reclassify takes over a province that is registered later, and a second push changes nothing", async () => {
  const db = await emptyDatabase();
  await push(db, await issue(db, null));
  expect(await placesOf(db)).toEqual([]);

  const secret = await issue(db, "CA-ON", LATER);
  expect(await reclassifySome(db, { after: 0, all: true }, LATER)).toMatchObject({ rewritten: 1 });
  expect(await placesOf(db)).toEqual(["CA-ON-HAL-HIL"]);
  expect(await push(db, secret)).toMatchObject({ changed: 0, unchanged: 1 });

  await issue(db, null, new Date(LATER.getTime() + 1));
  await reclassifySome(db, { after: 0, all: true }, LATER);
  expect(await placesOf(db)).toEqual([]);
});

async function register(db: Database, home: unknown) {
  const request = new Request(`${CONFIG.origin}/internal/ingest-keys`, {
    method: "POST",
    headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
    body: JSON.stringify({ action: "issue", portal: "halton-bids", hosts: ["bids.example.ca"], home }),
  });
  const { services } = servicesAround(db, NOW);
  const args = { request, context: { services }, params: {} } as unknown as Parameters<typeof action>[0];
  const answer = await action(args);
  return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
}

test.each([
  ["CA-ON", "CA-ON"],
  ["Ontario", "CA-ON"],
  ["canada", "CA"],
  ["New York State", "US-NY"],
  [undefined, null],
])("an operator registers a portal for %j", async (home, stored) => {
  const db = await emptyDatabase();

  expect(await register(db, home)).toMatchObject({ status: 200, body: { home: stored } });
  expect(await db.select({ home: ingestKeys.home }).from(ingestKeys)).toEqual([{ home: stored }]);
});

test.each(["Peel Region", "CA-ON-PEL", "US-TX", "Atlantis", "", 7])(
  "a portal cannot be registered for %j, and the answer names the field",
  async (home) => {
    const db = await emptyDatabase();

    const { status, body } = await register(db, home);

    expect(status).toBe(422);
    expect(body["error"]).toContain("→ at home");
    expect(await db.select().from(ingestKeys)).toEqual([]);
  },
);
