import { DAY_MS } from "~/domain/duration";

/** Amendment numbers have fewer digits. */
const NUMBER_LENGTH = 10;

/**
 * The place of a notice's version among its portal's other versions, as text that sorts in the portal's order. The part
 * that decides comes first: the portal's own number where it has one, then the date.
 */
export function revisionOf(...parts: ReadonlyArray<number | Date | string | null>): string {
  return parts.map(printedPart).join(" ");
}

const OF_VERSION = "@";

/** The last part for a portal that gives each version a name of its own, and the day alone. */
export const versionNamed = (name: string): string => `${OF_VERSION}${name.replaceAll(/\s/g, "")}`;

function printedPart(part: number | Date | string | null): string {
  if (part instanceof Date) return part.toISOString();
  return typeof part === "number"
    ? String(part).slice(0, NUMBER_LENGTH).padStart(NUMBER_LENGTH, "0")
    : (part ?? "");
}

/**
 * Whether a version came before another one, in whatever order they arrived. Where one of them lacks a part, the next
 * part decides; without the last part it comes first. Of two with the same revision, the one that arrives later counts, and
 * so it does of two states of one version of one date and stage (`versionNamed`).
 */
export function isOlderRevision(revision: string, other: string): boolean {
  const [parts, others] = [revision.split(" "), other.split(" ")];
  const [name, nameAcross] = [parts.at(-1) ?? "", others.at(-1) ?? ""];
  if (name === nameAcross && name.startsWith(OF_VERSION) && parts[0] === others[0] && parts[1] === others[1])
    return false;
  const last = Math.max(parts.length, others.length) - 1;
  for (let index = 0; index <= last; index += 1) {
    const [part = "", across = ""] = [parts[index], others[index]];
    if (part === across || (index < last && (part === "" || across === ""))) continue;
    return part < across;
  }
  return false;
}

/** When a version was made; `null` for a date in the future, a mistake that no true later version could follow. */
export function pastDate(date: Date | null, now: Date): Date | null {
  return date !== null && date.getTime() <= now.getTime() + DAY_MS ? date : null;
}
