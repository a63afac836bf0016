import { useLocation } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { classes } from "./classes";
import { CONTROL, describe, Field, type TextField } from "./field";
import { useHydrated } from "./use-hydrated";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "defaultValue"> & {
  autoComplete: "current-password" | "new-password";
};

/** Each response remounts it, so a rejected form never keeps the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { key: answer } = useLocation();
  return <SecretField key={answer} {...props} />;
}

/** A password that can be shown while it is typed. Without scripts it stays hidden, and there is no button. */
function SecretField({ id, label, hint, error, errorId, className, ...rest }: PasswordFieldProps) {
  const hydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hint, error, errorId, className }}>
      <div className="relative">
        <input
          {...describe(id, { hint, error })}
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          type={isShown ? "text" : "password"}
          className={classes(CONTROL, "pr-16")}
        />
        {hydrated && (
          <button
            type="button"
            aria-controls={id}
            onClick={() => {
              setShown(!isShown);
            }}
            className="absolute inset-y-0 right-0 min-w-11 rounded-control px-3 text-sm font-semibold text-primary"
          >
            {isShown ? "Hide" : "Show"}
            <span className="sr-only"> {typeof label === "string" ? label.toLowerCase() : "password"}</span>
          </button>
        )}
      </div>
    </Field>
  );
}
