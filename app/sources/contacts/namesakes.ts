import type { Token } from "./contact-tokens";
import { FILLERS, HONORIFICS, ROLES, TRIGGERS } from "./contact-words";
import type { Reading, Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPersonLabel } from "./names-after-labels";
import {
  AFTER_SITES,
  BEFORE_SHIPS,
  BESIDE_HEADINGS,
  FRENCH_PLURALS,
  HEADINGS,
  RANK_IN_SHIP,
  SHIPS,
} from "./namesake-words";

const JOINTS = new Set([",", "and", "et", "&", "/", ";"]);
const MOST_LINES = 60;
const MOST_NAMES = 12;
const MARKS_OF_LISTS = /^[-–—•*·▪●o]$/;

/**
 * Where ships, sites, plants and brands are named that have people's names: no sign of a person outweighs these, but a
 * label or a detail beside the name does, because then it is not looked at here.
 */
export function namesakesIn(reading: Reading): Array<Span> {
  const { tokens } = reading;
  const spans: Array<Span> = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === "word" && isBeforeShip(tokens, at)) spans.push(...shipAfter(tokens, at));
    if (token.kind === "word" && !token.capital && AFTER_SITES.has(token.key))
      spans.push(...sitesBefore(tokens, at));
    if (FRENCH_PLURALS.has(token.key)) spans.push(...listFrom(tokens, at + 1));
    if (token.kind === "break" || token.text === ":") spans.push(...listUnder(tokens, at));
    if (token.kind === "word" && isOfProduct(tokens, at)) spans.push(...productBefore(tokens, at));
  }
  return [...spans, ...namedAgain(tokens)];
}

/** "Complexe Claude-Robillard" shows that "Claude Robillard" is a site too. */
function namedAgain(tokens: ReadonlyArray<Token>): Array<Span> {
  const sites = new Set(
    tokens.flatMap(({ kind, text, key }, at) => {
      const before =
        tokens[at - 1]?.capital === false && !tokens[at - 1]!.isThing ? tokens[at - 2] : tokens[at - 1];
      const isSite = kind === "word" && /\p{L}[-‑]\p{Lu}/u.test(text) && before?.isThing === true;
      return isSite && !ROLES.has(before.key) && !TRIGGERS.has(before.key) ? [key] : [];
    }),
  );
  if (sites.size === 0) return [];
  return tokens.flatMap((_, at) => {
    const run = runAt(tokens, at);
    const isSite =
      run !== null && run.words.length > 1 && sites.has(run.words.map(({ key }) => key).join(""));
    const next = run && tokens[run.end];
    return isSite && next?.kind !== "detail" && !ROLES.has(next?.key ?? "") && !isOfPerson(tokens, run)
      ? [run]
      : [];
  });
}

/** The spans without those of things that are named after people. */
export function withoutNamesakes(found: ReadonlyArray<Span>, namesakes: ReadonlyArray<Span>): Array<Span> {
  const covered = new Set<number>();
  for (const { start, end } of namesakes) for (let at = start; at < end; at += 1) covered.add(at);
  return found.filter(({ start, end }) => {
    for (let at = start; at < end; at += 1) if (covered.has(at)) return false;
    return true;
  });
}

