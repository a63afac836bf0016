import { sought } from "../patterns/sought";
import type { Sentence } from "./sentence-type";

/** The federal form's label for the closing date, which has its hour and its day on lines of their own. */
const CLOSES = sought(
  /solicitation clos[^]*l'invitation prend fin|l'invitation prend fin[^]*solicitation clos/,
);
/** "at - à 02:00 PM" */
const AT = /(?<![a-z])at\s{0,2}[-/:]\s{0,2}(?:a|at|\d)/;
/** "on - le 5 mars 2026" */
const ON = /(?<![a-z])(?:on\s{0,2}[-/:]\s{0,2}(?:le|\d|[a-z]{3,9} \d)|le\s?:)/;
const MOST_LINES = 6;
const LONGEST_LINE = 400;

const hasHour = ({ loneHours, moments }: Sentence) =>
  loneHours.length > 0 || moments.some(({ hour }) => hour !== null);

/** How many of the lines after the label say its hour and its day; 0 where it is no such form. */
export function linesOfForm(read: ReadonlyArray<Sentence>, index: number): number {
  const label = read[index];
  if (!label || label.moments.length > 0 || !CLOSES.test(label.folded)) return 0;
  let [seesAt, seesOn] = [AT.test(label.folded), false];
  let hasAt = seesAt && hasHour(label);
  for (let lines = 1; lines <= MOST_LINES; lines += 1) {
    const line = read[index + lines];
    if (!line || line.folded.length > LONGEST_LINE) return 0;
    seesAt ||= AT.test(line.folded);
    hasAt ||= seesAt && hasHour(line);
    seesOn ||= ON.test(line.folded);
    if (line.moments.length > 0) return seesOn && hasAt ? lines : 0;
  }
  return 0;
}
