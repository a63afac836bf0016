import { KEY_DATE_WORDS } from "~/content/key-dates";
import { comesBeforeClosing, isAfterClosing } from "~/domain/reading/kept/around-closing";
import { ATTENDANCE_LABELS, momentLabel } from "~/domain/reading/kept/key-date-label";
import { daysLabel, daysUntil, isAhead } from "~/domain/reading/kept/listed-dates";
import { NOTED_KINDS } from "~/domain/reading/kept/noted-date";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { CLOSING_DATE, datesFileHref } from "~/features/calendar-feeds/calendar-links";
import { portalName } from "~/sources/portal-name";
import { correctionPath } from "./correction-path";
import { beforeClosing, type Line, momentOf, nameOf, whenOf } from "./counted-line";
import type { KeyDateView } from "./key-dates-view";

export type LineBid = {
  id: number;
  status: string;
  /** The last moment of the closing that counts for the reader. */
  closesAt: Date | null;
  /** The portal's closing date within a sentence. */
  portalsClosing?: string | null;
};

const SOON_DAYS = 3;

/** One date that counts, as the page shows it. */
export function lineView(line: Line, bid: LineBid, zone: string, now: Date): KeyDateView {
  const { read, own, kind, at, localDay, mandatory, place } = line;
  const moment = momentOf(line);
  const counted = beforeClosing(line, bid.closesAt, zone);
  const day = localDay ?? counted?.day ?? null;
  const dated = day === null ? null : { at: at?.getTime() ?? null, day, zone: counted ? zone : line.zone };
  const days = dated === null ? null : daysUntil(dated, now);
  const ahead = dated !== null && isAhead(dated, now);
  const isMeeting = kind === "site_meeting";
  const id = own?.id ?? read?.id ?? kind;
  const uid = own && kind === "closing" ? CLOSING_DATE : (read?.id ?? own?.keyDateId ?? id);
  return {
    id,
    name: nameOf(line),
    isClosing: kind === "closing",
    attendance: isMeeting ? ATTENDANCE_LABELS[mandatory] : null,
    isMandatory: isMeeting && mandatory === "yes",
    when: counted?.label ?? whenOf(line, moment, zone),
    iso: at?.toISOString() ?? null,
    left: days === null ? null : ahead ? daysLabel(days) : "past",
    isSoon: ahead && days !== null && days <= SOON_DAYS,
    isAfterClosing: counted === null && (localDay === null || isAfter(line, bid.closesAt)),
    place,
    sentence: read && read.sentence !== "" ? read.sentence : null,
    sameSentenceAs: null,
    isOverruled: own !== null,
    language: read?.language ?? "en",
    note: ownNoteOf(line, bid, zone),
    correctHref: correctHrefOf(line, bid),
    calendarHref:
      ahead && moment && bid.status === "active" && isSureDay(line) ? datesFileHref(bid.id, uid) : null,
  };
}

/** A reader's own meeting after the closing is likelier a slip than a meeting. */
function ownNoteOf(line: Line, bid: LineBid, zone: string): string | null {
  const note = noteOf(line, bid, zone);
  const isOdd = line.own !== null && comesBeforeClosing(line.kind) && isAfter(line, bid.closesAt);
  return isOdd ? [note, KEY_DATE_WORDS.afterClosing].filter(Boolean).join(" ") : note;
}

/** "About the 5th" is no day to be somewhere. */
const isSureDay = ({ read, own }: Line) => own !== null || read?.precision !== "approximate";

const isAfter = (line: Line, closing: Date | null) => closing !== null && isAfterClosing(line, closing);

function noteOf({ read, own, kind }: Line, bid: LineBid, zone: string): string | null {
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

function correctHrefOf({ read, own, kind }: Line, bid: LineBid): string | null {
  if (!isNoted(kind)) return null;
  return `${correctionPath(bid.id)}?date=${read?.id ?? own?.id ?? ""}`;
}
