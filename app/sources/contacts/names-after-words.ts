import type { Token } from "./contact-tokens";
import { DIRECT_TRIGGERS, FILLERS, LEADS, OFFICE_WORDS, ROLES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";
import { placesOf, type Reading, type Span } from "./name-reading";
import { runAt } from "./name-runs";
import { namesFrom } from "./names-at";
import { isShouted } from "./persons";

/** How many tokens may stand between "addressed to" and the name. */
const MAX_REACH = 14;
/** Marks that may stand between a label or a word and the name. */
export const SKIPPED_MARKS: ReadonlySet<string> = new Set([
  ":",
  ",",
  "(",
  ")",
  "-",
  "–",
  "—",
  "/",
  "’",
  "'",
  "“",
  "”",
  '"',
  "[",
  "]",
]);

/** "Inquiries must be addressed to the Contracting Authority, Jane Doe", "communiquer avec Mme Tremblay". */
export function namesAfterWords(reading: Reading): Array<Span> {
  return placesOf(reading, ({ key }) => TRIGGERS.has(key)).flatMap((index) =>
    namesAfterTrigger(reading, index),
  );
}

function namesAfterTrigger(reading: Reading, index: number): Array<Span> {
  const { tokens } = reading;
  if (tokens[index]!.key === "call" && tokens[index - 1]?.key === "on") return [];
  const lead = nameAfter(tokens, index);
  if (lead === null) return [];
  const names = namesFrom(reading, lead.start, "near");
  const isSure =
    lead.direct || names.some(({ start }) => isGivenName(runAt(tokens, start)?.words[0]?.text ?? ""));
  return isSure ? [...names, ...loneNameAt(reading, lead.start)] : [];
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
    if (token.isThing && !OFFICE_WORDS.has(token.key) && !FILLERS.has(token.key)) passesThing = true;
  }
  return null;
}

const isBesideRole = (token: Token) =>
  FILLERS.has(token.key) ||
  ROLES.has(token.key) ||
  OFFICE_WORDS.has(token.key) ||
  TRIGGERS.has(token.key) ||
  token.isThing;

/** "Contact Jane at [telephone]": one word is a name before the words that lead to an address. */
function loneNameAt({ tokens, ordinary }: Reading, at: number): Array<Span> {
  const run = runAt(tokens, at);
  if (!run || ordinary.has(run.words[0]!.key)) return [];
  if (run.words.length !== 1 && !run.endsWithThing) return [];
  if (isShouted(run) && !isGivenName(run.words[0]!.text)) return [];
  const leads = /^(?:at|by|via|on|or|par|au|a|,|\(|-|–|:|\.)$/.test(
    tokens[run.end]?.key || (tokens[run.end]?.text ?? ""),
  );
  const beside = tokens.slice(run.end, run.end + 6).some(({ kind }) => kind === "detail");
  const isBefore = tokens[run.end]?.kind === "detail";
  return (leads || isBefore) && (beside || isGivenName(run.words[0]!.text)) ? [run] : [];
}
