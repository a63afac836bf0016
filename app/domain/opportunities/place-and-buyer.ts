import { foldedLetters } from "../folding";

/** Portals give a town's place as the town's own name: "Ville de Québec" for "Ville de Québec". */
export const isSameName = (one: string, other: string) => foldedLetters(one) === foldedLetters(other);

/** "Toronto · City of Toronto": where the work is, and for whom; one name if both are the same. */
export function placeAndBuyer({ location, buyer }: { location: string; buyer: string | null }): string {
  return buyer === null || isSameName(location, buyer) ? location : `${location} · ${buyer}`;
}
