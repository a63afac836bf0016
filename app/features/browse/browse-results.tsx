import { Link } from "@remix-run/react";
import { LiveUpdates } from "~/features/live/live-updates";
import { DensityLink } from "~/features/opportunities/list-controls";
import { OpportunityList, OpportunityPlaceholders } from "~/features/opportunities/opportunity-list";
import { SavedLink } from "~/features/opportunities/saved-link";
import { UpdatedLine } from "~/features/opportunities/updated-line";
import { LinkButton } from "~/ui/button";
import { RemovableChip } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import type { BrowsePageView } from "./browse-view";
import { RESULTS_ID } from "./filter-sheet";

const hasClosingDates = ({ advanced }: BrowsePageView) =>
  advanced.closingFrom !== "" || advanced.closingTo !== "";

type ResultsProps = {
  view: BrowsePageView;
  searching: boolean;
};

/** The set filters, the list, and what stands in its place. */
export function BrowseResults({ view, searching }: ResultsProps) {
  const clearLink = (
    <LinkButton to={view.clearHref} look="quiet">
      Clear All Filters
    </LinkButton>
  );
  return (
    <>
      <h2 id={RESULTS_ID} tabIndex={-1} className="sr-only">
        Opportunities
      </h2>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        {view.chips.length > 0 && (
          <>
            <ul aria-label="Active filters" className="contents" role="list">
              {view.chips.map((chip) => (
                <li key={chip.removeHref} className="max-w-full">
                  <RemovableChip {...chip} />
                </li>
              ))}
            </ul>
            {view.cards.length > 0 && clearLink}
          </>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-x-4">
          <DensityLink {...view.density} />
          <SavedLink count={view.savedCount} />
          <UpdatedLine
            updated={view.updated}
            refreshHref={view.refreshHref}
            saysSo
            live={
              <LiveUpdates
                scope={view.mode === "my-feed" ? "feed" : "all"}
                asOf={view.asOf}
                listed={view.cards.map(({ id }) => id)}
                refreshHref={view.refreshHref}
                uncounted={view.term !== "" || view.advanced.agencies !== "" || hasClosingDates(view)}
              />
            }
          />
        </div>
      </div>
      {searching ? (
        <OpportunityPlaceholders />
      ) : view.cards.length > 0 ? (
        <OpportunityList
          cards={view.cards}
          cardLinkLabel="View Details"
          loadMoreHref={view.loadMoreHref}
          loadMoreLabel="Load More Opportunities"
          isCompact={view.density.isCompact}
        />
      ) : view.failed ? (
        <EmptyState
          heading="We couldn’t run the search"
          action={<LinkButton to={view.refreshHref}>Try again</LinkButton>}
        >
          Your filters are still set.
        </EmptyState>
      ) : (
        <EmptyState heading="No opportunities found" action={clearLink}>
          {emptyText(view)}
          <Nearest searches={view.nearest} />
        </EmptyState>
      )}
    </>
  );
}

/** Searches that find something, as links. */
function Nearest({ searches }: { searches: BrowsePageView["nearest"] }) {
  if (searches.length === 0) return null;
  return (
    <ul aria-label="Nearest searches" className="mt-4">
      {searches.map(({ label, count, href }) => (
        <li key={href}>
          <Link to={href} className="inline-flex min-h-11 items-center text-link">
            {label}: {count}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function emptyText({ wordless }: BrowsePageView) {
  if (wordless) return "Your search has no words. Type letters or numbers to search for.";
  return "No open notices match this search. Try fewer or other words, or remove a filter.";
}
