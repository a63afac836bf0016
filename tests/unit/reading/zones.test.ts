import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { timeZoneOf } from "~/domain/geography";
import { readNotice, sureDates } from "./read-notice";

type Language = "en" | "fr";

const PLACES = [
  "CA-ON-PEL",
  "CA-ON-KEN",
  "CA-ON-RRD",
  "CA-SK",
  "CA-NL",
  "CA-NB",
  "CA-MB",
  "CA-AB",
  "CA-BC",
  "CA-QC",
  "US-NY",
  "US-IL",
];

const EN_DAYS = [
  (day: DateTime) => day.toFormat("MMMM d, yyyy"),
  (day: DateTime) => day.toFormat("cccc, MMMM d, yyyy"),
  (day: DateTime) => day.toFormat("cccc, MMMM d, yyyy").toUpperCase(),
  (day: DateTime) => day.toFormat("d MMMM yyyy"),
  (day: DateTime) => day.toFormat("MMM. d, yyyy"),
  (day: DateTime) => day.toFormat("MMMM d,yyyy"),
  (day: DateTime) => `the ${day.day}th day of ${day.toFormat("MMMM, yyyy")}`,
  (day: DateTime) => day.toFormat("yyyy-MM-dd"),
  (day: DateTime) => day.toFormat("dd-MMM-yyyy"),
  (day: DateTime) => day.toFormat("yyyy-MMM-dd").toUpperCase(),
  (day: DateTime) => day.toFormat("MMM/dd/yyyy"),
];
const EN_HOURS = [
  (at: DateTime) => at.toFormat("h:mm a"),
  (at: DateTime) => at.toFormat("h:mm a").toLowerCase().replace("am", "a.m.").replace("pm", "p.m."),
  (at: DateTime) => at.toFormat("h:mm:ss a"),
  (at: DateTime) => at.toFormat("h.mm a"),
  (at: DateTime) => at.toFormat("HHmm 'hours'"),
  (at: DateTime) => at.toFormat("h:mm 'o''clock' a"),
  (at: DateTime) => at.toFormat("HH:mm 'hours' (h:mm a)"),
];
const FR_DAYS = [
  (day: DateTime) => day.setLocale("fr").toFormat("d MMMM yyyy"),
  (day: DateTime) => day.setLocale("fr").toFormat("cccc d MMMM yyyy"),
  (day: DateTime) => day.toFormat("yyyy-MM-dd"),
];
const FR_HOURS = [
  (at: DateTime) => at.toFormat("H 'h' mm"),
  (at: DateTime) => at.toFormat("HH'h'mm"),
  (at: DateTime) => at.toFormat("H:mm"),
];

type Form = { language: Language; kind: string; write: (day: string, hour: string) => string };

const FORMS: ReadonlyArray<Form> = [
  {
    language: "en",
    kind: "closing",
    write: (day, hour) => `Bids will be received until ${hour} local time on ${day}.`,
  },
  { language: "en", kind: "closing", write: (day, hour) => `Closing date: ${day} at ${hour}` },
  {
    language: "en",
    kind: "closing",
    write: (day, hour) => `Sealed tenders are due no later than ${day}, ${hour}`,
  },
  {
    language: "en",
    kind: "closing",
    write: (day, hour) => `Closing time: ${hour}\nClosing date: ${day}`,
  },
  {
    language: "en",
    kind: "opening",
    write: (day, hour) => `Bids will be publicly opened on ${day} at ${hour}`,
  },
  {
    language: "en",
    kind: "site_meeting",
    write: (day, hour) => `A mandatory site meeting will be held at ${hour} on ${day}.`,
  },
  { language: "en", kind: "site_meeting", write: (day, hour) => `Pre-bid conference\n${day}\n${hour}` },
  {
    language: "en",
    kind: "questions",
    write: (day, hour) => `Questions must be received by ${hour} on ${day}.`,
  },
  {
    language: "en",
    kind: "intent",
    write: (day, hour) => `Bidders must register with the clerk by ${hour} on ${day}.`,
  },
  {
    language: "fr",
    kind: "closing",
    write: (day, hour) => `Les soumissions seront reçues jusqu'à ${hour}, heure locale, le ${day}.`,
  },
  {
    language: "fr",
    kind: "closing",
    write: (day, hour) => `Date limite : le ${day} à ${hour}, heure locale`,
  },
  {
    language: "fr",
    kind: "opening",
    write: (day, hour) => `Les soumissions seront ouvertes publiquement le ${day} à ${hour}.`,
  },
  {
    language: "fr",
    kind: "site_meeting",
    write: (day, hour) => `La visite obligatoire des lieux aura lieu le ${day} à ${hour}.`,
  },
  {
    language: "fr",
    kind: "questions",
    write: (day, hour) => `Les questions doivent être transmises au plus tard le ${day} à ${hour}.`,
  },
];

