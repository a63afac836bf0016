import { foldedLetters } from "../folding";

/** Portals give a town's place as the town's own name: "Ville de Québec" for "Ville de Québec". */
export const isSameName = (one: string, other: string) => foldedLetters(one) === foldedLetters(other);

/** "Ville de Montréal", "Town of Westport, NY": what a place is stands before its name. */
const KIND_OF_PLACE =
  /^(?:the )?(?:regional municipality|municipality|city|town|township|village|borough|county|region) of |^(?:la |l['’])?(?:ville|municipalité(?: régionale)?|cité|village) (?:de la |de l['’]|du |des |de |d['’])/iu;

/** Whether both name one town: "Ville de Montréal" and "Montréal". */
export const isSameTown = (one: string, other: string) =>
  isSameName(one.trim().replace(KIND_OF_PLACE, ""), other.trim().replace(KIND_OF_PLACE, ""));

/** The letters of a province or state after a place. */
const LETTERS = /, [A-Z]{2}$/;

/** "Toronto · City of Toronto": where the work is, and for whom; one name if both are the same. */
export function placeAndBuyer({ location, buyer }: { location: string; buyer: string | null }): string {
  return buyer === null || isSameName(location.replace(LETTERS, ""), buyer)
    ? location
    : `${location} · ${buyer}`;
}
