/** A date of a saved bid. Texts are final. */
export type CalendarItem = {
  key: string;
  /** "Mandatory site meeting", "Closes (from the notice’s text)" */
  what: string;
  /** "Mandatory site meeting", "Closes" */
  shortWhat: string;
  /** "10:00 am CT", "(no hour stated)", or empty for a whole day. */
  hour: string;
  /** "the notice’s text says 11:00 am", beside the portal's closing; else `null`. */
  note: string | null;
  /** Both: "Mandatory site meeting 10:00 am CT". */
  whatAndHour: string;
  /** "Mayfield depot · Caledon": where to be, and the town of the work; `null` if neither is known. */
  where: string | null;
  isMandatory: boolean;
  isOver: boolean;
  title: string;
  language: "en" | "fr";
  href: string;
};

export type CalendarDay = {
  /** "2026-11-24" */
  day: string;
  /** "Tue 24 Nov 2026" */
  label: string;
  /** "today", "tomorrow" */
  near: string | null;
  items: ReadonlyArray<CalendarItem>;
};

export type MonthCell = {
  day: string;
  /** "24" */
  number: string;
  isInMonth: boolean;
  isToday: boolean;
  items: ReadonlyArray<CalendarItem>;
  /** How many more there are than are shown. */
  more: number;
};

export type MonthView = {
  label: string;
  previous: { href: string; label: string } | null;
  next: { href: string; label: string } | null;
  weeks: ReadonlyArray<ReadonlyArray<MonthCell>>;
};

export type FeedView = {
  /** "22 Nov 2026"; `null` without a feed. */
  since: string | null;
  /** "Google last read this 9 h ago." */
  reads: ReadonlyArray<string>;
};

export type CalendarPageView = {
  /** `null` if the dates could not be read. */
  dates: {
    soon: ReadonlyArray<CalendarDay>;
    later: ReadonlyArray<CalendarDay>;
    past: ReadonlyArray<CalendarDay>;
    /** How many dates the lists leave out. */
    unlisted: number;
    month: MonthView;
  } | null;
  /** `null` if it could not be read. */
  feed: FeedView | null;
};
