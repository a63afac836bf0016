import { ChevronDown } from "lucide-react";

export type CheckboxOption = { value: string; label: string; selected: boolean; group?: string };

type CheckboxGroupProps = {
  /** The form field's name; the All and None buttons use it too. */
  name: string;
  legend: string;
  options: ReadonlyArray<CheckboxOption>;
  /** Why there are no options yet; disables the group. */
  disabledBecause?: string | undefined;
};

/**
 * A disclosure of native checkboxes. All and None are submit buttons (`all=<name>`, `none=<name>`), so they work
 * without JavaScript: the server redirects to the URL with those choices.
 */
export function CheckboxGroup({ name, legend, options, disabledBecause }: CheckboxGroupProps) {
  const chosen = options.filter(({ selected }) => selected).length;
  const hintId = `${name}-hint`;
  return (
    <details open className="group">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        {legend}
        {chosen > 0 && (
          <span className="rounded-full bg-wash px-2 text-sm">
            {chosen}
            <span className="sr-only"> selected</span>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <fieldset
        disabled={Boolean(disabledBecause)}
        aria-describedby={disabledBecause ? hintId : undefined}
        className="pb-4"
      >
        <legend className="sr-only">{legend}</legend>
        {disabledBecause ? (
          <p id={hintId} className="text-sm text-muted">
            {disabledBecause}
          </p>
        ) : (
          <>
            <div className="mb-1 flex gap-2">
              <AllOrNone action="all" name={name} legend={legend} />
              <AllOrNone action="none" name={name} legend={legend} />
            </div>
            <div className="relative -mx-2 max-h-72 overflow-y-auto px-2">
              {inGroups(options).map(([group, members]) => (
                <div key={group} role={group ? "group" : undefined} aria-label={group || undefined}>
                  {group && <p className="pt-2 text-sm font-semibold text-muted">{group}</p>}
                  {members.map((option) => (
                    <label key={option.value} className="flex min-h-11 items-center gap-3 py-1.5 lg:min-h-9">
                      <input
                        type="checkbox"
                        name={name}
                        value={option.value}
                        defaultChecked={option.selected}
                        className="size-5 shrink-0"
                      />
                      <span className="min-w-0 leading-5">{option.label}</span>
                    </label>
                  ))}
                </div>
              ))}
            </div>
          </>
        )}
      </fieldset>
    </details>
  );
}

function AllOrNone({ action, name, legend }: { action: "all" | "none"; name: string; legend: string }) {
  return (
    <button
      type="submit"
      name={action}
      value={name}
      className="min-h-11 min-w-16 rounded-control border border-line px-3 text-sm font-semibold text-primary hover:bg-wash lg:min-h-9"
    >
      {action === "all" ? "All" : "None"}
      <span className="sr-only"> of {legend}</span>
    </button>
  );
}

function inGroups(options: ReadonlyArray<CheckboxOption>) {
  const groups = new Map<string, Array<CheckboxOption>>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
