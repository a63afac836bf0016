import { symbolOf } from "./needs";

const SPACES =
  " \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/** Finds which of many pieces a text has, in one pass over its characters (the automaton of Aho and Corasick). */
export class PiecesInText {
  /** The number of each character's symbol; 0 for those in no piece. */
  private readonly symbols = new Uint8Array(65_536);
  private readonly width: number;
  /** The next state by the state and the symbol. */
  private next: Uint16Array;
  /** What is found in a state. */
  private readonly found: Array<ReadonlyArray<number> | null>;

  /** `groups` has the pieces of each group. */
  constructor(private readonly groups: ReadonlyArray<ReadonlyArray<string>>) {
    const numbers = this.numberSymbols();
    this.width = numbers.size + 1;
    const most = groups.reduce((sum, pieces) => sum + pieces.reduce((all, { length }) => all + length, 0), 1);
    this.next = new Uint16Array(most * this.width);
    this.found = new Array<null>(most).fill(null);
    this.addFailures(this.addPieces(numbers));
  }

  private numberSymbols(): ReadonlyMap<string, number> {
    const numbers = new Map<string, number>();
    for (const pieces of this.groups)
      for (const piece of pieces)
        for (const symbol of piece) if (!numbers.has(symbol)) numbers.set(symbol, numbers.size + 1);
    for (let code = 0; code < 128; code += 1)
      this.symbols[code] = numbers.get(symbolOf(String.fromCharCode(code))) ?? 0;
    for (const space of SPACES) this.symbols[space.charCodeAt(0)] = numbers.get(" ") ?? 0;
    return numbers;
  }

  /**
   * Adds a state for each beginning of a piece, the short ones first: they are what most characters lead to, and stand
   * side by side.
   */
  private addPieces(numbers: ReadonlyMap<string, number>): number {
    let states = 1;
    let growing = this.groups.flatMap((pieces, group) => pieces.map((piece) => ({ piece, group, state: 0 })));
    for (let length = 0; growing.length > 0; length += 1) {
      for (const one of growing) {
        const place = one.state * this.width + (numbers.get(one.piece.charAt(length)) ?? 0);
        if (this.next[place] === 0) {
          this.next[place] = states;
          states += 1;
        }
        one.state = this.next[place] ?? 0;
        if (length + 1 === one.piece.length)
          this.found[one.state] = [...(this.found[one.state] ?? []), one.group];
      }
      growing = growing.filter(({ piece }) => piece.length > length + 1);
    }
    this.next = this.next.slice(0, states * this.width);
    this.found.length = states;
    return states;
  }

  /** From a state where no piece goes on, the longest end of what was read with which one begins. */
  private addFailures(states: number): void {
    const failures = new Uint16Array(states);
    for (let state = 0; state < states; state += 1) {
      const failure = failures[state] ?? 0;
      const own = this.found[state] ?? null;
      const ofFailure = state === 0 ? null : (this.found[failure] ?? null);
      this.found[state] = own && ofFailure ? [...own, ...ofFailure] : (own ?? ofFailure);
      for (let symbol = 1; symbol < this.width; symbol += 1) {
        const place = state * this.width + symbol;
        const following = this.next[place] ?? 0;
        const ifNot = state === 0 ? 0 : (this.next[failure * this.width + symbol] ?? 0);
        if (following === 0) this.next[place] = ifNot;
        else failures[following] = ifNot;
      }
    }
  }

  /** Sets 1 in `met` for each group of which the text has a piece. */
  findIn(text: string, met: Uint8Array): void {
    const { symbols, next, width, found } = this;
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      state = next[state * width + (symbols[text.charCodeAt(index)] ?? 0)] ?? 0;
      const groups = found[state];
      if (groups) for (const group of groups) met[group] = 1;
    }
  }
}
