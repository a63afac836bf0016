import { findCity, townNameOf } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";

const TOWN_AT_END = /(?: [-–—] ?| à |, | \()([\p{Lu}][\p{L}.'’-]+(?:[ -][\p{L}.'’-]+){0,4})\)?$/u;

/**
 * The town that ends the name of a body of several places, in the one of them that has it: "CISSS du Bas-Saint-Laurent –
 * Rivière-du-Loup".
 */
export function townAtEnd(buyer: string, codes: ReadonlyArray<string>): PlaceFound | null {
  const name = TOWN_AT_END.exec(buyer.trim())?.[1];
  if (name === undefined || codes.length < 2) return null;
  const found = codes.flatMap((code) => findCity(name, code) ?? []).filter(({ kind }) => kind !== "short");
  const [only, second] = found;
  return only === undefined || second !== undefined
    ? null
    : { codes: [only.code], town: townNameOf(only), strength: "near", words: buyer };
}