const QUOTE = /^["“«'‘]$/;

function isBeforeShip(tokens: ReadonlyArray<Token>, at: number) {
  const { key, text } = tokens[at]!;
  if (BEFORE_SHIPS.has(key)) return text === text.toUpperCase();
  if (SHIPS.has(key)) return tokens[at + 1]?.capital === true || QUOTE.test(tokens[at + 1]?.text ?? "");
  // "M/V Jane Doe"
  return text === "V" && tokens[at - 1]?.text === "/" && /^[MFRS]$/.test(tokens[at - 2]?.text ?? "");
}

function shipAfter(tokens: ReadonlyArray<Token>, at: number): Array<Span> {
  let first = at + 1;
  if (QUOTE.test(tokens[first]?.text ?? "")) first += 1;
  while (
    tokens[first]?.capital &&
    (RANK_IN_SHIP.has(tokens[first]!.key) || BEFORE_SHIPS.has(tokens[first]!.key))
  )
    first += 1;
  const run = runAt(tokens, first);
  return run && !run.honorific ? [{ start: at, end: run.end }] : [];
}

/** The names that lead to a word for sites, joined by commas and "and". */
function sitesBefore(tokens: ReadonlyArray<Token>, noun: number): Array<Span> {
  const next = tokens[noun + 1];
  if (next?.kind === "word" && (ROLES.has(next.key) || TRIGGERS.has(next.key))) return [];
  const spans: Array<Span> = [];
  const isPlural = tokens[noun]!.key.endsWith("s");
  let end = noun;
  while (spans.length < MOST_NAMES) {
    const run = runBefore(tokens, end);
    if (!run || run.honorific || isOfPerson(tokens, run)) break;
    spans.push(run);
    if (!isPlural) break;
    end = run.start;
    while (end > 0 && JOINTS.has(tokens[end - 1]!.text)) end -= 1;
    if (end === run.start) break;
  }
  return spans;
}

/** The longest run that ends here. */
function runBefore(tokens: ReadonlyArray<Token>, end: number): Run | null {
  let found: Run | null = null;
  for (let start = end - 1; start >= Math.max(0, end - 8); start -= 1) {
    const run = runAt(tokens, start);
    if (run?.end === end) found = run;
    else if (tokens[start]!.kind === "break" || tokens[start]!.text === ",") break;
  }
  return found;
}

/** Whether a role or a word that leads to a person stands directly before the name. */
function isOfPerson(tokens: ReadonlyArray<Token>, { start }: Run) {
  const before = tokens[start - 1];
  if (!before) return false;
  if (before.text === ":" && isPersonLabel(tokens, start - 1)) return true;
  const word = before.kind === "mark" ? tokens[start - 2] : before;
  return word !== undefined && (ROLES.has(word.key) || TRIGGERS.has(word.key) || HONORIFICS.has(word.key));
}

/** "les écoles Jean Talon, Marie Curie et Anne Hébert" */
function listFrom(tokens: ReadonlyArray<Token>, from: number): Array<Span> {
  const spans: Array<Span> = [];
  let at = from;
  while (spans.length < MOST_NAMES) {
    const run = runAt(tokens, at);
    if (!run || run.honorific) break;
    spans.push(run);
    at = run.end;
    while (JOINTS.has(tokens[at]?.text ?? "")) at += 1;
    if (at === run.end) break;
  }
  return spans;
}

/** The entries after "Schools:", on its line or each on a line below it, unless a person's detail is among them. */
function listUnder(tokens: ReadonlyArray<Token>, at: number): Array<Span> {
  if (!isHeading(tokens, at)) return [];
  const first = tokens[at + 1]?.kind === "break" ? at + 2 : at + 1;
  const isOnLine = first === at + 1 && tokens[at]!.text === ":";
  const spans: Array<Span> = [];
  let start = first;
  for (let line = 0; line < MOST_LINES && start < tokens.length; line += 1) {
    let end = start;
    while (end < tokens.length && tokens[end]!.kind !== "break") end += 1;
    const entries = entriesOf(tokens, start, end);
    if (entries === null && tokens.slice(start, end).some(({ kind }) => kind === "detail")) return [];
    if (entries === null) break;
    spans.push(...entries);
    start = end + 1;
    if (isOnLine) break;
  }
  // "Arena: Jane Doe" may name whom to ask there.
  return spans.length > 1 || isOfSeveral(tokens, at) ? spans : [];
}

/** Whether the line, or its words before the colon, are a heading for sites or things alone. */
function isHeading(tokens: ReadonlyArray<Token>, end: number) {
  const words: Array<Token> = [];
  for (let at = end - 1; at >= 0 && tokens[at]!.kind !== "break"; at -= 1) {
    if (words.length > 5 || tokens[at]!.kind === "detail" || tokens[at]!.text === ":") return false;
    if (tokens[at]!.kind === "word") words.push(tokens[at]!);
  }
  return (
    words.some(({ key }) => HEADINGS.has(key)) &&
    words.every(({ key }) => HEADINGS.has(key) || BESIDE_HEADINGS.has(key) || FILLERS.has(key))
  );
}

/** Whether a heading's word is in the plural. */
function isOfSeveral(tokens: ReadonlyArray<Token>, end: number) {
  for (let at = end - 1; at >= 0 && tokens[at]!.kind !== "break"; at -= 1)
    if (HEADINGS.has(tokens[at]!.key)) return /[sx]$/.test(tokens[at]!.key);
  return false;
}

/** The names at the beginnings of a line's parts; `null` if the line is no entry of a list. */
function entriesOf(tokens: ReadonlyArray<Token>, start: number, end: number) {
  const line = tokens.slice(start, end);
  if (
    line.length === 0 ||
    line.some(
      ({ kind, text, key, capital }) =>
        kind === "detail" ||
        text === ":" ||
        (capital && HONORIFICS.has(key)) ||
        ROLES.has(key) ||
        TRIGGERS.has(key),
    )
  )
    return null;
  const entries: Array<Span> = [];
  for (let at = start; at < end; at += 1) {
    const before = at === start ? "" : tokens[at - 1]!.text;
    if (at > start && !JOINTS.has(before) && !MARKS_OF_LISTS.test(before) && !/^[\d.)]+$/.test(before))
      continue;
    // "Jean Vanier - Jane Doe": after a dash inside the line stands something else.
    if (at > start + 2 && MARKS_OF_LISTS.test(before)) continue;
    const run = runAt(tokens, at);
    if (run && run.end <= end && run.words.length > 1) entries.push(run);
  }
  return entries;
}

const EQUAL = new Set(["equal", "equivalent", "equivalents"]);

/** "or equal", "ou l'équivalent", ", model S-12" */
function isOfProduct(tokens: ReadonlyArray<Token>, at: number) {
  const { key } = tokens[at]!;
  if (key === "model" || key === "modele") return true;
  if (key !== "or" && key !== "ou") return false;
  return tokens.slice(at + 1, at + 4).some((token) => EQUAL.has(token.key));
}

const DONE_BY_PERSONS = /^(?:supervis|direct|inspect|overseen|led|dirig|surveill)/;

function productBefore(tokens: ReadonlyArray<Token>, at: number): Array<Span> {
  const end = /^[,(]$/.test(tokens[at - 1]?.text ?? "") ? at - 1 : at;
  const run = runBefore(tokens, end);
  const doneBy =
    run && /^(?:by|par)$/.test(tokens[run.start - 1]?.key ?? "") ? tokens[run.start - 2] : undefined;
  if (!run || run.honorific || isOfPerson(tokens, run) || DONE_BY_PERSONS.test(doneBy?.key ?? "")) return [];
  return [run];
}
