import { BARE_COMPONENT } from "~/domain/classification/phrases/components";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import type { FoldedText } from "~/domain/classification/text/folded-text";
import { isHoused, isPlaceOfCare, isPurpose } from "~/domain/classification/title/french-purposes";

/** "Including", "which includes", "incluant": what precedes is the job itself. */
const INCLUDING = /^(?:includ|incl$|inclu|compren)/;
const LETTER_I = "i".charCodeAt(0);
const LETTER_C = "c".charCodeAt(0);
/** "Associated electrical work", "related paving": what follows comes with the job and is no trade of its own. */
const ATTENDING = new Set("associated related ancillary incidental accessory".split(" "));
/** How many words behind such a word still belong to it. */
const ATTENDING_REACH = 6;

/** Where a text begins to list what its job includes; `Infinity` if it does not. */
export function startOfDetails({ tokens }: Pick<FoldedText, "tokens">): number {
  return tokens.find(({ stem: word }) => beginsDetails(word))?.start ?? Infinity;
}

export function beginsDetails(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first === LETTER_I || first === LETTER_C) && INCLUDING.test(word);
}

/**
 * The phrases of a title that say what the job is. What "associated" or "related" precedes is left out if the title
 * names a trade before, and a building named before "including" is the job, not only its place.
 */
export function mainPhrases(
  title: FoldedText,
  phrases: ReadonlyArray<PhraseEvidence>,
): Array<PhraseEvidence> {
  const details = startOfDetails(title);
  const namesJob = phrases.some(
    ({ start, rule, work }) => start < details && !rule.generic && work !== "none",
  );
  const isJob = ({ start }: PhraseEvidence) => details !== Infinity && start < details && !namesJob;
  return phrases
    .filter(
      (each) =>
        !attends(title, each, phrases) &&
        !isCause(title, each, phrases) &&
        !isPartOfHeating(each, phrases) &&
        !isPlaceOfCare(title, each, phrases) &&
        !isPurpose(title, each, phrases) &&
        !isHoused(title, each) &&
        !isPartOfPark(each, phrases, details) &&
        !isPartOfCare(each, phrases, details),
    )
    .map((each) => (isJob(each) ? asJob(each) : each))
    .map((each) => (isEarthworkOfRoad(each, phrases) ? withoutGrounds(each) : each));
}

function attends(
  { tokens }: FoldedText,
  { start }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const word = tokens.slice(Math.max(0, at - ATTENDING_REACH), at).find(({ stem }) => ATTENDING.has(stem));
  return (
    word !== undefined &&
    phrases.some((other) => other.start < word.start && !other.rule.generic && other.work !== "none")
  );
}

const AFTER = new Set(["following", "suite", "apre"]);

/** "Seeding of areas following decontamination work", "réfection suite à un dégât d'eau": that is why, not what. */
function isCause(
  { tokens }: FoldedText,
  { start }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const after = tokens.findLast((token, position) => position < at && AFTER.has(token.stem));
  if (!after || tokens.slice(tokens.indexOf(after), at).some(({ loose }) => loose)) return false;
  return phrases.some((other) => other.start < after.start && other.work !== "none");
}

/** "Chaudière et pompes", "ventilateurs et moteurs": bare parts beside what heats or cools belong to that. */
function isPartOfHeating({ rule, phrase }: PhraseEvidence, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  if (rule.service !== "electrical" || !BARE_COMPONENT.test(phrase)) return false;
  return phrases.some((other) => other.rule.service === "hvac" && !other.rule.generic);
}

const CARE: ReadonlySet<string> = new Set(["snow", "janitorial"]);

/** "Graffiti Removal (Including Painting)": nothing is built where a place is cleaned. */
function isPartOfCare(
  { rule, start }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
  details: number,
): boolean {
  return (
    start > details &&
    rule.service === "construction" &&
    phrases.some((other) => other.start < details && CARE.has(other.rule.service) && other.work === "named")
  );
}

const CAR_PARKS = /parking|stationnement|car park/i;

/**
 * "Playground Construction with Pathways": paths belong to the park, and so does whatever its improvements include:
 * "bottle filler with plumbing".
 */
function isPartOfPark(
  { rule, start, phrase, isJoined }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
  details: number,
): boolean {
  if (rule.also || rule.service === "construction" || rule.service === "landscaping") return false;
  const isDetail = start > details;
  if (!isDetail && (rule.service !== "paving" || rule.strength === "work")) return false;
  // "Cour d'école et stationnement": cars have a surface of their own.
  if (isJoined && CAR_PARKS.test(phrase)) return false;
  return phrases.some(
    (other) =>
      other.start < start &&
      other.rule.also?.service === "landscaping" &&
      (other.work === "named" || other.work === "beside"),
  );
}

function asJob(evidence: PhraseEvidence): PhraseEvidence {
  const { generic, ...rule } = evidence.rule;
  return generic && rule.service === "construction" && evidence.work !== "none"
    ? { ...evidence, rule }
    : evidence;
}

/** "Terrassement, structure de chaussée": the ground is moved for a road. */
function isEarthworkOfRoad({ phrase }: PhraseEvidence, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  return (
    /terrassement/i.test(phrase) &&
    phrases.some(({ rule, phrase: other }) => rule.service === "paving" && !CAR_PARKS.test(other))
  );
}

function withoutGrounds(evidence: PhraseEvidence): PhraseEvidence {
  const { also: _, ...rule } = evidence.rule;
  return { ...evidence, rule };
}
