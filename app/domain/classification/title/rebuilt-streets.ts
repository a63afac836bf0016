import { CONJUNCTIONS } from "~/domain/classification/asked-for/requests";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { fold, type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";
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

const ROADS = new Set(
  "road roadway street highway avenue boulevard pavement lane laneway rue route chemin chaussee rang"
    .split(" ")
    .map(stem),
);
/** Strips along roads, and places beside them, are paved only. */
const BESIDE_ROADS =
  /sidewalk|curb|parking|car park|path|trail|driveway|trottoir|bordure|stationnement|piste/i;
const LISTED_REBUILDING = new Set([
  ...REBUILDING,
  ...["elargissement", "urbanisation", "realignment"].map(stem),
]);
/** What may stand behind the last word of a list of works. */
const LAST_WORDS = new Set("program programme project contract work service various".split(" ").map(stem));

/**
 * The word that says so where a title lists rebuilding among the works on roads: "Roadway Rehabilitation, Reconstruction,
 * and Paving".
 */
export function listedRebuilding(
  { tokens }: FoldedText,
  phrases: ReadonlyArray<PhraseEvidence>,
): Token | undefined {
  const isRoadWork = phrases.some(
    ({ rule, work, phrase }) => rule.service === "paving" && work !== "none" && !BESIDE_ROADS.test(phrase),
  );
  if (!isRoadWork || !tokens.some(({ stem: word }) => ROADS.has(word))) return undefined;
  const isJoint = (token: Token | undefined) => token?.loose === true || CONJUNCTIONS.has(token?.stem ?? "");
  return tokens.find((token, at) => {
    if (!LISTED_REBUILDING.has(token.stem)) return false;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const begins = !before || token.loose || CONJUNCTIONS.has(before.stem);
    const ends = !next || next.stem === "" || LAST_WORDS.has(next.stem) || isJoint(next);
    // Alone behind a dash it is the whole job, and done to what the dash follows.
    return begins && ends && (isJoint(next) || CONJUNCTIONS.has(before?.stem ?? ""));
  });
}
