import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { bidCardHtml, type BidItem, LINE } from "./bid-card";
import { closingLineHtml } from "./closing-line";
import { COLOURS } from "./colours";
import {
  countLabel,
  type DigestEmailProps,
  digestLinks,
  type DigestPart,
  digestText,
  FIRST,
  headline,
  moreClosing,
  moreNew,
  NOTHING_NEW,
  reasonFor,
} from "./digest-text";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";
import { slot } from "./slots";

/** Renders bids to HTML; replaced by functions that render each bid once for many emails. */
export type BidRenderers = { card: (item: BidItem) => string; line: (item: BidItem) => string };

const RENDERERS: BidRenderers = { card: bidCardHtml, line: closingLineHtml };

/** The body, with slots for each reader's own parts. */
export function digestEmail(
  props: DigestEmailProps,
  { card, line }: BidRenderers = RENDERERS,
): { html: string; text: string } {
  const lines = props.closing.items.map(line).join("");
  const cards = props.fresh.items.map(card).join("");
  return { html: renderEmail(<Digest {...props} lines={lines} cards={cards} />), text: digestText(props) };
}

const INK = { ...LINE, color: COLOURS.ink } as const;
const MUTED = { ...LINE, color: COLOURS.muted } as const;

function Digest(props: DigestEmailProps & { lines: string; cards: string }) {
  const { origin, subject, isFirst, closing, fresh, figures, rateNote, interests, coverage } = props;
  const links = digestLinks(origin);
  const first = closing.items[0] ?? fresh.items[0];
  return (
    <EmailLayout
      subject={subject}
      preview={first ? `${first.title}: closes ${first.due}` : subject}
      origin={origin}
      reason={reasonFor(interests)}
      links={[
        { label: "Unsubscribe or pause", href: slot("stop") },
        { label: "Change these emails", href: links.settings },
        { label: "Read on the web", href: slot("copy") },
      ]}
      postalAddress={props.postalAddress}
    >
      <Heading
        as="h1"
        className="ink"
        style={{ color: COLOURS.ink, fontSize: "22px", lineHeight: "28px", margin: "0 0 4px" }}
      >
        {headline(props)}
      </Heading>
      {isFirst && (
        <Text className="ink" style={INK}>
          {FIRST}
        </Text>
      )}
      <Text className="muted" style={MUTED}>
        {fresh.items.length > 0 ? (
          <Figure number={figures.opportunities} label="New Opportunities" />
        ) : (
          NOTHING_NEW
        )}
        {" · "}
        <Figure number={figures.totalValue} label="Total Contract Value" />
        {" · "}
        <Figure number={figures.urgent} label="Urgent Deadlines" />
      </Text>
      <div dangerouslySetInnerHTML={{ __html: slot("changes") }} />
      <Part
        heading="Closing within 7 days"
        part={closing}
        html={props.lines}
        more={{ label: moreClosing(props), href: links.closing }}
      />
      <Part
        heading="New this week"
        part={fresh}
        html={props.cards}
        more={{ label: moreNew(props), href: links.feed }}
      />
      <Text className="muted" style={{ ...MUTED, margin: "16px 0 0" }}>
        {rateNote !== null && `${rateNote} `}
        Read for this digest: {coverage.read} Not read around you: {coverage.notRead}{" "}
        <Link href={links.coverage} style={{ color: COLOURS.muted, textDecoration: "underline" }}>
          What we read, place by place
        </Link>
      </Text>
    </EmailLayout>
  );
}

function Figure({ number, label }: { number: string; label: string }) {
  return (
    <>
      <b className="ink" style={{ color: COLOURS.ink }}>
        {number}
      </b>{" "}
      {label}
    </>
  );
}

type PartProps = {
  heading: string;
  part: DigestPart;
  html: string;
  more: { label: string | null; href: string };
};

/** A heading with its count, the bids, and a link to those for which there is no room. */
function Part({ heading, part, html, more }: PartProps) {
  if (part.items.length === 0) return null;
  return (
    <>
      <Heading
        as="h2"
        className="ink act-line"
        style={{
          borderBottom: `2px solid ${COLOURS.primary}`,
          color: COLOURS.ink,
          fontSize: "18px",
          lineHeight: "24px",
          margin: "18px 0 0",
          paddingBottom: "2px",
        }}
      >
        {heading}{" "}
        <span className="muted" style={{ color: COLOURS.muted, fontSize: "14px", fontWeight: 400 }}>
          {countLabel(part)}
        </span>
      </Heading>
      <div className="dense" dangerouslySetInnerHTML={{ __html: html }} />
      {more.label !== null && (
        <Text className="ink" style={{ ...INK, margin: "8px 0 0" }}>
          <Link
            className="brand"
            href={more.href}
            style={{ color: COLOURS.primary, fontWeight: 600, textDecoration: "underline" }}
          >
            {more.label}
          </Link>
        </Text>
      )}
    </>
  );
}
