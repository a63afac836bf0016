import { TRADES_WITH_EQUIPMENT } from "~/domain/classification/asked-for/product-nouns";
import {
  buildsPremises,
  followsProduct,
  housesThing,
  namesProduct,
} from "~/domain/classification/asked-for/products";
import { cleansThing } from "~/domain/classification/phrases/cleaned-things";
import { isOfMachine } from "~/domain/classification/phrases/machines";
import {
  BESIDE,
  isUpdate,
  type Nearest,
  nearestWork,
  REACH,
  type Surroundings,
} from "~/domain/classification/phrases/nearest-work";
import { hasOtherObject } from "~/domain/classification/phrases/other-objects";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import { PHRASE_RULES } from "~/domain/classification/vocabulary/index";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

/** `beside`: a word for work is next to the thing. `near`: it is further off. */
export type Closeness = "named" | "beside" | "near" | "none";

export type Work = {
  closeness: Closeness;
  at: number | null;
  crosses?: boolean;
  /** Where "new" or "project" stands, which is no work by itself but belongs to what is quoted. */
  names?: number;
};

const unlessWords = new Map(
  PHRASE_RULES.flatMap((rule) => (rule.unless ? [[rule, new Set(rule.unless.map(stem))] as const] : [])),
);

/** Whether a word near the phrase says that it means something else. */
export function isExcepted(
  { tokens, sentence }: Omit<Surroundings, "trapped">,
  rule: PhraseRule,
  first: number,
  last: number,
) {
  const words = unlessWords.get(rule);
  if (!words) return false;
  const from = Math.max(sentence.from, first - REACH);
  const to = Math.min(sentence.to, last + 1 + REACH);
  for (let at = from; at < to; at += 1) {
    // Behind a dash or comma only the site's name follows: "nettoyage – Peace Bridge".
    if (at > last && tokens[at]?.loose) return false;
    if (words.has(tokens[at]?.stem ?? "")) return true;
  }
  return false;
}

type Text = Surroundings & Readonly<{ hasOperator: boolean; isTitle: boolean }>;

/** How the phrase is about work; `null` if it is about a product or a building instead. */
export function workAt(
  around: Text,
  rule: PhraseRule,
  { first, last }: { first: number; last: number },
): Work | null {
  const { tokens, sentence, hasOperator, isTitle } = around;
  if (cleansThing(rule, tokens, { first, last })) return null;
  if (isExcepted(around, rule, first, last) || (isTitle && isOfMachine(tokens, rule, first, last)))
    return null;
  const product =
    !hasOperator && (namesProduct(tokens, sentence, last) || followsProduct(tokens, sentence, first));
  if (!TRADES_WITH_EQUIPMENT.has(rule.service) && (product || buildsPremises(tokens, sentence, first, last)))
    return null;
  if (rule.strength === "thing" && housesThing(tokens, rule, last)) return null;
  if (rule.strength === "work" && !product) return { closeness: "named", at: null };
  // "Remplacement du contrôle d'accès" stands among the things too.
  if (isTitle && beginsInWork(tokens, first, last)) return { closeness: "beside", at: first };
  const found = nearestWork(around, rule.works ?? ["build", "serve"], first, last);
  const nearest = found && rule.service === "construction" && isUpdate(tokens, found.at) ? null : found;
  const project = !nearest && isTitle && isBuilt(rule) ? projectOf(around, rule, first, last) : null;
  if (project) return { closeness: "near", at: null, names: project.at };
  if (!nearest || (rule.near && (nearest.distance > BESIDE || nearest.crosses)))
    return rule.near ? null : { closeness: "none", at: null };
  if (isTitle && isPlace(rule) && hasOtherObject(around, nearest.at, first))
    return { closeness: "none", at: null };
  const isBeside = nearest.distance <= BESIDE && !nearest.crosses;
  return { closeness: isBeside ? "beside" : "near", at: nearest.at, crosses: nearest.crosses };
}

function beginsInWork(tokens: ReadonlyArray<Token>, first: number, last: number): boolean {
  return (
    LINK_WORDS.has(tokens[first + 1]?.stem ?? "") &&
    first < last &&
    namesWork("build", tokens[first]?.stem ?? "")
  );
}

/** A place that work may be done to or at. */
function isPlace({ service, strength, generic }: PhraseRule): boolean {
  return strength === "thing" && (service === "paving" || (service === "construction" && generic === true));
}

/** Something new is built, not cleaned or planted. */
function isBuilt({ works }: PhraseRule): boolean {
  return works?.includes("build") ?? true;
}

function projectOf(around: Surroundings, { also }: PhraseRule, first: number, last: number): Nearest | null {
  const project = nearestWork(around, ["project"], first, last);
  // "Data Cabling Project - Memorial Park": the project has an object of its own.
  if (project === null || project.distance > BESIDE) return null;
  // "Middle School and New Fairfield School": "new" belongs to what follows it.
  if (project.at > last && around.tokens[project.at]?.stem === "new") return null;
  return also && project.crosses && project.at < first ? null : project;
}
