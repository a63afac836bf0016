import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import type { BulkKind } from "~/domain/mail/mail";
import { shorten } from "~/domain/shorten";
import { bidCardHtml, bidCardText, type BidItem } from "./bid-card";
import { COLOURS } from "./colours";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";
import { slot } from "./slots";

/** Large contracts at once, or once a day the new bids that state no value. */
export type AlertList = Exclude<BulkKind, "digest" | "reminder">;

export type AlertEmailProps = {
  list: AlertList;
  origin: string;
  postalAddress: string;
  subject: string;
  items: ReadonlyArray<BidItem>;
  /** How many more bids match than the email shows. */
  more: number;
};

const REASONS: Record<AlertList, string> = {
  alert: `You get this because instant alerts are on: new contracts over ${ALERT_THRESHOLD} that fit your regions and trades, within ${ALERT_PROMISE.withinHours} hours.`,
  "same-day":
    "You get this because the same-day email is on: at 4:00 pm Toronto time, the new bids that fit your regions and trades and state no value. No email comes on days without any.",
};

/** What the subject calls the bids. */
const BIDS: Record<AlertList, (noun: string) => string> = {
  alert: (noun) => `${noun} over ${ALERT_THRESHOLD}`,
  "same-day": (noun) => `${noun} without a stated value`,
};

const LONGEST_SUBJECT = 150;
/** A title among others in a subject or a preview. */
const LONGEST_NAMED = 60;
const PREVIEWED = 2;

export function alertSubject(
  list: AlertList,
  items: ReadonlyArray<Pick<BidItem, "title" | "location">>,
  more: number,
): string {
  const count = items.length + more;
  const [first] = items;
  if (count === 1 && first) return shorten(`${BIDS[list]("New bid")}: ${first.title}`, LONGEST_SUBJECT);
  if (list === "alert" || !first) return BIDS[list](`${count} new bids`);
  // Whether a mail is worth opening depends on what and where the bids are.
  const named = `${shorten(first.title, LONGEST_NAMED)}, ${first.location}`;
  return `${count} new bids: ${named}, and ${BIDS[list](`${count - 1} more`)}`;
}

/** "Closes Wed 2 Dec, 2:00 pm ET, Brampton. Then: Plowing of lots; Salting of walks" */
function previewOf([first, ...others]: ReadonlyArray<BidItem>): string | null {
  if (!first) return null;
  const closing = `Closes ${first.due}, ${first.location}`;
  const next = others.slice(0, PREVIEWED).map(({ title }) => shorten(title, LONGEST_NAMED));
  return next.length === 0 ? closing : `${closing}. Then: ${next.join("; ")}`;
}

/** The heading inside the email: without the title of a single bid, which stands below it. */
function headingOf(list: AlertList, items: ReadonlyArray<BidItem>, more: number): string {
  const count = items.length + more;
  return BIDS[list](count === 1 ? "New bid" : `${count} new bids`);
}

export function alertEmail(props: AlertEmailProps, cardHtml = bidCardHtml): { html: string; text: string } {
  const cards = props.items.map(cardHtml).join("");
  return { html: renderEmail(<Alert {...props} cards={cards} />), text: plainText(props) };
}

function plainText({ list, origin, items, more, postalAddress }: AlertEmailProps): string {
  return [
    headingOf(list, items, more),
    ...items.map(bidCardText),
    ...(more > 0 ? [`${more} more in your feed: ${origin}/dashboard`] : []),
    REASONS[list],
    `Unsubscribe or pause, without signing in: ${slot("stop")}`,
    `Change or stop these emails: ${origin}/dashboard/settings`,
    postalAddress,
  ].join("\n\n");
}

function Alert(props: AlertEmailProps & { cards: string }) {
  const { list, origin, subject, items, more, postalAddress, cards } = props;
  return (
    <EmailLayout
      subject={subject}
      preview={previewOf(items) ?? subject}
      origin={origin}
      reason={REASONS[list]}
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
        {headingOf(list, items, more)}
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
