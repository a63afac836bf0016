import type { Sought } from "../patterns/sought";

/** An hour as written; `clear` is false where it could be another hour, or none at all. */
export type WrittenHour = { start: number; end: number; hour: number; minute: number; clear: boolean };

export type HourShape = {
  pattern: Sought;
  read: (found: RegExpExecArray) => Omit<WrittenHour, "start" | "end">;
};

export const clock = (hour: number, minute: number, clear = true) => ({
  hour,
  minute,
  clear: clear && hour < 24 && minute < 60 && !(hour === 0 && minute === 0),
});
