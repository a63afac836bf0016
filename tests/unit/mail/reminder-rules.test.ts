import { DateTime } from "luxon";
import { expect, test } from "vitest";
import {
  awakeZone,
  isDayStepDue,
  isWeekStepDue,
  MORNING_REACH_MS,
  remindedAt,
  type SavedDate,
} from "~/domain/mail/reminder-rules";
import { READER_ZONES, readerZoneLike } from "~/domain/reader-zones";

const HOUR_MS = 60 * 60_000;
const TICK_MS = HOUR_MS / 4;
const ZONES = READER_ZONES.map(({ value }) => value);

const clock = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone }).toFormat("HH:mm");
const local = (text: string, zone: string) => DateTime.fromISO(text, { zone }).toJSDate();

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The ticks are the same for all dates of a week. */
const known = new Map<string, ReturnType<typeof awakeZone>>();
function awakeAt(zone: string, now: Date) {
  const key = `${zone} ${now.getTime()}`;
  if (!known.has(key)) known.set(key, awakeZone(zone, now));
  return known.get(key) ?? null;
}

type Told = { mornings: Array<Date>; days: Array<Date>; weeks: Array<Date> };

/** What the cron trigger's ticks would tell of one date. */
function tellsOf(date: SavedDate, zone: string, from: Date): Told {
  const told: Told = { mornings: [], days: [], weeks: [] };
  let lastMorning = "";
  for (let at = from.getTime(); at < date.at.getTime(); at += TICK_MS) {
    const now = new Date(at);
    const awake = awakeAt(zone, now);
    if (!awake) continue;
    if (told.days.length === 0 && isDayStepDue(date, awake, now)) told.days.push(now);
    if (told.weeks.length === 0 && isWeekStepDue(date, now)) told.weeks.push(now);
    if (awake.morning <= now && awake.day !== lastMorning) {
      lastMorning = awake.day;
      if (date.savedAt <= now && date.at.getTime() <= awake.morning.getTime() + MORNING_REACH_MS)
        told.mornings.push(now);
    }
  }
  return told;
}

/** Winter, both clock changes of 2026 and 2027 in North America, and summer. */
const WEEKS = ["2026-11-01", "2026-11-24", "2027-03-14", "2027-07-06", "2027-11-07"];

test.each(ZONES)(
  "in %s, with both clock changes, every date is told in time, never at night, and at most once in twelve hours",
  (zone) => {
    const random = randomFrom(7);
    for (const week of WEEKS) {
      for (let i = 0; i < 60; i++) {
        const middle = local(`${week}T03:00`, zone).getTime();
        const at = new Date(Math.floor((middle + (random() - 0.5) * 96 * HOUR_MS) / 60_000) * 60_000);
        const savedAt = new Date(at.getTime() - (24 + random() * 300) * HOUR_MS);
        const from = new Date(Math.floor((at.getTime() - 10 * 24 * HOUR_MS) / TICK_MS) * TICK_MS);
        const { mornings, days, weeks } = tellsOf({ at, savedAt, changedAt: null }, zone, from);
        const all = [...mornings, ...days, ...weeks];
        const said = `${at.toISOString()} saved ${savedAt.toISOString()}`;
        for (const mail of all) {
          expect(clock(mail, zone) >= "06:30", said).toBe(true);
          expect(clock(mail, zone) < "21:00", said).toBe(true);
        }
        for (const mail of mornings) expect(clock(mail, zone), said).toMatch(/^07:(?:00|15)$/);
        // Somebody is told between a day and a night before the date, however late it was saved.
        const last = Math.max(...all.map((mail) => mail.getTime()));
        expect(at.getTime() - last, said).toBeLessThanOrEqual(25 * HOUR_MS);
        // The mail 24 hours before repeats no morning's mail of the last hours.
        for (const day of days) {
          const gap = Math.min(...mornings.map((mail) => Math.abs(day.getTime() - mail.getTime())));
          if (savedAt < new Date(day.getTime() - 24 * HOUR_MS))
            expect(gap, said).toBeGreaterThan(4.5 * HOUR_MS);
        }
      }
    }
  },
);

test.each([
  ["2026-11-01", "the clocks go back"],
  ["2027-03-14", "the clocks go forward"],
])(
  "on %s, when %s, the night ends at half past six by the clock and the morning's mail is due at seven",
  (day) => {
    const at = (time: string) => local(`${day}T${time}`, "America/Toronto");
    expect(awakeZone("America/Toronto", at("06:29"))).toBeNull();
    expect(awakeZone("America/Toronto", at("06:30"))).toMatchObject({
      day,
      morning: at("07:00"),
      noon: at("12:00"),
    });
    expect(awakeZone("America/Toronto", at("20:59"))).not.toBeNull();
    expect(awakeZone("America/Toronto", at("21:00"))).toBeNull();
  },
);

test("a meeting after a clock change is told 24 hours before, which is another time on the clock", () => {
  const meeting = { at: local("2027-03-14T15:00", "America/Toronto"), savedAt: new Date(0), changedAt: null };
  const before = local("2027-03-13T14:00", "America/Toronto");
  const awake = (now: Date) => awakeZone("America/Toronto", now)!;
  expect(isDayStepDue(meeting, awake(before), before)).toBe(true);
  const early = new Date(before.getTime() - 1);
  expect(isDayStepDue(meeting, awake(early), early)).toBe(false);
});

test.each(ZONES)(
  "in %s, a day without an hour is in the mails of its own morning and of the three before",
  (zone) => {
    for (const day of [...WEEKS, "2026-11-04", "2027-03-17"]) {
      const at = remindedAt({ at: null, localDay: day }).getTime();
      const reaches = [0, 1, 2, 3, 4].map((days) => {
        const morning = DateTime.fromISO(`${day}T07:00`, { zone }).minus({ days }).toMillis();
        return at <= morning + MORNING_REACH_MS;
      });
      expect(reaches).toEqual([true, true, true, true, false]);
    }
  },
);

test("seven days before is due for half a day, for bids that had been saved by then", () => {
  const at = new Date("2026-12-01T19:00:00Z");
  const week = { at, savedAt: new Date("2026-11-01T12:00:00Z"), changedAt: null };
  expect(isWeekStepDue(week, new Date("2026-11-24T18:59:00Z"))).toBe(false);
  expect(isWeekStepDue(week, new Date("2026-11-24T19:00:00Z"))).toBe(true);
  expect(isWeekStepDue(week, new Date("2026-11-25T07:00:00Z"))).toBe(false);
  expect(
    isWeekStepDue({ ...week, savedAt: new Date("2026-11-24T19:30:00Z") }, new Date("2026-11-24T20:00:00Z")),
  ).toBe(false);
});

test("a place's zone becomes the one on offer with the same clocks, or Toronto", () => {
  expect(readerZoneLike("America/New_York")).toBe("America/Toronto");
  expect(readerZoneLike("America/Moncton")).toBe("America/Halifax");
  expect(readerZoneLike("America/Chicago")).toBe("America/Winnipeg");
  expect(readerZoneLike("America/Regina")).toBe("America/Regina");
  expect(readerZoneLike("America/St_Johns")).toBe("America/St_Johns");
  expect(readerZoneLike("Europe/Paris")).toBe("America/Toronto");
});
