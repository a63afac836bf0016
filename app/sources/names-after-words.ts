import { placesNamed } from "~/domain/geography/gazetteer";
import type { Reading, Span } from "./contact-names";
import type { Token } from "./contact-tokens";
import { DIRECT_TRIGGERS, FILLERS, LEADS, NAME_LABELS, OFFICE_WORDS, ROLES, TRIGGERS } from "./contact-words";
import {
  afterParticles,
  type Evidence,
  isNameWord,
  isPerson,
  isSurname,
  isThing,
  type Run,
  runAt,
} from "./name-runs";
import { isGivenName } from "./given-names";

/** A label is at most this many words long. */
const MAX_LABEL = 8;
const MAX_LABEL_TOKENS = 16;
/** How many tokens may stand between "addressed to" and the name. */
const MAX_REACH = 14;
/** A point after a longer word ends a sentence. */
const MAX_ABBREVIATION = 4;
const LABEL_ENDS = new Set([":", "–", "—", "-", "=", "•", "|", "：", "►"]);
const CONTACT_LABELS = new Set(["attention", "attn", "att", "contact", "contacts", "rsvp"]);
const BETWEEN_NAMES = new Set(["and", "or", "et", "ou"]);
const MARKS_BETWEEN_NAMES = new Set([",", "&", "/", ";"]);
const SKIPPED_MARKS = new Set([":", ",", "(", ")", "-", "–", "—", "/", "’", "'", "“", "”", '"', "[", "]"]);

/** "Contact: Jane Doe", "Procurement Officer – Doe, Jane", and a label whose name is on the next line. */
export function namesAfterLabels(reading: Reading): Array<Span> {
  const { tokens } = reading;
  return tokens.flatMap((token, index) => {
    const ends = token.kind === "mark" && LABEL_ENDS.has(token.text);
    const bare = token.kind === "break";
    if ((!ends && !bare) || !isPersonLabel(tokens, index)) return [];
    const next = !bare && tokens[index + 1]?.kind === "break" ? index + 2 : index + 1;
    const start = afterMarks(tokens, next);
    return token.text === ":"
      ? namesFrom(reading, start, "named")
      : [...namesFrom(reading, start, "near"), ...loneGivenName(reading, start, bare)];
  });
}

/** "Contact – Jane" */
function loneGivenName({ tokens, ordinary }: Reading, start: number, bare: boolean): Array<Span> {
  const run = bare ? null : runAt(tokens, start);
  const word = run?.words.length === 1 ? run.words[0]! : null;
  return run && word && isGivenName(word.text) && !ordinary.has(word.key) && !isPartOfThing(tokens, run)
    ? [run]
    : [];
}

function afterMarks(tokens: ReadonlyArray<Token>, from: number) {
  let at = from;
  while (at < from + 3 && tokens[at]?.kind === "mark" && !/[.!?]/.test(tokens[at]!.text)) at += 1;
  return at;
}

/** Whether the words before this token, back to the start of the line or the last mark, are a label for a person. */
function isPersonLabel(tokens: ReadonlyArray<Token>, end: number) {
  const label: Array<Token> = [];
  for (let at = end - 1; at >= Math.max(0, end - MAX_LABEL_TOKENS) && label.length <= MAX_LABEL; at -= 1) {
    const token = tokens[at]!;
    if (
      token.kind === "mark" &&
      (SKIPPED_MARKS.has(token.text) || token.text === ".") &&
      token.text !== ":" &&
      label.length < 6
    )
      continue;
    if (token.kind !== "word" || endsSentence(tokens, at)) break;
    label.push(token);
  }
  if (label.length === 0) return false;
  if (
    label.length <= MAX_LABEL &&
    label.every(({ key }) => NAME_LABELS.has(key)) &&
    label.some(({ key }) => /^(?:name|nom|prenom)$/.test(key))
  )
    return true;
  return label.slice(0, 6).some(({ key }) => ROLES.has(key) || CONTACT_LABELS.has(key));
}

/** Whether a sentence ends after this word and the label begins with the next. */
const endsSentence = (tokens: ReadonlyArray<Token>, at: number) =>
  tokens[at]!.key.length > MAX_ABBREVIATION &&
  tokens[at + 1]?.text === "." &&
  tokens[at + 2]?.capital === true;

