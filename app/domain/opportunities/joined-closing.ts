import { DAY_MS } from "../duration";
import type { Notice } from "./notice";

/** A notice has left its portal when two complete answers lack it, at least this long apart, and none lists it between. */
const MISSING_MS = DAY_MS;

export const hasLeft = (missingSince: Date | null, now: Date) =>
  missingSince !== null && now.getTime() - missingSince.getTime() >= MISSING_MS;

type Closing = Pick<Notice, "deadline" | "farDeadline">;
type Standing = Closing & Pick<Notice, "status">;

/** One of the notices of an opportunity. */
export type JoinedNotice = Standing & { leads: boolean; isListed: boolean };

/**
 * The status and closing date of an opportunity that several portals publish. It stays open while any portal lists it as
 * active: portals take a cancellation over at different times, and one may only move its own listing elsewhere. Then the
 * closing date is the latest that such a portal states, because with an earlier one the bid could leave the lists while it
 * is open. A notice without a date says nothing. If no portal lists it as active, the lead notice decides.
 */
export function joinedStanding(notices: ReadonlyArray<JoinedNotice>): Standing | null {
  const lead = notices.find(({ leads }) => leads);
  const counting = notices.filter(({ status, isListed }) => status === "active" && isListed);
  const [latest = lead] = [...counting].sort(
    (a, b) => timeOf(b) - timeOf(a) || Number(a.deadline === null) - Number(b.deadline === null),
  );
  return latest ? standingOf(latest) : null;
}

const standingOf = ({ status, deadline, farDeadline }: Standing): Standing => ({
  status,
  deadline,
  farDeadline,
});

const timeOf = ({ deadline, farDeadline }: Closing) =>
  (deadline ?? farDeadline)?.getTime() ?? Number.MIN_SAFE_INTEGER;

export const isSameStanding = (a: Closing & { status: string }, b: Standing) =>
  a.status === b.status && isSameClosing(a, b);

export function isSameClosing(a: Closing, b: Closing): boolean {
  return timeOf(a) === timeOf(b) && (a.deadline === null) === (b.deadline === null);
}
