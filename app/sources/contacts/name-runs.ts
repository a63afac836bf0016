import { foldedLetters } from "~/domain/folding";
import type { Token } from "./contact-tokens";
import { DETAIL_LABELS, PARTICLES, POSTNOMINALS, THINGS_AND_GIVEN_NAMES } from "./contact-words";
import { isGivenName } from "./given-names";
import { isPlace } from "./name-places";
import { isHonorific, isInCapitals, isRole, isSurname, isThingWord, SAINT } from "./name-words";

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

const isInitial = (token: Token | undefined) => token?.capital === true && token.text.length === 1;
const isPoint = (token: Token | undefined) => token?.text === ".";

/** "Jeanne d'Arc" */
const ELIDED = /^d['’]\p{Lu}/u;
/** The name that begins at this token, whatever decides later whether it is a person's. */
export function runAt(tokens: ReadonlyArray<Token>, start: number): Run | null {
  const token = tokens[start];
  if (!token?.capital) return null;
  const runs = runsOf(tokens);
  const known = runs.get(start);
  if (known !== undefined) return known;
  const run = readRun(tokens, start);
  runs.set(start, run);
  return run;
}

/** The runs of each text that were read, because several finders ask for the same. */
const RUNS = new WeakMap<ReadonlyArray<Token>, Map<number, Run | null>>();

function runsOf(tokens: ReadonlyArray<Token>) {
  const known = RUNS.get(tokens);
  if (known) return known;
  const runs = new Map<number, Run | null>();
  RUNS.set(tokens, runs);
  return runs;
}

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
  const surname = words.length > 0 ? surnameAt(tokens, end, words) : null;
  if (surname) words.push(surname);
  if (!words.some((word) => word.text.length > 1)) return null;
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
  return next?.capital && next.isThing && !isRole(next) && !DETAIL_LABELS.has(next.key) ? null : token;
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
  if (inside && SAINT.test(tokens[at]?.key ?? "") && isPoint(tokens[at + 1]) && tokens[at + 2]?.hasFormOfName)
    at += 2;
  if (inside)
    for (let seen = 0; seen < 3 && isParticle(tokens[at]) && isParticleOrName(tokens[at + 1]); seen += 1)
      at += 1;
  else at = afterParticles(tokens, at);
  const token = tokens[at];
  if (isInitial(token)) {
    const end = at + (isPoint(tokens[at + 1]) ? 2 : 1);
    if (POSTNOMINALS.has(`${token!.key}${tokens[end]?.key ?? ""}`)) return null;
    const leads = isParticleOrName(tokens[end]) || isInitial(tokens[end]);
    const isBeforeThing =
      tokens[end - 1]?.text === "." && tokens[end] !== undefined && isSurname(tokens[end]);
    return inside || leads || isBeforeThing ? { word: at, end } : null;
  }
  if (!inside && isThingAndGivenName(tokens, at)) return { word: at, end: at + 1 };
  const isName =
    token?.hasFormOfName === true ||
    (inside && token !== undefined && isDoubleSurname(token)) ||
    (inside && ELIDED.test(token?.text ?? "") && !token!.isThing);
  return isName ? { word: at, end: at + 1 } : null;
}

/** "Washington-Doe": a place and a name. */
function isDoubleSurname({ text, capital, isThing }: Token) {
  const parts = text.split(/[-‑]/);
  return (
    capital &&
    isThing &&
    parts.length === 2 &&
    parts.every((part) => /^\p{Lu}\p{Ll}{2}/u.test(part)) &&
    parts.some((part) => !isThingWord({ text: part, key: foldedLetters(part), capital: true }))
  );
}

/** "Virginia Doe", but not "Virginia Beach" or "Virginia Department". */
function isThingAndGivenName(tokens: ReadonlyArray<Token>, at: number) {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first?.capital || !second || !THINGS_AND_GIVEN_NAMES.has(first.key) || !second.hasFormOfName)
    return false;
  return !isPlace({ words: [second] }) && !isPlace({ words: [first, second] });
}

/** The word after a given name in capitals, which is short for a name: "JANE DOE". */
function nextInCapitals(tokens: ReadonlyArray<Token>, at: number, words: ReadonlyArray<Token>) {
  const [first, token] = [words.at(-1), tokens[at]];
  if (!first || !token?.capital || token.text.length < 2 || !isInCapitals(token) || !isInCapitals(first))
    return null;
  return isGivenName(first.text) && !token.isThing && !isRole(token) ? { word: at, end: at + 1 } : null;
}

/** Where the name goes on after particles at its beginning: "Van der Berg". */
export function afterParticles(tokens: ReadonlyArray<Token>, start: number): number {
  let at = start;
  while (at < start + 3 && isParticle(tokens[at])) at += 1;
  return at > start && tokens[at]?.hasFormOfName ? at : start;
}

const isParticle = (token: Token | undefined) => token?.kind === "word" && PARTICLES.has(token.key);
const isParticleOrName = (token: Token | undefined) => isParticle(token) || token?.hasFormOfName === true;
const OPENINGS = new Set(["(", "“", '"', "‘", "«"]);
const CLOSINGS = new Set([")", "”", '"', "’", "»"]);

/** Skips the nickname in "Robert (Bob) Smith". */
function afterNickname(tokens: ReadonlyArray<Token>, at: number) {
  const closes = OPENINGS.has(tokens[at]?.text ?? "") && CLOSINGS.has(tokens[at + 2]?.text ?? "");
  return closes && tokens[at + 1]?.hasFormOfName && tokens[at + 3]?.hasFormOfName ? at + 3 : at;
}
