import { Form } from "@remix-run/react";
import { X } from "lucide-react";
import { REACTIVATE } from "~/content/billing";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { Card, RowList } from "~/ui/card";
import { CheckoutForm, PortalForm } from "./plan-form";
import { PlanOffer } from "./plan-offer";
import type { BillingView } from "./views";

/** `view` is `null` for signed-out visitors. */
export function ReactivatePage({ view }: { view: BillingView | null }) {
  return (
    <div className="space-y-6">
      {view && (
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={view.status.tone}>{view.status.label}</Badge>
          <span className="font-semibold">{view.nextAction}</span>
        </p>
      )}
      <Card className="p-5">
        <h2 className="text-lg">
          {view?.canResume ? REACTIVATE.soonMissingHeading : REACTIVATE.missingHeading}
        </h2>
        <ul className="mt-3 space-y-1.5">
          {REACTIVATE.missing.map((feature) => (
            <li key={feature} className="flex gap-2">
              <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-urgent" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-muted">Your saved bids and settings are kept for when you come back.</p>
      </Card>
      {view ? (
        <ReactivateOptions view={view} />
      ) : (
        <LinkButton to="/sign-in">Sign in to reactivate</LinkButton>
      )}
    </div>
  );
}

function ReactivateOptions({ view }: { view: BillingView }) {
  return (
    <>
      <div className="grid gap-3 sm:max-w-sm">
        {view.canResume && (
          <Form method="post" action="/dashboard/billing">
            <Button name="intent" value="resume" className="w-full">
              Keep my subscription
            </Button>
          </Form>
        )}
        {view.hasCustomer ? (
          <PortalForm look={view.canResume ? "secondary" : "primary"}>Reactivate Subscription</PortalForm>
        ) : (
          <LinkButton to="/checkout-redirect" target="_blank" rel="noopener">
            Reactivate Subscription<span className="sr-only"> (opens in a new tab)</span>
          </LinkButton>
        )}
      </div>
      {view.offers.length > 0 && (
        <section aria-labelledby="plans-heading" className="space-y-3">
          <h2 id="plans-heading" className="text-lg">
            Or choose a plan
          </h2>
          <RowList aria-label="Plans">
            {view.offers.map((offer) => (
              <PlanOffer key={offer.label} offer={offer}>
                <CheckoutForm plan={offer.plan} interval={offer.interval} look="secondary">
                  Choose {offer.label}
                </CheckoutForm>
              </PlanOffer>
            ))}
          </RowList>
        </section>
      )}
      <Form method="post" action="/sign-out">
        <button type="submit" className="inline-flex min-h-11 items-center text-link">
          Sign out
        </button>
      </Form>
    </>
  );
}
