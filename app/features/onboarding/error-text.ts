import { ONBOARDING } from "~/content/onboarding";
import type { WizardError } from "./wizard-view";

/** Used in the error summary and at the field. */
export function errorText(error: WizardError): string {
  return error.limit === null ? ONBOARDING.missing[error.field] : ONBOARDING.exceeded[error.limit];
}
