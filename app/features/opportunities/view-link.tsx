import { Link } from "@remix-run/react";
import { classes } from "~/ui/classes";
import { BidForm } from "./bid-form";
import type { OpportunityCardView } from "./opportunity-view";

type ViewLinkProps = {
  card: Pick<OpportunityCardView, "id" | "title" | "href" | "opens">;
  label: string;
  className?: string;
};

const LOOK = "inline-flex min-h-11 items-center text-link";

/** Opens a bid's details. If that uses one of today's views it is a post, which crawlers and prefetching never send. */
export function ViewLink({ card, label, className }: ViewLinkProps) {
  const text = (
    <>
      {label}
      <span className="sr-only"> {card.title}</span>
    </>
  );
  if (card.opens !== "by-a-view") {
    return (
      <Link to={card.href} preventScrollReset className={classes(LOOK, className)}>
        {text}
      </Link>
    );
  }
  return (
    <BidForm bidId={card.id} intent="view">
      <button type="submit" className={classes(LOOK, className)}>
        {text}
      </button>
    </BidForm>
  );
}
