import { type FormEvent, type ReactNode, useState } from "react";
import { BILLING_MESSAGES } from "~/content/billing";
import type { PlanName } from "~/domain/billing/plans";
import type { BillingInterval } from "~/domain/billing/subscription";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";

type CheckoutFormProps = {
  plan: PlanName;
  interval: BillingInterval;
  look?: "primary" | "secondary";
  className?: string;
  children: ReactNode;
};

/** Starts a checkout in a new tab. A plain form, so it works without scripts. */
export function CheckoutForm({ plan, interval, look = "primary", className, children }: CheckoutFormProps) {
  return (
    <form method="post" action="/checkout" target="_blank" className={className}>
      <OwnerField />
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="interval" value={interval} />
      <Button look={look} className="w-full">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </form>
  );
}

/** Opens a checkout that offers all plans in a new tab. */
export function AllPlansForm({ children }: Pick<CheckoutFormProps, "children">) {
  return (
    <form method="post" action="/checkout-redirect" target="_blank">
      <Button className="w-full">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </form>
  );
}

const PORTAL_TAB = "billing-portal";

/** Opens the customer portal in a new tab. Shows a message if the browser blocks the pop-up. */
export function PortalForm({
  look = "secondary",
  className,
  children,
}: Pick<CheckoutFormProps, "look" | "className" | "children">) {
  const [isBlocked, setIsBlocked] = useState(false);

  function openTab(event: FormEvent) {
    const tab = window.open("", PORTAL_TAB);
    if (tab === null) event.preventDefault();
    setIsBlocked(tab === null);
  }

  return (
    <form method="post" action="/billing-portal" target={PORTAL_TAB} onSubmit={openTab} className={className}>
      <OwnerField />
      <Button look={look} className="w-full">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
      {isBlocked && (
        <p role="alert" className="mt-2 font-semibold text-urgent">
          {BILLING_MESSAGES.popUpBlocked}
        </p>
      )}
    </form>
  );
}
