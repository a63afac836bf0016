import { matchesLabel } from "../../label-search";
import { foldName } from "../folded-name";
import { type Area, areasFor } from "./areas-in-searches";
import {
  COUNTRIES,
  findDivision,
  type GeoDivision,
  listStates,
  NAMED_DIVISIONS,
  type NamedDivision,
  shownName,
} from "./divisions";
import { ancestorsOf, isWithin } from "./region-codes";

/** Between the codes of an area's places in the value of a choice. */
const AND = ",";

/** The places of a choice: those of an area, or the one that it is. A text that is no list of codes stays whole. */
export function codesOfChoice(value: string): Array<string> {
  const codes = value.split(AND);
  return codes.every((code) => findDivision(code) !== null) ? codes : [value];
}

/** A place as people choose it: what it is called beside places of the same name, and what choosing it means. */
export type RegionChoice = {
  code: string;
  /** "Peel Region (all)", "Brampton". */
  name: string;
  /** What it includes and leaves out. */
  covers: string;
  hasPlaces: boolean;
  /** The places of an area that has no code of its own: choosing it is choosing all of these. */
  parts?: Array<RegionChoice>;
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
    const division = findDivision(each);
    const name = division ? shownName(division) : COUNTRIES.find((country) => country.code === each)?.name;
    return name === undefined ? [] : [{ code: each, name }];
  });
}

/**
 * The places with a name that fits what was typed, with a town that does, or in an area that does. What is called exactly
 * that comes first: an area before its places, then the places, and a town's own place before the region around it.
 */
export function findPlaces(typed: string, limit: number): { choices: Array<RegionChoice>; hasMore: boolean } {
  const term = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(term)) return { choices: [], hasMore: false };
  const folded = foldName(term);
  const isExact = (name: string) => foldName(name) === folded;
  const areas = areasFor(term);
  const byTown = NAMED_DIVISIONS.filter(({ name }) => !matchesLabel(shownName({ name }), term));
  const found = [
    ...areas.exact.flatMap(choicesOfArea),
    ...NAMED_DIVISIONS.filter(({ name }) => isExact(name.replace(/ \(.*/, ""))).map(choiceOf),
    ...withTown(NAMED_DIVISIONS, isExact),
    ...areas.begun.flatMap(choicesOfArea),
    ...NAMED_DIVISIONS.filter(({ name }) => matchesLabel(shownName({ name }), term)).map(choiceOf),
    ...withTown(byTown, (name) => matchesLabel(name, term)),
    ...areas.others.flatMap(choicesOfArea),
  ];
  const codes = found.map(({ code }) => code);
  const all = found.filter(({ code }, index) => codes.indexOf(code) === index);
  return { choices: all.slice(0, limit), hasMore: all.length > limit };
}

/** The places with such a town; not a region if the place inside it has that town too. */
function withTown(
  places: ReadonlyArray<NamedDivision>,
  fits: (town: string) => boolean,
): Array<RegionChoice> {
  const found = places.flatMap((place) => {
    const town = place.towns.find(fits);
    return town === undefined ? [] : [{ place, town }];
  });
  const codes = found.map(({ place }) => place.code);
  return found.flatMap(({ place, town }) =>
    codes.some((code) => code !== place.code && isWithin(code, place.code))
      ? []
      : [including(town, choiceOf(place))],
  );
}

const including = (name: string, choice: RegionChoice): RegionChoice => ({
  ...choice,
  covers: `Includes ${name}. ${choice.covers}`,
});

/** An area as a choice of its own, and its places; an area that is one place, as that place. */
function choicesOfArea({ name, codes }: Area): Array<RegionChoice> {
  const parts = codes.flatMap((code) => findDivision(code) ?? []).map(choiceOf);
  const [only] = parts;
  if (only === undefined) return [];
  if (parts.length === 1) return [foldName(only.name) === foldName(name) ? only : including(name, only)];
  const names = parts.map((part) => part.name.replace(/ \(.*/, ""));
  const whole = { code: codes.join(AND), name, covers: `${names.join(", ")}.`, hasPlaces: false, parts };
  return [whole, ...parts];
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
  const { code } = division;
  const name = shownName(division);
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
  const names = places.map(shownName);
  const others = names.length - MAX_NAMED;
  const said = others > 1 ? [...names.slice(0, MAX_NAMED), `${others} more`] : names;
  return said.length === 1 ? said[0]! : `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`;
}
