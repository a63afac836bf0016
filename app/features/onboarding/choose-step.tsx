import { Form } from "@remix-run/react";
import { bids, ONBOARDING } from "~/content/onboarding";
import { CHOOSE_STEP, FOUND_STEP, MAX_CUSTOM_SERVICE_LENGTH } from "~/domain/account/onboarding";
import { SERVICE_TYPES } from "~/domain/service-types";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { SelectField, TextField } from "~/ui/field";
import { useAutoSubmit } from "~/ui/use-auto-submit";
import { ChoiceGroup } from "./choice-group";
import { errorText } from "./error-text";
import { PlaceLists } from "./place-lists";
import { UpsellDialog } from "./upsell-dialog";
import { BEFORE, FIELDS, fieldsOf, PATH, wizardHref } from "./wizard-query";
import type { PlaceOption, WizardField, WizardView } from "./wizard-view";

const { labels, hints } = ONBOARDING;

/** A GET form: each choice is in the URL. It submits itself on change, or with its buttons without scripts. */
export function ChooseStep({ view }: { view: WizardView }) {
  const autoSubmit = useAutoSubmit();
  const { onlyOne, selection, upsell } = view;
  const closeHref = wizardHref(CHOOSE_STEP, selection);
  return (
    <Form method="get" action={PATH} noValidate className="space-y-6" {...autoSubmit}>
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
          {onlyOne ? <OneLocation view={view} /> : <ManyLocations view={view} />}
          {upsell === "region" && <UpsellDialog upsell={upsell} closeHref={closeHref} />}
        </section>
        <section aria-labelledby="what" className="space-y-4">
          <div>
            <h2 id="what" className="text-lg">
              {labels.what}
            </h2>
            <p className="text-sm text-muted">{onlyOne ? hints.oneService : hints.manyServices}</p>
          </div>
          <ServiceTypes view={view} />
          {upsell === "service" && <UpsellDialog upsell={upsell} closeHref={closeHref} />}
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

type StepProps = { view: WizardView };

function OneLocation({ view }: StepProps) {
  const { stateProvinces, municipalities, selection } = view;
  const state = stateProvinces.find(({ code }) => selection.stateProvinces.includes(code));
  const countryChosen = selection.countries.length > 0;
  return (
    <>
      <Countries view={view} />
      <WithoutScript>{countryChosen ? "Change country" : "Show states and provinces"}</WithoutScript>
      <SelectField
        key={`states of ${selection.countries.join()}`}
        id={FIELDS.stateProvinces}
        name={FIELDS.stateProvinces}
        label={labels.state}
        hint={countryChosen ? undefined : hints.countryFirst}
        error={errorAt(view, "state")}
        disabled={stateProvinces.length === 0}
        options={[{ value: "", label: countryChosen ? "Select one" : "" }, ...stateProvinces.map(option)]}
        defaultValue={state?.code ?? ""}
      />
      <WithoutScript disabled={stateProvinces.length === 0}>
        {state ? "Change state/province" : "Show municipalities"}
      </WithoutScript>
      <SelectField
        key={`municipalities of ${state?.code}`}
        id={FIELDS.municipalities}
        name={FIELDS.municipalities}
        label={labels.municipality}
        hint={municipalityHint(view)}
        error={errorAt(view, "municipality")}
        disabled={municipalities.length === 0}
        options={[{ value: "", label: state ? `All of ${state.name}` : "" }, ...municipalities.map(option)]}
        defaultValue={selection.municipalities[0] ?? ""}
      />
    </>
  );
}

function ManyLocations({ view }: StepProps) {
  const { countries, stateProvinces, municipalities, selection } = view;
  const chosenStates = stateProvinces.filter(({ code }) => selection.stateProvinces.includes(code));
  const hasMunicipalities = municipalities.length > 0;
  return (
    <>
      <Countries view={view} />
      <WithoutScript>
        {stateProvinces.length > 0 ? "Change countries" : "Show states and provinces"}
      </WithoutScript>
      <fieldset disabled={stateProvinces.length === 0} className="space-y-3">
        <legend className="mb-1 font-semibold">{labels.state}</legend>
        {stateProvinces.length === 0 && <p className="text-sm text-muted">{hints.countryFirst}</p>}
        {countries
          .filter(({ code }) => stateProvinces.some(({ parent }) => parent === code))
          .map(({ code, name }, index) => (
            <ChoiceGroup
              key={code}
              name={FIELDS.stateProvinces}
              id={index === 0 ? FIELDS.stateProvinces : `${FIELDS.stateProvinces}-${code}`}
              legend={name}
              choices={stateProvinces.filter(({ parent }) => parent === code).map(option)}
              chosen={selection.stateProvinces}
              onlyOne={false}
              error={index === 0 ? errorAt(view, "state") : undefined}
              className="min-[26rem]:grid-cols-2 md:grid-cols-3"
            />
          ))}
      </fieldset>
      <WithoutScript disabled={stateProvinces.length === 0}>
        {chosenStates.length > 0 ? "Change states/provinces" : "Show municipalities"}
      </WithoutScript>
      <fieldset disabled={!hasMunicipalities} className="space-y-2">
        <legend className="mb-1 font-semibold">{labels.municipality}</legend>
        <p className="text-sm text-muted">{municipalityHint(view)}</p>
        <PlaceLists
          name={FIELDS.municipalities}
          parents={chosenStates}
          places={municipalities}
          chosen={selection.municipalities}
        />
      </fieldset>
    </>
  );
}

function Countries({ view }: StepProps) {
  return (
    <ChoiceGroup
      name={FIELDS.countries}
      id={FIELDS.countries}
      legend={labels.country}
      choices={view.countries.map(option)}
      chosen={view.selection.countries}
      onlyOne={view.onlyOne}
      error={errorAt(view, "country")}
      className="min-[22rem]:grid-cols-2"
    />
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

/** Submits the choice above it where scripts are off. */
function WithoutScript({ disabled, children }: { disabled?: boolean; children: string }) {
  return (
    <noscript>
      <div className="pb-4 has-disabled:hidden">
        <Button look="secondary" disabled={disabled}>
          {children}
        </Button>
      </div>
    </noscript>
  );
}

const option = ({ code, name }: PlaceOption) => ({ value: code, label: name });

function municipalityHint({ selection, municipalities }: WizardView) {
  if (selection.stateProvinces.length === 0) return hints.stateFirst;
  return municipalities.length === 0 ? hints.noMunicipalities : hints.municipality;
}

function errorAt({ errors }: WizardView, field: WizardField) {
  const error = errors.find((each) => each.field === field);
  return error && errorText(error);
}
