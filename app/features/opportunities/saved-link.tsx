import { LinkButton } from "~/ui/button";

/** The link from a page of bids to the saved bids, for plans that have it there; none without a count. */
export function SavedLink({ count }: { count: string | null }) {
  if (count === null) return null;
  return (
    <LinkButton to="/saved-bids" look="quiet" className="-mx-2">
      View Saved ({count})
    </LinkButton>
  );
}
