import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { actOnBid, bidSchema } from "~/features/saved-bids/act-on-bid.server";
import { contextAround, countRows, emptyDatabase, insertUser } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { loadFeedPage } from "../support/load-feed-page";
import { loadSavedBidsPage } from "../support/load-saved-bids-page";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-21T15:00:00Z");
const LATER = new Date("2026-11-21T15:05:00Z");

let db: Database;
let pro: Profile;
let ids: Array<number>;

beforeEach(async () => {
  db = await emptyDatabase();
  pro = await insertUser(db, { role: "pro" });
  const notices = Array.from({ length: 4 }, (_, index) =>
    noticeOf({
      key: `notice ${index}`,
      reference: null,
      title: `Snow clearing, lot ${index + 1}`,
      place: placeIn("Peel Region"),
      published: NOW,
      deadline: new Date("2026-12-01T15:00:00Z"),
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
  ids = (await db.all<{ id: number }>(sql`select id from opportunities order by id`)).map(({ id }) => id);
});

type Fields = Record<string, string>;
type Notice = { title: string; text: string | null; tone: string; undo: { fields: Fields } | null };

async function act(fields: Fields, { id = ids[0]!, now = NOW } = {}) {
  const answer = await actOnBid(contextAround(db, now).context, pro, id, bidSchema.parse(fields));
  if (!(answer instanceof Response)) throw new Error("The bid was shown instead of a redirect");
  const cookie = /flash=([^;]*)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1];
  const flash = cookie ? (JSON.parse(atob(decodeURIComponent(cookie))) as Notice) : null;
  return { to: answer.headers.get("Location"), flash };
}

const said = async (...acting: Parameters<typeof act>) => {
  const { flash } = await act(...acting);
  return flash && [flash.title, flash.text].filter(Boolean).join(" | ");
};

const savedBids = () => countRows(db, `user_bids where user_id = '${pro.id}'`);
const savedIds = async () =>
  (await db.all<{ id: number }>(sql`select bid_id as id from user_bids order by bid_id`)).map(({ id }) => id);
const withdraw = () => db.run(sql`update opportunities set status = 'withdrawn' where id = ${ids[0]!}`);

const SAVE = (from: string, was = "none") => ({ intent: "save", from, was });
const STATUS = { intent: "status", status: "won" };
const NOTES = { intent: "notes", notes: "Call Ann" };
const REMOVE = { intent: "remove" };
const RESTORE = { intent: "restore" };

const MEANWHILE = {
  removed: async () => {
    await act({ intent: "save" });
    await act(REMOVE);
  },
  saved: () => act({ intent: "save" }),
  withdrawn: () => withdraw(),
  "saved, then withdrawn": async () => {
    await act({ intent: "save" });
    await withdraw();
  },
};

const NOT_SAVED = "The bid is no longer in your list.";
const GONE = "The bid is no longer available.";
const SAYS: ReadonlyArray<[keyof typeof MEANWHILE, string, Fields, string | RegExp]> = [
  ["removed", "heart on the dashboard", SAVE("dashboard", "interested"), "Added to your list"],
  ["removed", "heart while browsing", SAVE("browse", "interested"), /^Opportunity saved \| /],
  ["removed", "Save to Pipeline", SAVE("detail", "interested"), "Bid saved to your pipeline!"],
  ["removed", "status", STATUS, `Error: Failed to update bid status. | ${NOT_SAVED}`],
  ["removed", "notes", NOTES, `Error: Failed to save your notes. | ${NOT_SAVED}`],
  ["removed", "Remove", REMOVE, `Error: Failed to remove bid from list. | ${NOT_SAVED}`],
  ["removed", "Undo", RESTORE, "Added to your list | The bid is back, with its status and notes."],
  ["removed", "PDF", { intent: "pdf" }, /^Coming soon/],
  ["saved", "heart on the dashboard", SAVE("dashboard"), "Already added"],
  ["saved", "heart while browsing", SAVE("browse"), /^Already saved \| .* is already in your pipeline\.$/],
  ["saved", "Save to Pipeline", SAVE("detail"), "Bid is already in your pipeline!"],
  ["saved", "status", STATUS, "Status updated | Bid status changed to won."],
  ["saved", "notes", NOTES, "Updated | Your notes have been saved."],
  ["saved", "Remove", REMOVE, "Removed | Bid removed from your list."],
  ["saved", "Undo", RESTORE, "Nothing to undo | The bid can no longer be restored."],
  [
    "withdrawn",
    "heart on the dashboard",
    SAVE("dashboard"),
    `Error: Failed to add opportunity to your list. | ${GONE}`,
  ],
  ["withdrawn", "heart while browsing", SAVE("browse"), `Error | Failed to save opportunity. ${GONE}`],
  ["withdrawn", "Save to Pipeline", SAVE("detail"), `Error: Could not save bid to pipeline. | ${GONE}`],
  ["withdrawn", "status", STATUS, `Error: Failed to update bid status. | ${NOT_SAVED}`],
  ["withdrawn", "notes", NOTES, `Error: Failed to save your notes. | ${NOT_SAVED}`],
  ["withdrawn", "Remove", REMOVE, `Error: Failed to remove bid from list. | ${NOT_SAVED}`],
  ["withdrawn", "Undo", RESTORE, "Nothing to undo | The bid can no longer be restored."],
  ["saved, then withdrawn", "status", STATUS, "Status updated | Bid status changed to won."],
  ["saved, then withdrawn", "notes", NOTES, "Updated | Your notes have been saved."],
  ["saved, then withdrawn", "Remove", REMOVE, "Removed | Bid removed from your list."],
];

describe("ER-30 ER-32 ER-34 ER-35 ER-38 ER-40 ER-41 what another tab or the source did meanwhile", () => {
  test.each(SAYS)("%s: %s", async (meanwhile, _action, fields, says) => {
    await MEANWHILE[meanwhile]();
    const text = await said({ back: "/dashboard", ...fields }, { now: LATER });
    if (typeof says === "string") expect(text).toBe(says);
    else expect(text).toMatch(says);
  });

  test("an open question about a bid that is withdrawn leaves its list standing, and says so in its place", async () => {
    await withdraw();
    const { context, services } = contextAround(db, LATER);
    const url = (path: string) => new URL(`https://bids.example${path}?bid=${ids[0]!}`);
    const feed = await loadFeedPage(context, pro, url("/dashboard"));
    expect(feed.bid).toEqual({ kind: "gone" });
    const saved = await loadSavedBidsPage(services, pro, url("/dashboard/saved-bids"));
    expect(saved.bid).toEqual({ kind: "gone" });
    expect(saved.view).not.toBeNull();
  });
});

describe("a form that is sent twice gets the same answer twice", () => {
  test.each([
    ["the heart", SAVE("dashboard")],
    ["browsing", SAVE("browse")],
    ["Save to Pipeline", SAVE("detail")],
  ])("%s", async (_, fields) => {
    const first = await said(fields);
    expect(await said(fields)).toBe(first);
    expect(first).not.toMatch(/already/i);
    expect(await savedBids()).toBe(1);
  });

  test("the heart of a bid that was further on", async () => {
    await act({ intent: "save" });
    await act(STATUS);
    const fields = SAVE("dashboard", "won");
    const first = await said(fields, { now: LATER });
    expect(first).toBe("Updated | Bid status changed to interested.");
    expect(await said(fields, { now: LATER })).toBe(first);
  });

  test("Remove and its Undo", async () => {
    await act({ intent: "save" });
    const first = await act(REMOVE);
    expect((await act(REMOVE)).flash).toEqual(first.flash);
    const undo = first.flash!.undo!.fields;
    const back = await said(undo);
    expect(await said(undo)).toBe(back);
    expect(await savedBids()).toBe(1);
  });
});

describe("Undo", () => {
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

  test("brings back all that was removed in one go, and nothing that was removed before or after", async () => {
    for (const id of ids) await act({ intent: "save" }, { id });
    await act(REMOVE, { id: ids[0]!, now: after(0) });
    await act(REMOVE, { id: ids[1]!, now: after(60) });
    const { flash } = await act(REMOVE, { id: ids[2]!, now: after(64) });
    expect(flash?.text).toBe("Bid removed from your list. Undo brings back all 2.");
    await act(REMOVE, { id: ids[3]!, now: after(120) });

    expect(await said(flash!.undo!.fields, { id: ids[2]!, now: after(130) })).toBe(
      "Added to your list | 2 bids are back, with their status and notes.",
    );
    expect(await savedIds()).toEqual([ids[1], ids[2]]);
  });

  test("returns to the page that removed, and only restores one's own", async () => {
    await act({ intent: "save" });
    const { flash } = await act({ ...REMOVE, back: "/dashboard?bid=1" });
    expect(flash?.undo?.fields["back"]).toBe("/dashboard?bid=1");
    const other = await insertUser(db, { role: "pro" });
    const fields = bidSchema.parse(flash!.undo!.fields);
    await actOnBid(contextAround(db, LATER).context, other, ids[0]!, fields);
    expect(await countRows(db, "user_bids")).toBe(0);
    expect(await countRows(db, "removed_bids")).toBe(1);
  });

  test.each(["", "1-", "9-1", "x", "1-9999999999999999"])("takes %j for the one bid", async (removals) => {
    for (const id of ids) await act({ intent: "save" }, { id });
    for (const id of ids) await act(REMOVE, { id });
    await act({ ...RESTORE, removals });
    expect(await savedIds()).toEqual([ids[0]]);
  });
});
