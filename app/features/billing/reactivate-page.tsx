import { Form } from "@remix-run/react";
import { X } from "lucide-react";
import { PRICE_NOTE, REACTIVATE, TRIAL_OVER } from "~/content/billing";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { Card, RowList } from "~/ui/card";
import { OwnerField } from "~/ui/owner-field";
import type { BillingView } from "./billing-view";
import { NextAction } from "./next-action";
import { AllPlansForm, CheckoutForm, PortalForm, ResumeForm } from "./plan-form";
import { PlanOffer } from "./plan-offer";

/** `view` is `null` for signed-out visitors. */
export function ReactivatePage({ view }: { view: BillingView | null }) {
  return (
    <div className="space-y-6">
      {view && (
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={view.status.tone}>{view.status.label}</Badge>
          <span className="font-semibold">
            <NextAction view={view} />
          </span>
        </p>
      )}
      {view?.isTrialOver && <p className="max-w-measure">{TRIAL_OVER}</p>}
      <Card className="p-5">
        <h2 className="text-lg">
          {view?.canResume ? REACTIVATE.soonMissingHeading : REACTIVATE.missingHeading}
        </h2>
        <ul className="mt-3 space-y-1.5">
          {REACTIVATE.missing.map(({ text, isProOnly }) => (
            <li key={text} className="flex gap-2">
              <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-urgent" />
              <span>
                {text} {isProOnly && <Badge tone="outline">{REACTIVATE.pro}</Badge>}
              </span>
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
        {view.canResume && <ResumeForm terms={view.resumeTerms} />}
        {view.hasCustomer ? (
          <PortalForm look={view.canResume ? "secondary" : "primary"}>Reactivate Subscription</PortalForm>
        ) : (
          <>
            <p className="text-sm text-muted">{REACTIVATE.allPlansTerms}</p>
            <AllPlansForm>Reactivate Subscription</AllPlansForm>
          </>
        )}
        {view.offers.length > 0 && (
          <LinkButton to="#plans" reloadDocument look="secondary">
            Setup Billing
          </LinkButton>
        )}
        {/* In place, because the billing page is closed to those whose access has ended. */}
        <Form method="post" action="/reactivate">
          <OwnerField />
          <Button look="secondary" className="w-full">
            Refresh Subscription
          </Button>
        </Form>
      </div>
      {view.offers.length > 0 && (
        <section id="plans" aria-labelledby="plans-heading" className="scroll-mt-4 space-y-3">
          <h2 id="plans-heading" className="text-lg">
            Or choose a plan
          </h2>
          <p className="max-w-measure text-muted">{PRICE_NOTE}</p>
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
