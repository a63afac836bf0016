import { beginsAreaName, findFoldedArea, isAreaAcronym } from "../divisions/areas";
import { beginsStateName, findSpelledOutState } from "../divisions/region-names";
import { type NameWord, nameWords } from "../folded-name";
import { ARTICLES, beginsNamesake, NAMESAKES } from "./common-names";
import { beginsName, everyPlaceNamed, longestName } from "./gazetteer";

export type Text = { raw: string; words: ReadonlyArray<NameWord>; isShouted: boolean };
export type Span = { from: number; to: number };
export type NameSpan = Span & { name: string };

export type Reading = {
  /** The code of the country, province or place in which towns are looked for. */
  scope: string | null;
  /** Whether the notice says that the work is in the scope; otherwise only the buyer is. */
  isWorkScope?: boolean;
  /** The buyer's town. Its name counts even if it is an ordinary word. */
  buyerCity: string | null;
  /** Whether the text is a notice's body, in which the address of an office says nothing about the work. */
  isBody?: boolean;
  /** Whether a federal body buys, whose sites are in any province. */
  isFederal?: boolean;
  /** Whether the text is the name of a local body, in which every name of a place is one. */
  isLocalName?: boolean;
};

/** What may separate two words of one name: nothing that ends a sentence or a list item, but "Saint-Louis-du-Ha! Ha!". */
export const INSIDE_NAME = /^(?:[\s]|[-‑–/]|['’]\s?|[.!][\s]?)?$/;

/** The texts read last: a notice's title and buyer are read in several scopes. */
const lastRead = new Map<string, Text>();
const MOST_KEPT = 24;

export function readText(raw: string): Text {
  const known = lastRead.get(raw);
  if (known !== undefined) return known;
  const spaced = raw.replaceAll(/[\s_]+/g, " ");
  const text = { raw: spaced, words: nameWords(spaced), isShouted: !/\p{Ll}{2}/u.test(spaced) };
  if (lastRead.size >= MOST_KEPT) lastRead.clear();
  lastRead.set(raw, text);
  return text;
}

export function between(text: Text, left: number): string {
  const before = text.words[left];
  const after = text.words[left + 1];
  if (before === undefined) return "";
  return text.raw.slice(before.end, after === undefined ? text.raw.length : after.start);
}

export const folded = (text: Text, index: number) => text.words[index]?.folded ?? "";

export function rawWord(text: Text, index: number): string {
  const word = text.words[index];
  return word === undefined ? "" : text.raw.slice(word.start, word.end);
}

/** The words of a name as the text writes them. */
export function rawSpan(text: Text, { from, to }: Span): string {
  return text.raw.slice(text.words[from]?.start, text.words[to]?.end);
}

/** Whether the text calls the name a region's: "la région de la Montérégie", "en région : Estrie". */
function isCalledRegion(text: Text, from: number): boolean {
  let before = from - 1;
  while (before >= 0 && from - before < 9 && isBetweenRegions(folded(text, before))) before -= 1;
  return /^regions?$/.test(folded(text, before));
}

/** Hydro-Québec begins its titles with the region: "Mauricie - Centrale Trenche", "Outaouais / Poste de Hull". */
const isHeading = (text: Text, from: number) => from === 0 && /^ ?\/|^ [-–] /.test(between(text, from));

/** Quebec's ministries put the region into brackets, or after "dans" and "en": "(Estrie)", "dans la Mauricie". */
const isCalledPart = (text: Text, { from, to }: Span) =>
  (between(text, from - 1).endsWith("(") && between(text, to).startsWith(")")) ||
  /^(?:dans|territoire)$/.test(wordBeforeArticles(text, from)) ||
  folded(text, from - 1) === "en";

/** "les régions de l'Outaouais et des Laurentides" names two. */
const isBetweenRegions = (word: string) =>
  !/^regions?$/.test(word) && (ARTICLES.has(word) || /^(?:et|and)$/.test(word) || beginsAreaName(word));

/** Whether the text calls the name a county municipality's: "la MRC de la Haute-Côte-Nord". */
export const isCalledMrc = (text: Text, from: number) => wordBeforeArticles(text, from) === "mrc";

export function wordBeforeArticles(text: Text, from: number): string {
  let before = from - 1;
  while (before >= 0 && from - before < 4 && ARTICLES.has(folded(text, before))) before -= 1;
  return folded(text, before);
}

/** The longest known name that starts at this word. */
export function nameAt(text: Text, from: number): NameSpan | null {
  const first = folded(text, from);
  if (!beginsName(first) && !beginsStateName(first) && !beginsAreaName(first) && !beginsNamesake(first))
    return null;
  let longest: NameSpan | null = null;
  let name = "";
  for (let to = from; to < Math.min(from + longestName(), text.words.length); to += 1) {
    if (to > from && !INSIDE_NAME.test(between(text, to - 1))) break;
    name = to === from ? folded(text, to) : `${name} ${folded(text, to)}`;
    const isKnown =
      NAMESAKES.has(name) ||
      everyPlaceNamed(name).length > 0 ||
      findSpelledOutState(name) !== null ||
      ((to > from ||
        isCalledRegion(text, from) ||
        isHeading(text, from) ||
        isCalledPart(text, { from, to })) &&
        findFoldedArea(name) !== null) ||
      isAreaAcronym(name);
    if (isKnown) longest = { from, to, name };
  }
  return longest;
}
