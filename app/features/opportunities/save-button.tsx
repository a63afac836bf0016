import { useSyncExternalStore } from "react";
import { type SavedBidStatus, statusLabel } from "~/domain/opportunities/saved-bid";
import { classes } from "~/ui/classes";
import { isConnectionLost, subscribeToConnection } from "~/ui/connection";
import { DrawnIcon } from "~/ui/drawn-icon";
import { namedWithTitle } from "./bid-row";

type SaveButtonProps = {
  bidId: number;
  /** Where the list's form sends it. */
  address: string;
  saved: SavedBidStatus | null;
  /** It has been pressed, and the server has not answered yet. */
  isPending: boolean;
};

/** A card's heart, a button of its list's form. It shows the new state at once, and the server's answer when it arrives. */
export function SaveButton({ bidId, address, saved, isPending }: SaveButtonProps) {
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  const isSaved = saved !== null || (isPending && !isLost);
  const label = saved === null || saved === "interested" ? "Saved" : statusLabel(saved);
  return (
    <button
      name="intent"
      value="save"
      formAction={address}
      {...namedWithTitle("save", bidId)}
      className={isSaved ? "bid-save text-interested" : "bid-save"}
    >
      <DrawnIcon name="heart" className={classes("size-5", isSaved && "fill-current")} />
      {isSaved ? label : "Save"}
    </button>
  );
}
