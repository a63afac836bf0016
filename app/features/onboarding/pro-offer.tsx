import { BILLING_REFUSALS } from "~/content/billing";
import { ONBOARDING } from "~/content/onboarding";
import { CheckoutForm, PortalForm } from "~/features/billing/plan-form";
import { LinkButton } from "~/ui/button";
import type { ProOfferView } from "./wizard-view";

/** The buttons that buy Pro, each with what it charges; for somebody with a subscription the way to change or pay it. */
export function ProOffer({ view: { way, proTerms } }: { view: ProOfferView }) {
  if (way === "pay-first")
    return (
      <div className="space-y-2">
        <p>{BILLING_REFUSALS.pastDue}</p>
        <PortalForm look="primary">Update payment method</PortalForm>
      </div>
    );
  if (way === "change")
    return (
      <div className="space-y-2">
        <p>{ONBOARDING.proOnBilling}</p>
        <LinkButton to="/dashboard/billing#pro-monthly">Upgrade to Pro</LinkButton>
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
