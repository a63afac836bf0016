import { Button } from "@react-email/button";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { COLOURS } from "./colours";
import { renderPart } from "./render-email";

/** One bid in an email. */
export type BidItem = {
  title: string;
  url: string;
  summary: string | null;
  location: string;
  /** "$1.3M" or "Contact for pricing". */
  value: string;
  /** "Fri 14 Aug 2026, 2:00 pm ET" or "TBD". */
  due: string;
  /** "3 days left"; `null` without a closing date. */
  daysLeft: string | null;
  urgent: boolean;
  category: string | null;
  why: string | null;
};

const MUTED = { color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: "4px 0 0" } as const;
const INK = { ...MUTED, color: COLOURS.ink } as const;

const closing = ({ due, daysLeft, urgent }: BidItem) =>
  [`Closes ${due}`, daysLeft, urgent ? "urgent" : "standard"].filter(Boolean).join(" · ");

const facts = ({ location, category, value }: BidItem, separator: string) =>
  [location, category, value].filter(Boolean).join(separator);

/** The HTML of one bid. The same bid has the same HTML in every email, so callers may cache it. */
export function bidCardHtml(item: BidItem): string {
  return renderPart(<BidCard item={item} />);
}

export function bidCardText(item: BidItem): string {
  const { title, summary, why, url, urgent } = item;
  return [`${urgent ? "[urgent] " : ""}${title}`, closing(item), facts(item, " | "), summary, why, url]
    .filter(Boolean)
    .join("\n");
}

function BidCard({ item }: { item: BidItem }) {
  const { title, url, summary, urgent, why } = item;
  return (
    <Section
      className={urgent ? "surface soon" : "surface"}
      style={{
        backgroundColor: COLOURS.surface,
        border: `1px solid ${COLOURS.line}`,
        borderLeft: `4px solid ${urgent ? COLOURS.beacon : COLOURS.line}`,
        borderRadius: "6px",
        marginBottom: "12px",
        padding: "14px 16px",
      }}
    >
      <Text
        className="ink"
        style={{
          ...{ color: COLOURS.ink, fontSize: "18px", fontWeight: 600, lineHeight: "24px", margin: 0 },
          wordBreak: "break-word",
        }}
      >
        <Link href={url} style={{ color: COLOURS.ink, textDecoration: "none" }}>
          {title}
        </Link>
      </Text>
      <Text
        className={urgent ? "urgent" : "ink"}
        style={{ ...INK, ...(urgent ? { color: COLOURS.urgent } : {}), fontWeight: 600 }}
      >
        {closing(item)}
      </Text>
      <Text className="muted" style={MUTED}>
        {facts(item, " · ")}
      </Text>
      {summary !== null && (
        <Text className="ink" style={{ ...INK, wordBreak: "break-word" }}>
          {summary}
        </Text>
      )}
      {why !== null && (
        <Text className="muted" style={MUTED}>
          {why}
        </Text>
      )}
      <Button
        className="act"
        href={url}
        style={{
          backgroundColor: COLOURS.primary,
          borderRadius: "6px",
          color: COLOURS["on-primary"],
          fontSize: "16px",
          fontWeight: 600,
          marginTop: "12px",
          padding: "10px 16px",
          textDecoration: "none",
        }}
      >
        View Full Bid Pack
      </Button>
    </Section>
  );
}
