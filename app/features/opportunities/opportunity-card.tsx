import { Link } from "@remix-run/react";
import { classes } from "~/ui/classes";
import { ClosingDate } from "./closing-date";
import type { OpportunityCardView } from "./opportunity-view";
import { SaveButton } from "./save-button";
import { ViewLink } from "./view-link";

type OpportunityCardProps = {
  card: OpportunityCardView;
  /** "View Full Bid Pack" on the dashboard, "View Details" on the browse page. */
  linkLabel: string;
  isCompact?: boolean;
};

/** One row of a list: title, closing date, place and buyer, then everything quieter. */
export function OpportunityCard({ card, linkLabel, isCompact = false }: OpportunityCardProps) {
  const { deadline } = card;
  return (
    <article
      id={`bid-${card.id}`}
      className={classes(
        "grid border-l-4 pr-3 pl-2.5 text-sm leading-5 @2xl:gap-x-5 @2xl:pr-4 @2xl:pl-3",
        "@2xl:grid-cols-[minmax(0,1fr)_12.5rem] @5xl:grid-cols-[minmax(0,1fr)_12.5rem_auto]",
        isCompact ? "py-1" : "py-2",
        deadline.urgent ? "border-beacon" : "border-line",
      )}
    >
      <h3
        lang={card.language}
        className="line-clamp-2 text-base leading-5.5 font-semibold wrap-anywhere text-pretty @5xl:line-clamp-1"
      >
        <Link to={card.href} preventScrollReset className="underline-offset-4 hover:underline">
          {card.title}
        </Link>
      </h3>
      <ClosingDate
        deadline={deadline}
        className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:flex-col"
      />
      <div className="min-w-0 @2xl:flex @2xl:gap-x-2">
        <p className="min-w-0 @2xl:shrink-0 @2xl:max-w-3/4 @2xl:truncate">
          {[card.location, card.buyer].filter(Boolean).join(" · ")}
        </p>
        {card.summary && (
          <p lang={card.language} className="hidden min-w-0 truncate text-muted md:block">
            {card.summary}
          </p>
        )}
      </div>
      <p className={classes("text-muted", isCompact && "@2xl:hidden")}>
        {[
          card.bidType,
          card.category,
          card.why,
          deadline.urgent ? "urgent" : "standard",
          card.stated,
          "Contact for pricing",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div
        data-print="hide"
        className="-mb-2 flex items-center justify-between gap-x-3 @2xl:col-start-2 @2xl:mb-0 @2xl:justify-start @5xl:col-start-3 @5xl:row-span-3 @5xl:row-start-1 @5xl:flex-col @5xl:items-end @5xl:justify-start @5xl:gap-0"
      >
        <SaveButton bidId={card.id} title={card.title} saved={card.saved} />
        <ViewLink card={card} label={linkLabel} className="@2xl:min-h-8" />
      </div>
    </article>
  );
}
