import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { classes } from "./classes";

export const CONTROL =
  "block min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink disabled:border-line disabled:bg-wash disabled:opacity-100 aria-invalid:border-2 aria-invalid:border-urgent";

/** The ids and aria attributes that tie a control to its hint and error. */
export function describe(id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined };
}

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The same text as in the error summary. */
  error?: string | undefined;
  /** Conform's id for the error. */
  errorId?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, hint under it, error just above the control. */
export function Field({ id, label, hint, error, errorId, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId ?? `${id}-error`} className="mb-1 font-semibold text-urgent">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

type Shared = Omit<FieldProps, "children">;

export function TextField({
  id,
  label,
  hint,
  error,
  errorId,
  className,
  ...rest
}: Shared & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className">) {
  return (
    <Field {...{ id, label, hint, error, errorId, className }}>
      <input {...describe(id, { hint, error })} className={CONTROL} {...rest} />
    </Field>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  errorId,
  className,
  ...rest
}: Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">) {
  return (
    <Field {...{ id, label, hint, error, errorId, className }}>
      <textarea {...describe(id, { hint, error })} className={CONTROL} {...rest} />
    </Field>
  );
}

type SelectFieldProps = Shared &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className" | "children"> & {
    options: ReadonlyArray<{ value: string; label: string }>;
  };

export function SelectField({
  id,
  label,
  hint,
  error,
  errorId,
  className,
  options,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, errorId, className }}>
      <select {...describe(id, { hint, error })} className={classes(CONTROL, "pr-8")} {...rest}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
