import type { Cue } from "../cues";
import type { KeyDateKind } from "../key-date";
import type { Moment } from "../moments/moments";
import { WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import { IS_ANSWERED } from "./beside-visits";

export const IS_DENIED = /(?<![a-z])(?:no(?!\.| \d)|not|ne|aucune)(?![a-z])/;
export const NO_INSTANT =
  /immediately|as soon as|shortly|thereafter|(?<!the )following|the following (?:day|week|morning|evening|meeting|regular|council|board|mon|tues|wednes|thurs|fri)|after|that night|later (?:date|time)|immediatement|aussitot|apres|par la suite/;

/** "No site meeting will be held on March 3", "Bids will not be opened on March 3" */
const NO_MEETING = sought(/(?<![a-z])(?:no|aucune|pas de) (?:\w{1,12} ){0,2}$/);
const NOT_OPENED = sought(/(?<![a-z])(?:not|ne|n') ?(?:be )?(?:publicly )?$/);
function isDenied(folded: string, { kind, start }: Cue): boolean {
  const before = folded.slice(Math.max(0, start - 40), start);
  return (
    (kind === "site_meeting" && NO_MEETING.test(before, folded)) ||
    (kind === "opening" && NOT_OPENED.test(before, folded))
  );
}

/** "The closing date will not be extended to March 3", "whether it could be extended to", "please extend it to" */
const NOT_EXTENDED = sought(
  /(?<![a-z])(?:(?:not|cannot|never|could|whether|please|if|request\w* to|asked to|unable to)(?: (?:the|be|been|being|hereby|further|bids?|tender|rf[pqt])){0,3} (?:extend(?:ed)?|moved|changed|postponed|revised|pushed)|(?:pas|plus|jamais)(?: ete)? (?:reporte|repousse|prolonge|deplace|change|modifie)e?s?)(?![a-z])[^.;,]{0,50}(?<![a-z])(?:to|until|beyond|past|au|jusqu'au)(?![a-z])/,
);

/** "Will not be held on March 3", "n'est pas le 3 mars": right before a day. "Not later than March 3" is a limit. */
const DENIED_BEFORE = sought(
  new RegExp(
    `(?<![a-z])(?:(?:not|n't|never|no longer)(?: (?:be|been|now|any|longer|more|held|take|taking|took|place|happen\\w*|occur\\w*|scheduled|for|conducted|opened|close|closed|due|the)){0,5}(?: (?:on|for|at))?|(?:pas|plus|jamais)(?: (?:lieu|tenue?s?|ete|fixee?s?|ouvertes?|prevue?s?|sur place)){0,3}|(?:et|and) (?:non|not)(?: (?:pas|on))?)(?: the| le| pour le)? (?:(?:${WEEKDAY}),? )?$`,
  ),
);
/** "March 3 is not the day of the visit" */
const DENIED_AFTER = sought(
  /^[\s,)]{0,3}(?:is|was|are|will be) (?:not|no longer) (?:the (?:day|date|time|correct)|correct|valid|applicable)|^[\s,)]{0,3}n'est (?:pas|plus) (?:la|une) date/,
);

/** Whether the words around a day say that it is not the day. */
export const isDeniedDay = (folded: string, { start, end, day }: Moment): boolean =>
  DENIED_BEFORE.test(folded.slice(Math.max(0, start - 80), start), folded) ||
  (start < day.start && DENIED_BEFORE.test(folded.slice(Math.max(0, day.start - 80), day.start), folded)) ||
  DENIED_AFTER.test(folded.slice(end, end + 60), folded);

/** "Announce the pre-bid conference: March 3", "questions arising from the site visit by March 5" */
const ANNOUNCED = sought(
  /(?<![a-z])(?:announce(?:ment)?(?: of)?|responses? to|answers? to|minutes (?:of|from)|notes (?:of|from)|summary of|(?:arising|resulting|stemming) (?:from|out of)|(?:questions?|notes|minutes) (?:from|at)|annonce(?:r)? (?:de |d')|(?:compte[ -]rendu|proces[ -]verbal|resume|rapport|notes|photos|liste de presence)(?: (?:de|lors de))?)(?: (?:the|a|an|our|la|l'))?(?: \w{3,12}){0,2} ?$/,
);
/** Between a visit's name and a day on which something else becomes of it: "the site visit will be announced on" */
const NOT_ITS_DAY = sought(
  /^s? (?:photos?|pictures?|minutes|notes|links?|recordings?|registrations?|sign[\s-]?in|pass(?:es)?|reports?|attendees?|presentations?|passwords?|invitations?|list|summary|details)(?![a-z])|(?<![a-z])(?:announced|sent|posted|published|e-?mailed|released|uploaded|distributed|circulated|ends?|concludes?|is over)(?: out)?(?: (?:to|by) (?:all |the )?\w{3,14})?(?: (?:on|by|at))? ?$/,
);
/** "A site meeting with residents", "the pre-bid meeting for the other contract" */
const OF_OTHERS = sought(
  /^s? (?:with|for|pour|avec) (?:the |all |les |la |le )?(?:residents|neighbou?rs|(?:general )?public|citizens|tenants|parents|citoyens|residants|council|population)(?![a-z])/,
);
const OF_ANOTHER = sought(
  /(?<![a-z])(?:for|of) (?:the |an )?(?:other|another|related|companion|next|future|separate) (?:project|contract|tender|rfp|bid|phase|solicitation|procurement)(?![a-z])/,
);
const NOT_HELD =
  /(?<![a-z])(?:will|shall|is|was) not (?:be )?(?:held|repeated|happen|take place|taking place|conducted|scheduled|offered)(?![a-z])|n'aura pas lieu|ne se tiendra pas/;
/** "The site visit of March 3, 2026 will not take place" */
const IS_NOT_HELD = new RegExp(`^[\\s,)]{0,3}(?:${NOT_HELD.source})`);
/** "Deadline for bidders to respond to requests for information" */
const ANSWERED = sought(
  /(?<![a-z])(?:(?:respond|responds|responding|reply|answer) to|(?:repondre|reponses?) (?:a|aux)) (?:\w{1,12} ){0,2}$/,
);
const ASKED_UNTIL: ReadonlyArray<KeyDateKind> = ["questions", "intent", "addenda"];
/** "Questions are due after the site visit of March 3": that is the visit's day. */
const AFTER_EVENT = sought(/(?<![a-z])(?:after|following) (?:the |a |an )/);

/** "10:00 AM on March 5, and will be opened immediately thereafter": the hour is the closing's. */
function isOpenedAfter(folded: string, cue: Cue, moment: Moment): boolean {
  return (
    cue.start >= moment.end &&
    moment.hour !== null &&
    OPENED_AFTER.test(folded.slice(cue.end, cue.end + 60), folded)
  );
}

const OPENED_AFTER = sought(/^[^.;]{0,30}(?:(?:immediately|shortly) (?:there)?after|as soon as|thereafter)/);

const FARTHEST_DENIAL = 120;
const PUT_IN =
  "(?:accepted|received|submitted|considered|delivered|filed|asked|sent|entertained|answered|taken|uploaded|made|open(?:ed)?)";
const PUT_IN_FRENCH =
  "(?:recue?|acceptee?|deposee?|transmise?|soumise?|presentee?|posee?|envoyee?|remise?|consideree?)s?";
/** "Bids will not be accepted before March 3": the first day, not the last. */
const NOT_BEFORE = sought(
  new RegExp(
    `(?<![a-z])(?:(?:(?:will|shall|may|must|can|should) ?not|cannot|won't|can't) (?:be )?|(?<!\\d )no (?:\\w{3,12} ){1,3}(?:will|shall|may|can|are to) be )(?:${PUT_IN}|submit|send|deliver|ask|file)(?: (?:(?!unless|if |except|received|submitted)\\w{1,12} ){0,3})? ?(?:before|prior to|until|earlier than|sooner than)(?![a-z])[^.;]{0,24}$|(?<![a-z])ne (?:seront|sera|peuvent|peut|doivent|doit|devront|devra|pourront|pourra)(?: pas| point| plus)?(?: etre)?(?: pas)? ${PUT_IN_FRENCH} (?:\\S{1,12} ){0,2}?avant(?![a-z])[^.;]{0,16}$`,
  ),
);
const HAS_PROJECT: ReadonlyArray<KeyDateKind> = ["closing", "site_meeting", "opening"];
const isOfVisitAlone = (folded: string, before: string, between: string) =>
  ANNOUNCED.test(before, folded) || NOT_ITS_DAY.test(between, folded) || OF_OTHERS.test(between, folded);
const ASKED_OR_DUE: ReadonlyArray<KeyDateKind> = ["closing", "sub_bid_closing", "questions", "intent"];

/** Whether a folded sentence's words say that a moment is not when what the cue names is held, opened or asked. */
export function isAnotherDay(folded: string, kind: KeyDateKind, cue: Cue, moment: Moment): boolean {
  if (isDenied(folded, cue) || isDeniedDay(folded, moment)) return true;
  const before = folded.slice(Math.max(0, cue.start - 40), cue.start);
  const between = folded.slice(cue.end, moment.start);
  if (
    ASKED_OR_DUE.includes(kind) &&
    NOT_BEFORE.test(folded.slice(Math.max(0, moment.start - FARTHEST_DENIAL), moment.start), folded)
  )
    return true;
  if (HAS_PROJECT.includes(kind) && OF_ANOTHER.test(folded.slice(cue.start, moment.start), folded))
    return true;
  if (kind === "questions" && IS_ANSWERED.test(between)) return true;
  if (kind === "opening") return NO_INSTANT.test(between) || isOpenedAfter(folded, cue, moment);
  if (kind === "site_meeting")
    return (
      isOfVisitAlone(folded, before, between) ||
      NOT_HELD.test(between) ||
      IS_NOT_HELD.test(folded.slice(moment.end))
    );
  if (
    kind === "closing" &&
    NOT_EXTENDED.test(before.slice(-20) + folded.slice(cue.start, moment.start), folded)
  )
    return true;
  if (kind === "questions" && ANSWERED.test(before, folded)) return true;
  return ASKED_UNTIL.includes(kind) && AFTER_EVENT.test(between, folded);
}
