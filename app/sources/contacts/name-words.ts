import { FILLERS, HONORIFICS, ROLES, THINGS, THINGS_AND_SURNAMES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";

/** A word as it is, and its letters in lower case without accents. */
type Word = { text: string; key: string; capital: boolean };

const HAS_VOWEL = /[AEIOUYÀ-Ý]/;
const CAPITALS = /^[\p{Lu}\p{M}'’‑-]+$/u;
const MAX_ACRONYM = 4;

export const SAINT = /^(?:st|ste|saint|sainte)$/;
export const isInCapitals = ({ text }: Pick<Word, "text">): boolean => CAPITALS.test(text);

/** Endings of words for things, which names hardly have. */
const THING_ENDING =
  /(?:[ts]ions?|ments?|it(?:y|ies)|i[ct]als?|logy|logies|ware|ness|ibles?|(?:at|iz|is|er|ar|ck|pp|iv)ing)$/;
const ENDS_LIKE_A_THING = new Set(["clement", "keating"]);

/** Whether a word names a thing. */
export const isThingWord = ({ key, text }: Word): boolean =>
  isThingKey(key) || (text.length > 3 && /[-‑]/.test(text) && isThingWithHyphen(text));

function isThingKey(key: string) {
  if (
    THINGS.has(key) ||
    (key.length > 4 && key.endsWith("s") && THINGS.has(key.slice(0, -1)) && !isGivenName(key.slice(0, -1)))
  )
    return true;
  return key.length > 6 && THING_ENDING.test(key) && !ENDS_LIKE_A_THING.has(key) && !isGivenName(key);
}

function isThingWithHyphen(text: string) {
  const parts = text.toLowerCase().split(/[-‑]/, 4);
  if (parts.some((part) => isGivenName(part))) return false;
  const things = parts.filter((part) => part.length > 2 && isThingKey(part) && !SAINT.test(part));
  return things.length === parts.length || things.some((part) => !THINGS_AND_SURNAMES.has(part));
}

export const isRole = ({ key }: Pick<Word, "key">): boolean => ROLES.has(key);

/** Whether a word has the form of a name and no other meaning that we know. */
export function hasFormOfName(word: Word): boolean {
  if (!word.capital || word.text.length < 2 || /\d/.test(word.text) || isThingWord(word)) return false;
  if (isRole(word) || TRIGGERS.has(word.key) || FILLERS.has(word.key) || isHonorific(word)) return false;
  return !isAcronym(word);
}

function isAcronym({ text }: Word) {
  if (!CAPITALS.test(text)) return false;
  return (
    !HAS_VOWEL.test(text) || (text.length <= MAX_ACRONYM && !isGivenName(text) && !/^\p{Lu}{4}$/u.test(text))
  );
}

export const isHonorific = ({ key, capital }: Word): boolean => capital && HONORIFICS.has(key);

/** Whether a word can be a family's name where only a family's name can stand. */
export function isSurname(token: Word & { isThing: boolean }): boolean {
  if (
    !token.capital ||
    token.text.length < 2 ||
    /\d/.test(token.text) ||
    isRole(token) ||
    TRIGGERS.has(token.key)
  )
    return false;
  return THINGS_AND_SURNAMES.has(token.key) || (!token.isThing && isInCapitals(token));
}
