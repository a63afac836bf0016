import type { Profile } from "#drizzle/schema";
import { planChangeObstacle, runningSubscription } from "~/domain/billing/entitlement";
import { purchaseTerms } from "~/domain/billing/plan-change-terms";
import type { ProOfferView } from "./wizard-view";

/** What buying Pro costs today, or how somebody with a subscription gets it. */
export function proOffer(profile: Profile, at: Date): ProOfferView {
  const isRunning = runningSubscription(profile, at) !== null;
  const isPastDue = planChangeObstacle(profile.subscriptionStatus) === "pastDue";
  return {
    way: !isRunning ? "buy" : isPastDue ? "pay-first" : "change",
    proTerms: { monthly: purchaseTerms("pro-monthly", at), yearly: purchaseTerms("pro-yearly", at) },
  };
}
