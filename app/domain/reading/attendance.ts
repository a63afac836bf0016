import type { Attendance } from "./key-date";

/** Words that deny; read before the words that require, so that "not mandatory" requires nothing. */
const NOT_REQUIRED =
  /(?<![a-z])(?:non[\s-]{0,2}mandatory|not ?(?:\w{1,14} ){0,2}mandatory|no mandatory|(?:mandatory|obligatoire)\s?[:?]\s?(?:no|non)|failure to .{0,80}(?:will|shall|does|would) not|(?:will|shall) not be (?:disqualified|rejected|deemed|declared)|isn't mandatory|neither mandatory|at the (?:sole )?discretion of (?:the |all |each )?(?:bidder|tenderer|proponent|vendor|supplier|contractor)s?|(?:who|that) do not attend (?:will|shall) be deemed to have|optional|voluntary|(?:not|n't) (?:be )?(?:required|compulsory|obligatory|necessary|obliged)|do(?:es)? not (?:need|have) to|need not attend|cannot mandate|without (?:a )?mandatory|facultati(?:ve|f)s?|optionnel(?:le)?s?|non[\s-]obligatoires?|n'est pas (?:obligatoire|requise?)|pas obligatoire|suggeree?s?)(?![a-z])/g;

const REQUIRED =
  /(?<![a-z])(?:mandatory|compulsory|obligatory|obligatoires?)(?![a-z])|(?<![a-z])(?:must|shall|are required to|is required to|required to|doi(?:t|vent)|devr(?:a|ont)) (?:\w{1,14} ){0,3}?(?:attend|be present|be represented|visit|participate in the|sign (?:in|the)|assister|etre presente?s?|participer|visiter)(?![a-z])|(?<![a-z])(?:a|the|this) required (?:pre[\s-]{0,2}(?:bid|proposal|tender|submittal)|site (?:visit|meeting|tour|walk)|walk[\s-]?through|showing)(?![a-z])|attendance (?:at .{1,90}? )?(?:is|shall be|will be) (?:required|a requirement|a condition|a prerequisite)|(?:who|that|which) (?:fail to|do not|did not) (?:attend|be present|visit)|failing to attend|failure (?:of \w{1,14} |by \w{1,14} )?(?:to (?:attend|be present|sign|register at)|in attending)|(?:not|non[\s-])(?: be)? ?(?:represented|attend\w*) .{0,80}(?:reject|disqualif|non-?compliant|not be (?:accepted|considered))|(?:reject|disqualif)\w* .{0,60}(?:not (?:represented|attend|present)|(?:did|do|does) not attend|who fail to attend)|only (?:bids|bidders|proposals|those|contractors|vendors).{0,60}(?:attend|present|represented)|sous peine de rejet|(?:as a )?(?:pre-?requisite|condition) (?:to|of|for) (?:bid|submi)/;

const INVITED =
  /(?<![a-z])(?:(?:strongly |highly )?(?:encouraged|recommended|urged|advised)|(?:are|is) (?:cordially )?(?:invited|welcome)|may attend|upon request|by appointment|should attend|fortement recommandee?s?|recommandee?s?|invitee?s?|sur demande|sur rendez-vous)(?![a-z])/;

/** Other things that may be mandatory in the sentences around a meeting. */
const OTHER_MANDATORY =
  /(?:mandatory|obligatoires?|compulsory) (?:requirements?|criteria|forms?|documents?|submission|specifications?|qualifications?|certifications?|insurance|goals?|ppe|masks?|subcontract\w*|criteres?|exigences?)|(?:shall|must) (?:not )?visit (?:the )?(?:web|our|www)|soumission obligatoires?/g;

export type AttendanceReading = {
  mandatory: Attendance;
  contradictory: boolean;
  /** Optional only because bidders are invited: a sentence elsewhere may still require it. */
  isInvitation: boolean;
};

/** What sentences about a meeting say about attending it. Mandatory words outweigh an invitation. */
export function attendanceIn(folded: string): AttendanceReading {
  const rest = folded.replace(OTHER_MANDATORY, " ");
  const denied = rest.replace(NOT_REQUIRED, " ");
  const optional = denied !== rest;
  const required = REQUIRED.test(denied);
  const isInvitation = !required && !optional && INVITED.test(rest);
  const mandatory = required ? "yes" : optional || isInvitation ? "no" : "unsaid";
  return required && optional
    ? { mandatory: "unsaid", contradictory: true, isInvitation }
    : { mandatory, contradictory: false, isInvitation };
}

/** Whether a sentence is about attending, so that it can belong to the meeting of a sentence beside it. */
export function isAboutAttending(folded: string): boolean {
  return /attend|be present|represented|mandatory|optional|compulsory|the meeting|site visit|the visit|la visite|la reunion|obligatoire|facultati|sous peine|assister|presence|show(?:ing)? dates/.test(
    folded,
  );
}
