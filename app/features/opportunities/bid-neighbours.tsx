import { Link } from "@remix-run/react";
import type { NeighboursView } from "./opportunity-view";

const STEP = "inline-flex min-h-11 items-center text-link";

/** Steps to the bid before or after, within the list that the open one came from. */
export function BidNeighbours({ neighbours }: { neighbours: NeighboursView }) {
  const { position, previousHref, nextHref } = neighbours;
  return (
    <nav
      aria-label="Bids in this list"
      data-beside
      data-print="hide"
      className="flex flex-wrap items-center gap-x-4 text-sm"
    >
      <span className="text-muted tabular-nums">{position}</span>
      {previousHref && (
        <Link to={previousHref} rel="prev" replace preventScrollReset className={STEP}>
          Previous<span className="sr-only"> bid</span>
        </Link>
      )}
      {nextHref && (
        <Link to={nextHref} rel="next" replace preventScrollReset className={STEP}>
          Next<span className="sr-only"> bid</span>
        </Link>
      )}
    </nav>
  );
}
