import { and, eq, or, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, userBids, userKeyDates } from "#drizzle/schema";
import { KEY_DATE_ERRORS } from "~/content/key-dates";
import { deadlineLabel } from "~/domain/calendar/deadline-label";
import { timeZoneOf } from "~/domain/geography";
import { readerZoneOf } from "~/domain/reader-zones";
import { dayWithoutHour } from "~/domain/reading/kept/closing-day";
import { countedDates, statedMoment } from "~/domain/reading/kept/counted-dates";
import { KEY_DATE_NAMES, momentLabel } from "~/domain/reading/kept/key-date-label";
import {
  instantOf,
  NOTED_KINDS,
  type NotedKind,
  STATED_KINDS,
  wallClockOf,
} from "~/domain/reading/kept/noted-date";
import { displayTimeZone } from "~/domain/zoned-time";
import { bringBack } from "~/features/archive/bring-back.server";
import type { Archives } from "~/features/archive/read-packed.server";
import { withArchivedDates } from "~/features/archive/with-archived-text.server";
import { CLOSING_DATE } from "~/features/calendar-feeds/calendar-links";
import { touchCalendar } from "~/features/calendar-feeds/touch-calendar.sql.server";
import { findKeyDates, type KeyDateRow, type OwnDateRow } from "./find-key-dates.server";
import { type OwnDatePost, ZONES } from "./own-date-schema.server";

/** The most dates of their own that a person can add to one bid. */
const MOST_OWN_DATES = 20;

export type BidDates = {
  bid: { id: number; title: string; language: "en" | "fr"; region: string | null; deadline: Date | null };
  read: ReadonlyArray<KeyDateRow>;
  own: ReadonlyArray<OwnDateRow>;
};

/**
 * A bid's dates for the page on which they are corrected; `null` for a bid that this reader cannot see. Those of an
 * archived bid are read from the archive, and nothing is written.
 */
export async function readBidDates(
  archives: Archives,
  userId: string,
  bidId: number,
): Promise<BidDates | null> {
  const { db } = archives;
  const { id, title, language, region, deadline, status, archivedAt, textBlock } = opportunities;
  const [[bid], saved, read, own] = await runBatch(db, [
    db
      .select({ id, title, language, region, deadline, status, archivedAt, textBlock })
      .from(opportunities)
      .where(eq(id, bidId)),
    db
      .select({ id: userBids.id })
      .from(userBids)
      .where(and(eq(userBids.userId, userId), eq(userBids.bidId, bidId))),
    ...findKeyDates(db, bidId, userId),
  ]);
  if (!bid || (bid.status !== "active" && saved.length === 0)) return null;
  return { bid, read: await withArchivedDates(archives, bid, read), own };
}

/** The same before one of them is changed: a correction belongs to a date that is stored, so the bid leaves the archive. */
export async function bidDatesToChange(
  archives: Archives,
  userId: string,
  bidId: number,
): Promise<BidDates | null> {
  await bringBack(archives, [bidId]);
  return readBidDates(archives, userId, bidId);
}

/** The form's first values and what is noted already. */
export function ownDatesView({ bid, read, own }: BidDates, asked: string | null) {
  const readersZone = displayTimeZone(bid.region);
  const ownDate = ownDateOf(own, asked);
  const readDate = read.find(({ id }) => id === asked || id === ownDate?.keyDateId);
  const placeZone = bid.region === null ? readersZone : timeZoneOf(bid.region);
  const closing = asked === CLOSING_DATE || isOfPortal(ownDate) ? closingOf(bid, placeZone) : undefined;
  // An answer that there is none has no values of its own.
  const from = ownDate?.localDay ? ownDate : (readDate ?? ownDate ?? closing);
  const first = bid.deadline === null ? "closing" : "site_meeting";
  const kind = from?.kind ?? first;
  const placed = from?.zone ?? placeZone;
  // "New York time" beside "Eastern (Toronto, New York)" would be one choice twice.
  const zone = readerZoneOf(placed) ?? placed;
  return {
    bid: { id: bid.id, title: bid.title, language: bid.language },
    date: readDate?.id ?? ownDate?.id ?? closing?.kind ?? "",
    isCorrection: from !== undefined,
    name: KEY_DATE_NAMES[kind],
    mayBeMandatory: from === undefined || kind === "site_meeting",
    mayBeNone: from !== undefined && closing === undefined,
    readAs: statedAs(readDate, bid, closing !== undefined),
    sentence: readDate && readDate.sentence !== "" ? readDate.sentence : null,
    sentenceLanguage: readDate?.language ?? "en",
    kinds: kindsFor(bid).map((kind) => ({ value: kind, label: KEY_DATE_NAMES[kind] })),
    zones: ZONES.some(({ value }) => value === zone)
      ? ZONES
      : [{ value: zone, label: townOf(zone) }, ...ZONES],
    values: {
      kind,
      day: from?.localDay ?? "",
      time: from?.localTime ?? "",
      zone,
      mandatory: from?.mandatory ?? "unsaid",
      place: from?.place ?? "",
    },
    own: countedDates([], own).map(({ own: date, kind, localDay, localTime, at, zone: ownZone }) => ({
      id: date?.id ?? "",
      name: KEY_DATE_NAMES[kind],
      when:
        localDay === null
          ? "no such date"
          : momentLabel({ at, day: localDay, time: localTime, zone: ownZone }, readersZone),
    })),
  };
}

/** "Iqaluit time" */
const townOf = (zone: string) => `${zone.replace(/^.*\//, "").replaceAll("_", " ")} time`;

