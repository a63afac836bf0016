import { inFrench } from "~/content/language";
import { BidForm } from "./bid-form";
import { BidRow } from "./bid-row";
import { NotMyKindButton } from "./not-my-kind-button";
import type { OpportunityCardView } from "./opportunity-view";
import { SaveButton } from "./save-button";
import { ViewLink } from "./view-link";

type OpportunityCardProps = {
  card: OpportunityCardView;
  /** "View Full Bid Pack" on the dashboard, "View Details" on the browse page. */
  linkLabel: string;
  isCompact?: boolean;
};

/** A row of the feed and of the browse page. */
export function OpportunityCard({ card, linkLabel, isCompact = false }: OpportunityCardProps) {
  return (
    <BidRow
      bid={card}
      href={card.href}
      summary={card.summary}
      details={detailsOf(card)}
      isCompact={isCompact}
      actions={
        <>
          <BidForm bidId={card.id} was={card.saved} className="contents">
            {(pending) => (
              <>
                <SaveButton title={card.title} saved={card.saved} isPending={pending === "save"} />
                <NotMyKindButton title={card.title} isHidden={card.hidden} />
              </>
            )}
          </BidForm>
          <ViewLink card={card} label={linkLabel} />
        </>
      }
    />
  );
}

/** The muted line of a reader's row. */
export function detailsOf(card: OpportunityCardView): Array<string | null> {
  const { language, headlineOnly, bidType, category, why, deadline, stated } = card;
  return [
    inFrench(language),
    headlineOnly,
    bidType,
    // "Listed as Snow Removal" says it already.
    why === `Listed as ${category}` ? null : category,
    why,
    deadline.urgent ? "urgent" : "standard",
    stated,
    "Contact for pricing",
  ];
}
