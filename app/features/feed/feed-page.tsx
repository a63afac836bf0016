import type { ReactNode } from "react";
import { COVERAGE } from "~/content/coverage";
import { FEED_PARTS, pausedInFeed } from "~/content/feed";
import { MISSED } from "~/content/missed";
import { CoverageAround } from "~/features/coverage/coverage-around";
import { LiveUpdates } from "~/features/live/live-updates";
import { ListControls } from "~/features/opportunities/list-controls";
import { OpportunityList } from "~/features/opportunities/opportunity-list";
import { SavedLink } from "~/features/opportunities/saved-link";
import { UpdatedLine } from "~/features/opportunities/updated-line";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FigureLine } from "~/ui/figures";
import { PageLink } from "~/ui/row-link";
import { ClosingStrip } from "./closing-strip";
import type { ClosingView, FeedPageView } from "./feed-view";

type FeedHeadingProps = { view: FeedPageView; isFirstVisit: boolean };

/** The page's h1. */
export function FeedHeading({ view, isFirstVisit }: FeedHeadingProps) {
  return (
    <>
      {isFirstVisit ? "Welcome" : "Welcome back"}, {view.greetingName}
    </>
  );
}

type FeedPageProps = {
  view: FeedPageView;
  /** The open bid, above the list. */
  detail?: ReactNode;
  /** The upgrade banner, for plans that can be upgraded. */
  banner?: ReactNode;
};

/** What closes first, then what is new. Everything above it is one line each. */
export function FeedPage({ view, detail, banner }: FeedPageProps) {
  const { closing, list, controls, loadMoreHref } = view;
  const cards = [...(closing?.cards ?? []), ...(list?.cards ?? [])];
  const more = { loadMoreHref, loadMoreLabel: "Load More" };
  const { isCompact } = controls.density;
  return (
    <>
      {detail}
      <div data-print="not-beside" className="-mt-2 space-y-0.5">
        <Missing {...view} />
        <div className="gap-x-6 lg:flex lg:items-center">
          {view.figures.length > 0 && <FigureLine figures={view.figures} />}
          {cards.length > 0 && view.closings && <ClosingStrip closings={view.closings} />}
        </div>
        <MyFeed {...view} />
        {closing && <Closing closing={closing} isCompact={isCompact} {...(list === null && more)} />}
        {list && list.cards.length > 0 && (
          <section aria-labelledby="list-heading">
            <ListHead>
              <h2 id="list-heading" className="text-base">
                {list.heading}
              </h2>
              <ListControls {...controls} />
            </ListHead>
            <OpportunityList
              cards={list.cards}
              cardLinkLabel="View Full Bid Pack"
              isCompact={isCompact}
              count={cards.length}
              {...more}
            />
          </section>
        )}
        {cards.length === 0 && view.missing.length === 0 && <NothingOpen {...view} />}
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm sm:hidden">
          <MoreBids savedCount={view.savedCount} />
        </div>
        <PageLink href="/dashboard/missed" className="inline-flex min-h-11 items-center text-sm text-link">
          {MISSED.link}
        </PageLink>
        <UpdatedLine
          updated={view.updated}
          refreshHref={view.refreshHref}
          live={
            <LiveUpdates
              scope="feed"
              asOf={view.asOf}
              listed={cards.map(({ id }) => id)}
              refreshHref={view.refreshHref}
            />
          }
        />
        {view.figuresNote && <p className="text-sm text-muted">{view.figuresNote}</p>}
        {banner}
      </div>
    </>
  );
}

/** What could not be loaded; the rest of the page is there. */
function Missing({ missing, refreshHref }: Pick<FeedPageView, "missing" | "refreshHref">) {
  if (missing.length === 0) return null;
  return (
    <div role="alert" className="rounded-card border border-urgent bg-urgent-tint px-4 py-2">
      <p>
        <strong className="font-semibold">{FEED_PARTS.heading}.</strong> {missing.join(" ")}
      </p>
      <PageLink href={refreshHref} className="inline-flex min-h-11 items-center text-link">
        {FEED_PARTS.tryAgain}
      </PageLink>
    </div>
  );
}

