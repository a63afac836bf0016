import { PageLink } from "~/ui/row-link";

/** The link from a page of bids to the saved bids, for plans that have it there; none without a count. */
export function SavedLink({ count }: { count: string | null }) {
  if (count === null) return null;
  return (
    <PageLink href="/saved-bids" className="inline-flex min-h-9 items-center text-sm text-link">
      View Saved ({count})
    </PageLink>
  );
}
