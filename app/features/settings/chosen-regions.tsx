import { SETTINGS } from "~/content/settings";
import type { RegionOption } from "./settings-view";

/** The same as the field's name, so that the error summary links here. */
export const REGIONS_ID = "regions";

export type Choose = (regions: ReadonlyArray<RegionOption>, on: boolean) => void;

type ChosenRegionsProps = {
  many: boolean;
  /** The stored regions and those chosen since. */
  known: ReadonlyArray<RegionOption>;
  ticked: ReadonlyArray<string>;
  choose: Choose;
  error: string | undefined;
};

export function ChosenRegions({ many, known, ticked, choose, error }: ChosenRegionsProps) {
  return (
    <fieldset aria-describedby={error ? `${REGIONS_ID}-error` : undefined} className="min-w-0">
      <legend className="font-semibold">{many ? "Your regions" : "Your region"}</legend>
      <p className="mt-1 text-sm text-muted">{many ? SETTINGS.manyRegionsHint : SETTINGS.oneRegionHint}</p>
      {error && (
        <p id={`${REGIONS_ID}-error`} className="mt-1 font-semibold text-urgent">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <ul id={REGIONS_ID} tabIndex={-1} className="mt-2 flex flex-wrap gap-2">
        {known.map((region) => (
          <li key={region.code} className="max-w-full">
            <label className="group flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-3.5 text-sm not-has-checked:border-dashed not-has-checked:text-muted hover:bg-wash">
              <input
                type={many ? "checkbox" : "radio"}
                name="regions"
                value={region.code}
                data-region
                checked={ticked.includes(region.code)}
                onChange={(event) => {
                  choose([region], event.currentTarget.checked);
                }}
                className="size-4 shrink-0"
              />
              <span className="min-w-0 truncate">{region.name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
