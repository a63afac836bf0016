import { AUDIENCE, INTRODUCTIONS, INVITATIONS } from "~/domain/classification/asked-for/introductions";
import {
  DUTIES,
  NAMED_BEHIND,
  SIDE_DUTIES,
  STATED,
  WANTED,
} from "~/domain/classification/asked-for/request-markers";
import { CLAUSE_HEADINGS } from "~/domain/classification/description/clause-headings";
import { LINK_WORDS, PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import { namesWork, type WorkRole } from "~/domain/classification/phrases/work-words";
import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";
import { LEAD_LENGTH } from "~/domain/classification/text/lead-length";
import { type Sentence, sentencesOf } from "~/domain/classification/text/sentences";

/** Where a description says what is bought; positions in the text. */
export type Stated = { start: number; end: number };

export type DescriptionParts = {
  requests: ReadonlyArray<Stated>;
  /** Clauses that say nothing about the job: insurance, safety, evaluation. */
  clauses: ReadonlyArray<Stated>;
};

type Marker = "stated" | "wanted" | "duty" | "named";
const markers = new PhraseIndex<Marker>([
  ...STATED.map((phrase) => [phrase, "stated"] as const),
  ...WANTED.map((phrase) => [phrase, "wanted"] as const),
  ...DUTIES.map((phrase) => [phrase, "duty"] as const),
  ...NAMED_BEHIND.map((phrase) => [phrase, "named"] as const),
]);
const headings = new PhraseIndex<true>(CLAUSE_HEADINGS.map((phrase) => [phrase, true] as const));
const invitations = new Set(INVITATIONS.map(stem));
/** "For bids", "to submit": not yet what for. */
const forms = new Set([...INTRODUCTIONS, ...INVITATIONS, ...AUDIENCE].map(stem));
const sideDuties = new Set(SIDE_DUTIES.map(stem));
/** "A programme that requires …": about something else. */
const RELATIVE = new Set(["that", "which", "qui"]);
/** What stands behind these is what for. */
const DOING = new Set(["provide", "supply", "perform", "complete", "carry", "furnish"]);
const FOR = new Set(["for", "to", "pour"]);

/** How far behind such words the job is described. */
const REQUEST_LENGTH = 250;
/** How many words may stand between an invitation and "for". */
const INVITATION_REACH = 14;
/** A heading has no more words than it needs, apart from a number before it. */
const LONGEST_HEADING_REST = 1;
const NUMBER = /^(?:\d+[a-z]?|[a-z]|[ivx]+)$/;
const QUOTE = /["“”«»‘’']/;

export function partsOfDescription(body: FoldedText): DescriptionParts {
  const { tokens } = body;
  const requests: Array<Stated> = opensInWork(tokens) ? [{ start: 0, end: endOfSentence(body, 0, 0) }] : [];
  const clauses: Array<Stated> = [];
  let clause: Stated | null = null;
  for (const sentence of sentencesOf(tokens)) {
    if (isHeading(body, sentence)) {
      clause = { start: startOf(tokens, sentence.from), end: endOf(tokens, sentence) };
      clauses.push(clause);
      const last = requests.at(-1);
      if (last && last.end > clause.start) last.end = clause.start;
      continue;
    }
    for (const { at, marker } of markersIn(body, sentence)) {
      if (marker !== "stated" && clause) continue;
      const start = startOf(tokens, at);
      if (marker === "duty" && start >= LEAD_LENGTH) continue;
      const end =
        marker === "wanted" || marker === "duty" ? endOfSentence(body, at, start) : start + REQUEST_LENGTH;
      if (clause) clause.end = Math.min(clause.end, start);
      clause = null;
      const last = requests.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else requests.push({ start, end });
    }
    if (clause) clause.end = endOf(tokens, sentence);
  }
  return { requests, clauses };
}

/** How many words may stand before that work, and how many between it and what it is done to. */
const LONGEST_KIND = 1;
const LONGEST_WORK = 4;
const DONE_TO = new Set(["of", "on", "for", "to", "de", "d", "du", "des", "sur"]);

/** "Preventative maintenance on chillers", "Replacement of …": a text that opens with the work itself. */
function opensInWork(tokens: ReadonlyArray<Token>): boolean {
  if (saysWhatIsDone(tokens)) return true;
  const names = ({ stem: word }: Token) => namesWork("build", word) || namesWork("serve", word);
  const at = tokens.slice(0, LONGEST_KIND + 1).findIndex(names);
  if (at < 0) return false;
  const behind = tokens.slice(at + 1, at + 1 + LONGEST_WORK);
  const to = behind.findIndex(({ stem: word }) => DONE_TO.has(word));
  const isEnd = behind.findIndex(({ stem: word }) => word === "");
  return to >= 0 && (isEnd < 0 || to < isEnd);
}

const DONE: ReadonlyArray<WorkRole> = ["build", "serve", "clear", "tend", "clean"];
/** How many words may stand before "shall be", and between that and what is done. */
const LONGEST_THINGS = 12;
const LONGEST_ADVERB = 1;

/** "Markings damaged by the contractor will be replaced". */
const CONDITIONS = new Set(["damaged", "disturbed", "by", "contractor", "if", "when", "where", "after"]);

/** "Grass shall be cut weekly", "Snow to be removed from walks", in the first sentence. */
function saysWhatIsDone(tokens: ReadonlyArray<Token>): boolean {
  const end = tokens.findIndex(({ stem: word }) => word === "");
  const first = tokens.slice(0, end < 0 ? LONGEST_THINGS : Math.min(end, LONGEST_THINGS));
  const at = first.findIndex(({ stem: word }) => word === "be");
  if (at < 1 || first.slice(0, at).some(({ stem: word }) => CONDITIONS.has(word))) return false;
  return tokens
    .slice(at + 1, at + 2 + LONGEST_ADVERB)
    .some(
      ({ stem: word }) => word === "cut" || word === "mown" || DONE.some((role) => namesWork(role, word)),
    );
}

export const isWithin = (parts: ReadonlyArray<Stated>, position: number) =>
  parts.some(({ start, end }) => position >= start && position < end);

const startOf = (tokens: ReadonlyArray<Token>, at: number) => tokens[at]?.start ?? Infinity;
const endOf = (tokens: ReadonlyArray<Token>, { to }: Sentence) => tokens[to - 1]?.end ?? 0;

/** The next full stop: lines of a sentence that is cut into lines belong together. */
function endOfSentence({ raw, tokens }: FoldedText, first: number, start: number): number {
  const limit = start + REQUEST_LENGTH;
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.start >= limit) break;
    // "The following business needs: 2.1.1. Provide …": an item's number ends nothing.
    const isItem = NUMBER.test(tokens[at - 1]?.stem ?? "") && raw[token.start - 1] !== " ";
    if (token.stem === "" && raw[token.start] === "." && !isItem) return token.start;
  }
  return limit;
}

