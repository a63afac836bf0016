import { LinkButton } from "~/ui/button";

/** The way to the saved bids from a page of bids, for the plans that have it there; no link without a count. */
export function SavedLink({ count }: { count: string | null }) {
  if (count === null) return null;
  return (
    <LinkButton to="/saved-bids" look="quiet" className="-mx-2">
      View Saved ({count})
    </LinkButton>
  );
}
