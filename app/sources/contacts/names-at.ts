import { placesNamed } from "~/domain/geography/names/gazetteer";
import type { Token } from "./contact-tokens";
import { FIRM_ENDINGS, OFFICE_WORDS, ROLES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";
import type { Reading, Span } from "./name-reading";
import { afterParticles, type Run, runAt } from "./name-runs";
import { isSurname } from "./name-words";
import { type Evidence, isPerson } from "./persons";

const BETWEEN_NAMES = new Set(["and", "or", "et", "ou"]);
const MARKS_BETWEEN_NAMES = new Set([",", "&", "/", ";"]);

/** The names that begin at this token: one, or several joined by commas or "and". */
export function namesFrom(reading: Reading, from: number, evidence: Evidence): Array<Span> {
  const { tokens, ordinary } = reading;
  const found: Array<Span> = [];
  let at = from;
  while (found.length < 10) {
    const run = lastFirstAt(reading, at) ?? runAt(tokens, at);
    if (!run || (isPartOfThing(tokens, run) && !(evidence === "named" && isNameOfTwo(run)))) break;
    if (isKindOfRole(tokens, run)) break;
    if (!isPerson(run, found.length > 0 && evidence === "named" ? "near" : evidence, ordinary)) break;
    found.push(run);
    at = afterJoint(tokens, run.end);
    if (at === run.end) break;
  }
  return found;
}

/** "Bridge Engineer:" is another label. */
function isKindOfRole(tokens: ReadonlyArray<Token>, { words, end, honorific }: Run) {
  const next = tokens[end];
  if (words.length > 1 || honorific || isGivenName(words[0]!.text)) return false;
  return next !== undefined && ROLES.has(next.key) && tokens[end + 1]?.text === ":";
}

/** After a label, two words that are no place are a name even if the next words run into them. */
const isNameOfTwo = ({ words, endsWithThing }: Run) =>
  words.length > 1 && !endsWithThing && words.every(({ key }) => placesNamed(key).length === 0);

function afterJoint(tokens: ReadonlyArray<Token>, end: number) {
  let at = end;
  if (MARKS_BETWEEN_NAMES.has(tokens[at]?.text ?? "")) at += 1;
  if (BETWEEN_NAMES.has(tokens[at]?.key ?? "")) at += 1;
  return at;
}

/** "Doe, Jane" is one name if the line ends after it or one part is a given name. */
export function lastFirstAt(reading: Reading, start: number): Run | null {
  const { tokens } = reading;
  const last = lastNameAt(tokens, start);
  const first = last && runAt(tokens, afterOfficeCode(tokens, last.end) + 1);
  if (!first || first.words.length > 2 || last.words.length + first.words.length > 3) return null;
  const given = isGivenName(first.words[0]!.text);
  const next = tokens[first.end];
  const isAlone =
    (next?.kind !== "word" || (next.capital && !next.hasFormOfName)) &&
    last.words.length === 1 &&
    first.words.length === 1;
  if (!given && !isAlone) return null;
  const words = [...first.words, ...last.words];
  return { start, end: first.end, words, honorific: last.honorific || first.honorific, endsWithThing: false };
}

/** The family's name before a comma: "van der Berg,", "LI,", "Hill,". */
function lastNameAt(tokens: ReadonlyArray<Token>, start: number) {
  const from = afterParticles(tokens, start);
  const run = runAt(tokens, from);
  if (run && run.words.length <= 2 && tokens[afterOfficeCode(tokens, run.end)]?.text === ",") return run;
  const token = tokens[from];
  if (!token || !isSurname(token) || tokens[afterOfficeCode(tokens, from + 1)]?.text !== ",") return null;
  return { end: from + 1, words: [token], honorific: false };
}

/** The federal forms put the office's code into the name: "Doe (MCT), Jane". */
function afterOfficeCode(tokens: ReadonlyArray<Token>, at: number) {
  const isCode = tokens[at]?.text === "(" && tokens[at + 2]?.text === ")";
  return isCode && /^[A-Z\d]{2,6}$/.test(tokens[at + 1]!.text) ? at + 3 : at;
}

/** "Jane Doe Building" and "Smith Brothers Ltd" are not people. A role, a label or an office after the name is. */
export function isPartOfThing(tokens: ReadonlyArray<Token>, run: Run): boolean {
  if (isBeforeFirmEnding(tokens, run.end)) return true;
  const at = afterJunior(tokens, run.end);
  const next = tokens[at];
  if (!next?.capital) return false;
  // "Jane Doe, Jr. Centennial Park"
  if (next.hasFormOfName) return at > run.end && tokens[at + 1]?.capital === true && tokens[at + 1]!.isThing;
  return (next.isThing && !leadsOn(next)) || SCHOOL_LETTERS.test(next.text);
}

/** "Doe Paving inc.", "Doe Paving, Inc." */
const isBeforeFirmEnding = (tokens: ReadonlyArray<Token>, at: number) =>
  FIRM_ENDINGS.has(tokens[tokens[at]?.text === "," ? at + 1 : at]?.key ?? "");

/** "Martin Doe Jr. Boulevard", "Martin Doe, Jr. Boulevard" */
function afterJunior(tokens: ReadonlyArray<Token>, end: number) {
  const at = tokens[end]?.text === "," ? end + 1 : end;
  if (!/^[js]r$/.test(tokens[at]?.key ?? "")) return end;
  return tokens[at + 1]?.text === "." ? at + 2 : at + 1;
}

/** "Jane Doe PS" is a school. */
const SCHOOL_LETTERS = /^(?:PS|SS|HS|ES|CSS|CVI|CHS|SHS|JHS|DHS|JPS|MPS)$/;

const leadsOn = (token: Token) =>
  ROLES.has(token.key) ||
  OFFICE_WORDS.has(token.key) ||
  TRIGGERS.has(token.key) ||
  /^(?:e?mail|tel\w*|phone|fax|cell\w*|courriel|title|titre|name|nom|date|at|or|and|by|via|ext|poste|closing|the|or)$/.test(
    token.key,
  );
