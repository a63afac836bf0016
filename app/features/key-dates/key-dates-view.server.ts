import { formatDay } from "~/domain/local-time";
import { hourOfClosingIn } from "~/domain/reading/kept/closing-hour";
import { type CountedDate, countedDates, type OwnDate } from "~/domain/reading/kept/counted-dates";
import {
  ATTENDANCE_LABELS,
  dateNameOf,
  dayLabel,
  KEY_DATE_NAMES,
  type LocalMoment,
  momentLabel,
} from "~/domain/reading/kept/key-date-label";
import { daysUntil, isAhead, mustAttend } from "~/domain/reading/kept/listed-dates";
import { instantOf, NOTED_KINDS } from "~/domain/reading/kept/noted-date";
import { countsAsClosing, type WhoseClosing, whoseClosing } from "~/domain/reading/kept/whose-closing";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { termInWords } from "~/domain/reading/lengths/term-in-words";
import { displayTimeZone, localDay, TORONTO } from "~/domain/zoned-time";
import { ALL_DATES, CLOSING_DATE, datesFileHref } from "~/features/calendar-feeds/calendar-links";
import { portalName } from "~/sources/portal-name";
import type { KeyDateRow, OwnDateRow } from "./find-key-dates.server";
import type { KeyDatesView, KeyDateView } from "./key-dates-view";

export type DatedBid = {
  id: number;
  region: string | null;
  updatedAt: Date;
  status: string;
  deadline: Date | null;
  /** The portal's closing date within a sentence: "Fri 4 Dec 2026, 2:00 pm ET", "open until 31 Mar 2029". */
  portalsClosing?: string | null;
  /** The name of the portal whose text the bid shows. */
  portalSource: string;
  /** Whether we have a text of the notice: its buyer's own, and not lines that we made of fields. */
  hasText: boolean;
};

type Line = CountedDate<KeyDateRow>;

const SOON_DAYS = 3;

export const correctionPath = (bidId: number) => `/bids/${bidId}/dates`;

/** The dates on top of a bid's page: what counts for this reader, and what the notice says and leaves unsaid. */
export function keyDatesView(
  bid: DatedBid,
  read: ReadonlyArray<KeyDateRow>,
  own: ReadonlyArray<OwnDateRow>,
  now: Date,
): KeyDatesView {
  const zone = displayTimeZone(bid.region);
  const whose = whoseClosing(bid, own);
  const lines = countedDates(read, own);
  const counted = lines.filter((line) => counts(line, whose));
  const dates = counted.map((line) => lineView(line, { ...bid, closesAt: closesAt(bid, own) }, zone, now));
  const closes = bid.status === "active" && bid.deadline !== null && bid.deadline > now;
  const closingHref = closes ? datesFileHref(bid.id, CLOSING_DATE) : null;
  const hour = hourOfClosingIn(read);
  const hasMore = dates.some(({ calendarHref }) => calendarHref !== null);
  return {
    dates,
    absent: absentOf(lines, bid, whose),
    denied: deniedOf(lines, own, bid),
    also: lines
      .filter((line) => isInDoubt(line, counted))
      .flatMap((line) => sentenceOf(line, zone, isJoined(read) ? bid.portalSource : null))
      .sort((a, b) => Number(b.isMandatory) - Number(a.isMandatory)),
    isTextMissing: !bid.hasText,
    closingHour: hour === null ? null : hourView(hour),
    isClosingADate: counted.some(({ kind }) => kind === "closing"),
    correctClosing: {
      href: `${correctionPath(bid.id)}?date=${CLOSING_DATE}`,
      label: bid.deadline === null ? "Add a closing date" : "Correct this date",
    },
    otherClosing: otherClosing(read, zone),
    readOn: formatDay(bid.updatedAt, zone),
    addHref: correctionPath(bid.id),
    closingHref,
    allHref: hasMore ? datesFileHref(bid.id, ALL_DATES) : null,
  };
}

