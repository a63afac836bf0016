import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { RETENTION } from "~/domain/retention";
import { LiveUpdates } from "~/features/live/live-updates";
import { DensityLink } from "~/features/opportunities/list-controls";
import { OpportunityList, OpportunityPlaceholders } from "~/features/opportunities/opportunity-list";
import { FIELDS } from "~/features/opportunities/query-fields";
import { SavedLink } from "~/features/opportunities/saved-link";
import { UpdatedLine } from "~/features/opportunities/updated-line";
import { Button, LinkButton } from "~/ui/button";
import { CheckboxList } from "~/ui/checkbox-list";
import { RemovableChip } from "~/ui/chip";
import { classes } from "~/ui/classes";
import { EmptyState } from "~/ui/empty-state";
import { CONTROL, SelectField } from "~/ui/field";
import { useAutoSubmit } from "~/ui/use-auto-submit";
import { AdvancedFilters } from "./advanced-filters";
import type { BrowsePageView } from "./browse-view";
import { FilterSheet, RESULTS_ID } from "./filter-sheet";

/** The page's h1; announced again when a filter changes it. */
export function BrowseHeading({ view }: { view: BrowsePageView }) {
  return <span aria-live="polite">{view.found.label}</span>;
}

type BrowsePageProps = {
  view: BrowsePageView;
  /** The open bid, above the list. */
  detail?: ReactNode;
};

export function BrowsePage({ view, detail }: BrowsePageProps) {
  const searching = useIsSearching();
  return (
    <>
      {detail}
      <div
        data-print="not-beside"
        className="space-y-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-x-6 lg:gap-y-4 lg:space-y-0"
      >
        <ModeLinks mode={view.mode} />
        <FilterForm view={view} />
        <div className="min-w-0 lg:col-start-2" aria-busy={searching}>
          <Results view={view} searching={searching} />
        </div>
      </div>
    </>
  );
}

