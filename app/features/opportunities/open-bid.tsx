import type { ReactNode } from "react";
import { Button, LinkButton } from "~/ui/button";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { BidForm } from "./bid-form";
import { OpportunityDetail } from "./opportunity-detail";
import type { OpenBidView } from "./views";

type OpenBidProps = {
  bid: OpenBidView;
  /** The list's URL without the open bid. */
  closeHref: string;
  isPage?: boolean;
};

/** The bid in the page's URL: its details, or the step that is needed before they are shown. */
export function OpenBid({ bid, closeHref, isPage = false }: OpenBidProps) {
  switch (bid.kind) {
    // Over the limit, the page shows the upgrade dialog instead.
    case "limit":
    case "none":
    case "failed":
      return null;
    case "detail":
      return (
        <OpportunityDetail
          key={bid.detail.id}
          view={bid.detail}
          closeHref={closeHref}
          isPage={isPage}
          actions={
            <>
              {bid.maySaveToPipeline && (
                <BidForm bidId={bid.detail.id} intent="save" surface="detail">
                  <Button>Save to Pipeline</Button>
                </BidForm>
              )}
              <BidForm bidId={bid.detail.id} intent="pdf">
                <Button look="secondary">Download PDF</Button>
              </BidForm>
            </>
          }
        />
      );
    case "save-first":
    case "confirm":
      return (
        <Question
          title={bid.kind === "save-first" ? "Save this bid to view its details" : "View this bid’s details"}
          bid={bid}
          {...{ closeHref, isPage }}
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
  bid: { title: string; language?: "en" | "fr" };
  closeHref: string;
  isPage: boolean;
  actions: ReactNode;
  children: ReactNode;
};

function Question({ title, bid, closeHref, isPage, actions, children }: QuestionProps) {
  return (
    <PageOrDialog title={title} closeHref={closeHref} width="narrow" isPage={isPage}>
      {() => (
        <div className="space-y-3 px-4 py-5 sm:px-6">
          <h2 className="text-xl">{title}</h2>
          <p lang={bid.language} className="border-l-4 border-line pl-3 text-muted">
            {bid.title}
          </p>
          {children}
          <div className="flex flex-wrap justify-end gap-3 pt-2">
            <LinkButton to={closeHref} look="secondary" replace preventScrollReset>
              Not Now
            </LinkButton>
            {actions}
          </div>
        </div>
      )}
    </PageOrDialog>
  );
}
