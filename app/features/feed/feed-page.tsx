import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LiveUpdates } from "~/features/live/live-updates";
import { OpportunityList } from "~/features/opportunities/opportunity-list";
import { SavedLink } from "~/features/opportunities/saved-link";
import { UpdatedLine } from "~/features/opportunities/updated-line";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { Figures } from "~/ui/figures";
import { ClosingStrip } from "./closing-strip";
import type { FeedPageView } from "./feed-view";

/** The page's h1. */
export function FeedHeading({ view }: { view: FeedPageView }) {
  return <>Welcome back, {view.greetingName}</>;
}

type FeedPageProps = {
  view: FeedPageView;
  /** The open bid, above the list. */
  detail?: ReactNode;
  /** The upgrade banner, for plans that can be upgraded. */
  banner?: ReactNode;
};

export function FeedPage({ view, detail, banner }: FeedPageProps) {
  const { figures } = view;
  return (
    <>
      {detail}
      <div data-print="not-beside" className="space-y-4">
        {banner}
        <Figures
          figures={[
            { label: "Active Opportunities", value: figures.activeOpportunities },
            { label: "Total Contract Value", value: figures.totalContractValue },
            { label: "Urgent Deadlines", value: figures.urgentDeadlines },
          ]}
          note={figures.totalNote}
        />
        {view.cards.length > 0 && <ClosingStrip closings={view.closings} />}
        <MyFeed {...view} />
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            {view.cards.length > 0 && <h2 className="text-base">{view.found.label}</h2>}
            <UpdatedLine
              updated={view.updated}
              refreshHref={view.refreshHref}
              live={
                <LiveUpdates
                  scope="feed"
                  asOf={view.asOf}
                  listed={view.cards.map(({ id }) => id)}
                  refreshHref={view.refreshHref}
                />
              }
            />
          </div>
          {view.cards.length > 0 ? (
            <OpportunityList
              cards={view.cards}
              cardLinkLabel="View Full Bid Pack"
              loadMoreHref={view.loadMoreHref}
              loadMoreLabel="Load More"
            />
          ) : (
            <EmptyState
              heading="No opportunities found"
              action={<LinkButton to="/opportunities">Browse All Opportunities</LinkButton>}
            >
              There are no open notices for {listed(view.serviceTypes)} in {listed(view.regions)} right now.
              New ones appear here and in your digest when their sources publish them. To see more, add a
              region or a trade in{" "}
              <Link to="/dashboard/settings" className="text-link">
                Digest Settings
              </Link>
              .
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}

/** "Peel Region or Ottawa"; long lists are shortened. */
function listed(names: ReadonlyArray<string>): string {
  if (names.length === 0) return "anything you follow";
  return names.length > 3
    ? `${names.slice(0, 2).join(", ")} or ${names.length - 2} more`
    : names.join(" or ");
}

type MyFeedProps = Pick<FeedPageView, "regions" | "serviceTypes" | "savedCount">;

function MyFeed({ regions, serviceTypes, savedCount }: MyFeedProps) {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <h2 className="text-lg">My Feed</h2>
      <ul aria-label="Regions and service types" className="flex min-w-0 flex-1 basis-56 flex-wrap gap-2">
        {[...regions, ...serviceTypes].map((name) => (
          <li key={name} className="max-w-full">
            <Chip>{name}</Chip>
          </li>
        ))}
      </ul>
      <SavedLink count={savedCount} />
      <LinkButton to="/opportunities" look="secondary">
        Explore All Opportunities
      </LinkButton>
    </Card>
  );
}
