import { findArea } from "../divisions/areas";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findStateIn, findStateOrCountry, isRegionCode } from "../divisions/region-names";
import { STATIC_REGIONS } from "../divisions/static-regions";
import { foldName } from "../folded-name";
import { everyPlaceNamed, type GazetteerEntry, type PlaceKind, spellingsOfTown } from "../names/gazetteer";
import { placeOfCountyNumber } from "../tables/divisions/county-codes";
import { placeOfPostalCode } from "../tables/postal-codes";

/** One thing that a region's name may mean. The lower the rank, the more certain it is when nothing else decides. */
export type Candidate = { codes: ReadonlyArray<string>; rank: number };

const CODE = 0;
const STATE = 1;
const AREA = 2;
/** A region's name asks for a region: of a county and a town of one name, the county is meant. */
const RANKS: Readonly<Record<PlaceKind, number>> = { division: 3, short: 4, town: 5, small: 6, minor: 7 };

/** Whether the name is a region's. A town's name stands for its county only if no region of that name fits. */
export const isRegion = ({ rank }: Candidate) => rank < RANKS.town;

export const isSmallTown = ({ rank }: Candidate) => rank >= RANKS.small;

const staticCodes = new Map(STATIC_REGIONS.map(({ name, code }) => [foldName(name), code]));
/** Our own regions without the word "Region": "Peel", "York". Outside the United States these are meant. */
const shortStaticCodes = new Map(
  STATIC_REGIONS.flatMap(({ name, code }) => {
    const short = name.endsWith(" Region") ? foldName(name.replace(/ Region$/, "")) : null;
    return short === null || staticCodes.has(short) ? [] : [[short, code] as const];
  }),
);

/** Longer text is no name of a place. */
const MAX_NAME_LENGTH = 300;
/** Text in brackets is ignored: "Ontario (except NCR)" is Ontario. */
const BRACKETS = /\([^)]*\)?/g;

export function regionNameFrom(text: string): string {
  return text
    .replaceAll(BRACKETS, " ")
    .replace(/^[\s*]+/, "")
    .trim();
}

/** Everything that a region's name may mean, in both countries: "Norfolk" is a county in each. */
export function candidatesOf(text: string): Array<Candidate> {
  if (text.length > MAX_NAME_LENGTH) return [];
  const code = text.trim().toUpperCase();
  if (code.includes("-") && isRegionCode(code)) return [{ codes: [code], rank: CODE }];

  const numbered = placeOfCountyNumber(text) ?? placeOfPostalCode(text);
  if (numbered !== null) return [{ codes: [numbered], rank: CODE }];

  const name = regionNameFrom(text);
  const folded = foldName(name);
  const candidates: Array<Candidate> = [];
  for (const country of ["CA", "US", null]) {
    const state = findStateIn(name, country);
    if (state !== null) candidates.push({ codes: [state], rank: STATE });
  }
  const own = staticCodes.get(folded);
  if (own !== undefined) candidates.push({ codes: [own], rank: STATE });
  const area = findArea(name);
  if (area !== null) candidates.push({ codes: area, rank: AREA });
  const inState = inStateNamedLast(name);
  if (inState !== null) candidates.push({ codes: [inState], rank: RANKS.division });
  for (const entry of entriesNamed(name)) candidates.push({ codes: [entry.code], rank: RANKS[entry.kind] });
  return candidates.sort((a, b) => a.rank - b.rank);
}

function entriesNamed(name: string): ReadonlyArray<GazetteerEntry> {
  for (const spelling of [name, ...(name.includes(",") ? [] : spellingsOfTown(name))]) {
    const entries = everyPlaceNamed(foldName(spelling));
    if (entries.length > 0) return entries;
  }
  return [];
}

/** "Ottawa, Ontario", "Toronto, ON, Canada". */
function inStateNamedLast(name: string): string | null {
  const parts = name.split(",").map((part) => part.trim());
  const first = parts[0];
  if (first === undefined || parts.length < 2) return null;
  const named = parts
    .slice(1)
    .map((part) => findStateOrCountry(part) ?? chooseRegion(part, candidatesOf(part), null)[0] ?? null);
  const scope = named.find((code) => code?.includes("-")) ?? named.find((code) => code !== null) ?? null;
  if (scope === null) return null;
  const inScope = spellingsOfTown(first).flatMap((spelling) => everyPlaceNamed(foldName(spelling)));
  return surest(inScope.filter(({ code }) => isWithin(code, scope)).map(asTown)) ?? scope;
}

/** After a town's name stands its province, so the town is meant and not the county of its name. */
const TOWN_RANKS: Readonly<Record<PlaceKind, number>> = {
  town: 3,
  division: 4,
  small: 5,
  minor: 6,
  short: 7,
};
const asTown = ({ code, kind }: GazetteerEntry): Candidate => ({ codes: [code], rank: TOWN_RANKS[kind] });

/** The only place of the lowest rank; `null` if there are several. */
function surest(candidates: ReadonlyArray<Candidate>): string | null {
  const rank = Math.min(...candidates.map((candidate) => candidate.rank));
  const codes = new Set(candidates.filter((each) => each.rank === rank).flatMap((each) => each.codes));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}

const areAllWithin = ({ codes }: Candidate, scope: string) => codes.every((code) => isWithin(code, scope));

/**
 * What a region's name means when no other field decides. Empty if places of several provinces or states have the name
 * and none of them is known better.
 */
export function chooseRegion(
  text: string,
  candidates: ReadonlyArray<Candidate>,
  scope: string | null,
): ReadonlyArray<string> {
  const isInState = scope !== null && stateOf(scope) !== null;
  const inScope = candidates.filter(
    (candidate) =>
      (scope === null || areAllWithin(candidate, scope)) && (isInState || candidate.rank < RANKS.minor),
  );
  const [first] = inScope;
  // A province that is no place of this country is still that province.
  if (first === undefined) return candidates.find(({ rank }) => rank === STATE)?.codes ?? [];
  if (first.rank <= AREA) return first.codes;

  const divisions = inScope.filter(({ rank }) => rank === RANKS.division);
  if (divisions.length > 0) return listOf(surest(divisions));
  const own = shortStaticCodes.get(foldName(regionNameFrom(text)));
  if (own !== undefined && inScope.some(({ codes }) => codes.includes(own))) return [own];
  return listOf(onlyInOneState(inScope));
}

const listOf = (code: string | null) => (code === null ? [] : [code]);

/** The surest of these places if all lie in one province. A small town elsewhere does not count against a larger one. */
export function onlyInOneState(candidates: ReadonlyArray<Candidate>): string | null {
  const larger = candidates.filter(({ rank }) => rank < RANKS.small);
  const counted = larger.length > 0 ? larger : candidates;
  const states = new Set(counted.flatMap(({ codes }) => codes.map(stateOf)));
  return states.size === 1 ? surest(counted) : null;
}
