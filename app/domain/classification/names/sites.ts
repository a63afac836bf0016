import { PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { fold, type FoldedText } from "~/domain/classification/text/folded-text";
import { FURNISHINGS } from "~/domain/classification/vocabulary/furnishings";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** Where works are bought, the trades that build count without a word for work. */
export const BUILDERS: ReadonlySet<Trade> = new Set(["construction", "paving"]);

/** Names of sites are singular: "Pier 31". Several things are a list of what is built or repaired. */
const PLURAL = /s$/i;

/** Networks and strips along streets give no site its name: "Réfection de rues (aqueduc, égout)". */
const NETWORKS =
  /^(?:aqueduc|egout|conduite|trottoir|bordure|ponceau|voirie|chaussee|sewer|water ?main|sidewalk|curb|culvert)/;

const isWorkedOn = (phrase: string) => PLURAL.test(phrase) || NETWORKS.test(fold(phrase));

const furnishings = new PhraseIndex<true>(FURNISHINGS.map((phrase) => [phrase, true] as const));

/** Where the title's first furnishing begins; `Infinity` if it names none. */
export function startOfFurnishing({ tokens }: FoldedText): number {
  return tokens.find((_, at) => furnishings.matchAt(tokens, at) !== null)?.start ?? Infinity;
}

/** "Réfection des locaux - stationnement P3": a car park behind rooms says where they are. */
function isRoadBehindRooms({ service }: PhraseEvidence["rule"], { rule, work }: PhraseEvidence): boolean {
  return (
    service === "paving" && rule.service === "construction" && rule.strength === "thing" && work === "beside"
  );
}

/** "Addition of an access ramp to the pool at King Park". */
function isThingWorkedOn({ rule, work }: PhraseEvidence): boolean {
  return !rule.generic || (rule.strength === "thing" && work === "beside");
}

/** Whether the title names lights or signals of roads first, and nothing else before. */
function isBehindLights(start: number, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  const [first, ...others] = phrases.filter((other) => other.start < start);
  if (first?.rule.service !== "electrical" || first.start > 0) return false;
  return others.every(({ rule }) => rule.service === "electrical" || rule.service === "paving");
}

/** Whether the things named before are works of their own, and no park, whose lights are details. */
function isListOfWorks(phrases: ReadonlyArray<PhraseEvidence>, end: number): boolean {
  return (
    phrases.every(({ rule }) => !rule.also) &&
    phrases.some(
      ({ rule, work, start }) =>
        start < end && BUILDERS.has(rule.service) && !rule.generic && work !== "none",
    )
  );
}

/** "Uninterruptible Power and Electrical Room Retrofit, Shearwater Heliport": also where other things stand between. */
function isWorkedBefore({ rule, work, isApart }: PhraseEvidence, { isLast }: { isLast: boolean }): boolean {
  if (work === "near") return isLast && !isApart && !BUILDERS.has(rule.service);
  return work !== "none";
}

/** A thing behind another trade's work says where that is: "HVAC Maintenance, Pier 31". */
export function isSite(
  { rule, work, start, phrase, isApart, isJoined, isListed }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  if (rule.strength === "work") return false;
  // "Feux de circulation, intersection du chemin Sainte-Foy": a road behind lights that are named first.
  if (rule.service === "paving" && work !== "beside" && !isJoined && isBehindLights(start, phrases))
    return true;
  if (!isApart) return false;
  // "Bordures, pavage et éclairage": the last of a list.
  if (isJoined && work !== "none") return false;
  // "Plafonds, éclairage, revêtements": one of a list, which is no place.
  if (isListed && work !== "none" && !rule.generic && !BUILDERS.has(rule.service))
    return !isListOfWorks(phrases, start);
  // "Réfection complète de la rue Principale (eau potable, égouts, chaussée)": one of a list of what lies in a street.
  if (work === "none" && isListed && rule.service === "construction" && NETWORKS.test(fold(phrase)))
    return !phrases.some((other) => other.start < start && other.rule.service === "paving");
  // "Generator Project - Memorial Park".
  if (
    work === "none" &&
    rule.also &&
    phrases.some((other) => other.start < start && !other.rule.also && isThingWorkedOn(other))
  )
    return true;
  if (work !== "none" && BUILDERS.has(rule.service) && isWorkedOn(phrase)) return false;
  const isLast = phrases.every((other) => other.start <= start);
  return phrases.some(
    (other) =>
      other.start < start &&
      (other.rule.service !== rule.service || (rule.also && !other.rule.also)) &&
      (!other.rule.generic || isRoadBehindRooms(rule, other)) &&
      isWorkedBefore(other, { isLast }),
  );
}
