import { lazyInSteps } from "~/domain/lazy";
import { type Need, needsOf } from "./needs";
import { PiecesInText } from "./pieces-in-text";

/** Needs by the numbers of their groups of pieces: a text must have all of these groups, and one way of each choice. */
type Gate = { groups: ReadonlyArray<number>; choices: ReadonlyArray<ReadonlyArray<Gate>> };

/** The group that every text has: the first of what needs no other. */
const ANY_TEXT = 0;

/** The groups of pieces that patterns need. */
const groups: Array<ReadonlyArray<string>> = [[]];
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
  /** Most texts lack the group that is the hardest to find, so that it is looked at before the rest. */
  first = ANY_TEXT;
  private gate: Gate = { groups: [], choices: [] };

  /** `beside`: patterns without whose words none of this pattern's texts is of use. */
  constructor(
    readonly pattern: RegExp,
    private readonly beside: ReadonlyArray<RegExp> = [],
  ) {
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
    return met[this.first] === 1 && this.isOpenTo(met);
  }

  isOpenTo(met: Uint8Array): boolean {
    return isOpen(this.gate, met);
  }

  readNeeds(): void {
    this.gate = gateOf([this.pattern, ...this.beside].flatMap(({ source }) => knownNeedsOf(source)));
    [this.first = ANY_TEXT] = this.gate.groups;
  }
}

export const sought = (pattern: RegExp) => new Sought(pattern);

/** Many things of which a text may have few: the first groups that they need are looked at side by side. */
export class SoughtAmong<T> {
  private firsts: Uint16Array | null = null;
  private readonly patterns: ReadonlyArray<Sought>;

  constructor(
    readonly all: ReadonlyArray<T>,
    soughtOf: (one: T) => Sought,
  ) {
    this.patterns = all.map(soughtOf);
  }

  /** Those whose words the text has, in their order. */
  in(text: string): Array<T> {
    const met = groupsIn(text);
    this.firsts ??= Uint16Array.from(this.patterns, ({ first }) => first);
    const { firsts, patterns, all } = this;
    const found: Array<T> = [];
    for (let place = 0; place < firsts.length; place += 1)
      if (met[firsts[place] ?? 0] === 1 && patterns[place]?.isOpenTo(met)) found.push(all[place] as T);
    return found;
  }
}

function groupsIn(text: string): Uint8Array {
  const readable = piecesOfAll();
  if (last?.text === text) return last.met;
  let met = known.get(text);
  if (met === undefined) {
    if (known.size >= MOST_KNOWN) forgetTexts();
    met = unused.pop() ?? new Uint8Array(groups.length);
    met[ANY_TEXT] = 1;
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

/** Many patterns are looked for beside the same words. */
const needsBySource = new Map<string, ReadonlyArray<Need>>();

function knownNeedsOf(source: string): ReadonlyArray<Need> {
  const needs = needsBySource.get(source) ?? needsOf(source);
  needsBySource.set(source, needs);
  return needs;
}

function gateOf(needs: ReadonlyArray<Need>): Gate {
  const pieces = needs.flatMap((need) => ("ways" in need ? [] : [need.pieces]));
  return {
    groups: pieces.sort((a, b) => chanceOf(a) - chanceOf(b)).map(numberOf),
    choices: needs.flatMap((need) => ("ways" in need ? [need.ways.map(gateOf)] : [])),
  };
}

/** How often, about, a text has one of these pieces: each letter more makes one ten times as rare. */
const chanceOf = (pieces: ReadonlyArray<string>) =>
  pieces.reduce((sum, { length }) => sum + 0.1 ** length, 0);

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
