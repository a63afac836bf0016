import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { BILLING_MESSAGES } from "~/content/billing";
import type { PlanName } from "~/domain/billing/plans";
import type { BillingInterval } from "~/domain/billing/subscription";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";
import { useRefreshOnReturn } from "./use-refresh-on-return";

type CheckoutFormProps = {
  plan: PlanName;
  interval: BillingInterval;
  look?: "primary" | "secondary";
  className?: string;
  children: ReactNode;
};

/** Starts a checkout in a new tab. A plain form, so it works without scripts. */
export function CheckoutForm({ plan, interval, look = "primary", className, children }: CheckoutFormProps) {
  const onSubmit = useRefreshOnReturn();
  return (
    <form method="post" action="/checkout" target="_blank" onSubmit={onSubmit} className={className}>
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
  const onSubmit = useRefreshOnReturn();
  return (
    <form method="post" action="/checkout-redirect" target="_blank" onSubmit={onSubmit}>
      <OwnerField />
      <Button className="w-full">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </form>
  );
}

/** Keeps a canceled subscription. `terms` say what is charged, and when. */
export function ResumeForm({ terms }: { terms: string | null }) {
  return (
    <Form method="post" action="/dashboard/billing" className="space-y-2">
      <OwnerField />
      {terms && <p className="text-sm text-muted tabular-nums">{terms}</p>}
      <Button name="intent" value="resume" className="w-full">
        Keep my subscription
      </Button>
    </Form>
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
  const expectReturn = useRefreshOnReturn();

  function openTab(event: FormEvent) {
    const tab = window.open("", PORTAL_TAB);
    if (tab === null) event.preventDefault();
    setIsBlocked(tab === null);
    if (tab !== null) expectReturn();
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
