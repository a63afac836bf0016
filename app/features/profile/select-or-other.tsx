import type { FieldMetadata } from "@conform-to/react";
import { PROFILE } from "~/content/profile";
import { classes } from "~/ui/classes";
import { selectProps, textProps } from "~/ui/conform-fields";
import { CONTROL, Field, TextField } from "~/ui/field";
import type { OTHER, OTHER_SERVICE, Selection } from "./selection";
import { SettingsLink } from "./settings-link";

type SelectOrOtherProps = {
  field: FieldMetadata<string>;
  customField: FieldMetadata<string>;
  label: string;
  customLabel: string;
  customHint?: string;
  otherValue: typeof OTHER | typeof OTHER_SERVICE;
  /** The placeholder option. */
  placeholder?: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Shown while the selector is locked, because it is then not sent. */
  stored: Selection;
  /** How many more values are stored than the one shown. */
  more?: number;
  locked: boolean;
};

/** CSS shows the text field while Other (Custom) is selected, so it works without JavaScript. */
export function SelectOrOther(props: SelectOrOtherProps) {
  const { field, customField, otherValue, options, stored, more = 0, locked } = props;
  const hint = more > 0 ? <MoreInSettings count={more} isPaused={locked} /> : undefined;
  const { error, errorId, hint: _, ...select } = selectProps(field, { hint });
  const selected = locked ? stored.selected : (field.initialValue ?? "");
  const custom = textProps(customField, "text", { hint: props.customHint });
  return (
    <div className="group/other max-w-lg">
      <Field id={field.name} label={props.label} {...{ hint, error, errorId }}>
        <select
          {...select}
          defaultValue={selected}
          disabled={locked}
          className={classes(CONTROL, "pr-8 disabled:border-dashed disabled:bg-wash disabled:text-muted")}
        >
          {selected === "" && <option value="">{props.placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={otherValue} data-other>
            {PROFILE.other}
          </option>
        </select>
      </Field>
      <TextField
        {...custom}
        label={props.customLabel}
        defaultValue={locked ? stored.custom : custom.defaultValue}
        disabled={locked}
        className="mt-3 border-l-3 border-line pl-4 group-has-[[data-other]:checked]/other:block supports-[selector(:has(*))]:not-group-has-[[data-other]:checked]/other:hidden"
      />
    </div>
  );
}

function MoreInSettings({ count, isPaused }: { count: number; isPaused: boolean }) {
  return (
    <>
      +{count} more{isPaused && ", paused with your plan"} ·{" "}
      <SettingsLink>see them in Digest Settings</SettingsLink>
    </>
  );
}
