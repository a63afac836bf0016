import type { RowsOfEach } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import type { CalendarDate } from "~/domain/calendar/calendar-dates";
import { inOrder } from "~/domain/calendar/calendar-dates";
import { dateName, hourLabel, nameAndHour, placeOf, shortDateName } from "~/domain/calendar/calendar-event";
import { agoLabel, READER_NAMES } from "~/domain/calendar/calendar-readers";
import { monthAfter, monthLabel, monthOf, readMonth, weeksOf } from "~/domain/calendar/months";
import { formatDay } from "~/domain/local-time";
import { earlierClosingLabel } from "~/domain/reading/kept/earlier-closing";
import { dayLabel } from "~/domain/reading/kept/key-date-label";
import { isAhead, nearDay } from "~/domain/reading/kept/listed-dates";
import { addDays, localDay, TORONTO } from "~/domain/zoned-time";
import { CALENDAR_PATH } from "~/features/calendar-feeds/calendar-links";
import { findOwnFeed } from "~/features/calendar-feeds/feeds.server";
import { homeOf, knownLocation, withState } from "~/features/opportunities/location-label.server";
import { runGroups } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";
import type { CalendarDay, CalendarItem, CalendarPageView, FeedView, MonthView } from "./calendar-view";
import { type DatedBid, findCalendar, mayReadDetails, readCalendar } from "./find-calendar.server";

const SOON_DAYS = 60;
/** So many dates are listed; the months show all. */
const MOST_LISTED = 400;
const MOST_IN_CELL = 3;

/** The dates of the saved bids: by day, and as a month. */
export async function loadCalendarPage(
  { db, now }: Services,
  profile: Profile,
  url: URL,
): Promise<CalendarPageView> {
  const at = now();
  const { dates, feed } = await runGroups(db, {
    dates: findCalendar(db, profile.id),
    feed: findOwnFeed(db, profile.id),
  });
  const month = readMonth(url.searchParams.get("month"));
  return {
    dates: dates && datesView(await readCalendar(dates), profile, month, at),
    feed: feed && feedView(feed, at),
  };
}

type Dated = { date: CalendarDate; item: CalendarItem };

function datesView(
  bids: ReadonlyArray<DatedBid>,
  reader: Profile,
  asked: string | null,
  now: Date,
): CalendarPageView["dates"] {
  const today = localDay(now, TORONTO);
  const all = bids
    .flatMap(({ bid, dates }) => dates.map((date): Dated => ({ date, item: itemOf(bid, date, reader, now) })))
    .sort((a, b) => inOrder(a.date, b.date));
  const ahead = all.filter(({ date }) => date.day >= today);
  const listed = ahead.slice(0, MOST_LISTED);
  const lastSoon = addDays(today, SOON_DAYS);
  const past = all.filter(({ date }) => date.day < today && monthOf(date.day) === monthOf(today));
  return {
    soon: byDay(
      listed.filter(({ date }) => date.day <= lastSoon),
      now,
    ),
    later: byDay(
      listed.filter(({ date }) => date.day > lastSoon),
      now,
    ),
    past: byDay(past.slice(-MOST_LISTED), now),
    unlisted: ahead.length - listed.length,
    month: monthView(all, asked ?? monthOf(today), today),
  };
}

function itemOf(bid: DatedBid["bid"], date: CalendarDate, reader: Profile, now: Date): CalendarItem {
  const { uid, kind, at, day, zone, mandatory } = date;
  return {
    key: uid,
    what: dateName(date),
    shortWhat: shortDateName(date),
    hour: hourLabel(date),
    note: kind === "closing" && OF_PORTAL.includes(date.origin) ? earlierClosingLabel(bid) : null,
    whatAndHour: nameAndHour(date),
    where: whereOf(date, bid, reader),
    isMandatory: kind === "site_meeting" && mandatory === "yes",
    isOver: !isAhead({ at: at?.getTime() ?? null, day, zone }, now),
    title: bid.title,
    language: bid.language,
    href: `/bids/${bid.id}`,
  };
}

const OF_PORTAL: ReadonlyArray<CalendarDate["origin"]> = ["portal", "hour in text"];

function whereOf(date: CalendarDate, bid: DatedBid["bid"], reader: Profile): string | null {
  const known = knownLocation(bid);
  const place = known && withState(known, bid, homeOf(reader.regions));
  const places = [placeOf(date, mayReadDetails(reader, bid)), place];
  return places.filter(Boolean).join(" · ") || null;
}

function byDay(dated: ReadonlyArray<Dated>, now: Date): Array<CalendarDay> {
  return [...itemsByDay(dated)].map(([day, items]) => ({
    day,
    label: dayLabel(day),
    near: nearDay({ day, zone: TORONTO }, now),
    items,
  }));
}

function itemsByDay(dated: ReadonlyArray<Dated>): Map<string, Array<CalendarItem>> {
  const days = new Map<string, Array<CalendarItem>>();
  for (const { date, item } of dated) {
    const items = days.get(date.day);
    if (items) items.push(item);
    else days.set(date.day, [item]);
  }
  return days;
}

function monthView(all: ReadonlyArray<Dated>, month: string, today: string): MonthView {
  const days = itemsByDay(all);
  return {
    label: monthLabel(month),
    previous: monthLink(month, -1),
    next: monthLink(month, 1),
    weeks: weeksOf(month).map((week) =>
      week.map((day) => {
        const items = days.get(day) ?? [];
        const shown = items.length > MOST_IN_CELL ? items.slice(0, MOST_IN_CELL - 1) : items;
        return {
          day,
          number: String(Number(day.slice(8))),
          isToday: day === today,
          isInMonth: monthOf(day) === month,
          items: shown,
          more: items.length - shown.length,
        };
      }),
    ),
  };
}

function monthLink(month: string, months: number): MonthView["next"] {
  const other = monthAfter(month, months);
  return other === null ? null : { href: `${CALENDAR_PATH}?month=${other}#month`, label: monthLabel(other) };
}

function feedView([[feed], reads]: RowsOfEach<ReturnType<typeof findOwnFeed>>, now: Date): FeedView {
  return {
    since: feed ? formatDay(feed.createdAt, TORONTO) : null,
    reads: [...reads]
      .sort((a, b) => b.readAt.getTime() - a.readAt.getTime())
      .map(({ reader, readAt }) => `${READER_NAMES[reader]} last read this ${agoLabel(readAt, now)}.`),
  };
}
