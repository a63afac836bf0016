import { bidCardText, type BidItem } from "./bid-card";
import { closingLineText } from "./closing-line";
import { slot } from "./slots";

/** The bids that a part lists, and how many belong to it. */
export type DigestPart = { items: ReadonlyArray<BidItem>; found: number };

export type DigestEmailProps = {
  origin: string;
  postalAddress: string;
  subject: string;
  isFirst: boolean;
  closing: DigestPart;
  /** "Mon 30 Nov": the last day on which a bid of the first part closes. */
  lastDay: string;
  fresh: DigestPart;
  /** Of the bids that the email lists. */
  figures: { opportunities: string; totalValue: string; urgent: string };
  /** The exchange rate, if some of the total was converted. */
  rateNote: string | null;
  /** "Snow Removal in Peel Region": the reader's trades and regions. */
  interests: string;
  /** "CanadaBuys 23 Nov, 7:45 am ET; …": when each source around the reader was last read, and what is not read. */
  coverage: { read: string; notRead: string };
};

export const FIRST = "This is your first digest. From now on it comes every Monday at 8:00 AM EST.";

export const reasonFor = (interests: string) =>
  `You get this once a week because you follow ${interests} on Tenderlight. We do not track whether you open it.`;

/** The pages of ours that a digest leads to, apart from its bids and its reader's own links. */
export const digestLinks = (origin: string) => ({
  closing: `${origin}/dashboard?show=closing`,
  feed: `${origin}/dashboard`,
  settings: `${origin}/dashboard/settings`,
  coverage: `${origin}/legal#coverage`,
});

/** "Your week: 7 closing, 12 new" */
export function headline({ closing, fresh }: Pick<DigestEmailProps, "closing" | "fresh">): string {
  const parts = [
    ...(closing.items.length > 0 ? [`${closing.items.length} closing`] : []),
    ...(fresh.items.length > 0 ? [`${fresh.items.length} new`] : []),
  ];
  return `Your week: ${parts.join(", ")}`;
}

/** "all 7", "40 of 52" */
export const countLabel = ({ items, found }: DigestPart) =>
  items.length < found ? `${items.length} of ${found}` : `all ${items.length}`;

const restOf = ({ items, found }: DigestPart) => Math.max(found - items.length, 0);

export function moreClosing({ closing, lastDay }: Pick<DigestEmailProps, "closing" | "lastDay">) {
  const rest = restOf(closing);
  return rest === 0 ? null : `${rest} more ${rest === 1 ? "closes" : "close"} by ${lastDay}`;
}

export function moreNew({ fresh }: Pick<DigestEmailProps, "fresh">) {
  const rest = restOf(fresh);
  return rest === 0 ? null : `${rest} more new in your feed`;
}

/** Stands for the figure of a digest that has only closing dates. */
export const NOTHING_NEW = "Nothing new this week";

/** The plain-text version. It has everything that the HTML has. */
export function digestText(props: DigestEmailProps): string {
  const { origin, isFirst, closing, fresh, figures, rateNote, interests, coverage } = props;
  const links = digestLinks(origin);
  const { opportunities, totalValue, urgent } = figures;
  return [
    headline(props),
    ...(isFirst ? [FIRST] : []),
    `${fresh.items.length > 0 ? `New opportunities: ${opportunities}` : NOTHING_NEW} | Total contract value: ${totalValue} | Urgent deadlines: ${urgent}`,
    slot("changes"),
    ...partText("CLOSING WITHIN 7 DAYS", closing, closingLineText, moreClosing(props), links.closing),
    ...partText("NEW THIS WEEK", fresh, bidCardText, moreNew(props), links.feed),
    ...(rateNote === null ? [] : [rateNote]),
    `Read for this digest: ${coverage.read} Not read around you: ${coverage.notRead} What we read, place by place: ${links.coverage}`,
    reasonFor(interests),
    `Unsubscribe or pause, without signing in: ${slot("stop")}`,
    `Change or stop these emails: ${links.settings}`,
    `Read this on the web: ${slot("copy")}`,
    props.postalAddress,
  ].join("\n\n");
}

function partText(
  heading: string,
  part: DigestPart,
  itemText: (item: DigestPart["items"][number]) => string,
  more: string | null,
  href: string,
): Array<string> {
  if (part.items.length === 0) return [];
  return [
    `${heading} (${countLabel(part)})`,
    ...part.items.map(itemText),
    ...(more === null ? [] : [`${more}: ${href}`]),
  ];
}
