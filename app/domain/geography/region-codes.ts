/**
 * A region code is read by its segments: "CA" a country, "CA-ON" a province or state, "CA-ON-PEL" a subregion,
 * "CA-ON-PEL-MIS" a place inside a subregion. What a code begins with contains it.
 */
export function isWithin(code: string, ancestor: string): boolean {
  return code === ancestor || code.startsWith(`${ancestor}-`);
}

/** What contains the code, nearest first; the code itself is not among them. */
export function ancestorsOf(code: string): Array<string> {
  const segments = code.split("-");
  return segments.slice(1).map((_, dropped) => segments.slice(0, segments.length - 1 - dropped).join("-"));
}

/** The smallest place that contains all of them; `null` for none, and for places in two countries. */
export function commonRegion(places: ReadonlyArray<string>): string | null {
  const [first, ...others] = places;
  if (first === undefined) return null;
  return (
    [first, ...ancestorsOf(first)].find((code) => others.every((other) => isWithin(other, code))) ?? null
  );
}

/** "CA-ON" of "CA-ON-PEL-MIS"; `null` for a country. */
export function stateOf(code: string): string | null {
  return code.split("-").length < 2 ? null : code.split("-").slice(0, 2).join("-");
}

/** Each once, without those that another of them lies inside. */
export function mostSpecific(codes: ReadonlyArray<string>): Array<string> {
  const distinct = [...new Set(codes)];
  return distinct.filter((code) => !distinct.some((other) => other !== code && isWithin(other, code)));
}
