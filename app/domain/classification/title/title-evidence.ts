import { namesOtherBusiness } from "~/domain/classification/asked-for/other-business";
import { keepsParks } from "~/domain/classification/codes/buyer-kinds";
import { isFederalRoad } from "~/domain/classification/codes/federal-roads";
import type { EvidenceByTrade, EvidenceSource } from "~/domain/classification/evidence-by-trade";
import { WEIGHTS } from "~/domain/classification/evidence-weights";
import { BUILDERS, isSite, startOfFurnishing } from "~/domain/classification/names/sites";
import { type PhraseEvidence, phraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import type { ClassifiableNotice, Texts } from "~/domain/classification/text/notice-parts";
import { bareStructures } from "~/domain/classification/title/bare-structures";
import { isJobOfItsOwn, ofItsOwn } from "~/domain/classification/title/joined-jobs";
import { isPlainWork, listedRebuilding, rebuildsStreet } from "~/domain/classification/title/rebuilt-streets";
import { mainPhrases } from "~/domain/classification/title/title-parts";
import { isOfWholeProject } from "~/domain/classification/title/whole-projects";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

export function addTitleEvidence(
  found: EvidenceByTrade,
  { kinds, language }: ClassifiableNotice,
  { title, buyer }: Texts,
) {
  const isBuilt = kinds.includes("construction") && !namesOtherBusiness(title);
  const doesWork = isBuilt || (kinds.includes("services") && !kinds.includes("goods"));
  const phrases = mainPhrases(title, phraseEvidence(title, buyer, { isTitle: true }));
  const furnishing = startOfFurnishing(title);
  // Québec's portal lists works as such; English portals often call them services.
  const isElsewhere = language === "fr" && kinds.length > 0 && !kinds.includes("construction");
  for (const each of phrases) {
    const evidence = isJobOfItsOwn(title, each, phrases) ? ofItsOwn(each) : each;
    if (isSite(evidence, phrases) || isBehind(evidence, furnishing)) continue;
    if (isOfWholeProject(title, evidence, phrases)) continue;
    const counts = BUILDERS.has(evidence.rule.service) ? isBuilt : !evidence.rule.works && doesWork;
    if (evidence.work === "none" && (!counts || isNamedByCode(found, evidence.rule))) {
      if (!evidence.rule.generic) found.nameInTitle(evidence.rule.service, evidence.quote);
      continue;
    }
    // If a title names two trades of equal weight, the first one is the main job.
    const weight = isPlainWork(evidence) && isElsewhere ? WEIGHTS.vagueElsewhere : titleWeight(evidence);
    addPhrase(found, evidence, "title", weight - evidence.start / 10_000);
  }
  if (buyer && keepsParks(buyer) && rebuildsPark(title, phrases)) addUnnamed(found, phrases, UNNAMED_PARK);
  else if (rebuildsStreet(title, phrases)) addUnnamed(found, phrases, UNNAMED_STREET);
  addRebuilding(found, title, phrases);
  if (phrases.some(({ work }) => work !== "none")) return;
  const isRoad = isFederalRoad(title.raw);
  const named = isRoad ? phrases.find(({ rule }) => BUILDERS.has(rule.service) && !rule.generic) : undefined;
  if (named) addPhrase(found, named, "title", WEIGHTS.titleThing);
  else if (isRoad) addRoad(found, title.raw);
  if (kinds.length > 0 || isRoad) return;
  const structures = bareStructures(title, phrases).filter((each) => !isBehind(each, furnishing));
  const structure = structures.find(({ rule }) => rule.standsAlone && !rule.generic) ?? structures[0];
  if (structure) addPhrase(found, structure, "title", titleWeight(structure));
}

/** "J041--Airflow Balancing, VA Medical Center": the code names the trade, the building only the place. */
function isNamedByCode(found: EvidenceByTrade, { generic, also, service }: PhraseEvidence["rule"]): boolean {
  // Roads lead through parks: "Project CATO 10(5) - Catoctin Mountain Park".
  if (also && found.has("paving", "own-code")) return true;
  return generic === true && found.trades.some((trade) => trade !== service && found.has(trade, "own-code"));
}

/** Whether what the title names is only where furnishings are set up. */
function isBehind({ rule, start }: PhraseEvidence, furnishing: number): boolean {
  return start > furnishing && (rule.generic === true || rule.standsAlone === true);
}

/** "Reconstruction of Chappetto Square", "Reconstruction of pond drainage and miscellaneous site work". */
function rebuildsPark({ raw, tokens }: Texts["title"], phrases: ReadonlyArray<PhraseEvidence>): boolean {
  if (tokens.some(({ stem: word }) => HOUSES.has(word))) return false;
  const [first] = phrases;
  return phrases.every(isPlainWork) || (first !== undefined && isPlainWork(first) && SITE_WORK.test(raw));
}

const SITE_WORK = /\band (?:misc(?:\.|ellaneous)|other|related) site ?work/i;

/** What park departments have rebuilt besides parks. */
const HOUSES = new Set(
  (
    "hall house museum headquarters pier tower armory theater theatre stadium carousel lodge inn hotel guestroom room " +
    "lobby kitchen restaurant cafeteria cabin cottage dormitory bathroom restroom washroom office roof interior"
  ).split(" "),
);

/** What is rebuilt without being named by a phrase of the vocabulary, and the second trade for it. */
type Unnamed = { phrase: string; also: Trade; tag: string };
/** "Reconstruction of Chappetto Square": only the work is named, so a place in the open is rebuilt. */
const UNNAMED_PARK: Unnamed = { phrase: "(park)", also: "landscaping", tag: "Landscaping" };
/** "Reconstruction of Wyandotte Street from Colborne Street". */
const UNNAMED_STREET: Unnamed = { phrase: "(street)", also: "paving", tag: "Paving" };

function addRoad(found: EvidenceByTrade, text: string) {
  const evidence = { source: "title", text, phrase: UNNAMED_STREET.phrase, tag: null } as const;
  found.add("construction", { ...evidence, weight: WEIGHTS.titleCommon });
  found.add(UNNAMED_STREET.also, {
    ...evidence,
    weight: WEIGHTS.titleCommon - SECOND,
    tag: UNNAMED_STREET.tag,
  });
}

function addUnnamed(
  found: EvidenceByTrade,
  phrases: ReadonlyArray<PhraseEvidence>,
  { phrase, also, tag }: Unnamed,
) {
  const [first] = phrases;
  if (first === undefined) return;
  const weight = titleWeight(first);
  const evidence = { source: "title", text: first.quote, phrase } as const;
  found.add("construction", { ...evidence, weight, tag: first.rule.tag });
  found.add(also, { ...evidence, weight: weight - SECOND, tag });
}

/** Roads that are built again are construction as well. */
function addRebuilding(
  found: EvidenceByTrade,
  title: Texts["title"],
  phrases: ReadonlyArray<PhraseEvidence>,
) {
  const word = listedRebuilding(title, phrases);
  if (!word) return;
  found.add("construction", {
    source: "title",
    weight: WEIGHTS.titleCommon - SECOND,
    tag: "Construction",
    text: title.raw.slice(word.start, word.end),
    phrase: "(rebuilding)",
  });
}

function titleWeight({ rule, work }: PhraseEvidence): number {
  if (rule.titleOnly || isPlainWork({ rule })) return WEIGHTS.titleCommon;
  if (work === "named" || work === "beside") return WEIGHTS.titleWork;
  return work === "near" ? WEIGHTS.titleThing : WEIGHTS.titleThingAlone;
}

/** A second trade that the same words name weighs a little less, so that it comes after the first. */
const SECOND = 0.5;

/** Returns whether the phrase had not been counted before. */
export function addPhrase(
  found: EvidenceByTrade,
  { rule, quote, phrase, isRebuilt, work }: PhraseEvidence,
  source: EvidenceSource,
  weight: number,
): boolean {
  const { generic } = rule;
  const vague = generic && (work === "none" || isPlainWork({ rule }));
  const add = (trade: Trade, tag: string, itsWeight: number): boolean => {
    const kind = {
      ...(generic ? { generic } : {}),
      ...(vague ? { vague } : {}),
      ...(work === "none" ? { placeOnly: true as const } : {}),
    };
    return found.add(trade, {
      source,
      weight: itsWeight,
      tag,
      text: rule.unshown ? "" : quote,
      phrase,
      ...kind,
    });
  };
  const isNew = add(rule.service, rule.tag, weight);
  for (const second of [rule.also, isRebuilt ? rule.alsoIfRebuilt : undefined]) {
    if (second) add(second.service, second.tag, source === "title" ? weight - SECOND : weight);
  }
  return isNew;
}
