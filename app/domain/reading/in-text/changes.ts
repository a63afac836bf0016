import type { KeyDateKind } from "../key-date";
import { MONTH } from "../moments/month-names";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";

/** What a sentence takes back: these kinds of dates, or the whole call for bids. */
export type Change = { sentence: Sentence; kinds: ReadonlyArray<KeyDateKind>; isOff: boolean };

const MAY_CHANGE = sought(
  /cancel|postpon|withdraw|dropp|deferr|adjourn|eliminat|rescind|remov|schedul|paus|suspend|delay|put off|on hold|moved|chang|extend|extension|revis|amend|modifi|forward|advanc|push|correct|errat|void|abandon|now|new |off$|off\.|not (?:be |go|proceed|take|happen)|n't|no longer|wrong|annul|report|differ|ajourn|supprim|retir|devanc|deplac|prolong|repouss|remis|nouve|desormais|plutot|plus |later|earlier|by addend|\btbd|to be (?:determined|announced)|a determiner|closed|ignor|disregard|maintenant|delete|aucune date|n.aura|ne (?:pourra|peut|sera|se)/,
);

const OFF_WORDS =
  "(?:cancell?ed|called off|withdrawn|rescinded|abandoned|halted|pulled|retracted|voided|discontinued|terminated|(?:put |placed )?on hold|paused|suspended|delayed indefinitely)";
const MOVED_WORDS =
  "(?:dropped|deferred|eliminated|removed|deleted|re-?scheduled|delayed|put off|put back|postponed|moved|changed|extended|revised|amended|modified|updated|corrected|brought forward|advanced|pushed|wrong|incorrect|void|no longer (?:valid|applicable)|(?:one|two|an|\\d+) hours? (?:later|earlier)|off(?=\\s?(?:[.,;!)]|$)))";
const ADVERBS =
  "(?: (?:now|hereby|also|again|further|since|unfortunately|therefore|temporarily|being|indefinitely|just|all|both)){0,3}";
const AUX = `(?:(?:has|have|had)${ADVERBS} (?:been|to be)|(?:is|are|was|were)${ADVERBS}|(?:will|must|shall)${ADVERBS} be)${ADVERBS}`;
const FRENCH_AUX =
  "(?:est|sont|a ete|ont ete|sera|seront|etait) (?:(?:maintenant|donc|desormais|par la presente|malheureusement|temporairement) )?";
const FRENCH_WORDS =
  "(?:annul|suspend|suspendu|retir|abandonn|supprim|report|remis|differ|ajourn|modifi|chang|deplac|devanc|prolong|repouss|retard)(?:e|ee|es|ees|s|u|ue)?(?![a-z])";

const VISIT =
  "(?:(?:site|pre-?(?:bid|tender|proposal)|bidders?'?|job|mandatory|optional|scheduled|above(?:-noted)?|project|on-?site|information|virtual) ){0,3}(?<![a-z])(?:visit|walk[\\s-]?(?:through|thru|around)|tour|conference|inspection|showing|viewing|briefing|meeting|session|pre-?bid)s?(?: (?:date|time|day))?s?(?: (?:above|requirement|(?:of|on|scheduled for) [^.;]{3,30}?))?";
const CLOSING =
  "(?:bid |tender |proposal |rf[pqt] |submission |quotation |response |new )?(?<![a-z])(?:closing|deadline|due date|submission date|closing date|bid date|closing time|closing hour)(?: (?:date|time|day|deadline|hour))?(?: (?:and|&) time)?(?:(?: (?:for|of|to)(?: the| this| all)?(?: \\w+){1,4}?)|(?: above))?(?: has| is)?";
const CALL =
  "(?:tender|bid|rf[pqtx]|rfs[aoq]|rfe?oi|itb|itt|ifb|solicitation|competition|procurement|request for (?:proposals?|quotations?|tenders?|bids?|qualifications?)|call for (?:tenders|bids|proposals)|invitation to (?:bid|tender)|opportunity|bid call|tender call|posting|quotation|project)";
const APPEL =
  "(?:l'|cet |le present |du present )?(?:appel d'offres|avis|invitation|demande de (?:soumissions|propositions|prix)|projet)(?: public)?";
const CLOTURE =
  "(?:la |l'|le |les )?(?:(?:date(?:s)?(?: et heure(?:s)?)?|heures?) limites?(?: (?:de|du|pour) [^.;]{3,60}?)?|cloture(?: (?:de|des|du) [^.;]{3,40}?)?|echeance|fermeture|date de (?:cloture|fermeture)|depot des soumissions)";
const VISITE =
  "(?:la |cette |une )?(?:visite|reunion|rencontre|seance)(?: (?:obligatoire|facultative|des lieux|du site|du chantier|d'information|preparatoire|de chantier)){0,2}";

