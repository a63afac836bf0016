import { fold, stem, type Token } from "~/domain/classification/text/folded-text";
import { lazyInSteps } from "~/domain/lazy";

/** Words that may be missing from or added to a phrase: "removal of the snow", "réfection de la toiture". */
export const LINK_WORDS: ReadonlySet<string> = new Set([
  "of",
  "the",
  "a",
  "de",
  "du",
  "des",
  "la",
  "le",
  "les",
  "l",
  "d",
  "un",
  "une",
  "au",
  "aux",
]);

/** A wildcard needs at least this many letters, by which it is indexed. */
const PREFIX_KEY_LENGTH = 4;

/** Without what it has nothing of: most nodes end a phrase, and empty maps would be most of the index's memory. */
type Node<Rule> = {
  words?: Map<string, Node<Rule>>;
  prefixes?: Map<string, Array<{ prefix: string; node: Node<Rule> }>>;
  rules?: readonly [Rule, ...ReadonlyArray<Rule>];
};

/** The rules that have the phrase, in the index's order: at least one. */
export type PhraseMatch<Rule> = {
  rules: readonly [Rule, ...ReadonlyArray<Rule>];
  first: number;
  last: number;
};

/** Expands "snow {removal|clearing}" to both phrases. An empty choice leaves the word out. */
export function expandChoices(pattern: string): Array<string> {
  return pattern.split(/[{}]/).reduce<Array<string>>(
    (phrases, part, index) =>
      // Every second part stood in braces.
      index % 2 === 0
        ? phrases.map((phrase) => phrase + part)
        : part.split("|").flatMap((option) => phrases.map((phrase) => phrase + option)),
    [""],
  );
}

function wordsOf(phrase: string): Array<string> {
  const words = fold(phrase).match(/[a-z0-9]+\*?/g) ?? [];
  return words
    .filter((word) => !LINK_WORDS.has(word))
    .map((word) => (word.endsWith("*") ? word : stem(word)));
}

function addPhrase<Rule>(root: Node<Rule>, phrase: string, rule: Rule) {
  let node: Node<Rule> = root;
  for (const word of wordsOf(phrase))
    node = word.endsWith("*") ? prefixChild(node, word) : wordChild(node, word);
  if (node === root) throw new Error(`Empty phrase: ${phrase}`);
  if (!node.rules) node.rules = [rule];
  else if (!node.rules.includes(rule)) node.rules = [...node.rules, rule];
}

function wordChild<Rule>(node: Node<Rule>, word: string): Node<Rule> {
  node.words ??= new Map();
  const child = node.words.get(word) ?? {};
  node.words.set(word, child);
  return child;
}

function prefixChild<Rule>(node: Node<Rule>, word: string): Node<Rule> {
  const prefix = word.slice(0, -1);
  if (prefix.length < PREFIX_KEY_LENGTH) throw new Error(`A wildcard needs four letters: ${word}`);
  const key = prefix.slice(0, PREFIX_KEY_LENGTH);
  node.prefixes ??= new Map();
  const siblings = node.prefixes.get(key) ?? [];
  node.prefixes.set(key, siblings);
  const known = siblings.find((sibling) => sibling.prefix === prefix);
  if (known) return known.node;
  const child: Node<Rule> = {};
  siblings.push({ prefix, node: child });
  return child;
}

/** So many are added in a few milliseconds. */
const PHRASES_A_STEP = 300;

function* rootOf<Rule>(rules: Iterable<readonly [phrase: string, rule: Rule]>): Generator<void, Node<Rule>> {
  const root: Node<Rule> = {};
  let added = 0;
  for (const [pattern, rule] of rules) {
    for (const phrase of expandChoices(pattern)) {
      addPhrase(root, phrase, rule);
      if (++added % PHRASES_A_STEP === 0) yield;
    }
  }
  return root;
}

export class PhraseIndex<Rule> {
  readonly #root: () => Node<Rule>;
  #counts: ((rule: Rule) => boolean) | null = null;

  /** The index is built when it is first used. */
  constructor(rules: Iterable<readonly [phrase: string, rule: Rule]>) {
    this.#root = lazyInSteps(() => rootOf(rules));
  }

  /** The longest phrase that starts at the word `first`, or `null`. Phrases none of whose rules counts are not read. */
  matchAt(
    tokens: ReadonlyArray<Token>,
    first: number,
    counts: ((rule: Rule) => boolean) | null = null,
  ): PhraseMatch<Rule> | null {
    this.#counts = counts;
    return this.#longest(this.#root(), tokens, first, first);
  }

  #longest(
    node: Node<Rule>,
    tokens: ReadonlyArray<Token>,
    first: number,
    at: number,
  ): PhraseMatch<Rule> | null {
    const token = tokens[at];
    if (!token || token.stem === "" || (at > first && token.loose)) return null;
    let best: PhraseMatch<Rule> | null = null;
    const exact = node.words?.get(token.stem);
    if (exact) best = this.#reach(exact, tokens, first, at);
    const key = token.stem.slice(0, PREFIX_KEY_LENGTH);
    for (const { prefix, node: child } of node.prefixes?.get(key) ?? []) {
      if (!token.stem.startsWith(prefix)) continue;
      const reached = this.#reach(child, tokens, first, at);
      if (reached && (!best || reached.last > best.last)) best = reached;
    }
    if (!best && at > first && LINK_WORDS.has(token.stem)) return this.#longest(node, tokens, first, at + 1);
    return best;
  }

  #reach(
    node: Node<Rule>,
    tokens: ReadonlyArray<Token>,
    first: number,
    at: number,
  ): PhraseMatch<Rule> | null {
    const further = node.words || node.prefixes ? this.#longest(node, tokens, first, at + 1) : null;
    if (further) return further;
    return node.rules && (!this.#counts || node.rules.some(this.#counts))
      ? { rules: node.rules, first, last: at }
      : null;
  }
}
