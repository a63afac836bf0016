import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

type Choice = { value: string; label: string };

type ChoiceGroupProps = {
  name: string;
  /** The id of the first control, which the error summary links to. */
  id: string;
  legend: string;
  choices: ReadonlyArray<Choice>;
  chosen: ReadonlyArray<string>;
  onlyOne: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The layout of the choices. */
  className?: string;
  children?: ReactNode;
};

/** Radio buttons for a single choice, checkboxes for several. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, id, legend, choices, chosen, onlyOne, hint, error, className, children } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={classes("grid gap-2", className)}>
        {choices.map(({ value, label }, index) => (
          <label
            key={value}
            className={classes(
              "flex min-h-11 items-center gap-3 rounded-control border bg-surface px-3 py-2 leading-5 hover:bg-wash",
              "has-checked:border-primary has-checked:bg-wash has-checked:font-semibold",
              error ? "border-urgent" : "border-edge",
            )}
          >
            <input
              id={index === 0 ? id : undefined}
              type={onlyOne ? "radio" : "checkbox"}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mb-2 font-semibold text-urgent">
      <span className="sr-only">Error: </span>
      {children}
    </p>
  );
}
