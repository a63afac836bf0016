import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { opportunities, textBlocks } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { TEXT_DAYS } from "~/domain/opportunities/archive-time";
import type { Notice } from "~/domain/opportunities/notice";
import { bringBack } from "~/features/archive/bring-back.server";
import { moveBlocks } from "~/features/archive/move-blocks.server";
import { packTexts } from "~/features/archive/pack-texts.server";
import { unpack } from "~/features/archive/text-block.server";
import { loadBid } from "~/features/opportunities/bid-page.server";
import { loadPublicBid } from "~/features/public-bids/public-bid.server";
import { reclassifySome } from "~/features/reclassify/reclassify.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices, withoutPages } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const DEADLINE = new Date("2026-12-01T19:00:00Z");
const LATER = new Date(DEADLINE.getTime() + (TEXT_DAYS + 1) * DAY_MS);
const PORTAL = { id: "portal", name: "Portal" };

const snowClearing = (i: number, changes: Partial<Parameters<typeof noticeOf>[0]> = {}) =>
  noticeOf({
    key: `N-${i}`,
    reference: `REF-${i}`,
    title: `Snow clearing of site ${i}`,
    deadline: DEADLINE,
    sections: { description: "A mandatory site meeting is held on November 25, 2026 at 10:00 a.m." },
    documents: [{ title: "Plan", url: `https://bids.example/${i}.pdf` }],
    ...changes,
  });

const NO_VALUE = {
  contractValue: null,
  estimatedValue: null,
  budgetMin: null,
  budgetMax: null,
  currency: null,
};

let db: Database;

beforeEach(async () => {
  db = await emptyDatabase();
  await insertUser(db, { id: "reader", role: "pro", subscriptionStatus: "active" });
});

const fill = () => ingestNotices(db, PORTAL, [snowClearing(0), snowClearing(1)], NOW);

async function pageOf(id: number, now = NOW) {
  const { services } = servicesAround(db, now);
  const [profile] = await db.query.users.findMany();
  return loadBid(services, profile!, id, new URL(`https://bids.example/bids/${id}`));
}

/** As the release before stored it: documents with the bid, reasons with the names of their fields. */
async function storeAsBefore() {
  await db.run(sql`
    update opportunities set documents = (select d.documents from opportunity_details d where d.opportunity_id = id),
      reasons = (
        select json_group_array(json_object(
          'service', run.value ->> 0, 'kind', run.value ->> 1, 'text', run.value ->> 2
        )) from json_each(reasons) run
      )
  `);
  await db.run(sql`update opportunity_details set documents = null`);
  const [row] = await db.all<{ documents: string; reasons: string }>(
    sql`select documents, reasons from opportunities`,
  );
  expect(row!.documents).toContain("https://bids.example/0.pdf");
  expect(row!.reasons).toContain('"kind":"phrase"');
}

const closeAll = async () => {
  while ((await sweepClosed(db, LATER)) > 0);
};

test("what the release before stored is shown, and moves when the bid is written again", async () => {
  await fill();
  const before = await pageOf(1);
  expect(JSON.stringify(before)).toContain("https://bids.example/0.pdf");
  await storeAsBefore();
  expect(await pageOf(1)).toEqual(before);
  // Where a row is kept is no difference to report.
  expect(await reclassifySome(db, { after: 0, all: true }, NOW)).toMatchObject({ looked: 2, rewritten: 0 });

  await ingestNotices(db, PORTAL, [snowClearing(0, { title: "Snow clearing of yard 0" })], NOW);
  const [bid] = await db.select().from(opportunities).where(eq(opportunities.id, 1));
  expect(bid!.documents).toEqual([]);
  const changed = await pageOf(1);
  expect(JSON.stringify(changed)).toContain("https://bids.example/0.pdf");
  // Only the title has changed.
  const history = JSON.stringify((changed as { detail: { changes: unknown } }).detail.changes);
  expect(history).toContain("Title");
  expect(history).not.toContain("Documents");
});

test("bids that the release before stored are packed and brought back whole, wherever a step is killed", async () => {
  await fill();
  await storeAsBefore();
  await closeAll();
  const before = [await pageOf(1, LATER), await pageOf(2, LATER)];
  for (let at = 1; at <= 6; at++) {
    for (const after of [false, true]) {
      const dying = createDatabase(dyingD1(env.DB, { at, after }));
      await packTexts({ db: dying, now: () => LATER }).catch(() => undefined);
      expect([await pageOf(1, LATER), await pageOf(2, LATER)]).toEqual(before);
    }
  }
  await packTexts({ db, now: () => LATER });
  expect(await countRows(db, "opportunity_details")).toBe(0);
  expect(await pageOf(1, LATER)).toEqual(before[0]);
  await bringBack(withoutPages(db), [1, 2]);
  expect([await pageOf(1, LATER), await pageOf(2, LATER)]).toEqual(before);
});

/** A block as the release before wrote it: notices as text, nothing left out. */
async function blockAsBefore() {
  const [block] = await db.select().from(textBlocks);
  const texts = [...(await unpack(block!.content))].map(([id, { rulesVersion: _, ...text }]) => [id, text]);
  const json = new Response(JSON.stringify(texts)).body!;
  const packed = json.pipeThrough(new CompressionStream("deflate-raw"));
  await db.update(textBlocks).set({ content: new Uint8Array(await new Response(packed).arrayBuffer()) });
}

test("a block of the release before is read, moves, and is brought back", async () => {
  await fill();
  await closeAll();
  const before = await pageOf(1, LATER);
  await packTexts({ db, now: () => LATER });
  await blockAsBefore();
  expect(await pageOf(1, LATER)).toEqual(before);
  expect(await moveBlocks({ ...withoutPages(db), now: () => LATER })).toEqual({ moved: 2, isDone: true });
  expect(await pageOf(1, LATER)).toEqual(before);
  await bringBack(withoutPages(db), [1]);
  expect(await pageOf(1, LATER)).toEqual(before);
});

test("a bid has a row for its value only while it states one", async () => {
  const store = (value: Partial<Notice["value"]>, title: string) =>
    ingestNotices(db, PORTAL, [snowClearing(0, { title, value: { ...NO_VALUE, ...value } })], NOW);
  const rows = () => db.all(sql`select contract_value as value, currency from opportunity_values`);
  await store({}, "Snow clearing");
  expect(await rows()).toEqual([]);
  await store({ contractValue: 90_000, currency: "CAD" }, "Snow clearing 2");
  expect(await rows()).toEqual([{ value: 90_000, currency: "CAD" }]);
  await store({}, "Snow clearing 3");
  expect(await rows()).toEqual([]);
  const page = await pageOf(1);
  expect(page).toMatchObject({ kind: "detail", detail: { title: "Snow clearing 3" } });
});

test("a packed bid's notice repeats nothing that its bid says, and pages show it all the same", async () => {
  await fill();
  await closeAll();
  const pages = async () => [
    await pageOf(1, LATER),
    await loadPublicBid(servicesAround(db, LATER).services, 1),
  ];
  const before = await pages();
  const links = () => db.all(sql`select url, reference, content from notices order by opportunity_id`);
  const whole = await links();
  await packTexts({ db, now: () => LATER });
  expect(await links()).toEqual([1, 2].map(() => ({ url: null, reference: null, content: "{}" })));
  expect(await pages()).toEqual(before);
  await bringBack(withoutPages(db), [1, 2]);
  expect(await links()).toEqual(whole);
});
