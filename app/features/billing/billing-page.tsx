import { Form, Link } from "@remix-run/react";
import { PRICE_NOTE } from "~/content/billing";
import type { WaitView } from "~/features/checkout/checkout-return.server";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { Card, RowList } from "~/ui/card";
import { Flash } from "~/ui/flash";
import { OwnerField } from "~/ui/owner-field";
import { TimedMove } from "~/ui/timed-move";
import type { BillingView } from "./billing-view";
import { KeptChoice } from "./kept-choice";
import { NextAction } from "./next-action";
import { CheckoutForm, PortalForm, ResumeForm } from "./plan-form";
import { PlanOffer } from "./plan-offer";

type BillingPageProps = { view: BillingView; wait: WaitView | null; asksToCancel: boolean };

export function BillingPage({ view, wait, asksToCancel }: BillingPageProps) {
  return (
    <div className="space-y-6">
      {wait && (
        <>
          <Flash title={wait.text} tone="info" />
          <TimedMove key={wait.next} to={wait.next} seconds={wait.seconds} />
        </>
      )}
      {view.isPastDue && <PastDue view={view} />}
      {view.isDouble && (
        <Flash
          title="You have two running subscriptions"
          text="You only need one. Cancel the other in the billing portal. If you were charged twice, support will refund you."
          tone="destructive"
        />
      )}
      {view.isCanceled && (
        <p role="status" className="rounded-card border border-saved bg-saved-tint px-4 py-3">
          <strong className="font-semibold">
            Your subscription is canceled
            {view.paidUntil ? `: access until ${view.endsOn ?? view.paidUntil}` : ""}.
          </strong>{" "}
          <Link to="/reactivate" className="text-link">
            See how to reactivate
          </Link>
        </p>
      )}
      {asksToCancel && view.canCancel && <ConfirmCancel view={view} />}
      <CurrentPlan view={view} />
      {!view.hasCustomer && (
        <Flash
          title="Billing data is incomplete"
          text="You haven't paid for a plan yet. Already paid? Press Refresh Subscription."
          tone="info"
        />
      )}
      <PlanChanges view={view} />
      {view.canCancel && !asksToCancel && (
        <p className="text-muted">
          Not what you need?{" "}
          <a href="/dashboard/billing?cancel=ask#cancel" className="text-link">
            Cancel subscription
          </a>
        </p>
      )}
    </div>
  );
}

function CurrentPlan({ view }: { view: BillingView }) {
  return (
    <Card className="@container p-5">
      <div className="grid gap-5 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lg">
            Current plan: {view.planName} <Badge tone="outline">{view.roleBadge}</Badge>{" "}
            <Badge tone={view.status.tone}>{view.status.label}</Badge>
          </h2>
          <p className="mt-2 text-xl font-semibold tabular-nums">{view.price}</p>
          <p className="text-muted">{view.interval}</p>
          {view.trialUntil && (
            <p className="mt-2">Your trial ends on {view.trialUntil}. You will not be charged.</p>
          )}
          <p className="mt-2 font-semibold">
            <NextAction view={view} />
          </p>
        </div>
        <div className="flex flex-col gap-3">
          {view.canResume && <ResumeForm terms={view.resumeTerms} />}
          {view.hasCustomer ? (
            <PortalForm>Billing Portal</PortalForm>
          ) : (
            <LinkButton to="#plans" reloadDocument className="w-full">
              Setup Billing
            </LinkButton>
          )}
          <Form method="post" action="/dashboard/billing">
            <OwnerField />
            <Button look="secondary" name="intent" value="refresh" className="w-full">
              Refresh Subscription
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  );
}

function PlanChanges({ view }: { view: BillingView }) {
  const { changes, changesClosed, offers } = view;
  return (
    <section id="plans" aria-labelledby="plans-heading" className="scroll-mt-4 space-y-3">
      <h2 id="plans-heading" className="text-lg">
        {offers.length > 0 ? "Choose a plan" : "Change your plan"}
      </h2>
      <p className="max-w-measure text-muted">{PRICE_NOTE}</p>
      {changesClosed && <p className="max-w-measure text-muted">{changesClosed}</p>}
      {changes.length > 0 && (
        <RowList aria-label="Plan changes">
          {changes.map((offer) => (
            <PlanOffer key={offer.label} offer={offer}>
              <Form method="post" action="/dashboard/billing">
                <OwnerField />
                <input type="hidden" name="plan" value={offer.plan} />
                <input type="hidden" name="interval" value={offer.interval} />
                <input type="hidden" name="from" value={view.current ?? ""} />
                <input type="hidden" name="currentSubscriptionId" value={view.subscriptionId ?? ""} />
                {offer.kind === "downgrade" && view.keptAtDowngrade && (
                  <KeptChoice choice={view.keptAtDowngrade} />
                )}
                <Button
                  name="intent"
                  value="change"
                  look={offer.recommended ? "primary" : "secondary"}
                  className="w-full"
                >
                  {offer.kind === "upgrade" ? "Upgrade" : "Downgrade"}
                  <span className="sr-only"> to {offer.label}</span>
                </Button>
              </Form>
            </PlanOffer>
          ))}
        </RowList>
      )}
      {offers.length > 0 && (
        <RowList aria-label="Plans">
          {offers.map((offer) => (
            <PlanOffer key={offer.label} offer={offer}>
              <CheckoutForm plan={offer.plan} interval={offer.interval} look="secondary">
                Choose {offer.label}
              </CheckoutForm>
            </PlanOffer>
          ))}
        </RowList>
      )}
    </section>
  );
}

function PastDue({ view: { hasCustomer, overdueTerms } }: { view: BillingView }) {
  return (
    <div role="alert" className="space-y-3 rounded-card border border-urgent bg-urgent-tint px-4 py-3">
      <p>
        <strong className="font-semibold">Your last payment did not go through.</strong> Please update your
        payment method to keep your access. {hasCustomer && overdueTerms}
      </p>
      {hasCustomer ? (
        <PortalForm look="primary" className="max-w-xs">
          Update payment method
        </PortalForm>
      ) : (
        <a href="#plans" className="text-link">
          Setup Billing
        </a>
      )}
    </div>
  );
}

/** The second step of canceling. */
function ConfirmCancel({ view }: { view: BillingView }) {
  return (
    <section id="cancel" aria-labelledby="cancel-heading">
      <Card className="space-y-4 border-urgent p-5">
        <h2 id="cancel-heading" className="text-lg">
          Cancel your subscription?
        </h2>
        <p className="max-w-measure">
          You will not be charged again. You keep {view.planName}
          {view.paidUntil ? ` until ${view.paidUntil}` : " until the end of the period you paid for"}, and
          your saved bids and settings stay. Until then you can change your mind at any time.
        </p>
        <div className="flex flex-wrap gap-3">
          <Form method="post" action="/dashboard/billing">
            <OwnerField />
            <Button name="intent" value="cancel">
              Cancel my subscription
            </Button>
          </Form>
          <LinkButton to="/dashboard/billing" look="secondary">
            Keep it
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
