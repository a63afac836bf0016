import { foldName } from "../folded-name";
import { isCommonName } from "../names/common-names";
import { findCity, townNameOf } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";
import { CITIES_OF_OTHER_STATES } from "../tables/sites/sites-of-other-states";
import { stateOfOneCity } from "../tables/towns/cities-united-states";

/** What stands before the town in the name of a federal facility: "USARC Rutland", "USDA ARS Orono". */
const BEFORE_TOWN =
  /(?<!\p{L})(?:USARC|AFRC|ARNG|AMSA(?: ?#?\d+)?|(?:USDA[ -])?(?:ARS|FSA|NRCS)|USPS|MEPS|ATCT|VAMC|CBOC|VA (?:Clinic|Hospital|Medical Center)|Border Patrol Station|Land Port of Entry|LPOE|USCG Station|Job Corps Center),? (?:[-–] ?|(?:in|at) )?(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2})/gu;
const NINE_STATES = ["US-NY", "US-NJ", "US-PA", "US-MA", "US-CT", "US-NH", "US-VT", "US-ME", "US-RI"];

function townNamed(name: string): PlaceFound | null {
  const folded = foldName(name);
  const isElsewhere = Object.values(CITIES_OF_OTHER_STATES).some((names) =>
    names.split(",").some((city) => foldName(city) === folded),
  );
  const state = stateOfOneCity(name);
  if (isElsewhere && state === null) return null;
  const entries = (state === null ? NINE_STATES : [state]).flatMap((scope) => {
    const entry = findCity(name, scope);
    return entry === null || entry.kind === "short" || (entry.kind === "division" && state === null)
      ? []
      : [entry];
  });
  const [only, second] = entries;
  if (only === undefined || second !== undefined || (state === null && isCommonName(folded))) return null;
  return { codes: [only.code], town: townNameOf(only), strength: "sure", words: name };
}

/** The town after the letters of a federal facility in a title, if only one of the nine states has it. */
export function facilitiesInTitle(title: string): Array<PlaceFound> {
  return Array.from(title.matchAll(BEFORE_TOWN)).flatMap(([, name = ""]) => {
    const words = name.split(/(?<=[^ ]) /);
    for (let length = words.length; length > 0; length -= 1) {
      const place = townNamed(words.slice(0, length).join(" "));
      if (place !== null) return [place];
    }
    return [];
  });
}
