import { lazyInSteps } from "~/domain/lazy";
import { foldName, NAMES_FOLDED_A_STEP } from "../folded-name";
import { type Kind, kindsOfSites } from "./kinds-of-sites";
import type { SitesOf } from "./site-forms";

export type NamedSite = {
  codes: ReadonlyArray<string>;
  town: string | null;
  name: string;
  /** Whether the name counts only in its own province or state. */
  isLocal: boolean;
  /** Whether other provinces may have sites of that name. In a federal buyer's notice it is the federal one. */
  isShared: boolean;
  isBase: boolean;
  /** Whether bids are sent there, so that an address in a text says nothing about the work. */
  isOffice: boolean;
  /** The states in whose federal notices the name counts, if it does not in all. */
  district: ReadonlyArray<string> | null;
  /** The city in whose notices alone the name counts: towns of its state have parks of the same name. */
  inside: string | null;
};

const BASE = /^(?:CFB|BFC|CFS|\d CDSB) |^(?:Garrison|Garnison) | (?:Garrison|Garnison)$/;

/** Words that only a federal site's name has. Such a name counts in every notice of its country. */
const FEDERAL =
  /\b(?:national|nationale?|institution|établissement|garrison|garnison|royal|cfb|bfc|cdsb|drdc|hmcs|rcmp|research|armou?ry|penitentiary|ccc|arsenal|air force|naval|army depot|port of entry|vamc?|veterans|afb|arb|angb|afrc|nwr|nfh|nhs|nhp|nra|nf|rdc|uscg|coast guard|weather|first nations?)\b/i;
const WORDS_OF_OWN_NAME = 3;

function addAll(
  sitesByName: Map<string, Array<NamedSite>>,
  [codes, town, names]: SitesOf,
  { forms, isLocal = false, isOffice = false, district, inside }: Kind,
) {
  const written = names.split(",").flatMap(forms);
  for (const name of written) {
    const folded = foldName(name);
    const isShared = !FEDERAL.test(name) && folded.split(" ").length < WORDS_OF_OWN_NAME;
    const isBase = BASE.test(name);
    const site = {
      codes: codes.split(" "),
      town: town || null,
      name,
      isLocal,
      isShared,
      isBase,
      isOffice,
      district: district ?? null,
      inside: inside ?? null,
    };
    sitesByName.set(folded, [...(sitesByName.get(folded) ?? []), site]);
  }
  return written.length;
}

const sites = lazyInSteps(function* () {
  const byName = new Map<string, Array<NamedSite>>();
  let added = 0;
  for (const [tables, kind] of kindsOfSites()) {
    for (const row of tables.flat()) {
      added += addAll(byName, row, kind);
      if (added < NAMES_FOLDED_A_STEP) continue;
      added = 0;
      yield;
    }
  }
  const names = [...byName.keys()].map((name) => name.split(" "));
  const longestName = Math.max(...names.map((words) => words.length));
  return { byName, longestName, firstWords: new Set(names.map(([word]) => word)) };
});

export function sitesNamed(foldedName: string): ReadonlyArray<NamedSite> {
  return sites().byName.get(foldedName) ?? [];
}

export function listSites(): Array<NamedSite> {
  return [...sites().byName.values()].flat();
}

/** In words. */
export const longestSiteName = () => sites().longestName;

/** Whether the name of a site starts with this word. */
export function beginsSiteName(foldedWord: string): boolean {
  return sites().firstWords.has(foldedWord);
}
