import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { placeAndBuyer } from "~/domain/opportunities/place-and-buyer";
import { classes } from "~/ui/classes";
import { ClosingDate } from "./closing-date";
import type { DeadlineView } from "./opportunity-view";

type BidRowProps = {
  bid: {
    id: number;
    title: string;
    language?: "en" | "fr";
    location: string;
    buyer: string | null;
    deadline: DeadlineView;
    nextDate?: string | null;
  };
  heading?: "h2" | "h3" | "h5";
  /** What the title leads to. */
  href?: string;
  summary?: string | null;
  /** The muted line. */
  details: ReadonlyArray<string | null>;
  /** At the beginning of the muted line. */
  badge?: ReactNode;
  /** At the right of a wide row, at the bottom of a narrow one. */
  actions?: ReactNode;
  /** Below the row. */
  children?: ReactNode;
  isCompact?: boolean;
};

/** One row of every list of bids: title, closing date, place and buyer, then everything quieter. */
export function BidRow(props: BidRowProps) {
  const { bid, heading: Heading = "h3", href, summary, details, badge, actions, children } = props;
  const { isCompact = false } = props;
  const { deadline } = bid;
  return (
    <article
      id={`bid-${bid.id}`}
      className={classes(
        "grid border-l-4 pr-3 pl-2.5 text-sm leading-5 has-[:is(h2,h3)_a:focus-visible]:bg-wash @xl:gap-x-4 @xl:pr-4 @xl:pl-3",
        actions === undefined
          ? "@xl:grid-cols-[minmax(0,1fr)_13.75rem]"
          : "@xl:grid-cols-[minmax(0,1fr)_20rem] @5xl:grid-cols-[minmax(0,1fr)_13.75rem_minmax(10.75rem,auto)]",
        isCompact ? "py-1" : "py-2 @xl:py-1.5 @5xl:py-2",
        deadline.urgent ? "border-beacon" : "border-line",
      )}
    >
      <Heading
        lang={bid.language}
        className="line-clamp-2 text-base leading-5.5 font-semibold wrap-anywhere text-pretty @xl:col-start-1 @xl:row-start-1 @5xl:line-clamp-1"
      >
        {href === undefined ? (
          bid.title
        ) : (
          <Link to={href} preventScrollReset className="underline-offset-4 hover:underline">
            {bid.title}
          </Link>
        )}
      </Heading>
      <ClosingDate
        deadline={deadline}
        className={classes(
          "@xl:col-start-2 @xl:row-span-2 @xl:row-start-1",
          actions === undefined
            ? "@xl:flex-col"
            : "@xl:min-h-13 @xl:content-start @5xl:min-h-0 @5xl:flex-col",
        )}
      />
      <div className="min-w-0 @xl:col-start-1 @xl:row-start-2 @xl:flex @xl:items-baseline @xl:gap-x-2">
        <p className={classes("min-w-0 @xl:truncate", summary && "@xl:max-w-3/4 @xl:shrink-0")}>
          {placeAndBuyer(bid)}
        </p>
        {summary && (
          <p
            lang={bid.language}
            className={classes("hidden min-w-0 truncate text-muted", !isCompact && "md:block")}
          >
            {summary}
          </p>
        )}
      </div>
      <p className="text-muted @xl:col-span-2 @xl:row-start-3">
        {badge && <>{badge} </>}
        {bid.nextDate && (
          <>
            <span className="font-semibold text-ink">{bid.nextDate}</span>
            {" · "}
          </>
        )}
        {details.filter(Boolean).join(" · ")}
      </p>
      {actions && (
        <div
          data-print="hide"
          className="-mb-2 flex items-center justify-between gap-x-3 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:mb-0 @xl:justify-self-end @xl:self-end @5xl:col-start-3 @5xl:row-span-3 @5xl:mt-0 @5xl:grid @5xl:grid-cols-[auto_auto] @5xl:justify-items-end @5xl:self-start @5xl:*:last:col-span-full"
        >
          {actions}
        </div>
      )}
      {children && <div className="col-span-full">{children}</div>}
    </article>
  );
}
