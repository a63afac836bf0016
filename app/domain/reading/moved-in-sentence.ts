import type { Cue } from "./cues";
import type { Moment } from "./moments";
import { WEEKDAY } from "./month-names";

const DAY_NEXT = `:? ?(?:the |le )?(?:(?:${WEEKDAY}),? ?)?$`;

/** Between two dates: "… March 3, 2026 has been moved to March 5, 2026". The second one holds. */
const MOVED = new RegExp(
  `^[\\s,()]{0,3}(?:and |which |but |et )?(?:(?:(?:has|have) (?:now |since )?been|is|are|is now|was|were) (?:re-?scheduled|amended|changed|corrected|revised|extended|postponed|moved)(?: to| until| for)(?: read)?|(?:is |are |was |has been )?(?:hereby )?(?:deleted and |removed and )?(?:replaced|superseded) (?:with|by)|is now|will now (?:be|be held|take place|close)(?: on| at)?|(?:est|a ete|ont ete|sont|sera) (?:plutot |maintenant )?(?:reporte|repousse|prolonge|deplace|change|modifie)e?s? (?:au|jusqu'au|pour le)|aura plutot lieu)${DAY_NEXT}`,
);
/** Between two dates, after "extended from", "moved from" */
const TO = new RegExp(`^\\s?,?\\s?(?:to|au) ${DAY_NEXT}`);
const FROM =
  /(?:(?:changed|extended|moved|postponed|rescheduled|revised|amended) from(?: the)?|(?<![a-z])(?:change|extend|amend|revise|move)s? (?:the )?(?:\w{2,12} ){1,4}from(?: the)?|(?:reporte|repousse|prolonge|deplace|change|modifie)e?s? du) $/;

export function isMoved(folded: string, moment: Moment, next: Moment | undefined): boolean {
  if (!next) return false;
  const between = folded.slice(moment.end, next.start);
  return (
    MOVED.test(between) ||
    (TO.test(between) && FROM.test(folded.slice(0, moment.start).replace(WEEKDAY_AT_END, "")))
  );
}

const WEEKDAY_AT_END = new RegExp(`(?:${WEEKDAY}),? $`);

/** What the words before both dates are for. */
export const cueBeforeMove = (cues: ReadonlyArray<Cue>, { start }: Moment): Cue | undefined =>
  cues.findLast((cue) => cue.end <= start && cue.kind !== "other" && cue.kind !== "follow-up");
