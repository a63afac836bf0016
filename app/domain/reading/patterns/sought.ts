import { lazyInSteps } from "~/domain/lazy";
import { type Need, needsOf } from "./needs";
import { PiecesInText } from "./pieces-in-text";

/** Needs by the numbers of their groups of pieces: a text must have all of these groups, and one way of each choice. */
type Gate = { groups: ReadonlyArray<number>; choices: ReadonlyArray<ReadonlyArray<Gate>> };

const NO_NEEDS: Gate = { groups: [], choices: [] };

/** The groups of pieces that patterns need. */
const groups: Array<ReadonlyArray<string>> = [];
const numbers = new Map<string, number>();
/** Patterns of which nobody knows yet what they need. It is told when a text is first read. */
const unread: Array<Sought> = [];
let pieces: PiecesInText | null = null;

/** The groups of which the texts that were read last have a piece. */
const known = new Map<string, Uint8Array>();
const MOST_KNOWN = 256;
/** Arrays to use again: an array outside the heap takes long to make. */
const unused: Array<Uint8Array> = [];
let last: { text: string; met: Uint8Array } | null = null;

/**
 * A pattern that is looked for only in a text with the words that it needs. They are told from the pattern itself, and
 * those of all patterns are looked for at once, which takes less time than to look for each pattern.
 */
export class Sought {
  private gate = NO_NEEDS;

  constructor(readonly pattern: RegExp) {
    unread.push(this);
  }

  /** `whole`: the sentence of which the text is a piece. */
  test(text: string, whole = text): boolean {
    return this.mayBeIn(whole) && this.pattern.test(text);
  }

  exec(text: string, whole = text): RegExpExecArray | null {
    return this.mayBeIn(whole) ? this.pattern.exec(text) : null;
  }

  /** Whether a text has the words that the pattern needs. */
  mayBeIn(text: string): boolean {
    const met = groupsIn(text);
    return isOpen(this.gate, met);
  }

  readNeeds(): void {
    this.gate = gateOf(needsOf(this.pattern.source));
  }
}

export const sought = (pattern: RegExp) => new Sought(pattern);

function groupsIn(text: string): Uint8Array {
  const readable = piecesOfAll();
  if (last?.text === text) return last.met;
  let met = known.get(text);
  if (met === undefined) {
    if (known.size >= MOST_KNOWN) forgetTexts();
    met = unused.pop() ?? new Uint8Array(groups.length);
    readable.findIn(text, met);
    known.set(text, met);
  }
  last = { text, met };
  return met;
}

const readFirst = lazyInSteps(readNeeds);

/** What all patterns need. Patterns that are made later are added to it. */
function piecesOfAll(): PiecesInText {
  if (pieces !== null && unread.length === 0) return pieces;
  pieces ??= readFirst();
  if (unread.length > 0) {
    for (const one of unread.splice(0)) one.readNeeds();
    pieces = new PiecesInText(groups);
  }
  known.clear();
  unused.length = 0;
  last = null;
  return pieces;
}

function* readNeeds(): Generator<void, PiecesInText> {
  for (let one = unread.pop(); one; one = unread.pop()) {
    one.readNeeds();
    yield;
  }
  return new PiecesInText(groups);
}

/** Texts are kept as long as their notice is read. */
export function forgetTexts(): void {
  for (const met of known.values()) unused.push(met.fill(0));
  known.clear();
  last = null;
}

function gateOf(needs: ReadonlyArray<Need>): Gate {
  if (needs.length === 0) return NO_NEEDS;
  return {
    groups: needs.flatMap((need) => ("ways" in need ? [] : numberOf(need.pieces))),
    choices: needs.flatMap((need) => ("ways" in need ? [need.ways.map(gateOf)] : [])),
  };
}

function numberOf(pieces: ReadonlyArray<string>): number {
  const name = pieces.join("\n");
  const number = numbers.get(name) ?? groups.push(pieces) - 1;
  numbers.set(name, number);
  return number;
}

function isOpen({ groups, choices }: Gate, met: Uint8Array): boolean {
  for (const group of groups) if (met[group] !== 1) return false;
  for (const ways of choices) if (!hasOpen(ways, met)) return false;
  return true;
}

function hasOpen(ways: ReadonlyArray<Gate>, met: Uint8Array): boolean {
  for (const way of ways) if (isOpen(way, met)) return true;
  return false;
}
