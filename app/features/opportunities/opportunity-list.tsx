import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";
import { MOST_CARDS } from "~/domain/opportunities/opportunity";
import { RowList } from "~/ui/card";
import { ListEnd, LoadMore } from "~/ui/load-more";
import { BidListForm, useSavesUnderWay } from "./bid-list-form";
import { OpportunityCard } from "./opportunity-card";
import type { OpportunityCardView } from "./opportunity-view";

type OpportunityListProps = {
  cards: ReadonlyArray<OpportunityCardView>;
  cardLinkLabel: string;
  loadMoreHref?: string | null;
  loadMoreLabel?: string | undefined;
  /** Names the list; a page with two lists gives each its own. */
  label?: string;
  /** Of two lists of a page, the one whose rows Load More adds to; the focus moves to them. */
  isMain?: boolean;
  /** How many bids the page lists, if it has another list too. */
  count?: number;
  isCompact?: boolean;
};

export function OpportunityList(props: OpportunityListProps) {
  const { cards, cardLinkLabel, loadMoreHref, loadMoreLabel = "Load More", isCompact = false } = props;
  const { label = "Opportunities", isMain = true, count = cards.length } = props;
  const saves = useSavesUnderWay();
  useFocusOnNewItem();
  return (
    <div className="@container">
      <BidListForm>
        <RowList aria-label={label}>
          {cards.map((card, index) => (
            <li key={card.id} id={isMain ? itemId(index) : undefined}>
              <OpportunityCard card={card} linkLabel={cardLinkLabel} isCompact={isCompact} saves={saves} />
            </li>
          ))}
        </RowList>
      </BidListForm>
      {!loadMoreHref && count >= MOST_CARDS && <ListEnd count={MOST_CARDS} />}
      {loadMoreHref && (
        <LoadMore href={loadMoreHref} firstNewId={itemId(cards.length)}>
          {loadMoreLabel}
        </LoadMore>
      )}
    </div>
  );
}

const itemId = (index: number) => `item-${index + 1}`;

/** After Load More, focus moves to the first new item, as on a full page load. */
function useFocusOnNewItem() {
  const { hash } = useLocation();
  const followedLink = useNavigationType() === "PUSH";
  useEffect(() => {
    if (followedLink && hash.startsWith("#item-")) {
      document.getElementById(hash.slice(1))?.querySelector("a")?.focus({ preventScroll: true });
    }
  }, [hash, followedLink]);
}

/** Spec section 9: six placeholders while a list loads. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

export function OpportunityPlaceholders() {
  return (
    <div role="status">
      <span className="sr-only">Loading opportunities</span>
      <RowList aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className="h-28 border-l-4 border-line px-4 py-3.5">
            <div className="h-5 w-3/5 rounded-control bg-wash" />
            <div className="mt-3 h-4 w-2/5 rounded-control bg-wash" />
            <div className="mt-3 h-4 w-4/5 rounded-control bg-wash" />
          </li>
        ))}
      </RowList>
    </div>
  );
}
