import { findDivision } from "../divisions/divisions";
import { isWithin } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { everyPlaceNamed, spellingsOfTown, townNameOf } from "./gazetteer";

type Located = {
  places: ReadonlyArray<string>;
  city: string | null;
  /** As the notice's own field has it. */
  statedCity: string | null;
};

const plainName = (town: string) => foldName(spellingsOfTown(town)[2] ?? town).replace(/ city$/, "");

/**
 * Whether two notices name two towns, known to us or not: towns of one county share its code. A part of a city does not
 * contradict the city whose division it is in.
 */
export function contradictingTowns(a: Located, b: Located): boolean {
  const [one, other] = [unknownCity(a), unknownCity(b)];
  if (one !== null && other !== null && one !== other) return true;
  if (a.city === null || b.city === null) return false;
  return plainName(a.city) !== plainName(b.city) && !isCityAround(a, b) && !isCityAround(b, a);
}

/** The stated city, if it is no address and something else than it has decided where the work is. */
function unknownCity({ city, statedCity }: Located): string | null {
  if (statedCity === null || statedCity.trim() === "" || /\d/.test(statedCity)) return null;
  const name = plainName(statedCity);
  return city !== null && name === plainName(city) ? null : name;
}

/** Whether the city is a division of its own that contains the other's place. */
function isCityAround({ places, city }: Located, inside: Located): boolean {
  return places.some((code) => {
    const division = findDivision(code);
    const name = division ? townNameOf({ ...division, kind: "division" }) : null;
    const isCity = name !== null && plainName(name) === plainName(city ?? "");
    return isCity && inside.places.some((place) => isWithin(place, code));
  });
}

/** Whether several towns have this name, in a province, state or country or, if that is `null`, anywhere. */
export function isNameOfSeveral(name: string, scope: string | null): boolean {
  const folded = foldName(name);
  const towns = [folded, `${folded} township`]
    .flatMap((spelling) => everyPlaceNamed(spelling))
    .filter(
      ({ code, kind }) =>
        kind !== "division" && kind !== "short" && (scope === null || isWithin(code, scope)),
    );
  return new Set(towns.map(({ code }) => code)).size > 1;
}
