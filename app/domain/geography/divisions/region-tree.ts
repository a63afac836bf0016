import { matchesLabel } from "../../label-search";
import { COUNTRIES, findDivision, type GeoDivision, listStates, NAMED_DIVISIONS } from "./divisions";
import { ancestorsOf, isWithin } from "./region-codes";

/** A place as people choose it: what it is called beside places of the same name, and what choosing it means. */
export type RegionChoice = {
  code: string;
  /** "Peel Region (all)", "Brampton". */
  name: string;
  /** What it includes and leaves out. */
  covers: string;
  hasPlaces: boolean;
};

/** The place that a place is listed under: a region, a province or a country. */
function parentOf(code: string): string {
  const inside = ancestorsOf(code);
  return inside.find((ancestor) => findDivision(ancestor) !== null) ?? inside[0] ?? "";
}

const childrenByParent = new Map<string, Array<GeoDivision>>();
for (const division of NAMED_DIVISIONS) {
  const parent = parentOf(division.code);
  childrenByParent.set(parent, [...(childrenByParent.get(parent) ?? []), division]);
}

/** The places right inside a country, a province, a state or a region; empty for any other text. */
export function placesIn(code: string): Array<RegionChoice> {
  if (COUNTRIES.some((country) => country.code === code)) return listStates([code]).map(choiceOf);
  return (childrenByParent.get(code) ?? []).map(choiceOf);
}

/** The way down to a place: its country, its province, its region, itself. */
export function pathTo(code: string): Array<{ code: string; name: string }> {
  return [code, ...ancestorsOf(code)].reverse().flatMap((each) => {
    const name = findDivision(each)?.name ?? COUNTRIES.find((country) => country.code === each)?.name;
    return name === undefined ? [] : [{ code: each, name }];
  });
}

/** The places with a name that fits what was typed, or with a town that does; those that begin with it come first. */
export function findPlaces(typed: string, limit: number): { choices: Array<RegionChoice>; hasMore: boolean } {
  const term = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(term)) return { choices: [], hasMore: false };
  const byName = NAMED_DIVISIONS.filter(({ name }) => matchesLabel(name, term));
  const byTown = NAMED_DIVISIONS.flatMap((division) => {
    const town = matchesLabel(division.name, term)
      ? undefined
      : division.towns.find((name) => matchesLabel(name, term));
    return town === undefined
      ? []
      : [{ ...choiceOf(division), covers: `Includes ${town}. ${coverOf(division)}` }];
  });
  const all = [...byName.map(choiceOf), ...byTown];
  return { choices: all.slice(0, limit), hasMore: all.length > limit };
}

/**
 * What a place includes and leaves out for somebody who has chosen it with others: a neighbour that is chosen too is
 * not left out. `null` for what is no listed place.
 */
export function coverOfChoice(code: string, chosen: ReadonlyArray<string>): string | null {
  const division = findDivision(code);
  return division && coverOf(division, chosen);
}

function choiceOf(division: GeoDivision): RegionChoice {
  const { code, name } = division;
  const hasPlaces = childrenByParent.has(code);
  return { code, name: hasPlaces ? `${name} (all)` : name, covers: coverOf(division), hasPlaces };
}

const MAX_NAMED = 4;

function coverOf({ code, parentCode }: GeoDivision, chosen: ReadonlyArray<string> = []): string {
  const inside = childrenByParent.get(code) ?? [];
  if (parentCode === null) return "Includes everything in it.";
  const around = parentOf(code);
  const from = pathTo(around)
    .slice(1)
    .reverse()
    .map(({ name }) => `all of ${name}`)
    .join(" and ");
  if (inside.length > 0) return `Includes ${someOf(inside)}, and bids for ${from}.`;
  const beside = around === parentCode ? [] : placesBeside([code, ...chosen], around);
  const leftOut = beside.length > 0 ? ` Leaves out those for ${someOf(beside)} alone.` : "";
  return `Includes bids for ${from}.${leftOut}`;
}

const placesBeside = (chosen: ReadonlyArray<string>, around: string) =>
  (childrenByParent.get(around) ?? []).filter(({ code }) => !chosen.some((one) => isWithin(code, one)));

/** "Mississauga, Brampton and Caledon", "Markham, Vaughan, Aurora and 2 more". */
function someOf(places: ReadonlyArray<{ name: string }>): string {
  const names = places.map(({ name }) => name);
  const others = names.length - MAX_NAMED;
  const said = others > 1 ? [...names.slice(0, MAX_NAMED), `${others} more`] : names;
  return said.length === 1 ? said[0]! : `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
}
