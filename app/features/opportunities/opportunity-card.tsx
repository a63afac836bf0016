import { Link } from "@remix-run/react";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import type { OpportunityCardView } from "./opportunity-view";
import { SaveButton } from "./save-button";
import { ViewLink } from "./view-link";

type OpportunityCardProps = {
  card: OpportunityCardView;
  /** "View Full Bid Pack" on the dashboard, "View Details" on the browse page. */
  linkLabel: string;
};

/** One row of a list: title, closing date, place. */
export function OpportunityCard({ card, linkLabel }: OpportunityCardProps) {
  const { deadline } = card;
  return (
    <article
      id={`bid-${card.id}`}
      className={classes(
        "grid gap-x-6 gap-y-2 border-l-4 py-2.5 pr-4 pl-3 @2xl:grid-cols-[minmax(0,1fr)_13.25rem] @2xl:gap-y-0 @2xl:pl-4",
        "@5xl:grid-cols-[minmax(0,1fr)_13.25rem_16.5rem]",
        deadline.urgent ? "border-beacon" : "border-line",
      )}
    >
      <div className="min-w-0">
        <h3
          lang={card.language}
          className="line-clamp-2 text-lg leading-[1.375rem] font-semibold text-pretty"
        >
          <Link to={card.href} preventScrollReset className="underline-offset-4 hover:underline">
            {card.title}
          </Link>
        </h3>
        <div className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm @4xl:flex-nowrap">
          <p className="max-w-full min-w-0 @2xl:flex">
            {card.buyer && (
              <>
                <span className="min-w-0 @2xl:truncate">{card.buyer}</span>
                <span className="whitespace-pre"> · </span>
              </>
            )}
            <span className="@2xl:whitespace-nowrap">{card.location}</span>
          </p>
          {card.bidType && <Badge>{card.bidType}</Badge>}
          {card.category && <Badge tone="outline">{card.category}</Badge>}
        </div>
        <div className="mt-1 flex flex-col gap-x-3 text-sm text-muted @2xl:flex-row-reverse @2xl:justify-end">
          {card.summary && (
            <p lang={card.language} className="line-clamp-2 min-w-0 @2xl:line-clamp-1 @2xl:flex-1">
              {card.summary}
            </p>
          )}
          {card.headlineOnly && <p className="@2xl:shrink-0">{card.headlineOnly}</p>}
          {card.why && <p className="font-medium @2xl:max-w-3/5 @2xl:shrink-0 @2xl:truncate">{card.why}</p>}
        </div>
      </div>
      <div className="text-sm">
        <p className="font-semibold">
          <span className="sr-only">Closes </span>
          {deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 tabular-nums">
          <Badge tone={deadline.urgent ? "soon" : "outline"}>{deadline.urgent ? "urgent" : "standard"}</Badge>
          {deadline.daysLeft && (
            <span className={classes(deadline.urgent && "font-semibold", deadline.expired && "text-muted")}>
              {deadline.daysLeft}
            </span>
          )}
        </p>
        <p className="mt-0.5 text-muted">Contact for pricing</p>
      </div>
      <div
        data-print="hide"
        className="flex flex-wrap items-center gap-2 @2xl:-mt-1 @2xl:col-start-2 @5xl:col-start-auto @5xl:mt-0 @5xl:justify-end"
      >
        <SaveButton bidId={card.id} title={card.title} saved={card.saved} />
        <ViewLink card={card} label={linkLabel} className="@2xl:min-h-8 @5xl:min-h-11" />
      </div>
    </article>
  );
}
