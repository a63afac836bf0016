import { SERVING } from "~/domain/classification/asked-for/asked-of-notice";
import { BUILDERS } from "~/domain/classification/names/sites";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { type FoldedText, isDashed, stem, type Token } from "~/domain/classification/text/folded-text";

/** Work on a whole building or its rooms: what lots of single trades belong to. */
const WHOLE_WORK = new Set(
  "renovation rehabilitation redevelopment expansion addition construction reamenagement agrandissement reconstruction"
    .split(" ")
    .map(stem),
);

/** Whether the title names a trade's own job before. */
function namesJobBefore(phrases: ReadonlyArray<PhraseEvidence>, { start, rule }: PhraseEvidence): boolean {
  return phrases.some(
    (other) =>
      other.start < start &&
      other.rule.service !== rule.service &&
      !other.rule.generic &&
      (other.work === "named" || other.work === "beside"),
  );
}

/**
 * "Electrical work - library renovation", "Travaux d'asphalte - agrandissement de l'édifice": behind a dash stands the
 * project that the job belongs to.
 */
function isProject({ raw, tokens }: FoldedText, { rule, start, phrase }: PhraseEvidence): boolean {
  if (rule.service !== "construction" || rule.strength !== "work" || rule.also) return false;
  const first = tokens.findIndex((token) => token.start === start);
  const last = tokens.findIndex((token) => token.end === start + phrase.length);
  const isWhole = tokens.slice(first, last + 1).some(({ stem: word }) => WHOLE_WORK.has(word));
  return isWhole && isDashedOff(raw, tokens, first);
}

/** How many words of a site's name may stand between the dash and the work. */
const LONGEST_SITE = 3;

function isDashedOff(raw: string, tokens: ReadonlyArray<Token>, first: number): boolean {
  for (let at = first; at > 0 && at >= first - LONGEST_SITE; at -= 1) {
    const token = tokens[at];
    if (token?.loose) return isDashed(raw, tokens[at - 1]?.end ?? 0, token.start);
  }
  return false;
}

const ON = new Set(["sur", "en", "on", "atop"]);

/** "Installation de panneaux solaires sur les toits": what stands on something is the job. */
function carriesJob({ tokens }: FoldedText, { rule, start }: PhraseEvidence): boolean {
  if (rule.service !== "construction" || rule.strength === "work") return false;
  let at = tokens.findIndex((token) => token.start === start) - 1;
  while (at > 0 && LINK_WORDS.has(tokens[at]?.stem ?? "")) at -= 1;
  return at > 0 && ON.has(tokens[at]?.stem ?? "");
}

/** "Raccordement électrique des classes modulaires": the building is what the other trade works on. */
function isServed(
  { tokens }: FoldedText,
  { rule, start, phrase }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  if (rule.service !== "construction") return false;
  const first = tokens.findIndex((token) => token.start === start);
  const last = tokens.findIndex((token) => token.end === start + phrase.length);
  if (tokens.slice(first, last + 1).some(({ stem: word }) => namesWork("build", word))) return false;
  let before = first - 1;
  while (before > 0 && !tokens[before + 1]?.loose && LINK_WORDS.has(tokens[before]?.stem ?? "")) before -= 1;
  if (before === first - 1) return false;
  const end = tokens[before]?.end;
  return phrases.some(
    (other) => other.rule.service !== "construction" && other.start + other.phrase.length === end,
  );
}

/** A street is dug up with what lies in it, a path or one beside a building is not. */
const PATHS = /stationnement|parking|car park|piste|sentier|path|trail/i;

/** "Ajout de capacité électrique pour stationnement". */
const FOR = new Set([...ON, "pour", "for"]);

/** "Remplacement du pont sur la piste": what is repaired stands on the pavement, or is there for it. */
function isPavedPlace(
  { tokens }: FoldedText,
  { rule, start, phrase, work, isJoined }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  const others = phrases.filter((other) => other.start < start && other.rule.service !== "paving");
  if (rule.service !== "paving" || rule.strength === "work" || work !== "near" || isJoined) return false;
  const isDugUp = others.some(({ rule: other }) => other.service === "construction" || other.generic);
  if (isDugUp && !PATHS.test(phrase)) return false;
  const first = tokens.findIndex((token) => token.start === start);
  const isName = (at: number) =>
    LINK_WORDS.has(tokens[at]?.stem ?? "") || (!isDugUp && first - at <= LONGEST_SITE);
  let at = first;
  do {
    if (tokens[at]?.loose) return false;
    at -= 1;
  } while (at > 0 && !FOR.has(tokens[at]?.stem ?? "") && isName(at));
  return at > 0 && FOR.has(tokens[at]?.stem ?? "");
}

/** "Arboriculture work - Streets and parks": what is tended there is no road. */
function isTendedPlace({ rule, isApart }: PhraseEvidence, phrases: ReadonlyArray<PhraseEvidence>): boolean {
  return (
    isApart &&
    BUILDERS.has(rule.service) &&
    rule.strength === "thing" &&
    phrases.some(({ rule: other, work }) => SERVING.has(other.service) && !other.generic && work === "named")
  );
}

const SNOW_SITE = /\b(?:site|lieu|d[ée]p[ôo]t|facility|yard)\b|^(?:snow )?(?:disposal|dump)/i;

/** "Planting of vegetation - snow disposal site". */
function isSnowSite({ rule, phrase }: PhraseEvidence): boolean {
  return rule.service === "snow" && SNOW_SITE.test(phrase);
}

/** Whether building or road work in a title only says to what project or place another trade's job belongs. */
export function isOfWholeProject(
  title: FoldedText,
  evidence: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  return (
    namesJobBefore(phrases, evidence) &&
    (isProject(title, evidence) ||
      carriesJob(title, evidence) ||
      isServed(title, evidence, phrases) ||
      isPavedPlace(title, evidence, phrases) ||
      isSnowSite(evidence) ||
      isTendedPlace(evidence, phrases))
  );
}