const passive = (subject: string, words: string) => `${subject},? (?:\\([^)]{1,40}\\) )?(?:${AUX} )${words}`;

const VISIT_CHANGED = sought(
  new RegExp(
    [
      passive(VISIT, `(?:${OFF_WORDS}|${MOVED_WORDS})`),
      `${VISIT}\\s?(?:[:(-]\\s?|\\s)(?:is |are )?(?:now )?(?:cancell?ed|postponed|re-?scheduled|changed|moved|called off)(?![a-z])(?! (?:by|on) bidders)`,
      `${VISIT} (?:will|shall|can|did|does)(?: ?not|n't| no longer) (?:be (?:held|conducted|taking place|required)|proceed|take place|go ahead|happen|occur)`,
      `${VISIT} (?:will|shall|is|are)(?: be)? now(?: (?:be|held|take|virtual|online|on|at))`,
      `(?<![a-z])(?:cancels?|has cancell?ed|have cancell?ed|cancell?ing|cancellation of|postpones?|has postponed|have postponed|re-?schedules?|has re-?scheduled|change (?:of|in|to)|deletes?|removes?) (?:the |a |this |all )*${VISIT}(?![a-z])`,
      `(?<![a-z])(?:new|revised|updated|corrected) (?:dates? (?:of|for) (?:the )?)?${VISIT}(?![a-z])(?! (?:minutes|sign))`,
      `${VISITE} (?:du [^.;]{3,30} )?${FRENCH_AUX}${FRENCH_WORDS}`,
      `${VISITE}\\s?[:(-]?\\s?(?:annul|report)ee?s?(?![a-z])`,
      `${VISITE} (?:n'aura|ne (?:pourra|peut|sera|se tiendra))(?: plus| pas)? ?(?:lieu|avoir lieu|etre|tenue)?(?! que)`,
      `${VISITE} (?:aura|se tiendra|sera) (?:plutot|desormais|maintenant)`,
      `(?<![a-z])nouvelle (?:date de |heure de )?(?:la )?(?:visite|reunion|rencontre)|(?<![a-z])annulation de la (?:visite|reunion|rencontre)|(?<![a-z])(?:annule|reporte|supprime) la (?:visite|reunion|rencontre)`,
    ].join("|"),
  ),
);
const CLOSING_CHANGED = sought(
  new RegExp(
    [
      passive(CLOSING, `(?:${OFF_WORDS}|${MOVED_WORDS})`),
      `${CLOSING}\\s?[:(-]?\\s?(?:extended|postponed|changed|revised|moved)(?![a-z])`,
      `${CLOSING} (?:is|will be) now(?![a-z])`,
      `(?<![a-z])(?:extends?|has extended|extension (?:of|to)|changes?|has changed|change (?:of|in|to)|postpones?|has postponed|moves?|revises?|has revised|extending) (?:the |this |our )?(?:bid |tender |rf[pqt] )?(?:closing|deadline|due date|submission date|submission deadline)(?![a-z])`,
      `(?:closing|due|submission)(?: date| time| date and time)?\\s?[:-]?\\s?(?:is |are )?(?:tbd|tba|to be (?:determined|announced))(?![a-z])`,
      `(?<![a-z])(?:new|revised|amended|updated|corrected|extended) (?:bid |tender |rf[pqt] |submission |proposal )?(?:closing|deadline|due(?= date))(?: date| time| date and time)?(?![a-z])`,
      `^\\W{0,6}(?:(?:bid|tender|rf[pqt]|closing|deadline|date) )?(?:extended|postponed)(?: (?:to|until)(?![a-z])|(?:\\W{1,6}|\\W{1,6}(?:to|until) )(?=(?:${MONTH})\\.? \\d|\\d{1,2} (?:${MONTH})(?![a-z])))`,
      `(?:bids|tenders|proposals|submissions|quotations|quotes|bidding|rf[pqt]|tender|solicitation) (?:will |shall |are |is )?now (?:clos|be (?:received|accepted|due)|due|received|accepted)`,
      `${CLOTURE} ${FRENCH_AUX}${FRENCH_WORDS}`,
      `${CLOTURE} (?:est|sera) (?:maintenant|desormais|plutot|dorenavant)`,
      `(?<![a-z])nouvelle (?:date (?:limite|de cloture|de fermeture)|echeance|cloture|heure de (?:cloture|fermeture))|(?<![a-z])(?:prolongation|report) (?:de la |du |de l')(?:date|delai|echeance|cloture|periode)`,
      `^\\W{0,6}(?:cloture|appel d'offres) (?:reportee?|prolongee?|annulee?|suspendue?)(?![a-z])`,
    ].join("|"),
  ),
);
const OPENING =
  "(?<![a-z])(?:(?:public|bid|tender|proposal|official) ){0,2}opening(?: of (?:the |all |sealed ){0,2}(?:bids|tenders|proposals|quotations|offers))?(?: meeting| session)?";
