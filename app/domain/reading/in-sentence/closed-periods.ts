import type { Moment } from "../moments/moments";
import { sought } from "../patterns/sought";

/**
 * Times in which work is forbidden, or which are of another matter than the work: "no work between May 4 and June 30",
 * "in-water work is only permitted from …", "vacances de la construction".
 */
const CLOSED_BEFORE =
  /(?<![a-z])(?:no (?!later|less|more|earlier|sooner|fewer|longer)(?:[\w-]{2,14} ){0,3}?(?:work|works|burning|activit\w+|clearing|construction|access|parking|dredging|cutting|disturbance|deliver\w+|mowing|plowing|services?)|(?:not|never) (?:be |to be )?(?:permitted|allowed|authorized|performed|done|carried out|conducted|undertaken|scheduled|occur|take place|work|available|required|needed|started?|begin|begun|commenced?)|prohibit\w*|forbidden|restrict\w*|suspend\w*|shut ?down|closed|closures?|detour|black-?out|moratorium|bans?|(?:only|solely) (?:be |to be )?(?:permitted|allowed|authorized|performed|done|carried out|conducted)|in[- ]?water|in-?stream|instream|time[- ]of[- ]year|(?:stream|water|fish\w*|habitat|bats?) (?:work |clearing )?windows?|(?:timing|fisheries|fish|environmental|work) windows?(?= (?:for|is|of) )|nesting|spawning|breeding|(?:load|weight|parking) (?:limits?|bans?)|half-?loads?|holidays?|(?<!(?:take place|occur|done|performed|carried out|executed|undertaken|completed) (?:during|over|in) (?:the |its |our )?(?:[a-z]{3,8} ){0,2})(?:vacations?|recess|break)|interdi\w*|interrompu\w*|suspendu\w*|fermee?s? (?:au|aux|du)|fermeture|vacances|conges?|degel|nidification|fraie?|en eau|aucun\w* (?:\w{4,12} )?(?:travail|travaux|intervention|activite|coupe)|ne (?:peuvent|peut|doivent|doit|sera|seront|pourront|pourra|devra|devront)|restrictions?|entraves?)(?![a-z])/;
const CLOSED_AFTER =
  /^[^.;]{0,40}(?<![a-z])(?:(?:is|are|will be|shall be) (?:not |strictly )?(?:prohibited|forbidden|closed|suspended|restricted|not (?:permitted|allowed))|no work|excluded|(?:est|sont|sera|seront) (?:interdi|suspendu|exclu|ferme)\w*)(?![a-z])/;

/** Words further away are of another clause. */
const NEAR = 160;

/** Whether the words around a stretch of time say that work is not done in it. */
export const isClosedPeriod = (folded: string, start: number, end: number): boolean =>
  CLOSED_BEFORE.test(folded.slice(Math.max(0, start - NEAR), start)) ||
  CLOSED_AFTER.test(folded.slice(end, end + NEAR));

/** "Work may not begin before May 4": the first day on which it may, not the day on which it does. */
const NOT_BEFORE =
  /(?<![a-z])(?:no|not|cannot|never|ne|aucune?s?)(?! (?:earlier|sooner|later))(?![a-z])[^.;]{0,80} (?:before|prior to|until|earlier than|sooner than|avant)(?: the| le)?(?: [a-z]{3,9}day,?)? $/;

/** "No work shall be done before May 4" */
const NO_WORK_BEFORE =
  /(?<![a-z])(?:no (?:work|construction|activity|services?)|aucuns? trava\w+|travaux ne)(?![a-z])[^.;]{0,80} (?:before|prior to|until|avant)(?: the| le)?(?: [a-z]{3,9}day,?)? $/;

/** "The earliest start date is May 4", « au plus tôt le 4 mai » */
const EARLIEST =
  /(?<![a-z])(?:as soon as|at the earliest(?: on)?|earliest (?:possible )?(?:start|starting|date|commencement)(?: date)?(?: is| will be)? ?:?|au plus tot)(?: the| le)? ?$/;

/** Whether words before a day say that work does not begin, or is not done, before it. */
export function isNotBefore(folded: string, kind: "start" | "end", { start }: { start: number }): boolean {
  const before = folded.slice(Math.max(0, start - NEAR), start);
  if (kind === "start" && EARLIEST.test(before)) return true;
  return (kind === "start" ? NOT_BEFORE : NO_WORK_BEFORE).test(before);
}

const OPTION =
  "(?<![a-z])(?:options?|renew(?:al|ed|s)?|extension|extend(?:ed|s)?|renouvel\\w*|prolong\\w*)(?![a-z])";
/** "If the option is exercised, the work is complete by …", "the Board reserves the right to award a term ending …" */
const IF_OPTION_BEFORE = sought(
  new RegExp(
    `(?:(?:^|[.;:,(] )(?:if|should|where|when|in the event|provided|upon|si|lorsque|advenant)(?![a-z])[^.;]{0,80}?${OPTION}|(?<![a-z])(?:reserves? the right|se reserve le droit)(?![a-z]))[^.;]{0,100}$`,
  ),
);
const IF_OPTION_AFTER = sought(
  new RegExp(
    `^[^.;]{0,40}?(?<![a-z])(?:if|should|provided|unless|si|advenant)(?![a-z])[^.;]{0,40}?${OPTION}`,
  ),
);

/** Whether a day of the work is that of an option, or of an award that the buyer may make. */
export const isUnderOption = (folded: string, { start }: { start: number }, day: Moment): boolean =>
  IF_OPTION_BEFORE.test(folded.slice(Math.max(0, start - NEAR), start), folded) ||
  IF_OPTION_AFTER.test(folded.slice(day.end, day.end + NEAR), folded);
