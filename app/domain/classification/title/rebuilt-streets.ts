import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { type FoldedText, stem } from "~/domain/classification/text/folded-text";

/** How English and French streets are called, with the short forms of city titles, and what has many of them. */
const STREETS = new Set(
  (
    "street st road rd avenue ave boulevard blvd drive dr line crescent cres court lane parkway highway hwy sideroad " +
    "concession terrace rue chemin rang downtown subdivision"
  )
    .split(" ")
    .map(stem),
);
const REBUILDING = new Set("reconstruction reconstruct widening urbanization".split(" ").map(stem));

/**
 * Whether the only work that a title names is to rebuild a street: "Rymal Road West - Garth to West 5th
 * Reconstruction", "Peel St and Russell St Reconstruction". Whatever else stands in the title would be a phrase of its own.
 */
export function rebuildsStreet({ tokens }: FoldedText, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  const names = (words: ReadonlySet<string>) => tokens.some(({ stem: word }) => words.has(word));
  return phrases.length > 0 && phrases.every(isPlainWork) && names(REBUILDING) && names(STREETS);
}

/** Only says that something is built or changed: "travaux", "mise à niveau". */
export function isPlainWork({ rule }: Pick<PhraseEvidence, "rule">): boolean {
  return rule.service === "construction" && rule.strength === "work" && rule.generic === true;
}
