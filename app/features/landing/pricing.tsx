import { Check } from "lucide-react";
import { PRICE_NOTE } from "~/content/billing";
import { TRIAL_TERMS } from "~/content/landing";
import { PLAN_FEATURES } from "~/content/plans";
import {
  type PlanName,
  PLANS,
  priceLabel,
  yearlyDiscount,
  yearlyPricePerMonth,
} from "~/domain/billing/plans";
import type { BillingInterval } from "~/domain/billing/subscription";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";

const SAVING = Math.max(...Object.values(PLANS).map(yearlyDiscount));

const INTERVALS: ReadonlyArray<{ interval: BillingInterval; label: string }> = [
  { interval: "monthly", label: "Monthly" },
  { interval: "yearly", label: "Yearly" },
];

/** One form: the radios choose the interval, CSS shows its price, and each card's button sends its plan. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="landing-section">
      <h2 id="pricing-title" className="text-2xl">
        Pricing
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        {TRIAL_TERMS} No setup fee. {PRICE_NOTE}
      </p>
      <form method="post" action="/checkout" className="pricing mt-5">
        <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <legend className="sr-only">How to pay</legend>
          <div className="inline-flex rounded-control border border-edge bg-surface p-0.5">
            {INTERVALS.map(({ interval, label }) => (
              <label
                key={interval}
                className="relative inline-flex min-h-11 items-center rounded-[4px] px-4 font-semibold has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-beacon"
              >
                <input
                  type="radio"
                  name="interval"
                  value={interval}
                  defaultChecked={interval === "monthly"}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {label}
              </label>
            ))}
          </div>
          <Badge tone="good">{`Save up to ${SAVING}%`}</Badge>
        </fieldset>
        <div className="mt-5 grid gap-5 md:grid-cols-2">
          {(["basic", "pro"] as const).map((name) => (
            <PlanCard key={name} name={name} />
          ))}
        </div>
      </form>
    </section>
  );
}

function PlanCard({ name }: { name: PlanName }) {
  const plan = PLANS[name];
  return (
    <section
      aria-labelledby={`plan-${name}`}
      className={classes(
        "flex flex-col rounded-card border bg-surface p-5 sm:p-6",
        plan.highlighted ? "border-2 border-primary" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${name}`} className="text-xl">
          {plan.name}
        </h3>
        {plan.popular && <Badge>Most Popular</Badge>}
      </div>
      <p data-interval="monthly" className="mt-2">
        <span className="text-3xl font-bold tabular-nums">{priceLabel(plan.monthlyPrice)}</span>
        <span className="text-muted"> per month</span>
      </p>
      <p data-interval="yearly" className="mt-2">
        <span className="text-3xl font-bold tabular-nums">{yearlyPricePerMonth(plan)}</span>
        <span className="text-muted"> per month, {priceLabel(plan.yearlyPrice)} per year</span>
      </p>
      <ul className="mt-4 mb-6 space-y-2">
        {PLAN_FEATURES[name].map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-won" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        name="plan"
        value={name}
        look={plan.highlighted ? "primary" : "secondary"}
        className="mt-auto w-full"
      >
        Choose {plan.name}
      </Button>
    </section>
  );
}
