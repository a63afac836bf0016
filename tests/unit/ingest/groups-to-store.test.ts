import { expect, test } from "vitest";
import { groupsToStore, MOST_GROUPS, textLengthOf } from "~/features/ingest/groups-to-store";
import { noticeOf } from "../../support/notices";

const noticesOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) =>
    noticeOf({ key: `N-${i}`, sections: { description: "x".repeat(length) } }),
  );

const textOf = (group: ReturnType<typeof noticesOf>) =>
  group.reduce((sum, notice) => sum + textLengthOf(notice), 0);

test("a transaction stores at most 10 notices, and at most 50,000 characters unless one notice has more", () => {
  expect(groupsToStore(noticesOf(25, 10)).map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(groupsToStore(noticesOf(5, 20_000)).map(textOf)).toEqual([40_000, 40_000, 20_000]);
  expect(groupsToStore(noticesOf(2, 75_000)).map(textOf)).toEqual([75_000, 75_000]);
});

test.each([
  ["many short notices", 5_000, 100],
  ["notices that each need a transaction of their own", 50, 100_001],
])("there are no more transactions than one invocation has statements for: %s", (_what, count, length) => {
  const notices = noticesOf(count, length);
  const groups = groupsToStore(notices);
  expect(groups.length).toBeLessThanOrEqual(MOST_GROUPS);
  expect(groups.length).toBeGreaterThan(MOST_GROUPS / 3);
  expect(groups.flat()).toEqual(notices);
});
