/** Amendment numbers have fewer digits. */
const NUMBER_LENGTH = 10;

/**
 * The place of a notice's version among its portal's other versions, as text that sorts in the portal's order. The part
 * that decides comes first: the portal's own number where it has one, then the date. A missing part sorts first.
 */
export function revisionOf(...parts: ReadonlyArray<number | Date | string | null>): string {
  return parts.map(printedPart).join(" ");
}

function printedPart(part: number | Date | string | null): string {
  if (part instanceof Date) return part.toISOString();
  return typeof part === "number"
    ? String(part).slice(0, NUMBER_LENGTH).padStart(NUMBER_LENGTH, "0")
    : (part ?? "");
}

/**
 * Whether a version came before another one, in whatever order they arrived. Of two with the same revision, the one that
 * arrives later counts.
 */
export function isOlderRevision(revision: string, other: string): boolean {
  return revision < other;
}