/** "Inquiries must be addressed to the Contracting Authority, Jane Doe", "communiquer avec Mme Tremblay". */
export function namesAfterWords(reading: Reading): Array<Span> {
  return reading.tokens.flatMap((token, index) => {
    if (token.kind !== "word" || !TRIGGERS.has(token.key)) return [];
    if (token.key === "call" && reading.tokens[index - 1]?.key === "on") return [];
    const lead = nameAfter(reading.tokens, index);
    if (lead === null) return [];
    const names = namesFrom(reading, lead.start, "near");
    const isSure =
      lead.direct ||
      names.some(({ start }) => isGivenName(runAt(reading.tokens, start)?.words[0]?.text ?? ""));
    return isSure ? [...names, ...loneNameAt(reading, lead.start)] : [];
  });
}

/**
 * Where a name may begin after the trigger; `null` if other words come first. `direct`: only roles and small words that
 * lead to a person stand between.
 */
function nameAfter(tokens: ReadonlyArray<Token>, trigger: number) {
  let direct = DIRECT_TRIGGERS.has(tokens[trigger]!.key);
  let passesThing = false;
  for (let at = trigger + 1, breaks = 0; at < trigger + MAX_REACH; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === "number") return null;
    if (runAt(tokens, at)) return { start: at, direct: direct && !passesThing };
    if (token.kind === "break" && ++breaks > 1) return null;
    if (token.kind === "mark" && !SKIPPED_MARKS.has(token.text)) return null;
    if (token.kind === "word" && !isBesideRole(token)) return null;
    if (LEADS.has(token.key) || token.text === ":") direct = true;
    if (isThing(token) && !OFFICE_WORDS.has(token.key) && !FILLERS.has(token.key)) passesThing = true;
  }
  return null;
}

const isBesideRole = (token: Token) =>
  FILLERS.has(token.key) ||
  ROLES.has(token.key) ||
  OFFICE_WORDS.has(token.key) ||
  TRIGGERS.has(token.key) ||
  isThing(token);

/** "Contact Jane at [telephone]": one word is a name before the words that lead to an address. */
function loneNameAt({ tokens, ordinary }: Reading, at: number): Array<Span> {
  const run = runAt(tokens, at);
  if (!run || ordinary.has(run.words[0]!.key)) return [];
  if (run.words.length !== 1 && !run.endsWithThing) return [];
  const leads = /^(?:at|by|via|on|or|par|au|a|,|\(|-|–|:|\.)$/.test(
    tokens[run.end]?.key || (tokens[run.end]?.text ?? ""),
  );
  const beside = tokens.slice(run.end, run.end + 6).some(({ kind }) => kind === "detail");
  return leads && (beside || isGivenName(run.words[0]!.text)) ? [run] : [];
}

/** The names that begin at this token: one, or several joined by commas or "and". */
export function namesFrom(reading: Reading, from: number, evidence: Evidence): Array<Span> {
  const { tokens, ordinary } = reading;
  const found: Array<Span> = [];
  let at = from;
  while (found.length < 10) {
    const run = lastFirstAt(reading, at) ?? runAt(tokens, at);
    if (!run || (isPartOfThing(tokens, run) && !(evidence === "named" && isNameOfTwo(run)))) break;
    if (!isPerson(run, found.length > 0 && evidence === "named" ? "near" : evidence, ordinary)) break;
    found.push(run);
    at = afterJoint(tokens, run.end);
    if (at === run.end) break;
  }
  return found;
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
  const first = last && runAt(tokens, last.end + 1);
  if (!first || first.words.length > 2 || last.words.length + first.words.length > 3) return null;
  const given = isGivenName(first.words[0]!.text);
  const next = tokens[first.end];
  const isAlone =
    (next?.kind !== "word" || (next.capital && !isNameWord(next))) &&
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
  if (run && run.words.length <= 2 && tokens[run.end]?.text === ",") return run;
  const token = tokens[from];
  if (!token || !isSurname(token) || tokens[from + 1]?.text !== ",") return null;
  return { end: from + 1, words: [token], honorific: false };
}

/** "Jane Doe Building" and "Smith Brothers Ltd" are not people. A role, a label or an office after the name is. */
export function isPartOfThing(tokens: ReadonlyArray<Token>, run: Run): boolean {
  const next = tokens[run.end];
  if (!next?.capital || isNameWord(next)) return false;
  return isThing(next) && !leadsOn(next);
}

const leadsOn = (token: Token) =>
  ROLES.has(token.key) ||
  OFFICE_WORDS.has(token.key) ||
  TRIGGERS.has(token.key) ||
  /^(?:e?mail|tel\w*|phone|fax|cell\w*|courriel|title|titre|name|nom|date|at|or|and|by|via|ext|poste|closing|the|or)$/.test(
    token.key,
  );
