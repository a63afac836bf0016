import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SETTINGS, SETTINGS_ERRORS } from "~/content/settings";
import { LinkButton } from "~/ui/button";
import { CheckboxList } from "~/ui/checkbox-list";
import { classes } from "~/ui/classes";
import { CONTROL, describe, Field } from "~/ui/field";
import type { RegionGroup, RegionOption } from "./settings-view";

type RegionPickerProps = {
  many: boolean;
  /** `null` if the lists could not be loaded; the chosen regions are then kept. */
  groups: Array<RegionGroup> | null;
  stored: Array<RegionOption>;
  /** The stored regions, or those of a rejected form. */
  chosen: Array<RegionOption>;
  error: string | undefined;
};

/** The same as the field's name, so that the error summary links here. */
const REGIONS_ID = "regions";

export function RegionPicker({ many, groups, ...rest }: RegionPickerProps) {
  return (
    <>
      {!many && <input type="hidden" name="oneRegion" value="on" />}
      {groups === null ? (
        <RegionsUnavailable chosen={rest.chosen} />
      ) : many ? (
        <ManyRegions groups={groups} {...rest} />
      ) : (
        <OneRegion groups={groups} {...rest} />
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

type PickerProps = Omit<RegionPickerProps, "many" | "groups"> & { groups: Array<RegionGroup> };

function OneRegion({ groups, stored, chosen, error }: PickerProps) {
  const [current] = chosen;
  const others = stored.slice(1);
  const listed = groups.some(({ code, regions }) =>
    [code, ...regions.map((region) => region.code)].includes(current?.code ?? ""),
  );
  return (
    <>
      <Field id={REGIONS_ID} label="Region" hint={SETTINGS.oneRegionHint} error={error}>
        <select
          {...describe(REGIONS_ID, { hint: SETTINGS.oneRegionHint, error })}
          name="regions"
          defaultValue={current?.code ?? ""}
          className={classes(CONTROL, "pr-8")}
        >
          {!current && <option value="">Choose a region</option>}
          {current && !listed && <option value={current.code}>{current.name}</option>}
          {others.length > 0 && (
            <optgroup label={SETTINGS.ownPaused}>
              {others.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <RegionOptions groups={groups} />
        </select>
      </Field>
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

/** "Toronto, ON" although it is under "Ontario": a closed select shows no group, and many counties share a name. */
function RegionOptions({ groups }: { groups: Array<RegionGroup> }) {
  return groups.map(({ code, name, regions }) => (
    <optgroup key={code} label={name}>
      <option value={code}>{wholeName({ code, name })}</option>
      {regions.map((region) => (
        <option key={region.code} value={region.code}>
          {region.name}, {code.slice(-2)}
        </option>
      ))}
    </optgroup>
  ));
}

const wholeName = ({ code, name }: RegionOption) =>
  `${name} (whole ${code.startsWith("US") ? "state" : ["CA-NT", "CA-NU", "CA-YT"].includes(code) ? "territory" : "province"})`;

/**
 * Chosen regions are ticked chips on top; others can be picked or ticked below. Works as a plain form post; duplicates
 * count once.
 */
function ManyRegions({ groups, stored, chosen, error }: PickerProps) {
  const chips = useRef<HTMLUListElement>(null);
  const picker = useRef<HTMLSelectElement>(null);
  const [first] = useState([...stored, ...chosen.filter(({ code }) => !includes(stored, code))]);
  const [added, setAdded] = useState<Array<RegionOption>>([]);

  function add(region: RegionOption) {
    const boxes = [...(chips.current?.querySelectorAll("input") ?? [])];
    const box = boxes.find(({ value }) => value === region.code);
    if (box) box.checked = true;
    else setAdded([...added, region]);
  }

  function addPicked() {
    if (!picker.current) return;
    const [option] = picker.current.selectedOptions;
    const state = groups.find(({ code }) => code === option?.value);
    if (option?.value) add({ code: option.value, name: state?.name ?? option.text });
    picker.current.value = "";
  }

  // Add a region picked before hydration, for this picker and the surrounding form.
  useEffect(() => {
    if (picker.current?.value) picker.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);

  return (
    <div>
      <fieldset aria-describedby={error ? `${REGIONS_ID}-error` : undefined}>
        <legend className="font-semibold">Your regions</legend>
        <p className="mt-1 text-sm text-muted">{SETTINGS.manyRegionsHint}</p>
        {error && (
          <p id={`${REGIONS_ID}-error`} className="mt-1 font-semibold text-urgent">
            <span className="sr-only">Error: </span>
            {error}
          </p>
        )}
        <ul ref={chips} id={REGIONS_ID} tabIndex={-1} className="mt-2 flex flex-wrap gap-2">
          {first.map((region) => (
            <TickedChip key={region.code} region={region} isTicked={includes(chosen, region.code)} />
          ))}
          {added.map((region) => (
            <TickedChip key={region.code} region={region} isTicked />
          ))}
        </ul>
      </fieldset>

      <Field id="add-region" label="Add a region" className="mt-5">
        <select
          ref={picker}
          id="add-region"
          name="regions"
          defaultValue=""
          className={classes(CONTROL, "pr-8")}
          onChange={addPicked}
        >
          <option value="">Choose a province, state, county or city</option>
          <RegionOptions groups={groups} />
        </select>
      </Field>

      <details className="group/all mt-4">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary">
          Select several at once, by province or state
          <ChevronDown aria-hidden="true" className="size-5 group-open/all:rotate-180" />
        </summary>
        {[...new Set(groups.map(({ country }) => country))].map((country) => (
          <div key={country} role="group" aria-label={country} className="mt-2">
            <p className="text-sm text-muted">{country}</p>
            <div className="mt-1 divide-y divide-line border-y border-line">
              {groups
                .filter((group) => group.country === country)
                .map((group) => (
                  <StateList key={group.code} group={group} leftOut={first} />
                ))}
            </div>
          </div>
        ))}
      </details>
    </div>
  );
}

const includes = (regions: Array<RegionOption>, wanted: string) =>
  regions.some(({ code }) => code === wanted);

function TickedChip({ region, isTicked }: { region: RegionOption; isTicked: boolean }) {
  return (
    <li className="max-w-full">
      <label className="group flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-3.5 text-sm not-has-checked:border-dashed not-has-checked:text-muted hover:bg-wash">
        <input
          type="checkbox"
          name="regions"
          value={region.code}
          defaultChecked={isTicked}
          className="size-4 shrink-0"
        />
        <span className="min-w-0 truncate group-not-has-checked:line-through">{region.name}</span>
      </label>
    </li>
  );
}

type StateListProps = {
  group: RegionGroup;
  /** Regions shown as chips, which must not appear twice: unticking one of two boxes would not remove the region. */
  leftOut: Array<RegionOption>;
};

function StateList({ group, leftOut }: StateListProps) {
  const whole = { code: group.code, name: wholeName(group) };
  return (
    <CheckboxList
      name="regions"
      legend={group.name}
      options={[whole, ...group.regions]
        .filter(({ code }) => !includes(leftOut, code))
        .map(({ code, name }) => ({ value: code, label: name, selected: false }))}
      count={(ticked) =>
        ticked > 0 && <span className="rounded-full bg-wash px-2 text-sm tabular-nums">{ticked} to add</span>
      }
    />
  );
}
