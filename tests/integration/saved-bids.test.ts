import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { type Profile, users } from "#drizzle/schema";
import { SAVED_BID_STATUSES } from "~/domain/opportunities/saved-bid";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import type { FeedPageView } from "~/features/feed/feed-view";
import { loadBid } from "~/features/opportunities/bid-page.server";
import { keepFreeOpening } from "~/features/opportunities/keep-free-opening.server";
import { rememberListSettings } from "~/features/opportunities/list-settings.server";
import { insertFreeOpening } from "~/features/opportunities/open-bid.sql.server";
import { keepSmall } from "~/features/retention/delete-old-rows.server";
import { actOnBid, bidSchema } from "~/features/saved-bids/act-on-bid.server";
import { exportSavedBids } from "~/features/saved-bids/export-saved-bids.server";
import { recordView } from "~/features/saved-bids/record-view.server";
import type { SavedBidsView } from "~/features/saved-bids/saved-bids-view";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { contextAround, countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { loadFeedPage } from "../support/load-feed-page";
import { loadSavedBidsPage } from "../support/load-saved-bids-page";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-21T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = new URL("https://bids.example/dashboard/saved-bids");

let db: Database;
let basic: Profile;
let pro: Profile;
let ids: Array<number>;

beforeEach(async () => {
  db = await emptyDatabase();
  basic = await insertUser(db, { role: "basic" });
  pro = await insertUser(db, { role: "pro" });
  ids = await publish(8);
});

async function publish(count: number) {
  const notices = Array.from({ length: count }, (_, index) =>
    noticeOf({
      key: `notice ${index}`,
      reference: null,
      title: `Snow clearing, lot ${index + 1}`,
      place: placeIn("Peel Region"),
      published: NOW,
      deadline: new Date(NOW.getTime() + (index + 3) * DAY_MS),
      sections: { scope_of_work: `Secret scope of lot ${index + 1}: clear, salt and haul.` },
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
  const rows = await db.all<{ id: number }>(sql`select id from opportunities order by id`);
  return rows.map(({ id }) => id);
}

const withdraw = (id: number) => db.run(sql`update opportunities set status = 'withdrawn' where id = ${id}`);

async function act(profile: Profile, id: number, fields: Record<string, string>, now = NOW) {
  const { context } = contextAround(db, now);
  const answer = await actOnBid(context, profile, id, bidSchema.parse(fields));
  if (!(answer instanceof Response)) return { to: null, flash: null, bid: answer };
  const cookie = answer.headers.get("Set-Cookie");
  const flash = cookie
    ? (JSON.parse(atob(decodeURIComponent(/flash=([^;]*)/.exec(cookie)![1]!))) as Record<string, unknown>)
    : null;
  return { to: answer.headers.get("Location"), flash, bid: null };
}

const listedIn = (view: SavedBidsView | null) => view!.bids.map(({ card }) => card.id);

const bidOf = async ({ id }: Profile, bidId: number) => {
  const [row] = await db.all<{ status: string; notes: string | null; updatedAt: number; createdAt: number }>(
    sql`select status, notes, updated_at as updatedAt, created_at as createdAt from user_bids
        where user_id = ${id} and bid_id = ${bidId}`,
  );
  return row ?? null;
};

const viewsOf = ({ id }: Profile) => countRows(db, `user_bid_views where user_id = '${id}'`);

const openBid = async (profile: Profile, id: number, now = NOW) => {
  const { services } = contextAround(db, now);
  return loadBid(services, profile, id, new URL(`https://bids.example/bids/${id}`));
};

describe("saving", () => {
  test.each([
    ["dashboard", "Added to your list", "Already added", "Updated"],
    ["detail", "Bid saved to your pipeline!", "Bid is already in your pipeline!", null],
    ["browse", "Opportunity saved", "Already saved", null],
  ])(
    "TR-03 TR-04 TR-05 TR-06 ER-37 to ER-40 BD-09 from the %s: new, already there, further on",
    async (from, added, already, updated) => {
      const save = () => act(pro, ids[0]!, { intent: "save", from, back: "/dashboard?page=2" });

      const first = await save();
      expect(first.flash).toMatchObject({ title: added });
      expect(first.to).toBe(`/dashboard?page=2#bid-${ids[0]}`);
      expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: "interested" });
      expect((await save()).flash).toMatchObject({ title: already });

      await act(pro, ids[0]!, { intent: "status", status: "won" });
      expect((await save()).flash).toMatchObject({ title: updated ?? already });
      expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: updated ? "interested" : "won" });
      expect(await countRows(db, "user_bids")).toBe(1);
    },
  );

  test("ER-39 ER-40 browse names the opportunity", async () => {
    const save = { intent: "save", from: "browse" };
    expect((await act(basic, ids[1]!, save)).flash).toMatchObject({
      text: "Snow clearing, lot 2 has been saved to your list.",
    });
    expect((await act(basic, ids[1]!, save)).flash).toMatchObject({
      text: "Snow clearing, lot 2 is already in your pipeline.",
    });
  });

  test.each([
    ["dashboard", "Error: Failed to add opportunity to your list."],
    ["detail", "Error: Could not save bid to pipeline."],
    ["browse", "Error"],
  ])("ER-30 ER-32 ER-41 a save that fails on the %s says so, and stores nothing", async (from, title) => {
    await db.run(
      sql`create trigger no_saving before insert on user_bids begin select raise(abort, 'full'); end`,
    );
    const { flash } = await act(pro, ids[0]!, { intent: "save", from });
    await db.run(sql`drop trigger no_saving`);

    expect(flash).toMatchObject({ title, tone: "destructive" });
    if (from === "browse") expect(flash).toMatchObject({ text: "Failed to save opportunity." });
    expect(await countRows(db, "user_bids")).toBe(0);
  });

  test("twenty simultaneous saves of one bid create one row", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => act(basic, ids[0]!, { intent: "save", from: "dashboard" })),
    );
    expect(await countRows(db, "user_bids")).toBe(1);
  });

  test("an unknown or withdrawn opportunity cannot be saved", async () => {
    await withdraw(ids[0]!);
    for (const id of [ids[0]!, 999_999]) {
      const { flash } = await act(pro, id, { intent: "save" });
      expect(flash).toMatchObject({ tone: "destructive" });
    }
    expect(await countRows(db, "user_bids")).toBe(0);
  });

  test("the redirect stays on our origin, whatever the form says", async () => {
    for (const back of ["https://evil.example/", "//evil.example", "javascript:alert(1)", ""]) {
      const { to } = await act(pro, ids[0]!, { intent: "save", back });
      expect(to).toBe(`/opportunities#bid-${ids[0]}`);
    }
  });
});

