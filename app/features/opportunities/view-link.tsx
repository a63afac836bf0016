import { RowLink } from "~/ui/row-link";
import { BidForm } from "./bid-form";
import { addressOfBid } from "./bid-list-form";
import { namedWithTitle } from "./bid-row";
import type { OpportunityCardView } from "./opportunity-view";

type ViewLinkProps = {
  card: Pick<OpportunityCardView, "id" | "href" | "opens">;
  label: string;
};

/** Opens a bid's details. If that uses one of today's views it is a post, which crawlers and prefetching never send. */
export function ViewLink({ card: { id, href, opens }, label }: ViewLinkProps) {
  if (opens === "by-a-view")
    return (
      <button name="intent" value="view" formAction={addressOfBid(id)} {...lookOf(id)}>
        {label}
      </button>
    );
  return (
    <RowLink href={href} {...lookOf(id)}>
      {label}
    </RowLink>
  );
}

/** The same in a list whose rows have forms of their own. */
export function ViewForm({ card, label }: ViewLinkProps) {
  if (card.opens !== "by-a-view") return <ViewLink {...{ card, label }} />;
  return (
    <BidForm bidId={card.id} intent="view">
      <button type="submit" {...lookOf(card.id)}>
        {label}
      </button>
    </BidForm>
  );
}

const lookOf = (id: number) => ({ ...namedWithTitle("open", id), className: "bid-open" });
