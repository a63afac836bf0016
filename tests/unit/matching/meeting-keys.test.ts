import { expect, test } from "vitest";
import { meetingKeys, meetingKeysFrom } from "~/domain/matching/meeting-keys";
import type { ListedDate } from "~/domain/reading/kept/listed-dates";

const dateOn = (day: string, kind: ListedDate["kind"] = "site_meeting"): ListedDate => ({
  id: "d",
  kind,
  at: null,
  day,
  time: null,
  zone: null,
  mandatory: "yes",
});
const isFound = (meeting: string, from: string) => {
  const wanted = meetingKeysFrom(from);
  return meetingKeys([dateOn(meeting)]).some((key) => wanted.includes(key));
};

test.each(["2026-11-22", "2026-11-23", "2026-12-01", "2027-02-28", "2027-12-20"])(
  "a meeting on %s is ahead on 22 November 2026",
  (day) => {
    expect(isFound(day, "2026-11-22")).toBe(true);
  },
);

test.each(["2026-11-21", "2026-11-01", "2025-11-23"])("a meeting on %s is not", (day) => {
  expect(isFound(day, "2026-11-22")).toBe(false);
});

test("other dates are no meetings, and the filter asks for few keys", () => {
  expect(meetingKeys([dateOn("2026-11-24", "questions")])).toEqual([]);
  expect(meetingKeys([{ kind: "doubtful_meeting" }])).toEqual([]);
  expect(meetingKeysFrom("2026-11-02").length).toBeLessThan(50);
});
