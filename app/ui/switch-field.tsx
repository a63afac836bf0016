import type { InputHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes";

type SwitchFieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A badge beside the label, for example "Pro Only". */
  badge?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type" | "className">;

/** A native checkbox styled as a switch, so that a plain form submits it. */
export function SwitchField({ id, label, hint, badge, disabled, ...rest }: SwitchFieldProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <label
            htmlFor={id}
            className={classes("flex min-h-11 items-center py-1.5 font-semibold", disabled && "text-muted")}
          >
            {label}
          </label>
          {badge}
        </div>
        {hint && (
          <p id={`${id}-hint`} className="-mt-1.5 max-w-measure text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="relative mt-2 inline-flex shrink-0 items-center">
        <input
          type="checkbox"
          role="switch"
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          disabled={disabled}
          className={classes(
            "peer h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-wash",
            "transition-colors duration-150 checked:border-primary checked:bg-primary",
            "focus-visible:rounded-full disabled:cursor-not-allowed disabled:border-dashed",
          )}
          {...rest}
        />
        <span
          aria-hidden="true"
          className={classes(
            "pointer-events-none absolute left-1 size-5 rounded-full bg-edge transition-transform duration-150",
            "peer-checked:translate-x-5 peer-checked:bg-on-primary",
          )}
        />
      </span>
    </div>
  );
}
