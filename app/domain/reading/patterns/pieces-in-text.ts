import { symbolOf } from "./needs";

const SPACES =
  " \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

const NONE: ReadonlyArray<number> = [];

/** Finds which of many pieces a text has, in one pass over its characters (the automaton of Aho and Corasick). */
export class PiecesInText {
  /** The number of each character's symbol; 0 for those in no piece. */
  private readonly symbols = new Uint8Array(65_536);
  private readonly width: number;
  /** The next state by the state and the symbol. */
  private next: Uint16Array;
  /** The groups that are found in each state, one state after the other, and where those of a state begin. */
  private readonly found: Uint16Array;
  private readonly foundFrom: Uint32Array;

  /** `groups` has the pieces of each group. */
  constructor(private readonly groups: ReadonlyArray<ReadonlyArray<string>>) {
    const numbers = this.numberSymbols();
    this.width = numbers.size + 1;
    const most = groups.reduce((sum, pieces) => sum + pieces.reduce((all, { length }) => all + length, 0), 1);
    this.next = new Uint16Array(most * this.width);
    const found = this.withFailures(this.addPieces(numbers));
    this.found = Uint16Array.from(found.flat());
    this.foundFrom = new Uint32Array(found.length + 1);
    for (const [state, { length }] of found.entries())
      this.foundFrom[state + 1] = (this.foundFrom[state] ?? 0) + length;
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
   * side by side. Returns the groups of the piece that ends in each state.
   */
  private addPieces(numbers: ReadonlyMap<string, number>): Array<ReadonlyArray<number>> {
    const found: Array<ReadonlyArray<number>> = [NONE];
    let growing = this.groups.flatMap((pieces, group) => pieces.map((piece) => ({ piece, group, state: 0 })));
    for (let length = 0; growing.length > 0; length += 1) {
      for (const one of growing) {
        const place = one.state * this.width + (numbers.get(one.piece.charAt(length)) ?? 0);
        if (this.next[place] === 0) {
          this.next[place] = found.length;
          found.push(NONE);
        }
        one.state = this.next[place] ?? 0;
        if (length + 1 === one.piece.length) found[one.state] = [...(found[one.state] ?? NONE), one.group];
      }
      growing = growing.filter(({ piece }) => piece.length > length + 1);
    }
    this.next = this.next.slice(0, found.length * this.width);
    return found;
  }

  /** From a state where no piece goes on, the longest end of what was read with which one begins. */
  private withFailures(ofPieces: ReadonlyArray<ReadonlyArray<number>>): Array<ReadonlyArray<number>> {
    const failures = new Uint16Array(ofPieces.length);
    const found: Array<ReadonlyArray<number>> = [];
    for (const [state, own] of ofPieces.entries()) {
      const failure = failures[state] ?? 0;
      const ofFailure = found[failure] ?? NONE;
      found.push(own.length === 0 ? ofFailure : [...own, ...ofFailure]);
      for (let symbol = 1; symbol < this.width; symbol += 1) {
        const place = state * this.width + symbol;
        const following = this.next[place] ?? 0;
        const ifNot = state === 0 ? 0 : (this.next[failure * this.width + symbol] ?? 0);
        if (following === 0) this.next[place] = ifNot;
        else failures[following] = ifNot;
      }
    }
    return found;
  }

  /** Sets 1 in `met` for each group of which the text has a piece. */
  findIn(text: string, met: Uint8Array): void {
    const { symbols, next, width, found, foundFrom } = this;
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      state = next[state * width + (symbols[text.charCodeAt(index)] ?? 0)] ?? 0;
      const end = foundFrom[state + 1] ?? 0;
      for (let place = foundFrom[state] ?? end; place < end; place += 1) met[found[place] ?? 0] = 1;
    }
  }
}
