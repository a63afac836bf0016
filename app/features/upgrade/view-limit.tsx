import { BidForm } from "~/features/opportunities/bid-form";
import { NewTabLink } from "~/features/opportunities/listing-link";
import type { OpenBidView } from "~/features/opportunities/opportunity-view";
import { Button } from "~/ui/button";

/** What somebody can do who has used today's views: keep the bid, or read it at its portal. */
export function ViewLimit({ bid }: { bid: Extract<OpenBidView, { kind: "limit" }> }) {
  const { id, title, language, viewsADay, isSaved, listing } = bid;
  return (
    <div className="space-y-3">
      <p lang={language} className="border-l-4 border-line pl-3 text-muted">
        {title}
      </p>
      <p>
        <strong className="font-semibold">You have used today’s {viewsADay} views.</strong> You get{" "}
        {viewsADay} more at midnight, Toronto time, and bids you have already opened stay open.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isSaved ? (
          <p role="status" className="font-semibold">
            Saved: it is in My Saved Bids.
          </p>
        ) : (
          <BidForm bidId={id} intent="save">
            <Button>Save it for tomorrow</Button>
          </BidForm>
        )}
        {listing?.url && (
          <NewTabLink url={listing.url}>{`View the listing at ${listing.sourceName}`}</NewTabLink>
        )}
      </div>
      <p>Pro opens every bid directly, without a limit.</p>
    </div>
  );
}
