/** Joins class names and skips falsy ones. */
export function classes(...names: ReadonlyArray<string | false | null | undefined>) {
  return names.filter(Boolean).join(" ");
}
