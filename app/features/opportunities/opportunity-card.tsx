import { inFrench } from "~/content/language";
import { addressOfBid } from "./bid-list-form";
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
  /** The saves that are under way. */
  saves?: ReadonlySet<string>;
};

/** A row of the feed and of the browse page, inside their list's form. */
export function OpportunityCard({ card, linkLabel, isCompact = false, saves }: OpportunityCardProps) {
  const { id, saved } = card;
  const address = addressOfBid(id, saved);
  return (
    <BidRow
      bid={card}
      href={card.href}
      summary={card.summary}
      details={detailsOf(card)}
      isCompact={isCompact}
      actions={
        <>
          <SaveButton bidId={id} address={address} saved={saved} isPending={saves?.has(address) ?? false} />
          <NotMyKindButton bidId={id} isHidden={card.hidden} />
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
