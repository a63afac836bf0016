import { expect, test } from "vitest";
import { KEY_DATE_NOTICES } from "~/content/key-dates";
import { keyDatesView } from "~/features/key-dates/key-dates-view.server";
import { noticeOfSaved } from "~/features/key-dates/saved-notice";
import { BID, dateOf, NOW, OWN, type Own, type Rows } from "../../support/dated-bid";

const viewOf = (read: Rows, own: ReadonlyArray<Own> = [], bid: Parameters<typeof keyDatesView>[0] = BID) =>
  keyDatesView(bid, read, own, NOW);
const UNSAID = { mandatory: "unsaid", place: null } as const;
const OPENING = dateOf({
  ...UNSAID,
  id: "opening",
  kind: "opening",
  at: BID.deadline,
  localDay: "2026-12-04",
});

test("an opening at the minute of the closing is told in the closing's row", () => {
  const view = viewOf([OPENING]);
  expect(view.dates).toEqual([]);
  expect(view.opening).toMatchObject({ id: "opening", correctHref: "/bids/7/dates?date=opening" });
});

test("an opening at another time, and one that its reader has noted, keep a row below the closing", () => {
  const later = { ...OPENING, at: new Date("2026-12-04T19:30:00Z") };
  expect(viewOf([later])).toMatchObject({ opening: null, dates: [{ id: "opening", isAfterClosing: true }] });
  const own: Own = {
    ...OWN,
    kind: "opening",
    keyDateId: "opening",
    at: BID.deadline,
    localDay: "2026-12-04",
  };
  expect(viewOf([OPENING], [own])).toMatchObject({ opening: null, dates: [{ isAfterClosing: true }] });
});

test("of a bid whose text states the closing, the opening of that minute is in the closing's row too", () => {
  const closing = dateOf({
    ...UNSAID,
    id: "closing",
    kind: "closing",
    at: OPENING.at,
    localDay: "2026-12-04",
  });
  const undated = { ...BID, deadline: null };
  const view = viewOf([OPENING, closing], [], undated);
  expect(view.dates.map(({ id, isClosing }) => [id, isClosing])).toEqual([["closing", true]]);
  expect(view.opening).toMatchObject({ id: "opening", sentence: null });
  const term = dateOf({
    ...UNSAID,
    id: "term",
    kind: "term",
    precision: "relative",
    at: null,
    localDay: null,
  });
  const late = { ...OPENING, at: new Date("2026-12-04T20:00:00Z") };
  const rows = viewOf([term, late, closing], [], undated).dates;
  expect(rows.map(({ id, isAfterClosing }) => [id, isAfterClosing])).toEqual([
    ["closing", false],
    ["opening", true],
    ["term", true],
  ]);
});

test("a long sentence of two dates is printed once, and a short one twice", () => {
  const sentence = `The work begins on March 1, 2027 and ${"continues without a break and ".repeat(3)}ends on May 30, 2027.`;
  const two = (words: string) =>
    viewOf([
      dateOf({ ...UNSAID, id: "a", kind: "start", localDay: "2027-03-01", sentence: words }),
      dateOf({ ...UNSAID, id: "b", kind: "end", localDay: "2027-05-30", sentence: words }),
    ]).dates.map((date) => [date.sentence, date.sameSentenceAs]);
  expect(two(sentence)).toEqual([
    [sentence, null],
    [null, "Work starts"],
  ]);
  expect(two("March 1 to May 30, 2027.")[1]).toEqual(["March 1 to May 30, 2027.", null]);
});

test("the sentence beside a corrected date is marked as the notice's", () => {
  const isMarked = (own: Array<Own>) => viewOf([dateOf()], own).dates[0]!.isOverruled;
  expect([isMarked([]), isMarked([OWN])]).toEqual([false, true]);
});

test.each([
  ["site_meeting", "2026-12-20", "10:00", "savedAfterClosing"],
  ["questions", "2026-12-05", "", "savedAfterClosing"],
  ["site_meeting", "2026-12-04", "", "saved"],
  ["site_meeting", "2026-11-02", "10:00", "saved"],
  ["start", "2027-01-04", "", "saved"],
  ["closing", "2026-11-02", "14:00", "savedPastClosing"],
  ["closing", "2026-11-20", "", "saved"],
  ["closing", "2026-12-20", "14:00", "saved"],
] as const)("a reader's %s on %s %s is saved with the notice %s", (kind, day, time, notice) => {
  const noted = { intent: "save", date: "", kind, day, time, zone: "America/Toronto" } as const;
  expect(noticeOfSaved(noted, { bid: BID, read: [], own: [] }, NOW)).toBe(KEY_DATE_NOTICES[notice]);
});

test("a date is after the closing that counts: the reader's own, also without an hour, or the text's", () => {
  const meeting = {
    intent: "save",
    date: "",
    kind: "site_meeting",
    day: "2026-12-03",
    time: "10:00",
  } as const;
  const noted = { ...meeting, zone: "America/Toronto" } as const;
  const closing = { ...OWN, kind: "closing", at: null, localTime: null, localDay: "2026-12-02" } as const;
  const dates = { bid: BID, read: [], own: [closing] };
  expect(noticeOfSaved(noted, dates, NOW)).toBe(KEY_DATE_NOTICES.savedAfterClosing);
  const inText = dateOf({
    ...UNSAID,
    kind: "closing",
    at: new Date("2026-12-02T19:00:00Z"),
    localDay: "2026-12-02",
  });
  const undated = { bid: { deadline: null }, read: [inText], own: [] };
  expect(noticeOfSaved(noted, undated, NOW)).toBe(KEY_DATE_NOTICES.savedAfterClosing);
  expect(noticeOfSaved({ ...noted, day: "2026-12-02" }, undated, NOW)).toBe(KEY_DATE_NOTICES.saved);
});

test("a reader's own meeting after the closing says so in its row", () => {
  const own: Own = { ...OWN, localDay: "2026-12-20" };
  expect(viewOf([dateOf()], [own]).dates[0]!.note).toMatch(/after the closing: check it\.$/);
  expect(viewOf([dateOf()], [OWN]).dates[0]!.note).not.toContain("after the closing");
});

test("a closing that is added in place of the reader's own says which one it replaces", () => {
  const before = { ...OWN, kind: "closing", keyDateId: null, at: null, localDay: "2026-12-02" } as const;
  const dates = { bid: BID, read: [], own: [before] };
  const added = { intent: "save", date: "", kind: "closing", time: "", zone: "America/Toronto" } as const;
  const noticeOf = (day: string, date = "") => noticeOfSaved({ ...added, day, date }, dates, NOW);
  expect(noticeOf("2026-12-09").text).toBe("It takes the place of your closing date of Wed 2 Dec 2026.");
  expect(noticeOf("2026-12-02")).toBe(KEY_DATE_NOTICES.saved);
  expect(noticeOf("2026-12-09", "own")).toBe(KEY_DATE_NOTICES.saved);
});
