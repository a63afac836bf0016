import type { OnboardingSelection, Step } from "~/domain/account/onboarding";
import { FIELDS, fieldsOf } from "./wizard-query";

/** Carries the first step's choices through the later forms. */
export function ChosenFields({ selection, step }: { selection: OnboardingSelection; step: Step }) {
  return (
    <>
      <input type="hidden" name={FIELDS.step} value={step} />
      {fieldsOf(selection).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
