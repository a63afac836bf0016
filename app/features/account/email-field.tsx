import type { ComponentProps } from "react";
import { TextField } from "~/ui/field";

/** `username`, because password managers look for it. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField {...props} label="Email" autoComplete="username" required />;
}
