/**
 * What a text must have for a pattern to match: one of some pieces, or, of several ways to match, all that one of them
 * needs. Pieces are written in symbols: small letters, "0" for any figure, " " for any space, marks as they are.
 */
export type Need = { pieces: ReadonlyArray<string> } | { ways: ReadonlyArray<ReadonlyArray<Need>> };

/** What a part of a pattern matches: exactly one of these texts, if they are few, or texts with all these needs. */
type Part = { exact: ReadonlyArray<string> | null; needs: ReadonlyArray<Need> };

const ANYTHING: Part = { exact: null, needs: [] };
const NOTHING: Part = { exact: [""], needs: [] };

/** More texts are told by pieces of them. */
const MOST_EXACT = 16;
const MOST_REPEATED = 3;
const MOST_IN_CLASS = 6;
/** The beginnings of words tell nearly as much, and are fewer. */
const LONGEST_PIECE = 10;

const LETTERS = /(?:[a-z ](?![?*+{]))*/y;
const isPlain = (character: string) => character <= "~";

export const symbolOf = (character: string): string =>
  /\d/.test(character) ? "0" : /\s/.test(character) ? " " : character.toLowerCase();

/** What a text must have so that a pattern with this source can match it, whatever its flags. */
export function needsOf(source: string): ReadonlyArray<Need> {
  return needsOfPart(new PatternReader(source).alternatives());
}

class PatternReader {
  private at = 0;
  constructor(private readonly source: string) {}

  alternatives(): Part {
    const parts = [this.sequence()];
    while (this.takes("|")) parts.push(this.sequence());
    return anyOf(parts);
  }

  /** Between parts that match anything there are runs of known texts. */
  private sequence(): Part {
    const runs: Array<ReadonlyArray<string>> = [];
    const needs: Array<Need> = [];
    let run: ReadonlyArray<string> = [""];
    while (this.at < this.source.length && !"|)".includes(this.source.charAt(this.at))) {
      const part = this.repeated(this.one());
      if (part.exact !== null && run.length * part.exact.length <= MOST_EXACT) {
        run = product(run, part.exact);
        continue;
      }
      runs.push(run);
      run = part.exact ?? [""];
      if (part.exact === null) needs.push(...part.needs);
    }
    if (runs.length === 0) return { exact: run, needs };
    return {
      exact: null,
      needs: [...needs, ...[...runs, run].flatMap((exact) => needsOfPart({ exact, needs: [] }))],
    };
  }

  private one(): Part {
    const character = this.next();
    if (character === "(") return this.group();
    if (character === "[") return this.characters();
    if (character === "\\") return this.escaped();
    if (character === "^" || character === "$") return NOTHING;
    if (character === "." || !isPlain(character)) return ANYTHING;
    return { exact: [symbolOf(character) + this.letters()], needs: [] };
  }

  /** The letters and spaces that follow, but for the last if it is repeated. */
  private letters(): string {
    LETTERS.lastIndex = this.at;
    const found = /[a-z]/.test(this.source.charAt(this.at - 1)) ? (LETTERS.exec(this.source)?.[0] ?? "") : "";
    this.at += found.length;
    return found;
  }

  private group(): Part {
    const isAround = ["?=", "?!", "?<=", "?<!"].some((start) => this.takes(start));
    if (!isAround && !this.takes("?:") && this.takes("?<")) this.skipTo(">");
    const inside = this.alternatives();
    this.takes(")");
    return isAround ? NOTHING : inside;
  }

  private characters(): Part {
    const isOfOthers = this.takes("^");
    const symbols = new Set<string>();
    let isKnown = !isOfOthers;
    while (!this.takes("]")) {
      const character = this.next();
      const part = character === "\\" ? this.escaped() : null;
      const [first] = part === null ? [character] : (part.exact ?? []);
      if (this.source.startsWith("-", this.at) && this.source.charAt(this.at + 1) !== "]") {
        this.at += 1;
        const last = this.next();
        if (last === "\\") this.escaped();
        if (first === "0" && last === "9") symbols.add("0");
        else if (/\d/.test(first ?? "") && /\d/.test(last)) symbols.add("0");
        else isKnown = false;
      } else if (first === undefined || !isPlain(first)) isKnown = false;
      else symbols.add(symbolOf(first));
    }
    return isKnown && symbols.size > 0 && symbols.size <= MOST_IN_CLASS
      ? { exact: [...symbols], needs: [] }
      : ANYTHING;
  }

  private escaped(): Part {
    const letter = this.next();
    if (letter === "d") return { exact: ["0"], needs: [] };
    if (letter === "s") return { exact: [" "], needs: [] };
    if (letter === "b" || letter === "B") return NOTHING;
    if (letter === "p" || letter === "P" || letter === "k") this.skipTo(letter === "k" ? ">" : "}");
    else if (letter === "u" && this.takes("{")) this.skipTo("}");
    else if (letter === "u" || letter === "x") this.at += letter === "u" ? 4 : 2;
    return /\w/.test(letter) || !isPlain(letter) ? ANYTHING : { exact: [letter], needs: [] };
  }

  private repeated(part: Part): Part {
    const [least, most] = this.times();
    this.takes("?");
    if (least === 1 && most === 1) return part;
    if (part.exact !== null && most <= MOST_REPEATED) {
      const texts = new Set<string>();
      let repeated: ReadonlyArray<string> = [""];
      for (let times = 0; times <= most; times += 1) {
        if (times >= least) for (const text of repeated) texts.add(text);
        repeated = product(repeated, part.exact);
        if (repeated.length + texts.size > MOST_EXACT ** 2) break;
      }
      if (texts.size > 0 && texts.size <= MOST_EXACT && repeated.length <= MOST_EXACT ** 2)
        return { exact: [...texts], needs: [] };
    }
    return least === 0 ? ANYTHING : { exact: null, needs: needsOfPart(part) };
  }

  private times(): readonly [number, number] {
    if (this.takes("?")) return [0, 1];
    if (this.takes("*")) return [0, Infinity];
    if (this.takes("+")) return [1, Infinity];
    const found = /^\{(\d+)(?:(,)(\d*))?\}/.exec(this.source.slice(this.at, this.at + 12));
    if (!found) return [1, 1];
    this.at += found[0].length;
    const least = Number(found[1]);
    return [least, found[2] === undefined ? least : found[3] ? Number(found[3]) : Infinity];
  }

  private next(): string {
    this.at += 1;
    return this.source.charAt(this.at - 1);
  }

  private takes(words: string): boolean {
    const isNext = this.source.startsWith(words, this.at);
    if (isNext) this.at += words.length;
    return isNext;
  }

  private skipTo(end: string): void {
    this.at = this.source.indexOf(end, this.at) + 1;
  }
}

function product(a: ReadonlyArray<string>, b: ReadonlyArray<string>): ReadonlyArray<string> {
  const [first = "", second] = b;
  if (second === undefined) return a.map((text) => text + first);
  return a.flatMap((text) => b.map((end) => text + end));
}

function anyOf(parts: ReadonlyArray<Part>): Part {
  const [first, second] = parts;
  if (first && !second) return first;
  if (parts.every(({ exact }) => exact !== null))
    return { exact: [...new Set(parts.flatMap(({ exact }) => exact ?? []))], needs: [] };
  const ways = parts.map(needsOfPart);
  if (ways.some((needs) => needs.length === 0)) return ANYTHING;
  // Ways that need one of some pieces are one way.
  const pieces: Array<string> = [];
  const others: Array<ReadonlyArray<Need>> = [];
  for (const needs of ways) {
    const [need, another] = needs;
    if (need && !another && "pieces" in need) pieces.push(...need.pieces);
    else others.push(needs);
  }
  const plain: Array<Need> = pieces.length > 0 ? [{ pieces: shortest(pieces) }] : [];
  return {
    exact: null,
    needs: others.length === 0 ? plain : [{ ways: [...others, ...plain.map((need) => [need])] }],
  };
}

function needsOfPart({ exact, needs }: Part): ReadonlyArray<Need> {
  if (exact === null) return needs;
  const pieces = exact.map((text) => text.slice(0, LONGEST_PIECE));
  return pieces.every(isTelling) ? [{ pieces: shortest(pieces) }] : [];
}

/** A single letter or space is in nearly every text. */
const isTelling = (piece: string) => piece.length > 1 || /[^a-z\s]/.test(piece);

/** Without those that have another in them. */
function shortest(pieces: ReadonlyArray<string>): Array<string> {
  const all = new Set(pieces);
  const hasAnother = (piece: string) => {
    for (let start = 0; start < piece.length; start += 1)
      for (let end = start + 1; end <= piece.length; end += 1)
        if (end - start < piece.length && all.has(piece.slice(start, end))) return true;
    return false;
  };
  return [...all].filter((piece) => !hasAnother(piece));
}