describe("the pipeline", () => {
  test("SB-07 TR-04 CA-13 ER-46 every status can change to every other, and the change is dated", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    let later = NOW.getTime();
    for (const from of SAVED_BID_STATUSES) {
      for (const to of SAVED_BID_STATUSES.filter((status) => status !== from)) {
        await act(pro, ids[0]!, { intent: "status", status: from }, new Date(later));
        later += 1000;
        const { flash } = await act(pro, ids[0]!, { intent: "status", status: to }, new Date(later));
        expect(flash).toMatchObject({ title: "Status updated", text: `Bid status changed to ${to}.` });
        expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: to, updatedAt: later });
      }
    }
  });

  test.each(["", "Won", "archived", "toString", "won'; drop table user_bids"])(
    "SB-13 VR-14 the status %j is refused and changes nothing",
    async (status) => {
      await act(pro, ids[0]!, { intent: "save" });
      await expect(act(pro, ids[0]!, { intent: "status", status })).rejects.toMatchObject({ status: 400 });
      expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: "interested" });
    },
  );

  test("RP-15 nobody changes, notes or removes another's bid", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    for (const fields of [
      { intent: "status", status: "lost" },
      { intent: "notes", notes: "mine now" },
      { intent: "remove" },
    ] as Array<Record<string, string>>) {
      expect((await act(basic, ids[0]!, fields)).flash).toMatchObject({ tone: "destructive" });
    }
    expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: "interested", notes: null });
  });

  test("EN-13 notes are stored as typed, up to their limit, and can be emptied", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    await act(pro, ids[0]!, { intent: "notes", notes: "  Call Ann\r\n<b>site</b> visit ❄️ " });
    expect(await bidOf(pro, ids[0]!)).toMatchObject({ notes: "Call Ann\n<b>site</b> visit ❄️" });
    await expect(act(pro, ids[0]!, { intent: "notes", notes: "x".repeat(2_001) })).rejects.toMatchObject({
      status: 400,
    });
    expect(await bidOf(pro, ids[0]!)).toMatchObject({ notes: "Call Ann\n<b>site</b> visit ❄️" });
    await act(pro, ids[0]!, { intent: "notes", notes: " " });
    expect(await bidOf(pro, ids[0]!)).toMatchObject({ notes: null });
  });

  test("SB-09 CA-13 ER-47 a removed bid is deleted; undo brings it back with status, notes and date", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    await act(pro, ids[0]!, { intent: "status", status: "submitted" });
    await act(pro, ids[0]!, { intent: "notes", notes: "Bond ordered" });

    const removed = await act(pro, ids[0]!, { intent: "remove" });
    expect(removed.flash).toMatchObject({
      title: "Removed",
      text: "Bid removed from your list.",
      undo: { action: `/bids/${ids[0]}` },
    });
    expect(await bidOf(pro, ids[0]!)).toBeNull();

    await act(pro, ids[0]!, { intent: "restore" }, new Date(NOW.getTime() + 1000));
    expect(await bidOf(pro, ids[0]!)).toMatchObject({
      status: "submitted",
      notes: "Bond ordered",
      createdAt: NOW.getTime(),
    });
    expect(await countRows(db, "removed_bids")).toBe(0);
    const later = new Date(NOW.getTime() + 60_000);
    expect((await act(pro, ids[0]!, { intent: "restore" }, later)).flash).toMatchObject({
      title: "Nothing to undo",
    });
  });

  test("TR-07 a removal can be undone for a day, and a new save is not overwritten by it", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    await act(pro, ids[0]!, { intent: "status", status: "won" });
    await act(pro, ids[0]!, { intent: "remove" });
    await act(pro, ids[0]!, { intent: "save" });
    expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: "interested" });
    expect((await act(pro, ids[0]!, { intent: "restore" })).flash).toMatchObject({
      title: "Nothing to undo",
    });

    await act(pro, ids[0]!, { intent: "remove" });
    await keepSmall(servicesAround(db, new Date(NOW.getTime() + DAY_MS)).services);
    expect(await countRows(db, "removed_bids")).toBe(1);
    await keepSmall(servicesAround(db, new Date(NOW.getTime() + DAY_MS + 1)).services);
    expect(await countRows(db, "removed_bids")).toBe(0);
  });

  test.each([
    ["status", { intent: "status", status: "won" }, "Error: Failed to update bid status."],
    ["removal", { intent: "remove" }, "Error: Failed to remove bid from list."],
  ])("ER-34 ER-35 a %s that fails says so and leaves the bid as it was", async (_, fields, title) => {
    await act(pro, ids[0]!, { intent: "save" });
    await db.run(
      sql`create trigger no_update before update on user_bids begin select raise(abort, 'no'); end`,
    );
    await db.run(
      sql`create trigger no_delete before delete on user_bids begin select raise(abort, 'no'); end`,
    );
    const { flash } = await act(pro, ids[0]!, fields);
    await db.run(sql`drop trigger no_update`);
    await db.run(sql`drop trigger no_delete`);

    expect(flash).toMatchObject({ title, tone: "destructive" });
    expect(await bidOf(pro, ids[0]!)).toMatchObject({ status: "interested" });
    expect(await countRows(db, "removed_bids")).toBe(0);
  });

  test("SB-05 SB-11 CA-13 the next to close first, figures for what is listed, and a line for what sources closed early", async () => {
    for (const [index, id] of ids.entries()) {
      await act(pro, id, { intent: "save" }, new Date(NOW.getTime() + index));
    }
    for (const [id, status] of [
      [ids[1]!, "won"],
      [ids[2]!, "lost"],
    ] as const) {
      await act(pro, id, { intent: "status", status });
    }
    await withdraw(ids[3]!);
    const { services } = contextAround(db, NOW);
    const { view } = await loadSavedBidsPage(services, pro, PAGE);

    expect(listedIn(view)).toEqual(ids.filter((id) => id !== ids[3]));
    expect(view!.figures).toEqual([
      { label: "Total Saved", value: "7" },
      { label: "Interested", value: "5" },
      { label: "Won", value: "1" },
      { label: "Success Rate", value: "50%" },
    ]);
    expect(view!.withdrawn).toMatchObject({ count: 1 });

    const gone = await loadSavedBidsPage(services, pro, new URL("?status=withdrawn", PAGE));
    expect(gone.view!.bids).toMatchObject([{ card: { id: ids[3] }, gone: "Withdrawn by its source" }]);
    const won = await loadSavedBidsPage(services, pro, new URL("?status=won", PAGE));
    expect(won.view!.bids).toMatchObject([{ card: { id: ids[1] }, status: "won" }]);
  });

  test("bids without a closing date come after those that are open, and closed ones last, at every page", async () => {
    await publishMore(20);
    const all = await db.all<{ id: number }>(sql`select id from opportunities order by id`);
    for (const [index, { id }] of all.entries()) {
      const deadline =
        index % 3 === 0 ? null : NOW.getTime() + (index % 3 === 1 ? 1 : -1) * (index + 1) * DAY_MS;
      await db.run(sql`update opportunities set deadline = ${deadline} where id = ${id}`);
      await act(pro, id, { intent: "save" });
    }
    const at = (index: number) => all[index]!.id;
    const [undated, open, closed] = [0, 1, 2].map((rest) =>
      all.flatMap((_, index) => (index % 3 === rest ? [at(index)] : [])),
    );
    const expected = [...open!, ...undated!, ...closed!];
    const { services } = contextAround(db, NOW);
    const page = async (search: string) =>
      (await loadSavedBidsPage(services, pro, new URL(search, PAGE))).view;

    const first = await page("");
    expect(listedIn(first)).toEqual(expected.slice(0, 20));
    expect(listedIn(await page(new URL(first!.loadMoreHref!, PAGE).search))).toEqual(expected);
    expect(listedIn(await page("?sort=newest"))).toEqual(
      all
        .map(({ id }) => id)
        .reverse()
        .slice(0, 20),
    );
  });

  test("a closing date that its source moves moves the saved bid in the list", async () => {
    for (const id of ids) await act(pro, id, { intent: "save" });
    const { services } = contextAround(db, NOW);
    const list = async () => listedIn((await loadSavedBidsPage(services, pro, PAGE)).view);
    expect(await list()).toEqual(ids);

    const moved = { key: "notice 7", reference: null, title: "Snow clearing, lot 8", published: NOW };
    const notice = noticeOf({
      ...moved,
      place: placeIn("Peel Region"),
      deadline: new Date(NOW.getTime() + DAY_MS),
    });
    await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, [notice], NOW);
    expect(await list()).toEqual([ids[7], ...ids.slice(0, 7)]);
  });

  test("the last choice of an order is used when the address names none, and a search's order is not stored", async () => {
    for (const id of ids) await act(pro, id, { intent: "save" });
    const { services, context, settled } = contextAround(db, NOW);
    const remember = async (search: string) => {
      rememberListSettings(context, new URL(search, PAGE), pro);
      await settled();
      const [profile] = await db
        .select()
        .from(users)
        .where(sql`id = ${pro.id}`);
      return profile!;
    };
    const list = async (profile: Profile) =>
      listedIn((await loadSavedBidsPage(services, profile, PAGE)).view);
    for (const search of ["?sort=best-match", "?sort=", "?sort=cheapest", "?page=2"])
      expect((await remember(search)).listSort).toBeNull();

    const byNewest = await remember("?sort=newest");
    expect(await list(byNewest)).toEqual([...ids].reverse());
    expect(await list(await remember("?sort=closing-soon"))).toEqual(ids);

    const browse = await loadBrowsePage(context, byNewest, new URL("https://bids.example/opportunities"));
    expect(browse.view).toMatchObject({ sort: "newest", usualSort: "newest" });
    const last = { ...pro, listSort: "closing-soon" as const };
    const again = await loadBrowsePage(context, last, new URL("https://bids.example/opportunities"));
    expect(again.view).toMatchObject({ sort: "closing-soon", usualSort: "closing-soon" });
    const search = await loadBrowsePage(context, last, new URL("https://bids.example/opportunities?q=snow"));
    expect(search.view.sort).toBe("best-match");
  });

  test.each(["withdrawn", "cancelled", "awarded"] as const)(
    "SB-11 EN-09 a bid marked submitted, won or lost stays in the list and its figures when its source says %s",
    async (notice) => {
      for (const id of ids.slice(0, 5)) await act(pro, id, { intent: "save" });
      for (const [index, status] of SAVED_BID_STATUSES.entries())
        await act(pro, ids[index]!, { intent: "status", status });
      await db.run(sql`update opportunities set status = ${notice}`);
      const { services } = contextAround(db, NOW);
      const load = async (search = "") =>
        (await loadSavedBidsPage(services, pro, new URL(search, PAGE))).view!;
      const view = await load();

      expect(view.bids.map(({ status }) => status).sort()).toEqual(["lost", "submitted", "won"]);
      expect(view.figures.map(({ value }) => value)).toEqual(["3", "0", "1", "50%"]);
      expect(view.withdrawn).toMatchObject({ count: 2 });
      const said = {
        withdrawn: "No longer listed by its source",
        cancelled: "Cancelled by its source",
        awarded: "Awarded by its source",
      }[notice];
      for (const { gone, card } of view.bids) {
        expect(gone).toBe(said);
        expect(card.deadline).toMatchObject({ urgent: false, daysLeft: null });
      }
      expect((await load("?status=won")).bids).toHaveLength(1);
      expect((await load("?status=withdrawn")).bids.map(({ status }) => status).sort()).toEqual([
        "interested",
        "saved",
      ]);
      const { withdrawn } = view;
      await act(pro, ids[0]!, { intent: "status", status: "won" });
      expect((await load()).withdrawn?.count).toBe(withdrawn!.count - 1);
    },
  );

  test("SB-02 SB-03 C-30 the shorter list until a bid is beyond interested; Pro always has the pipeline", async () => {
    const lookOf = async (profile: Profile) => {
      const { services } = contextAround(db, NOW);
      return (await loadSavedBidsPage(services, profile, PAGE)).view!.look;
    };
    expect(await lookOf(basic)).toBe("interested");
    expect(await lookOf(pro)).toBe("pipeline");
    await act(basic, ids[0]!, { intent: "save" });
    expect(await lookOf(basic)).toBe("interested");
    await act(basic, ids[0]!, { intent: "status", status: "saved" });
    expect(await lookOf(basic)).toBe("pipeline");
  });

  test("the CSV has all of the user's saved bids and no one else's", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    await act(pro, ids[0]!, { intent: "notes", notes: "=1+1" });
    await act(basic, ids[1]!, { intent: "save" });
    const csv = await exportSavedBids(db, pro.id, NOW);

    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain('"Snow clearing, lot 1"');
    expect(csv).toContain("'=1+1");
    expect(csv).toContain('"Region","City","Province or state"');
    expect(csv).toContain('"ON"');
    expect(csv).toContain('"Closes (ET)","Stated value","Currency"');
    expect(csv).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d","\d*","(?:CAD)?"/);
    expect(csv).not.toContain("lot 2");
  });

  test("the CSV states an hour of closing only where the source does", async () => {
    const closes = async (deadline: string) => {
      await db.run(sql`update opportunities set deadline = ${Date.parse(deadline)} where id = ${ids[0]}`);
      return /"(2026-12-[^"]*)"/.exec(await exportSavedBids(db, pro.id, NOW))?.[1];
    };
    await act(pro, ids[0]!, { intent: "save" });
    expect(await closes("2026-12-04T14:00:00-05:00")).toBe("2026-12-04 14:00");
    expect(await closes("2026-12-04T23:59:59-05:00")).toBe("2026-12-04");
  });
});

