import { isWithin } from "~/domain/classification/description/description-parts";
import { detailsIn, isPutBack, requestsWithoutDetails } from "~/domain/classification/description/details";
import { isDoneByOthers } from "~/domain/classification/description/work-of-others";
import type { EvidenceByTrade } from "~/domain/classification/evidence-by-trade";
import { WEIGHTS } from "~/domain/classification/evidence-weights";
import { type PhraseEvidence, phraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import type { FoldedText } from "~/domain/classification/text/folded-text";
import { LEAD_LENGTH } from "~/domain/classification/text/lead-length";
import type { Texts } from "~/domain/classification/text/notice-parts";
import { isPlainWork } from "~/domain/classification/title/rebuilt-streets";
import { addPhrase } from "~/domain/classification/title/title-evidence";
import { startOfDetails } from "~/domain/classification/title/title-parts";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** The paths, lights and taps of a park are details of it. */
const PARK_TRADES: ReadonlySet<Trade> = new Set(["construction", "landscaping"]);

type Place = "opening" | "stated" | "lead" | "rest";
/** In this order, because the same words count once. */
const PLACES: ReadonlyArray<Place> = ["opening", "stated", "lead", "rest"];

export function addBodyEvidence(found: EvidenceByTrade, texts: Texts) {
  const rest = new Map<Trade, number>();
  const things = new Map<Trade, number>();
  for (const { place, evidence, inTerms } of inOrder(placedPhrases(texts))) {
    const strength = evidence.work === "near" ? "thing" : "work";
    if (place === "opening") {
      const weight = strength === "thing" ? WEIGHTS.openingThing : WEIGHTS.openingWork;
      addPhrase(found, evidence, "title", weight - evidence.start / 10_000);
    } else if (place === "stated" || (place === "lead" && !inTerms)) {
      const weight = leadWeight(strength);
      // One word for work stands near many things, and most of them say where it is done.
      const known = strength === "thing" ? (things.get(evidence.rule.service) ?? 0) : 0;
      if (known >= MOST_THINGS) continue;
      if (addPhrase(found, evidence, "body", weight) && strength === "thing")
        things.set(evidence.rule.service, known + weight);
    } else {
      const trade = evidence.rule.service;
      const full = inTerms
        ? termsWeight(strength)
        : strength === "work"
          ? WEIGHTS.bodyWork
          : WEIGHTS.bodyThing;
      // However often the rest mentions a trade, it is no more than a mention.
      const known = rest.get(trade) ?? 0;
      const weight = Math.min(full, WEIGHTS.bodyMost - known);
      if (weight <= 0) continue;
      if (addPhrase(found, evidence, "mention", weight)) rest.set(trade, known + weight);
    }
  }
}

/** What things near a word for work add to a trade at most. */
const MOST_THINGS = 2;

type Placed = { place: Place; evidence: PhraseEvidence; inTerms: boolean };

function inOrder(placed: ReadonlyArray<Placed>): Array<Placed> {
  return PLACES.flatMap((place) => placed.filter((each) => each.place === place));
}

/** Where each phrase of the description that is about work stands. Clauses are left out. */
function placedPhrases(texts: Texts): Array<Placed> {
  const { isTitleSilent, isTitleUnclear, opening, body, buyer, parts } = texts;
  const phrases = phraseEvidence(body, buyer, { isBody: !isTitleSilent || isTitleUnclear === true }).filter(
    ({ work }) => work !== "none",
  );
  const { from, to } = endOfRequest(opening, phrases);
  const inOpening = ({ start }: PhraseEvidence) => start >= from && start < to;
  const named = phrases.find(
    (each) => inOpening(each) && (!each.rule.generic || (each.work === "beside" && !isPlainWork(each))),
  );
  // "Bids for plowing. Damage to lawns shall be repaired."
  const isAside = ({ inTerms, start }: PhraseEvidence) =>
    inTerms && named !== undefined && !named.inTerms && start > named.start;
  const requests = requestsWithoutDetails(body, parts.requests, phrases);
  const details = detailsIn(body, phrases);
  // "The work includes … . The contractor shall obtain all plumbing permits."
  const isCondition = ({ inConditions, start }: PhraseEvidence, from: number) =>
    inConditions && SENTENCE_END.test(body.raw.slice(from, start));
  const isStated = (each: PhraseEvidence) =>
    each.isItem ||
    requests.some((request) => isWithin([request], each.start) && !isCondition(each, request.start));
  // "Bids for road salt. Damaged lawns shall be restored": the first sentence says what is asked for.
  const isClause = (each: PhraseEvidence) =>
    each.inTerms && !isStated(each) && SENTENCE_END.test(body.raw.slice(from, each.start));
  const opens = (each: PhraseEvidence) =>
    isTitleSilent &&
    ((inOpening(each) && !isAside(each) && !isClause(each)) || each.isItem || (!named && isStated(each)));
  const buildsPark = phrases.some((each) => opens(each) && each.rule.also?.service === "landscaping");
  return phrases.flatMap((evidence): Array<Placed> => {
    const { rule, start, work } = evidence;
    if (isPutBack(evidence, phrases) || isDoneByOthers(body, evidence)) return [];
    if (isPlainWork(evidence) && INTRODUCING.test(body.raw.slice(start + evidence.phrase.length))) return [];
    const stated = isStated(evidence);
    const inTerms = evidence.inTerms && !stated;
    const isClear =
      !isTitleUnclear || (!rule.generic && !rule.titleOnly && !inTerms && (work !== "near" || stated));
    if (opens(evidence) && isClear && (!buildsPark || PARK_TRADES.has(rule.service)))
      return [{ place: "opening", evidence, inTerms }];
    if (rule.titleOnly) return [];
    if (stated) return [{ place: "stated", evidence, inTerms }];
    if (isWithin(parts.clauses, start)) return [];
    const leads = start < LEAD_LENGTH && !isWithin(details, start);
    return [{ place: leads ? "lead" : "rest", evidence, inTerms }];
  });
}

const SENTENCE_END = /[.;!?]\s|\n/;

/** "Les travaux consistent en l'entretien des feux": what follows says which work. */
const INTRODUCING = /^\s+(?:[àa] \p{L}+\s+)?(?:consist|compren|compris|inclu|visent|visés|portent)/u;

const leadWeight = (strength: "work" | "thing") =>
  strength === "work" ? WEIGHTS.leadWork : WEIGHTS.leadThing;
const termsWeight = (strength: "work" | "thing") => (strength === "work" ? WEIGHTS.termsWork : 0);

/** Where the opening begins, and where it stops saying what the job is. */
function endOfRequest({ tokens }: FoldedText, phrases: ReadonlyArray<PhraseEvidence>) {
  const from = tokens[0]?.start ?? 0;
  const details = startOfDetails({ tokens });
  const isNamed = phrases.some(({ start, rule }) => start >= from && start < details && !rule.generic);
  const end = tokens.at(-1)?.end ?? 0;
  return { from, to: isNamed ? Math.min(details, end) : end };
}
