import { BidRow } from "~/features/opportunities/bid-row";
import type { DeadlineView } from "~/features/opportunities/opportunity-view";
import { RowList } from "~/ui/card";
import { publicBidPath } from "./public-bid-view";

/** What visitors may see of a bid: what a row shows, without the summary. */
export type PublicBid = {
  id: number;
  title: string;
  language: "en" | "fr";
  buyer: string | null;
  location: string;
  deadline: DeadlineView;
  /** Bid type, category, source. */
  details: ReadonlyArray<string | null>;
};

type PublicBidListProps = { label: string; bids: ReadonlyArray<PublicBid>; level: "h2" | "h3" | "h5" };

export function PublicBidList({ label, bids, level }: PublicBidListProps) {
  return (
    <div className="@container">
      <RowList aria-label={label}>
        {bids.map((bid) => (
          <li key={bid.id}>
            <BidRow bid={bid} heading={level} href={publicBidPath(bid.id)} details={bid.details} />
          </li>
        ))}
      </RowList>
    </div>
  );
}
