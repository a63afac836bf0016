import { DAY_MS } from "../duration";
import type { ClosingHour } from "../reading/kept/closing-hour";
import type { Notice } from "./notice";

/** A notice has left its portal when two complete answers lack it, at least this long apart, and none lists it between. */
const MISSING_MS = DAY_MS;

export const hasLeft = (missingSince: Date | null, now: Date) =>
  missingSince !== null && now.getTime() - missingSince.getTime() >= MISSING_MS;

type Closing = Pick<Notice, "deadline" | "farDeadline">;
type Standing = Closing &
  Pick<Notice, "status"> & {
    /** As the portal states it: without the hour that the notice's text adds. */
    portalDeadline: Date | null;
    closingHour: ClosingHour;
  };

/** One of the notices of an opportunity. */
export type JoinedNotice = Standing & { leads: boolean; isListed: boolean };

/**
 * The status and closing date of an opportunity that several portals publish. It stays open while any portal lists it as
 * active: portals take a cancellation over at different times, and one may only move its own listing elsewhere. Then the
 * closing date is the latest that such a portal states, because with an earlier one the bid could leave the lists while it
 * is open. A notice without a date says nothing, and one without an hour leaves the hour to the others: to a portal's
 * before one that a text states, and to texts that agree. If no portal lists it as active, the lead notice decides.
 */
export function joinedStanding(notices: ReadonlyArray<JoinedNotice>): Standing | null {
  const lead = notices.find(({ leads }) => leads);
  const counting = notices.filter(({ status, isListed }) => status === "active" && isListed);
  const [latest = lead] = [...counting].sort(
    (a, b) =>
      timeOf(ofPortal(b)) - timeOf(ofPortal(a)) || Number(a.deadline === null) - Number(b.deadline === null),
  );
  return latest ? { ...standingOf(latest), ...closingWith(latest, counting) } : null;
}

export const standingOf = ({
  status,
  deadline,
  farDeadline,
  portalDeadline,
  closingHour,
}: Standing): Standing => ({
  status,
  deadline,
  farDeadline,
  portalDeadline,
  closingHour,
});

type Dated = Pick<Standing, "deadline" | "portalDeadline" | "closingHour">;

function closingWith(
  { deadline, portalDeadline: day, closingHour }: Standing,
  notices: ReadonlyArray<Dated>,
): Dated {
  const own = { deadline, portalDeadline: day, closingHour };
  if (day === null || closingHour === "portal") return own;
  const hours = notices.filter(({ deadline: at }) => at !== null && isOnDayOf(day, at));
  const [ofPortal] = hours
    .filter((one) => one.closingHour === "portal")
    .sort((a, b) => b.deadline!.getTime() - a.deadline!.getTime());
  if (ofPortal) return ofPortal;
  const texts = hours.filter((one) => one.closingHour === "text");
  const isOne = new Set(texts.map((one) => one.deadline!.getTime())).size === 1;
  return isOne
    ? { deadline: texts[0]!.deadline, portalDeadline: day, closingHour: "text" }
    : { deadline: day, portalDeadline: day, closingHour: null };
}

/** Whether an instant is on the day of a closing without an hour, which is the day's last minute. */
export function isOnDayOf(day: Date, at: Date): boolean {
  const before = day.getTime() - at.getTime();
  return before >= 0 && before < DAY_MS;
}

const ofPortal = ({ portalDeadline, farDeadline }: Standing): Closing => ({
  deadline: portalDeadline,
  farDeadline,
});

const timeOf = ({ deadline, farDeadline }: Closing) =>
  (deadline ?? farDeadline)?.getTime() ?? Number.MIN_SAFE_INTEGER;

export const isSameStanding = (a: Closing & { status: string }, b: Closing & { status: string }) =>
  a.status === b.status && isSameClosing(a, b);

export function isSameClosing(a: Closing, b: Closing): boolean {
  return timeOf(a) === timeOf(b) && (a.deadline === null) === (b.deadline === null);
}
