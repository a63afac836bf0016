import type { Profile } from "#drizzle/schema";
import { planChangeObstacle, runningSubscription } from "~/domain/billing/entitlement";
import { purchaseTerms } from "~/domain/billing/plan-change-terms";
import type { ProOfferView } from "./wizard-view";

/** What buying Pro costs today, or why it cannot be bought yet. */
export function proOffer(profile: Profile, at: Date): ProOfferView {
  return {
    isPastDue:
      runningSubscription(profile, at) !== null &&
      planChangeObstacle(profile.subscriptionStatus) === "pastDue",
    proTerms: { monthly: purchaseTerms("pro-monthly", at), yearly: purchaseTerms("pro-yearly", at) },
  };
}