/** Days around both changes of the clocks, and in between. */
const DAYS = fc.integer({ min: 4, max: 330 });
const HOURS = fc.record({ hour: fc.integer({ min: 8, max: 18 }), minute: fc.constantFrom(0, 15, 30, 45) });

test("every kind, in every form of day and hour and in both languages, is the hour on the wall at the place", () => {
  fc.assert(
    fc.property(
      ...([
        fc.constantFrom(...FORMS),
        fc.constantFrom(...PLACES),
        DAYS,
        HOURS,
        fc.nat(20),
        fc.nat(20),
      ] as const),
      (form, place, days, { hour, minute }, dayForm, hourForm) => {
        const zone = timeZoneOf(place);
        const day = DateTime.fromISO("2026-02-10").plus({ days });
        const at = DateTime.fromObject(
          { year: day.year, month: day.month, day: day.day, hour, minute },
          { zone },
        );
        const isFrench = form.language === "fr";
        const writeDay = (isFrench ? FR_DAYS : EN_DAYS)[dayForm % (isFrench ? FR_DAYS : EN_DAYS).length];
        const writeHour = (isFrench ? FR_HOURS : EN_HOURS)[
          hourForm % (isFrench ? FR_HOURS : EN_HOURS).length
        ];
        const text = form.write(writeDay?.(at) ?? "", writeHour?.(at) ?? "");
        const [date, ...others] = readNotice(text, { zone, language: form.language });
        expect(others, text).toEqual([]);
        expect(date, text).toMatchObject({ kind: form.kind, standing: "sure", at: at.toJSDate(), zone });
        expect(text.slice(date?.start, date?.end)).toBe(date?.sentence);
      },
    ),
    { numRuns: 600, seed: 22 },
  );
});

test("bids that are opened at that time are opened at the instant of the closing, at every place", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), DAYS, HOURS, (place, days, { hour, minute }) => {
      const zone = timeZoneOf(place);
      const day = DateTime.fromISO("2026-02-10").plus({ days });
      const at = DateTime.fromObject(
        { year: day.year, month: day.month, day: day.day, hour, minute },
        { zone },
      );
      const when = at.toFormat("h:mm a 'local time on' MMMM d, yyyy");
      const text = `Bids are due by ${when}. At that time they will be opened.`;
      const dates = readNotice(text, { zone }).map(({ kind, standing, at: read }) => [kind, standing, read]);
      expect(dates, text).toEqual([
        ["closing", "sure", at.toJSDate()],
        ["opening", "sure", at.toJSDate()],
      ]);
    }),
    { numRuns: 200, seed: 22 },
  );
});

test.each([
  ["America/New_York", "closing 2026-03-05 14:00"],
  ["America/Chicago", "closing 2026-03-05 14:00"],
  ["America/Toronto", ""],
])("which figure of 3/5/2026 is the month is known in the United States: %s", (zone, expected) => {
  expect(sureDates("Bids are due 3/5/2026 at 2:00 p.m.", { zone })).toBe(expected);
});

