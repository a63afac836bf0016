import {
  default as ical,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { PRODUCT_NAME } from "~/content/product";
import type { CalendarEvent } from "~/domain/calendar/calendar-event";
import { DAY_MS, HOUR_MS } from "~/domain/duration";

/** An event as an .ics file prints it. */
export type PrintedEvent = Omit<CalendarEvent, "description" | "url"> & {
  description: string | null;
  url: string | null;
  isCancelled: boolean;
};

export type IcsOptions = {
  /** The calendar's name; a file with single dates has none. */
  name: string | null;
  /** A reminder a day before. Subscribed calendars get none, because their reader could not switch it off. */
  hasAlarms: boolean;
};

/** Asks programs to read a feed every hour. Few do it so often. */
const REFRESH_SECONDS = HOUR_MS / 1000;

/** Text of a calendar (RFC 5545). Instants are in UTC, so it needs no time zones. */
export function icsOf(events: ReadonlyArray<PrintedEvent>, { name, hasAlarms }: IcsOptions): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: PRODUCT_NAME, product: "Bid dates", language: "EN" },
    ...(name === null ? {} : { name, ttl: REFRESH_SECONDS }),
  });
  for (const event of events) calendar.createEvent(eventData(event, hasAlarms));
  return `${calendar.toString()}\r\n`;
}

function eventData(event: PrintedEvent, hasAlarm: boolean): ICalEventData {
  const { uid, day, startsAt, endsAt, place, description, url, sequence, changedAt, isCancelled } = event;
  const summary = printable(event.summary);
  return {
    id: uid,
    ...(day === null
      ? { start: startsAt ?? changedAt, end: endsAt }
      : { start: new Date(`${day}T00:00:00Z`), allDay: true }),
    summary,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    url,
    location: place === null ? null : printable(place),
    description: description === null ? null : printable(description),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(hasAlarm
      ? { alarms: [{ type: ICalAlarmType.display, trigger: DAY_MS / 1000, description: summary }] }
      : {}),
  };
}

/** Of control characters a calendar may have line breaks only, and UTF-8 has no halves of characters. */
const printable = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/\p{Cs}/gu, "\uFFFD");

export function icsResponse(text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}
