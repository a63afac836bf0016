/** One word of a text, or a mark that no phrase may reach across. */
export type Token = {
  /** Lower case, without accents and plural ending; "" for a mark that ends a sentence. */
  stem: string;
  start: number;
  end: number;
  /** A comma, bracket or spaced dash stands between this word and the one before. */
  loose: boolean;
};

export type FoldedText = { raw: string; tokens: ReadonlyArray<Token> };

const NON_ASCII = /[^\x00-\x7f]/g;
const TOKEN = /(?:[a-z]\.){3,}|[a-z0-9]+|&|[.;:!?\n\u0001]/g;
const MARKS = "!?;:\n\u0001";
const LOOSE = /[,()[\]"]|\s-+\s|\s\/\s/;
const FOLDED_MARKS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "•": "\u0001",
  "·": "\u0001",
  "…": ".",
  œ: "o",
  Œ: "o",
};

const foldedCharacters = new Map<string, string>(Object.entries(FOLDED_MARKS));

/** One character for one, so that a position in the folded text is a position in the raw one. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const base = character.normalize("NFD").charAt(0);
  const folded = /\s/.test(base) ? " " : base > "\x7f" ? " " : base;
  // Bounded by the 65,536 code units, in practice a few dozen accented letters.
  foldedCharacters.set(character, folded);
  return folded;
}

/** For finding trade phrases in a notice: ASCII in small letters, each character where it was. */
export function fold(text: string): string {
  return text.replace(NON_ASCII, foldCharacter).toLowerCase();
}

const ES_PLURAL = /(?:ches|shes|sses|xes)$/;

/** Drops the plural ending of an English or French word; it need only agree with itself. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (ES_PLURAL.test(word)) return word.slice(0, -2);
  if (word.endsWith("eaux")) return word.slice(0, -1);
  if (word.endsWith("aux")) return `${word.slice(0, -2)}l`;
  if (word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us") && !word.endsWith("is")) {
    return word.slice(0, -1);
  }
  return word;
}

/** Two words that a portal ran together when it dropped a line break: "PowerSystems". */
const RUN_TOGETHER = /[a-zà-ÿ]{3}(?=[A-ZÀ-Þ][a-zà-ÿ]{2})/g;

function seamsOf(raw: string): Array<number> {
  return Array.from(raw.matchAll(RUN_TOGETHER), ({ index }) => index + 3);
}

/** Composes the text first (NFC), so `raw` may differ from the input in how its accents are stored. */
export function foldText(input: string): FoldedText {
  const raw = input.normalize("NFC");
  const folded = fold(raw);
  const seams = seamsOf(raw);
  const tokens: Array<Token> = [];
  let end = 0;
  let seam = 0;
  for (const match of folded.matchAll(TOKEN)) {
    let start = match.index;
    const next = start + match[0].length;
    const loose = start - end > 0 && isLoose(folded, end, start);
    end = next;
    while ((seams[seam] ?? next) <= start) seam += 1;
    for (let at = seams[seam] ?? next; at < next; at = seams[seam] ?? next) {
      tokens.push(tokenOf(folded, start, at, loose && start === match.index));
      start = at;
      seam += 1;
    }
    if (isMark(folded, start, next)) tokens.push({ stem: "", start, end: next, loose });
    else if (folded[start] !== ".") tokens.push(tokenOf(folded, start, next, loose && start === match.index));
  }
  return { raw, tokens };
}

function isLoose(folded: string, from: number, to: number): boolean {
  return !(to - from === 1 && folded[from] === " ") && LOOSE.test(folded.slice(from, to));
}

/** A full stop inside "3.5" or "www.example.org" ends no sentence. */
function isMark(folded: string, start: number, end: number): boolean {
  const character = folded.charAt(start);
  if (character === ".")
    return end === folded.length || folded[end] === " " || folded[end] === "\n" || folded[end] === "\t";
  return MARKS.includes(character);
}

function tokenOf(folded: string, start: number, end: number, loose: boolean): Token {
  const text = folded.slice(start, end);
  if (text === "&") return { stem: "and", start, end, loose };
  return { stem: text.includes(".") ? text.replaceAll(".", "") : stem(text), start, end, loose };
}
