import { ChevronDown } from "lucide-react";
import { MAX_NOTES } from "~/domain/opportunities/saved-bid";
import { BidForm } from "~/features/opportunities/bid-form";
import { BidRow } from "~/features/opportunities/bid-row";
import { NotMyKindForm } from "~/features/opportunities/not-my-kind-button";
import { detailsOf } from "~/features/opportunities/opportunity-card";
import { ViewForm } from "~/features/opportunities/view-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CONTROL } from "~/ui/field";
import type { SavedBidView } from "./saved-bids-view";
import { StatusForm } from "./status-form";

type SavedBidRowProps = { bid: SavedBidView; hasStatus: boolean; isCompact: boolean };

/** One saved bid: the row of every list, with its status and notes below. */
export function SavedBidRow({ bid, hasStatus, isCompact }: SavedBidRowProps) {
  const { card, status, savedOn, gone } = bid;
  return (
    <BidRow
      bid={card}
      href={card.href}
      summary={card.summary}
      details={[savedOn, ...detailsOf(card)]}
      badge={gone && <Badge tone={status === "won" ? "outline" : "bad"}>{gone}</Badge>}
      actions={<ViewForm card={card} label="View Details" />}
      isCompact={isCompact}
    >
      <div data-print="hide" className="flex flex-wrap items-center gap-x-4 pt-1">
        {hasStatus && <StatusForm bidId={card.id} title={card.title} status={status} />}
        <BidForm bidId={card.id} intent="remove">
          <Button look="quiet">
            Remove
            <span className="sr-only"> {card.title}</span>
          </Button>
        </BidForm>
        <NotMyKindForm bidId={card.id} title={card.title} isHidden={card.hidden} />
        {hasStatus && <Notes bid={bid} />}
      </div>
    </BidRow>
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