describe("the views of a day", () => {
  test("SV-04 RP-02 BR-20 CA-11 Save & View saves as interested, records one view and opens", async () => {
    expect(await openBid(basic, ids[0]!)).toMatchObject({ kind: "save-first", viewsLeft: 5, viewsADay: 5 });

    const { to } = await act(basic, ids[0]!, { intent: "view", back: "/opportunities?q=snow" });

    expect(to).toBe(`/opportunities?q=snow&bid=${ids[0]}`);
    expect(await viewsOf(basic)).toBe(1);
    expect(await bidOf(basic, ids[0]!)).toMatchObject({ status: "interested" });
    const [due, published] = [new Date("2026-12-01T19:00:00Z"), new Date("2026-11-19T15:00:00Z")];
    await db.run(sql`
      update opportunities set deadline = ${due.getTime()}, published = ${published.getTime()} where id = ${ids[0]}
    `);
    expect(await openBid(basic, ids[0]!)).toMatchObject({
      kind: "detail",
      maySaveToPipeline: false,
      detail: {
        deadline: { label: "Tue 1 Dec 2026, 2:00 pm ET", daysLeft: "10 days left" },
        published: "19 Nov 2026",
      },
    });
  });

  test("SV-05 a saved bid asks without saving again, and keeps its status", async () => {
    await act(basic, ids[0]!, { intent: "save" });
    await act(basic, ids[0]!, { intent: "status", status: "submitted" });
    expect(await openBid(basic, ids[0]!)).toMatchObject({ kind: "confirm", viewsLeft: 5 });
    await act(basic, ids[0]!, { intent: "view" });
    expect(await bidOf(basic, ids[0]!)).toMatchObject({ status: "submitted" });
    expect(await openBid(basic, ids[0]!)).toMatchObject({ kind: "detail" });
  });

  test("SV-06 SV-07 SV-08 SV-09 CA-14 the sixth new bid is refused, those seen before stay open, and midnight gives five more", async () => {
    for (const id of ids.slice(0, 6)) await act(basic, id, { intent: "view" });

    expect(await viewsOf(basic)).toBe(5);
    expect(await bidOf(basic, ids[5]!)).toBeNull();
    expect(await openBid(basic, ids[5]!)).toMatchObject({ kind: "limit" });
    expect(await openBid(basic, ids[4]!)).toMatchObject({ kind: "detail" });
    await act(basic, ids[4]!, { intent: "view" });
    expect(await viewsOf(basic)).toBe(5);

    const beforeMidnight = new Date("2026-11-22T04:59:59Z");
    const afterMidnight = new Date("2026-11-22T05:00:00Z");
    expect(await openBid(basic, ids[5]!, beforeMidnight)).toMatchObject({ kind: "limit" });
    expect(await openBid(basic, ids[5]!, afterMidnight)).toMatchObject({ kind: "save-first", viewsLeft: 5 });
    await act(basic, ids[5]!, { intent: "view" }, afterMidnight);
    expect(await openBid(basic, ids[5]!, afterMidnight)).toMatchObject({ kind: "detail" });
  });

  test("fifty views at once by one basic user on a fresh day: exactly five are recorded", async () => {
    await publishMore(60);
    const all = await db.all<{ id: number }>(sql`select id from opportunities`);
    await Promise.all(all.slice(0, 50).map(({ id }) => recordView(db, basic, id, NOW)));
    expect(await viewsOf(basic)).toBe(5);
    expect(await countRows(db, "user_bids")).toBe(5);
  });

  test("a bid without a text opens unsaved and without a view, and stays open when its text comes", async () => {
    const [opened, other] = [ids[0]!, ids[1]!];
    await db.run(sql`update opportunities set has_text = 0 where id in (${opened}, ${other})`);
    for (const id of ids.slice(2, 7)) await act(basic, id, { intent: "view" });
    expect(await viewsOf(basic)).toBe(5);

    const bid = await openBid(basic, opened);
    expect(bid).toMatchObject({ kind: "detail", savedStatus: null, detail: { isHeadlineOnly: true } });
    await keepFreeOpening(contextAround(db, NOW).services, basic, bid);
    // Neither a form of an old page nor one made by hand can spend a view on it.
    await act(basic, other, { intent: "view" }, new Date("2026-11-22T05:00:00Z"));
    expect(await bidOf(basic, opened)).toBeNull();
    expect(await bidOf(basic, other)).toBeNull();
    expect(await countRows(db, "user_bid_views where spent = 1")).toBe(5);

    await db.run(sql`update opportunities set has_text = 1`);
    expect(await openBid(basic, opened)).toMatchObject({ kind: "detail" });
    expect(await openBid(basic, other)).toMatchObject({ kind: "limit" });
    expect(await openBid(basic, other, new Date("2026-11-22T05:00:00Z"))).toMatchObject({
      kind: "save-first",
      viewsLeft: 5,
    });
  });

  test("the opening of a bid with a text is not stored without a view", async () => {
    const bid = await openBid(pro, ids[0]!);
    await keepFreeOpening(contextAround(db, NOW).services, basic, bid);
    await runOne(db, insertFreeOpening(basic.id, ids[0]!, NOW));
    expect(await viewsOf(basic)).toBe(0);
  });

  test("RP-08 Pro opens every bid, and no view is counted", async () => {
    for (const id of ids) {
      await act(pro, id, { intent: "view" });
      expect(await openBid(pro, id)).toMatchObject({ kind: "detail", maySaveToPipeline: true });
    }
    expect(await viewsOf(pro)).toBe(0);
    expect(await countRows(db, "user_bids")).toBe(0);
  });

  test("SV-10 RP-13 users who may not see the details do not receive them", async () => {
    const { context } = contextAround(db, NOW);
    const search = `?bid=${ids[0]}`;
    const pages = [
      await loadFeedPage(context, basic, new URL(`https://bids.example/dashboard${search}&role=pro`)),
      await loadBrowsePage(context, basic, new URL(`https://bids.example/opportunities${search}`)),
      await loadSavedBidsPage(context.services, basic, new URL(search, PAGE)),
      await openBid(basic, ids[0]!),
    ];
    for (const page of pages) expect(JSON.stringify(page)).not.toContain("Secret scope");
    expect(JSON.stringify(await openBid(pro, ids[0]!))).toContain("Secret scope");
    expect(await viewsOf(basic)).toBe(0);
  });

  test("a search without a letter or digit finds nothing and says so", async () => {
    const { context } = contextAround(db, NOW);
    const find = async (term: string) => {
      const url = new URL(`https://bids.example/opportunities?q=${encodeURIComponent(term)}`);
      return (await loadBrowsePage(context, pro, url)).view;
    };
    const emoji = await find("❄️");
    expect({ cards: emoji.cards.length, wordless: emoji.wordless }).toEqual({ cards: 0, wordless: true });
    const nothing = await find("");
    expect(nothing.cards.length).toBeGreaterThan(0);
    expect(nothing.wordless).toBe(false);
  });

  test("ER-42 a view that cannot be recorded is no obstacle: the bid opens", async () => {
    await db.run(
      sql`create trigger no_view before insert on user_bid_views begin select raise(abort, 'no'); end`,
    );
    const { bid } = await act(basic, ids[0]!, { intent: "view" });
    await db.run(sql`drop trigger no_view`);

    expect(bid).toMatchObject({ kind: "detail" });
    expect(JSON.stringify(bid)).toContain("Secret scope");
  });

  test("a bid that is not there, or that its source took back, is a 404; one's own saved one still opens", async () => {
    await act(pro, ids[0]!, { intent: "save" });
    await withdraw(ids[0]!);
    await expect(openBid(basic, ids[0]!)).rejects.toMatchObject({ status: 404 });
    await expect(openBid(pro, 999_999)).rejects.toMatchObject({ status: 404 });
    expect(await openBid(pro, ids[0]!)).toMatchObject({ kind: "detail", detail: { status: "Withdrawn" } });
  });
});