/** Switching to My Feed starts from no filters (spec section 4, Feed). */
function ModeLinks({ mode }: Pick<BrowsePageView, "mode">) {
  const modes = [
    { value: "my-feed", label: "My Feed", href: "/opportunities?mode=my-feed" },
    { value: "browse-all", label: "Browse All", href: "/opportunities?mode=browse-all" },
  ];
  return (
    <nav aria-label="Which opportunities">
      <ul className="inline-flex w-full rounded-control border border-edge bg-surface p-0.5">
        {modes.map(({ value, label, href }) => (
          <li key={value} className="flex-1">
            <Link
              to={href}
              aria-current={value === mode ? "true" : undefined}
              className={classes(
                "flex min-h-[2.375rem] items-center justify-center rounded-[4px] px-3 font-semibold",
                value === mode ? "bg-primary text-on-primary" : "hover:bg-wash",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Search spans the top of the page's grid; filters are at the left from 1024 px. */
function FilterForm({ view }: { view: BrowsePageView }) {
  const autoSubmit = useAutoSubmit();
  const box = useFocusFromLink();
  return (
    <Form method="get" action="/opportunities" className="space-y-4 lg:contents" {...autoSubmit}>
      {view.mode === "my-feed" && <input type="hidden" name="mode" value="my-feed" />}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {/* Search stays the form's first button: Enter in the box must not press All or None. */}
        <div className="flex min-w-0 flex-1 basis-72 gap-2">
          <label htmlFor="q" className="sr-only">
            Search opportunities
          </label>
          <input
            ref={box}
            id="q"
            type="search"
            name="q"
            defaultValue={view.term}
            placeholder="Search by title, agency or keywords"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            list="suggestions"
            className={CONTROL}
          />
          <datalist id="suggestions">
            {view.suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
          <Button>
            <Search aria-hidden="true" className="size-5" />
            <span className="sr-only sm:not-sr-only">Search</span>
          </Button>
        </div>
        <SortSelect {...view} />
      </div>
      <Filters view={view} />
    </Form>
  );
}

/** Focuses the search box when an address that names it is opened. */
function useFocusFromLink() {
  const box = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === "#q") box.current?.focus();
  }, [hash, key]);
  return box;
}

/**
 * The default has no URL parameter, so that only a choice is remembered: best match for a term, else the reader's last
 * sort.
 */
function SortSelect({ sort, usualSort, term }: Pick<BrowsePageView, "sort" | "usualSort" | "term">) {
  const byDefault = term === "" ? usualSort : "best-match";
  const options = [
    ...(term === "" ? [] : [{ value: "best-match", label: "Best match" }]),
    { value: "newest", label: "Newest" },
    { value: "closing-soon", label: "Closing soon" },
  ].map((option) => (option.value === byDefault ? { ...option, value: "" } : option));
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      <SelectField
        id="sort"
        name="sort"
        label="Sort by"
        options={options}
        defaultValue={options.some(({ value }) => value === sort) ? sort : ""}
        className="flex w-full items-center gap-3 whitespace-nowrap *:mb-0"
      />
    </div>
  );
}

function Filters({ view }: { view: BrowsePageView }) {
  const { bidTypes, states, subregions, finding, includeExpired } = view;
  const active = view.chips.length - (view.term === "" ? 0 : 1);
  const failed = view.choicesFailed
    ? "We couldn’t load these choices. Reload the page to try again."
    : undefined;
  const shared = { unfolds: true, hasAllAndNone: true, isShortened: true, disabledBecause: failed };
  return (
    <FilterSheet
      active={active}
      startsOpen={finding.state !== "" || finding.subregion !== ""}
      showLabel={view.showLabel}
    >
      <CheckboxList {...shared} name="type" legend="Bid Type" options={bidTypes} />
      <CheckboxList
        {...shared}
        name="state"
        legend="Province/State"
        options={states}
        finder={{ name: FIELDS.findState, term: finding.state }}
      />
      <CheckboxList
        {...shared}
        name="subregion"
        legend="Sub-Region"
        options={subregions}
        finder={{ name: FIELDS.findSubregion, term: finding.subregion }}
        disabledBecause={subregions.length === 0 ? "Choose a province or state first." : undefined}
      />
      <Tick name={FIELDS.meetingAhead} value="ahead" isTicked={view.meetingAhead}>
        Meeting still ahead
      </Tick>
      <Tick name={FIELDS.includeExpired} value="include" isTicked={includeExpired}>
        Include expired
      </Tick>
      {includeExpired && (
        <p className="text-sm text-muted">
          Words are looked for in the full text of a bid until {RETENTION.fullTextDays} days after it has
          closed, and then in its title, summary, buyer and reference. Bids that closed more than{" "}
          {RETENTION.textMonths} months ago are listed only if somebody has saved them, such as your own saved
          bids.
        </p>
      )}
      <AdvancedFilters advanced={view.advanced} />
    </FilterSheet>
  );
}

type TickProps = { name: string; value: string; isTicked: boolean; children: string };

function Tick({ name, value, isTicked, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-2.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        className="size-5 shrink-0"
      />
      {children}
    </label>
  );
}

const hasClosingDates = ({ advanced }: BrowsePageView) =>
  advanced.closingFrom !== "" || advanced.closingTo !== "";

type ResultsProps = {
  view: BrowsePageView;
  searching: boolean;
};

function Results({ view, searching }: ResultsProps) {
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

/** Opening a bid, loading more and shorter rows do not change the search. */
const OF_THE_SAME_LIST: ReadonlyArray<string> = [FIELDS.bid, FIELDS.page, FIELDS.asOf, FIELDS.density];
const SEARCH_FIELDS = [
  ...Object.values(FIELDS).filter((name) => !OF_THE_SAME_LIST.includes(name)),
  "all",
  "none",
];

/** Whether a different list is loading; opening a bid or loading more keeps the current one. */
function useIsSearching() {
  const here = useLocation();
  const next = useNavigation().location;
  if (next?.pathname !== here.pathname) return false;
  return searchOf(next.search) !== searchOf(here.search);
}

function searchOf(query: string) {
  const values = new URLSearchParams(query);
  return JSON.stringify(SEARCH_FIELDS.map((field) => values.getAll(field).filter(Boolean)));
}
