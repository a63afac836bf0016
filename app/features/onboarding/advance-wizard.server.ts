import { z } from "zod";
import type { Profile } from "#drizzle/schema";
import { CHOOSE_STEP, FOUND_STEP, mustChoosePlan, PLAN_STEP, readStep } from "~/domain/account/onboarding";
import { hiddenField, listField } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { completeOnboarding } from "./complete-onboarding.server";
import { interestsOf, lastAllowed, loadWizard } from "./load-wizard.server";
import { FIELDS, readSelection, wizardHref } from "./wizard-query";
import type { WizardView } from "./wizard-view";

/** The later steps' forms: the choices, and the step that was on screen. */
export const wizardSchema = z.object({
  [FIELDS.step]: hiddenField,
  [FIELDS.countries]: listField,
  [FIELDS.stateProvinces]: listField,
  [FIELDS.municipalities]: listField,
  [FIELDS.serviceTypes]: listField,
  [FIELDS.customService]: hiddenField,
});

export type Advance =
  | { kind: "refused"; view: WizardView }
  | { kind: "next-step"; href: string }
  | { kind: "completed" | "already-onboarded" }
  /** `href` leads back to the submitted step, with every choice kept. */
  | { kind: "failed"; href: string };

/** Handles Next: moves to the following step, or completes onboarding. */
export async function advanceWizard(
  services: Services,
  profile: Profile,
  sent: URLSearchParams,
): Promise<Advance> {
  const step = readStep(sent.get(FIELDS.step) ?? "");
  const failed = {
    kind: "failed",
    href: wizardHref(lastAllowed(step, profile), readSelection(sent)),
  } as const;

  const checked = new URLSearchParams(sent);
  checked.set(FIELDS.step, String(FOUND_STEP));
  const view = await loadWizard(services, profile, checked);
  if (view.errors.length > 0) return { kind: "refused", view };
  if (view.failedList !== null) return failed;

  if (step === CHOOSE_STEP) return { kind: "next-step", href: wizardHref(FOUND_STEP, view.selection) };
  if (step === FOUND_STEP && mustChoosePlan(profile.subscriptionStatus))
    return { kind: "next-step", href: wizardHref(PLAN_STEP, view.selection) };

  try {
    const completion = await completeOnboarding(services, profile, interestsOf(view.selection));
    return completion === "completed" || completion === "already-onboarded" ? { kind: completion } : failed;
  } catch (error) {
    logFailure("Onboarding could not be completed", error);
    return failed;
  }
}
