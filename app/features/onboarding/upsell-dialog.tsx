import { ONBOARDING } from "~/content/onboarding";
import type { Upsell } from "~/domain/account/onboarding";
import { Dialog } from "~/ui/dialog";
import { UpsellText } from "./upsell-text";
import type { WizardView } from "./wizard-view";

type UpsellDialogProps = {
  upsell: Upsell;
  view: Pick<WizardView, "replaced" | "selection">;
  closeHref: string;
};

/** Shown beside the choice that opened it. */
export function UpsellDialog({ upsell, view, closeHref }: UpsellDialogProps) {
  return (
    <Dialog title={ONBOARDING.upsells[upsell].title} closeHref={closeHref} place="beside">
      <UpsellText upsell={upsell} view={view} />
    </Dialog>
  );
}
