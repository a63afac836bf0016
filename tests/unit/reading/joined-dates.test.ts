import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedDates, type JoinedKeyDate } from "~/domain/reading/kept/joined-dates";
import { keepKeyDates, type KeptKeyDate } from "~/domain/reading/kept/keep-key-dates";
import type { StatedKeyDate } from "~/domain/reading/kept/noted-date";
import { withStatedDates } from "~/domain/reading/kept/stated-dates";
import { readNotice } from "./read-notice";

const TORONTO = "America/Toronto";
const found = (text: string, fields: ReadonlyArray<StatedKeyDate> = []) =>
  withStatedDates(readNotice(text), fields, TORONTO);

const join = (own: string, ...others: ReadonlyArray<string>) =>
  joinedDates(
    found(own),
    others.map((text, index) => ({ portal: `portal-${index + 1}`, dates: found(text) })),
  );

const brief = (dates: ReadonlyArray<JoinedKeyDate>, kind = "site_meeting") =>
  dates
    .filter((date) => date.kind === kind)
    .map(({ portal, localDay, mandatory, standing }) => [portal, localDay, mandatory, standing]);

const meeting = (day: number, attendance = "mandatory ") =>
  `A ${attendance}site meeting will be held on March ${day}, 2026 at 10:00 a.m.`;
const questions = (day: number) => `Questions must be received by March ${day}, 2026 at noon.`;

test("a date that one notice alone states stands as it was read, with its portal", () => {
  expect(brief(join("Snow clearing.", meeting(3)))).toEqual([["portal-1", "2026-03-03", "yes", "sure"]]);
  expect(brief(join(meeting(3), questions(5)))).toEqual([[null, "2026-03-03", "yes", "sure"]]);
});

test("a date that several state is one, in the words of the notice that people read", () => {
  const [date, ...more] = join(meeting(3), `Snow.\n${meeting(3)}`, meeting(3));
  expect(more).toEqual([]);
  expect(date).toMatchObject({ portal: null, standing: "sure", sentence: meeting(3), start: 0 });
});

test("of two statements of one date the one that says the hour, or whether to attend, stands", () => {
  const plain = "A site meeting will be held on March 3, 2026.";
  expect(join(plain, meeting(3))).toMatchObject([{ portal: "portal-1", localTime: "10:00" }]);
  expect(join(meeting(3), plain)).toMatchObject([{ portal: null, localTime: "10:00" }]);
  expect(brief(join(meeting(3, ""), meeting(3)))).toEqual([["portal-1", "2026-03-03", "yes", "sure"]]);
});

test.each([
  ["meetings on two days", meeting(3), meeting(5), "site_meeting"],
  ["meetings at two hours", meeting(3), meeting(3).replace("10:00", "11:00"), "site_meeting"],
  ["two deadlines for questions", questions(3), questions(5), "questions"],
  ["a mandatory and an optional meeting", meeting(3), meeting(3, "optional "), "site_meeting"],
  [
    "two lengths of validity",
    "Bids shall remain valid for 60 days.",
    "Bids shall remain valid for 90 days.",
    "validity",
  ],
])("%s of two portals are both doubtful, each with its own sentence", (_, own, other, kind) => {
  const dates = join(own, other).filter((date) => date.kind === kind);
  expect(dates.map(({ portal, standing, sentence }) => [portal, standing, sentence])).toEqual([
    [null, "check", own],
    ["portal-1", "check", other],
  ]);
});

test("of three portals that state two days none is sure", () => {
  expect(
    brief(join(meeting(3), meeting(5), meeting(3))).map(([, day, , standing]) => [day, standing]),
  ).toEqual([
    ["2026-03-03", "check"],
    ["2026-03-05", "check"],
  ]);
});

test("a second meeting that one of two notices adds stands beside the one that both state", () => {
  const both = `${meeting(3)}\n${meeting(5)}`;
  expect(brief(join(meeting(3), both))).toEqual([
    [null, "2026-03-03", "yes", "sure"],
    ["portal-1", "2026-03-05", "yes", "sure"],
  ]);
});

test("a notice that only mentions a meeting adds nothing to one that states it, unless it requires it", () => {
  const mention = (text: string) => brief(join(meeting(3, ""), text)).length;
  expect(mention("For the site visit see the documents.")).toBe(1);
  expect(mention("The site visit is mandatory; see the documents.")).toBe(2);
});

const FIELD: StatedKeyDate = {
  kind: "site_meeting",
  day: "2026-03-03",
  time: "10:00",
  zone: TORONTO,
  mandatory: "no",
  place: null,
};

test("fields of two portals that disagree about attendance are both kept for checking", () => {
  const dates = joinedDates(found("Snow.", [FIELD]), [
    { portal: "other", dates: found("Snow.", [{ ...FIELD, mandatory: "yes" }]) },
  ]);
  expect(brief(dates)).toEqual([
    [null, "2026-03-03", "no", "check"],
    ["other", "2026-03-03", "yes", "check"],
  ]);
});

const SENTENCES = [
  ...[meeting(3), meeting(5), meeting(3, "optional "), meeting(3, ""), questions(4), questions(6)],
  ...["There is no site meeting.", "The site visit is mandatory.", "Bids remain valid for 60 days."],
];
const texts = fc.subarray(SENTENCES).map((chosen) => chosen.join("\n"));

test("no two sure dates of one kind contradict, each sentence is a piece of its text, in any order of portals", () => {
  fc.assert(
    fc.property(texts, texts, texts, (own, one, two) => {
      const sources = [
        { portal: "a", dates: found(one) },
        { portal: "b", dates: found(two) },
      ];
      const dates = joinedDates(found(own), sources);
      expect(joinedDates(found(own), [...sources].reverse())).toEqual(dates);
      const textOf = new Map<string | null, string>([
        [null, own],
        ["a", one],
        ["b", two],
      ]);
      for (const { portal, sentence, start, end } of dates)
        expect(textOf.get(portal)!.slice(start, end)).toBe(sentence);
      const sure = dates.filter(({ standing }) => standing === "sure");
      const questionDays = sure.filter(({ kind }) => kind === "questions").map(({ localDay }) => localDay);
      expect(new Set(questionDays).size).toBeLessThanOrEqual(1);
      const attendance = sure
        .filter(({ kind, localDay }) => kind === "site_meeting" && localDay === "2026-03-03")
        .map(({ mandatory }) => mandatory);
      expect(attendance.includes("yes") && attendance.includes("no")).toBe(false);
    }),
    { numRuns: 150 },
  );
});

/** What is stored after the two portals' notices have said these texts one after another. */
function storedAfter(...steps: ReadonlyArray<readonly [own: string, other: string]>) {
  const stored = new Map<string, KeptKeyDate>();
  for (const [own, other] of steps) {
    const newId = () => `id-${stored.size + 1}`;
    const now = new Date("2026-02-12T15:00:00Z");
    for (const { after } of keepKeyDates([...stored.values()], join(own, other), { now, newId }))
      stored.set(after.id, after);
  }
  return [...stored.values()].map(({ id, localDay, standing }) => [id, localDay, standing]);
}

test("a date keeps its ID when another portal contradicts it, and when both come to agree", () => {
  const plain = "Snow clearing.";
  expect(storedAfter([meeting(3), plain], [meeting(3), meeting(5)], [meeting(5), meeting(5)])).toEqual([
    ["id-1", "2026-03-05", "sure"],
    ["id-2", "2026-03-05", "withdrawn"],
  ]);
  expect(storedAfter([meeting(3), meeting(3)], [plain, meeting(3)])).toEqual([
    ["id-1", "2026-03-03", "sure"],
  ]);
});
