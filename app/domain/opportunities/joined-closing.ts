import { DAY_MS } from "../duration";
import type { Notice } from "./notice";

/** A notice has left its portal when two complete answers lack it, at least this long apart, and none lists it between. */
const MISSING_MS = DAY_MS;

export const hasLeft = (missingSince: Date | null, now: Date) =>
  missingSince !== null && now.getTime() - missingSince.getTime() >= MISSING_MS;

type Closing = Pick<Notice, "deadline" | "farDeadline">;

/** One of the notices of an opportunity. */
export type JoinedNotice = Closing & Pick<Notice, "status"> & { leads: boolean; isListed: boolean };

/**
 * The closing date of an opportunity that several portals publish: the latest that a portal still states for an active
 * notice. Buyers extend closing dates, and portals take that over at different times, so with an earlier one the bid
 * could leave the lists while it is open. A notice without a date says nothing; a lead that is not active keeps its own.
 */
export function joinedClosing(notices: ReadonlyArray<JoinedNotice>): Closing {
  const lead = notices.find(({ leads }) => leads);
  if (lead && lead.status !== "active") return closingOf(lead);
  const counting = notices.filter(({ status, isListed }) => status === "active" && isListed);
  const [latest = lead] = [...counting].sort(
    (a, b) => timeOf(b) - timeOf(a) || Number(a.deadline === null) - Number(b.deadline === null),
  );
  return latest ? closingOf(latest) : { deadline: null, farDeadline: null };
}

const closingOf = ({ deadline, farDeadline }: Closing): Closing => ({ deadline, farDeadline });

const timeOf = ({ deadline, farDeadline }: Closing) =>
  (deadline ?? farDeadline)?.getTime() ?? Number.MIN_SAFE_INTEGER;

export function isSameClosing(a: Closing, b: Closing): boolean {
  return timeOf(a) === timeOf(b) && (a.deadline === null) === (b.deadline === null);
}
