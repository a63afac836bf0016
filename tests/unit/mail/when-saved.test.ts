import { expect, test } from "vitest";
import { whenSaved } from "~/domain/mail/when-saved";
import type { FieldChange } from "~/domain/opportunities/opportunity-changes";

const TORONTO = "America/Toronto";
const SAVED = new Date("2026-11-20T12:00:00Z");

const later = (days: number) => new Date(SAVED.getTime() + days * 86_400_000);
const line = (kind: string, day: string) =>
  JSON.stringify([kind, Date.parse(`${day}T15:00:00Z`), day, "10:00", TORONTO, "yes"]);
const dates = (from: ReadonlyArray<string>, to: ReadonlyArray<string>): FieldChange => ({
  field: "keyDates",
  from: from.join("\n") || null,
  to: to.join("\n") || null,
});
const closing = (from: string | null, to: string): FieldChange => ({ field: "deadline", from, to });
const asked = (kind: "site_meeting" | null) => ({ kind, region: "CA-ON", savedAt: SAVED });

test("a date that moved twice was what it was at the time of saving, whatever changed before", () => {
  const versions = [
    { at: later(-1), changes: [closing("2026-12-01T19:00:00.000Z", "2026-12-02T19:00:00.000Z")] },
    { at: later(1), changes: [closing("2026-12-02T19:00:00.000Z", "2026-12-03T19:00:00.000Z")] },
    { at: later(2), changes: [closing("2026-12-03T19:00:00.000Z", "2026-12-04T19:00:00.000Z")] },
  ];
  expect(whenSaved(versions, asked(null), TORONTO)).toBe("Wed 2 Dec 2026, 2:00 pm ET");
});

test("a change of another kind of date says nothing about a meeting", () => {
  const [first, second] = [line("site_meeting", "2026-12-01"), line("site_meeting", "2026-12-02")];
  const [asks, answers] = [line("questions", "2026-11-25"), line("questions", "2026-11-26")];
  const versions = [
    { at: later(1), changes: [dates([first, asks], [first, answers])] },
    { at: later(2), changes: [dates([first, answers], [second, answers])] },
  ];
  expect(whenSaved(versions, asked("site_meeting"), TORONTO)).toBe("Tue 1 Dec 2026, 10:00 am ET");
});

test("nothing is said of a date that there was none of, or one of several", () => {
  const [first, second, third] = ["2026-12-01", "2026-12-02", "2026-12-03"].map((day) =>
    line("site_meeting", day),
  ) as [string, string, string];
  const found = [
    { at: later(1), changes: [dates([], [first])] },
    { at: later(2), changes: [dates([first], [second])] },
  ];
  expect(whenSaved(found, asked("site_meeting"), TORONTO)).toBeNull();
  const several = [{ at: later(1), changes: [dates([first, second], [third])] }];
  expect(whenSaved(several, asked("site_meeting"), TORONTO)).toBeNull();
  expect(
    whenSaved([{ at: later(1), changes: [closing(null, "2026-12-03T19:00:00.000Z")] }], asked(null), TORONTO),
  ).toBeNull();
  expect(whenSaved([], asked(null), TORONTO)).toBeNull();
});
