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
        "grid border-l-4 pr-3 pl-2.5 text-sm leading-5 @xl:grid-cols-[minmax(0,1fr)_17rem] @xl:gap-x-4 @xl:pr-4 @xl:pl-3",
        "@5xl:grid-cols-[minmax(0,1fr)_13.25rem_auto]",
        isCompact ? "py-1" : "py-2 @xl:py-1.5 @5xl:py-2",
        deadline.urgent ? "border-beacon" : "border-line",
      )}
    >
      <h3
        lang={card.language}
        className="line-clamp-2 text-base leading-5.5 font-semibold wrap-anywhere text-pretty @xl:col-start-1 @xl:row-start-1 @5xl:line-clamp-1"
      >
        <Link to={card.href} preventScrollReset className="underline-offset-4 hover:underline">
          {card.title}
        </Link>
      </h3>
      <ClosingDate
        deadline={deadline}
        className="@xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:min-h-13 @xl:flex-col @5xl:min-h-0"
      />
      <div className="min-w-0 @xl:col-start-1 @xl:row-start-2 @xl:flex @xl:items-baseline @xl:gap-x-2">
        <p className={classes("min-w-0 @xl:truncate", card.summary && "@xl:max-w-3/4 @xl:shrink-0")}>
          {[card.location, card.buyer].filter(Boolean).join(" · ")}
        </p>
        {card.summary && (
          <p
            lang={card.language}
            className={classes("hidden min-w-0 truncate text-muted", !isCompact && "md:block")}
          >
            {card.summary}
          </p>
        )}
      </div>
      <p className="text-muted @xl:col-span-2 @xl:row-start-3">
        {[
          card.language === "fr" && "In French",
          card.headlineOnly,
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
        className="-mb-2 flex items-center justify-between gap-x-3 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:mb-0 @xl:justify-self-end @xl:self-end @5xl:col-start-3 @5xl:row-span-3 @5xl:mt-0 @5xl:flex-col @5xl:items-end @5xl:self-start"
      >
        <SaveButton bidId={card.id} title={card.title} saved={card.saved} />
        <ViewLink card={card} label={linkLabel} className="@xl:min-h-8 @5xl:min-h-7" />
      </div>
    </article>
  );
}
