import { limitsFor, type Role } from "~/domain/billing/roles";
import { deadlineLabel } from "~/domain/calendar/deadline-label";
import { formatDay, NO_HOUR, NO_HOUR_SHORT } from "~/domain/local-time";
import { type MatchProfile, tradeThatFits } from "~/domain/matching/match-profile";
import { wholeMoney } from "~/domain/money";
import { withPointers } from "~/domain/opportunities/cut-details";
import {
  categoryLabel,
  daysLeft,
  daysLeftLabel,
  isOpen,
  isUrgent,
  statedValue,
} from "~/domain/opportunities/opportunity";
import { momentLabel } from "~/domain/reading/kept/key-date-label";
import {
  closingInRow,
  daysUntil,
  isAhead,
  type ListedDate,
  openUntil,
  whoseClosingInRow,
  withOwnDates,
} from "~/domain/reading/kept/listed-dates";
import { endOfClosing } from "~/domain/reading/kept/text-closing";
import { serviceKeysForTags, tradeName } from "~/domain/service-types";
import { displayTimeZone } from "~/domain/zoned-time";
import { nextDateLabel } from "~/features/key-dates/next-date-label";
import type { CardRow, OpportunityRow } from "~/features/search/card-row.sql.server";
import { homeOf, type Located, locationFrom, locationLabel } from "./location-label.server";
import type { DeadlineView, OpportunityCardView } from "./opportunity-view";
import { withEarlierClosing } from "./with-earlier-closing";

export function deadlineView(
  deadline: Date | null,
  region: string | null,
  now: Date,
  missing: string,
): DeadlineView {
  if (deadline === null) return { label: missing, daysLeft: null, urgent: false, expired: false, iso: null };
  const timeZone = displayTimeZone(region);
  const days = daysLeft(deadline, now, timeZone);
  return {
    label: deadlineLabel(deadline, region),
    daysLeft: daysLeftLabel(days),
    urgent: isUrgent(days),
    expired: days < 0,
    iso: deadline.toISOString(),
  };
}

type Closing = Pick<CardRow, "deadline" | "region" | "keyDates" | "status"> &
  Partial<Pick<OpportunityRow, "ownDates">>;

/** The closing date that a row shows, where few words have room. */
export function rowClosingView(row: Closing, now: Date, missing: string): DeadlineView {
  const view = closingView(row, now, missing);
  const short = (label: string) => label.replace(NO_HOUR, NO_HOUR_SHORT);
  return {
    ...view,
    label: short(view.label),
    ...(view.shortLabel && { shortLabel: short(view.shortLabel) }),
  };
}

/**
 * The closing date that a bid shows: its reader's own, else the portal's, else the one that the notice's text states. It is
 * expired by the portal's alone.
 */
export function closingView(row: Closing, now: Date, missing: string): DeadlineView {
  const view = deadlineView(row.deadline, row.region, now, openUntilLabel(row, now) ?? missing);
  const own = row.ownDates ?? [];
  const whose = whoseClosingInRow(row, own);
  const stated = whose === "portal" ? null : closingInRow(withOwnDates(row.keyDates, own), now);
  if (stated === null) return whose === "portal" ? withEarlierClosing(view, row) : view;
  const portals = portalsClosing(row, now);
  return {
    ...viewOfStated(stated, row, now, whose === "reader" ? { portals } : null),
    expired: view.expired,
  };
}

/** "Open until 31 Mar 2029", of a list whose portal states a date years ahead. */
export function openUntilLabel({ keyDates, region, status }: Closing, now: Date): string | null {
  const until = status === "active" ? openUntil(keyDates, now) : null;
  return until && `Open until ${formatDay(until, displayTimeZone(region))}`;
}

/** The portal's closing date within a sentence: "Fri 4 Dec 2026, 2:00 pm ET", "open until 31 Mar 2029". */
export function portalsClosing(row: Closing, now: Date): string | null {
  if (row.deadline !== null) return deadlineLabel(row.deadline, row.region);
  return openUntilLabel(row, now)?.replace(/^O/, "o") ?? null;
}

/** `own` is of a date that the reader has noted, with what the portal says instead. */
function viewOfStated(
  stated: ListedDate,
  { region }: Closing,
  now: Date,
  own: { portals: string | null } | null,
) {
  const at = stated.at === null ? null : new Date(stated.at);
  const left = own ? daysOfOwn(stated, now) : daysOfText(stated, region, now);
  const shortLabel = momentLabel({ ...stated, at }, displayTimeZone(region));
  const past = own ? "Past" : null;
  const portalSays = own?.portals ? `; the portal says ${own.portals}` : "";
  return {
    label: `${shortLabel} (${own ? "noted by you" : "from the notice’s text"})`,
    shortLabel,
    basis: own ? `Closing noted by you${portalSays}` : "Closing from the notice’s text",
    daysLeft: left === null ? past : daysLeftLabel(left),
    urgent: left !== null && isUrgent(left),
    iso: at?.toISOString() ?? null,
  };
}