test.each([
  ["Newfoundland", "CA-NL", "2026-07-07T16:30:00Z"],
  ["Saskatchewan, which has no summer time", "CA-SK", "2026-07-07T20:00:00Z"],
  ["Kenora, in the Central zone", "CA-ON-KEN", "2026-07-07T19:00:00Z"],
  ["Rainy River, in the Central zone", "CA-ON-RRD", "2026-07-07T19:00:00Z"],
  ["Toronto", "CA-ON-TOR", "2026-07-07T18:00:00Z"],
])("2:00 p.m. local time in %s", (_name, place, at) => {
  const [date] = readNotice("Bids close at 2:00 p.m. local time on July 7, 2026.", {
    zone: timeZoneOf(place),
  });
  expect(date?.at).toEqual(new Date(at));
});

test.each([
  ["2:00 p.m. EST", "2026-07-07T18:00:00Z"],
  ["2:00 p.m. EDT", "2026-07-07T18:00:00Z"],
  ["2:00 p.m. (ET)", "2026-07-07T18:00:00Z"],
  ["2:00 p.m. Eastern Time", "2026-07-07T18:00:00Z"],
  ["2:00 p.m. local Toronto time", "2026-07-07T18:00:00Z"],
  ["2:00 p.m. prevailing time", "2026-07-07T18:00:00Z"],
  ["2:00 p.m. Local Fort Frances Time", "2026-07-07T19:00:00Z"],
  ["2:00 p.m. CDT", "2026-07-07T19:00:00Z"],
  ["2:00 p.m. Atlantic Daylight Time", "2026-07-07T17:00:00Z"],
  ["2:00 p.m. Newfoundland Time", "2026-07-07T16:30:00Z"],
  ["2:00 p.m. Saskatchewan time", "2026-07-07T20:00:00Z"],
  ["2:00 p.m. MST", "2026-07-07T20:00:00Z"],
  ["2:00 p.m. Pacific Time", "2026-07-07T21:00:00Z"],
])("%s in a notice for Toronto is that zone's hour on the wall", (hour, at) => {
  const [date] = readNotice(`Bids close at ${hour} on July 7, 2026.`);
  expect(date).toMatchObject({ standing: "sure", at: new Date(at) });
});

test.each([
  "à 14 h, heure locale,",
  "à 14 h 00 (heure locale)",
  "à 14 h, heure légale du Québec,",
  "à 14 h, heure avancée de l'Est,",
  "à 14 h HAE",
])("%s in Quebec", (hour) => {
  const text = `Les soumissions devront être reçues ${hour} le 7 juillet 2026.`;
  const [date] = readNotice(text, { zone: timeZoneOf("CA-QC"), language: "fr" });
  expect(date).toMatchObject({ standing: "sure", at: new Date("2026-07-07T18:00:00Z") });
});

test.each(["March 8, 2026 at 2:30 a.m.", "November 1, 2026 at 1:30 a.m."])(
  "an hour that a change of the clocks skips or repeats is not sure: %s",
  (when) => {
    const [date] = readNotice(`Bids close on ${when}`);
    expect(date).toMatchObject({ standing: "check", at: null, doubts: ["clocks change"] });
  },
);

test("without a place the buyer's zone counts, and without any zone the hour is not sure", () => {
  const text = "Bids close at 2:00 p.m. on July 7, 2026.";
  const zones = { place: null, buyer: "America/Winnipeg", portal: "America/Toronto" };
  expect(readNotice(text, { zones })[0]).toMatchObject({
    zoneBasis: "buyer",
    at: new Date("2026-07-07T19:00:00Z"),
  });
  expect(readNotice(text, { zones: { place: null, buyer: null, portal: null } })[0]).toMatchObject({
    standing: "check",
    doubts: ["unclear zone"],
  });
});
