import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import { shorten } from "~/domain/shorten";
import { bidCardHtml, bidCardText, type BidItem } from "./bid-card";
import { COLOURS } from "./colours";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";
import { slot } from "./slots";

export type AlertEmailProps = {
  origin: string;
  postalAddress: string;
  subject: string;
  items: ReadonlyArray<BidItem>;
  /** How many more bids match than the email shows. */
  more: number;
};

const REASON = `You get this because instant alerts are on: new contracts over ${ALERT_THRESHOLD} that fit your regions and trades, within ${ALERT_PROMISE.withinHours} hours.`;

const LONGEST_SUBJECT = 150;

export function alertSubject(items: ReadonlyArray<Pick<BidItem, "title" | "due">>, more: number): string {
  const count = items.length + more;
  const [first] = items;
  if (count === 1 && first)
    return shorten(`New bid over ${ALERT_THRESHOLD}: ${first.title}`, LONGEST_SUBJECT);
  return `${count} new bids over ${ALERT_THRESHOLD}`;
}

/** The heading inside the email: without the title of a single bid, which stands below it. */
const headingOf = (items: ReadonlyArray<BidItem>, more: number) => {
  const count = items.length + more;
  return count === 1 ? `New bid over ${ALERT_THRESHOLD}` : `${count} new bids over ${ALERT_THRESHOLD}`;
};

export function alertEmail(props: AlertEmailProps, cardHtml = bidCardHtml): { html: string; text: string } {
  const cards = props.items.map(cardHtml).join("");
  return { html: renderEmail(<Alert {...props} cards={cards} />), text: plainText(props) };
}

function plainText({ origin, items, more, postalAddress }: AlertEmailProps): string {
  return [
    headingOf(items, more),
    ...items.map(bidCardText),
    ...(more > 0 ? [`${more} more in your feed: ${origin}/dashboard`] : []),
    REASON,
    `Unsubscribe or pause, without signing in: ${slot("stop")}`,
    `Change or stop these emails: ${origin}/dashboard/settings`,
    postalAddress,
  ].join("\n\n");
}

function Alert({ origin, subject, items, more, postalAddress, cards }: AlertEmailProps & { cards: string }) {
  return (
    <EmailLayout
      subject={subject}
      preview={items[0] ? `Closes ${items[0].due}` : subject}
      origin={origin}
      reason={REASON}
      links={[
        { label: "Unsubscribe or pause", href: slot("stop") },
        { label: "Change these emails", href: `${origin}/dashboard/settings` },
      ]}
      postalAddress={postalAddress}
    >
      <Heading
        as="h1"
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "22px", lineHeight: "28px", margin: "0 0 16px" }}
      >
        {headingOf(items, more)}
      </Heading>
      <div dangerouslySetInnerHTML={{ __html: cards }} />
      {more > 0 && (
        <Text
          className="ink"
          style={{ color: COLOURS.ink, fontSize: "16px", lineHeight: "24px", margin: "16px 0 0" }}
        >
          <Link
            href={`${origin}/dashboard`}
            style={{ color: COLOURS.primary, fontWeight: 600, textDecoration: "underline" }}
            className="brand"
          >
            {more} more in your feed
          </Link>
        </Text>
      )}
    </EmailLayout>
  );
}
