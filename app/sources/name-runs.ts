import { foldName } from "~/domain/geography/folded-name";
import { placesNamed } from "~/domain/geography/gazetteer";
import type { Token } from "./contact-tokens";
import {
  DETAIL_LABELS,
  FILLERS,
  HONORIFICS,
  NAMESAKES,
  PARTICLES,
  POSTNOMINALS,
  ROLES,
  THINGS,
  THINGS_AND_GIVEN_NAMES,
  THINGS_AND_SURNAMES,
  TRIGGERS,
} from "./contact-words";
import { isGivenName } from "./given-names";

/** Words in a row that could be a person's name. Positions are those of tokens; `end` is the first one after it. */
export type Run = {
  start: number;
  end: number;
  words: ReadonlyArray<Token>;
  honorific: boolean;
  /** It ends with a word that is a thing's as often as a family's: "Karen Hill". */
  endsWithThing: boolean;
};

const MAX_NAME_WORDS = 5;
const HAS_VOWEL = /[AEIOUYÀ-Ý]/;
const CAPITALS = /^[\p{Lu}\p{M}'’‑-]+$/u;
const MAX_ACRONYM = 4;

const isInitial = (token: Token | undefined) => token?.capital === true && token.text.length === 1;
const isPoint = (token: Token | undefined) => token?.text === ".";

/** "Jeanne d'Arc" */
const ELIDED = /^d['’]\p{Lu}/u;
const SAINT = /^(?:st|ste|saint|sainte)$/;
/** Endings of words for things, which names hardly have. */
const THING_ENDING =
  /(?:[ts]ions?|ments?|it(?:y|ies)|i[ct]als?|logy|logies|ware|ness|ibles?|(?:at|iz|is|er|ar|ck|pp|iv)ing)$/;
const ENDS_LIKE_A_THING = new Set(["clement", "keating"]);

export const isThing = ({ key, text }: Token): boolean =>
  isThingWord(key) || (text.length > 3 && /[-‑]/.test(text) && isThingWithHyphen(text));

function isThingWord(key: string) {
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
  const things = parts.filter((part) => part.length > 2 && isThingWord(part) && !SAINT.test(part));
  return things.length === parts.length || things.some((part) => !THINGS_AND_SURNAMES.has(part));
}

export const isRole = ({ key }: Token): boolean => ROLES.has(key);

/** Whether a word has the form of a name and no other meaning that we know. */
export function isNameWord(token: Token | undefined): boolean {
  if (!token?.capital || token.text.length < 2) return false;
  if (/\d/.test(token.text) || isThing(token) || isRole(token)) return false;
  if (TRIGGERS.has(token.key) || FILLERS.has(token.key) || isHonorific(token)) return false;
  return !isAcronym(token);
}

function isAcronym({ text }: Token) {
  if (!CAPITALS.test(text)) return false;
  return (
    !HAS_VOWEL.test(text) || (text.length <= MAX_ACRONYM && !isGivenName(text) && !/^\p{Lu}{4}$/u.test(text))
  );
}

const isHonorific = ({ key, capital }: Token) => capital && HONORIFICS.has(key);

/** The name that begins at this token, whatever decides later whether it is a person's. */
export function runAt(tokens: ReadonlyArray<Token>, start: number): Run | null {
  const token = tokens[start];
  if (!token?.capital) return null;
  const known = RUNS.get(token);
  if (known !== undefined) return known;
  const run = readRun(tokens, start);
  RUNS.set(token, run);
  return run;
}

/** The runs that were read, because several finders ask for the same. A token belongs to one text. */
const RUNS = new WeakMap<Token, Run | null>();

function readRun(tokens: ReadonlyArray<Token>, start: number): Run | null {
  let at = afterHonorifics(tokens, start);
  const honorific = at > start;
  const words: Array<Token> = [];
  let end = at;
  while (words.length < MAX_NAME_WORDS) {
    const next = nextNameWord(tokens, at, words.length > 0) ?? nextInCapitals(tokens, at, words);
    if (next === null) break;
    words.push(tokens[next.word]!);
    at = end = next.end;
  }
  if (!words.some((word) => word.text.length > 1)) return null;
  const surname = surnameAt(tokens, end, words);
  if (surname) words.push(surname);
  return { start, end: surname ? end + 1 : end, words, honorific, endsWithThing: surname !== null };
}

/**
 * The word after one or two names that can be a family's name as well as a thing or an abbreviation, unless something
 * longer begins with it: "Karen Hill", "Wei NG", but not "Karen Hill Road".
 */
function surnameAt(tokens: ReadonlyArray<Token>, at: number, words: ReadonlyArray<Token>) {
  const token = tokens[at];
  if (!token || words.length > 2 || !isSurname(token)) return null;
  const next = tokens[at + 1];
  return next?.capital && isThing(next) && !isRole(next) && !DETAIL_LABELS.has(next.key) ? null : token;
}

/** Whether a word can be a family's name where only a family's name can stand. */
export function isSurname(token: Token): boolean {
  if (
    !token.capital ||
    token.text.length < 2 ||
    /\d/.test(token.text) ||
    isRole(token) ||
    TRIGGERS.has(token.key)
  )
    return false;
  return THINGS_AND_SURNAMES.has(token.key) || (!isThing(token) && CAPITALS.test(token.text));
}

function afterHonorifics(tokens: ReadonlyArray<Token>, start: number) {
  let at = start;
  for (let seen = 0; seen < 2; seen += 1) {
    const token = tokens[at];
    if (token?.kind !== "word") return at;
    const points = isPoint(tokens[at + 1]) ? 1 : 0;
    const isMonsieur = token.text === "M" && points === 1;
    if (!isMonsieur && !isHonorific(token)) return at;
    if (token.key === "dr" && at > 0 && follows(tokens, at) && tokens[at - 1]!.capital) return at;
    at += 1 + points;
  }
  return at;
}

/** Whether the token follows a word on its line without a mark between. */
const follows = (tokens: ReadonlyArray<Token>, at: number) => tokens[at - 1]?.kind === "word";

function nextNameWord(tokens: ReadonlyArray<Token>, from: number, inside: boolean) {
  let at = from;
  if (inside) at = afterNickname(tokens, at);
  if (inside && SAINT.test(tokens[at]?.key ?? "") && isPoint(tokens[at + 1]) && isNameWord(tokens[at + 2]))
    at += 2;
  if (inside)
    for (let seen = 0; seen < 3 && isParticle(tokens[at]) && isParticleOrName(tokens[at + 1]); seen += 1)
      at += 1;
  else at = afterParticles(tokens, at);
  const token = tokens[at];
  if (isInitial(token)) {
    const end = at + (isPoint(tokens[at + 1]) ? 2 : 1);
    if (POSTNOMINALS.has(`${token!.key}${tokens[end]?.key ?? ""}`)) return null;
    return inside || isParticleOrName(tokens[end]) || isInitial(tokens[end]) ? { word: at, end } : null;
  }
  if (!inside && isThingAndGivenName(tokens, at)) return { word: at, end: at + 1 };
  const isName = isNameWord(token) || (inside && ELIDED.test(token?.text ?? "") && !isThing(token!));
  return isName ? { word: at, end: at + 1 } : null;
}

/** "Virginia Doe", but not "Virginia Beach" or "Virginia Department". */
function isThingAndGivenName(tokens: ReadonlyArray<Token>, at: number) {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first?.capital || !second || !THINGS_AND_GIVEN_NAMES.has(first.key) || !isNameWord(second))
    return false;
  return !isPlace({ words: [second] }) && !isPlace({ words: [first, second] });
}

/** The word after a given name in capitals, which is short for a name: "JANE DOE". */
function nextInCapitals(tokens: ReadonlyArray<Token>, at: number, words: ReadonlyArray<Token>) {
  const [first, token] = [words.at(-1), tokens[at]];
  if (
    !first ||
    !token?.capital ||
    token.text.length < 2 ||
    !CAPITALS.test(token.text) ||
    !CAPITALS.test(first.text)
  )
    return null;
  return isGivenName(first.text) && !isThing(token) && !isRole(token) ? { word: at, end: at + 1 } : null;
}

/** Where the name goes on after particles at its beginning: "Van der Berg". */
export function afterParticles(tokens: ReadonlyArray<Token>, start: number): number {
  let at = start;
  while (at < start + 3 && isParticle(tokens[at])) at += 1;
  return at > start && isNameWord(tokens[at]) ? at : start;
}

const isParticle = (token: Token | undefined) => token?.kind === "word" && PARTICLES.has(token.key);
const isParticleOrName = (token: Token | undefined) => isParticle(token) || isNameWord(token);
const OPENINGS = new Set(["(", "“", '"', "‘", "«"]);
const CLOSINGS = new Set([")", "”", '"', "’", "»"]);

/** Skips the nickname in "Robert (Bob) Smith". */
function afterNickname(tokens: ReadonlyArray<Token>, at: number) {
  const closes = OPENINGS.has(tokens[at]?.text ?? "") && CLOSINGS.has(tokens[at + 2]?.text ?? "");
  return closes && isNameWord(tokens[at + 1]) && isNameWord(tokens[at + 3]) ? at + 3 : at;
}

/**
 * `named`: a label or a title says that a person follows. `near`: it stands beside a person's address, number or role.
 * `open`: nothing beside it says so.
 */
export type Evidence = "named" | "near" | "open";

/** Whether the run is a person's name. `ordinary` are the words that the text also writes in small letters. */
export function isPerson(run: Run, evidence: Evidence, ordinary: ReadonlySet<string>): boolean {
  const { words } = run;
  if (run.endsWithThing && !run.honorific && evidence === "open") return false;
  const [first, second] = [words[0]!, words[1]];
  const given = (word: Token) => word.text.length > 1 && isGivenName(word.text);
  if (run.honorific || (run.endsWithThing && given(first))) return true;
  if (!second) return evidence === "named" && !ordinary.has(first.key) && (given(first) || !isPlace(run));
  const isOrdinary = (word: Token) => ordinary.has(word.key);
  const last = words.at(-1)!;
  if (words.length === 2 && NAMESAKES.has(`${first.key}${last.key}`)) return false;
  if (evidence === "open")
    return (
      given(first) && !isOrdinary(first) && words.slice(1).every((word) => !isOrdinary(word)) && !isPlace(run)
    );
  if (given(first) || given(last)) return !isPlace(run) || evidence === "named";
  if (isPlace(run) || (isInCapitals(run) && words.length > 3)) return false;
  return evidence === "named" ? !words.every(isOrdinary) : !words.some(isOrdinary);
}

export const isInCapitals = ({ words }: Run): boolean => words.every(({ text }) => CAPITALS.test(text));

function isPlace({ words }: Pick<Run, "words">) {
  return placesNamed(foldName(words.map(({ text }) => text).join(" "))).length > 0;
}
