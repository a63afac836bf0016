import { Link } from "@remix-run/react";
import { ONBOARDING, replacedSentence } from "~/content/onboarding";
import type { Upsell } from "~/domain/account/onboarding";
import { proHref } from "./wizard-query";
import type { WizardView } from "./wizard-view";

type UpsellTextProps = { upsell: Upsell; view: Pick<WizardView, "replaced" | "selection"> };

/** What replaced what, and what Pro would have kept. */
export function UpsellText({ upsell, view: { replaced, selection } }: UpsellTextProps) {
  return (
    <div className="max-w-measure space-y-1">
      {replaced && <p className="font-semibold">{replacedSentence(replaced)}</p>}
      <p>{ONBOARDING.upsells[upsell].text}</p>
      <p className="tabular-nums">{ONBOARDING.proPrice}</p>
      <Link to={proHref(selection)} className="inline-flex min-h-11 items-center text-link">
        {ONBOARDING.aboutPro.link}
      </Link>
    </div>
  );
}
