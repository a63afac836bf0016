import { formatDay } from "../local-time";
import { daysBetween, localDay, TORONTO } from "../zoned-time";
import { isPaid, type ProfileSubscription, renews, runningSubscription, trialPhase } from "./entitlement";

/** What somebody with access should know about their subscription where they work. */
export type Standing =
  | { kind: "past-due" }
  /** The end is still to come; `canKeep` is false if there is no subscription to keep. */
  | { kind: "canceled"; end: string; canKeep: boolean }
  | { kind: "trial"; end: string | null; isEnding: boolean };

/** `null` for a paid subscription that renews, and where access has ended. */
export function standingOf(profile: ProfileSubscription, now: Date): Standing | null {
  const { subscriptionStatus: status, subscriptionEndDate: end } = profile;
  if (!isPaid(status)) return { kind: "past-due" };
  if (!renews(status))
    return end !== null && end > now
      ? {
          kind: "canceled",
          end: dayWithDaysLeft(end, now),
          canKeep: runningSubscription(profile, now) !== null,
        }
      : null;
  const phase = trialPhase(profile, now);
  if (phase !== "running" && phase !== "ending") return null;
  return { kind: "trial", end: end && dayWithDaysLeft(end, now), isEnding: phase === "ending" };
}

/** "6 Dec 2026 (14 days left)" */
export function dayWithDaysLeft(end: Date, now: Date): string {
  const days = daysBetween(localDay(now, TORONTO), localDay(end, TORONTO));
  const left = days <= 0 ? "today" : days === 1 ? "1 day left" : `${days} days left`;
  return `${formatDay(end, TORONTO)} (${left})`;
}