/** What a reader has noted for the date that is asked for. Of closings there is one. */
const ownDateOf = (own: ReadonlyArray<OwnDateRow>, asked: string | null) =>
  own.find(({ id, keyDateId }) => asked !== null && (id === asked || keyDateId === asked)) ??
  (asked === CLOSING_DATE ? own.find(({ kind }) => kind === "closing") : undefined);

/** Whether it is a closing date of the reader's that corrects no date of the notice's text. */
const isOfPortal = (own: OwnDateRow | undefined) => own?.kind === "closing" && own.keyDateId === null;

/** The portal's closing date as the form's first values; without one, an empty form for it. */
function closingOf({ deadline }: BidDates["bid"], zone: string) {
  const wholeDay = deadline && dayWithoutHour(deadline, zone);
  const clock = deadline && wallClockOf(deadline, zone);
  return {
    kind: "closing" as const,
    localDay: wholeDay ?? clock?.day ?? null,
    localTime: wholeDay === null ? (clock?.time ?? null) : null,
    zone,
    mandatory: "unsaid" as const,
    place: null,
  };
}

/** "read as Tue 24 Nov 2026, 10:00 am ET", "stated by the portal as …" */
function statedAs(read: KeyDateRow | undefined, { deadline, region }: BidDates["bid"], isOfPortals: boolean) {
  if (read?.localDay) {
    const moment = { ...read, day: read.localDay, time: read.localTime };
    return `read as ${momentLabel(moment, displayTimeZone(region))}`;
  }
  return isOfPortals && deadline ? `stated by the portal as ${deadlineLabel(deadline, region)}` : null;
}

/** The closing date comes first where the portal states none. */
const kindsFor = ({ deadline }: BidDates["bid"]): ReadonlyArray<NotedKind> =>
  deadline === null ? NOTED_KINDS : [...STATED_KINDS, "closing"];

export type OwnDatesView = ReturnType<typeof ownDatesView>;

/** Stores what the form says in place of what this reader had noted for the same date. Returns the errors by field. */
export async function saveOwnDate(
  db: Database,
  userId: string,
  { bid, read, own }: BidDates,
  { intent, date, kind, day, time, zone, mandatory, place }: OwnDatePost,
): Promise<Record<string, Array<string>> | null> {
  const isNewClosing = kind === "closing" && (date === "" || date === CLOSING_DATE);
  const before = ownDateOf(own, isNewClosing ? CLOSING_DATE : date);
  const ofBid = and(eq(userKeyDates.userId, userId), eq(userKeyDates.opportunityId, bid.id));
  const isSame = or(
    eq(userKeyDates.id, before?.id ?? date),
    eq(userKeyDates.keyDateId, date),
    // A bid closes once.
    kind === "closing" ? eq(userKeyDates.kind, "closing") : undefined,
  );
  const remove = db.delete(userKeyDates).where(and(ofBid, isSame));
  if (intent === "remove") {
    await runBatch(db, [remove, touchCalendar(userId)]);
    return null;
  }
  const corrected = read.find(({ id }) => id === date);
  if (date !== "" && !isNewClosing && !corrected && !before) return { "": [KEY_DATE_ERRORS.stale] };
  const wasKind = corrected?.kind ?? before?.kind;
  if (wasKind !== undefined && kind !== wasKind) return { "": [KEY_DATE_ERRORS.otherKind] };
  if (intent === "none" && kind === "closing" && !corrected) return { kind: [KEY_DATE_ERRORS.noneOfClosing] };
  const known = ZONES.map(({ value }) => value);
  const placeZone = bid.region === null ? displayTimeZone(bid.region) : timeZoneOf(bid.region);
  const chosen = zone ?? placeZone;
  if (![...known, placeZone, corrected?.zone, before?.zone].includes(chosen))
    return { zone: [KEY_DATE_ERRORS.zone] };
  const at = intent === "save" && time !== "" ? instantOf(day, time, chosen) : null;
  const noted = {
    // Calendars know a date that the reader has added by its ID.
    ...(before === undefined ? {} : { id: before.id }),
    userId,
    opportunityId: bid.id,
    keyDateId: corrected?.id ?? before?.keyDateId ?? null,
    kind: kind ?? "site_meeting",
    zone: chosen,
    at,
    localDay: intent === "none" ? null : day,
    localTime: at === null ? null : time,
    mandatory,
    place: place === "" ? null : place,
    deniedMoment: intent === "none" ? momentOf(corrected) : null,
  };
  if (date === "" && !isNewClosing && own.some((one) => isSameNote(one, noted))) return null;
  if (before === undefined && own.length >= MOST_OWN_DATES) return { kind: [KEY_DATE_ERRORS.tooMany] };
  await runBatch(db, [
    // Of two posts of a new date at the same time, the second one takes the place of the first.
    date === "" && !isNewClosing ? db.delete(userKeyDates).where(and(ofBid, isSameRow(noted))) : remove,
    db.insert(userKeyDates).values(noted),
    touchCalendar(userId),
  ]);
  return null;
}

const momentOf = (date: KeyDateRow | undefined) =>
  date ? statedMoment({ at: date.at, day: date.localDay }) : "";

type Note = Omit<OwnDateRow, "id" | "createdAt">;

const NOTE_FIELDS = [
  ...["opportunityId", "keyDateId", "kind", "localDay", "localTime", "zone", "mandatory", "place"],
] as ReadonlyArray<keyof Note>;

const isSameNote = (a: Note, b: Note) => NOTE_FIELDS.every((field) => a[field] === b[field]);

const isSameRow = (note: Note) =>
  and(...NOTE_FIELDS.map((field) => sql`${userKeyDates[field]} is ${note[field]}`));
