import { havePlacesThatContradict } from "./same-solicitation";

type Placed = { id: number; leads: boolean; places: ReadonlyArray<string> };

/**
 * The notices of one opportunity in groups whose places do not contradict; the first is the lead's. Notices are looked at
 * in the order of their arrival, and each joins the first group that it can belong to.
 */
export function groupsByPlace(notices: ReadonlyArray<Placed>): Array<Array<number>> {
  const groups: Array<Array<Placed>> = [];
  for (const notice of [...notices].sort((a, b) => Number(b.leads) - Number(a.leads) || a.id - b.id)) {
    const fitting = groups.find((group) =>
      group.every((other) => !havePlacesThatContradict(notice.places, other.places)),
    );
    if (fitting) fitting.push(notice);
    else groups.push([notice]);
  }
  return groups.map((group) => group.map(({ id }) => id));
}
