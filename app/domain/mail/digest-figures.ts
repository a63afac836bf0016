import { type Currency, inCanadianDollars, type UsdRate } from "../money";
import { type OpportunityAmounts, statedValue, urgentUntil } from "../opportunities/opportunity";
import { type ClosingOfBid, countedClosing } from "../reading/kept/text-closing";

/** The fields of a listed bid that a digest's figures are computed from. */
export type ListedBid = OpportunityAmounts & ClosingOfBid & { currency: Currency | null };

/** The figures of the bids that a digest lists, and of no others. */
export type DigestFigures = {
  /** The sum of the stated values in Canadian dollars; `null` if none states one. */
  cad: number | null;
  /** Whether some of the values were converted from US dollars. */
  converted: boolean;
  urgent: number;
  firstCloses: number | null;
};

export function figuresOfListed(bids: ReadonlyArray<ListedBid>, asOf: Date, rate: UsdRate): DigestFigures {
  const until = urgentUntil(asOf);
  const figures: DigestFigures = { cad: null, converted: false, urgent: 0, firstCloses: null };
  for (const bid of bids) {
    const { currency } = bid;
    const value = statedValue(bid);
    if (value !== null) {
      figures.cad = (figures.cad ?? 0) + inCanadianDollars(value, currency, rate);
      figures.converted ||= currency === "USD";
    }
    const closing = countedClosing(bid, asOf);
    if (closing === null) continue;
    if (closing < until) figures.urgent++;
    figures.firstCloses = Math.min(figures.firstCloses ?? Infinity, closing.getTime());
  }
  return figures;
}
