import type { OpportunityDraft } from "./opportunity-draft.server";
import { havePlacesThatContradict } from "./same-solicitation";

/** Where a bid is. */
export type Located = Pick<OpportunityDraft, "places" | "region" | "city">;

type Placed = { id: number; leads: boolean; at: Located };

/**
 * The notices of one opportunity in groups whose places do not contradict; the first is the lead's. Notices are looked at
 * in the order of their arrival, and each joins the first group that it can belong to.
 */
function groupsByPlace(notices: ReadonlyArray<Placed>): Array<Array<Placed>> {
  const groups: Array<Array<Placed>> = [];
  for (const notice of [...notices].sort((a, b) => Number(b.leads) - Number(a.leads) || a.id - b.id)) {
    const fitting = groups.find((group) =>
      group.every((other) => !havePlacesThatContradict(notice.at.places, other.at.places)),
    );
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
  /** Where the lead is, which the others' places contradict; `null` if an operator undoes a merge. */
  lead: Located | null;
};

/** What leaves an opportunity because of its notices' places; `null` if none of them contradict. */
export function separationByPlace(opportunityId: number, notices: ReadonlyArray<Placed>): Separation | null {
  const [staying, ...leaving] = groupsByPlace(notices);
  if (leaving.length === 0) return null;
  const groups = leaving.map((group) => ({ ids: group.map(({ id }) => id), at: group[0]!.at }));
  return { opportunityId, groups, lead: staying![0]!.at };
}