const daysOfOwn = (own: ListedDate, now: Date) => (isAhead(own, now) ? daysUntil(own, now) : null);

/** Counted as the portal's closing is, because lists, figures and mail count the bid by it. */
function daysOfText(stated: ListedDate, region: string | null, now: Date): number | null {
  const days = daysLeft(endOfClosing(stated), now, displayTimeZone(region));
  return days < 0 ? null : days;
}

/**
 * Why this reader sees it: "Matched: ‘snow clearing’ in Brampton" if it fits their profile, otherwise the trade that it
 * is listed under. The place is called what the row calls it. The trade is named unless it is the category, which stands beside it. Codes say nothing to a reader
 * and are left out.
 */
export function whyListed(
  row: Located & Pick<CardRow, "reasons" | "services" | "category">,
  profile: MatchProfile | null,
): string | null {
  const trade = profile && tradeThatFits(profile, row);
  if (!trade) {
    const names = row.services.map(tradeName);
    return names.length === 0 ? null : `Listed as ${names.join(", ")}`;
  }
  const reason = row.reasons.find(({ service, kind }) => service === trade && kind === "phrase");
  // "Plumbing" beside "Matched: Electrical, ‘water heater’" says two things of one trade.
  const isCategory =
    row.category !== null && serviceKeysForTags([categoryLabel(row.category)]).includes(trade);
  const what = [
    ...(reason && isCategory ? [] : [tradeName(trade)]),
    ...(reason ? [`‘${reason.text}’`] : []),
  ].join(", ");
  const place = row.region === null ? "" : ` in ${locationLabel(row)}`;
  return `Matched: ${what}${place}`;
}

/** A type that says nothing is left out: "Other". */
export function typeAndTrade({ bidType, category }: Pick<CardRow, "bidType" | "category">) {
  return { bidType: bidType === "Other" ? null : bidType, category: category && categoryLabel(category) };
}

export type CardContext = {
  /** What the reader follows; null for a page that is the same for everyone. */
  profile: MatchProfile | null;
  role: Role;
  now: Date;
  href: (id: number) => string;
};

export function cardView(
  row: OpportunityRow,
  { profile, role, now, href }: CardContext,
): OpportunityCardView {
  return {
    id: row.id,
    title: withPointers(row.title, row.language),
    language: row.language,
    summary: summaryOf(row),
    buyer: row.buyer,
    location: profile ? locationFrom(row, homeOf(profile.regions)) : locationLabel(row),
    ...typeAndTrade(row),
    deadline: rowClosingView(row, now, "TBD"),
    nextDate: isOpen(row, now) ? nextDateLabel(withOwnDates(row.keyDates, row.ownDates), now) : null,
    why: whyListed(row, profile),
    stated: statedLabel(row),
    headlineOnly: row.hasText ? null : headlineOnly(role),
    href: href(row.id),
    saved: row.savedStatus,
    hidden: row.hidden,
    opens: howItOpens(row, role),
  };
}

/** The one line of summary; none if it says at once what the title says, which was made of the same words. */
function summaryOf({ title, summary, language }: Pick<CardRow, "title" | "summary" | "language">) {
  return summary === null || repeats(title, summary) ? null : withPointers(summary, language);
}

function repeats(title: string, summary: string): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, " ")
      .trim();
  const words = letters(title).slice(0, REPEATED_LENGTH);
  return words.length >= LEAST_REPEATED && letters(summary.slice(0, SHOWN_LENGTH)).includes(words);
}

/** How much of a title is compared; a shorter one says too little to make the summary needless. */
const REPEATED_LENGTH = 60;
const LEAST_REPEATED = 30;
/** A row shows about this much of a summary. */
const SHOWN_LENGTH = 300;

function headlineOnly(role: Role): string {
  const hasViews = limitsFor(role).dailyDetailViews !== null;
  return `Headline only: no text${hasViews ? ", so opening it uses no view" : ""}`;
}

function howItOpens(
  { viewed, hasText, savedStatus }: OpportunityRow,
  role: Role,
): OpportunityCardView["opens"] {
  if (limitsFor(role).dailyDetailViews === null || viewed || !hasText) return "at-once";
  return savedStatus === null ? "after-a-question" : "by-a-view";
}

/** "$180,000 stated", "US$1,250,000 stated", or null. */
export function statedLabel(row: CardRow): string | null {
  const amount = statedValue(row);
  return amount === null ? null : `${wholeMoney(amount, row.currency)} stated`;
}