/** The last moment of the closing date that its reader has noted, else the portal's. */
function closesAt({ deadline }: DatedBid, own: ReadonlyArray<OwnDateRow>): Date | null {
  const noted = own.find(({ kind, localDay }) => kind === "closing" && localDay !== null);
  if (!noted) return deadline;
  return noted.at ?? instantOf(noted.localDay ?? "", "23:59", noted.zone);
}

/** Where the closing's hour comes from, if the portal states the day alone. */
function hourView({ sentence, language, portal }: KeyDateRow): KeyDatesView["closingHour"] {
  const from = portal === null ? "the notice’s text" : `the text on ${portalName(portal)}`;
  return { note: `Hour from ${from}. The portal gives the day alone.`, sentence, language };
}

/** The dates alone, which every plan sees: "Site meeting (mandatory): Tue 24 Nov 2026, 10:00 am ET". */
export function plainDates(
  bid: Pick<DatedBid, "region" | "deadline">,
  read: ReadonlyArray<KeyDateRow>,
  own: ReadonlyArray<OwnDateRow>,
): Array<string> {
  const zone = displayTimeZone(bid.region);
  const whose = whoseClosing(bid, own);
  return countedDates(read, own)
    .filter((line) => counts(line, whose))
    .flatMap((line) => {
      const moment = momentOf(line);
      const isMeeting = line.kind === "site_meeting" && line.mandatory !== "unsaid";
      const attendance = isMeeting ? ` (${ATTENDANCE_LABELS[line.mandatory]})` : "";
      return moment
        ? [`${dateNameOf(line.kind, line.own !== null)}${attendance}: ${whenOf(line, moment, zone)}`]
        : [];
    });
}

/** A closing in the text only confirms the one that counts, or contradicts it, which is told apart. */
export function counts({ read, own, kind }: Line, whose: WhoseClosing): boolean {
  if (own) return own.localDay !== null && countsAsClosing(whose, kind, true);
  const isSure = read !== null && read.standing === "sure" && read.precision !== "none";
  return isSure && countsAsClosing(whose, kind, false);
}

type ClosingBid = DatedBid & { closesAt: Date | null };

function lineView(line: Line, bid: ClosingBid, zone: string, now: Date): KeyDateView {
  const { read, own, kind, at, localDay, mandatory, place } = line;
  const moment = momentOf(line);
  const days = localDay === null ? null : daysUntil({ day: localDay, zone: line.zone }, now);
  const ahead =
    moment !== null && isAhead({ at: at?.getTime() ?? null, day: moment.day, zone: line.zone }, now);
  const isMeeting = kind === "site_meeting";
  const id = own?.id ?? read?.id ?? kind;
  const uid = own && kind === "closing" ? CLOSING_DATE : (read?.id ?? own?.keyDateId ?? id);
  return {
    id,
    name: isDelivery(kind, read) ? DELIVERY : dateNameOf(kind, own !== null),
    attendance: isMeeting ? ATTENDANCE_LABELS[mandatory] : null,
    isMandatory: isMeeting && mandatory === "yes",
    when: whenOf(line, moment, zone),
    iso: at?.toISOString() ?? null,
    left: days === null ? null : ahead ? daysLabel(days) : "past",
    isSoon: ahead && days !== null && days <= SOON_DAYS,
    isAfterClosing: isAfter(line, bid.closesAt),
    place,
    sentence: read && read.sentence !== "" ? read.sentence : null,
    language: read?.language ?? "en",
    note: noteOf(line, bid, zone),
    correctHref: correctHrefOf(line, bid),
    correctLabel: own ? "Change your date" : "Report a wrong reading",
    calendarHref: ahead && bid.status === "active" && isSureDay(line) ? datesFileHref(bid.id, uid) : null,
  };
}

/** Goods that are due are no work that ends. */
const OF_GOODS = /^end\/(?:fr\/)?(?:deliver|livr)/;
const DELIVERY = "Delivery";
const isDelivery = (kind: KeyDateKind, read: KeyDateRow | null): boolean =>
  kind === "end" && read !== null && OF_GOODS.test(read.rule);

