import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { TextField } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "name" | "defaultValue"> & {
  autoComplete: "current-password" | "new-password";
};

/** The id is also the name. Each response remounts it, so a rejected form never keeps the password. */
export function PasswordField({ id, ...rest }: PasswordFieldProps) {
  const { key: answer } = useLocation();
  return <TextField key={answer} id={id} name={id} type="password" {...rest} />;
}
