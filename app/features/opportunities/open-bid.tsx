import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { BID_GONE_PAGE } from "~/content/error-pages";
import { NOT_MY_KIND, SHOW_AGAIN } from "~/content/not-my-kind";
import { Button } from "~/ui/button";
import { Dialog, DialogClose } from "~/ui/dialog";
import { BidForm } from "./bid-form";
import { BidNeighbours } from "./bid-neighbours";
import { ListingLink } from "./listing-link";
import { OpportunityDetail } from "./opportunity-detail";
import type { NeighboursView, OpenBidView, PortalLinkView } from "./opportunity-view";

type OpenBidProps = {
  bid: OpenBidView;
  /** The list's URL without the open bid. */
  closeHref: string;
  neighbours?: NeighboursView | null;
  isPage?: boolean;
};

/** The bid in the page's URL: its details, or the step that is needed before they are shown. */
export function OpenBid({ bid, closeHref, neighbours = null, isPage = false }: OpenBidProps) {
  switch (bid.kind) {
    // Over the limit, the page shows the upgrade dialog instead.
    case "limit":
    case "none":
    case "failed":
      return null;
    case "gone":
      return (
        <Dialog
          title={BID_GONE_PAGE.heading}
          closeHref={closeHref}
          width="narrow"
          place={isPage ? "page" : "over"}
        >
          <p>{BID_GONE_PAGE.text}</p>
        </Dialog>
      );
    case "detail":
      return (
        <OpportunityDetail
          view={bid.detail}
          closeHref={closeHref}
          neighbours={neighbours}
          isPage={isPage}
          actions={
            <>
              {bid.maySaveToPipeline && (
                <BidForm bidId={bid.detail.id} intent="save" surface="detail" was={bid.savedStatus}>
                  <SaveToPipeline isSaved={bid.savedStatus !== null} />
                </BidForm>
              )}
              <BidForm bidId={bid.detail.id} intent="pdf">
                <Button look="secondary">Download PDF</Button>
              </BidForm>
              {bid.maySaveToPipeline && bid.savedStatus !== null && (
                <BidForm bidId={bid.detail.id} intent="remove">
                  <Button look="quiet">Remove</Button>
                </BidForm>
              )}
            </>
          }
          wayOut={
            <BidForm bidId={bid.detail.id} intent={bid.isHidden ? "show" : "hide"}>
              <Button look="quiet">{bid.isHidden ? SHOW_AGAIN : NOT_MY_KIND}</Button>
            </BidForm>
          }
        />
      );
    case "save-first":
    case "confirm":
      return (
        <Question
          title={bid.kind === "save-first" ? "Save this bid to view its details" : "View this bid’s details"}
          bid={bid}
          {...{ closeHref, neighbours, isPage }}
          actions={
            <BidForm bidId={bid.id} intent="view">
              <Button>{bid.kind === "save-first" ? "Save & View Details" : "View Details"}</Button>
            </BidForm>
          }
        >
          <p>
            {bid.kind === "save-first"
              ? "A bid must be saved to your list before its full details open. "
              : "It is already in your list. "}
            Your plan opens {bid.viewsADay} new bids a day. Bids you have opened before stay open.
          </p>
          <p className="font-semibold">
            {bid.viewsLeft} of {bid.viewsADay} daily views left today. This uses one.
          </p>
        </Question>
      );
  }
}

type QuestionProps = {
  title: string;
  bid: {
    title: string;
    language?: "en" | "fr";
    where: string;
    listing: PortalLinkView | null;
    dates: ReadonlyArray<string>;
  };
  closeHref: string;
  neighbours: NeighboursView | null;
  isPage: boolean;
  actions: ReactNode;
  children: ReactNode;
};

function Question({ title, bid, closeHref, neighbours, isPage, actions, children }: QuestionProps) {
  return (
    <Dialog
      title={title}
      closeHref={closeHref}
      lead={neighbours && <BidNeighbours neighbours={neighbours} />}
      width="narrow"
      place={isPage ? "page" : "over"}
      footer={
        <>
          <DialogClose>Not Now</DialogClose>
          {actions}
        </>
      }
    >
      <div className="space-y-3">
        <p lang={bid.language} className="border-l-4 border-line pl-3 wrap-anywhere text-muted">
          {bid.title}
        </p>
        <p>{bid.where}</p>
        <ul aria-label="Key dates" role="list">
          {bid.dates.map((date) => (
            <li key={date}>{date}</li>
          ))}
        </ul>
        {children}
        {bid.listing?.url && <ListingLink url={bid.listing.url} />}
      </div>
    </Dialog>
  );
}

/** Saving again changes nothing, and the notice says that the bid is already there. */
function SaveToPipeline({ isSaved }: { isSaved: boolean }) {
  if (!isSaved) return <Button>Save to Pipeline</Button>;
  return (
    <Button look="secondary">
      <Check aria-hidden="true" className="size-5 text-won" />
      Saved to Pipeline
    </Button>
  );
}