function ListHead({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center justify-between gap-x-4">{children}</div>;
}

type ClosingProps = {
  closing: ClosingView;
  isCompact: boolean;
  loadMoreHref?: string | null;
  loadMoreLabel?: string;
};

/** Everything that closes within the week, soonest first; five of them above the feed. */
function Closing({ closing, isCompact, ...more }: ClosingProps) {
  const { count, cards, link } = closing;
  return (
    <section id="closing" aria-labelledby="closing-heading">
      <ListHead>
        <h2 id="closing-heading" className="flex min-h-8 items-center gap-2 text-base">
          Closing in the next 7 days{" "}
          {count !== null && (
            <>
              <span className="sr-only">(</span>
              <Badge tone="soon">{count}</Badge>
              <span className="sr-only">)</span>
            </>
          )}
        </h2>
        {link && (
          <PageLink href={link.href} className="inline-flex min-h-8 items-center text-sm text-link">
            {link.label}
          </PageLink>
        )}
      </ListHead>
      {cards.length > 0 ? (
        <OpportunityList
          label="Closing in the next 7 days"
          cards={cards}
          cardLinkLabel="View Full Bid Pack"
          isMain={link?.href === "/dashboard"}
          isCompact={isCompact}
          {...more}
        />
      ) : (
        <p className="text-muted">Nothing in your feed closes in the next 7 days.</p>
      )}
    </section>
  );
}

function NothingOpen({
  serviceTypes,
  regions,
  leavesOut,
  around,
}: Pick<FeedPageView, "serviceTypes" | "regions" | "leavesOut" | "around">) {
  return (
    <EmptyState
      heading="No opportunities found"
      action={
        <>
          <LinkButton to="/opportunities">Browse All Opportunities</LinkButton>
          {around && (
            <LinkButton to={around.href} look="secondary">
              What is open in {around.name}
            </LinkButton>
          )}
        </>
      }
    >
      There are no open notices for {listed(serviceTypes)} in {listed(regions)} right now
      {leavesOut && (
        <>
          {", apart from those "}
          <PageLink href="/dashboard/settings#left-out" className="text-link">
            that you left out
          </PageLink>
        </>
      )}
      . New ones appear here and in your digest when their sources publish them. To see more, add a region or
      a trade in{" "}
      <PageLink href="/dashboard/settings" className="text-link">
        Digest Settings
      </PageLink>
      .
    </EmptyState>
  );
}

/** "Peel Region or Ottawa"; long lists are shortened. */
function listed(names: ReadonlyArray<string>): string {
  if (names.length === 0) return "anything you follow";
  return names.length > 3
    ? `${names.slice(0, 2).join(", ")} or ${names.length - 2} more`
    : names.join(" or ");
}

type MyFeedProps = Pick<FeedPageView, "regions" | "serviceTypes" | "paused" | "savedCount" | "coverage">;

/** One line at every width: what does not fit is cut, and the settings list it all. */
function MyFeed({ regions, serviceTypes, paused, savedCount, coverage }: MyFeedProps) {
  return (
    <section aria-label="My Feed" className="flex flex-wrap items-center gap-x-3 text-sm">
      <h2 className="text-sm">My Feed</h2>
      <ul aria-label="Regions and service types" className="min-w-0 flex-1 truncate">
        {[...regions, ...serviceTypes].map((name) => (
          <li key={name} className="inline not-first:before:text-muted not-first:before:content-['_·_']">
            {name}
          </li>
        ))}
      </ul>
      <PageLink href="/dashboard/settings" className="inline-flex min-h-9 items-center text-link">
        Change
      </PageLink>
      {coverage && (
        <details className="open:basis-full">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-link">
            {COVERAGE.inShort}
          </summary>
          <CoverageAround view={coverage} />
        </details>
      )}
      <div className="flex items-center gap-x-3 max-sm:hidden">
        <MoreBids savedCount={savedCount} />
      </div>
      {paused.length > 0 && <p className="basis-full pb-1 text-muted">{pausedInFeed(paused)}</p>}
    </section>
  );
}

/** Beside My Feed; on a phone below the list. */
function MoreBids({ savedCount }: Pick<FeedPageView, "savedCount">) {
  return (
    <>
      <SavedLink count={savedCount} />
      <PageLink href="/opportunities" className="inline-flex min-h-9 items-center text-link">
        Explore All Opportunities
      </PageLink>
    </>
  );
}
