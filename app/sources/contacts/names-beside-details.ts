import type { Token } from "./contact-tokens";
import { DETAIL_LABELS, FILLERS, OFFICE_WORDS, POSTNOMINALS, ROLES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";
import { placesOf, type Reading, type Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPartOfThing, namesFrom } from "./names-at";
import { isPerson } from "./persons";

/** How many tokens back from an address or a number its owner's name may begin. */
const MAX_BACK = 24;
/** A point after a longer word ends a sentence: "Tel." and "Mme." do not. */
const MAX_ABBREVIATION = 3;
const SENTENCE_ENDS = new Set(["!", "?"]);

/** Names before an address or a number on its line, or directly after it: "Jane Doe, Senior Buyer, at [e-mail]". */
export function namesBesideDetails(reading: Reading): Array<Span> {
  const details = placesOf(reading, ({ kind }) => kind === "detail");
  return details.flatMap((detail) => [...nameBefore(reading, detail), ...nameAfter(reading, detail)]);
}

function nameBefore(reading: Reading, detail: number): Array<Span> {
  const { tokens, ordinary } = reading;
  const runs = runsBefore(tokens, detail);
  const named = runs.filter((run) => isPerson(run, "near", ordinary) && !isPartOfThing(tokens, run));
  return named.length > 0 ? named : loneName(reading, runs.at(-1), detail);
}

/** Names on the way back to the words that belong to no contact, or to the start of the line. */
function runsBefore(tokens: ReadonlyArray<Token>, detail: number) {
  let first = detail;
  while (first > 0 && first > detail - MAX_BACK && !endsBefore(tokens, first - 1)) first -= 1;
  const runs: Array<Run> = [];
  for (let at = first; at < detail; at += 1) {
    const run = runAt(tokens, at);
    if (!run || run.end > detail) continue;
    if (isLinked(tokens, run.end, detail)) runs.push(run);
    at = run.end - 1;
  }
  return runs;
}

function endsBefore(tokens: ReadonlyArray<Token>, at: number) {
  const token = tokens[at]!;
  if (token.text === ".")
    return (tokens[at - 1]?.key.length ?? 0) > MAX_ABBREVIATION && tokens[at + 1]?.capital === true;
  return token.kind === "break" || SENTENCE_ENDS.has(token.text);
}

/** Whether only roles, offices, labels and small words stand between a name and the detail. */
function isLinked(tokens: ReadonlyArray<Token>, from: number, to: number) {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!;
    if (token.kind === "word" && !isLink(token) && !runAt(tokens, at)) return false;
  }
  return true;
}

const isLink = (token: Token) =>
  token.key.length === 1 ||
  ROLES.has(token.key) ||
  FILLERS.has(token.key) ||
  OFFICE_WORDS.has(token.key) ||
  TRIGGERS.has(token.key) ||
  DETAIL_LABELS.has(token.key) ||
  POSTNOMINALS.has(token.key) ||
  token.isThing;

/** One word directly before the detail: "Jane: [telephone]", "with Jane at [e-mail]". */
function loneName({ tokens, ordinary }: Reading, run: Run | undefined, detail: number): Array<Span> {
  if (run?.words.length !== 1 || detail - run.end > 2) return [];
  const word = run.words[0]!;
  if (ordinary.has(word.key) || tokens[run.start - 1]?.kind === "number") return [];
  return isGivenName(word.text) || isInList(tokens, run) ? [run] : [];
}

/** "[telephone] or Jane [telephone]" */
const isInList = (tokens: ReadonlyArray<Token>, { start, end }: Run) =>
  tokens[end]?.kind === "detail" &&
  tokens[start - 2]?.kind === "detail" &&
  /^(?:and|or|et|ou|;|,|\/)$/.test(tokens[start - 1]!.text);

function nameAfter(reading: Reading, detail: number): Array<Span> {
  const { tokens, ordinary } = reading;
  const opened = ["(", "-", "–", "—", "/", ":"].includes(tokens[detail + 1]?.text ?? "");
  const start = opened || tokens[detail + 1]?.text === "," ? detail + 2 : detail + 1;
  const run = runAt(tokens, start);
  if (!run || isPartOfThing(tokens, run)) return [];
  const given = isGivenName(run.words[0]!.text);
  if (opened && given && run.words.length === 1 && !ordinary.has(run.words[0]!.key)) return [run];
  return (opened ? isPerson(run, "near", ordinary) : given) ? namesFrom(reading, start, "near") : [];
}
