import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { MOST_CARDS } from "~/domain/opportunities/opportunity";
import { ListControls } from "~/features/opportunities/list-controls";
import { UpgradeLink } from "~/features/opportunities/upgrade-link";
import { LinkButton } from "~/ui/button";
import { Card, RowList } from "~/ui/card";
import { classes } from "~/ui/classes";
import { EmptyState } from "~/ui/empty-state";
import { Figures } from "~/ui/figures";
import { ListEnd, LoadMore } from "~/ui/load-more";
import { PipelineBar } from "./pipeline-bar";
import { RemovedPlace, useRemovedPlaces } from "./removed-places";
import { SavedBidRow } from "./saved-bid-row";
import type { SavedBidsView } from "./saved-bids-view";
import { STATUS_COLOURS } from "./status-colours";

type SavedBidsPageProps = {
  view: SavedBidsView;
  /** False for somebody who has to act on the present plan first. */
  offersPro: boolean;
};

/** The whole pipeline, or the shorter list of a plan that has only "interested". */
export function SavedBidsPage({ view, offersPro }: SavedBidsPageProps) {
  const isPipeline = view.look === "pipeline" || view.filter === "withdrawn";
  const page = useFocusWhenEmptied(view.bids.length === 0);
  return (
    <div ref={page} data-print="not-beside" className="space-y-2 sm:space-y-4">
      {isPipeline ? <PipelineHead view={view} /> : <InterestedHead view={view} offersPro={offersPro} />}
      <EndedEarly view={view} />
      {view.bids.length > 0 ? (
        <Bids key={view.filter} view={view} hasStatus={isPipeline} />
      ) : (
        <NothingSaved view={view} />
      )}
      <Foot view={view} />
    </div>
  );
}

/** The focus that the last row had goes to the way on which the empty list offers. */
function useFocusWhenEmptied(isEmpty: boolean) {
  const page = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isEmpty && !wasEmpty.current && isLost)
      page.current?.querySelector<HTMLElement>("[data-empty] a")?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return page;
}

function PipelineHead({ view }: { view: SavedBidsView }) {
  return (
    <>
      <Figures figures={view.figures} note={view.successHint} isLow />
      <PipelineBar stages={view.stages} total={view.total} />
      <nav aria-label="Status">
        <ul className="flex flex-wrap sm:gap-1">
          {view.tabs.map(({ label, href, isCurrent, count, status }) => (
            <li key={href}>
              <Link
                to={href}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={classes(
                  "inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-sm font-semibold sm:gap-1.5 sm:px-3 sm:text-base",
                  isCurrent ? "bg-primary text-on-primary" : "hover:bg-wash",
                )}
              >
                {status && (
                  <span
                    aria-hidden="true"
                    className={classes(
                      "size-2 rounded-full ring-2 ring-surface sm:size-2.5",
                      STATUS_COLOURS[status].fill,
                    )}
                  />
                )}
                {label} <span className="font-normal tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ListHead
        view={view}
        heading={view.filter === "withdrawn" ? "Closed early by their source" : "Your bids"}
      />
    </>
  );
}

function InterestedHead({ view, offersPro }: SavedBidsPageProps) {
  const { used, aDay } = view.views ?? { used: 0, aDay: 0 };
  const isUsedUp = used >= aDay;
  return (
    <>
      <p className="font-semibold tabular-nums">
        Daily views: {used}/{aDay}
      </p>
      <Card className={classes("px-4 py-3", isUsedUp && "border-beacon")}>
        {isUsedUp ? (
          <p>
            <strong className="font-semibold">You have opened today’s {aDay} new bids.</strong> You get {aDay}{" "}
            more at midnight, Toronto time. Bids you have opened before stay open.
          </p>
        ) : (
          <p>
            You can open {aDay - used} more new {aDay - used === 1 ? "bid" : "bids"} today. Bids you have
            opened before stay open.
          </p>
        )}
      </Card>
      {offersPro && (
        <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <p className="min-w-0 flex-1 basis-64">
            <strong className="font-semibold">Pro follows each bid from interested to won</strong>, and opens
            every one without a daily limit.
          </p>
          <UpgradeLink />
        </Card>
      )}
      <ListHead view={view} heading="Your Interested Bids" />
    </>
  );
}

function ListHead({ view: { bids, controls }, heading }: { view: SavedBidsView; heading: string }) {
  return (
    <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-lg">{heading}</h2>
      {bids.length > 0 && <ListControls {...controls} />}
    </div>
  );
}

function Bids({ view, hasStatus }: { view: SavedBidsView; hasStatus: boolean }) {
  const { rows, onSubmit, forget } = useRemovedPlaces(view.bids);
  return (
    <div className="@container">
      <RowList aria-label="Saved bids" onSubmit={onSubmit}>
        {rows.map((row, index) =>
          "bid" in row ? (
            <li key={row.bid.card.id} id={`item-${index + 1}`}>
              <SavedBidRow bid={row.bid} hasStatus={hasStatus} isCompact={view.controls.density.isCompact} />
            </li>
          ) : (
            <RemovedPlace key={row.place.id} place={row.place} onGone={forget} />
          ),
        )}
      </RowList>
      {!view.loadMoreHref && view.bids.length >= MOST_CARDS && <ListEnd count={MOST_CARDS} />}
      {view.loadMoreHref && (
        <LoadMore href={view.loadMoreHref} firstNewId={`item-${view.bids.length + 1}`}>
          Load More
        </LoadMore>
      )}
    </div>
  );
}

function NothingSaved({ view }: { view: SavedBidsView }) {
  const browse = <LinkButton to="/opportunities">Browse All Opportunities</LinkButton>;
  if (view.total > 0 || view.filter === "withdrawn") {
    return (
      <EmptyState
        heading="Nothing here"
        action={<LinkButton to="/dashboard/saved-bids">All Statuses</LinkButton>}
      >
        None of your saved bids has this status.
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="No saved bids yet" action={browse}>
      Save a bid you may want to work on. It appears here with its closing date.
    </EmptyState>
  );
}

/** Above the list, where somebody who is pricing one of them sees that it has gone. */
function EndedEarly({ view: { withdrawn, filter } }: { view: SavedBidsView }) {
  if (!withdrawn || filter === "withdrawn") return null;
  return (
    <p data-print="hide">
      <Link to={withdrawn.href} className="text-link inline-flex min-h-11 items-center">
        {withdrawn.count === 1
          ? "1 saved bid was closed early by its source"
          : `${withdrawn.count} saved bids were closed early by their sources`}
      </Link>
    </p>
  );
}

function Foot({ view: { withdrawn, total } }: { view: SavedBidsView }) {
  if (total === 0 && !withdrawn) return null;
  return (
    <div data-print="hide" className="flex justify-end">
      <LinkButton to="/dashboard/saved-bids/export" look="quiet" reloadDocument>
        <Download aria-hidden="true" className="size-5" />
        Download as CSV
      </LinkButton>
    </div>
  );
}
