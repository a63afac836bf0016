import { isWithin, mostSpecific } from "./divisions/region-codes";

export type PlaceFound = {
  codes: ReadonlyArray<string>;
  /** The town in our spelling; `null` for a region. */
  town: string | null;
  /** The words that name it, as the text writes them. */
  words: string;
  /**
   * `base`: a military site. Counts wherever the buyer is.
   * `sure`: a town with its province, or a known site. Counts wherever the buyer is.
   * `near`: a town inside the reading's scope.
   * `region`: a province, a state or an area such as the National Capital Region.
   * `far`: a town with a unique name outside the reading's scope.
   */
  strength: "base" | "sure" | "near" | "region" | "far";
  /** Whether the name is a known site's. A site is where it is, whatever region the notice gives. */
  isSite?: boolean;
  /** Whether a province or state stands after a town that we do not know: "Boise, Idaho". */
  isOfTown?: boolean;
  /** Whether "and" joins an area to the place before it. */
  isListed?: boolean;
};

/** Whether the text itself makes clear which place of that name it means. */
export function isSure({ strength }: PlaceFound): boolean {
  return strength === "base" || strength === "sure";
}

/** The places with the strongest evidence in the text. */
export function strongestPlaces(places: ReadonlyArray<PlaceFound>): Array<PlaceFound> {
  const sure = places.filter(isSure);
  const near = places.filter(({ strength }) => strength === "near");
  const regions = places.filter(({ strength }) => strength === "region");
  const farInRegions = places.filter(
    ({ strength, codes }) =>
      strength === "far" &&
      regions.some((region) => region.codes.some((state) => isWithin(codes[0] ?? "", state))),
  );
  const towns = sure.length > 0 ? sure : [...near, ...farInRegions];
  const chosen = withoutAreasAround([...towns, ...regions]);
  return distinctPlaces(chosen.length > 0 ? chosen : places);
}

const isWideSite = ({ isSite, words }: PlaceFound) =>
  isSite === true && /\b(?:park|area|forest|trail|canal|parkway|parc)$/i.test(words);

/**
 * "Bowden Institution in the Prairie Region" is one place of the area, and so are "Chaudière-Appalaches / Lévis" and a
 * building in a park that lies in several counties.
 */
export function withoutAreasAround(places: ReadonlyArray<PlaceFound>): Array<PlaceFound> {
  const towns = places.filter(({ codes }) => codes.length === 1);
  return places.filter(
    (area) =>
      area.codes.length < 2 ||
      (area.strength !== "region" && !isWideSite(area)) ||
      area.isListed === true ||
      !towns.some(({ codes }) => codes.every((code) => area.codes.some((part) => isWithin(code, part)))),
  );
}

/** Without duplicates and without places that contain another one of the list. */
export function distinctPlaces(places: ReadonlyArray<PlaceFound>): Array<PlaceFound> {
  const codes = mostSpecific(places.flatMap((place) => place.codes));
  return places.filter(
    (place, index) =>
      place.codes.some((code) => codes.includes(code)) &&
      places.findIndex((other) => other.codes.join() === place.codes.join()) === index,
  );
}
