import { COUNTRIES, findPlaces, pathTo, placesIn, type RegionChoice } from "~/domain/geography";
import type { RegionChoiceView, RegionPickerView } from "./settings-view";

/** In the address: what was typed, and the place whose places are listed. */
const REGION_FIELDS = { typed: "find-region", inside: "in" } as const;

const MAX_FOUND = 20;
const MAX_TYPED = 60;

/** What was typed to find a place; empty if nothing. */
export const typedRegion = (query: URLSearchParams) =>
  (query.get(REGION_FIELDS.typed) ?? "").trim().slice(0, MAX_TYPED);

/** From the address alone, so that a search and each step down the tree is a link or a plain form. */
export function regionPickerOf(query: URLSearchParams): RegionPickerView {
  const inside = query.get(REGION_FIELDS.inside);
  // Without scripts the button that opens a place sends the search box too.
  const typed = inside === null ? typedRegion(query) : "";
  return typed === "" ? placesOf(inside ?? "") : foundBy(typed);
}

/** The places that fit what was typed. */
export function foundBy(typed: string): RegionPickerView {
  const { choices, hasMore } = findPlaces(typed, MAX_FOUND);
  const said = hasMore ? `The first ${MAX_FOUND} places for “${typed}”` : `Places for “${typed}”`;
  return {
    typed,
    heading: choices.length === 0 ? `No place for “${typed}”. Try its county or province.` : said,
    path: [ALL_PLACES],
    choices: choices.map((choice) => viewOf(choice, true)),
  };
}

function placesOf(asked: string): RegionPickerView {
  const inside = placesIn(asked).length > 0 ? asked : null;
  const choices = inside === null ? COUNTRIES.flatMap(({ code }) => placesIn(code)) : placesIn(inside);
  const path = inside === null ? [] : pathTo(inside);
  return {
    typed: "",
    heading: `Places in ${path.at(-1)?.name ?? "Canada and the United States"}`,
    path: [
      ...(inside === null ? [] : [ALL_PLACES]),
      ...path.slice(0, -1).map(({ code, name }) => ({ name, code, href: hrefOf(code) })),
    ],
    choices: choices.map((choice) => viewOf(choice, false)),
  };
}

function viewOf({ code, name, covers, hasPlaces, parts }: RegionChoice, isFound: boolean): RegionChoiceView {
  return {
    code,
    name: isFound ? withLetters(name, (parts ?? [{ code }]).map(lettersOf)) : name,
    covers,
    ...(parts && {
      parts: parts.map((part) => ({
        code: part.code,
        name: withLetters(part.name.replace(ALL, ""), [lettersOf(part)]),
      })),
    }),
    inside: hasPlaces ? { name: `Places in ${name.replace(ALL, "")}`, code, href: hrefOf(code) } : null,
  };
}

/** "ON"; empty for a province or state, which has them in its name. */
const lettersOf = ({ code }: { code: string }) => (code.split("-").length === 2 ? "" : code.slice(3, 5));

/** An area in several provinces has no letters. */
function withLetters(name: string, letters: ReadonlyArray<string>): string {
  const [first = "", ...others] = new Set(letters);
  return first === "" || others.length > 0 ? name : `${name}, ${first}`;
}

const ALL = / \(all\)$/;

const hrefOf = (code: string) => `/dashboard/settings?${REGION_FIELDS.inside}=${code}`;

const ALL_PLACES = { name: "All places", code: "", href: "/dashboard/settings" };
