import { and, eq, or, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, userBids, userKeyDates } from "#drizzle/schema";
import { KEY_DATE_ERRORS } from "~/content/key-dates";
import { timeZoneOf } from "~/domain/geography";
import { countedDates, statedMoment } from "~/domain/reading/kept/counted-dates";
import { KEY_DATE_NAMES, momentLabel } from "~/domain/reading/kept/key-date-label";
import { instantOf, NOTED_KINDS } from "~/domain/reading/kept/noted-date";
import { displayTimeZone } from "~/domain/zoned-time";
import { bringBack } from "~/features/archive/bring-back.server";
import type { Archives } from "~/features/archive/read-packed.server";
import { withArchivedDates } from "~/features/archive/with-archived-text.server";
import { touchCalendar } from "~/features/calendar-feeds/touch-calendar.sql.server";
import { findKeyDates, type KeyDateRow, type OwnDateRow } from "./find-key-dates.server";
import { type OwnDatePost, ZONES } from "./own-date-schema.server";

/** The most dates of their own that a person can add to one bid. */
const MOST_OWN_DATES = 20;

export type BidDates = {
  bid: { id: number; title: string; language: "en" | "fr"; region: string | null };
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
  const { id, title, language, region, status, archivedAt, textBlock } = opportunities;
  const [[bid], saved, read, own] = await runBatch(db, [
    db
      .select({ id, title, language, region, status, archivedAt, textBlock })
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
  const ownDate = own.find(({ id, keyDateId }) => asked !== null && (id === asked || keyDateId === asked));
  const readDate = read.find(({ id }) => id === asked || id === ownDate?.keyDateId);
  // An answer that there is none has no values of its own.
  const from = ownDate?.localDay ? ownDate : (readDate ?? ownDate);
  const kind = from?.kind ?? "site_meeting";
  const zone = from?.zone ?? (bid.region === null ? readersZone : timeZoneOf(bid.region));
  return {
    bid,
    date: readDate?.id ?? ownDate?.id ?? "",
    isCorrection: from !== undefined,
    name: KEY_DATE_NAMES[kind],
    mayBeMandatory: from === undefined || kind === "site_meeting",
    readAs: readDate?.localDay
      ? momentLabel({ ...readDate, day: readDate.localDay, time: readDate.localTime }, readersZone)
      : null,
    sentence: readDate && readDate.sentence !== "" ? readDate.sentence : null,
    sentenceLanguage: readDate?.language ?? "en",
    kinds: NOTED_KINDS.map((kind) => ({ value: kind, label: KEY_DATE_NAMES[kind] })),
    zones: ZONES.some(({ value }) => value === zone) ? ZONES : [{ value: zone, label: zone }, ...ZONES],
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

export type OwnDatesView = ReturnType<typeof ownDatesView>;

/** Stores what the form says in place of what this reader had noted for the same date. Returns the errors by field. */
export async function saveOwnDate(
  db: Database,
  userId: string,
  { bid, read, own }: BidDates,
  { intent, date, kind, day, time, zone, mandatory, place }: OwnDatePost,
): Promise<Record<string, Array<string>> | null> {
  const before = own.find(({ id, keyDateId }) => date !== "" && (id === date || keyDateId === date));
  const ofBid = and(eq(userKeyDates.userId, userId), eq(userKeyDates.opportunityId, bid.id));
  const isSame = or(eq(userKeyDates.id, before?.id ?? date), eq(userKeyDates.keyDateId, date));
  const remove = db.delete(userKeyDates).where(and(ofBid, isSame));
  if (intent === "remove") {
    await runBatch(db, [remove, touchCalendar(userId)]);
    return null;
  }
  const corrected = read.find(({ id }) => id === date);
  if (date !== "" && !corrected && !before) return { "": [KEY_DATE_ERRORS.stale] };
  const wasKind = corrected?.kind ?? before?.kind;
  if (wasKind !== undefined && kind !== wasKind) return { "": [KEY_DATE_ERRORS.otherKind] };
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
  if (date === "" && own.some((one) => isSameNote(one, noted))) return null;
  if (before === undefined && own.length >= MOST_OWN_DATES) return { kind: [KEY_DATE_ERRORS.tooMany] };
  await runBatch(db, [
    // Of two posts of a new date at the same time, the second one takes the place of the first.
    date === "" ? db.delete(userKeyDates).where(and(ofBid, isSameRow(noted))) : remove,
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
