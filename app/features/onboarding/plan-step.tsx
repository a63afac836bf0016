import { Form } from "@remix-run/react";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PRICE_NOTE } from "~/content/billing";
import { PLAN_FEATURES } from "~/content/plans";
import { PLAN_STEP } from "~/domain/account/onboarding";
import { type PlanName, PLANS, priceLabel } from "~/domain/billing/plans";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { OwnerField } from "~/ui/owner-field";
import { BackButton } from "./back-button";
import { ChosenFields } from "./chosen-fields";
import { ProOffer } from "./pro-offer";
import type { WizardView } from "./wizard-view";

/** For users without a running plan. */
export function PlanStep({ view }: { view: WizardView }) {
  return (
    <div className="space-y-6">
      <ul className="grid gap-4 md:grid-cols-2">
        <PlanCard plan="basic">
          <Form method="post">
            <OwnerField />
            <ChosenFields selection={view.selection} step={PLAN_STEP} />
            <Button look="secondary" className="w-full">
              Continue with Basic
            </Button>
          </Form>
        </PlanCard>
        <PlanCard plan="pro">
          <ProOffer view={view} />
        </PlanCard>
      </ul>
      <p className="text-muted">{PRICE_NOTE}</p>
      <div className="flex sm:*:flex-none border-t border-line pt-5">
        <BackButton view={view} />
      </div>
    </div>
  );
}

function PlanCard({ plan, children }: { plan: PlanName; children: ReactNode }) {
  const { name, monthlyPrice, yearlyPrice, popular, highlighted } = PLANS[plan];
  return (
    <li
      className={classes(
        "flex flex-col gap-4 rounded-card border bg-surface p-5",
        highlighted ? "border-primary" : "border-line",
      )}
    >
      <div>
        <h2 className="flex min-h-7 items-center gap-3 text-lg">
          {name}
          {popular && <Badge tone="good">Most Popular</Badge>}
        </h2>
        <p className="mt-1 tabular-nums">
          <strong className="text-2xl">{priceLabel(monthlyPrice)}</strong> per month
        </p>
        <p className="text-sm text-muted tabular-nums">or {priceLabel(yearlyPrice)} per year</p>
      </div>
      <ul className="space-y-1.5">
        {PLAN_FEATURES[plan].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-1">{children}</div>
    </li>
  );
}
