import type { CSSProperties } from "react";
import { inFrench } from "~/content/language";
import { NOT_MY_KIND, NOT_MY_KIND_SHORT } from "~/content/not-my-kind";
import { isSameName } from "~/domain/opportunities/place-and-buyer";
import { COLOURS } from "./colours";
import { renderPart } from "./render-email";

/** One bid in an email. */
export type BidItem = {
  title: string;
  /** The language of the title and the summary. */
  language: string;
  url: string;
  /** The page that leaves the bid out of the reader's feed and mail. */
  notMyKindUrl: string;
  summary: string | null;
  buyer: string | null;
  location: string;
  /** "$180,000 stated"; `null` if the source states no value. */
  value: string | null;
  /** "Fri 14 Aug, 2:00 pm ET" or "TBD". */
  due: string;
  /** "Mandatory site meeting tomorrow 10:00 am ET"; `null` without a sure date ahead. */
  nextDate: string | null;
  /** "3 days left"; `null` without a closing date. */
  daysLeft: string | null;
  urgent: boolean;
  /** Closes today or tomorrow. */
  isNext: boolean;
  category: string | null;
  why: string | null;
};

/** A line of text in an email. */
export const LINE = { fontSize: "14px", lineHeight: "18px", margin: "2px 0 0" } as const;

/** A row of a list, with a line below. Its parts inherit the style, because a digest may have 65 of them. */
export const ROW: CSSProperties = {
  borderBottom: `1px solid ${COLOURS.line}`,
  color: COLOURS.ink,
  fontSize: LINE.fontSize,
  lineHeight: LINE.lineHeight,
  margin: 0,
  wordBreak: "break-word",
};

const ACTION = "View Full Bid Pack";

const priority = ({ urgent }: BidItem) => (urgent ? "urgent" : "standard");

/** The buyer and the place, unless the buyer is the municipality there: "City of Toronto, Parks". */
export function buyerAndPlace({ buyer, location }: Pick<BidItem, "buyer" | "location">): Array<string> {
  if (buyer === null) return [location];
  const [name] = buyer.split(",");
  const isMunicipality =
    isSameName(name!, location) || [" of ", " de "].some((of) => name!.endsWith(of + location));
  return isMunicipality ? [buyer] : [buyer, location];
}

const UNSTATED = "Contact for pricing";

const facts = (item: BidItem) => [...buyerAndPlace(item), item.value ?? UNSTATED].join(" · ");

/** The HTML of one bid. The same bid has the same HTML in every email, so callers may cache it. */
export function bidCardHtml(item: BidItem): string {
  return renderPart(<BidCard item={item} />);
}

export function bidCardText(item: BidItem): string {
  const { title, language, due, daysLeft, nextDate, summary, category, why, url, notMyKindUrl, urgent } =
    item;
  const line = (...parts: Array<string | null>) => parts.filter(Boolean).join(" · ");
  return [
    `${urgent ? "[urgent] " : ""}${title}`,
    line(`Closes ${due}`, daysLeft),
    nextDate,
    facts(item),
    summary,
    line(inFrench(language), category, why, priority(item)),
    url,
    `${NOT_MY_KIND}: ${notMyKindUrl}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Rows, not boxes: a line between bids, and an amber bar beside what closes soon. */
function BidCard({ item }: { item: BidItem }) {
  const { title, language, url, due, daysLeft, nextDate, summary, urgent } = item;
  const { category, why, value, notMyKindUrl } = item;
  const { margin } = LINE;
  const soon = { borderLeft: `4px solid ${COLOURS.beacon}`, padding: "3px 0 3px 8px" };
  return (
    <div
      className={urgent ? "ink line soon" : "ink line"}
      style={{ ...ROW, ...(urgent ? soon : { padding: "3px 0" }) }}
    >
      <p lang={language} style={{ fontSize: "15px", fontWeight: 600, lineHeight: "19px", margin: 0 }}>
        <a href={url} style={{ color: COLOURS.ink }}>
          {title}
        </a>
      </p>
      <p
        className={urgent ? "urgent" : undefined}
        style={{ ...(urgent && { color: COLOURS.urgent }), margin }}
      >
        Closes <b>{due}</b>
        {daysLeft !== null && ` · ${daysLeft}`}
        {nextDate !== null && (
          <>
            <br />
            <b className="ink" style={{ color: COLOURS.ink }}>
              {nextDate}
            </b>
          </>
        )}
      </p>
      <p style={{ margin }}>
        {buyerAndPlace(item).join(" · ")}
        {value === null ? <OnWide>{` · ${UNSTATED}`}</OnWide> : ` · ${value}`}
      </p>
      {summary !== null && (
        <p className="muted wide" lang={language} style={{ color: COLOURS.muted, margin }}>
          {summary}
        </p>
      )}
      <p className="muted" style={{ color: COLOURS.muted, margin }}>
        {inFrench(language) && `${inFrench(language)} · `}
        {category !== null && (why === null ? `${category} · ` : <OnWide>{`${category} · `}</OnWide>)}
        {why !== null && `${why} · `}
        {urgent ? "urgent · " : <OnWide>{"standard · "}</OnWide>}
        <a className="brand" href={url} style={{ color: COLOURS.primary, fontWeight: 600 }}>
          {ACTION}
        </a>
        {" · "}
        <a className="muted" href={notMyKindUrl} style={{ color: COLOURS.muted }}>
          {NOT_MY_KIND_SHORT}
        </a>
      </p>
    </div>
  );
}

/** Words that a long list leaves out on a phone, because the row says as much without them. */
function OnWide({ children }: { children: string }) {
  return <span className="wide">{children}</span>;
}
