import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import {
  type DigestKind,
  digestsDue,
  type DueDigest,
  firstDigestDueAt,
  firstDigestSince,
  lastDigestCutoff,
  MIN_DAYS_BETWEEN_DIGESTS,
  onboardingWindowOf,
} from "~/domain/mail/digest-schedule";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const QUARTER_HOUR_MS = HOUR_MS / 4;
const YEAR = { start: Date.parse("2026-01-01T05:00:00Z"), end: Date.parse("2027-01-01T05:00:00Z") };

const inToronto = (instant: Date) => DateTime.fromJSDate(instant, { zone: "America/Toronto" });
const instantIn = (start: number, end: number) =>
  fc.integer({ min: start / 60_000, max: end / 60_000 }).map((minute) => new Date(minute * 60_000));

test.each([
  { kind: "first", period: "2026-03-01", utc: "2026-03-01T13:00:00.000Z" },
  { kind: "weekly", period: "2026-03-02", utc: "2026-03-02T13:00:00.000Z" },
  { kind: "first", period: "2026-03-08", utc: "2026-03-08T12:00:00.000Z" },
  { kind: "weekly", period: "2026-03-09", utc: "2026-03-09T12:00:00.000Z" },
  { kind: "first", period: "2026-10-25", utc: "2026-10-25T12:00:00.000Z" },
  { kind: "weekly", period: "2026-10-26", utc: "2026-10-26T12:00:00.000Z" },
  { kind: "first", period: "2026-11-01", utc: "2026-11-01T13:00:00.000Z" },
  { kind: "weekly", period: "2026-11-02", utc: "2026-11-02T13:00:00.000Z" },
])("DS-07 the $kind digest of $period is due at $utc, eight in the morning in Toronto", (expected) => {
  const dueAt = new Date(expected.utc);
  const newest = (now: number) => digestsDue(new Date(now)).at(-1);

  expect(newest(dueAt.getTime())).toEqual({ kind: expected.kind, period: expected.period, dueAt });
  expect(newest(dueAt.getTime() - 1)?.period).not.toBe(expected.period);
});

test("DC-10 every Sunday and every Monday of a year falls due once, at the first tick, for seven days", () => {
  const changed: Array<string> = [];
  const seen = new Map<string, { kind: DigestKind; dueAt: number; first: number; last: number }>();
  for (let tick = YEAR.start; tick < YEAR.end; tick += QUARTER_HOUR_MS) {
    for (const { kind, period, dueAt } of digestsDue(new Date(tick))) {
      const known = seen.get(period) ?? { kind, dueAt: dueAt.getTime(), first: tick, last: tick };
      if (kind !== known.kind || dueAt.getTime() !== known.dueAt) changed.push(period);
      seen.set(period, { ...known, last: tick });
    }
  }

  expect(changed).toEqual([]);
  const whole = [...seen].filter(
    ([, { dueAt }]) => dueAt >= YEAR.start && dueAt + 7 * DAY_MS + QUARTER_HOUR_MS < YEAR.end,
  );
  expect(whole).toHaveLength(51 + 51);
  for (const [period, { kind, dueAt, first, last }] of whole) {
    expect(inToronto(new Date(dueAt)).toFormat("yyyy-MM-dd HH:mm EEE"), period).toBe(
      `${period} 08:00 ${kind === "first" ? "Sun" : "Mon"}`,
    );
    expect(first, period).toBe(dueAt);
    expect(last, period).toBe(dueAt + 7 * DAY_MS - QUARTER_HOUR_MS);
  }
});

