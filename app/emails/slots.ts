/**
 * A body that many readers share has slots for what is each one's own. They are marked by a character that cannot stand
 * in a notice or a link, so nothing that a portal publishes can be taken for one.
 */
const MARK = "\u0001";

export type Slot = "stop" | "copy" | "changes";

export const slot = (name: Slot) => `${MARK}${name}${MARK}`;

/** In HTML the values must be HTML already. */
export function fillSlots(shared: string, values: Record<Slot, string>): string {
  return shared
    .split(MARK)
    .map((part, position) => (position % 2 === 0 ? part : values[part as Slot]))
    .join("");
}

/** Text of unknown origin: without control characters, which also leaves no mark in it. Line ends become spaces. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
