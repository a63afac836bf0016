import { STANDINGS } from "~/content/billing";
import type { ProfileSubscription } from "~/domain/billing/entitlement";
import { standingOf } from "~/domain/billing/standing";

export type StandingView = {
  title: string;
  text: string;
  link: { label: string; href: string };
  isUrgent: boolean;
  /** It can wait, so it may stand below the bids and beside the offer of Pro. */
  isQuiet: boolean;
};

/** What somebody has to act on before anything is offered; `null` if nothing presses. */
export function pressingStanding(profile: ProfileSubscription, now: Date): StandingView | null {
  const standing = standingView(profile, now);
  return standing?.isQuiet ? null : standing;
}

/** The state of a subscription in words; `null` if it simply continues. */
export function standingView(profile: ProfileSubscription, now: Date): StandingView | null {
  const standing = standingOf(profile, now);
  switch (standing?.kind) {
    case undefined:
      return null;
    case "past-due":
      return { ...STANDINGS.pastDue, isUrgent: true, isQuiet: false };
    case "canceled":
      return {
        ...STANDINGS.canceled(standing.end),
        link: standing.canKeep ? STANDINGS.keep : STANDINGS.plans,
        isUrgent: false,
        isQuiet: false,
      };
    case "trial":
      return {
        ...STANDINGS.trial(standing.end),
        link: STANDINGS.plans,
        isUrgent: false,
        isQuiet: !standing.isEnding,
      };
  }
}
