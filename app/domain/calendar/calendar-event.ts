import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import { clockLabel } from "~/domain/local-time";
import { dateNameOf, missingHour, momentLabel, zoneLabel } from "~/domain/reading/kept/key-date-label";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { shorten } from "~/domain/shorten";
import { displayTimeZone } from "~/domain/zoned-time";
import type { CalendarDate } from "./calendar-dates";
import { deadlineLabel } from "./deadline-label";

/** A date as a calendar shows it. An event without a `day` has instants. */
export type CalendarEvent = {
  uid: string;
  summary: string;
  /** A whole day, of a date without an hour. */
  day: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  description: string;
  url: string;
  sequence: number;
  changedAt: Date;
};

export type EventBid = { title: string; city: string | null; region: string | null; url: string };

/** Calendars cut long titles; the description has all of it. */
const MOST_TITLE_CHARACTERS = 150;

/** Of those who may not read the notice's details, the calendar has the date without sentence and place. */
export function eventOf(date: CalendarDate, bid: EventBid, mayReadDetails: boolean): CalendarEvent {
  const place = placeOf(date, mayReadDetails);
  return {
    uid: date.uid,
    summary: `${nameAndHour(date)} – ${nameOf(bid)}`,
    ...spanOf(date),
    place,
    description: descriptionOf(date, bid, { place, sentence: mayReadDetails ? date.sentence : "" }),
    url: bid.url,
    sequence: date.sequence,
    changedAt: date.changedAt,
  };
}

/** "Mandatory site meeting 10:00 am CT" */
export function nameAndHour(date: CalendarDate): string {
  const hour = hourLabel(date);
  return hour === "" ? dateName(date) : `${dateName(date)} ${hour}`;
}

type Named = Pick<CalendarDate, "kind" | "mandatory" | "origin" | "rule">;

/** "Mandatory site meeting", "Closes (from the notice’s text)" */
export const dateName = (date: Named): string =>
  date.kind === "closing" && date.origin === "text" ? "Closes (from the notice’s text)" : shortDateName(date);

/** "Mandatory site meeting", "Closes" */
export function shortDateName({ kind, mandatory, rule }: Omit<Named, "origin">): string {
  if (kind === "closing") return "Closes";
  const name = dateNameOf({ kind, rule, isOwn: false });
  if (kind !== "site_meeting" || mandatory === "unsaid") return name;
  return `${mandatory === "yes" ? "Mandatory" : "Optional"} ${name.toLowerCase()}`;
}

/** Where to be. What the notice says of it is one of its details; what its reader has noted is not. */
export const placeOf = ({ place, origin }: CalendarDate, mayReadDetails: boolean): string | null =>
  mayReadDetails || origin === "corrected" || origin === "added" ? place : null;

/** "10:00 am CT", on the clocks of the place, or "(no hour stated)"; empty for work's first or last day. */
export function hourLabel({
  kind,
  at,
  time,
  zone,
}: Pick<CalendarDate, "kind" | "at" | "time" | "zone">): string {
  return at === null || time === null
    ? missingHour(kind).trim()
    : `${clockLabel(time)} ${zoneLabel(at, zone)}`;
}

function nameOf({ title, city }: EventBid): string {
  const isNamed = city === null || title.toLowerCase().includes(city.toLowerCase());
  return isNamed
    ? shorten(title, MOST_TITLE_CHARACTERS)
    : `${shorten(title, MOST_TITLE_CHARACTERS)}, ${city}`;
}

/** The notice does not say how long these take. */
const BEGINS_THEN: ReadonlyArray<KeyDateKind> = ["site_meeting", "opening", "start"];
const SHOWN_AS = { beginning: HOUR_MS, deadline: 30 * MINUTE_MS };

/** A deadline is the end of its event, so that nobody takes a later moment for it. */
function spanOf({ kind, at, day }: CalendarDate): Pick<CalendarEvent, "day" | "startsAt" | "endsAt"> {
  if (at === null) return { day, startsAt: null, endsAt: null };
  const begins = BEGINS_THEN.includes(kind);
  const startsAt = begins ? at : new Date(at.getTime() - SHOWN_AS.deadline);
  const endsAt = begins ? new Date(at.getTime() + SHOWN_AS.beginning) : at;
  return { day: null, startsAt, endsAt };
}

const BASIS: Record<CalendarDate["origin"], string> = {
  text: "Read by rules from the notice’s own text. The buyer’s documents decide.",
  portal: "Stated in a field of the portal. The buyer’s documents decide.",
  "hour in text":
    "The portal gives the day; the hour is read by rules from the notice’s own text. The buyer’s documents decide.",
  corrected: "Corrected by you.",
  added: "Added by you.",
};

type Details = { place: string | null; sentence: string };

function descriptionOf(date: CalendarDate, bid: EventBid, { place, sentence }: Details): string {
  const { kind, at, day, time, zone, origin, portalDeadline } = date;
  const when = momentLabel({ at, day, time, zone }, displayTimeZone(bid.region));
  return [
    bid.title,
    `${dateName(date)}: ${when}${at === null ? missingHour(kind) : ""}`,
    ...(place === null ? [] : [`Place: ${place}`]),
    ...(kind === "site_meeting" && at !== null
      ? ["It is shown as one hour: look up how long it takes."]
      : []),
    ...(sentence === "" ? [] : [`The notice says: “${sentence}”`]),
    BASIS[origin],
    ...(portalDeadline ? [`The portal says ${deadlineLabel(portalDeadline, bid.region)}.`] : []),
    bid.url,
  ].join("\n");
}
