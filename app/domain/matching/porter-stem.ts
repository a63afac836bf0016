/*
 * The stemmer of the full-text index (SQLite FTS5's "porter" tokenizer), so that live matching, which has no database,
 * compares the same stems. Porter's algorithm of 1980, in SQLite's variant.
 */

/** SQLite leaves longer and shorter words alone. */
const LONGEST = 64;
const SHORTEST = 3;

const isVowel = (letter: string, yCounts: boolean) =>
  "aeiou".includes(letter || "-") || (yCounts && letter === "y");

/** How many pairs of vowels and consonants the word has, as far as two. */
function measure(word: string): number {
  let pairs = 0;
  let wasConsonant = false;
  let inVowels = false;
  for (const letter of word) {
    const vowel = isVowel(letter, wasConsonant);
    if (inVowels && !vowel) pairs += 1;
    inVowels = vowel;
    wasConsonant = !vowel;
    if (pairs > 1) break;
  }
  return pairs;
}

function hasVowel(word: string): boolean {
  return [...word].some((letter, index) => isVowel(letter, index > 0));
}

/** Whether the word ends in consonant, vowel, consonant, the last one not w, x or y. */
function endsShort(word: string): boolean {
  if (/[wxy]$/.test(word)) return false;
  let mask = 0;
  let wasConsonant = false;
  for (const letter of word) {
    wasConsonant = !isVowel(letter, wasConsonant);
    mask = ((mask << 1) + Number(wasConsonant)) & 7;
  }
  return mask === 5;
}

type Ending = readonly [ending: string, replacement: string];

/** In each group of endings, keyed by the letter before the last, the first that fits decides. */
const STEP_2: ReadonlyArray<Ending> = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["logi", "log"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
];
const STEP_3: ReadonlyArray<Ending> = [
  ["ical", "ic"],
  ["ness", ""],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ful", ""],
  ["ative", ""],
  ["alize", "al"],
];
const STEP_4 = "al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize".split(" ");

const endsWith = (word: string, ending: string) => word.length > ending.length && word.endsWith(ending);

function replaceEnding(word: string, endings: ReadonlyArray<Ending>): string {
  const found = endings.find(([ending]) => endsWith(word, ending));
  if (!found) return word;
  const [ending, replacement] = found;
  const start = word.slice(0, -ending.length);
  return measure(start) > 0 ? start + replacement : word;
}

function dropEnding(word: string): string {
  const ending = STEP_4.find((each) => endsWith(word, each));
  if (ending === undefined) return word;
  const start = word.slice(0, -ending.length);
  if (ending === "ion" && !/[st]$/.test(start)) return word;
  return measure(start) > 1 ? start : word;
}

function dropPlural(word: string): string {
  if (!word.endsWith("s")) return word;
  if (!word.endsWith("es")) return word.endsWith("ss") ? word : word.slice(0, -1);
  return endsWith(word, "sses") || endsWith(word, "ies") ? word.slice(0, -2) : word.slice(0, -1);
}

/** Drops "ed" and "ing". */
function dropTense(word: string): string {
  if (endsWith(word, "eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ["ed", "ing"].find((each) => endsWith(word, each));
  if (ending === undefined) return word;
  const start = word.slice(0, -ending.length);
  return hasVowel(start) ? mended(start) : word;
}

/** "plant" from "planting", "plate" from "plating", "plan" from "planning". */
function mended(word: string): string {
  if (["at", "bl", "iz"].some((ending) => endsWith(word, ending))) return `${word}e`;
  const last = word.at(-1) ?? "";
  if (!isVowel(last, false) && !"lsz".includes(last) && last === word.at(-2)) return word.slice(0, -1);
  return measure(word) === 1 && endsShort(word) ? `${word}e` : word;
}

function dropLastE(word: string): string {
  if (!word.endsWith("e")) return word;
  const start = word.slice(0, -1);
  const pairs = measure(start);
  return pairs > 1 || (pairs === 1 && !endsShort(start)) ? start : word;
}

/** The stem of a word in lower case and without accents. */
export function porterStem(word: string): string {
  if (word.length < SHORTEST || new TextEncoder().encode(word).length > LONGEST) return word;
  let stem = dropTense(dropPlural(word));
  if (stem.endsWith("y") && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = dropEnding(replaceEnding(replaceEnding(stem, STEP_2), STEP_3));
  stem = dropLastE(stem);
  return stem.endsWith("ll") && measure(stem.slice(0, -1)) > 1 ? stem.slice(0, -1) : stem;
}