test("at any minute the due digests are of the last seven days, oldest first, each at eight in the morning", () => {
  fc.assert(
    fc.property(instantIn(YEAR.start, YEAR.end), (now) => {
      const due = digestsDue(now);
      // Two, but for the hour before or after eight on the days when the clocks change.
      expect([1, 2, 3]).toContain(due.length);
      const instants = due.map(({ dueAt }) => dueAt.getTime());
      expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
      for (const { kind, period, dueAt } of due) {
        expect(dueAt.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(dueAt.getTime()).toBeGreaterThan(now.getTime() - 7 * DAY_MS);
        expect(inToronto(dueAt).toFormat("yyyy-MM-dd HH:mm c")).toBe(
          `${period} 08:00 ${kind === "first" ? 7 : 1}`,
        );
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  { onboarded: "Saturday evening", at: "2026-11-21T23:00:00Z", due: "2026-11-22T13:00:00.000Z" },
  { onboarded: "Sunday before eight", at: "2026-11-22T12:59:59Z", due: "2026-11-22T13:00:00.000Z" },
  { onboarded: "Sunday at eight sharp", at: "2026-11-22T13:00:00Z", due: "2026-11-29T13:00:00.000Z" },
  {
    onboarded: "late on Saturday, Sunday in UTC",
    at: "2026-11-22T04:30:00Z",
    due: "2026-11-22T13:00:00.000Z",
  },
  { onboarded: "the night the clocks go on", at: "2026-03-08T06:59:00Z", due: "2026-03-08T12:00:00.000Z" },
  { onboarded: "the night the clocks go back", at: "2026-11-01T05:30:00Z", due: "2026-11-01T13:00:00.000Z" },
])("DB-11 somebody onboarded $onboarded has the first digest at $due", ({ at, due }) => {
  expect(firstDigestDueAt(new Date(at)).toISOString()).toBe(due);
});

test("DB-11 the first digest is due on a Sunday at eight, within seven days of onboarding", () => {
  fc.assert(
    fc.property(instantIn(YEAR.start, YEAR.end), (onboardedAt) => {
      const dueAt = firstDigestDueAt(onboardedAt);
      expect(inToronto(dueAt).toFormat("c HH:mm")).toBe("7 08:00");
      expect(dueAt > onboardedAt).toBe(true);
      expect(inToronto(dueAt).minus({ days: 7 }).toJSDate() <= onboardedAt).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("what is new for a first digest is what came in the seven days before it", () => {
  expect(firstDigestSince(new Date("2026-11-22T13:00:00Z"))).toEqual(new Date("2026-11-15T13:00:00Z"));
});

const FIRST_SUNDAY = {
  kind: "first",
  period: "2026-11-22",
  dueAt: new Date("2026-11-22T13:00:00Z"),
} as const;
const NEXT_SUNDAY = { kind: "first", period: "2026-11-29", dueAt: new Date("2026-11-29T13:00:00Z") } as const;
const FIRST_MONDAY = {
  kind: "weekly",
  period: "2026-11-23",
  dueAt: new Date("2026-11-23T13:00:00Z"),
} as const;
const NEXT_MONDAY = {
  kind: "weekly",
  period: "2026-11-30",
  dueAt: new Date("2026-11-30T13:00:00Z"),
} as const;

type Person = { onboardedAt: Date; lastDigestAt: Date | null };

function isDueFor(digest: DueDigest, { onboardedAt, lastDigestAt }: Person, now: Date) {
  const { onboardedFrom, onboardedBefore } = onboardingWindowOf(digest);
  const isTurn = onboardedAt >= onboardedFrom && onboardedAt < onboardedBefore;
  return isTurn && (lastDigestAt === null || lastDigestAt <= lastDigestCutoff(now));
}

test.each([
  { why: "their first Sunday", digest: FIRST_SUNDAY, onboarded: "2026-11-18", last: null, due: true },
  { why: "a later Sunday", digest: NEXT_SUNDAY, onboarded: "2026-11-18", last: null, due: false },
  {
    why: "a Monday before their first Sunday",
    digest: FIRST_MONDAY,
    onboarded: "2026-11-22T13:00:01Z",
    last: null,
    due: false,
  },
  {
    why: "the Monday after a first digest",
    digest: FIRST_MONDAY,
    onboarded: "2026-11-18",
    last: "2026-11-22T13:10:00Z",
    due: false,
  },
  {
    why: "the Monday after an empty first digest",
    digest: FIRST_MONDAY,
    onboarded: "2026-11-18",
    last: null,
    due: true,
  },
  {
    why: "the Monday of the next week",
    digest: NEXT_MONDAY,
    onboarded: "2026-11-18",
    last: "2026-11-22T13:10:00Z",
    due: true,
  },
])("a digest on $why is due: $due", ({ digest, onboarded, last, due }) => {
  const person = {
    onboardedAt: new Date(onboarded),
    lastDigestAt: last === null ? null : new Date(last),
  };
  expect(isDueFor(digest, person, digest.dueAt)).toBe(due);
});

test("no user is due again within six full days, to the millisecond", () => {
  const lastDigestAt = new Date("2026-11-24T13:00:00Z");
  const person = { onboardedAt: new Date("2026-06-01T12:00:00Z"), lastDigestAt };
  const rested = lastDigestAt.getTime() + MIN_DAYS_BETWEEN_DIGESTS * DAY_MS;
  expect(isDueFor(NEXT_MONDAY, person, new Date(rested - 1))).toBe(false);
  expect(isDueFor(NEXT_MONDAY, person, new Date(rested))).toBe(true);
});

/** The digests that one user gets in a year with runs at these intervals; a completed run is never repeated. */
function mailsInAYear(onboardedAt: Date, gaps: ReadonlyArray<number>) {
  const done = new Set<string>();
  const mails: Array<{ at: Date; kind: DigestKind; period: string }> = [];
  let lastDigestAt: Date | null = null;
  for (let tick = YEAR.start, turn = 0; tick < YEAR.end; tick += gaps[turn++ % gaps.length]!) {
    const now = new Date(tick);
    for (const digest of digestsDue(now)) {
      if (done.has(digest.period)) continue;
      done.add(digest.period);
      if (now < onboardedAt || !isDueFor(digest, { onboardedAt, lastDigestAt }, now)) continue;
      mails.push({ at: now, kind: digest.kind, period: digest.period });
      lastDigestAt = now;
    }
  }
  return mails;
}

const onboardedInTheYear = instantIn(YEAR.start, YEAR.end - 30 * DAY_MS);
const gapsUpTo = (longest: number) =>
  fc.array(fc.integer({ min: QUARTER_HOUR_MS, max: longest }), { minLength: 5, maxLength: 40 });

const daysBetween = (mails: ReadonlyArray<{ at: Date }>) =>
  mails.slice(1).map(({ at }, position) => (at.getTime() - mails[position]!.at.getTime()) / DAY_MS);

test("RP-03 whenever the job runs, no user gets two digests within six days", () => {
  fc.assert(
    fc.property(onboardedInTheYear, gapsUpTo(10 * DAY_MS), (onboardedAt, gaps) => {
      const mails = mailsInAYear(onboardedAt, gaps);
      for (const days of daysBetween(mails)) expect(days).toBeGreaterThanOrEqual(MIN_DAYS_BETWEEN_DIGESTS);
      expect(mails.slice(1).every(({ kind }) => kind === "weekly")).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("C-01 with frequent runs the first digest comes on the first Sunday, then one every Monday", () => {
  fc.assert(
    fc.property(onboardedInTheYear, gapsUpTo(6 * HOUR_MS), (onboardedAt, gaps) => {
      const [first, ...weekly] = mailsInAYear(onboardedAt, gaps);
      const sunday = inToronto(firstDigestDueAt(onboardedAt));
      expect(first).toMatchObject({ kind: "first", period: sunday.toISODate() });
      expect(inToronto(first!.at).weekday).toBe(7);

      const mondays = Array.from({ length: weekly.length }, (_, week) =>
        sunday.plus({ days: 8 + 7 * week }).toISODate(),
      );
      expect(weekly.map(({ period }) => period)).toEqual(mondays);
      expect(weekly.every(({ at }) => inToronto(at).weekday === 1)).toBe(true);
      const last = [first!, ...weekly].at(-1)!;
      expect(YEAR.end - last.at.getTime()).toBeLessThan(8 * DAY_MS + 6 * HOUR_MS);
    }),
    { numRuns: 12 },
  );
});
