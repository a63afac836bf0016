import { SHORTENED, WITHOUT_APOSTROPHE } from "~/domain/classification/text/shortened-words";
import { normalizedText } from "~/domain/folding";

/** One word of a text, or a punctuation mark that no phrase may cross. */
export type Token = {
  /** Lower case, without accents and plural ending; "" for a punctuation mark. */
  stem: string;
  start: number;
  end: number;
  /** Whether a comma, bracket or spaced dash precedes the word. */
  loose: boolean;
};

export type FoldedText = { raw: string; tokens: ReadonlyArray<Token> };

const NON_ASCII = /[^\x00-\x7f]/g;
const TOKEN = /(?:[a-z]\.){3,}|\ba\/c\b|[a-z0-9]+|&|(?<=[a-z]{3})\/(?=[a-z]{3})|[.;:!?\n\u0001]/g;
/** "H.V.A.C." and "A/C" are one word. */
const ABBREVIATION = /[./]/;
const MARKS = "!?;:\n\u0001";
const DASH = /^\s*[-–—:]+\s*$/;
const LOOSE = /[,()[\]"]|\s-+\s|\s\/\s/;
const FOLDED_MARKS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "•": "\u0001",
  "·": "\u0001",
  "…": ".",
  œ: "o",
  Œ: "o",
};

const foldedCharacters = new Map<string, string>(Object.entries(FOLDED_MARKS));

/** Folds one character to exactly one, so that positions in the folded text are valid in the raw text. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const base = character.normalize("NFD").charAt(0);
  const folded = /\s/.test(base) ? " " : base > "\x7f" ? " " : base;
  // The map has at most 65,536 entries, in practice a few dozen accented letters.
  foldedCharacters.set(character, folded);
  return folded;
}

/** Folds a text to lower-case ASCII without moving any character. */
export function fold(text: string): string {
  return text.replace(NON_ASCII, foldCharacter).toLowerCase();
}

const ES_PLURAL = /(?:ches|shes|sses|xes)$/;
/** French singulars whose plural ends like that: "fosse", "branche". */
const FRENCH_SINGULAR = /(?:che|sse|xe)$/;

/** Drops the plural ending of an English or French word. Used on both phrases and texts, so it need only be consistent. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  // "Menuiserie" must be the same word as "menuiseries".
  if (word.endsWith("rie")) return `${word.slice(0, -2)}y`;
  if (ES_PLURAL.test(word)) return word.slice(0, -2);
  if (FRENCH_SINGULAR.test(word)) return word.slice(0, -1);
  if (word.endsWith("eaux")) return word.slice(0, -1);
  if (word.endsWith("aux")) return `${word.slice(0, -2)}l`;
  if (word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us") && !word.endsWith("is")) {
    return word.slice(0, -1);
  }
  return word;
}

/** Finds words that a portal joined by dropping a line break: "PowerSystems". */
const RUN_TOGETHER = /[a-zà-ÿ]{3}(?=[A-ZÀ-Þ][a-zà-ÿ]{2})/g;

function seamsOf(raw: string): Array<number> {
  return Array.from(raw.matchAll(RUN_TOGETHER), ({ index }) => index + 3);
}

/** Splits a text into tokens. `raw` is the input in NFC, to which the tokens' positions refer. */
export function foldText(input: string): FoldedText {
  const raw = normalizedText(input, "NFC");
  const folded = fold(raw);
  const seams = seamsOf(raw);
  const tokens: Array<Token> = [];
  let end = 0;
  let seam = 0;
  for (const match of folded.matchAll(TOKEN)) {
    let start = match.index;
    const next = start + match[0].length;
    const loose = start - end > 0 && isLoose(folded, end, start);
    end = next;
    while ((seams[seam] ?? next) <= start) seam += 1;
    for (let at = seams[seam] ?? next; at < next; at = seams[seam] ?? next) {
      tokens.push(tokenOf(folded, start, at, loose && start === match.index));
      start = at;
      seam += 1;
    }
    if (isMark({ raw, folded }, start, next)) tokens.push({ stem: "", start, end: next, loose });
    else if (folded[start] !== ".") tokens.push(tokenOf(folded, start, next, loose && start === match.index));
  }
  return { raw, tokens };
}

/** Whether a dash or colon stands between two positions, rather than a comma or bracket. */
export function isDashed(raw: string, from: number, to: number): boolean {
  return DASH.test(raw.slice(from, to));
}

function isLoose(folded: string, from: number, to: number): boolean {
  return !(to - from === 1 && folded[from] === " ") && LOOSE.test(folded.slice(from, to));
}

const INITIAL = /(?:^|[^\p{L}])\p{L}$/u;
const CONTINUES = /^ [\p{Ll}\d]/u;
/** "Of the state. 2.2 The upkeep", "Building. a. WORK AREA": a list's item begins. */
const NUMBERED = /^ (?:\d{1,2}(?:\.\d{1,2})+\.? ?|[\da-z]{1,2}\. ?)\p{Lu}/u;
const LONGEST_NUMBER = 12;
/** "St. Mary's Park", "Alexander St. Parkette", "Mt. Hope": such words end no sentence. */
const NAME_PARTS = new Set(["st", "ste", "mt", "ft", "dr", "no", "approx"]);

/**
 * Whether the token ends a sentence or list item. The periods in "3.5", "www.example.org", "Bridge No. 7" and
 * "William R. Allen" do not.
 */
function isMark({ raw, folded }: { raw: string; folded: string }, start: number, end: number): boolean {
  const character = folded.charAt(start);
  if (character !== ".") return MARKS.includes(character);
  const word = LAST_WORD.exec(folded.slice(Math.max(0, start - LONGEST_SHORTENED), start))?.[0] ?? "";
  if (SHORTENED.has(word) || (NAME_PARTS.has(word) && folded[end] === " ")) return false;
  const following = raw.slice(end, end + LONGEST_NUMBER);
  if (
    (CONTINUES.test(following) && !NUMBERED.test(following)) ||
    INITIAL.test(raw.slice(Math.max(0, start - 2), start))
  )
    return false;
  return end === raw.length || /\s/.test(raw.charAt(end));
}

const LAST_WORD = /[a-z]+$/;
const LONGEST_SHORTENED = 8;

/** "Réfectionde la rue": a French noun that has run into the word behind it. */
const RUN_INTO_LINK = /^([a-z]{3,20}(?:tion|ment|age))(?:de|du|des)$/;

/** "Peinture au plomb" is paint with lead in it; "Plomb. et chauffage" is plumbing. */
const LEAD = "plomb";
const LEADS_TO_METAL = /\b(?:au|en|du|de) $/;
const LONGEST_LINK = 4;

function tokenOf(folded: string, start: number, end: number, loose: boolean): Token {
  const text = folded.slice(start, end).replace(RUN_INTO_LINK, "$1");
  if (text === "&" || text === "/") return { stem: "and", start, end, loose };
  const word = ABBREVIATION.test(text) ? text.replace(/[./]/g, "") : stem(text);
  if (
    word === LEAD &&
    folded[end] !== "." &&
    LEADS_TO_METAL.test(folded.slice(Math.max(0, start - LONGEST_LINK), start))
  )
    return { stem: word, start, end, loose };
  return { stem: SHORTENED.get(word) ?? WITHOUT_APOSTROPHE.get(word) ?? word, start, end, loose };
}
