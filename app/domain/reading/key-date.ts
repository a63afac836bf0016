/** What a date in a notice's text is for. `validity` and `term` are durations. */
export const KEY_DATE_KINDS = [
  "closing",
  "sub_bid_closing",
  "opening",
  "site_meeting",
  "questions",
  "addenda",
  "intent",
  "complaints",
  "validity",
  "start",
  "end",
  "term",
] as const;
export type KeyDateKind = (typeof KEY_DATE_KINDS)[number];

/** `none`: the text says that there is no such date. `relative`: a duration, or days counted from another date. */
export const KEY_DATE_PRECISIONS = ["instant", "day", "approximate", "relative", "none"] as const;
export type KeyDatePrecision = (typeof KEY_DATE_PRECISIONS)[number];

export const KEY_DATE_ATTENDANCES = ["yes", "no", "unsaid"] as const;
export type Attendance = (typeof KEY_DATE_ATTENDANCES)[number];

export const ZONE_BASES = ["stated", "place", "buyer", "portal"] as const;
export type ZoneBasis = (typeof ZONE_BASES)[number];

/** Only `sure` dates may be mailed or put in a calendar. Of a `check` date, people see the sentence alone. */
export const KEY_DATE_STANDINGS = ["sure", "check"] as const;
export type KeyDateStanding = (typeof KEY_DATE_STANDINGS)[number];

/** Why a date needs checking. */
export type Doubt =
  | "no year"
  | "two years"
  | "unclear day"
  | "unclear hour"
  | "unclear zone"
  | "weekday differs"
  | "clocks change"
  | "outside the notice's time"
  | "out of order"
  | "differs from the portal"
  | "differs in another sentence"
  | "differs on another portal"
  | "mandatory and optional"
  | "conditional"
  | "replaced"
  | "not fixed";

export type KeyDate = {
  kind: KeyDateKind;
  /** `null` for a day without an hour, a duration, and every doubtful date whose instant cannot be told. */
  at: Date | null;
  localDay: string | null;
  /** "14:00" */
  localTime: string | null;
  zone: string | null;
  zoneBasis: ZoneBasis | null;
  precision: KeyDatePrecision;
  /** Whether a bidder must attend a site meeting; `unsaid` for every other kind. */
  mandatory: Attendance;
  place: string | null;
  /** How long bids are valid, in days. */
  days: number | null;
  /** An exact piece of the text: `text.slice(start, end)`. */
  sentence: string;
  start: number;
  end: number;
  section: string;
  language: "en" | "fr";
  rule: string;
  ruleVersion: number;
  standing: KeyDateStanding;
  doubts: ReadonlyArray<Doubt>;
  /** The closing date of the portal, if the text states another one. It counts, and the text's does not. */
  conflictsWith: Date | null;
};

export type NoticeText = { section: string; language: "en" | "fr"; text: string };

export type ReaderInput = {
  texts: ReadonlyArray<NoticeText>;
  published: Date | null;
  /** The closing date in the portal's own field. */
  closing: Date | null;
  /** The IANA zones of the place of work, of the buyer and of the portal; the first that is known counts. */
  zones: { place: string | null; buyer: string | null; portal: string | null };
};

/** The rule of a registration that the notice only wishes for by a day, or for a list that is open at any time. */
export const WISHED_REGISTRATION = "intent/wished";

/** Increase it with each change of the rules for dates. */
export const READING_RULES_VERSION = 16;
