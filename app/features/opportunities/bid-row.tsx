import type { ReactNode } from "react";
import { placeAndBuyer } from "~/domain/opportunities/place-and-buyer";
import { classes } from "~/ui/classes";
import { RowLink } from "~/ui/row-link";
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

const titleId = (id: number) => `title-${id}`;

/** The id of a row's button or link, whose name is its words and the row's title, so that the title is sent once. */
export function namedWithTitle(what: "save" | "kind" | "open", bidId: number) {
  const id = `${what}-${bidId}`;
  return { id, "aria-labelledby": `${id} ${titleId(bidId)}` };
}

/** One row of every list of bids: title, closing date, place and buyer, then everything quieter. */
export function BidRow(props: BidRowProps) {
  const { bid, heading: Heading = "h3", href, summary, details, badge, actions, children } = props;
  const { isCompact = false } = props;
  const { deadline } = bid;
  // The page is in English.
  const language = bid.language === "en" ? undefined : bid.language;
  const hasActions = actions !== undefined;
  return (
    <article
      id={`bid-${bid.id}`}
      className={classes(
        "bid-row",
        hasActions ? "bid-row-acting" : "bid-row-plain",
        isCompact ? "bid-row-compact" : "bid-row-comfortable",
        deadline.urgent ? "border-beacon" : "border-line",
      )}
    >
      <Heading id={hasActions ? titleId(bid.id) : undefined} lang={language} className="bid-title">
        {href === undefined ? bid.title : <RowLink href={href}>{bid.title}</RowLink>}
      </Heading>
      <ClosingDate deadline={deadline} className={hasActions ? "bid-closing-acting" : "bid-closing-plain"} />
      <div className="bid-where">
        <p className={summary ? "bid-place-beside" : "bid-place"}>{placeAndBuyer(bid)}</p>
        {summary && (
          <p lang={language} className={isCompact ? "hidden" : "bid-summary"}>
            {summary}
          </p>
        )}
      </div>
      <p className="bid-details">
        {badge && <>{badge} </>}
        {bid.nextDate && (
          <>
            <span className="font-semibold text-ink">{bid.nextDate}</span>
            {" · "}
          </>
        )}
        {deadline.basis && <span className="text-ink">{deadline.basis} · </span>}
        {details.filter(Boolean).join(" · ")}
      </p>
      {actions && (
        <div data-print="hide" className="bid-actions">
          {actions}
        </div>
      )}
      {children && <div className="col-span-full">{children}</div>}
    </article>
  );
}