const OPENING_CHANGED = sought(
  new RegExp(
    `${passive(OPENING, `(?:${OFF_WORDS}|postponed|re-?scheduled|deferred)`)}|${OPENING}\\s?[:(-]\\s?(?:cancell?ed|postponed)(?![a-z])`,
  ),
);
const CALL_OFF = sought(
  new RegExp(
    [
      `(?:^|(?<![a-z])(?:this|the|above|subject|entire|present) )(?:(?:above|subject|entire|present|noted) ){0,2}${CALL}(?: (?:call|process|opportunity|no\\.? ?\\S+|#?\\S*\\d\\S*))?,? (?:${AUX} )?${OFF_WORDS}(?![a-z])`,
      `^\\W{0,6}(?:(?:bid|tender|rf[pqt]|status|notice)(?: status)?\\s?:?\\s?)?(?:cancell?ed|cancellation|withdrawn|suspended|on hold|annulee?|suspendue?)(?=\\W{0,6}$|\\s?[-:,] ?(?:do not|ne pas|see|voir))`,
      `(?<![a-z])(?:has|have|hereby|city|town|owner|we) (?:now |hereby )?(?:cancell?ed|cancels?|withdrawn|withdraws|suspended|suspends|terminated) (?:this|the|its) (?:present )?${CALL}(?=\\W{0,3}$| (?:no|and|due|effective|until)(?![a-z]))`,
      `(?:^|(?<![a-z])(?:this|the) )${CALL} will be (?:re-?issued|re-?tendered|re-?advertised|re-?bid)(?![a-z])`,
      `(?:^|(?<![a-z]))${APPEL} (?:no? \\S+ )?${FRENCH_AUX}(?:annul|suspend|retir|abandonn)(?:ee?s?|ue?s?|s)?(?![a-z])`,
      `^\\W{0,6}(?:appel d'offres|statut)\\s?:?\\s?(?:annule|suspendu)e?(?![a-z])`,
    ].join("|"),
  ),
);
const QUESTIONS_CHANGED = sought(
  /(?:questions?|q ?& ?a|inquir\w+|enquir\w+|clarifications?|rfi)(?: (?:period|deadline|cut-?off|due date|closing))+ (?:has been|have been|is|was|will be)(?: now| hereby)? (?:extended|closed|changed|moved|revised|postponed|over)|(?:deadline|cut-?off) (?:for|to) [^.;]{0,40}(?:questions|inquiries|enquiries|clarifications?|rfis?) (?:has been|is|was|will be)(?: now| hereby)? (?:extended|changed|moved|revised|postponed)|(?:periode de questions|date limite (?:pour les|des) (?:questions|demandes?)[^.;]{0,30}) (?:est|a ete|sera) (?:maintenant )?(?:prolonge|reporte|modifie|termine|repousse)/,
);
const OF_QUESTIONS = /question|inquir|enquir|clarif|(?<![a-z])rfis?(?![a-z])|q ?& ?a|demandes? de/;
const OF_OTHERS =
  /(?<![a-z])(?:sub-?bids?|regist\w+|rsvp|inscription\w*|completion|construction|warranty|contract (?:end|term)|payment|protest|plaintes?|addend\w+ deadline|grant|funding|council|board|commission|conseil|committee|public hearing|school)(?![a-z])/;

/** The hour alone: "Correction: the site visit starts at 1:00 p.m." */
const CORRECTION = sought(
  /^\W{0,4}(?:correction|corrigendum|erratum|errata|clarification|update|rectificatif|rectification|mise a jour)(?: no\.? ?\d+| \d+)?\s?[:-]|(?<![a-z])should (?:have )?read(?![a-z])|(?<![a-z])(?:now|maintenant|desormais)\W{0,3}$|\((?:amended|revised|changed|corrected|modifiee?|corrigee?)\)/,
);
/** "This date is no longer valid", "The date above will be changed by addendum", "Delete the above paragraph" */
const ABOVE = sought(
  /^\W{0,4}(?:cancell?ed|postponed|annulee?|reportee?) (?:due|because|owing|en raison|a cause)(?![a-z])|^\W{0,4}(?:correction|corrigendum|erratum|rectificatif)\W{1,4}(?:the |l'|la )?(?:time|date|hour|heure) (?:should (?:have )?read|is|was|est)(?![a-z])|^\W{0,4}(?:correction|corrigendum|erratum|rectificatif)\W{1,4}(?:read|lire|it is|il faut lire) (?=\d)|^\W{0,4}(?:time|date|hour|heure) (?:has been |is |was )?(?:changed|moved|revised|modifiee?|changee?)(?![a-z])|(?:this|the|these|above) (?:dates?|deadline|day|time|schedule|paragraph|sentence)s?(?: (?:above|noted above))? (?:is|are|was|has been|have been|will be) (?:now |hereby )?(?:no longer|changed|revised|cancell?ed|wrong|incorrect|superseded|postponed|extended|void|deleted|moved)|(?:delete|disregard|ignore|strike) the (?:above|previous|preceding|foregoing) (?:paragraph|sentence|date|section|text)|(?:cette|la) date (?:ci-dessus |ci-haut )?(?:n'est plus|est (?:annul|report|modifi|erron)|a ete (?:annul|report|modifi)|sera (?:annul|report|modifi))/,
);

