import fc from "fast-check";
import { expect, test } from "vitest";
import { isOlderRevision, revisionOf } from "~/domain/opportunities/revision";

const date = fc.date({ min: new Date("2000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });

test("the number decides, and of one number the date", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), date, date, (a, b, dateA, dateB) => {
      const isOlder = a === b ? dateA < dateB : a < b;
      expect(isOlderRevision(revisionOf(a, dateA), revisionOf(b, dateB))).toBe(isOlder);
    }),
  );
});

test("a date decides before a number where it is named first", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), date, date, (a, b, dateA, dateB) => {
      const isOlder = dateA.getTime() === dateB.getTime() ? a < b : dateA < dateB;
      expect(isOlderRevision(revisionOf(dateA, a), revisionOf(dateB, b))).toBe(isOlder);
    }),
  );
});

test("a version without a date comes before the dated ones of its number", () => {
  const dated = revisionOf(1, new Date("2026-11-20T15:00:00Z"));
  expect(isOlderRevision(revisionOf(1, null), dated)).toBe(true);
  expect(isOlderRevision(revisionOf(2, null), dated)).toBe(false);
});

test("no version is older than itself", () => {
  for (const revision of ["", revisionOf(null), revisionOf(3, null)])
    expect(isOlderRevision(revision, revision)).toBe(false);
});
