import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { fold, type FoldedText, stem } from "~/domain/classification/text/folded-text";
import { startOfDetails } from "~/domain/classification/title/title-parts";

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
 * Reconstruction", "Peel St and Russell St Reconstruction". Whatever else stands in the title would be a phrase of its own,
 * unless it is what the work includes: "Reconstruction of Beach 32nd Street including sewers".
 */
export function rebuildsStreet(title: FoldedText, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  const details = startOfDetails(title);
  const named = phrases.filter(({ start }) => start < details);
  const tokens = title.tokens.filter(({ start }) => start < details);
  const names = (words: ReadonlySet<string>) => tokens.some(({ stem: word }) => words.has(word));
  const isWhole = phrases.every((each) => each.start < details || each.rule.service === "construction");
  return isWhole && named.length > 0 && named.every(isPlain) && names(REBUILDING) && names(STREETS);
}

/** What a title names before "including" is its job, which is not plain work any more. */
const isPlain = (each: PhraseEvidence) => isPlainWork(each) || REBUILDING.has(stem(fold(each.phrase)));

/** Only says that something is built or changed: "travaux", "mise à niveau". */
export function isPlainWork({ rule }: Pick<PhraseEvidence, "rule">): boolean {
  return rule.service === "construction" && rule.strength === "work" && rule.generic === true;
}
