import type { ReactNode } from "react";
import type { BillingInterval } from "~/domain/subscription";
import type { PlanName } from "~/domain/plans";
import { Button } from "~/ui/button";

type CheckoutFormProps = {
  plan: PlanName;
  interval: BillingInterval;
  look?: "primary" | "secondary";
  className?: string;
  children: ReactNode;
};

/** Begins a checkout in a new tab. A plain form: the browser follows it to the payment page, with scripts or without. */
export function CheckoutForm({ plan, interval, look = "primary", className, children }: CheckoutFormProps) {
  return (
    <form method="post" action="/checkout" target="_blank" className={className}>
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="interval" value={interval} />
      <Button look={look} className="w-full">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </form>
  );
}

/** Opens the customer portal in a new tab. */
export function PortalForm({
  look = "secondary",
  className,
  children,
}: Pick<CheckoutFormProps, "look" | "className" | "children">) {
  return (
    <form method="post" action="/billing-portal" target="_blank" className={className}>
      <Button look={look} className="w-full">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </form>
  );
}
