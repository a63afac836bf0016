import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

type FieldError = { fieldId: string; message: string };

type ErrorSummaryProps = {
  /** In form order; `fieldId` is the id of the control. */
  errors: ReadonlyArray<FieldError>;
};

/** Lists a rejected form's errors with the same text as at the fields. Takes focus after each submission. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { state, formMethod } = useNavigation();
  const isSubmitted = useRef(true);

  // Not after a link: it leaves the form's errors, and the focus, as they are.
  useEffect(() => {
    if (state !== "idle") isSubmitted.current = formMethod !== undefined;
    else if (isSubmitted.current) summary.current?.focus();
  }, [state, formMethod]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-heading"
      className="rounded-card border-2 border-urgent bg-surface px-4 py-3"
    >
      <h2 id="error-summary-heading" className="text-lg">
        There is a problem
      </h2>
      <ul className="mt-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // Move focus ourselves: a hash change is a navigation, which would clear the errors.
                const field = document.getElementById(fieldId);
                if (!field) return;
                event.preventDefault();
                field.focus();
              }}
              className="inline-flex min-h-8 items-center font-semibold text-urgent underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