async function publishMore(count: number) {
  const notices = Array.from({ length: count }, (_, index) =>
    noticeOf({ key: `more ${index}`, reference: null, title: `Ice control ${index}`, published: NOW }),
  );
  await ingestNotices(db, { id: "toronto", name: "Toronto" }, notices, NOW);
}

describe("a page whose database breaks in the middle", () => {
  test("ER-43 ER-44 a search that fails is an empty list; bid types that fail are no bid types", async () => {
    const { context } = contextAround(db, NOW);
    const url = new URL("https://bids.example/opportunities");
    await db.run(sql`alter table distinct_bid_types rename to hidden_bid_types`);
    const withoutTypes = await loadBrowsePage(context, pro, url);
    await db.run(sql`alter table hidden_bid_types rename to distinct_bid_types`);
    expect(withoutTypes.view.bidTypes).toEqual([]);
    expect(withoutTypes.view.cards).toHaveLength(8);

    await db.run(sql`alter table opportunity_values rename to hidden_values`);
    const broken = await loadBrowsePage(context, pro, url);
    const saved = await loadSavedBidsPage(context.services, pro, PAGE);
    await db.run(sql`alter table hidden_values rename to opportunity_values`);
    expect(broken.view).toMatchObject({ failed: true, cards: [], found: { label: "Search failed" } });
    expect(saved.view).toBeNull();
  });

  test("ER-29 ER-31 details that cannot be read leave the list standing", async () => {
    const { context } = contextAround(db, NOW);
    await db.run(sql`alter table opportunity_versions rename to hidden_versions`);
    const feed = await loadFeedPage(context, pro, new URL(`https://bids.example/dashboard?bid=${ids[0]}`));
    await db.run(sql`alter table hidden_versions rename to opportunity_versions`);

    expect(feed.bid).toEqual({ kind: "failed" });
    expect(cardsOf(feed.view)).toHaveLength(8);
  });
});

