import fc from "fast-check";
import { expect, test } from "vitest";
import { isOlderRevision, pastDate, revisionOf } from "~/domain/opportunities/revision";

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

test("of a version without a number, the date decides", () => {
  const first = revisionOf(1, new Date("2026-11-10T15:00:00Z"));
  const unnumbered = (date: string) => revisionOf(null, new Date(date));
  expect(isOlderRevision(unnumbered("2026-11-15T15:00:00Z"), first)).toBe(false);
  expect(isOlderRevision(first, unnumbered("2026-11-15T15:00:00Z"))).toBe(true);
  expect(isOlderRevision(unnumbered("2026-11-05T15:00:00Z"), first)).toBe(true);
});

test("of a version without a date, the number after it decides", () => {
  const dated = revisionOf(new Date("2026-11-10T15:00:00Z"), "20261110001");
  expect(isOlderRevision(revisionOf(null, "20261112004"), dated)).toBe(false);
  expect(isOlderRevision(revisionOf(null, "20261101001"), dated)).toBe(true);
});

test("a date in the future does not count", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  expect(pastDate(new Date("2062-11-10T15:00:00Z"), now)).toBeNull();
  expect(pastDate(new Date("2026-11-21T04:00:00Z"), now)).toEqual(new Date("2026-11-21T04:00:00Z"));
});

test("no version is older than itself", () => {
  for (const revision of ["", revisionOf(null), revisionOf(3, null)])
    expect(isOlderRevision(revision, revision)).toBe(false);
});
