import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarDate, calendarDates } from "~/domain/calendar/calendar-dates";
import { eventOf } from "~/domain/calendar/calendar-event";
import { instantOf, wallClockOf } from "~/domain/reading/kept/noted-date";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { icsOf, type PrintedEvent } from "~/features/calendar/ics.server";

const CHANGED = new Date("2026-11-20T15:00:00Z");
const BID = { title: "Snow removal", city: "Guelph", region: "CA-ON", url: "https://bids.example/bids/12" };

function dateAt(
  day: string,
  time: string | null,
  zone: string,
  kind: KeyDateKind = "questions",
): CalendarDate {
  const at = time === null ? null : instantOf(day, time, zone);
  return {
    uid: "3e0c6f0a-0000-4000-8000-000000000001",
    kind,
    at,
    day,
    time,
    zone,
    mandatory: "unsaid",
    place: null,
    sentence: "",
    origin: "text",
    rule: null,
    sequence: 3,
    changedAt: CHANGED,
  };
}

const printed = (date: CalendarDate, bid = BID, more: Partial<PrintedEvent> = {}): PrintedEvent => ({
  ...eventOf(date, bid, true),
  isCancelled: false,
  ...more,
});

function read(
  events: ReadonlyArray<PrintedEvent>,
  options = { name: "My bids" as string | null, hasAlarms: false },
) {
  const text = icsOf(events, options);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as string);
  return { text, calendar, events: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one)) };
}

function readOne(event: PrintedEvent) {
  const { events, text } = read([event]);
  expect(events).toHaveLength(1);
  return { event: events[0]!, text };
}

/** A day and an hour in each zone whose clock is easily taken for another's, and the same moment in UTC. */
const CLOCKS = [
  [
    "the day before summer time begins",
    "America/Toronto",
    "2027-03-13",
    "14:00",
    "2027-03-13T19:00:00Z",
    "2:00 pm ET",
  ],
  [
    "the day on which summer time begins",
    "America/Toronto",
    "2027-03-14",
    "14:00",
    "2027-03-14T18:00:00Z",
    "2:00 pm ET",
  ],
  [
    "the day on which summer time ends",
    "America/Toronto",
    "2026-11-01",
    "14:00",
    "2026-11-01T19:00:00Z",
    "2:00 pm ET",
  ],
  ["Newfoundland", "America/St_Johns", "2026-11-24", "14:00", "2026-11-24T17:30:00Z", "2:00 pm "],
  ["Newfoundland in summer", "America/St_Johns", "2026-07-24", "14:00", "2026-07-24T16:30:00Z", "2:00 pm "],
  ["Saskatchewan in winter", "America/Regina", "2026-11-24", "14:00", "2026-11-24T20:00:00Z", "2:00 pm "],
  ["Saskatchewan in summer", "America/Regina", "2026-07-24", "14:00", "2026-07-24T20:00:00Z", "2:00 pm "],
  ["northwestern Ontario", "America/Winnipeg", "2026-11-24", "14:00", "2026-11-24T20:00:00Z", "2:00 pm CT"],
  ["Quebec", "America/Toronto", "2026-11-24", "14:00", "2026-11-24T19:00:00Z", "2:00 pm ET"],
] as const;

test.each(CLOCKS)("a deadline ends its event at its instant in UTC: %s", (_, zone, day, time, utc, title) => {
  const { event, text } = readOne(printed(dateAt(day, time, zone)));
  expect(event.endDate.toJSDate().toISOString()).toBe(new Date(utc).toISOString());
  expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(utc) - 30 * 60_000);
  expect(text).toMatch(/DTEND:\d{8}T\d{6}Z\r\n/);
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
  expect(event.summary).toContain(`Questions by ${title}`);
  expect(event.summary).toContain("– Snow removal, Guelph");
});

test("every moment of every zone comes back as it was stated", () => {
  const zones = [
    "America/Toronto",
    "America/Winnipeg",
    "America/Regina",
    "America/St_Johns",
    "America/Vancouver",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
      (zone, moment) => {
        const { day, time } = wallClockOf(moment, zone);
        const at = instantOf(day, time, zone);
        fc.pre(at !== null);
        const { event } = readOne(printed(dateAt(day, time, zone)));
        const back = wallClockOf(event.endDate.toJSDate(), zone);
        expect(back).toEqual({ day, time });
      },
    ),
    { numRuns: 150 },
  );
});

test("a meeting begins at its instant, and says that its length is not known", () => {
  const { event } = readOne(printed(dateAt("2026-11-24", "10:00", "America/Toronto", "site_meeting")));
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-24T15:00:00.000Z");
  expect(event.description).toContain("look up how long it takes");
});

test("a date without an hour is a whole day, and its title says so", () => {
  const { event, text } = readOne(printed(dateAt("2026-11-24", null, "America/Toronto")));
  expect(text).toContain("DTSTART;VALUE=DATE:20261124\r\n");
  expect(event.startDate.isDate).toBe(true);
  expect(event.endDate.toString()).toBe("2026-11-25");
  expect(event.summary).toBe("Questions by (no hour stated) – Snow removal, Guelph");
});

test("nobody looks for the hour at which work begins or ends", () => {
  const { event } = readOne(printed(dateAt("2026-11-24", null, "America/Toronto", "start")));
  expect(event.summary).toBe("Work starts – Snow removal, Guelph");
  expect(event.description).not.toContain("no hour");
});

