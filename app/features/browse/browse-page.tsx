import { Form, Link, useLocation } from "@remix-run/react";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { RETENTION } from "~/domain/retention";
import { FIELDS } from "~/features/opportunities/query-fields";
import { Button } from "~/ui/button";
import { CheckboxList } from "~/ui/checkbox-list";
import { classes } from "~/ui/classes";
import { CONTROL, SelectField } from "~/ui/field";
import { useAutoSubmit } from "~/ui/use-auto-submit";
import { AdvancedFilters } from "./advanced-filters";
import { BrowseResults } from "./browse-results";
import type { BrowsePageView } from "./browse-view";
import { FilterSheet } from "./filter-sheet";
import { useIsSearching } from "./use-is-searching";

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
          <BrowseResults view={view} searching={searching} />
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

/**
 * Search spans the top of the page's grid; filters are at the left from 1024 px. On a telephone the order and the filters
 * share a line, so that bids begin on the first screen.
 */
function FilterForm({ view }: { view: BrowsePageView }) {
  const autoSubmit = useAutoSubmit();
  const box = useFocusFromLink();
  return (
    <Form
      method="get"
      action="/opportunities"
      className="max-sm:flex max-sm:flex-wrap max-sm:gap-2 sm:space-y-4 lg:contents"
      {...autoSubmit}
    >
      {view.mode === "my-feed" && <input type="hidden" name="mode" value="my-feed" />}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:contents">
        {/* Search stays the form's first button: Enter in the box must not press All or None. */}
        <div className="flex min-w-0 flex-1 basis-72 gap-2 max-sm:basis-full">
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
    <div className="flex items-center gap-2 max-sm:flex-[1.4]">
      <SelectField
        id="sort"
        name="sort"
        label="Sort by"
        options={options}
        defaultValue={options.some(({ value }) => value === sort) ? sort : ""}
        className="flex w-full items-center gap-3 whitespace-nowrap *:mb-0 max-sm:[&>label]:sr-only"
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
