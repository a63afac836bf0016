import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { inFrench } from "~/content/language";
import { shorten } from "~/domain/shorten";
import { buyerAndPlace, LINE, ROW } from "./bid-card";
import { COLOURS } from "./colours";
import { EmailLayout } from "./email-layout";
import { renderEmail } from "./render-email";
import { slot } from "./slots";

/** One date of a saved bid. Texts are final. */
export type ReminderItem = {
  /** "Cancelled", "No longer stated": the mail says that the date does not stand any more. `null` for one that does. */
  dropped: string | null;
  /** "Mandatory site meeting", "the whole bid" */
  what: string;
  /** "Tue 24 Nov 2026, 10:00 am ET"; empty for a whole bid whose closing is unknown. */
  when: string;
  /** "Tomorrow 10:00 am", for the subject; empty for a whole bid. */
  soon: string;
  /** "tomorrow", "in 3 days"; `null` for what no longer stands. */
  left: string | null;
  /** Whether it is today or tomorrow. */
  isNear: boolean;
  where: string | null;
  /** "This date has changed." */
  note: string | null;
  title: string;
  language: string;
  buyer: string | null;
  /** The town or region of the work, if it is known. */
  location: string | null;
  url: string;
  /** The notice's own words; `null` for what a field of the portal or the reader states. */
  sentence: string | null;
  sentenceLanguage: string;
};

type ReminderProps = {
  origin: string;
  postalAddress: string;
  /** The nearest first. */
  items: ReadonlyArray<ReminderItem>;
  /** How many more dates there are than the email lists. */
  more: number;
};

const REASON =
  "You get this because reminders are on: the dates of bids that you have saved, until you mark them as submitted, won or lost.";
const FIXED_LINE =
  "Read by rules from the notice’s own text. Attachments and addenda are not read. The buyer’s documents decide.";

const LONGEST_SUBJECT = 150;

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "Tomorrow 10:00 am: mandatory site meeting – Snow removal (2 more dates)" */
export function reminderSubject(items: ReadonlyArray<ReminderItem>, more: number): string {
  const [first] = items;
  if (!first) return "Dates of your saved bids";
  const others = items.length - 1 + more;
  const rest = others === 0 ? "" : others === 1 ? " (1 more date)" : ` (${others} more dates)`;
  const { dropped, what, soon, isNear, title } = first;
  const nearest =
    dropped === null
      ? `${soon}: ${lower(what)} – ${title}`
      : `${dropped}: ${[lower(what), isNear ? lower(soon) : soon].filter(Boolean).join(" ")} – ${title}`;
  return `${shorten(nearest, LONGEST_SUBJECT - rest.length)}${rest}`;
}

/** "Mandatory site meeting: Tue 24 Nov 2026, 10:00 am ET, tomorrow", "Cancelled: mandatory site meeting, Tue 24 Nov 2026 …" */
const headingOf = ({ dropped, what, when, left }: ReminderItem) =>
  dropped === null
    ? `${what}: ${[when, left].filter(Boolean).join(", ")}`
    : `${dropped}: ${[lower(what), when].filter(Boolean).join(", ")}`;

const moreLabel = (more: number) => `${more} more ${more === 1 ? "date" : "dates"} of your saved bids`;

export function reminderEmail(props: ReminderProps): { html: string; text: string } {
  return { html: renderEmail(<Reminder {...props} />), text: plainText(props) };
}

function plainText({ origin, postalAddress, items, more }: ReminderProps): string {
  return [
    ...items.map(itemText),
    ...(more > 0 ? [`${moreLabel(more)}: ${origin}/dashboard/saved-bids`] : []),
    FIXED_LINE,
    REASON,
    `Unsubscribe or pause, without signing in: ${slot("stop")}`,
    `Change or stop these emails: ${origin}/dashboard/settings`,
    postalAddress,
  ].join("\n\n");
}

/** A title such as "Request for bid proposals" tells nobody which bid it is. */
function whoAndWhere({ buyer, location }: ReminderItem): Array<string> {
  if (location === null) return buyer === null ? [] : [buyer];
  return buyerAndPlace({ buyer, location });
}

function itemText(item: ReminderItem): string {
  const { dropped, where, note, title, language, url, sentence } = item;
  const quoted = sentence === null ? null : `“${sentence}”`;
  return [
    [headingOf(item), where].filter(Boolean).join(" · "),
    note,
    // The note introduces what the notice says now.
    dropped === null ? null : quoted,
    [title, ...whoAndWhere(item), inFrench(language)].filter(Boolean).join(" · "),
    dropped === null ? quoted : null,
    url,
  ]
    .filter(Boolean)
    .join("\n");
}

function Reminder({ origin, postalAddress, items, more }: ReminderProps) {
  const [first] = items;
  return (
    <EmailLayout
      subject={reminderSubject(items, more)}
      preview={[first?.when, first?.where].filter(Boolean).join(" · ")}
      origin={origin}
      reason={REASON}
      links={[
        { label: "Unsubscribe or pause", href: slot("stop") },
        { label: "Change these emails", href: `${origin}/dashboard/settings` },
      ]}
      postalAddress={postalAddress}
    >
      {items.map((item, position) => (
        <Item key={position} item={item} as={position === 0 ? "h1" : "h2"} />
      ))}
      {more > 0 && (
        <Text className="ink" style={{ color: COLOURS.ink, margin: "16px 0 0" }}>
          <Link
            className="brand"
            href={`${origin}/dashboard/saved-bids`}
            style={{ color: COLOURS.primary, fontWeight: 600, textDecoration: "underline" }}
          >
            {moreLabel(more)}
          </Link>
        </Text>
      )}
      <Text className="muted" style={{ ...LINE, color: COLOURS.muted, margin: "16px 0 0" }}>
        {FIXED_LINE}
      </Text>
    </EmailLayout>
  );
}

/** What, when and where come first; a date of today or tomorrow is red, beside an amber bar. */
function Item({ item, as: Heading }: { item: ReminderItem; as: "h1" | "h2" }) {
  const { dropped, where, note, title, language, url, sentence, sentenceLanguage, isNear } = item;
  const { margin } = LINE;
  const quoted = sentence !== null && (
    <p className="muted" lang={sentenceLanguage} style={{ color: COLOURS.muted, margin }}>
      “{sentence}”
    </p>
  );
  const near = { borderLeft: `4px solid ${COLOURS.beacon}`, padding: "8px 0 8px 10px" };
  return (
    <div
      className={isNear ? "ink line soon" : "ink line"}
      style={{ ...ROW, ...(isNear ? near : { padding: "8px 0" }) }}
    >
      <Heading
        className={isNear ? "urgent" : "ink"}
        style={{
          color: isNear ? COLOURS.urgent : COLOURS.ink,
          fontSize: "17px",
          fontWeight: 700,
          lineHeight: "23px",
          margin: 0,
        }}
      >
        {headingOf(item)}
      </Heading>
      {where !== null && <p style={{ margin }}>{where}</p>}
      {note !== null && (
        <p style={{ margin }}>
          <b>{note}</b>
        </p>
      )}
      {dropped !== null && quoted}
      <p style={{ margin }}>
        <a className="brand" href={url} lang={language} style={{ color: COLOURS.primary, fontWeight: 600 }}>
          {title}
        </a>
        {whoAndWhere(item).map((name) => ` · ${name}`)}
        {inFrench(language) && ` · ${inFrench(language)}`}
      </p>
      {dropped === null && quoted}
    </div>
  );
}
