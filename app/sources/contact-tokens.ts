import { foldedLetters } from "~/domain/folding";
import { RUN_IN_LABELS, THINGS } from "./contact-words";
import { isGivenName } from "./given-names";

export const EMAIL_PLACEHOLDER = "[e-mail on the portal]";
export const PHONE_PLACEHOLDER = "[telephone on the portal]";
export const NAME_PLACEHOLDER = "[name on the portal]";

export type Token = {
  kind: "word" | "detail" | "name" | "number" | "break" | "mark";
  text: string;
  /** The letters of a word in lower case without accents; empty for what is not a word. */
  key: string;
  capital: boolean;
  start: number;
  end: number;
};

const TOKEN =
  /\[(?:e-mail|telephone|name) on the portal\]|\p{L}[\p{L}\p{M}\d]*(?:['’‑-][\p{L}\p{M}\d]+)*|\d[\d\p{L}.,/-]*|\n|[^\s]/gu;
const CAPITAL = /^\p{Lu}/u;
const ONLY_LETTERS = /^[a-z]+$/i;

export function tokensOf(text: string): Array<Token> {
  const tokens: Array<Token> = [];
  for (const { 0: piece, index } of text.matchAll(TOKEN)) {
    const kind = kindOf(piece);
    const suffix = kind === "word" ? runInWord(piece) : null;
    const cut = piece.length - (suffix?.length ?? 0);
    if (cut > 0) tokens.push(token(kind, piece.slice(0, cut), index));
    if (suffix) tokens.push(token("word", suffix, index + cut));
  }
  return tokens;
}

function token(kind: Token["kind"], text: string, start: number): Token {
  const isWord = kind === "word";
  const capital = isWord && CAPITAL.test(text);
  return { kind, text, key: isWord ? keyOf(text) : "", capital, start, end: start + text.length };
}

function kindOf(piece: string): Token["kind"] {
  if (piece === "\n") return "break";
  if (piece === NAME_PLACEHOLDER) return "name";
  if (piece.length > 1 && piece.startsWith("[")) return "detail";
  if (/^\p{L}/u.test(piece)) return "word";
  return /^\d/.test(piece) ? "number" : "mark";
}

const RUN_IN = /^(\p{Lu}?\p{Ll}+)(\p{Lu}[\p{L}-]*)$/u;

/** What a word ends with that has lost the space before it: "PrakEmail" ends with "Email", "PurchasingPaul" with "Paul". */
function runInWord(word: string) {
  if (word.length < 5 || !/\p{Ll}\p{Lu}/u.test(word)) return null;
  const [, first = "", second = ""] = RUN_IN.exec(word) ?? [];
  if (RUN_IN_LABELS.has(second) || (THINGS.has(keyOf(first)) && isGivenName(second))) return second;
  return null;
}

function keyOf(word: string) {
  if (ONLY_LETTERS.test(word)) return word.toLowerCase();
  return foldedLetters(word.replace(/^(?:[dl]|qu)['’]|['’]s$/gi, ""));
}
