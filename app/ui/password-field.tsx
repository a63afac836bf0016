import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { TextField } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "name" | "defaultValue"> & {
  autoComplete: "current-password" | "new-password";
};

/** Named as its id. Every answer is a new location: a form that comes back keeps what was typed, but no password. */
export function PasswordField({ id, ...rest }: PasswordFieldProps) {
  const { key: answer } = useLocation();
  return <TextField key={answer} id={id} name={id} type="password" {...rest} />;
}