test("every event has its ID, its sequence and the time of its change, and blocks nobody's time", () => {
  const { event, text } = readOne(printed(dateAt("2026-11-24", "14:00", "America/Toronto")));
  expect(event.uid).toBe("3e0c6f0a-0000-4000-8000-000000000001");
  expect(event.sequence).toBe(3);
  expect(text).toContain("DTSTAMP:20261120T150000Z\r\n");
  expect(text).toContain("LAST-MODIFIED:20261120T150000Z\r\n");
  expect(text).toContain("TRANSP:TRANSPARENT\r\n");
  expect(text).toContain("URL;VALUE=URI:https://bids.example/bids/12\r\n");
});

test("a feed has a name and asks to be read hourly, without alarms; a file has an alarm a day before", () => {
  const event = printed(dateAt("2026-11-24", "14:00", "America/Toronto"));
  const feed = read([event]);
  expect(feed.text).toContain("METHOD:PUBLISH\r\n");
  expect(feed.text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
  expect(feed.text).toContain("X-PUBLISHED-TTL:PT1H\r\n");
  expect(feed.calendar.getFirstPropertyValue("x-wr-calname")).toBe("My bids");
  expect(feed.text).not.toContain("VALARM");
  const file = read([event], { name: null, hasAlarms: true });
  const [alarm] = file.events[0]!.component.getAllSubcomponents("valarm");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P1D");
  expect(file.text).not.toContain("REFRESH-INTERVAL");
});

test("a cancelled date says so", () => {
  const event = printed(dateAt("2026-11-24", "14:00", "America/Toronto"), BID, { isCancelled: true });
  expect(readOne(event).text).toContain("STATUS:CANCELLED\r\n");
});

test("no line is longer than 75 bytes, also in French and with emoji, and every line ends in CRLF", () => {
  const title = "Déneigement; épandage, d’été – «été» 🚜 ".repeat(60);
  const { text, event } = readOne(
    printed(dateAt("2026-11-24", "14:00", "America/Toronto"), { ...BID, title }),
  );
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of text.slice(0, -2).split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  }
  expect(event.description.split("\n")[0]).toBe(title);
});

test("a title of 2,000 characters is cut in the event's title and whole in its description", () => {
  const title = `Snow ${"removal ".repeat(250)}`.slice(0, 2_000);
  const { event } = readOne(printed(dateAt("2026-11-24", "14:00", "America/Toronto"), { ...BID, title }));
  expect(event.summary.length).toBeLessThan(220);
  expect(event.description).toContain(title);
});

test("whatever a notice says, its words come back and add no property", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.constantFrom(
      "a;b,c\\n\\d",
      "line\r\nATTENDEE:mailto:x@y.example",
      "END:VEVENT\nBEGIN:VALARM",
      "\u0000\u0007\ud800",
      '"',
    ),
  );
  fc.assert(
    fc.property(text, text, text, (title, place, sentence) => {
      const date = { ...dateAt("2026-11-24", "14:00", "America/Toronto"), place, sentence };
      const { event, text: ics } = readOne(printed(date, { ...BID, title }));
      const plain = (words: string) =>
        words
          .replace(/\r\n?/g, "\n")
          .replace(/[^\P{Cc}\n]/gu, " ")
          .replace(/\p{Cs}/gu, "\uFFFD");
      expect(event.description.startsWith(plain(title))).toBe(true);
      if (sentence !== "") expect(event.description).toContain(plain(sentence));
      expect(event.component.getAllSubcomponents()).toEqual([]);
      expect(event.component.getAllProperties("attendee")).toEqual([]);
      expect(ics.match(/BEGIN:VEVENT/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test("a reader who may not read the details gets the date without sentence and place, but with an own place", () => {
  const date = {
    ...dateAt("2026-11-24", "10:00", "America/Toronto"),
    place: "Depot",
    sentence: "Ask by noon.",
  };
  const plain = eventOf(date, BID, false);
  expect(plain.place).toBeNull();
  expect(plain.description).not.toMatch(/Depot|noon/);
  expect(plain.description).toContain("2:00 pm ET".replace("2:00 pm", "10:00 am"));
  expect(eventOf({ ...date, origin: "corrected" }, BID, false).place).toBe("Depot");
  expect(eventOf(date, BID, true).description).toContain("The notice says: “Ask by noon.”");
});

const CLOSING = {
  closingUid: "closing",
  zone: "America/Winnipeg",
  version: 3,
  updatedAt: CHANGED,
};

test("the closing date is on the clock of the place of work; the end of a day is a whole day", () => {
  const [timed] = calendarDates({ ...CLOSING, deadline: new Date("2026-11-24T20:00:00Z") }, [], []);
  expect(eventOf(timed!, BID, false).summary).toBe("Closes 2:00 pm CT – Snow removal, Guelph");
  expect(eventOf(timed!, BID, false).description).toContain("2:00 pm CT (3:00 pm ET)");
  expect(timed!.sequence).toBe(2);
  const [whole] = calendarDates({ ...CLOSING, deadline: new Date("2026-11-25T05:59:00Z") }, [], []);
  expect(whole).toMatchObject({ at: null, day: "2026-11-24" });
  expect(calendarDates({ ...CLOSING, deadline: null }, [], [])).toEqual([]);
});
