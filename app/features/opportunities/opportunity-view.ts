import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import type { KeyDatesView } from "~/features/key-dates/key-dates-view";

/** What pages print. Texts are final, formatted on the server with an explicit time zone. */

export type DeadlineView = {
  /** "Thu 14 Aug 2026, 2:00 pm ET"; "TBD" when there is none. */
  label: string;
  /** The label of a closing that is not the portal's, without saying so: rows say that beside it. */
  shortLabel?: string | null;
  /** "Closing from the notice’s text", "Closing noted by you; the portal says …" */
  basis?: string | null;
  /** "Expired", "Due today", "1 day left", "N days left", or null without a deadline. */
  daysLeft: string | null;
  urgent: boolean;
  expired: boolean;
  iso: string | null;
};

export type OpportunityCardView = {
  id: number;
  title: string;
  /** The notice's own language, for the lang attribute of its words. */
  language?: "en" | "fr";
  summary: string | null;
  buyer: string | null;
  /** City, else region name, else "Location TBD". */
  location: string;
  bidType: string | null;
  /** "Snow Removal". */
  category: string | null;
  deadline: DeadlineView;
  /** "Mandatory site meeting tomorrow 10:00 am ET"; `null` without a sure date ahead. */
  nextDate: string | null;
  /** "Matched: ‘snow clearing’ in Brampton", "Listed as Janitorial", or null without a trade. */
  why: string | null;
  /** "$180,000 stated", or null. */
  stated: string | null;
  /** "Headline only: no text, so opening it uses no view", or null if there is a text. */
  headlineOnly: string | null;
  /** Keeps every filter of the page and adds `bid=<id>`. */
  href: string;
  saved: SavedBidStatus | null;
  /** Left out of the reader's feed as not their kind of work. */
  hidden: boolean;
  /** How its details open: at once, by a post that uses one of today's views, or after a question. */
  opens: "at-once" | "by-a-view" | "after-a-question";
};

/** The listing may be read before the details are open, because its portal shows it to everyone. */
type AskedAbout = {
  id: number;
  title: string;
  language?: "en" | "fr";
  /** "Town of Caledon · Peel Region". */
  where: string;
  listing: PortalLinkView | null;
  /** Its closing and key dates, without sentences, which are details. */
  dates: ReadonlyArray<string>;
};

/** The bids before and after the open one in the list that it was opened from. */
export type NeighboursView = {
  /** "3 of 39" */
  position: string;
  previousHref: string | null;
  nextHref: string | null;
};

/** What a page shows of the bid in its URL. Only the first kind contains details. */
export type OpenBidView =
  | { kind: "none" }
  /** Reading it failed; the page shows an error in its place. */
  | { kind: "failed" }
  /** Unknown, or withdrawn and not saved. */
  | { kind: "gone" }
  | {
      kind: "detail";
      detail: OpportunityDetailView;
      savedStatus: SavedBidStatus | null;
      isHidden: boolean;
      maySaveToPipeline: boolean;
    }
  | ({ kind: "save-first" | "confirm"; viewsLeft: number; viewsADay: number } & AskedAbout)
  | ({ kind: "limit"; viewsADay: number; isSaved: boolean } & AskedAbout);

export type PortalLinkView = { sourceName: string; reference: string | null; url: string | null };

export type OpportunityChangeView = {
  /** "21 Nov 2026, 9:14 am ET". */
  at: string;
  /** "Closing date", "Title", "Value", "Documents", "Status". */
  field: string;
  from: string;
  to: string;
};

export type OpportunityDetailView = {
  id: number;
  title: string;
  /** The notice's own language, for the lang attribute of its words. */
  language?: "en" | "fr";
  /** Agency, or the portal's name when the buyer is unknown. */
  agency: string;
  region: string;
  /** As on the card, but "Not specified" when there is no deadline. */
  deadline: DeadlineView;
  /** "18 Nov 2026"; "Not specified" when the source does not say. */
  published: string;
  /** "$1.3M" or "Not stated"; names the currency when it is not CAD ("US$1.3M"). */
  contractValue: string;
  status: string;
  /** `null` if the notice states none. */
  reference: string | null;
  bidType: string | null;
  category: string | null;
  tags: ReadonlyArray<string>;
  why: string | null;
  isHeadlineOnly: boolean;
  /** Its text is in the archive, which could not be read. */
  isTextAway: boolean;
  /** What each portal says of the bid's status or closing date, if they differ. */
  portalsSay?: string | null;
  /** The language that the notice can be read in as well; `null` if it is published in one. */
  otherLanguage: "en" | "fr" | null;
  links: ReadonlyArray<PortalLinkView>;
  documents: ReadonlyArray<{ title: string; url: string }>;
  /** "was Fri 27 Nov 2026, changed 20 Nov 2026"; `null` if the closing date has not changed. */
  moved: string | null;
  keyDates: KeyDatesView;
  /** Of the spec's five sections, in order, those that have at least one paragraph or item. */
  sections: ReadonlyArray<{
    heading: string;
    /** Where the lines under it are from. */
    note?: string;
    paragraphs: ReadonlyArray<string>;
    items: ReadonlyArray<string>;
    /** The words are ours, in English, and not the notice's. */
    isOurs?: true;
  }>;
  /** The headings of the others; none for a bid without a text. */
  missing: ReadonlyArray<string>;
  changes: ReadonlyArray<OpportunityChangeView>;
};

/** The links beside a list's heading. */
export type ListControlsView = {
  sorts: ReadonlyArray<{ label: string; href: string; isCurrent: boolean }>;
  density: { label: string; href: string; isCompact: boolean };
};

/** "N Opportunities Found": exact to 1,000, "1,000+" beyond. */
export type FoundView = { label: string };
