import { useSyncExternalStore } from "react";
import { type SavedBidStatus, statusLabel } from "~/domain/opportunities/saved-bid";
import { classes } from "~/ui/classes";
import { isConnectionLost, subscribeToConnection } from "~/ui/connection";
import { DrawnIcon } from "~/ui/drawn-icons";

type SaveButtonProps = {
  title: string;
  saved: SavedBidStatus | null;
  /** It has been pressed, and the server has not answered yet. */
  isPending: boolean;
};

/** A card's heart, a button of its form. It shows the new state at once, and the server's answer when it arrives. */
export function SaveButton({ title, saved, isPending }: SaveButtonProps) {
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  const isSaved = saved !== null || (isPending && !isLost);
  const label = saved === null || saved === "interested" ? "Saved" : statusLabel(saved);
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      aria-busy={isPending}
      className={classes("bid-save", isSaved ? "text-interested" : "text-ink")}
    >
      <DrawnIcon name="heart" className={classes("size-5", isSaved && "fill-current")} />
      {isSaved ? label : "Save"}
      <span className="sr-only">{` ${title}`}</span>
    </button>
  );
}
