/** Joins class names; what is false, null or empty is left out. */
export function classes(...names: ReadonlyArray<string | false | null | undefined>) {
  return names.filter(Boolean).join(" ");
}
