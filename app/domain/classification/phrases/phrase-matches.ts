import { PhraseIndex, type PhraseMatch } from "~/domain/classification/phrases/phrase-index";
import { isExcepted } from "~/domain/classification/phrases/phrase-work";
import type { Token } from "~/domain/classification/text/folded-text";
import type { Sentence } from "~/domain/classification/text/sentences";
import { TRAP_PHRASES } from "~/domain/classification/traps/index";
import { PHRASE_RULES } from "~/domain/classification/vocabulary/index";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

export type Entry = PhraseRule | "trap";

const tradeIndex = new PhraseIndex<Entry>([
  ...TRAP_PHRASES.map((phrase) => [phrase, "trap"] as const),
  ...PHRASE_RULES.toSorted((a, b) => Number(b.strength === "work") - Number(a.strength === "work")).flatMap(
    (rule) => rule.phrases.map((phrase) => [phrase, rule] as const),
  ),
]);

/** "Grounds maintenance services" counts only in titles and would hide "grounds maintenance". */
const countsInBody = (rule: Entry) => rule === "trap" || !rule.titleOnly;

/** The trades' phrases of a sentence. Words of traps are added to `trapped`. */
export function matchesIn(
  tokens: ReadonlyArray<Token>,
  sentence: Sentence,
  { names, trapped, isBody }: { names: ReadonlySet<number>; trapped: Set<number>; isBody: boolean },
): Array<PhraseMatch<Entry>> {
  const matches: Array<PhraseMatch<Entry>> = [];
  const counts = isBody ? countsInBody : null;
  const { from, to } = sentence;
  for (let at = from; at < to; at += 1) {
    const match = names.has(at) ? null : tradeIndex.matchAt(tokens, at, counts);
    if (!match || isCutShort(tokens, match)) continue;
    const { first, last } = match;
    if (match.rules.every((rule) => rule !== "trap" && isExcepted({ tokens, sentence }, rule, first, last))) {
      // "Cleaning services" of a furnace are no cleaner's, and hide no other work.
      if (isThing(match.rules[0])) at = last;
      continue;
    }
    if (match.rules[0] === "trap") for (let word = at; word <= match.last; word += 1) trapped.add(word);
    else matches.push(match);
    at = match.last;
  }
  return matches;
}

const isOthers = ({ service }: PhraseRule, rules: ReadonlyArray<Entry>) =>
  SYSTEM_TRADES.has(service) && rules.every((rule) => rule !== "trap" && rule.service !== service);
const SYSTEM_TRADES: ReadonlySet<string> = new Set(["hvac", "electrical"]);
/** "Mise aux normes de l'aire" in "mise aux normes de l'aire de jeux". */
const isPark = ({ also }: PhraseRule, rules: ReadonlyArray<Entry>) =>
  also?.service === "landscaping" &&
  rules.every((rule) => rule !== "trap" && rule.service === "construction");
const isThing = (rule: Entry) => rule === "trap" || rule.strength === "thing";

/**
 * Whether a trap or another trade's system begins inside a phrase and ends behind it: "Remplacement du pont" in
 * "Remplacement du pont élévateur", "remplacement des pompes" in "remplacement des pompes à chaleur".
 */
function isCutShort(tokens: ReadonlyArray<Token>, { rules, first, last }: PhraseMatch<Entry>): boolean {
  if (rules[0] === "trap" || rules[0].strength === "thing") return false;
  for (let at = first + 1; at <= last; at += 1) {
    const inner = tradeIndex.matchAt(tokens, at);
    if (
      inner &&
      inner.last > last &&
      inner.rules.some(isThing) &&
      inner.rules.every((rule) => rule === "trap" || isOthers(rule, rules) || isPark(rule, rules))
    )
      return true;
  }
  return false;
}
