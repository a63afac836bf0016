import { inFrench } from "~/content/language";
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
          <SaveButton bidId={card.id} title={card.title} saved={card.saved} />
          <NotMyKindButton bidId={card.id} title={card.title} isHidden={card.hidden} />
          <ViewLink card={card} label={linkLabel} className={BESIDE_ROW} />
        </>
      }
    />
  );
}

/** A link among a row's actions. */
export const BESIDE_ROW = "@xl:min-h-8 @5xl:min-h-7";

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
