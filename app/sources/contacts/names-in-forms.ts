import type { Token } from "./contact-tokens";
import { FILLERS, NAME_LABELS, ROLES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";
import { placesOf, type Reading, type Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPersonLabel } from "./names-after-labels";
import { isPartOfThing, lastFirstAt, namesFrom } from "./names-at";
import { isPerson, isShouted } from "./persons";

/** Names in the forms of letters and tables, where no word for a contact's role leads to them. */
export function namesInForms(reading: Reading): Array<Span> {
  return [
    ...namesAfterSigns(reading),
    ...namesInHeaders(reading),
    ...namesInSmallLetters(reading),
    ...namesInTables(reading),
    ...namesBeforeRoles(reading),
    ...namesToMeet(reading),
  ];
}

const SIGNED = /^(?:signature|signatures|signed|signe|signee|signataire|undersigned|soussigne|soussignee)$/;

/** "c/o Jane Doe", "/s/ Jane Doe", "Signature: Jane Doe", "the undersigned, Jane Doe". */
function namesAfterSigns(reading: Reading): Array<Span> {
  const { tokens } = reading;
  const afterSlash = placesOf(reading, ({ text }) => text === "/").flatMap((at) => {
    const around = `${tokens[at - 1]?.key ?? ""}/${tokens[at + 1]?.key ?? ""}`;
    if (around === "c/o") return [at + 2];
    if (around === "a/s") return [tokens[at + 2]?.key === "de" ? at + 3 : at + 2];
    return tokens[at + 1]?.key === "s" && tokens[at + 2]?.text === "/" ? [at + 3] : [];
  });
  const afterWord = placesOf(reading, ({ key }) => SIGNED.test(key)).flatMap((at) =>
    [",", ":", "by", "par"].includes(tokens[at + 1]?.key || (tokens[at + 1]?.text ?? "")) ? [at + 2] : [],
  );
  return [...afterSlash, ...afterWord].flatMap((at) => namesFrom(reading, at, "near"));
}

const HEADERS = /^(?:from|to|de|a|cc|bcc|co|primary|secondary|alternate|backup)$/;

/** "From: Doe, Jane", "Secondary: Jane Doe" at the start of a line: streets and materials follow these words as well. */
function namesInHeaders(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  return placesOf(reading, ({ text }) => text === ":").flatMap((at) => {
    const before = tokens[at - 2];
    if (!HEADERS.test(tokens[at - 1]?.key ?? "") || (before && before.kind !== "break")) return [];
    const run = lastFirstAt(reading, at + 1) ?? runAt(tokens, at + 1);
    return run && endsLine(tokens, run.end) && isGiven(run) && !isPartOfThing(tokens, run)
      ? isPerson(run, "near", ordinary)
        ? [run]
        : []
      : [];
  });
}

const isGiven = ({ words }: Run) =>
  words.length > 1 && words.some(({ text }) => text.length > 1 && isGivenName(text));
const endsLine = (tokens: ReadonlyArray<Token>, at: number) =>
  !tokens[at] || tokens[at].kind === "break" || tokens[at].kind === "detail";
const endsPiece = (tokens: ReadonlyArray<Token>, at: number) =>
  endsLine(tokens, at) || /^[,;.(|/–-]$/.test(tokens[at]!.text);

/** "buyer: jane doe", "Buyer: LI WEI" */
function namesInSmallLetters(reading: Reading): Array<Span> {
  const { tokens } = reading;
  return placesOf(reading, ({ text }) => text === ":").flatMap((at) => {
    const [first, second] = [tokens[at + 1], tokens[at + 2]];
    if (first?.kind !== "word" || second?.kind !== "word" || !isPersonLabel(tokens, at)) return [];
    const third = tokens[at + 3]?.kind === "word" ? tokens[at + 3]! : null;
    const words = third ? [first, second, third] : [first, second];
    const end = at + 1 + words.length;
    if (!endsPiece(tokens, end) || words.some((word) => !canBeName(word))) return [];
    const isSmall = words.every(({ capital }) => !capital);
    const isLoud = words.every(({ text }) => text.length > 1 && text === text.toUpperCase());
    const given = words.some(({ text }) => isGivenName(text));
    return (isSmall && given) || (isLoud && (given || words.some(({ text }) => text.length > 3)))
      ? [{ start: at + 1, end }]
      : [];
  });
}

const canBeName = (token: Token) =>
  !token.isThing &&
  !ROLES.has(token.key) &&
  !TRIGGERS.has(token.key) &&
  !FILLERS.has(token.key) &&
  !/\d/.test(token.text) &&
  token.text.length > 1;

const MOST_ROWS = 10;

/** The cells under "First Name | Last Name". */
function namesInTables(reading: Reading): Array<Span> {
  const { tokens } = reading;
  return placesOf(reading, ({ kind }) => kind === "break").flatMap((at) => {
    let start = at;
    while (start > 0 && tokens[start - 1]!.kind !== "break") start -= 1;
    const columns = cellsOf(tokens, start, at).flatMap((cell, index) =>
      isNameLabel(tokens, cell) ? [index] : [],
    );
    if (columns.length < 2) return [];
    const spans: Array<Span> = [];
    let from = at + 1;
    for (let row = 0; row < MOST_ROWS && from < tokens.length; row += 1) {
      let end = from;
      while (end < tokens.length && tokens[end]!.kind !== "break") end += 1;
      const cells = cellsOf(tokens, from, end);
      if (cells.length < 2) break;
      spans.push(
        ...columns
          .flatMap((index) => cells[index] ?? [])
          .filter(
            ({ start: first, end: last }) =>
              last > first && last - first <= 3 && tokens[first]!.kind === "word",
          ),
      );
      from = end + 1;
    }
    return spans;
  });
}

function cellsOf(tokens: ReadonlyArray<Token>, start: number, end: number) {
  const cells: Array<Span> = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && tokens[at]!.text !== "|") continue;
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  return cells.length > 1 ? cells : [];
}

const isNameLabel = (tokens: ReadonlyArray<Token>, { start, end }: Span) => {
  const cell = tokens.slice(start, end);
  return (
    cell.length > 0 &&
    cell.length <= 3 &&
    cell.every(({ key }) => NAME_LABELS.has(key)) &&
    cell.some(({ key }) => /^(?:name|nom|prenom)$/.test(key))
  );
};

const IS = new Set(["is", "est", "be", "sera", "remains"]);
const OF_NOTICE = new Set([
  "contact",
  "buyer",
  "poc",
  "personneressource",
  "acheteur",
  "acheteuse",
  "answer",
  "repondra",
]);
const VERB_REACH = 4;

/** "Jane Doe will be your contact", "Jane Doe est la personne-ressource", "SSgt Doe will receive questions". */
function namesBeforeRoles(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  return placesOf(reading, ({ key }) => key === "will" || IS.has(key)).flatMap((verb) => {
    if (verb === 0 || tokens[verb - 1]?.key === "will") return [];
    const following = tokens.slice(verb + 1, verb + 2 + VERB_REACH);
    const role = following.findIndex(({ key }) => OF_NOTICE.has(key));
    if (role < 0 || !following.slice(0, role).every((token) => token.kind === "word" && leadsToRole(token)))
      return [];
    const run = runEndingAt(tokens, verb);
    return run && run.words.length > 1 && isPerson(run, "near", ordinary) ? [run] : [];
  });
}

const leadsToRole = ({ key }: Token) =>
  IS.has(key) ||
  FILLERS.has(key) ||
  ROLES.has(key) ||
  /^(?:main|only|notre|votre|principal|principale)$/.test(key);

export function runEndingAt(tokens: ReadonlyArray<Token>, end: number) {
  for (let start = Math.max(0, end - 6); start < end; start += 1) {
    if (start > 0 && tokens[start - 1]!.capital && tokens[start - 1]!.hasFormOfName) continue;
    const run = runAt(tokens, start);
    if (run?.end === end) return run;
  }
  return null;
}

const MEETING = new Set(["see", "voir", "voyez", "meet", "rencontrer", "rencontrez"]);
const AFTER_PERSON =
  /^(?:at|on|in|for|from|by|upon|au|aux|a|par|sur|pour|dans|or|and|ou|et|who|qui|,|\.|;|\))$/;

/** "see Jane Doe at reception" */
function namesToMeet(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  return placesOf(reading, ({ key }) => MEETING.has(key)).flatMap((at) => {
    const run = runAt(tokens, at + 1);
    if (!run || run.words.length < 2 || run.words.length > 3 || isShouted(run) || isPartOfThing(tokens, run))
      return [];
    const next = tokens[run.end];
    const isPiece = !next || next.kind === "break" || AFTER_PERSON.test(next.key || next.text);
    return isPiece && isPerson(run, "near", ordinary) && run.words.some(({ text }) => isGivenName(text))
      ? [run]
      : [];
  });
}
