import type { ReactNode } from "react";
import { LiveUpdates } from "~/features/live/live-updates";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { Figures } from "~/ui/figures";
import { OpportunityList } from "./opportunity-list";
import { UpdatedLine } from "./updated-line";
import type { FeedPageView, OpportunityCardView } from "./views";

/** What the page's h1 says. */
export function FeedHeading({ view }: { view: FeedPageView }) {
  return <>Welcome back, {view.greetingName}</>;
}

type FeedPageProps = {
  view: FeedPageView;
  /** The open bid, above the list. */
  detail?: ReactNode;
  cardActions?: (card: OpportunityCardView) => ReactNode;
};

export function FeedPage({ view, detail, cardActions }: FeedPageProps) {
  const { figures } = view;
  return (
    <>
      {detail}
      <div data-print="not-beside" className="space-y-4">
        <Figures
          figures={[
            { label: "Active Opportunities", value: figures.activeOpportunities },
            { label: "Total Contract Value", value: figures.totalContractValue },
            { label: "Urgent Deadlines", value: figures.urgentDeadlines },
          ]}
          note={figures.totalNote}
        />
        <MyFeed regions={view.regions} serviceTypes={view.serviceTypes} />
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
              {...(cardActions && { cardActions })}
            />
          ) : (
            <EmptyState
              heading="No opportunities found"
              action={<LinkButton to="/opportunities">Browse All Opportunities</LinkButton>}
            >
              Nothing open right now fits your regions and trades. New notices appear here as their sources
              publish them.
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}

function MyFeed({ regions, serviceTypes }: Pick<FeedPageView, "regions" | "serviceTypes">) {
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
      <LinkButton to="/opportunities" look="secondary">
        Explore All Opportunities
      </LinkButton>
    </Card>
  );
}
