import { HERO, TRIAL_TERMS } from "~/content/landing";
import { Breadcrumb } from "~/features/public-site/breadcrumb";
import { LinkButton } from "~/ui/button";
import type { PublicBid } from "./public-bids";
import { PublicBidList } from "./public-bids";

type Counted = { name: string; href: string; count: string };

export type BidPageView = {
  regionName: string;
  trade: { slug: string; name: string } | null;
  path: string;
  regionPath: string;
  found: number;
  foundLabel: string;
  bids: ReadonlyArray<PublicBid>;
  /** The region's trades that have open bids. */
  trades: ReadonlyArray<Counted>;
  attributions: ReadonlyArray<string>;
  asOf: string;
};

export type BidIndexView = {
  canada: ReadonlyArray<Counted & { trades: ReadonlyArray<Counted> }>;
  unitedStates: ReadonlyArray<Counted & { trades: ReadonlyArray<Counted> }>;
  asOf: string;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Snow removal bids in Peel Region" */
export function bidPageHeading({ trade, regionName }: Pick<BidPageView, "trade" | "regionName">): string {
  return `${trade ? `${capitalised(trade.name)} bids` : "Public bids"} in ${regionName}`;
}

export function bidPageDescription(view: BidPageView): string {
  const { trade, regionName, foundLabel, found } = view;
  const what = `${foundLabel} open public ${trade ? `${trade.name} ` : ""}${found === 1 ? "bid" : "bids"}`;
  return `${what} in ${regionName}, with buyers and closing dates. Get new bids by email. ${TRIAL_TERMS}`;
}

export function BidPage({ view }: { view: BidPageView }) {
  const { regionName, trade, regionPath, found, foundLabel, bids, trades, attributions, asOf } = view;
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <Breadcrumb steps={[trade ? { label: regionName, href: regionPath } : { label: regionName }]} />
      <h1 className="mt-3 text-2xl sm:text-3xl">{bidPageHeading(view)}</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">
        {found === 0
          ? "Nothing is open right now. New bids are published on most weekdays."
          : `${foundLabel} open, the next to close first. ${asOf}.`}
      </p>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {bids.length > 0 && <PublicBidList label={bidPageHeading(view)} bids={bids} level="h2" />}
          {found > bids.length && (
            <p className="mt-3 text-muted">
              {`Showing the first ${bids.length} of ${foundLabel}. Start a trial to see the others, with details and documents.`}
            </p>
          )}
          <ul className="mt-4 space-y-1 text-sm text-muted">
            {attributions.map((attribution) => (
              <li key={attribution}>{attribution}</li>
            ))}
          </ul>
        </div>
        <aside className="space-y-8">
          <section className="rounded-card border-2 border-primary bg-surface p-5">
            <h2 className="text-lg">Get new bids by email</h2>
            <p className="mt-1 text-muted">
              {`Every new ${trade ? `${trade.name} ` : ""}bid in ${regionName}, with its scope, documents and the reason it matched.`}
            </p>
            <LinkButton to="/sign-up" reloadDocument className="mt-4 w-full">
              {HERO.primaryCall}
            </LinkButton>
            <p className="mt-2 text-sm text-muted">{TRIAL_TERMS}</p>
          </section>
          {trades.length > 0 && (
            <nav aria-labelledby="trades">
              <h2 id="trades" className="text-lg">
                By trade
              </h2>
              <CountedList items={trades} />
            </nav>
          )}
        </aside>
      </div>
    </div>
  );
}

export function BidIndex({ view }: { view: BidIndexView }) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <h1 className="text-2xl sm:text-3xl">Open bids by region and trade</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">
        Public tenders that are open now, with buyers and closing dates. {view.asOf}.{" "}
        <a href="/legal#coverage" className="text-link">
          Where they come from
        </a>
      </p>
      {[
        { heading: "Canada", regions: view.canada },
        { heading: "United States", regions: view.unitedStates },
      ].map(
        ({ heading, regions }) =>
          regions.length > 0 && (
            <section key={heading} className="mt-8">
              <h2 className="text-xl">{heading}</h2>
              <div className="mt-4 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
                {regions.map((region) => (
                  <section key={region.href}>
                    <h3 className="border-b border-line pb-1 text-lg">
                      <a href={region.href} className="underline-offset-4 hover:underline">
                        {region.name}
                      </a>{" "}
                      <span className="font-normal text-muted tabular-nums">{region.count}</span>
                    </h3>
                    <CountedList items={region.trades} />
                  </section>
                ))}
              </div>
            </section>
          ),
      )}
      {view.canada.length + view.unitedStates.length === 0 && (
        <p className="mt-6">Nothing is open right now. New bids are published on most weekdays.</p>
      )}
    </div>
  );
}

function CountedList({ items }: { items: ReadonlyArray<Counted> }) {
  return (
    <ul className="mt-1">
      {items.map(({ name, href, count }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-11 items-center justify-between gap-3 underline-offset-4 hover:underline sm:min-h-9"
          >
            {capitalised(name)} <span className="text-muted tabular-nums">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
