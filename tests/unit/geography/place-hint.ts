import type { PlaceHint } from "~/domain/opportunities/notice";

/** What a notice's fields say of its place: these, and nothing else. */
export function placeHint(fields: Partial<PlaceHint> = {}): PlaceHint {
  const nothing = { city: null, state: null, country: null, buyerCity: null, buyerState: null };
  return { regions: [], ...nothing, ...fields };
}

/** The same for a notice that states at most a region and a country. */
export const regionHint = (region: string | null, country: string): PlaceHint =>
  placeHint({ regions: region === null ? [] : [region], country });
