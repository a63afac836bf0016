import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { bothPrices, PLANS } from "~/domain/plans";
import { Button, LinkButton } from "~/ui/button";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { BidForm } from "./bid-form";
import { OpportunityDetail } from "./opportunity-detail";
import type { OpenBidView } from "./views";

type OpenBidProps = {
  bid: OpenBidView;
  /** The list's own address, without the open bid. */
  closeHref: string;
  isPage?: boolean;
};

/** The bid in the page's URL: its details, or what has to happen before they are shown. */
export function OpenBid({ bid, closeHref, isPage = false }: OpenBidProps) {
  switch (bid.kind) {
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
              : "It is in your list already. "}
            Your plan opens {bid.viewsADay} new bids a day; a bid that you have opened once stays open to you.
          </p>
          <p className="font-semibold">
            {bid.viewsLeft} of {bid.viewsADay} daily views left today. This uses one.
          </p>
        </Question>
      );
    case "limit":
      return (
        <Question
          title="You have used today’s views"
          bid={bid}
          {...{ closeHref, isPage }}
          dismissLabel="Maybe Later"
          actions={<LinkButton to="/dashboard/upgrade">Upgrade to Pro</LinkButton>}
        >
          <p>
            Your plan opens 5 new bids a day, and you have opened all of today’s. Tomorrow, at midnight
            Toronto time, there are 5 more; the bids you have opened before stay open.
          </p>
          <p className="flex items-start gap-2 font-semibold">
            <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            Pro opens every bid directly, without a limit: {bothPrices(PLANS.pro)}.
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
  dismissLabel?: string;
  actions: ReactNode;
  children: ReactNode;
};

function Question({
  title,
  bid,
  closeHref,
  isPage,
  dismissLabel = "Not Now",
  actions,
  children,
}: QuestionProps) {
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
              {dismissLabel}
            </LinkButton>
            {actions}
          </div>
        </div>
      )}
    </PageOrDialog>
  );
}
