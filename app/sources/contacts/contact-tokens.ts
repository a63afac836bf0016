import { foldedLetters } from "~/domain/folding";
import { EMAIL_PLACEHOLDER, NAME_PLACEHOLDER, PHONE_PLACEHOLDER } from "~/domain/opportunities/cut-details";
import { remembered } from "~/domain/remembered";
import { RUN_IN_LABELS, THINGS } from "./contact-words";
import { isGivenName } from "./given-names";
import { hasFormOfName, isThingWord } from "./name-words";

export { EMAIL_PLACEHOLDER, NAME_PLACEHOLDER, PHONE_PLACEHOLDER };

export type Token = {
  kind: "word" | "detail" | "name" | "number" | "break" | "mark";
  text: string;
  /** The letters of a word in lower case without accents; empty for what is not a word. */
  key: string;
  capital: boolean;
  /** See `name-words.ts`. */
  isThing: boolean;
  hasFormOfName: boolean;
  start: number;
  end: number;
};

const TOKEN =
  /\[(?:e-mail|telephone|name) on the portal\]|\p{L}[\p{L}\p{M}\d]*(?:['’‑-][\p{L}\p{M}\d]+)*|\d[\d\p{L}.,/-]*|\n|[^\s]/gu;
const CAPITAL = /^\p{Lu}/u;
const ONLY_LETTERS = /^[a-z]+$/i;

export function tokensOf(text: string): Array<Token> {
  const tokens: Array<Token> = [];
  let end = 0;
  for (const found of text.match(TOKEN) ?? []) {
    // Only spaces stand between two tokens.
    let start = text.indexOf(found, end);
    for (const { kind, text: piece, key, capital, isThing, hasFormOfName } of piecesOf(found)) {
      end = start + piece.length;
      tokens.push({ kind, text: piece, key, capital, isThing, hasFormOfName, start, end });
      start = end;
    }
  }
  return tokens;
}

type Piece = Omit<Token, "start" | "end">;

/** One piece, or two if a word has run into another. */
const piecesOf: (found: string) => ReadonlyArray<Piece> = remembered(
  (found) => {
    const kind = kindOf(found);
    const suffix = kind === "word" ? runInWord(found) : null;
    const cut = found.length - (suffix?.length ?? 0);
    const first = cut > 0 ? [pieceOf(kind, found.slice(0, cut))] : [];
    return suffix === null ? first : [...first, pieceOf("word", suffix)];
  },
  (found) => found,
);

function pieceOf(kind: Token["kind"], text: string): Piece {
  const isWord = kind === "word";
  const word = { text, key: isWord ? keyOf(text) : "", capital: isWord && CAPITAL.test(text) };
  return { kind, ...word, isThing: isThingWord(word), hasFormOfName: hasFormOfName(word) };
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
