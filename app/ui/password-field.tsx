import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { TextField } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "defaultValue"> & {
  autoComplete: "current-password" | "new-password";
};

/** Each response remounts it, so a rejected form never keeps the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { key: answer } = useLocation();
  return <TextField key={answer} {...props} type="password" />;
}
