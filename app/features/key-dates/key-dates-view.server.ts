import { formatDay } from "~/domain/local-time";
import { hourOfClosingIn } from "~/domain/reading/kept/closing-hour";
import { countedDates } from "~/domain/reading/kept/counted-dates";
import { ATTENDANCE_LABELS } from "~/domain/reading/kept/key-date-label";
import { listedOwnDate, rowDatesOf, withOwnDates } from "~/domain/reading/kept/listed-dates";
import { whoseClosing } from "~/domain/reading/kept/whose-closing";
import { displayTimeZone } from "~/domain/zoned-time";
import { ALL_DATES, CLOSING_DATE, datesFileHref } from "~/features/calendar-feeds/calendar-links";
import { portalName } from "~/sources/portal-name";
import { correctionPath } from "./correction-path";
import { closesAt, countedLines, type Line, momentOf, nameOf, whenOf } from "./counted-line";
import { lineView } from "./date-line";
import { absentOf, deniedOf, isInDoubt, otherClosing, sentenceOf } from "./doubtful-dates";
import type { KeyDateRow, OwnDateRow } from "./find-key-dates.server";
import type { KeyDatesView } from "./key-dates-view";
import { doubtfulMeetingLabels } from "./next-date-label";
import { rowsOf } from "./rows-of-dates";

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
  const counted = countedLines(bid, read, own);
  const closing = closesAt(bid, counted);
  const hour = hourOfClosingIn(read);
  const viewOf = (line: Line) => lineView(line, { ...bid, closesAt: closing }, zone, now);
  const { dates, opening } = rowsOf(counted, viewOf, { at: closing, sentence: hour?.sentence ?? null });
  const closes = bid.status === "active" && bid.deadline !== null && bid.deadline > now;
  const closingHref = closes ? datesFileHref(bid.id, CLOSING_DATE) : null;
  const hasMore = [...dates, opening].some((date) => date !== null && date.calendarHref !== null);
  return {
    dates,
    opening,
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

const isJoined = (read: ReadonlyArray<KeyDateRow>) => read.some(({ portal }) => portal !== null);

/** Where the closing's hour comes from, if the portal states the day alone. */
function hourView({ sentence, language, portal }: KeyDateRow): KeyDatesView["closingHour"] {
  const from = portal === null ? "the notice’s text" : `the text on ${portalName(portal)}`;
  return { note: `Hour from ${from}. The portal gives the day alone.`, sentence, language };
}

/**
 * The dates alone, which every plan sees: "Site meeting (mandatory): Tue 24 Nov 2026, 10:00 am ET". As in a row, a
 * mandatory meeting whose date is doubtful comes first.
 */
export function plainDates(
  bid: Pick<DatedBid, "region" | "deadline">,
  read: ReadonlyArray<KeyDateRow>,
  own: ReadonlyArray<OwnDateRow>,
): Array<string> {
  const zone = displayTimeZone(bid.region);
  const row = withOwnDates(rowDatesOf(read, { ...bid, farDeadline: null }), own.map(listedOwnDate));
  const dates = countedLines(bid, read, own).flatMap((line) => {
    const moment = momentOf(line);
    const isMeeting = line.kind === "site_meeting" && line.mandatory !== "unsaid";
    const attendance = isMeeting ? ` (${ATTENDANCE_LABELS[line.mandatory]})` : "";
    return moment ? [`${nameOf(line)}${attendance}: ${whenOf(line, moment, zone)}`] : [];
  });
  return [...doubtfulMeetingLabels(row), ...dates];
}
