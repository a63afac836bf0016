import { whyTwo } from "~/domain/joining/same-solicitation";
import type { OpportunityDraft } from "./opportunity-draft.server";

/** Where a bid is, and what it is about. */
export type Located = Pick<OpportunityDraft, "places" | "region" | "city" | "title">;

type Joined = { id: number; leads: boolean; at: OpportunityDraft };

/**
 * The notices of one opportunity in groups that do not contradict; the first is the lead's. Notices are looked at in the
 * order of their arrival, and each joins the first group that it can belong to.
 */
function groupsWithout(notices: ReadonlyArray<Joined>): Array<Array<Joined>> {
  const groups: Array<Array<Joined>> = [];
  for (const notice of [...notices].sort((a, b) => Number(b.leads) - Number(a.leads) || a.id - b.id)) {
    const fitting = groups.find((group) => group.every((other) => whyTwo(notice.at, other.at) === null));
    if (fitting) fitting.push(notice);
    else groups.push([notice]);
  }
  return groups;
}

/** Notices that leave an opportunity, by ID, and where they are. They become one new opportunity. */
export type LeavingGroup = { ids: ReadonlyArray<number>; at: Located };

export type Separation = {
  opportunityId: number;
  groups: ReadonlyArray<LeavingGroup>;
  /** Where the lead is, which the others contradict; `null` if an operator undoes a merge. */
  lead: Located | null;
};

/** What leaves an opportunity because its notices contradict; `null` if none of them do. */
export function separationOfContradicting(
  opportunityId: number,
  notices: ReadonlyArray<Joined>,
): Separation | null {
  const [staying, ...leaving] = groupsWithout(notices);
  if (leaving.length === 0) return null;
  const groups = leaving.map((group) => ({ ids: group.map(({ id }) => id), at: group[0]!.at }));
  return { opportunityId, groups, lead: staying![0]!.at };
}