/** The two lists of a feed. */
const cardsOf = ({ closing, list }: FeedPageView) => [...(closing?.cards ?? []), ...(list?.cards ?? [])];

test("DB-09 LM-08 with exactly twenty in the feed, Load More is offered once and then disappears", async () => {
  const { context } = contextAround(db, NOW);
  const feed = async (search = "") =>
    (await loadFeedPage(context, pro, new URL(`https://bids.example/dashboard${search}`))).view;
  expect((await feed()).loadMoreHref).toBeNull();
  await publish(20);

  const first = await feed();
  expect(cardsOf(first)).toHaveLength(20);
  const second = await feed(new URL(first.loadMoreHref!, "https://bids.example").search);
  expect(cardsOf(second)).toHaveLength(20);
  expect(second.loadMoreHref).toBeNull();
});

test("CA-06 BR-03 BR-04 bid types are listed by name, states by country and then name", async () => {
  const types = ["Request for Tender", "Request for Quotation", "Request for Proposal"];
  const notices = types.map((noticeType, index) =>
    noticeOf({ key: `type ${index}`, reference: null, noticeType }),
  );
  await ingestNotices(db, { id: "toronto", name: "Toronto" }, notices, NOW);
  await runBatch(db, recountBidTypes());
  const { context } = contextAround(db, NOW);
  const { view } = await loadBrowsePage(context, pro, new URL("https://bids.example/opportunities"));

  const listed = view.bidTypes.map(({ label }) => label);
  expect(listed).toEqual(expect.arrayContaining(types));
  expect(listed).toEqual([...new Set(listed)].sort());
  const [own, ...states] = view.states.map(({ group, label }) => `${group}: ${label}`);
  expect(own).toBe("Your regions: Ontario");
  expect(states).toHaveLength(21);
  expect(states).toEqual([...states].sort());
});

