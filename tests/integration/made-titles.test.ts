import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { notices, opportunities } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { renewNotice } from "~/features/reclassify/renew-notice";
import { torontoTitle } from "~/sources/toronto-title";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const TEXT =
  "The work under this contract includes gangways of steel on concrete piles, with lighting, power pedestals, railings and signs along the whole of the shore. All of it is at the Heron Point marina dock.";
const OURS = noticeOf({
  key: "5672000001",
  title: "Heron Point marina dock",
  reference: "5672000001",
  buyer: "City of Toronto, Parks",
  sections: { description: TEXT },
  place: { regions: [], city: "Toronto", state: "ON", country: "CA", buyerCity: null, buyerState: null },
});
/** It closes a week later there, so that nothing but the titles can show that it is the same. */
const THEIRS = { ...OURS, key: "HP-1", deadline: new Date("2026-12-11T19:00:00Z"), sections: {} };

const store = (db: Database, portal: string, notice: Notice) =>
  ingestNotices(db, { id: portal, name: portal }, [notice], NOW);

test("other rules for titles part no bid whose text still says the same", async () => {
  const db = await emptyDatabase();
  await store(db, "toronto", OURS);
  await store(db, "ontario-bids", THEIRS);
  await db.update(opportunities).set({ rulesVersion: "older" });

  const piece = await reclassifyPiece(db, { after: 0 }, NOW);

  const rows = await db.select().from(opportunities);
  expect(rows.map(({ title }) => title)).toEqual([torontoTitle(TEXT)]);
  expect(rows[0]?.title).not.toBe(OURS.title);
  expect(piece.fields).not.toHaveProperty("separated");
  expect(new Set((await db.select().from(notices)).map(({ opportunityId }) => opportunityId)).size).toBe(1);
});

test("a notice that older rules stored is renewed to what the portal's reader makes of it", () => {
  const { isTitleMade: _, ...older } = { ...OURS, title: torontoTitle(TEXT)!, isTitleMade: true as const };
  const made: Notice = { ...older, isTitleMade: true };
  expect(JSON.stringify(renewNotice(older, "toronto"))).toBe(JSON.stringify(renewNotice(made, "toronto")));
});