/** "About the 5th" is no day to be somewhere. */
const isSureDay = ({ read, own }: Line) => own !== null || read?.precision !== "approximate";

/** A day without an hour may still be before a closing of that day. */
function isAfter({ kind, at, localDay: day, zone }: Line, deadline: Date | null): boolean {
  if (day === null || deadline === null) return day === null;
  if (at === null) return day > localDay(deadline, zone ?? TORONTO);
  // Bids are opened at the minute at which they close, and not before.
  return kind === "opening" ? at >= deadline : at > deadline;
}

function momentOf({ at, localDay, localTime, zone }: Pick<Line, "at" | "localDay" | "localTime" | "zone">) {
  return localDay === null ? null : { at, day: localDay, time: localTime, zone };
}

function whenOf({ read, own }: Line, moment: LocalMoment | null, zone: string): string {
  if (moment) {
    const label = momentLabel(moment, zone);
    const about = !own && read?.precision === "approximate" ? "about " : "";
    return moment.at === null ? `${about}${dayLabel(moment.day)} (no hour stated)` : `${about}${label}`;
  }
  if (read?.days) return read.days === 1 ? "1 day" : `${read.days} days`;
  if (read?.kind === "term") return termInWords(read.sentence) ?? "As the notice says";
  return read?.precision === "relative" ? "Counted from another date" : "As the notice says";
}

function daysLabel(days: number): string {
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

function noteOf({ read, own, kind }: Line, bid: DatedBid, zone: string): string | null {
  if (own && kind === "closing" && bid.portalsClosing)
    return `Corrected by you. The portal says ${bid.portalsClosing}.`;
  if (own && read === null) return own.keyDateId === null ? "Added by you." : "Corrected by you.";
  if (own && read) {
    const was = momentOf(read);
    return was ? `Corrected by you. It was read as ${momentLabel(was, zone)}.` : "Corrected by you.";
  }
  const noClosing = read?.kind === "closing" ? "The portal states no closing date." : null;
  if (read?.portal) {
    const from = `${read.origin === "portal" ? "Stated in a field of" : "From the notice on"} ${portalName(read.portal)}.`;
    return noClosing === null ? from : `${from} ${noClosing}`;
  }
  return noClosing ?? (read?.origin === "portal" ? "Stated in a field of the portal." : null);
}

const isNoted = (kind: KeyDateKind) => NOTED_KINDS.some((noted) => noted === kind);

function correctHrefOf({ read, own, kind }: Line, bid: DatedBid): string | null {
  if (!isNoted(kind)) return null;
  return `${correctionPath(bid.id)}?date=${read?.id ?? own?.id ?? ""}`;
}

/** Without these a bidder looks in the documents. */
const ALWAYS_TOLD = [
  {
    kind: "site_meeting",
    none: "says that there is no site meeting.",
    unsaid: "The notice does not mention a site meeting. Look in the documents.",
  },
  {
    kind: "questions",
    none: "says that there is no deadline for questions.",
    unsaid: "The notice does not say until when questions can be asked. Look in the documents.",
  },
] as const;

function absentOf(lines: ReadonlyArray<Line>, bid: DatedBid, whose: WhoseClosing): KeyDatesView["absent"] {
  return ALWAYS_TOLD.flatMap(({ kind, none, unsaid }): KeyDatesView["absent"] => {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.some((line) => counts(line, whose))) return [];
    const stated = ofKind.find(
      ({ read, own }) => !own && read?.precision === "none" && read.standing === "sure",
    );
    if (stated?.read) {
      const { sentence, language, portal } = stated.read;
      const text = `The notice ${portal === null ? "" : `on ${portalName(portal)} `}${none}`;
      return [{ id: kind, text, sentence: sentence === "" ? null : sentence, language }];
    }
    return ofKind.length > 0 || !bid.hasText
      ? []
      : [{ id: kind, text: unsaid, sentence: null, language: "en" }];
  });
}

