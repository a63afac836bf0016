import fc from "fast-check";
import { expect, test } from "vitest";
import { CHANGED_FIELDS, changesBetween, type Comparable } from "~/domain/opportunities/opportunity-changes";

function versionOf(overrides: Partial<Comparable> = {}): Comparable {
  return {
    title: "Snow clearing at 14 library branches",
    deadline: new Date("2026-12-04T19:00:00Z"),
    farDeadline: null,
    status: "active",
    value: { estimatedValue: 120_000, currency: "CAD" },
    documents: [{ title: "RFT", url: "https://portal.example/rft.pdf" }],
    description: "Sidewalks and stairs, three seasons.",
    ...overrides,
  };
}

test("two equal versions have no changes, whatever the documents' order and names", () => {
  const a = { title: "A", url: "https://portal.example/a.pdf" };
  const b = { title: "B", url: "https://portal.example/b.pdf" };
  const before = versionOf({ documents: [a, b] });
  const after = versionOf({ documents: [{ ...b, title: null }, a] });
  expect(changesBetween(before, after)).toEqual([]);
});

test("every changed field has its old and new value", () => {
  const after = versionOf({
    title: "Snow clearing at 15 library branches",
    deadline: null,
    status: "cancelled",
    value: { contractValue: 135_000.5, currency: "USD" },
    documents: [],
    description: "",
  });
  expect(changesBetween(versionOf(), after)).toEqual([
    { field: "deadline", from: "2026-12-04T19:00:00.000Z", to: null },
    {
      field: "title",
      from: "Snow clearing at 14 library branches",
      to: "Snow clearing at 15 library branches",
    },
    { field: "value", from: "120000 CAD", to: "135000.5 USD" },
    { field: "documents", from: "https://portal.example/rft.pdf", to: null },
    { field: "status", from: "active", to: "cancelled" },
    { field: "description", from: "Sidewalks and stairs, three seasons.", to: null },
  ]);
});

test("a far closing date that comes near is no change, and another date is", () => {
  const far = new Date("2029-03-31T16:00:00Z");
  const openEnded = versionOf({ deadline: null, farDeadline: far });
  expect(changesBetween(openEnded, versionOf({ deadline: far }))).toEqual([]);
  expect(
    changesBetween(openEnded, versionOf({ deadline: null, farDeadline: new Date("2099-12-31") })),
  ).toEqual([]);
  expect(changesBetween(openEnded, versionOf({ deadline: new Date("2027-01-15T19:00:00Z") }))).toEqual([
    { field: "deadline", from: null, to: "2027-01-15T19:00:00.000Z" },
  ]);
});

test("a value of zero is stated; a missing value is not", () => {
  const none = versionOf({ value: { currency: null } });
  const zero = versionOf({ value: { budgetMin: 0, currency: null } });
  expect(changesBetween(none, zero)).toEqual([{ field: "value", from: null, to: "0" }]);
});

test("a long description changes even where its beginning stays", () => {
  const beginning = "x".repeat(200);
  const before = versionOf({ description: `${beginning} salt` });
  const after = versionOf({ description: `${beginning} sand` });
  const kept = `${"x".repeat(119)}…`;
  expect(changesBetween(before, after)).toEqual([{ field: "description", from: kept, to: kept }]);
});

test("a description is not cut inside a character", () => {
  const after = versionOf({ description: `${"x".repeat(119)}❄️🚜🚜` });
  for (const { to } of changesBetween(versionOf(), after))
    expect(to).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

const version = fc.record({
  title: fc.string(),
  deadline: fc.option(fc.date({ noInvalidDate: true })),
  farDeadline: fc.option(fc.date({ noInvalidDate: true })),
  status: fc.constantFrom("active", "cancelled"),
  value: fc.record({
    contractValue: fc.option(fc.nat()),
    currency: fc.option(fc.constantFrom("CAD", "USD")),
  }),
  documents: fc.array(fc.record({ title: fc.option(fc.string()), url: fc.webUrl() }), { maxLength: 3 }),
  description: fc.string({ maxLength: 300 }),
});

test("any two versions compare: to itself without changes, to another with the same fields both ways", () => {
  fc.assert(
    fc.property(version, version, (before, after) => {
      expect(changesBetween(before, before)).toEqual([]);
      const there = changesBetween(before, after);
      const back = changesBetween(after, before);
      expect(there.map(({ field, from, to }) => ({ field, from: to, to: from }))).toEqual(back);
      expect(there.every(({ field }) => CHANGED_FIELDS.includes(field))).toBe(true);
    }),
  );
});
