import { useSubmit } from "@remix-run/react";
import { X } from "lucide-react";
import { useState } from "react";
import { ONBOARDING } from "~/content/onboarding";
import { RegionChoices } from "~/features/settings/region-choices";
import { RegionSearch } from "~/features/settings/region-search";
import { WhatPlacesCover } from "./what-places-cover";
import { FIELDS, PATH } from "./wizard-query";
import type { WizardView } from "./wizard-view";

/** The chosen places above, a search for others below. Both are fields of the first step's form. */
export function PlaceSearch({ view }: { view: WizardView }) {
  const submit = useSubmit();
  const { chosenPlaces, search } = view;
  return (
    <div className="space-y-4">
      {chosenPlaces.length > 0 && <ChosenPlaces view={view} />}
      <RegionSearch
        found={search}
        action={PATH}
        name={FIELDS.find}
        search={(box) => {
          if (box.form) submit(box.form, { replace: search !== null, preventScrollReset: true });
        }}
      />
      {search && <FoundPlaces key={search.typed} view={view} search={search} />}
      {!search && chosenPlaces.length === 0 && <p className="text-sm text-muted">{ONBOARDING.searchHint}</p>}
    </div>
  );
}

function ChosenPlaces({ view: { chosenPlaces, covers, onlyOne } }: { view: WizardView }) {
  return (
    <div>
      <h3 id="chosen-places" className="text-base">
        {onlyOne ? ONBOARDING.chosen.one : ONBOARDING.chosen.many}
      </h3>
      <ul aria-labelledby="chosen-places" className="mt-1 flex flex-wrap gap-2">
        {chosenPlaces.map(({ code, name }) => (
          <li key={code} className="max-w-full">
            <button
              name={FIELDS.drop}
              value={code}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-edge bg-surface py-1 pr-2.5 pl-3.5 text-sm leading-5 hover:bg-wash"
            >
              <span className="sr-only">Remove </span>
              <span className="min-w-0 truncate">{name}</span>
              <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <WhatPlacesCover covers={covers} />
    </div>
  );
}

type FoundPlacesProps = { view: WizardView; search: NonNullable<WizardView["search"]> };

function FoundPlaces({ view: { chosenPlaces, onlyOne }, search }: FoundPlacesProps) {
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([]);
  return (
    <RegionChoices
      many={!onlyOne}
      picker={search}
      name={FIELDS.found}
      ticked={ticked}
      choose={(places, on) => {
        const codes = places.map(({ code }) => code);
        const others = onlyOne ? [] : ticked.filter((each) => !codes.includes(each));
        setTicked(on ? [...others, ...codes] : others);
      }}
      leftOut={chosenPlaces.map(({ code }) => code)}
    />
  );
}
