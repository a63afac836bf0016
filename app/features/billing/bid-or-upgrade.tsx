import { OpenBid } from "~/features/opportunities/open-bid";
import type { OpenBidView } from "~/features/opportunities/views";
import { UpgradeDialog } from "./upgrade-dialog";
import type { UpgradeView } from "./views";

type BidOrUpgradeProps = {
  bid: OpenBidView;
  /** What Pro is, when the page is asked for it or a bid is over the day's limit. */
  upgrade: UpgradeView | null;
  closeHref: string;
  isPage?: boolean;
};

/** What stands open over a page of bids: a bid, the question before it, or what Pro adds. */
export function BidOrUpgrade({ bid, upgrade, closeHref, isPage = false }: BidOrUpgradeProps) {
  if (bid.kind === "limit" && upgrade) {
    return (
      <UpgradeDialog view={upgrade} closeHref={closeHref}>
        <p className="font-semibold">You have used today’s {bid.viewsADay} views.</p>
        <p>
          You get {bid.viewsADay} more at midnight, Toronto time, and bids you have already opened stay open. Pro opens every bid directly, without a limit.
        </p>
      </UpgradeDialog>
    );
  }
  if (upgrade) return <UpgradeDialog view={upgrade} closeHref={closeHref} />;
  return <OpenBid bid={bid} closeHref={closeHref} isPage={isPage} />;
}
