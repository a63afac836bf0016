import type { SearchTerm } from "./search-language";

/**
 * Beginnings of words that are written in two ways in Canada, Britain and the States. "Metre" and "meter" are missing,
 * because a meter is also a thing and many texts state lengths.
 */
const PAIRS: ReadonlyArray<readonly [string, string]> = [
  ["plough", "plow"],
  ["snowplough", "snowplow"],
  ["colour", "color"],
  ["labour", "labor"],
  ["harbour", "harbor"],
  ["neighbour", "neighbor"],
  ["odour", "odor"],
  ["vapour", "vapor"],
  ["mould", "mold"],
  ["centre", "center"],
  ["theatre", "theater"],
  ["fibre", "fiber"],
  ["grey", "gray"],
  ["kerb", "curb"],
  ["tyre", "tire"],
  ["licenc", "licens"],
  ["defenc", "defens"],
  ["catalogue", "catalog"],
  ["programme", "program"],
  ["aluminium", "aluminum"],
];

/** A phrase has at most so many spellings. */
const MOST = 8;

/** The term in each spelling of its words, as it was typed first. Only queries are spelled out, so the index stays as it is. */
export function inEverySpelling({ text, prefix }: SearchTerm): Array<SearchTerm> {
  let texts = [""];
  for (const word of text.split(" ")) {
    const other = otherSpelling(word.toLowerCase());
    const words = other === null || texts.length * 2 > MOST ? [word] : [word, other];
    texts = words.flatMap((each) => texts.map((before) => `${before} ${each}`));
  }
  return texts.map((each) => ({ text: each.trimStart(), prefix }));
}

function otherSpelling(word: string): string | null {
  for (const [one, other] of PAIRS) {
    if (word.startsWith(one)) return other + word.slice(one.length);
    if (word.startsWith(other)) return one + word.slice(other.length);
  }
  return null;
}
