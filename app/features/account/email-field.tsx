import { TextField } from "~/ui/field";

export function EmailField({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label="Email"
      autoComplete="username"
      required
      defaultValue={typed}
      error={error}
    />
  );
}
