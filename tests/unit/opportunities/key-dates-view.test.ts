import { expect, test } from "vitest";
import { keyDatesView, plainDates } from "~/features/key-dates/key-dates-view.server";
import { BID, dateOf, NOW, OWN, type Own, type Row, type Rows } from "../../support/dated-bid";

const viewOf = (read: Rows, own: ReadonlyArray<Own> = []) => keyDatesView(BID, read, own, NOW);
const unsaid = (view: ReturnType<typeof viewOf>) => view.absent.map(({ text }) => text);

test("a sure date is told with its zone, what is left, its place and its sentence", () => {
  const [date] = viewOf([dateOf()]).dates;
  expect(date).toMatchObject({
    name: "Site meeting",
    attendance: "mandatory",
    when: "Sat 21 Nov 2026, 10:00 am ET",
    left: "tomorrow",
    isSoon: true,
    place: "6500 Mayfield Road",
    sentence: "A mandatory site meeting …",
    correctHref: "/bids/7/dates?date=read",
  });
});

test.each([
  ["2026-11-20T14:00:00Z", "2026-11-20", "past"],
  ["2026-11-20T16:00:00Z", "2026-11-20", "today"],
  ["2026-11-25T15:00:00Z", "2026-11-25", "in 5 days"],
])("a meeting at %s is told how far off it is", (at, localDay, left) => {
  expect(viewOf([dateOf({ at: new Date(at), localDay })]).dates[0]!.left).toBe(left);
});

test("what the notice does not mention is not called absent", () => {
  expect(unsaid(viewOf([]))).toEqual([
    "The notice does not mention a site meeting. Look in the documents.",
    "The notice does not say until when questions can be asked. Look in the documents.",
  ]);
});

test("what the notice says that there is none of is told with its sentence", () => {
  const none = dateOf({
    precision: "none",
    localDay: null,
    at: null,
    mandatory: "no",
    sentence: "No site meeting.",
  });
  const view = viewOf([none]);
  expect(view.dates).toEqual([]);
  expect(view.absent[0]).toMatchObject({
    text: "The notice says that there is no site meeting.",
    sentence: "No site meeting.",
  });
});

test("a date that needs checking is told by its sentence alone", () => {
  const view = viewOf([dateOf({ standing: "check", doubts: ["no year"] })]);
  expect(view.dates).toEqual([]);
  expect(view.also).toEqual([
    {
      isMandatory: true,
      id: "read",
      name: "Site meeting",
      why: "The notice gives no year for it.",
      sentence: "A mandatory site meeting …",
      language: "en",
      note: null,
    },
  ]);
  expect(unsaid(view)).not.toContain("The notice does not mention a site meeting. Look in the documents.");
});

test("a closing in the text that differs from the portal's is said, and takes no line", () => {
  const closing = dateOf({
    kind: "closing",
    standing: "check",
    doubts: ["differs from the portal"],
    conflictsWith: new Date("2026-11-25T19:00:00Z"),
  });
  const view = viewOf([closing]);
  expect(view.dates).toEqual([]);
  expect(view.otherClosing).toContain("states another closing: Sat 21 Nov 2026, 10:00 am ET");
});

test("a day of work without an hour is the day alone", () => {
  const [starts, meets] = viewOf([
    dateOf({ kind: "start", at: null, localTime: null, precision: "day" }),
    dateOf({ at: null, localTime: null, precision: "day" }),
  ]).dates;
  expect(starts?.when).toBe("Sat 21 Nov 2026");
  expect(meets?.when).toBe("Sat 21 Nov 2026 (no hour stated)");
});

test("a reader's correction stands in the date's place and says what was read", () => {
  const [date, ...others] = viewOf([dateOf()], [OWN]).dates;
  expect(others).toEqual([]);
  expect(date).toMatchObject({
    when: "Tue 24 Nov 2026 (no hour stated)",
    attendance: "optional",
    note: "Corrected by you. It was read as Sat 21 Nov 2026, 10:00 am ET.",
  });
});

test("a date that its reader says does not exist has no line, and one that they added has", () => {
  expect(viewOf([dateOf()], [{ ...OWN, localDay: null }]).dates).toEqual([]);
  expect(viewOf([], [{ ...OWN, keyDateId: null }]).dates).toMatchObject([{ note: "Added by you." }]);
});

