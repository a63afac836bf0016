import { ONBOARDING } from "~/content/onboarding";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { ChoiceGroup } from "./choice-group";
import { errorAt } from "./error-text";
import { PlaceLists } from "./place-lists";
import { FIELDS } from "./wizard-query";
import type { PlaceOption, WizardView } from "./wizard-view";

const { labels, hints } = ONBOARDING;

type PlaceFieldsProps = { view: WizardView };

/** Country, state and municipality, each waiting for the one before. */
export function OneLocation({ view }: PlaceFieldsProps) {
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

export function ManyLocations({ view }: PlaceFieldsProps) {
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

function Countries({ view }: PlaceFieldsProps) {
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
