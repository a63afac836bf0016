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
  private readonly found: Array<ReadonlyArray<number> | null> = [];

  /** `groups` has the pieces of each group. */
  constructor(private readonly groups: ReadonlyArray<ReadonlyArray<string>>) {
    const numbers = this.numberSymbols();
    this.width = numbers.size + 1;
    const most = groups.reduce((sum, pieces) => sum + pieces.reduce((all, { length }) => all + length, 0), 1);
    this.next = new Uint16Array(most * this.width);
    const states = this.addPieces(numbers);
    this.next = this.next.slice(0, states * this.width);
    this.addFailures(states);
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

  private addPieces(numbers: ReadonlyMap<string, number>): number {
    let states = 1;
    for (const [group, pieces] of this.groups.entries())
      for (const piece of pieces) {
        let state = 0;
        for (const symbol of piece) {
          const place = state * this.width + (numbers.get(symbol) ?? 0);
          if (this.next[place] === 0) {
            this.next[place] = states;
            states += 1;
          }
          state = this.next[place] ?? 0;
        }
        this.found[state] = [...(this.found[state] ?? []), group];
      }
    return states;
  }

  /** From a state where no piece goes on, the longest end of what was read with which one begins. */
  private addFailures(states: number): void {
    const failures = new Uint16Array(states);
    const queue = new Uint16Array(states);
    let [read, added] = [0, 1];
    while (read < added) {
      const state = queue[read] ?? 0;
      const failure = failures[state] ?? 0;
      read += 1;
      const own = this.found[state] ?? null;
      const ofFailure = state === 0 ? null : (this.found[failure] ?? null);
      this.found[state] = own && ofFailure ? [...own, ...ofFailure] : (own ?? ofFailure);
      for (let symbol = 1; symbol < this.width; symbol += 1) {
        const place = state * this.width + symbol;
        const following = this.next[place] ?? 0;
        const ifNot = state === 0 ? 0 : (this.next[failure * this.width + symbol] ?? 0);
        if (following === 0) this.next[place] = ifNot;
        else {
          failures[following] = ifNot;
          queue[added] = following;
          added += 1;
        }
      }
    }
  }

  /** Sets 1 in `met` for each group of which the text has a piece. */
  findIn(text: string, met: Uint8Array): void {
    const { symbols, next, width, found } = this;
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      const symbol = symbols[text.charCodeAt(index)] ?? 0;
      state = symbol === 0 ? 0 : (next[state * width + symbol] ?? 0);
      const groups = found[state];
      if (groups) for (const group of groups) met[group] = 1;
    }
  }
}
