import { Form } from "@remix-run/react";
import { bids, ONBOARDING } from "~/content/onboarding";
import { CHOOSE_STEP, FOUND_STEP, MAX_CUSTOM_SERVICE_LENGTH } from "~/domain/account/onboarding";
import { SERVICE_TYPES } from "~/domain/service-types";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { TextField } from "~/ui/field";
import { useAutoSubmit } from "~/ui/use-auto-submit";
import { ChoiceGroup } from "./choice-group";
import { errorAt } from "./error-text";
import { ManyLocations, OneLocation } from "./place-fields";
import { PlaceSearch } from "./place-search";
import { UpsellDialog } from "./upsell-dialog";
import { BEFORE, FIELDS, fieldsOf, PATH, wizardHref } from "./wizard-query";
import type { WizardView } from "./wizard-view";

const { labels, hints } = ONBOARDING;

type StepProps = { view: WizardView };

/** A GET form: each choice is in the URL. It submits itself on change, or with its buttons without scripts. */
export function ChooseStep({ view }: StepProps) {
  const autoSubmit = useAutoSubmit();
  const { onlyOne, selection, upsell } = view;
  const closeHref = wizardHref(CHOOSE_STEP, selection);
  return (
    <Form method="get" action={PATH} noValidate className="space-y-6" {...autoSubmit}>
      {/* What Enter presses in a text field: the choices are sent, and the step stays. */}
      <button tabIndex={-1} aria-hidden="true" className="sr-only">
        Update
      </button>
      {/* The value before the latest choice. */}
      {onlyOne &&
        fieldsOf({ ...selection, customService: "" }).map(([name, value]) => (
          <input key={name} type="hidden" name={`${BEFORE}${name}`} value={value} />
        ))}
      <div className={classes("grid gap-x-10 gap-y-8", onlyOne && "lg:grid-cols-2 lg:items-start")}>
        <section aria-labelledby="where" className="space-y-4">
          <div>
            <h2 id="where" className="text-lg">
              {labels.where}
            </h2>
            <p className="text-sm text-muted">{onlyOne ? hints.oneLocation : hints.manyLocations}</p>
          </div>
          <PlaceSearch view={view} />
          {onlyOne ? <OneLocation view={view} /> : <ManyLocations view={view} />}
          {upsell === "region" && <UpsellDialog upsell={upsell} view={view} closeHref={closeHref} />}
        </section>
        <section aria-labelledby="what" className="space-y-4">
          <div>
            <h2 id="what" className="text-lg">
              {labels.what}
            </h2>
            <p className="text-sm text-muted">{onlyOne ? hints.oneService : hints.manyServices}</p>
          </div>
          <ServiceTypes view={view} />
          {upsell === "service" && <UpsellDialog upsell={upsell} view={view} closeHref={closeHref} />}
        </section>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
        <FoundSoFar view={view} />
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          {/* Not a submit button, so that Enter in the form does not press it. */}
          <Button
            type="button"
            disabled
            look="secondary"
            className="min-w-24 disabled:cursor-default disabled:opacity-55"
          >
            Back
          </Button>
          <Button name={FIELDS.step} value={FOUND_STEP} className="min-w-32">
            Next
          </Button>
        </div>
      </div>
    </Form>
  );
}

function ServiceTypes({ view }: StepProps) {
  const { onlyOne, selection } = view;
  return (
    <div className="group/services space-y-3">
      <ChoiceGroup
        name={FIELDS.serviceTypes}
        id={FIELDS.serviceTypes}
        legend={labels.service}
        choices={SERVICE_TYPES.map(({ id, label }) => ({ value: id, label }))}
        chosen={selection.serviceTypes}
        onlyOne={onlyOne}
        error={errorAt(view, "service")}
        className={onlyOne ? "sm:max-lg:grid-cols-2" : "sm:grid-cols-2"}
      />
      {/* CSS shows it for this choice, with or without JavaScript. */}
      <div className="not-group-has-[input[value=other-custom]:checked]/services:hidden">
        <TextField
          id={FIELDS.customService}
          name={FIELDS.customService}
          label={labels.customService}
          hint={hints.customService}
          defaultValue={selection.customService}
          maxLength={MAX_CUSTOM_SERVICE_LENGTH}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

/** A live region: screen readers announce changes. */
function FoundSoFar({ view: { found, selection, upsell } }: StepProps) {
  return (
    <p role="status" className="mr-auto min-h-6 tabular-nums">
      {found ? (
        <>
          <strong className="text-lg">{bids(found.label)}</strong>{" "}
          {selection.serviceTypes.length > 0 ? "match your choices" : "in that place, for all trades"}
        </>
      ) : (
        <span className="text-muted">Choose a place and a trade to see how many bids are open.</span>
      )}
      {upsell && <span className="sr-only">. {ONBOARDING.upsells[upsell].title}</span>}
    </p>
  );
}
