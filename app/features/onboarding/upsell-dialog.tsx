import { ONBOARDING } from "~/content/onboarding";
import { PLAN_FEATURES } from "~/content/plans";
import type { Upsell } from "~/domain/account/onboarding";
import { Dialog } from "~/ui/dialog";

type UpsellDialogProps = { upsell: Upsell; closeHref: string };

/** Shown beside the choice that opened it. */
export function UpsellDialog({ upsell, closeHref }: UpsellDialogProps) {
  const { title, text } = ONBOARDING.upsells[upsell];
  return (
    <Dialog title={title} closeHref={closeHref} place="beside">
      <div className="max-w-measure space-y-1">
        <p>{text}</p>
        <p className="font-semibold tabular-nums">{ONBOARDING.proPrice}</p>
      </div>
      {/* In place: the plans' own page is for those who have finished setting up, and would lose what was chosen. */}
      <details className="mt-3 max-w-measure">
        <summary className="text-link flex min-h-11 cursor-pointer items-center">See what Pro adds</summary>
        <ul className="list-disc space-y-1 pl-5">
          {PLAN_FEATURES.pro.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
    </Dialog>
  );
}
