import { BILLING_REFUSALS } from "~/content/billing";
import { CheckoutForm, PortalForm } from "~/features/billing/plan-form";
import type { ProOfferView } from "./wizard-view";

/** The buttons that buy Pro, each with what it charges; for a past-due subscription the way to pay it first. */
export function ProOffer({ view: { isPastDue, proTerms } }: { view: ProOfferView }) {
  if (isPastDue)
    return (
      <div className="space-y-2">
        <p>{BILLING_REFUSALS.pastDue}</p>
        <PortalForm look="primary">Update payment method</PortalForm>
      </div>
    );
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted tabular-nums">{proTerms.monthly}</p>
      <CheckoutForm plan="pro" interval="monthly">
        Upgrade to Pro
      </CheckoutForm>
      <p className="text-sm text-muted tabular-nums">{proTerms.yearly}</p>
      <CheckoutForm plan="pro" interval="yearly" look="secondary">
        Upgrade to Pro with yearly billing
      </CheckoutForm>
    </div>
  );
}
