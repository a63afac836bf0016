import type { EvidenceByTrade, EvidenceSource } from "~/domain/classification/evidence-by-trade";
import { ENOUGH, WEIGHTS } from "~/domain/classification/evidence-weights";
import type { LearnedScores } from "~/domain/classification/learned/learned-scores";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import { SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";

/**
 * What a trade needs to be kept or added: the sum must be positive. Fitted to what older rules had said of notices that
 * nobody had read when those rules were written; the rules of today have been corrected by the same notices.
 */
export const OPINION = {
  start: -3.85,
  /** For each unit of the learned score. */
  learned: 0.85,
  /** If the rules give the trade. */
  given: 2.15,
  /** If the title names the trade's job, or a thing with its work beside it. */
  named: 0.45,
  /** If what names the trade only says that something is built. */
  generic: -0.25,
  /** For each point of the rules' evidence; `beside` of the strongest in the title for another trade. */
  title: 0.2,
  body: 0.39,
  label: 0.07,
  category: 0.23,
  buyer: 0.48,
  beside: -0.08,
} as const;

const TRADES: ReadonlyArray<Trade> = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id)).filter(
  (service) => service !== "other",
);

/** The rules know the few names of these jobs. What they leave out is a machine, a site or another kind of cleaning. */
const NAMED_BY_RULES_ALONE: ReadonlySet<Trade> = new Set(["snow", "janitorial"]);
/** How clearly the words must speak for no trade before the only one goes: a title of unknown words says nothing. */
const FOR_NO_TRADE = 0.3;
/** How clearly the words must speak against a trade that the portal's code or a code's label names. */
const AGAINST_CODE = -1;

/**
 * The rules' trades without those that the learned words speak against, then those that the words add. What a sender
 * or the title names stays, and a trade that no word of the title speaks for is not added: codes alone are no evidence.
 */
export function reconsidered(
  found: EvidenceByTrade,
  given: ReadonlyArray<Trade>,
  learned: LearnedScores,
): Array<Trade> {
  const isLikely = (trade: Trade) => likelihood(found, given, trade, learned.of(trade)) > 0;
  const mayDrop = (trade: Trade) =>
    learned.of(trade) < 0 && (given.length > 1 || learned.of("other") > FOR_NO_TRADE);
  const kept = given.filter(
    (trade) => !mayDrop(trade) || isSure(found, trade) || isCoded(found, trade, learned) || isLikely(trade),
  );
  const mayAdd = (trade: Trade) => !given.includes(trade) && !NAMED_BY_RULES_ALONE.has(trade);
  const added = TRADES.filter((trade) => mayAdd(trade) && isLikely(trade)).flatMap((trade) => {
    const text = learned.wordsFor(trade);
    return text === null ? [] : [{ trade, text }];
  });
  for (const { trade, text } of added)
    found.add(trade, { source: "title", weight: ENOUGH.usually, tag: null, text });
  return [...kept, ...added.map(({ trade }) => trade)];
}

/** Whether the sender or the title names the trade, and not only that something is built. */
function isSure(found: EvidenceByTrade, trade: Trade): boolean {
  if (found.has(trade, "tag")) return true;
  const isGeneric = found.of(trade).some(({ generic }) => generic);
  return !isGeneric && strongestInTitle(found, trade) > NAMED;
}

function isCoded(found: EvidenceByTrade, trade: Trade, learned: LearnedScores): boolean {
  return found.has(trade, "own-code", "label") && learned.of(trade) > AGAINST_CODE;
}

function likelihood(
  found: EvidenceByTrade,
  given: ReadonlyArray<Trade>,
  trade: Trade,
  score: number,
): number {
  const title = strongestInTitle(found, trade);
  const others = TRADES.filter((other) => other !== trade).map((other) => strongestInTitle(found, other));
  const points = (source: EvidenceSource) =>
    found
      .of(trade)
      .filter((each) => each.source === source)
      .reduce((sum, { weight }) => sum + weight, 0);
  const isGeneric = found.of(trade).some(({ generic }) => generic);
  return (
    OPINION.start +
    OPINION.learned * score +
    (given.includes(trade) ? OPINION.given : 0) +
    (title > NAMED ? OPINION.named : 0) +
    (isGeneric ? OPINION.generic : 0) +
    OPINION.title * title +
    OPINION.body * points("body") +
    OPINION.label * points("label") +
    OPINION.category * points("category") +
    OPINION.buyer * points("buyer") +
    OPINION.beside * Math.max(...others)
  );
}

/** A second trade of the same words, and words further behind, weigh a little less than `titleWork`. */
const NAMED = WEIGHTS.titleWork - 1;

function strongestInTitle(found: EvidenceByTrade, trade: Trade): number {
  return Math.max(0, ...found.of(trade).map(({ source, weight }) => (source === "title" ? weight : 0)));
}
