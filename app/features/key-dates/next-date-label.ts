import { clockLabel } from "~/domain/local-time";
import { dayLabel, zoneLabel } from "~/domain/reading/kept/key-date-label";
import {
  type DateBeforeClosing,
  type ListedDate,
  nearDay,
  nextListedDate,
  type RowDate,
} from "~/domain/reading/kept/listed-dates";

const NAMES: Record<DateBeforeClosing["kind"], string> = {
  site_meeting: "site meeting",
  questions: "questions by",
  intent: "register by",
  sub_bid_closing: "filed sub-bids close",
};

const ATTENDANCE: Record<ListedDate["mandatory"], string> = {
  yes: "mandatory ",
  no: "optional ",
  unsaid: "",
};

const DOUBTFUL_MEETING = "mandatory meeting: see notice";

/**
 * "Mandatory site meeting tomorrow 10:00 am ET": the nearest date that is not over, or `null`. A mandatory meeting whose
 * date is doubtful comes first, since it may be the nearest.
 */
export function nextDateLabel(row: ReadonlyArray<RowDate>, now: Date): string | null {
  const doubtful = row.some(({ kind }) => kind === "doubtful_meeting") ? [DOUBTFUL_MEETING] : [];
  const next = nextListedDate(row, now);
  const label = [...doubtful, ...(next ? [labelOf(next, now)] : [])].join("; ");
  return label === "" ? null : upper(label);
}

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Mandatory meeting: see notice", where its date is doubtful; else nothing. */
export const doubtfulMeetingLabels = (row: ReadonlyArray<RowDate>): Array<string> =>
  row.some(({ kind }) => kind === "doubtful_meeting") ? [upper(DOUBTFUL_MEETING)] : [];

function labelOf(next: DateBeforeClosing, now: Date): string {
  const { kind, at, time, zone, mandatory, day } = next;
  const what = `${kind === "site_meeting" ? ATTENDANCE[mandatory] : ""}${NAMES[kind]}`;
  const clock =
    at === null || time === null || zone === null
      ? ""
      : ` ${clockLabel(time)} ${zoneLabel(new Date(at), zone)}`;
  // Within a list the year goes without saying.
  const when = nearDay(next, now) ?? dayLabel(day).slice(0, -5);
  return `${what} ${when}${clock}`;
}
