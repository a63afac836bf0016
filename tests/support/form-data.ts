/** A form as `readForm` returns it; a field with several values is sent several times. */
export function formOf(fields: Partial<Record<string, string | ReadonlyArray<string>>>): FormData {
  const form = new FormData();
  for (const [name, values = []] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}
