import { useNavigate } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { SETTINGS, SETTINGS_ERRORS } from "~/content/settings";
import { LinkButton } from "~/ui/button";
import { useAfterHydration } from "~/ui/use-after-hydration";
import { useHydrated } from "~/ui/use-hydrated";
import { ChosenRegions, REGIONS_ID } from "./chosen-regions";
import { RegionChoices } from "./region-choices";
import { RegionSearch } from "./region-search";
import type { RegionOption, RegionPickerView } from "./settings-view";

type RegionPickerProps = {
  many: boolean;
  /** `null` if the list could not be loaded; the chosen regions are then kept. */
  picker: RegionPickerView | null;
  stored: Array<RegionOption>;
  /** The stored regions, or those of a rejected form. */
  chosen: Array<RegionOption>;
  error: string | undefined;
};

export function RegionPicker({ many, picker, ...rest }: RegionPickerProps) {
  return (
    <>
      {!many && <input type="hidden" name="oneRegion" value="on" />}
      {picker === null ? (
        <RegionsUnavailable chosen={rest.chosen} />
      ) : (
        <Picker many={many} picker={picker} {...rest} />
      )}
    </>
  );
}

function RegionsUnavailable({ chosen }: { chosen: Array<RegionOption> }) {
  return (
    <div id={REGIONS_ID} tabIndex={-1}>
      <p role="alert" className="font-semibold text-urgent">
        {SETTINGS_ERRORS.regionsUnavailable}
      </p>
      <p className="mt-1 text-muted">Chosen now: {chosen.map(({ name }) => name).join("; ")}</p>
      {chosen.map(({ code }) => (
        <input key={code} type="hidden" name="regions" value={code} />
      ))}
    </div>
  );
}

type PickerProps = Omit<RegionPickerProps, "picker"> & { picker: RegionPickerView };

/** The chosen regions above, the places to choose from below. Both are plain boxes of the settings form. */
function Picker({ many, picker, stored, chosen, error }: PickerProps) {
  const hydrated = useHydrated();
  const [known, setKnown] = useState([...stored, ...chosen.filter(({ code }) => !includes(stored, code))]);
  const [ticked, setTicked] = useState<ReadonlyArray<string>>(chosen.map(({ code }) => code));
  const root = useRef<HTMLDivElement>(null);

  function choose(regions: ReadonlyArray<RegionOption>, on: boolean) {
    if (on) setKnown([...known, ...regions.filter(({ code }) => !includes(known, code))]);
    const others = many ? ticked.filter((code) => !includes(regions, code)) : [];
    setTicked(on ? [...others, ...regions.map(({ code }) => code)] : others);
  }

  // What was ticked before the scripts came stays ticked.
  useAfterHydration(() => {
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>("input[value][data-region]") ?? [])];
    const on = boxes.filter(({ checked }) => checked);
    setTicked(on.flatMap(({ value }) => value.split(",")));
    const offered = picker.choices
      .filter(({ code }) => on.some(({ value }) => value === code))
      .flatMap((choice) => choice.parts ?? choice);
    setKnown((before) => [...before, ...offered.filter(({ code }) => !includes(before, code))]);
  });

  return (
    <div ref={root} className="space-y-5">
      <ChosenRegions {...{ many, known, ticked, choose, error }} />
      {!many && <OneRegionOnly others={stored.slice(1)} />}
      <SettingsSearch picker={picker} />
      <RegionChoices
        {...{ many, picker, ticked, choose }}
        // With JavaScript only the boxes of the chosen regions are sent.
        name={hydrated ? undefined : "regions"}
        sendsForm={!hydrated}
        leftOut={hydrated ? [] : known.map(({ code }) => code)}
      />
    </div>
  );
}

const includes = (regions: ReadonlyArray<RegionOption>, wanted: string) =>
  regions.some(({ code }) => code === wanted);

/** Without JavaScript the whole form is sent as a search, so that nothing in it is lost. */
function SettingsSearch({ picker }: { picker: RegionPickerView }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <RegionSearch
      found={picker}
      action={SETTINGS_PATH}
      name={hydrated ? undefined : "find-region"}
      search={(box) => {
        const query = new URLSearchParams(box.value.trim() === "" ? {} : { "find-region": box.value });
        // Back leads to the list before the search.
        const replace = picker.typed !== "";
        navigate(`${SETTINGS_PATH}?${query.toString()}`, { replace, preventScrollReset: true });
      }}
    />
  );
}

const SETTINGS_PATH = "/dashboard/settings";

function OneRegionOnly({ others }: { others: Array<RegionOption> }) {
  return (
    <>
      {others.length > 0 && (
        <p className="max-w-measure text-sm text-muted">{SETTINGS.paused(others.map(({ name }) => name))}</p>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary">
          Add another region
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="mt-1 rounded-control bg-wash px-4 py-3">
          <p className="max-w-measure">{SETTINGS_ERRORS.oneRegion}</p>
          <LinkButton to="/dashboard/upgrade" look="secondary" className="mt-3">
            Upgrade to Pro
          </LinkButton>
        </div>
      </details>
    </>
  );
}
