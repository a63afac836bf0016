import { RowLink } from "~/ui/row-link";
import { BidForm } from "./bid-form";
import type { OpportunityCardView } from "./opportunity-view";

type ViewLinkProps = {
  card: Pick<OpportunityCardView, "id" | "title" | "href" | "opens">;
  label: string;
};

/** Opens a bid's details. If that uses one of today's views it is a post, which crawlers and prefetching never send. */
export function ViewLink({ card, label }: ViewLinkProps) {
  const text = (
    <>
      {label}
      <span className="sr-only">{` ${card.title}`}</span>
    </>
  );
  if (card.opens !== "by-a-view") {
    return (
      <RowLink href={card.href} className="bid-open">
        {text}
      </RowLink>
    );
  }
  return (
    <BidForm bidId={card.id} intent="view">
      <button type="submit" className="bid-open">
        {text}
      </button>
    </BidForm>
  );
}
