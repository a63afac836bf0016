import type { ReactNode } from "react";
import { optionLabel, PLAN_OPTIONS, type PlanOption, pricePerPeriod } from "~/domain/billing/plan-options";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { LocalShell } from "./local-shell";
import type { ProviderAction } from "./payment-provider";

const NOTE = "This page replaces the payment provider's in the local build. No money is charged.";

type PayPageProps = {
  /** `null` if the buyer chooses. */
  plan: PlanOption | null;
  email: string;
  userId: string | null;
  cancelHref: string;
};

export function PayPage({ plan, email, userId, cancelHref }: PayPageProps) {
  return (
    <LocalShell heading="Checkout">
      <p className="max-w-measure text-muted">{NOTE}</p>
      <Card className="max-w-md p-5">
        <form method="post" className="space-y-4">
          <input type="hidden" name="userId" value={userId ?? ""} />
          {plan ? (
            <p>
              <strong className="block text-lg">{optionLabel(plan)}</strong>
              {pricePerPeriod(plan)}
              <input type="hidden" name="plan" value={plan} />
            </p>
          ) : (
            <fieldset>
              <legend className="mb-1 font-semibold">Plan</legend>
              {PLAN_OPTIONS.map((option, position) => (
                <label key={option} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="plan"
                    value={option}
                    defaultChecked={position === 0}
                    className="size-5 accent-primary"
                  />
                  {optionLabel(option)}: {pricePerPeriod(option)}
                </label>
              ))}
            </fieldset>
          )}
          <TextField id="email" name="email" label="Email" type="email" defaultValue={email} required />
          <Button className="w-full">Pay</Button>
        </form>
        <p className="mt-3">
          <a href={cancelHref} className="text-link">
            Go back without paying
          </a>
        </p>
      </Card>
    </LocalShell>
  );
}

/** `unknown` is a typed address that no customer has. */
export function PortalSignInPage({ unknown }: { unknown: string | null }) {
  return (
    <LocalShell heading="Billing">
      <p className="max-w-measure text-muted">{NOTE} Sign in with the address you paid with.</p>
      <Card className="max-w-md p-5">
        <form method="post" className="space-y-4">
          <TextField
            id="email"
            name="email"
            label="Email"
            type="email"
            defaultValue={unknown ?? ""}
            error={unknown === null ? undefined : "No payment was made with this address."}
            required
          />
          <Button className="w-full">Open the portal</Button>
        </form>
      </Card>
    </LocalShell>
  );
}

export type PortalSubscription = {
  id: string;
  label: string;
  status: string;
  /** "renews 21 Dec 2026" */
  until: string;
  actions: ReadonlyArray<{ action: ProviderAction; to?: PlanOption; label: string }>;
};

type PortalPageProps = {
  email: string;
  subscriptions: ReadonlyArray<PortalSubscription>;
  billingHref: string;
  flash?: ReactNode;
};

export function PortalPage({ email, subscriptions, billingHref, flash }: PortalPageProps) {
  return (
    <LocalShell heading="Customer portal" flash={flash}>
      <p className="max-w-measure text-muted">
        {NOTE} Customer: {email}.{" "}
        <a href={billingHref} className="text-link">
          Back to Tenderlight
        </a>
      </p>
      <ul className="space-y-4">
        {subscriptions.map(({ id, label, status, until, actions }) => (
          <li key={id}>
            <Card className="space-y-3 p-5">
              <h2 className="flex flex-wrap items-center gap-3 text-lg">
                {label} <Badge tone="outline">{status}</Badge>
              </h2>
              <p className="text-muted">
                Number {id}, {until}
              </p>
              <div className="flex flex-wrap gap-2">
                {actions.map(({ action, to, label: button }) => (
                  <form key={button} method="post">
                    <input type="hidden" name="subscription" value={id} />
                    <input type="hidden" name="to" value={to ?? ""} />
                    <Button look="secondary" name="action" value={action}>
                      {button}
                    </Button>
                  </form>
                ))}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </LocalShell>
  );
}