test("durations are told as such", () => {
  const validity = dateOf({
    kind: "validity",
    precision: "relative",
    days: 60,
    at: null,
    localDay: null,
    localTime: null,
  });
  expect(viewOf([validity]).dates[0]).toMatchObject({ when: "60 days", left: null, correctHref: null });
});

test("before a bid is opened its dates are told without their sentences", () => {
  expect(plainDates(BID, [dateOf(), dateOf({ id: "two", standing: "check" })], [])).toEqual([
    "Site meeting (mandatory): Sat 21 Nov 2026, 10:00 am ET",
  ]);
});

test("a meeting in another zone is told by its own clock, and by the reader's", () => {
  const winnipeg = dateOf({ zone: "America/Winnipeg", localTime: "09:00" });
  expect(viewOf([winnipeg]).dates[0]!.when).toBe("Sat 21 Nov 2026, 9:00 am CT (10:00 am ET)");
});

test("a sentence that there is no meeting is told beside a meeting that the notice states", () => {
  const none = dateOf({
    id: "none",
    precision: "none",
    localDay: null,
    at: null,
    sentence: "No site visit.",
  });
  const view = viewOf([dateOf(), none]);
  expect(view.dates.map(({ id }) => id)).toEqual(["read"]);
  expect(view.also.map(({ sentence }) => sentence)).toEqual(["No site visit."]);
});

test("what comes after the closing, and durations, are told below it", () => {
  const opening = { kind: "opening", mandatory: "unsaid" } as const;
  const after = (changes: Partial<Row>) => viewOf([dateOf(changes)]).dates[0]!.isAfterClosing;
  expect(after({})).toBe(false);
  expect(after({ ...opening, at: new Date("2026-12-04T19:30:00Z"), localDay: "2026-12-04" })).toBe(true);
  expect(after({ ...opening, at: null, localTime: null, localDay: "2026-12-04" })).toBe(false);
  expect(after({ ...opening, at: null, localTime: null, localDay: "2026-12-05" })).toBe(true);
  const term = { kind: "term", at: null, localDay: null, localTime: null, precision: "relative" } as const;
  expect(after({ ...term, mandatory: "unsaid" })).toBe(true);
});

test.each([
  [
    "The contract is for three (3) years, with two (2) options of one year.",
    "3 years, with 2 options of 1 year",
  ],
  ["Durée du contrat : trois (3) ans avec deux (2) options d'un an", "3 years, with 2 options of 1 year"],
  ["For the 2026/2027 and 2027/2028 winter seasons", "Seasons 2026–2027 to 2027–2028"],
  ["A contract for a number of years", "As the notice says"],
])("the length of a contract is told where its sentence is plain: %s", (sentence, when) => {
  const term = { kind: "term", precision: "relative", at: null, localDay: null, localTime: null } as const;
  expect(viewOf([dateOf({ ...term, sentence })]).dates[0]).toMatchObject({ name: "Contract term", when });
});

test("a length of work is told with what it is counted from left to the sentence", () => {
  const end = { kind: "end", precision: "relative", at: null, localDay: null, localTime: null } as const;
  const whenOf = (sentence: string) => viewOf([dateOf({ ...end, sentence })]).dates[0]?.when;
  expect(whenOf("Complete within 52 weeks of the award.")).toBe("52 weeks, counted from another date");
  expect(whenOf("Complete two summers after the award.")).toBe("Counted from another date");
});

test.each([
  ["Questions are taken up to 6 days before closing.", "Sat 28 Nov 2026, 6 days before the closing"],
  [
    "Questions: 48 hours prior to the closing time",
    "Wed 2 Dec 2026, 2:00 pm ET, 48 hours before the closing",
  ],
  [
    "Ask at least five (5) business days before the bid closing.",
    "Fri 27 Nov 2026, or earlier if a holiday falls between, 5 working days before the closing",
  ],
])("what is counted back from the closing is told with its day: %s", (sentence, when) => {
  const end = {
    kind: "questions",
    precision: "relative",
    at: null,
    localDay: null,
    localTime: null,
  } as const;
  const view = viewOf([dateOf({ ...end, mandatory: "unsaid", place: null, sentence })]);
  expect(view.dates[0]).toMatchObject({ when, isAfterClosing: false, calendarHref: null });
});

