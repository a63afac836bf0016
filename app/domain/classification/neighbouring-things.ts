import type { Token } from "~/domain/classification/folded-text";
import { LINK_WORDS, type PhraseMatch } from "~/domain/classification/phrase-index";
import { CONJUNCTIONS } from "~/domain/classification/requests";
import type { Entry } from "~/domain/classification/trade-index";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

/**
 * A thing right before another trade's thing says where that is: "Parking Lot Lighting Replacement". So does one that
 * a link word joins to it from behind: "remplacement de l'éclairage du stationnement".
 */
export function isModifier(
  tokens: ReadonlyArray<Token>,
  { strength, service }: PhraseRule,
  { first, last }: PhraseMatch<Entry>,
  before: PhraseMatch<Entry> | undefined,
  next: PhraseMatch<Entry> | undefined,
): boolean {
  if (strength === "work") return false;
  const isOthers = (match: PhraseMatch<Entry>) =>
    match.rules.every((rule) => rule === "trap" || (rule.service !== service && !rule.generic));
  if (next?.first === last + 1 && !tokens[next.first]?.loose && isOthers(next)) return true;
  return before !== undefined && isLinked(tokens, before, { first }) && isOthers(before);
}

/** "Athletic Field Retaining Wall", "Playground Shade Structure": the park says where the structure is built. */
export function isParkOf(
  tokens: ReadonlyArray<Token>,
  { also, strength, service }: PhraseRule,
  { last }: PhraseMatch<Entry>,
  next: PhraseMatch<Entry> | undefined,
): boolean {
  if (!also || strength === "work" || next?.first !== last + 1 || tokens[next.first]?.loose) return false;
  return next.rules.every(
    (rule) => rule !== "trap" && rule.service === service && !rule.also && !rule.generic,
  );
}

/** Whether only link words stand between two phrases: "l'éclairage du stationnement". */
export function isLinked(
  tokens: ReadonlyArray<Token>,
  { last }: Pick<PhraseMatch<Entry>, "last">,
  { first }: Pick<PhraseMatch<Entry>, "first">,
): boolean {
  if (last + 1 >= first || tokens[first]?.loose) return false;
  return tokens.slice(last + 1, first).every((token) => !token.loose && LINK_WORDS.has(token.stem));
}

/** "Et d'éclairage" is joined as "et éclairage" is. */
export function isJoined(tokens: ReadonlyArray<Token>, first: number): boolean {
  let at = first;
  while (tokens[at]?.loose === false && LINK_WORDS.has(tokens[at - 1]?.stem ?? "")) at -= 1;
  return tokens[at]?.loose === false && CONJUNCTIONS.has(tokens[at - 1]?.stem ?? "");
}
