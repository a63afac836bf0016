import { namesWork } from "~/domain/classification/phrases/work-words";
import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";

/** A capitalized name that starts with one of these is an organization, up to the next lower-case word. */
const ORGANISATION_OPENERS: ReadonlyArray<string> = [
  "department",
  "ministry",
  "bureau",
  "ministere",
  "direction",
  "office",
  "board",
  "institute",
  "institut",
  "association",
  "society",
];

/** A capitalized name that ends with one of these is an organization. */
const ORGANISATION_ENDINGS: ReadonlyArray<string> = [
  "department",
  "division",
  "branch",
  "directorate",
  "ministry",
  "inc",
  "ltd",
  "limited",
  "llc",
  "corp",
  "corporation",
  "incorporated",
  "ltee",
  "committee",
  "council",
  "agency",
  "commission",
  "association",
];

const openers = new Set(ORGANISATION_OPENERS.map(stem));
const endings = new Set(ORGANISATION_ENDINGS.map(stem));

/** "Boiler Replacement Fire Department": the job stands before the name, with as many capitals. */
const JOBS = new Set(
  "replacement installation upgrade repair removal painting cleaning renovation retrofit resurfacing remplacement".split(
    " ",
  ),
);

/** "Install and Commission": no body of that name. */
function isOrder(tokens: ReadonlyArray<Token>, at: number): boolean {
  if (tokens[at]?.stem !== "commission") return false;
  const before = tokens[at - 1]?.stem === "and" ? at - 2 : at - 1;
  return namesWork("install", tokens[before]?.stem ?? "") || tokens[before]?.stem === "test";
}

const CAPITAL = /\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const NAME_LINKS = new Set(["and", "of", "de", "du", "des", "la", "et", "the", "l", "d"]);
const LONGEST_NAME = 8;

/** Positions of words in an organization's name, which are not evidence: many agencies are named after a trade. */
export function organisationWords(text: FoldedText, buyer: FoldedText | null): ReadonlySet<number> {
  const words = new Set<number>();
  const { tokens, raw } = text;
  if (buyer) markBuyer(tokens, buyer.tokens, words);
  if (isInCapitals(raw)) return words;

  const isCapital = (token: Token) => CAPITAL.test(raw.charAt(token.start));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || !(openers.has(token.stem) || endings.has(token.stem)) || !isCapital(token)) continue;
    if (openers.has(token.stem) && NAME_LINKS.has(tokens[at + 1]?.stem ?? "")) {
      for (let next = at; next < at + LONGEST_NAME; next += 1) {
        const word = tokens[next];
        const isEnd = !word || word.stem === "" || (word.loose && next > at);
        if (isEnd || !(isCapital(word) || NAME_LINKS.has(word.stem))) break;
        words.add(next);
      }
    }
    if (endings.has(token.stem) && !isOrder(tokens, at)) {
      for (let previous = at; previous > at - LONGEST_NAME && previous >= 0; previous -= 1) {
        const word = tokens[previous];
        if (!word || word.stem === "" || !(isCapital(word) || word.stem === "and")) break;
        if (JOBS.has(word.stem)) break;
        words.add(previous);
        if (word.loose) break;
      }
    }
  }
  return words;
}

const WORD_IN_CAPITALS = /\p{Lu}{3}/gu;
const WORD_IN_SMALL = /\p{L}\p{Ll}{2}/gu;

/** Whether most of a text is in capitals, so that they mark no names: "BOILER REPLACEMENT, CORP. YARD - Phase II". */
function isInCapitals(raw: string): boolean {
  if (!SMALL.test(raw)) return true;
  return (raw.match(WORD_IN_CAPITALS)?.length ?? 0) > 2 * (raw.match(WORD_IN_SMALL)?.length ?? 0);
}

function markBuyer(tokens: ReadonlyArray<Token>, buyer: ReadonlyArray<Token>, words: Set<number>) {
  const head = buyer[0]?.stem;
  if (!head || buyer.length < 2) return;
  for (let at = 0; at + buyer.length <= tokens.length; at += 1) {
    if (tokens[at]?.stem !== head) continue;
    if (!buyer.every((token, offset) => tokens[at + offset]?.stem === token.stem)) continue;
    for (let offset = 0; offset < buyer.length; offset += 1) words.add(at + offset);
  }
}
