import { placesNamed } from "~/domain/geography/names/gazetteer";
import type { Token } from "./contact-tokens";
import { DIRECT_TRIGGERS, OFFICE_WORDS, POSTNOMINALS, ROLES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";
import type { Reading, Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPartOfThing, lastFirstAt } from "./names-at";
import { isPerson, isShouted } from "./persons";

type Line = Span & { hasDetail: boolean; leads: boolean; isRole: boolean };

/** A name stands at most this many lines before an address or a number, or after a label or such a line. */
const LINES_BEFORE = 7;
const LINES_AFTER = 4;
const LINES_AROUND_ROLE = 2;
const MAX_SHORT_LINE = 25;
const MAX_ROLE_LINE = 12;
const PIECE_ENDS = new Set([",", ";", "|", "(", ")", "/", ":", "–", "—", "-", "•", "*", "·", "&"]);

/** Names that have a line, or a part of a line between marks, to themselves beside a contact's other lines. */
export function namesOnLines(reading: Reading): Array<Span> {
  const lines = linesOf(reading.tokens);
  const inContact = linesOfContacts(lines);
  return lines.flatMap((line, index) => {
    if (!inContact.has(index) || line.end - line.start > MAX_SHORT_LINE) return [];
    const names = namesOnLine(reading, line);
    return names.length > 0 ? names : splitName(reading, lines, index);
  });
}

function linesOf(tokens: ReadonlyArray<Token>) {
  const lines: Array<Line> = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at]!.kind !== "break") continue;
    if (at > start) lines.push(lineOf(tokens, start, at));
    start = at + 1;
  }
  return lines;
}

function lineOf(tokens: ReadonlyArray<Token>, start: number, end: number): Line {
  const line = tokens.slice(start, end);
  const speaksOfContact = line.some(({ key }) => TRIGGERS.has(key) || ROLES.has(key));
  const isShort = line.length <= MAX_ROLE_LINE;
  return {
    start,
    end,
    hasDetail: line.some(({ kind }) => kind === "detail"),
    leads:
      speaksOfContact &&
      (line.at(-1)!.text === ":" ||
        (isShort && line.some(({ key }) => DIRECT_TRIGGERS.has(key) || ROLES.has(key)))),
    isRole: isShort && line.some(({ key }) => ROLES.has(key)),
  };
}

function linesOfContacts(lines: ReadonlyArray<Line>) {
  const indexes = new Set<number>();
  const mark = (from: number, to: number) => {
    for (let index = Math.max(0, from); index <= to && index < lines.length; index += 1) indexes.add(index);
  };
  lines.forEach(({ hasDetail, leads, isRole }, index) => {
    if (hasDetail) mark(index - LINES_BEFORE, index + LINES_AFTER);
    if (leads) mark(index, index + LINES_AFTER);
    if (isRole) mark(index - LINES_AROUND_ROLE, index);
  });
  return indexes;
}

function namesOnLine(reading: Reading, line: Line): Array<Span> {
  const { tokens, ordinary } = reading;
  const spans: Array<Span> = [];
  for (let at = line.start; at < line.end; at += 1) {
    const begins =
      at === line.start || PIECE_ENDS.has(tokens[at - 1]!.text) || tokens[at - 1]!.kind === "name";
    const run = begins ? (lastFirstAt(reading, at) ?? runAt(tokens, at)) : null;
    if (!run || run.end > line.end) continue;
    const isWhole = run.start === line.start && run.end === line.end;
    const isShout = isShouted(run) && !isWhole && !run.words.some(({ text }) => isGivenName(text));
    if (isPartOfThing(tokens, run) || isThingInBrackets(tokens, run)) continue;
    if (!isShout && endsPiece(tokens, run.end) && isPerson(run, "near", ordinary)) spans.push(run);
    at = run.end - 1;
  }
  return spans;
}

/** The bracket in "Police Officer Hats (Eight-Point Hat)" says more of the hats, which are no person. */
function isThingInBrackets(tokens: ReadonlyArray<Token>, { start, end, words }: Span & Pick<Run, "words">) {
  if (tokens[start - 1]?.text !== "(" || tokens[end]?.text !== ")") return false;
  if (words.some(({ text }) => isGivenName(text))) return false;
  const thing = tokens[start - 2];
  if (thing?.kind !== "word" || !isGoods(thing)) return false;
  for (let at = start - 3; tokens[at]?.kind === "word"; at -= 1)
    if (IN_UNIFORM.test(tokens[at]!.key)) return true;
  return false;
}

const IN_UNIFORM = /^(?:officer|officers|constable|constables)$/;

/** What a person's office wears, drives or works in; "Officer, Purchasing" and "Officer, Parks Branch" are people. */
const isGoods = (token: Token) =>
  !ROLES.has(token.key) &&
  !OFFICE_WORDS.has(token.key) &&
  !OF_OFFICES.test(token.key) &&
  placesNamed(token.key).length === 0 &&
  (token.isThing || /[a-z]{3}s$/.test(token.key));

const OF_OFFICES =
  /^(?:departments?|dept|divisions?|branch(?:es)?|units?|sections?|directorates?|ministry|agency|bureau|groups?|region|regional|district|cit(?:y|ies)|town|county|canada|ontario|quebec|parks?|roads?|works|operations)$/;

/** Whether nothing but letters after the name, a mark, a role or a detail follows. */
function endsPiece(tokens: ReadonlyArray<Token>, end: number) {
  const next = tokens[end];
  if (next?.kind !== "word") return next?.text !== "." || tokens[end + 1]?.kind !== "word";
  return POSTNOMINALS.has(next.key) || ROLES.has(next.key) || TRIGGERS.has(next.key);
}

/** A name whose words have a line each. */
function splitName(reading: Reading, lines: ReadonlyArray<Line>, index: number): Array<Span> {
  const { tokens, ordinary } = reading;
  const lone = (at: number) => {
    const line = lines[at];
    const run = line && runAt(tokens, line.start);
    return run?.end === line?.end && run?.words.length === 1 && !ordinary.has(run.words[0]!.key) ? run : null;
  };
  const run = lone(index);
  if (!run) return [];
  const [before, after] = [lone(index - 1), lone(index + 1)];
  const group = [before, run, after].filter((each) => each !== null);
  return group.some(({ words }) => isGivenName(words[0]!.text)) ? [run] : [];
}
