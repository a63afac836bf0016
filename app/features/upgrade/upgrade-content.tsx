import { Link } from "@remix-run/react";
import { Check, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { BILLING_REFUSALS, PRICE_NOTE, UPGRADE } from "~/content/billing";
import { PLAN_FEATURES } from "~/content/plans";
import { PLAN_CURRENCY, type PlanName, PLANS, priceLabel, yearlyPricePerMonth } from "~/domain/billing/plans";
import { BILLING_INTERVALS, type BillingInterval } from "~/domain/billing/subscription";
import { CheckoutForm, PortalForm, ResumeForm } from "~/features/billing/plan-form";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import { ExampleMark } from "~/ui/example-mark";
import type { UpgradeView } from "./upgrade-view";

const INTERVAL_LABELS: Record<BillingInterval, string> = { monthly: "Monthly", yearly: "Yearly" };

/** Columns of at least 17rem: the page has a sidebar, the dialog has none. */
const AS_MANY_AS_FIT = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]";

type UpgradeContentProps = {
  view: UpgradeView;
  closeHref: string;
  /** What the reader wanted to do: with the buttons it then comes before the plans. */
  lead?: ReactNode;
};

/** What the upgrade page and the upgrade dialog show. */
export function UpgradeContent({ view, closeHref, lead }: UpgradeContentProps) {
  const { interval, current } = view;
  if (current === "pro") return <HasPro view={view} closeHref={closeHref} />;
  return (
    <div className="space-y-6">
      {lead && (
        <div className="space-y-3">
          <div className="max-w-measure">{lead}</div>
          <Actions view={view} closeHref={closeHref} />
        </div>
      )}
      <IntervalToggle view={view} />
      <ul className={classes("gap-4", AS_MANY_AS_FIT)}>
        <PlanCard plan="basic" interval={interval} isCurrent note={view.isTrial ? UPGRADE.trialNote : null} />
        <PlanCard plan="pro" interval={interval} isCurrent={false} note={null} />
      </ul>
      {!lead && <Actions view={view} closeHref={closeHref} />}
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
            {UPGRADE.whyHeading} <ExampleMark />
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

/** Nothing is sold to those who have it. */
function HasPro({ view: { interval }, closeHref }: Omit<UpgradeContentProps, "lead">) {
  return (
    <div className="max-w-2xl space-y-6">
      <p>There is no higher plan. What you pay, and when, is on your billing page.</p>
      <div className="flex flex-wrap-reverse gap-3">
        <LinkButton to={closeHref} look="secondary">
          Back to the dashboard
        </LinkButton>
        <LinkButton to="/dashboard/billing">See your billing page</LinkButton>
      </div>
      <ul>
        <PlanCard plan="pro" interval={interval} isCurrent note={null} />
      </ul>
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
  const { interval, changesOnBilling, obstacle, terms, resumeTerms } = view;
  return (
    <div className="border-b border-line pb-5">
      <p className="mb-3 tabular-nums">{obstacle ? BILLING_REFUSALS[obstacle] : `${terms} ${PRICE_NOTE}`}</p>
      {obstacle === "canceled" && resumeTerms && <p className="mb-3 tabular-nums">{resumeTerms}</p>}
      <div className="flex flex-wrap-reverse items-start gap-3">
        <LinkButton to={closeHref} look="secondary" preventScrollReset>
          Maybe Later
        </LinkButton>
        {obstacle === "pastDue" ? (
          <PortalForm look="primary">Update payment method</PortalForm>
        ) : obstacle === "canceled" ? (
          <ResumeForm terms={null} />
        ) : changesOnBilling ? (
          // The billing page shows what the change costs, beside its button.
          <LinkButton to={`/dashboard/billing#pro-${interval}`}>Upgrade to Pro</LinkButton>
        ) : (
          <CheckoutForm plan="pro" interval={interval}>
            Upgrade to Pro
          </CheckoutForm>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">{UPGRADE.terms}</p>
    </div>
  );
}
