import { sought } from "../patterns/sought";
import { consequenceSigns } from "./absence";
import { dutySigns } from "./attendance-duties";
import type { AttendanceSigns } from "./attendance-words";
import { MEETING_WORD } from "./meeting-names";
import { isOfElse } from "./other-events";

const ATTENDING = sought(
  /(?<![a-z])(?:attend|assister|participer|presence|present|represent|visit|meeting|tour|conference|walk|session|inspection|showing|absen|reunion|rencontre|seance|lieux|chantier)/,
);
const MAY_INVITE = sought(
  /encourag|recomm|urge|advis|invit|welcome|sugge|desirable|(?:may|should|can|peuvent|pourront) |conseill|souhait/,
);
/** "No bidder is excused from attending" */
const NOT_EXCUSED = sought(
  /(?<![a-z])(?:no|not|never|n't|nobody|none|aucun|ne|n')(?![a-z])[^.;]{0,40}(?:excused?|exempt(?:ed|e)?s?|dispensee?s?) (?:from |d[e'] ?)(?:attend|visit|participat|the |la |assister|y assister)/,
);

const INVITES =
  /(?<![a-z])(?:encouraged?|encourages|recommend(?:ed|s)?|urged?|urges|advised|advises|invited?|invites|welcome|suggested|advisable|desirable)(?: (?!that)\w{1,14}){0,4}? (?:to |also )?(?:attend|visit(?! (?:the |our )?(?:web|www))|participate|take part|be present|be represented|join us|(?:tour|inspect|view)(?= (?:the )?(?:\w{1,12} )?(?:site|building|premises|facilit|work)))(?![a-z])|(?<![a-z])(?:may|should|can) (?:also )?attend(?![a-z])|(?<!(?:ne|n'y) )(?<![a-z])(?:peuvent|pourront) (?:y |aussi |egalement )?(?:assister|participer|prendre part) (?:a |aux? )(?:(?:la|une|cette|l[ae]s?) )?(?:visite|rencontre|reunion|seance)s?(?![a-z])|(?<![a-z])(?:encouraged?|recommended|urged|invited|welcome) (?:to|for|at) (?:an? |the |this |our )?(?:\w{1,14}[\s-]){0,4}(?:meeting|visit|tour|conference|walk|session|inspection|showing|briefing)|(?<![a-z])(?:attendance|participation|visit|visits|meeting|conference|tour|walk[\s-]?through|session|visiting|attending|presence|visite|reunion|rencontre|seance|inspection)(?![a-z])[^.;]{0,110}?(?<![a-z])(?:is|are|be|est|sont)? ?(?:(?:strongly|highly|also|very much|fortement|vivement|tres) )?(?:encouraged|recommended|urged|advisable|suggested|recommandee?s?|suggeree?s?|conseillee?s?|souhaitee?s?|encouragee?s?)(?![a-z])(?! (?:to|that|que|de) (?!attend|visit|participate|assist|particip))|(?<![a-z])(?:recommended|suggested|recommande|suggere|conseille)(?: (?!(?:who|qui)(?![a-z]))[\w']{1,12}){0,4} (?:site visit|visit|visite|visiter|assister|participer|attend\w*|la presence|prendre part)|(?<![a-z])invite\w*(?: \w{1,14}){0,4} (?:a |d'|la |une |aux? ){0,2}(?:y )?(?:assister|participer|visiter|visite|rencontre|seance|reunion|se presenter|prendre part)/;
/** "It is desirable that bidders attend" */
const DESIRABLE_THAT =
  /(?<![a-z])(?:desirable|recommended|suggested|advisable|advised|preferable) that (?:(?:all|any|interested|prospective|potential|the|each|every) ){0,2}(?:bidders?|contractors?|vendors?|proponents?|suppliers?|tenderers?|proposers?|firms?) (?:attend|be present|be represented|participate in|take part in|visit the (?:site|building|premises))(?![a-z])|(?<![a-z])(?:souhait\w+|recommand\w+|sugger\w+) que (?:tous )?les (?:soumissionnaires|entrepreneurs|fournisseurs|entreprises|proposants) (?:interesse\w* )?(?:assistent|participent|visitent|soient presente?s)(?![a-z])/;
const ON_REQUEST = sought(/(?<![a-z])(?:upon request|by appointment|sur demande|sur rendez-vous)(?![a-z])/);
/** "Bidders are recommended to arrive early" */
const AT_DISCRETION = sought(
  /(?<![a-z])(?:at the (?:sole )?(?:discretion|option) of (?:the |all |each )?(?:bidder|tenderer|proponent|vendor|supplier|contractor)s?|at (?:the )?(?:bidder|tenderer|proponent|vendor|supplier|contractor)s?'?s?'? (?:own )?(?:discretion|option)|a la discretion d(?:u|es) soumissionnaires?)(?![a-z])/,
);

/** "Only bidders who register may attend" */
const LIMITED =
  /(?<![a-z])(?:only|no more than|seule?s?) [^.;]{0,60}(?:may|can|peuvent|pourront) (?:attend|participate|assister|participer)/;

/** The points of "10:00 a.m." part no clauses. */
const A_M = /(?<=\d ?[ap])\.\s?m\.?/g;

/** What a sentence says of attending by what people must do, and what becomes of those who do not. */
export function actSigns(text: string): AttendanceSigns {
  const consequences = consequenceSigns(text);
  const duties = dutySigns(text);
  const isFree =
    AT_DISCRETION.test(text) && ATTENDING.test(text) && !/(?:not|n't|pas) (?:\w+ )?at the/.test(text);
  const isInvited =
    (MAY_INVITE.test(text) &&
      text
        .replace(A_M, "m")
        .split(/[.;]/)
        .some(
          (clause) => (INVITES.test(clause) || DESIRABLE_THAT.test(clause)) && isOfElse(clause) === false,
        ) &&
      !/(?:not|n't|pas) (?:merely|only|just|simply) (?:strongly )?(?:encourag|recommend|suggest|recommand)/.test(
        text,
      )) ||
    (ON_REQUEST.test(text) && MEETING_WORD.test(text));
  const isLimited = isInvited && LIMITED.test(text) && !consequences.signs.includes("yes");
  return {
    signs: [
      ...(isLimited ? (["unclear"] as const) : []),
      ...consequences.signs,
      ...duties,
      ...(NOT_EXCUSED.test(text) ? (["yes"] as const) : []),
      ...(isFree ? (["no"] as const) : []),
      ...(isInvited ? (["invited"] as const) : []),
    ],
    loose: consequences.loose,
  };
}