/** "There is none" counts for its reader, also if the notice moves the date, but the page says so and what it hides. */
function deniedOf(
  lines: ReadonlyArray<Line>,
  noted: ReadonlyArray<OwnDateRow>,
  bid: DatedBid,
): KeyDatesView["denied"] {
  const zone = displayTimeZone(bid.region);
  return lines.flatMap(({ own, answered, read, kind }) => {
    if (answered && read) return [overtakenOf(answered, read, bid)];
    if (own?.localDay !== null) return [];
    const was = read && momentOf(read);
    const answeredAt = noted.find(({ id }) => id === own.id)?.createdAt;
    const hasMoved = read !== null && answeredAt !== undefined && read.changedAt > answeredAt;
    const says = hasMoved
      ? " The notice has changed since: look whether your answer still holds."
      : " It does not count for you.";
    const moment = was ? ` It was read as ${momentLabel(was, zone)}.` : "";
    return [
      {
        id: own.id,
        text: `${KEY_DATE_NAMES[kind]}: you noted that there is no such date.${read ? moment : ""}${says}`,
        sentence: read && read.sentence !== "" ? read.sentence : null,
        language: read?.language ?? "en",
        undoAction: correctionPath(bid.id),
      },
    ];
  });
}

/** The date that the notice states since then stands with the others. */
const overtakenOf = ({ id }: OwnDate, { kind, language }: KeyDateRow, bid: DatedBid) => ({
  id,
  sentence: null,
  language,
  text: `${KEY_DATE_NAMES[kind]}: you noted that there is no such date, before the notice changed. The date above counts again.`,
  undoAction: correctionPath(bid.id),
});

/**
 * Whether a date is not sure, or the notice says that there is none although it states one elsewhere. What the reader
 * has corrected says no more.
 */
function isInDoubt({ read, own, kind }: Line, counted: ReadonlyArray<Line>): boolean {
  if (!read || own) return false;
  const isContradicted = read.precision === "none" && counted.some((other) => other.kind === kind);
  return read.standing === "check" || isContradicted;
}

const isJoined = (read: ReadonlyArray<KeyDateRow>) => read.some(({ portal }) => portal !== null);

/** `lead` is the name of the portal whose text the bid shows, if other portals state dates too. */
function sentenceOf({ read, kind }: Line, zone: string, lead: string | null): KeyDatesView["also"] {
  const moment = read?.origin === "portal" ? momentOf(read) : null;
  if (!read || (read.sentence === "" && !moment)) return [];
  const { id, sentence, language, doubts } = read;
  const portal = read.portal === null ? lead : portalName(read.portal);
  const attendance = kind === "site_meeting" ? `, ${ATTENDANCE_LABELS[read.mandatory]}` : "";
  const notes = [
    moment && `A field of ${portal ?? "the portal"} says: ${momentLabel(moment, zone)}${attendance}.`,
    !moment && portal !== null && `On ${portal}.`,
    doubts.includes("differs on another portal") && "The portals say different things.",
    (moment !== null || doubts.includes("differs on another portal")) && "Ask the buyer which is right.",
  ].filter((note) => typeof note === "string");
  return [
    {
      id,
      name: isDelivery(kind, read) ? DELIVERY : KEY_DATE_NAMES[kind],
      isMandatory: mustAttend(read),
      sentence,
      language,
      note: notes.length === 0 ? null : notes.join(" "),
    },
  ];
}

/** What the text says of the closing if the portal's own date, which counts, is another one. */
function otherClosing(read: ReadonlyArray<KeyDateRow>, zone: string): string | null {
  const others = read.filter(({ kind, conflictsWith }) => kind === "closing" && conflictsWith !== null);
  const other = others.find(({ portal }) => portal === null) ?? others[0];
  const moment = other && momentOf(other);
  if (!moment) return null;
  const where = other.portal === null ? "" : ` on ${portalName(other.portal)}`;
  return `The notice’s text${where} states another closing: ${momentLabel(moment, zone)}. The portal’s date counts here. Ask the buyer which is right.`;
}