test("nothing is counted back from a closing that is not known", () => {
  const end = {
    kind: "questions",
    precision: "relative",
    at: null,
    localDay: null,
    localTime: null,
  } as const;
  const read = [dateOf({ ...end, mandatory: "unsaid", sentence: "Questions up to 6 days before closing." })];
  const unknown = { ...BID, deadline: null };
  expect(keyDatesView(unknown, read, [], NOW).dates[0]).toMatchObject({
    when: "Counted from another date",
    left: null,
  });
});

const CLOSING: Partial<Row> = {
  id: "closing-1",
  kind: "closing",
  mandatory: "unsaid",
  place: null,
  rule: "closing/x",
  at: new Date("2026-12-20T19:00:00Z"),
  localDay: "2026-12-20",
  localTime: "14:00",
  sentence: "Bids close December 20, 2026 at 2:00 p.m.",
};

test("a sure closing in the text is shown as such where the portal states none", () => {
  const undated = { ...BID, deadline: null };
  const view = keyDatesView(undated, [dateOf(CLOSING)], [], NOW);
  expect(view.isClosingADate).toBe(true);
  expect(view.dates).toEqual([
    expect.objectContaining({
      name: "Closing (from the notice’s text)",
      when: "Sun 20 Dec 2026, 2:00 pm ET",
      sentence: CLOSING.sentence,
      note: "The portal states no closing date.",
      left: "in 30 days",
      calendarHref: "/bids/7/dates/closing-1.ics",
      correctHref: "/bids/7/dates?date=closing-1",
      isAfterClosing: false,
    }),
  ]);
  expect(plainDates(undated, [dateOf(CLOSING)], [])).toEqual([
    "Closing (from the notice’s text): Sun 20 Dec 2026, 2:00 pm ET",
  ]);
  const doubtful = keyDatesView(undated, [dateOf({ ...CLOSING, standing: "check" })], [], NOW);
  expect([doubtful.dates, doubtful.isClosingADate, doubtful.also.length]).toEqual([[], false, 1]);
});

test("the portal's own closing always counts in place of the text's", () => {
  const view = viewOf([dateOf(CLOSING)]);
  expect([view.dates, view.isClosingADate]).toEqual([[], false]);
  expect(plainDates(BID, [dateOf(CLOSING)], [])).toEqual([]);
});

test("before a bid is saved, a mandatory meeting whose date is doubtful is named as in its row", () => {
  const doubtful = dateOf({ standing: "check", doubts: ["no year"], at: null, localDay: null });
  const questions = dateOf({ id: "questions", kind: "questions", mandatory: "unsaid" });
  expect(plainDates(BID, [doubtful, questions], [])).toEqual([
    "Mandatory meeting: see notice",
    "Questions by: Sat 21 Nov 2026, 10:00 am ET",
  ]);
  expect(plainDates(BID, [doubtful, dateOf({ id: "sure" })], [])).toEqual([
    "Site meeting (mandatory): Sat 21 Nov 2026, 10:00 am ET",
  ]);
  expect(plainDates(BID, [doubtful], [OWN])[0]).not.toContain("see notice");
});

test("of a bid without a text, nothing is said of what its notice leaves unsaid", () => {
  const view = keyDatesView({ ...BID, hasText: false }, [], [], NOW);
  expect(view).toMatchObject({ absent: [], isTextMissing: true });
});

test("a mandatory meeting whose date is doubtful is told first and as mandatory", () => {
  const questions = dateOf({
    id: "questions",
    kind: "questions",
    standing: "check",
    doubts: ["no year"],
    start: 0,
  });
  const meeting = dateOf({
    id: "meeting",
    mandatory: "yes",
    standing: "check",
    doubts: ["two years"],
    start: 9,
  });
  expect(viewOf([questions, meeting]).also.map(({ id, isMandatory }) => [id, isMandatory])).toEqual([
    ["meeting", true],
    ["questions", false],
  ]);
});

test("goods that are due are no end of work", () => {
  expect(viewOf([dateOf({ kind: "end", rule: "end/delivery" })]).dates[0]).toMatchObject({
    name: "Delivery",
  });
});
