import { Form, Link } from "@remix-run/react";
import { Check, Lock } from "lucide-react";
import { BILLING_REFUSALS, PRICE_NOTE, UPGRADE } from "~/content/billing";
import { PLAN_FEATURES } from "~/content/plans";
import { PLAN_CURRENCY, type PlanName, PLANS, priceLabel, yearlyPricePerMonth } from "~/domain/billing/plans";
import { BILLING_INTERVALS, type BillingInterval } from "~/domain/billing/subscription";
import { CheckoutForm, PortalForm } from "~/features/billing/plan-form";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import { OwnerField } from "~/ui/owner-field";
import type { UpgradeView } from "./upgrade-view";

const INTERVAL_LABELS: Record<BillingInterval, string> = { monthly: "Monthly", yearly: "Yearly" };

/** Columns of at least 17rem: the page has a sidebar, the dialog has none. */
const AS_MANY_AS_FIT = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]";

/** What the upgrade page and the upgrade dialog show. */
export function UpgradeContent({ view, closeHref }: { view: UpgradeView; closeHref: string }) {
  const { interval, current } = view;
  return (
    <div className="space-y-6">
      <IntervalToggle view={view} />
      <ul className={classes("gap-4", AS_MANY_AS_FIT)}>
        <PlanCard
          plan="basic"
          interval={interval}
          isCurrent={current === "basic"}
          note={view.isTrial ? UPGRADE.trialNote : null}
        />
        <PlanCard plan="pro" interval={interval} isCurrent={current === "pro"} note={null} />
      </ul>
      <Actions view={view} closeHref={closeHref} />
      <div className={classes("gap-6", AS_MANY_AS_FIT)}>
        <section aria-labelledby="locked-heading">
          <h3 id="locked-heading" className="text-lg">
            {UPGRADE.lockedHeading}
          </h3>
          <ul className="mt-2 space-y-1.5">
            {UPGRADE.locked.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="why-heading">
          <h3 id="why-heading" className="text-lg">
            {UPGRADE.whyHeading}
          </h3>
          <dl className="mt-2 space-y-3">
            {UPGRADE.why.map(({ figure, text }) => (
              <div key={figure} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3">
                <dt className="text-2xl font-semibold text-primary tabular-nums">{figure}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

/** Links, so that the choice is in the URL and works without JavaScript. */
function IntervalToggle({ view: { interval, hrefs } }: { view: UpgradeView }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav aria-label="Billing interval">
        <ul className="flex rounded-control border border-edge p-0.5">
          {BILLING_INTERVALS.map((one) => (
            <li key={one}>
              <Link
                to={hrefs[one]}
                replace
                preventScrollReset
                aria-current={one === interval ? "true" : undefined}
                className={classes(
                  "flex min-h-11 items-center rounded-control px-4 font-semibold",
                  one === interval ? "bg-primary text-on-primary" : "text-ink hover:bg-wash",
                )}
              >
                {INTERVAL_LABELS[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <span className="text-muted">Save up to 25% with yearly billing</span>
    </div>
  );
}

function PlanCard({
  plan,
  interval,
  isCurrent,
  note,
}: {
  plan: PlanName;
  interval: BillingInterval;
  isCurrent: boolean;
  note: string | null;
}) {
  const { name, monthlyPrice, yearlyPrice, popular, highlighted } = PLANS[plan];
  return (
    <li
      className={classes(
        "space-y-3 rounded-card border bg-surface p-5",
        highlighted ? "border-primary" : "border-line",
      )}
    >
      <h3 className="flex min-h-7 flex-wrap items-center gap-2 text-lg">
        {name}
        {popular && <Badge tone="good">Most Popular</Badge>}
        {isCurrent && <Badge tone="outline">Current Plan</Badge>}
      </h3>
      {note && <p className="text-muted">{note}</p>}
      {interval === "monthly" ? (
        <p className="tabular-nums">
          <strong className="text-2xl">{priceLabel(monthlyPrice)}</strong> per month{" "}
          <span className="text-sm text-muted">{PLAN_CURRENCY}</span>
        </p>
      ) : (
        <p className="tabular-nums">
          <strong className="text-2xl">{priceLabel(yearlyPrice)}</strong> per year{" "}
          <span className="text-sm text-muted">{PLAN_CURRENCY}</span>
          <span className="block text-sm text-muted">{yearlyPricePerMonth(PLANS[plan])} per month</span>
        </p>
      )}
      <ul aria-label={`${name} features`} className="space-y-1.5">
        {PLAN_FEATURES[plan].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Actions({ view, closeHref }: { view: UpgradeView; closeHref: string }) {
  const { interval, current, changesOnBilling, obstacle, terms } = view;
  const buysHere = current !== "pro" && !changesOnBilling;
  return (
    <div className="border-b border-line pb-5">
      <div className="flex flex-wrap-reverse gap-3">
        <LinkButton to={closeHref} look="secondary" preventScrollReset>
          Maybe Later
        </LinkButton>
        {current === "pro" ? (
          <LinkButton to="/dashboard/billing">See your billing page</LinkButton>
        ) : obstacle === "pastDue" ? (
          <PortalForm look="primary">Update payment method</PortalForm>
        ) : obstacle === "canceled" ? (
          <Form method="post" action="/dashboard/billing">
            <OwnerField />
            <Button name="intent" value="resume">
              Keep my subscription
            </Button>
          </Form>
        ) : changesOnBilling ? (
          // The billing page shows what the change costs, beside its button.
          <LinkButton to={`/dashboard/billing#pro-${interval}`}>Upgrade to Pro</LinkButton>
        ) : (
          <CheckoutForm plan="pro" interval={interval}>
            Upgrade to Pro
          </CheckoutForm>
        )}
      </div>
      {current !== "pro" && obstacle && <p className="mt-3">{BILLING_REFUSALS[obstacle]}</p>}
      {buysHere && (
        <p className="mt-3 tabular-nums">
          {terms} {PRICE_NOTE}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">{UPGRADE.terms}</p>
    </div>
  );
}
