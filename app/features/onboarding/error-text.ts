import { ONBOARDING } from "~/content/onboarding";
import type { WizardError, WizardField, WizardView } from "./wizard-view";

/** Used in the error summary and at the field. */
export function errorText(error: WizardError): string {
  return error.limit === null ? ONBOARDING.missing[error.field] : ONBOARDING.exceeded[error.limit];
}

/** What is said at a field. */
export function errorAt({ errors }: Pick<WizardView, "errors">, field: WizardField): string | undefined {
  const error = errors.find((each) => each.field === field);
  return error && errorText(error);
}
