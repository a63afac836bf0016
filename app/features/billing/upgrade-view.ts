import { hrefWith } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";
import { type ProfileSubscription, runningSubscription } from "~/domain/billing/entitlement";
import { PLAN_OF_ROLE } from "~/domain/billing/plans";
import { mayUpgrade } from "~/domain/billing/roles";
import type { UpgradeView } from "./views";

/** For the page /dashboard/upgrade. */
export function upgradePageView(profile: ProfileSubscription, url: URL, now: Date): UpgradeView {
  const interval = url.searchParams.get("interval") === "yearly" ? "yearly" : "monthly";
  // The bid, if one asks for this, stays.
  const href = (wanted: string) =>
    hrefWith(url, { interval: wanted, [FIELDS.bid]: url.searchParams.get(FIELDS.bid) });
  return {
    interval,
    hrefs: { monthly: href("monthly"), yearly: href("yearly") },
    current: PLAN_OF_ROLE[profile.role],
    changesOnBilling: runningSubscription(profile, now) !== null,
  };
}

/** For any page that opens the dialog at `?upgrade=1`; `null` when it is not open, or nothing is left to upgrade to. */
export function upgradeDialogView(profile: ProfileSubscription, url: URL, now: Date): UpgradeView | null {
  const isOpen = url.searchParams.get("upgrade") === "1" && mayUpgrade(profile.role);
  return isOpen ? upgradePageView(profile, url, now) : null;
}

/** For a page of bids: what Pro is, when it is asked for, or when the bid in the URL is over the day's limit. */
export function upgradeBesideBid(
  bid: { kind: string },
  profile: ProfileSubscription,
  url: URL,
  now: Date,
): UpgradeView | null {
  return bid.kind === "limit" ? upgradePageView(profile, url, now) : upgradeDialogView(profile, url, now);
}

/** The same page with no dialog over it: no bid, and no word about Pro. */
export const withNothingOpen = (url: URL) =>
  hrefWith(url, { [FIELDS.bid]: null, upgrade: null, interval: null });