const UNSURE =
  /(?<![a-z])(?:if|may|might|could|should(?! read| have read)|unless|whether|in the event|in case|subject to|reserves?|right to|when|only by|once|until|from the time|si|peut|pourrait|pourra|advenant|en cas|droit|lorsque|previous|prior|earlier|former|last year|originally|precedente?|anterieur)(?![a-z])/;
const DENIED = sought(
  /(?<![a-z])(?:not|never|no)(?: \w+){0,2} (?:cancell?ed|withdrawn|postponed|extended|changed|moved|revised|amended|extension|change)(?![a-z])|(?<![a-z])(?:n'est|n'a|ne sera|ne seront|n'ont)(?: \w+){0,2} (?:annul|report|modifi|prolong|repouss)|not been|ne sera (?:pas|aucunement)|(?<![a-z])(?:denied|refused|rejected|declined)(?![a-z])|(?<![a-z])requests? (?:to|for)(?![a-z])/,
);

const CLOSINGS: ReadonlyArray<KeyDateKind> = ["closing", "opening"];
export const OF_CALL: ReadonlyArray<KeyDateKind> = [
  ...["closing", "opening", "site_meeting", "questions", "intent", "addenda", "sub_bid_closing"],
] as ReadonlyArray<KeyDateKind>;

/** What a sentence says that changes dates said elsewhere; `null` for nearly every sentence. */
export function changeIn(sentence: Sentence): Change | null {
  const { folded, cues } = sentence;
  if (folded.length > LONGEST || !MAY_CHANGE.test(folded)) return null;
  if (DENIED.test(folded)) return null;
  const change = (kinds: ReadonlyArray<KeyDateKind>, found: RegExpExecArray | null, isOff = false) => {
    const said = found
      ? folded.slice(0, found.index + found[0].length).replace(/ne (?:pourra|peut)/, "")
      : "";
    return found && !UNSURE.test(said) ? { sentence, kinds, isOff } : null;
  };
  const off = CALL_OFF.exec(folded);
  if (off && !OF_OTHERS.test(off[0])) return change(OF_CALL, off, true);
  const questions = QUESTIONS_CHANGED.exec(folded);
  if (questions) return change(["questions"], questions);
  const visit = VISIT_CHANGED.exec(folded);
  if (visit && !OF_OTHER_MEETINGS.test(folded.slice(0, visit.index + visit[0].length)))
    return change(["site_meeting"], visit);
  const opening = OPENING_CHANGED.exec(folded);
  if (opening && !OF_OTHERS.test(folded.slice(0, opening.index)))
    return change(/cancel|called off/.test(opening[0]) ? ["opening"] : CLOSINGS, opening);
  const closing = CLOSING_CHANGED.exec(folded);
  if (closing && !OF_OTHERS.test(folded.slice(0, closing.index + closing[0].length)))
    return change(OF_QUESTIONS.test(folded) ? ["questions"] : CLOSINGS, closing);
  const above = ABOVE.exec(folded);
  if (above) return change([], above);
  const hasWhen = sentence.moments.length > 0 || sentence.loneHours.length > 0;
  const corrected = OF_HOURS.filter((kind) => hasWhen && cues.some((cue) => cue.kind === kind));
  return corrected.length > 0 ? change(corrected, CORRECTION.exec(folded)) : null;
}

const OF_HOURS: ReadonlyArray<KeyDateKind> = ["closing", "site_meeting"];

/** "A second visit has been added", "the council meeting has been cancelled" */
const OF_OTHER_MEETINGS =
  /(?<![a-z])(?:council|board|committee|commission|public|opening|conseil|comite|additional|second|another|added|extra|supplementaire|deuxieme|autre|pre-?construction|kick-?off|progress|previous|last|weekly)(?![a-z])/;

const LONGEST = 600;
