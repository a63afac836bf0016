/**
 * A body that many readers share has slots for each reader's own links and changes. A slot is marked with a control
 * character. `plainLine` removes those from everything that a portal publishes, so no notice can contain a slot.
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
