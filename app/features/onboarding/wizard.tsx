import { ONBOARDING } from "~/content/onboarding";
import { type Step, STEP_COUNT } from "~/domain/account/onboarding";
import type { FlashMessage } from "~/lib/flash.server";
import { AccountMenu } from "~/ui/account-menu";
import { LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import { ErrorSummary } from "~/ui/error-summary";
import { Flash } from "~/ui/flash";
import { PageHeading } from "~/ui/page-heading";
import { PlainShell } from "~/ui/plain-shell";
import { ChooseStep } from "./choose-step";
import { errorText } from "./error-text";
import { FoundStep } from "./found-step";
import { PlanStep } from "./plan-step";
import { wizardHref } from "./wizard-query";
import type { WizardView } from "./wizard-view";

type WizardProps = {
  view: WizardView;
  account: { email: string; companyName: string | null };
  flash: FlashMessage | null;
};

export function Wizard({ view, account, flash }: WizardProps) {
  const { step, errors, failedList, selection } = view;
  return (
    <PlainShell aside={<AccountMenu {...account} signOutAction="/sign-out" />}>
      <div className="mx-auto max-w-4xl space-y-6">
        {flash && <Flash {...flash} />}
        {errors.length > 0 && (
          <ErrorSummary
            errors={errors.map((error) => ({ fieldId: error.field, message: errorText(error) }))}
          />
        )}
        <div className="space-y-3">
          <Progress step={step} />
          {/* Each step has its own heading, so that focus moves to it and it is announced. */}
          <PageHeading key={step}>{ONBOARDING.headings[step]}</PageHeading>
        </div>
        {failedList && (
          <div className="space-y-3">
            <Flash
              title={ONBOARDING.listFailureTitle}
              text={ONBOARDING.listFailures[failedList]}
              tone="destructive"
            />
            <LinkButton to={wizardHref(step, selection)} reloadDocument look="secondary">
              Try again
            </LinkButton>
          </div>
        )}
        <StepOf view={view} />
      </div>
    </PlainShell>
  );
}

function StepOf({ view }: { view: WizardView }) {
  switch (view.step) {
    case 0:
      return <ChooseStep view={view} />;
    case 1:
      return <FoundStep view={view} />;
    case 2:
      return <PlanStep view={view} />;
  }
}

function Progress({ step }: { step: Step }) {
  const text = `Step ${step + 1} of ${STEP_COUNT}`;
  return (
    <div className="flex items-center gap-3">
      <p className="text-sm font-semibold whitespace-nowrap text-muted tabular-nums">{text}</p>
      <div
        role="progressbar"
        aria-label="Setup"
        aria-valuemin={0}
        aria-valuemax={STEP_COUNT}
        aria-valuenow={step + 1}
        aria-valuetext={text}
        className="grid w-full max-w-60 grid-cols-3 gap-1"
      >
        {ONBOARDING.headings.map((heading, index) => (
          <span
            key={heading}
            className={classes("h-1.5 rounded-full", index <= step ? "bg-primary" : "bg-line")}
          />
        ))}
      </div>
    </div>
  );
}
