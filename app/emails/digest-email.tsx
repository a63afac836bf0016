import { Column } from "@react-email/column";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Row } from "@react-email/row";
import { Text } from "@react-email/text";
import { formatShortDay } from "~/domain/local-time";
import type { DigestTotals } from "~/domain/mail/digest";
import { TORONTO } from "~/domain/zoned-time";
import { bidCardHtml, bidCardText, type BidItem } from "./bid-card";
import { COLOURS } from "./colours";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";
import { slot } from "./slots";

export type DigestEmailProps = {
  origin: string;
  postalAddress: string;
  subject: string;
  isFirst: boolean;
  items: ReadonlyArray<BidItem>;
  figures: { opportunities: string; totalValue: string; urgent: string };
  /** The exchange rate, if some of the total was converted. */
  rateNote: string | null;
  /** How many more new bids there are than the email shows. */
  more: number;
  /** "Snow Removal in Peel Region": the reader's trades and regions. */
  interests: string;
  /** "CanadaBuys 23 Nov, 7:45 am ET; …": when each source was last read. */
  coverage: string;
};

export function digestSubject({ count, nearest }: Pick<DigestTotals, "count" | "nearest">): string {
  const bids = count === 1 ? "1 new bid this week" : `${count} new bids this week`;
  return nearest === null ? bids : `${bids}, the first closes ${formatShortDay(new Date(nearest), TORONTO)}`;
}

/** The body, with slots for each reader's own parts. Pass a caching `cardHtml` to render each card once. */
export function digestEmail(props: DigestEmailProps, cardHtml = bidCardHtml): { html: string; text: string } {
  const cards = props.items.map(cardHtml).join("");
  return { html: renderEmail(<Digest {...props} cards={cards} />), text: plainText(props) };
}

const FIRST = "This is your first digest. From now on it comes every Monday at 8:00 AM EST.";

const reasonFor = (interests: string) =>
  `You get this once a week because you follow ${interests} on Tenderlight.`;

const HOW_WE_KNOW = "We do not track whether you open it.";

function plainText(props: DigestEmailProps): string {
  const { origin, subject, isFirst, items, figures, rateNote, more, interests, coverage } = props;
  return [
    subject,
    ...(isFirst ? [FIRST] : []),
    `New opportunities: ${figures.opportunities} | Total contract value: ${figures.totalValue} | Urgent deadlines: ${figures.urgent}`,
    ...(rateNote === null ? [] : [rateNote]),
    ...items.map(bidCardText),
    ...(more > 0 ? [`${more} more in your feed: ${origin}/dashboard`] : []),
    slot("changes"),
    `Read for this digest: ${coverage}`,
    `${reasonFor(interests)} ${HOW_WE_KNOW}`,
    `Unsubscribe or pause, without signing in: ${slot("stop")}`,
    `Change or stop these emails: ${origin}/dashboard/settings`,
    `Read this on the web: ${slot("copy")}`,
    props.postalAddress,
  ].join("\n\n");
}

function Digest(props: DigestEmailProps & { cards: string }) {
  const { origin, subject, isFirst, items, figures, rateNote, more, interests, coverage, cards } = props;
  const ink = { color: COLOURS.ink, fontSize: "16px", lineHeight: "24px" };
  const muted = { color: COLOURS.muted, fontSize: "14px", lineHeight: "21px" };
  return (
    <EmailLayout
      subject={subject}
      preview={items[0]?.title ?? subject}
      origin={origin}
      reason={`${reasonFor(interests)} ${HOW_WE_KNOW}`}
      links={[
        { label: "Unsubscribe or pause", href: slot("stop") },
        { label: "Change these emails", href: `${origin}/dashboard/settings` },
        { label: "Read on the web", href: slot("copy") },
      ]}
      postalAddress={props.postalAddress}
    >
      <Heading
        as="h1"
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "22px", lineHeight: "28px", margin: "0 0 16px" }}
      >
        {subject}
      </Heading>
      {isFirst && (
        <Text className="ink" style={{ ...ink, margin: "0 0 16px" }}>
          {FIRST}
        </Text>
      )}
      <Row style={{ marginBottom: rateNote === null ? "24px" : "4px" }}>
        <Figure number={figures.opportunities} label="New Opportunities" />
        <Figure number={figures.totalValue} label="Total Contract Value" />
        <Figure number={figures.urgent} label="Urgent Deadlines" />
      </Row>
      {rateNote !== null && (
        <Text className="muted" style={{ ...muted, margin: "0 0 24px" }}>
          {rateNote}
        </Text>
      )}
      <div dangerouslySetInnerHTML={{ __html: cards }} />
      {more > 0 && (
        <Text className="ink" style={{ ...ink, margin: "16px 0 0" }}>
          <Link
            href={`${origin}/dashboard`}
            style={{ color: COLOURS.primary, fontWeight: 600, textDecoration: "underline" }}
            className="brand"
          >
            {more} more in your feed
          </Link>
        </Text>
      )}
      <div dangerouslySetInnerHTML={{ __html: slot("changes") }} />
      <Text className="muted" style={{ ...muted, margin: "24px 0 0" }}>
        Read for this digest: {coverage}
      </Text>
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