test("RT-21 C-29 the count beside View Saved matches its page, and Pro has none", async () => {
  const { context } = contextAround(db, NOW);
  const countFor = async (profile: Profile) =>
    (await loadFeedPage(context, profile, new URL("https://bids.example/dashboard"))).view.savedCount;
  await act(basic, ids[0]!, { intent: "save" });
  await act(basic, ids[1]!, { intent: "save" });
  await withdraw(ids[1]!);
  expect(await countFor(basic)).toBe("1");
  expect(await countFor(pro)).toBeNull();
});

test("RP-06 RP-07 advanced filters narrow for Pro and do nothing for the others", async () => {
  const { context } = contextAround(db, NOW);
  const found = async (profile: Profile, search: string) => {
    const page = await loadBrowsePage(
      context,
      profile,
      new URL(`https://bids.example/opportunities?${search}`),
    );
    return page.view.cards.length;
  };
  // The lots close on the 24th of November and on each of the seven days after.
  expect(await found(pro, "from=2026-11-25&to=2026-11-26")).toBe(2);
  expect(await found(basic, "from=2026-11-25&to=2026-11-26")).toBe(8);
  expect(await found(pro, "category=paving")).toBe(0);
  expect(await found(pro, "category=snow-removal")).toBe(8);
  expect(await found(basic, "category=paving")).toBe(8);
  expect(await found(pro, "agency=Nobody")).toBe(0);
});

test("a stored count stays exact after each change of the index and each closing", async () => {
  await publishMore(40);
  const label = async (now = NOW) => {
    const at = contextAround(db, now);
    const page = await loadBrowsePage(at.context, pro, new URL("https://bids.example/opportunities"));
    await at.settled();
    return page.view.found.label;
  };
  expect(await label()).toBe("48 Opportunities Found");
  expect(await countRows(db, "match_counts")).toBe(1);
  expect(await label()).toBe("48 Opportunities Found");

  // The first lot closes three days later.
  expect(await label(new Date(NOW.getTime() + 3 * DAY_MS))).toBe("47 Opportunities Found");

  await ingestNotices(
    db,
    { id: "seao", name: "SEAO" },
    [noticeOf({ key: "one more", reference: null, title: "Roof repair", published: NOW })],
    NOW,
  );
  expect(await label()).toBe("49 Opportunities Found");
});
