import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { COLOURS, EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";

export type DigestItem = {
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

export type WeeklyDigestProps = {
  origin: string;
  items: ReadonlyArray<DigestItem>;
  figures: { opportunities: string; totalValue: string; urgent: string };
  /** How many more are new than the mail shows. */
  more: number;
  /** "snow removal in Peel Region": what the reader asked for. */
  interests: string;
  /** The nearest closing of all, for the subject: "Thu 26 Nov". */
  nearestClosing: string | null;
};

export function weeklyDigestEmail(props: WeeklyDigestProps) {
  const { items, more, nearestClosing } = props;
  const count = items.length + more;
  const bids = count === 1 ? "1 new bid this week" : `${count} new bids this week`;
  const subject = nearestClosing === null ? bids : `${bids}, the first closes ${nearestClosing}`;
  return {
    subject,
    html: renderEmail(<WeeklyDigest {...props} subject={subject} />),
    text: plainText(props, subject),
  };
}

const reasonFor = (interests: string) =>
  `You get this once a week because you follow ${interests} on Tenderlight.`;

function plainText({ origin, items, figures, more, interests }: WeeklyDigestProps, subject: string): string {
  return [
    subject,
    `New opportunities: ${figures.opportunities} | Total contract value: ${figures.totalValue} | Urgent deadlines: ${figures.urgent}`,
    ...items.map((item) =>
      [
        `${item.urgent ? "[urgent] " : ""}${item.title}`,
        `Closes ${item.due}${item.daysLeft === null ? "" : ` (${item.daysLeft})`}`,
        [item.location, item.category, item.value].filter(Boolean).join(" | "),
        item.summary,
        item.why,
        item.url,
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    ...(more > 0 ? [`${more} more in your feed: ${origin}/dashboard`] : []),
    `${reasonFor(interests)}\nChange or stop these e-mails: ${origin}/dashboard/settings`,
  ].join("\n\n");
}

function WeeklyDigest({
  origin,
  items,
  figures,
  more,
  interests,
  subject,
}: WeeklyDigestProps & { subject: string }) {
  return (
    <EmailLayout
      subject={subject}
      preview={items[0]?.title ?? subject}
      origin={origin}
      reason={reasonFor(interests)}
    >
      <Heading
        as="h1"
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "22px", lineHeight: "28px", margin: "0 0 16px" }}
      >
        {subject}
      </Heading>
      <Row style={{ marginBottom: "24px" }}>
        <Figure number={figures.opportunities} label="New Opportunities" />
        <Figure number={figures.totalValue} label="Total Contract Value" />
        <Figure number={figures.urgent} label="Urgent Deadlines" />
      </Row>
      {items.map((item) => (
        <DigestCard key={item.url} item={item} />
      ))}
      {more > 0 && (
        <Text
          className="ink"
          style={{ color: COLOURS.ink, fontSize: "16px", lineHeight: "24px", margin: "16px 0 0" }}
        >
          <Link href={`${origin}/dashboard`} style={{ color: COLOURS.primary }} className="brand">
            {more} more in your feed
          </Link>
        </Text>
      )}
    </EmailLayout>
  );
}

function Figure({ number, label }: { number: string; label: string }) {
  return (
    <Column style={{ verticalAlign: "top", width: "33%" }}>
      <Text
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "22px", fontWeight: 700, lineHeight: "28px", margin: 0 }}
      >
        {number}
      </Text>
      <Text
        className="muted"
        style={{ color: COLOURS.muted, fontSize: "14px", lineHeight: "20px", margin: 0 }}
      >
        {label}
      </Text>
    </Column>
  );
}

function DigestCard({ item }: { item: DigestItem }) {
  const muted = { color: COLOURS.muted, fontSize: "14px", lineHeight: "21px", margin: "4px 0 0" };
  return (
    <Section
      className="surface"
      style={{
        backgroundColor: COLOURS.surface,
        border: `1px solid ${COLOURS.line}`,
        borderLeft: `4px solid ${item.urgent ? COLOURS.beacon : COLOURS.line}`,
        borderRadius: "6px",
        marginBottom: "12px",
        padding: "14px 16px",
      }}
    >
      <Text
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "18px", fontWeight: 600, lineHeight: "24px", margin: 0 }}
      >
        <Link href={item.url} style={{ color: COLOURS.ink, textDecoration: "none" }}>
          {item.title}
        </Link>
      </Text>
      <Text
        className={item.urgent ? "urgent" : "ink"}
        style={{ ...muted, color: item.urgent ? COLOURS.urgent : COLOURS.ink, fontWeight: 600 }}
      >
        Closes {item.due}
        {item.daysLeft !== null && ` · ${item.daysLeft}`} · {item.urgent ? "urgent" : "standard"}
      </Text>
      <Text className="muted" style={muted}>
        {[item.location, item.category, item.value].filter(Boolean).join(" · ")}
      </Text>
      {item.summary !== null && (
        <Text className="ink" style={{ ...muted, color: COLOURS.ink }}>
          {item.summary}
        </Text>
      )}
      {item.why !== null && (
        <Text className="muted" style={muted}>
          {item.why}
        </Text>
      )}
      <Button
        className="act"
        href={item.url}
        style={{
          backgroundColor: COLOURS.primary,
          borderRadius: "6px",
          color: "#FFFFFF",
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
