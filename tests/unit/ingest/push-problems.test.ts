import { expect, test } from "vitest";
import { problemsIn } from "~/features/push/push-problems";
import { pushSchema } from "~/features/push/push-schema";

const MINIMAL = { key: "peel-7", title: "Snow clearing at 14 branches" };

const problemsOf = (body: unknown) => problemsIn(pushSchema.safeParse(body).error!);

test("each problem is told with its field", () => {
  expect(problemsOf({ notices: [{ ...MINIMAL, title: 7, colour: "red", size: 7 }], dryRun: true })).toEqual({
    count: 4,
    fields: [
      { field: "notices.0.title", problem: expect.stringContaining("expected string") as string },
      { field: "notices.0", problem: "Unknown field: colour" },
      { field: "notices.0", problem: "Unknown field: size" },
      { field: "body", problem: "Unknown field: dryRun" },
    ],
  });
});

const unknown = (length: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index} ${"x".repeat(length)}`, 1]));

test.each([
  ["many unknown fields", { notices: [{ ...MINIMAL, ...unknown(30, 50_000) }] }, 50_000],
  ["long names of unknown fields", { notices: [{ ...MINIMAL, ...unknown(100_000, 25) }] }, 25],
  ["long names of sections", { notices: [{ ...MINIMAL, sections: unknown(100_000, 25) }] }, 25],
  ["many wrong notices", { notices: Array.from({ length: 500 }, () => ({ key: 7 })) }, 1_000],
])("of %s the first twenty are told, in a few kilobytes, and how many there are", (_what, body, count) => {
  const problems = problemsOf(body);
  expect(problems.count).toBe(count);
  expect(problems.fields).toHaveLength(20);
  expect(JSON.stringify(problems).length).toBeLessThan(8_000);
});
