import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameBuyer } from "~/domain/joining/buyer-name";
import { fingerprintsOf } from "~/domain/joining/fingerprint";
import { noticeOf } from "../../support/notices";

const shared = (a: ReadonlyArray<string>, b: ReadonlyArray<string>) => a.filter((print) => b.includes(print));

test("the same number of the same buyer is the same solicitation, however both are written", () => {
  const a = noticeOf({ title: "Snow", reference: "RFT 2026-0415", buyer: "Toronto, City of" });
  const b = noticeOf({ title: "Déneigement", reference: "rft-2026.0415", buyer: "The City of TORONTO" });
  expect(shared(fingerprintsOf(a), fingerprintsOf(b))).toHaveLength(1);
});

test("the same number of another buyer is another solicitation", () => {
  const a = noticeOf({ title: "Snow", buyer: "City of Toronto" });
  const b = noticeOf({ title: "Snow", buyer: "City of Hamilton" });
  expect(shared(fingerprintsOf(a), fingerprintsOf(b))).toEqual([]);
});

test.each(["RFP-01", "2026", "T-12", "TENDER", "№ 7", "", null])("the number %s is no proof", (reference) => {
  expect(fingerprintsOf(noticeOf({ title: "Snow", reference }))).toEqual([]);
});

test.each(["", null, "—", "The Corporation of the"])("a number with the buyer %j is no proof", (buyer) => {
  expect(fingerprintsOf(noticeOf({ title: "Snow", buyer }))).toEqual([]);
});

test("a long title with the same closing minute is the same solicitation", () => {
  const a = noticeOf({ reference: null, title: "Snow clearing – civic facilities (North)" });
  const b = noticeOf({ reference: null, title: "SNOW CLEARING, CIVIC FACILITIES: NORTH", buyer: null });
  const later = noticeOf({ reference: null, title: a.title, deadline: new Date("2026-12-04T19:01:00Z") });
  expect(shared(fingerprintsOf(a), fingerprintsOf(b))).toHaveLength(1);
  expect(shared(fingerprintsOf(a), fingerprintsOf(later))).toEqual([]);
});

test("a short title and a short number are the same solicitation for the same buyer and closing only", () => {
  const curbs = { title: "Curb repair 2026 phase B", reference: "ZZ-9", buyer: "City of Toronto" };
  const prints = fingerprintsOf(noticeOf(curbs));
  const others = [
    { title: "Curb repair 2026 phase C" },
    { reference: "ZZ-8" },
    { reference: null },
    { buyer: "City of Hamilton" },
    { buyer: null },
    { deadline: new Date("2026-12-05T19:00:00Z") },
  ];
  expect(shared(prints, fingerprintsOf(noticeOf({ ...curbs, reference: "zz 9" })))).toHaveLength(1);
  for (const other of others)
    expect(shared(prints, fingerprintsOf(noticeOf({ ...curbs, ...other })))).toEqual([]);
});

test("a short title, or one without a closing date, is no proof", () => {
  expect(fingerprintsOf(noticeOf({ reference: null, title: "Snow removal" }))).toEqual([]);
  expect(fingerprintsOf(noticeOf({ reference: null, deadline: null }))).toEqual([]);
});

test("any notice has at most two fingerprints, the same ones every time, in any case of letters", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  const notice = fc.record({
    reference: fc.option(text),
    buyer: fc.option(text),
    title: text,
    deadline: fc.option(fc.date({ noInvalidDate: true })),
  });
  fc.assert(
    fc.property(notice, (fields) => {
      const prints = fingerprintsOf(fields);
      expect(prints.length).toBeLessThanOrEqual(2);
      expect(fingerprintsOf({ ...fields, title: ` ${fields.title}! ` })).toEqual(prints);
      for (const print of prints) expect(print).toMatch(/^(number|title|form) \S/);
    }),
    { numRuns: 500 },
  );
});

test("a buyer's words may come in any order", () => {
  const buyerWords = fc.uniqueArray(fc.constantFrom("peel", "regional", "school", "board", "works"), {
    minLength: 1,
  });
  const order = fc.array(fc.nat(), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(buyerWords, order, (words, keys) => {
      const turned = words
        .map((word, position) => ({ word, key: keys[position]! }))
        .sort((a, b) => a.key - b.key)
        .map(({ word }) => word);
      const printsOf = (buyer: string) => fingerprintsOf(noticeOf({ buyer }));
      expect(printsOf(`${turned.join(", ")} of the`)).toEqual(printsOf(words.join(" ")));
      expect(isSameBuyer(turned.join(" "), words.join(" "))).toBe(true);
    }),
  );
});

test.each([
  ["City of Toronto", "Toronto, City of", true],
  ["Toronto", "City of Toronto, Fleet Services", true],
  ["City of Toronto", "City of Hamilton", false],
  ["", "City of Hamilton", false],
  ["—", "City of Hamilton", false],
  ["Department of Public Works", "Public Works", true],
  ["Public Works", "City of Toronto, Public Works", false],
])("%s and %s are one buyer: %s", (a, b, same) => {
  expect(isSameBuyer(a, b)).toBe(same);
  expect(isSameBuyer(b, a)).toBe(same);
});
