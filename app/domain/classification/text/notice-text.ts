import { AUDIENCE, INTRODUCTIONS, INVITATIONS } from "~/domain/classification/asked-for/introductions";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import { type FoldedText, foldText, stem, type Token } from "~/domain/classification/text/folded-text";
import type { Notice } from "~/domain/opportunities/notice";

/** Only the start of a description is read. It says what the job is; the rest is terms. */
const READ_LENGTH = 3_000;
/** How much of the description stands in for a title that says nothing. */
const OPENING_LENGTH = 250;
/** In how many of a description's first words bids are invited. */
const INVITATION_REACH = 60;

/** The sections and the summary as one text, without parts whose opening occurs in an earlier part. */
export function bodyOf({ summary, sections }: Pick<Notice, "summary" | "sections">): FoldedText {
  const parts: Array<string> = [];
  let length = 0;
  for (const part of [...Object.values(sections), summary]) {
    const text = part?.trim().slice(0, READ_LENGTH);
    if (!text || length > READ_LENGTH) continue;
    const opening = text.slice(0, 60);
    if (parts.some((known) => known.includes(opening))) continue;
    parts.push(text);
    length += text.length;
  }
  return foldText(withoutAddresses(parts.join("\n").slice(0, READ_LENGTH)));
}

/** "www.example.org/roofing", "canada.gc.ca": no words of the job. */
const ADDRESS = /:\/\/|^\(?www\.|@|\.(?:gc|qc|gov|com|org|net)\b/i;

/** Blanks them, so that positions stay. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? " ".repeat(word.length) : word));
}

const introductions = new Set(INTRODUCTIONS.map(stem));
const invitations = new Set(INVITATIONS.map(stem));
const audience = new Set(AUDIENCE);
const SMALL = new Set([
  "for",
  "to",
  "in",
  "by",
  "an",
  "pour",
  "en",
  "et",
  "s",
  "n",
  "an",
  "this",
  "is",
  "see",
]);
const CODE_LIKE = /\d/;
/** "TP" of "TP-26-03". */
const LETTERS_OF_CODE = /^\p{Lu}{1,4}$/u;
const REST_OF_CODE = /^[-–./]\d/;

function beginsCode(raw: string, { start, end }: Token): boolean {
  return LETTERS_OF_CODE.test(raw.slice(start, end)) && REST_OF_CODE.test(raw.slice(end, end + 2));
}

/** How a title begins that is the description's first sentence. */
const SENTENCE_OPENINGS =
  /^[\s.\d]*(?:this|the (?:general )?(?:purpose|scope|work|city|following|contractor|project)|to select)\b/i;

/**
 * Whether the title is only a form of words, such as "Invitation to Tender 2026-14", or the start of the description:
 * "This Request for Tenders is an invitation by the City to …".
 */
export function saysNothing({ raw, tokens }: FoldedText): boolean {
  if (SENTENCE_OPENINGS.test(raw)) return true;
  return tokens.every(
    (token) =>
      token.stem.length < 2 ||
      CODE_LIKE.test(token.stem) ||
      beginsCode(raw, token) ||
      introductions.has(token.stem) ||
      LINK_WORDS.has(token.stem) ||
      SMALL.has(token.stem) ||
      invitations.has(token.stem),
  );
}

/** "In accordance with the documents prepared by … Architects": the job is named before. */
const AUTHORS = new Set("accordance prepared conformement prepare preparee".split(" ").map(stem));

/** What follows "invites bids for", "seeks proposals to" and the like; the whole text if nothing of the kind occurs. */
export function afterInvitation({ raw, tokens }: FoldedText): FoldedText {
  const start = startOfList({ raw, tokens }) || startOfRequest(tokens);
  const from = tokens[start]?.start ?? 0;
  const opening = tokens.slice(start).filter((token) => token.start < from + OPENING_LENGTH);
  const end = opening.findIndex(({ stem: word }) => AUTHORS.has(word));
  return { raw, tokens: end > 0 ? opening.slice(0, end) : opening };
}

const ARTICLES = new Set(["the", "a", "an"]);
const REQUEST_LINKS = new Set(["for", "to", "pour"]);

/** "The following is a general description of the work: …" */
const GENERAL_DESCRIPTION = ["the", "following"];

/** Behind the first colon, where the work itself is listed. */
function startOfList({ raw, tokens }: FoldedText): number {
  if (!GENERAL_DESCRIPTION.every((word, at) => tokens[at]?.stem === word)) return 0;
  const colon = tokens.findIndex(({ stem: word, start }) => word === "" && raw[start] === ":");
  return colon >= 0 && colon < INVITATION_REACH ? colon + 1 : 0;
}

function startOfRequest(tokens: ReadonlyArray<Token>): number {
  let invited = false;
  let start = 0;
  for (let at = 0; at < Math.min(tokens.length, INVITATION_REACH); at += 1) {
    const word = tokens[at]?.stem ?? "";
    // "But not limited to": nothing is asked for.
    if (invited && REQUEST_LINKS.has(word) && tokens[at - 1]?.stem !== "limited") {
      start = at + 1;
      const next = tokens[ARTICLES.has(tokens[start]?.stem ?? "") ? start + 1 : start]?.stem ?? "";
      const isForm = introductions.has(next) || invitations.has(next) || audience.has(next);
      if (!isForm || next === "non") return start;
    }
    if (invitations.has(word)) invited = true;
  }
  return start;
}
