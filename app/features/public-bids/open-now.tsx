import { type PublicBid, PublicBidList } from "./public-bids";

export type OpenNowView = {
  heading: string;
  /** "in Ontario", or "". */
  where: string;
  /** The newest. */
  bids: ReadonlyArray<PublicBid>;
  /** Those of them that are not in `closing`. */
  alsoNew: ReadonlyArray<PublicBid>;
  /** Those that close first within the digest's week. */
  closing: ReadonlyArray<PublicBid>;
  asOf: string;
};

/** Real open bids beside the hero, in the same layout as the feed. */
export function OpenNow({ view }: { view: OpenNowView }) {
  return (
    <section aria-labelledby="open-now" className="min-w-0">
      <h2 id="open-now" className="mb-2 text-lg">
        {view.heading}
      </h2>
      <PublicBidList label="Open bids" bids={view.bids} level="h3" />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <a href="/bids-in" className="text-link">
          See your region
        </a>{" "}
        <span>{view.asOf}</span>
      </p>
    </section>
  );
}
