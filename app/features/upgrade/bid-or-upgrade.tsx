import { OpenBid } from "~/features/opportunities/open-bid";
import type { NeighboursView, OpenBidView } from "~/features/opportunities/opportunity-view";
import { UpgradeDialog } from "./upgrade-dialog";
import type { UpgradeView } from "./upgrade-view";
import { ViewLimit } from "./view-limit";

type BidOrUpgradeProps = {
  bid: OpenBidView;
  /** Set when the page asks for the upgrade, or when opening the bid is over the daily limit. */
  upgrade: UpgradeView | null;
  closeHref: string;
  neighbours?: NeighboursView | null;
  isPage?: boolean;
};

/** The panel over a page of bids: a bid, the question whether to open it, or the upgrade. */
export function BidOrUpgrade({ bid, upgrade, closeHref, neighbours, isPage = false }: BidOrUpgradeProps) {
  if (bid.kind === "limit" && upgrade) {
    return (
      <UpgradeDialog view={upgrade} closeHref={closeHref}>
        <ViewLimit bid={bid} />
      </UpgradeDialog>
    );
  }
  if (upgrade) return <UpgradeDialog view={upgrade} closeHref={closeHref} />;
  return <OpenBid bid={bid} closeHref={closeHref} neighbours={neighbours ?? null} isPage={isPage} />;
}
