import { hrefWith } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";
import { type ProfileSubscription, runningSubscription } from "~/domain/billing/entitlement";
import { PLAN_OF_ROLE } from "~/domain/billing/plans";
import { mayUpgrade } from "~/domain/billing/roles";
import type { UpgradeView } from "./views";

/** For the page /dashboard/upgrade. */
export function upgradePageView(profile: ProfileSubscription, url: URL, now: Date): UpgradeView {
  const interval = url.searchParams.get("interval") === "yearly" ? "yearly" : "monthly";
  // Keep the open bid in the URL.
  const href = (wanted: string) =>
    hrefWith(url, { interval: wanted, [FIELDS.bid]: url.searchParams.get(FIELDS.bid) });
  return {
    interval,
    hrefs: { monthly: href("monthly"), yearly: href("yearly") },
    current: PLAN_OF_ROLE[profile.role],
    changesOnBilling: runningSubscription(profile, now) !== null,
  };
}

/** For any page that opens the dialog at `?upgrade=1`; `null` if it is closed or the user already has Pro. */
export function upgradeDialogView(profile: ProfileSubscription, url: URL, now: Date): UpgradeView | null {
  const isOpen = url.searchParams.get("upgrade") === "1" && mayUpgrade(profile.role);
  return isOpen ? upgradePageView(profile, url, now) : null;
}

/** For a page of bids: the upgrade, if the user asks for it or the bid in the URL is over the daily limit. */
export function upgradeBesideBid(
  bid: { kind: string },
  profile: ProfileSubscription,
  url: URL,
  now: Date,
): UpgradeView | null {
  return bid.kind === "limit" ? upgradePageView(profile, url, now) : upgradeDialogView(profile, url, now);
}

/** The same page with no bid or upgrade dialog open. */
export const withNothingOpen = (url: URL) =>
  hrefWith(url, { [FIELDS.bid]: null, upgrade: null, interval: null });