/** "Insurance.", "4.2 Site Visit:", or in capitals before other words. */
function isHeading({ raw, tokens }: FoldedText, { from, to }: Sentence): boolean {
  let first = from;
  while (first < to && (NUMBER.test(tokens[first]?.stem ?? "") || LINK_WORDS.has(tokens[first]?.stem ?? "")))
    first += 1;
  const match = headings.matchAt(tokens, first);
  if (!match || match.last >= to) return false;
  if (to - match.last - 1 <= LONGEST_HEADING_REST) return true;
  const text = raw.slice(tokens[first]?.start, tokens[match.last]?.end);
  return text.length > 4 && text === text.toUpperCase() && text !== text.toLowerCase();
}

/** The positions behind each marker of a sentence. */
function markersIn(
  { raw, tokens }: FoldedText,
  { from, to }: Sentence,
): Array<{ at: number; marker: Marker }> {
  const found: Array<{ at: number; marker: Marker }> = [];
  let invited = -Infinity;
  for (let at = from; at < to; at += 1) {
    const match = markers.matchAt(tokens, at);
    const marker = match?.rules[0];
    if (
      match &&
      marker &&
      !RELATIVE.has(tokens[at - 1]?.stem ?? "") &&
      speaks(raw, tokens, match.last, marker)
    ) {
      found.push({ at: match.last + 1, marker });
      at = match.last;
      continue;
    }
    const word = tokens[at]?.stem ?? "";
    if (FOR.has(word) && at - invited <= INVITATION_REACH && !isForm(tokens, at + 1))
      found.push({ at: at + 1, marker: "wanted" });
    if (invitations.has(word)) invited = at;
  }
  return found;
}

/** A name is quoted; "requires of" says who has to do something. */
function speaks(raw: string, tokens: ReadonlyArray<Token>, last: number, marker: Marker): boolean {
  const next = tokens[last + 1];
  if (marker === "duty") return !sideDuties.has(next?.stem ?? "");
  if (marker === "named") return QUOTE.test(raw.slice(tokens[last]?.end ?? 0, next?.start ?? 0));
  return marker === "stated" || !(next?.stem === "of" || isForm(tokens, last + 1));
}

function isForm(tokens: ReadonlyArray<Token>, at: number): boolean {
  const word = tokens[LINK_WORDS.has(tokens[at]?.stem ?? "") ? at + 1 : at]?.stem ?? "";
  return forms.has(word) && !DOING.has(word) && word !== "non";
}
