import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type SavedBidStatus, statusLabel } from "~/domain/opportunities/saved-bid";
import { classes } from "~/ui/classes";
import { isConnectionLost, subscribeToConnection } from "~/ui/connection";
import { BidForm } from "./bid-form";

type SaveButtonProps = { bidId: number; title: string; saved: SavedBidStatus | null };

/** A card's heart. It shows the new state at once, and the server's answer when it arrives. */
export function SaveButton({ bidId, title, saved }: SaveButtonProps) {
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  return (
    <BidForm bidId={bidId} intent="save" was={saved}>
      {(isPending) => {
        const isSaved = saved !== null || (isPending && !isLost);
        const label = saved === null || saved === "interested" ? "Saved" : statusLabel(saved);
        return (
          <button
            type="submit"
            aria-busy={isPending}
            className={classes(
              "inline-flex min-h-11 items-center gap-1.5 rounded-control pr-2 font-semibold hover:bg-wash @xl:min-h-8 @5xl:min-h-7",
              isSaved ? "text-interested" : "text-ink",
            )}
          >
            <Heart aria-hidden="true" className={classes("size-5", isSaved && "fill-current")} />
            {isSaved ? label : "Save"}
            <span className="sr-only"> {title}</span>
          </button>
        );
      }}
    </BidForm>
  );
}
