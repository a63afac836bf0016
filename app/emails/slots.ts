/**
 * Readers share one rendered body; slots mark where each reader's own links and text go. The marker is a control
 * character that never occurs in a notice or a link, so a portal cannot inject a slot.
 */
const MARK = "\u0001";

export type Slot = "stop" | "copy" | "changes";

export const slot = (name: Slot) => `${MARK}${name}${MARK}`;

/** For HTML bodies, pass values that are already HTML. */
export function fillSlots(shared: string, values: Record<Slot, string>): string {
  return shared
    .split(MARK)
    .map((part, position) => (position % 2 === 0 ? part : values[part as Slot]))
    .join("");
}

/** Removes control characters, and with them slot markers, from untrusted text. Line breaks become spaces. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
