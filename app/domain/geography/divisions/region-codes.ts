/**
 * A region code has a segment per level: "CA" is a country, "CA-ON" a province or state, "CA-ON-PEL" a subregion, and
 * "CA-ON-PEL-MIS" a place inside a subregion. A place is within every code that its own code starts with.
 */
export function isWithin(code: string, ancestor: string): boolean {
  return code === ancestor || code.startsWith(`${ancestor}-`);
}

/** The codes of the places that contain this one, smallest first. */
export function ancestorsOf(code: string): Array<string> {
  const segments = code.split("-");
  return segments.slice(1).map((_, dropped) => segments.slice(0, segments.length - 1 - dropped).join("-"));
}

/** The smallest place that contains all of them; `null` for an empty list and for places in two countries. */
export function commonRegion(places: ReadonlyArray<string>): string | null {
  const [first, ...others] = places;
  if (first === undefined) return null;
  return (
    [first, ...ancestorsOf(first)].find((code) => others.every((other) => isWithin(other, code))) ?? null
  );
}

/** The province or state of a code: "CA-ON" for "CA-ON-PEL-MIS"; `null` for a country. */
export function stateOf(code: string): string | null {
  return code.split("-").length < 2 ? null : code.split("-").slice(0, 2).join("-");
}

/** Without duplicates and without codes that contain another one of the list. */
export function mostSpecific(codes: ReadonlyArray<string>): Array<string> {
  const distinct = [...new Set(codes)];
  return distinct.filter((code) => !distinct.some((other) => other !== code && isWithin(other, code)));
}
