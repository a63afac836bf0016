import type { Moment } from "../moments/moments";
import { sought } from "../patterns/sought";

const AUX =
  "(?:(?:has|have|had) (?:now |since |hereby |also |unfortunately )*(?:been|to be)|(?:is|are|was|were) (?:now |hereby |also |to be |being |therefore |temporarily |currently )*|(?:will|must|should|shall) (?:now |also |have to )*be)";
const GONE =
  "(?:(?:put |placed )?on hold|(?:put|called) off|off(?=\\s?(?:[.;,)]|$))|pushed back|taken off|in abeyance|(?:cancell?|withdraw|drop|defer|adjourn|eliminat|rescind|remov|re-?schedul|paus|suspend|delay|disregard|ignor|postpon|void|delet|scrapp|abandon|halt|retract|supersed|discontinu|amend|revis|mov|chang|correct|extend)(?:p?ed|e?d|n|red|ned)|withdrawn|(?:void|wrong|incorrect|invalid|outdated|obsolete))(?![a-z])";
const NOT_HELD =
  "(?:will|shall|can|could|did|does|do|is|are)(?: ?not|n't)(?: be)?(?: now| longer)? (?:held|take place|taking place|proceed\\w*|go ahead|going ahead|happen\\w*|occur|apply|valid|be (?:held|taking))|can ?(?:not|no longer) (?:be held|take place|proceed|go ahead|happen)|will no longer (?:be held|take place|proceed|apply)";
const FRENCH =
  "(?:est|sont|a ete|ont ete|sera|seront|doit etre|devra etre) (?:maintenant |donc |desormais |par la presente |malheureusement )?(?:supprim|retir|annul|report|suspend|remis|differ|abandonn|ajourn|elimin|modifi|chang|deplac|devanc|retard|invalid)\\w{0,3}(?![a-z])|(?:ne|n') ?(?:pourr\\w+|peu\\w+|ser\\w+|aur\\w+|tiendr\\w+|est|sont) (?:pas |plus )?(?:avoir|lieu|etre|tenue?s?|valable|valide)|(?:est|sont) (?:nulles?|erronee?s?|caduques?)(?![a-z])";
/** "The visit on March 3, at City Hall, has been withdrawn": right after a date, whatever its place. */
const AFTER = sought(
  new RegExp(
    `^[\\s,)"]{0,3}(?:,? ?(?:(?:at|in|a|au|dans) [^.;,]{3,60}?|[a-z ]{2,24} time),? )??(?:\\(|- ?)?(?:${AUX} ?${GONE}|${NOT_HELD}|${FRENCH}|[:(-] ?(?:cancell?ed|postponed|annulee?|reportee?)(?![a-z]))`,
  ),
);
/** "Please ignore the visit of March 3", "Il n'y aura plus de visite le 3 mars" */
const BEFORE = sought(
  /(?:^|[:;.,-] ?|please |veuillez |should |must )(?:ignore|disregard|do not attend|ignorer|ne pas tenir compte de|ne tenez pas compte de)(?![a-z])[^.;]{0,60}$|(?<![a-z])il n'y aura (?:pas|plus|aucune)(?![a-z])[^.;]{0,50}$|(?<![a-z])there (?:will|shall) (?:be no|no longer be|not be)(?: a| any)?(?: \w+){0,3} (?:visit|meeting|conference|tour|walk[\s-]?through|inspection)s? (?:on|at)[^.;]{0,30}$/,
);
const FARTHEST_AFTER = 160;
const FARTHEST_BEFORE = 110;

/** Whether the words around a date take it back, or announce that it moves. */
export const isCalledOff = (folded: string, { start, end }: Moment): boolean =>
  AFTER.test(folded.slice(end, end + FARTHEST_AFTER), folded) ||
  BEFORE.test(folded.slice(Math.max(0, start - FARTHEST_BEFORE), start), folded);

const UNCERTAIN =
  "tent(?:ative(?:ly)?)?|proposed|provisional(?:ly)?|provisoire(?:ment)?|proposee|draft|preliminary|t\\.?b\\.?[cd]\\.?|to be (?:confirmed|determined|finali[sz]ed|verified|announced)|not (?:yet )?(?:confirmed|final|fixed)|unconfirmed|subject to (?:confirmation|change)|pending confirmation|a (?:etre )?(?:confirmer|determiner|valider|venir|preciser)|(?:etre )?confirmee? (?:plus tard|ulterieurement)|sous reserve de confirmation|sujette? a (?:changement|confirmation|modification)";
/** "… at 2:00 p.m. (TBC)" */
const UNCERTAIN_AFTER = sought(
  new RegExp(
    `^(?:[a-z ,.]{1,24}time)?[\\s,;"]{0,3}(?:[([*-]|,|(?:is|are|(?:which )?remains?|est|sont|reste)(?: still| encore)?)\\s?(?:dates? |heures? |time )?(?:${UNCERTAIN})(?![a-z])`,
  ),
);
/** "Site visit (proposed): March 3", "Tentative closing: March 5", "possibly March 3" */
const UNCERTAIN_BEFORE = sought(
  new RegExp(
    `(?:[([](?:dates? )?(?:${UNCERTAIN})[)\\]]\\s?(?::|-|on|is|le)?|(?<![a-z])(?:possibly|probably|perhaps|maybe|tentatively|provisionally|likely|peut-etre|probablement|possiblement|provisoirement|${UNCERTAIN})\\s?:?(?: (?:on|for|le|au|be|held|scheduled|date)){0,3})\\s?$`,
  ),
);
/** "Proposed closing date: March 5" */
const UNCERTAIN_EVENT = sought(
  /(?<![a-z])(?:proposed|provisional|preliminary|draft) (?:(?:site|pre[\s-]?bid|bid|tender|mandatory|optional) )?(?:visit|meeting|conference|closing|deadline|due|opening|date|walk[\s-]?through|tour|schedule|timeline|timetable)s?(?![a-z])|(?<![a-z])(?:dates?|heures?|cloture|visite|reunion|ouverture|calendrier|echeancier) (?:provisoire|proposee?|previsionnel|preliminaire|a confirmer|a valider)s?(?![a-z])/,
);

/** Whether the words around a date say that it is not settled yet. */
export const isTentative = (folded: string, { start, end }: Moment): boolean =>
  UNCERTAIN_AFTER.test(folded.slice(end, end + 60), folded) ||
  UNCERTAIN_BEFORE.test(folded.slice(Math.max(0, start - 60), start), folded) ||
  UNCERTAIN_EVENT.test(folded.slice(Math.max(0, start - FARTHEST_AFTER), start), folded);

/** "(tentative)" as a sentence of its own, after the date. */
export const IS_UNCERTAIN_NOTE = sought(
  new RegExp(
    `^\\W{0,4}(?:(?:all )?dates? |heures? |times? )?(?:(?:is|are|est|sont) )?(?:${UNCERTAIN})(?![a-z])\\W{0,4}$`,
  ),
);
