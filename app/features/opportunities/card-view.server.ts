import { limitsFor, type Role } from "~/domain/billing/roles";
import { describePlaces, regionName } from "~/domain/geography";
import { formatDeadline } from "~/domain/local-time";
import { criteriaOf, type MatchProfile, tradeKey } from "~/domain/matching/match-profile";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import {
  categoryLabel,
  daysLeft,
  daysLeftLabel,
  isUrgent,
  statedValue,
} from "~/domain/opportunities/opportunity";
import { displayTimeZone } from "~/domain/zoned-time";
import type { CardRow, OpportunityRow } from "~/features/search/card-row.sql.server";
import type { DeadlineView, OpportunityCardView } from "./opportunity-view";

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
    label: formatDeadline(deadline, timeZone),
    daysLeft: daysLeftLabel(days),
    urgent: isUrgent(days),
    expired: days < 0,
    iso: deadline.toISOString(),
  };
}

export const UNKNOWN_LOCATION = "Location TBD";

type Located = Pick<CardRow, "city" | "region" | "places">;

/** The city, else the names of several places, else the region's name. */
export function locationLabel({ city, region, places }: Located): string {
  if (city !== null && city.trim() !== "") return city;
  if (places.length > 1) return describePlaces(places, null);
  return region === null || region.trim() === "" ? UNKNOWN_LOCATION : regionName(region);
}

/** The match reason to show this reader: one for a trade they follow, else the first. */
export function whyMatched(
  row: Located & Pick<CardRow, "reasons">,
  profile: MatchProfile | null,
): string | null {
  const followed = profile ? criteriaOf(profile).anyTrade : [];
  const reason = row.reasons.find(({ service }) => followed.includes(tradeKey(service))) ?? row.reasons[0];
  if (!reason) return null;
  const what = reason.kind === "phrase" ? `‘${reason.text}’` : reason.text;
  const place = row.region === null ? "" : ` in ${locationLabel({ ...row, city: null })}`;
  return `Matched: ${what}${place}`;
}

export type CardContext = {
  /** The reader, whose trades decide which reason is shown; null for a page that is the same for everyone. */
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
    title: row.title,
    language: row.language,
    summary: row.summary,
    buyer: row.buyer,
    location: locationLabel(row),
    bidType: row.bidType,
    category: row.category === null ? null : categoryLabel(row.category),
    deadline: deadlineView(row.deadline, row.region, now, "TBD"),
    why: whyMatched(row, profile),
    headlineOnly: row.hasText ? null : headlineOnly(role),
    href: href(row.id),
    saved: row.savedStatus,
    opens: howItOpens(row, role),
  };
}

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

/** The sum of the stated values in Canadian dollars, and whether any was converted. */
export function totalValue(rows: ReadonlyArray<CardRow>, rate: UsdRate): { cad: number; converted: boolean } {
  const stated = rows.flatMap((row) => {
    const amount = statedValue(row);
    return amount === null ? [] : [{ amount, currency: row.currency }];
  });
  return {
    cad: stated.reduce((sum, { amount, currency }) => sum + inCanadianDollars(amount, currency, rate), 0),
    converted: stated.some(({ currency }) => currency === "USD"),
  };
}
