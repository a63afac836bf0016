import { isInAddress } from "~/domain/classification/names/street-addresses";
import { PART_PHRASES } from "~/domain/classification/part-phrases";
import { PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import { type FoldedText, foldText } from "~/domain/classification/text/folded-text";
import type { Notice } from "~/domain/opportunities/notice";
import type { ServiceKey } from "~/domain/service-types";
import { orderedParts, type TradePartId } from "~/domain/trade-parts";

/** A longer title is cut. */
const TITLE_READ = 1_000;
/** The opening of a description says what the job is. What is only named further on does not show a part. */
const OPENING_READ = 400;

const INDEXES: ReadonlyMap<ServiceKey, PhraseIndex<ReadonlyArray<TradePartId>>> = new Map(
  Object.entries(PART_PHRASES).map(([trade, entries]) => [
    trade as ServiceKey,
    new PhraseIndex(
      entries.flatMap(({ parts, phrases }) => phrases.map((phrase) => [phrase, parts] as const)),
    ),
  ]),
);

/**
 * The parts of its trades that a notice shows: for each trade those in the title, or if there are none, those in the
 * description's opening. A trade of which no part is returned may need any of its parts. Depends on the notice alone.
 */
export function partsOfNotice(
  notice: Pick<Notice, "title" | "summary" | "sections">,
  trades: ReadonlyArray<ServiceKey>,
): Array<TradePartId> {
  const title = foldText(notice.title.slice(0, TITLE_READ));
  const opening = foldText(openingOf(notice));
  return orderedParts(
    trades.flatMap((trade) => {
      const inTitle = partsIn(title, trade);
      return inTitle.length > 0 ? inTitle : partsIn(opening, trade);
    }),
  );
}

function openingOf({ summary, sections }: Pick<Notice, "summary" | "sections">): string {
  const [text = ""] = [summary, ...Object.values(sections)].filter((part) => part?.trim());
  return (text ?? "").trimStart().slice(0, OPENING_READ);
}

function partsIn(text: FoldedText, trade: ServiceKey): Array<TradePartId> {
  const { tokens } = text;
  const index = INDEXES.get(trade);
  const found: Array<TradePartId> = [];
  for (let at = 0; index && at < tokens.length; at += 1) {
    const match = index.matchAt(tokens, at);
    if (!match || isInAddress(text, at)) continue;
    found.push(...match.rules.flat());
    at = match.last;
  }
  return found;
}
