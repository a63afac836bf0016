import { clockLabel, dayLabel, zoneLabel } from "~/domain/reading/kept/key-date-label";
import {
  type DateBeforeClosing,
  type ListedDate,
  nearDay,
  nextListedDate,
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

/** "Mandatory site meeting tomorrow 10:00 am ET": the nearest date that is not over, or `null`. */
export function nextDateLabel(dates: ReadonlyArray<ListedDate>, now: Date): string | null {
  const next = nextListedDate(dates, now);
  if (next === null) return null;
  const { kind, at, time, zone, mandatory, day } = next;
  const what = `${kind === "site_meeting" ? ATTENDANCE[mandatory] : ""}${NAMES[kind]}`;
  const clock =
    at === null || time === null || zone === null
      ? ""
      : ` ${clockLabel(time)} ${zoneLabel(new Date(at), zone)}`;
  // Within a list the year goes without saying.
  const when = nearDay(next, now) ?? dayLabel(day).slice(0, -5);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${when}${clock}`;
}
