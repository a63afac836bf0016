import { Form } from "@remix-run/react";
import { CHOOSE_STEP, FOUND_STEP, PLAN_STEP } from "~/domain/account/onboarding";
import { Button } from "~/ui/button";
import { ChosenFields } from "./chosen-fields";
import { PATH } from "./wizard-query";
import type { WizardView } from "./wizard-view";

/** Goes back one step and keeps the choices. */
export function BackButton({ view: { step, selection } }: { view: WizardView }) {
  return (
    <Form method="get" action={PATH} className="flex max-sm:flex-1">
      <ChosenFields selection={selection} step={step === PLAN_STEP ? FOUND_STEP : CHOOSE_STEP} />
      <Button look="secondary" className="min-w-24 flex-1">
        Back
      </Button>
    </Form>
  );
}
