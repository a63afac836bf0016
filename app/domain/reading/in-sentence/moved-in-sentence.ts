import type { Cue } from "../cues";
import type { Moment } from "../moments/moments";
import { WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import { isDeniedDay as isDenied } from "./another-day";

const DAY_NEXT = `:? ?(?:the |le )?(?:(?:${WEEKDAY}),? ?)?$`;

const CHANGED =
  "(?:re-?scheduled|amended|changed|corrected|revised|extended|postponed|deferred|delayed|pushed(?: back| out)?|brought forward|advanced|moved)(?: back| forward| ahead)?";
const CHANGED_FRENCH =
  "(?:reporte|repousse|prolonge|deplace|devance|remis|retarde|change|modifie|differe)e?s?";
/** Between two dates: "… March 3, 2026 has been moved to March 5, 2026". The second one holds. */
const MOVED = sought(
  new RegExp(
    `^[\\s,()]{0,3}(?:and |which |but |et |qui |mais )?(?:(?:[\\w'#-]+ ){0,6}?(?:(?:has|have|had) (?:now |since |hereby |again |further )?been|is|are|was|were|will be|shall be)(?: hereby| now| being| also| further| again){0,2} ${CHANGED}(?: to| until| for)(?: read)?|(?:hereby |now |since )?${CHANGED} (?:to|until)|(?:[-(] ?)?(?:now |(?:revised|amended|extended|changed|new)(?: (?:to|date|closing|deadline)){0,2} ?):|(?:is |are |was |has been )?(?:hereby )?(?:deleted and |removed and )?(?:replaced|superseded) (?:with|by)|(?:is |are |was |has been )?(?:hereby )?(?:deleted|removed|struck(?: out)?|omitted)(?: and|,)? (?:replace|insert|substitute)d?(?: with| by| it with)?|(?:\\u2192|->|=>|-->)|is now|will now (?:be|be held|take place|close)(?: on| at)?|(?:\\S+ ){0,6}?(?:est|a ete|ont ete|sont|sera|seront|etait) (?:plutot |maintenant |desormais |par la presente )?${CHANGED_FRENCH} (?:au|jusqu'au|pour le|a)|(?:desormais |maintenant |et )?${CHANGED_FRENCH} (?:au|jusqu'au|a)|(?:est |a ete |sera )?remplacee? par|aura plutot lieu)${DAY_NEXT}`,
  ),
);
/** Between two dates, after "extended from", "moved from" */
const TO = new RegExp(
  `^(?:[\\s,]{0,2}\\(?(?:[ecmpan][sd]?t|h[na][ecrpat]|(?:local|eastern|atlantic|central|mountain|pacific)(?: (?:standard|daylight|prevailing))? time|heure (?:locale|(?:normale |avancee )?de l'(?:est|atlantique)))\\)?)?\\s?,?\\s?(?:to|au) ${DAY_NEXT}`,
);
const FROM = sought(
  /(?:(?:changed|extended|moved|postponed|rescheduled|revised|amended) from(?: the)?|(?<![a-z])(?:change|extend|amend|revise|move)s? (?:the )?(?:\w{2,12} ){1,4}from(?: the)?|(?:reporte|repousse|prolonge|deplace|devance|remis|differe|change|modifie)e?s? du(?: \w{5,8})?|(?<![a-z])(?:prolong(?:er?|ation)|report(?:er)?|repousser?|deplacer?|differer?|changer?|modifier?) (?:[a-z']{1,12} ){0,3}(?:date|cloture|fermeture|limite|delai|echeance|visite|ouverture)(?: [a-z']{1,12}){0,8} ?:? du(?: \w{5,8})?|(?:date|cloture|fermeture|limite|delai|echeance|visite|ouverture)(?: [a-z']{1,12}){0,8} passe(?:ra)? du(?: \w{5,8})?) $/,
);
/** Before the first of two dates: "Replace March 3 with March 5", "Remplacer le 3 mars par le 5 mars" */
const REPLACE = sought(
  /(?:^|(?<![a-z]))(?:replace|change|delete|remove|strike|amend|revise|correct|substitute|instead of|rather than|in place of|in lieu of|remplace[rz]?|modifie[rz]|changer|corriger|supprime[rz]|retire[rz]|au lieu (?:de|d'|du)|plutot que)(?![a-z])[^.;]{0,80}$/,
);
const WITH = new RegExp(
  `^["'\\s,()]{0,3}(?:(?:and |et )?(?:(?:replace|substitute|insert|remplace[rz]?|inscrire|lire|insere[rz])(?: it| this)?(?: with| by| par)?|with|by|to|to read|read|par|lire|il faut lire|on doit lire)(?: the| le)?[:"' ]{0,3})?(?:on )?["']?${DAY_NEXT.replace(":? ?", "[: ]?")}`,
);
/** Between two dates of which the first is denied: "not on March 3 but on March 5", "n'est pas le 3 mars, mais le 5 mars" */
const BUT = sought(
  new RegExp(
    `^["'\\s,()]{0,3}(?:(?:as \\w+ \\w+|at [^,;]{3,60}|a l[a-z' ]{3,40})?[,;-]? ?)?(?:but|rather|instead|mais|plutot)(?: rather| instead| plutot| bien)?(?: (?:it|they|this|that|the visit|the meeting|elle|il))?(?: (?:will|shall|is|be|held|sera|aura|est|now|take|place|tenue|lieu))*(?: on| at| le| a)?${DAY_NEXT}`,
  ),
);

export function isMoved(folded: string, moment: Moment, next: Moment | undefined): boolean {
  if (!next) return false;
  const between = folded.slice(moment.end, next.start);
  if (between.length > LONGEST_LINK) return false;
  const before = folded.slice(Math.max(0, moment.start - FARTHEST_BEFORE), moment.start);
  return (
    MOVED.test(between, folded) ||
    (FROM.mayBeIn(folded) && TO.test(between) && FROM.test(before.replace(WEEKDAY_AT_END, ""), folded)) ||
    (REPLACE.test(before, folded) && WITH.test(between)) ||
    (BUT.test(between, folded) && isDenied(folded, moment))
  );
}

/** Words further apart are of two clauses. */
const LONGEST_LINK = 120;
const FARTHEST_BEFORE = 120;

const WEEKDAY_AT_END = new RegExp(`(?:${WEEKDAY}),? $`);

/** What the words before both dates are for. */
export const cueBeforeMove = (cues: ReadonlyArray<Cue>, { start }: Moment): Cue | undefined =>
  cues.findLast((cue) => cue.end <= start && cue.kind !== "other" && cue.kind !== "follow-up");
