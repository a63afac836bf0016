import { ChevronDown } from "lucide-react";
import { MAX_NOTES } from "~/domain/opportunities/saved-bid";
import { BidForm } from "~/features/opportunities/bid-form";
import { ViewLink } from "~/features/opportunities/view-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CONTROL } from "~/ui/field";
import type { SavedBidView } from "./saved-bids-view";
import { StatusForm } from "./status-form";

type SavedBidRowProps = { bid: SavedBidView; hasStatus: boolean };

/** One saved bid: its card, closing date and status. */
export function SavedBidRow({ bid, hasStatus }: SavedBidRowProps) {
  const { card, status, savedOn, gone } = bid;
  const { deadline } = card;
  return (
    <article
      id={`bid-${card.id}`}
      className={classes(
        "grid gap-x-6 gap-y-1 border-l-4 py-2.5 pr-4 pl-3 @2xl:grid-cols-[minmax(0,1fr)_13.25rem] @2xl:pl-4",
        deadline.urgent && gone === null ? "border-beacon" : "border-line",
      )}
    >
      <div className="min-w-0">
        <h3 lang={card.language} className="line-clamp-2 text-lg leading-[1.375rem] font-semibold">
          {card.title}
        </h3>
        <p className="mt-1 text-sm">
          {card.buyer && `${card.buyer} · `}
          {card.location}
          <span className="text-muted max-sm:block"> {savedOn}</span>
        </p>
      </div>
      <div className="text-sm">
        {gone ? (
          <Badge tone="bad">{gone} by its source</Badge>
        ) : (
          <>
            <p className="font-semibold">
              <span className="sr-only">Closes </span>
              {deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label}
            </p>
            <p className="mt-0.5 flex items-center gap-2">
              <Badge tone={deadline.urgent ? "soon" : "outline"}>
                {deadline.urgent ? "urgent" : "standard"}
              </Badge>
              {deadline.daysLeft}
            </p>
          </>
        )}
      </div>
      <div data-print="hide" className="flex flex-wrap items-center gap-x-4 gap-y-2 @2xl:col-span-2">
        {hasStatus && <StatusForm bidId={card.id} title={card.title} status={status} />}
        <ViewLink card={card} label="View Details" />
        <BidForm bidId={card.id} intent="remove">
          <Button look="quiet">
            Remove
            <span className="sr-only"> {card.title}</span>
          </Button>
        </BidForm>
        {hasStatus && <Notes bid={bid} />}
      </div>
    </article>
  );
}

function Notes({ bid: { card, notes } }: Pick<SavedBidRowProps, "bid">) {
  const id = `notes-${card.id}`;
  return (
    <details className="group min-w-0 flex-1 basis-40 open:basis-full">
      <summary className="flex min-h-11 min-w-0 items-center gap-1.5">
        <span className="shrink-0 font-semibold text-primary">Notes</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-primary group-open:rotate-180" />
        <span className="truncate text-muted group-open:hidden">{notes || "none yet"}</span>
      </summary>
      <BidForm bidId={card.id} intent="notes" className="max-w-measure space-y-2 pb-2">
        <label htmlFor={id} className="sr-only">
          Notes on {card.title}
        </label>
        <textarea
          key={notes}
          id={id}
          name="notes"
          rows={4}
          maxLength={MAX_NOTES}
          defaultValue={notes}
          aria-describedby={`${id}-hint`}
          className={CONTROL}
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          Only you can see these: who to call, what to price, which site visit to make.
        </p>
        <Button look="secondary">Save notes</Button>
      </BidForm>
    </details>
  );
}
