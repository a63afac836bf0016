import { Sought, sought, SoughtAmong } from "../patterns/sought";
import { matchesOf } from "../sentences/matches";
import { withoutAsides } from "./asides";
import { BEGINS_CUES, DEBUTE_CUES, ENDS_CUES, TERMINE_CUES } from "./begins-and-ends";
import {
  ARE_DUE_CUES,
  CHANGED_CLOSING_CUES,
  CLOSING_CUES,
  CLOSING_CUES_FRENCH,
  GOES_ON_CUES,
  LONE_DEADLINE_CUES,
  MUST_BE_AT_CUES,
  REQUESTED_BY_CUES,
} from "./closing";
import type { Cue, CueKind, CueRule } from "./cue";
import { HANDED_IN_CUES, HANDED_IN_CUES_FRENCH } from "./handed-in";
import { ADDENDA_CUES, COMPLAINTS_CUES, INTENT_CUES, SUB_BID_CUES } from "./notices-to-buyer";
import { isOfOther } from "./of-others";
import { OPENING_CUES } from "./opening";
import { OTHER_CUES } from "./other-dates";
import { QUESTIONS_CUES } from "./questions";
import { FOLLOW_UP_CUES, SITE_MEETING_CUES } from "./site-meeting";
import { isOfOtherSubject } from "./subjects";
import {
  END_CUES,
  END_OF_LENGTH_CUES,
  IN_USE_CUES,
  NOTICE_TO_PROCEED_CUES,
  SHALL_COMPLETE_CUES,
  SHALL_END_CUES,
  START_CUES,
  TAKES_EFFECT_CUES,
} from "./work-dates";

export type { Cue, CueKind } from "./cue";

/** Kinds that a sentence without a date can be about. */
const WITHOUT_DATE: ReadonlyArray<CueKind> = ["site_meeting", "questions", "addenda", "intent"];

/** A sentence has cues of a group only if one of its words matches `words`, and the whole of it `hint`. */
type Group = { rules: ReadonlyArray<CueRule>; words: RegExp; hint?: RegExp };

const GROUPS: ReadonlyArray<Group> = [
  { rules: COMPLAINTS_CUES, words: /plainte|complaint/ },
  { rules: ADDENDA_CUES, words: /addend/ },
  { rules: SUB_BID_CUES, words: /sub|fsb|bsdq|bureau|^sous$|specialis|specialite/ },
  {
    rules: INTENT_CUES,
    words:
      /demande|^noms?$|presence|access|visitor|link|reserv|return|regist|^r$|rsvp|sign|confirm|request|arrange|schedule|book|indicat|inten|interest|apply|notify|advise|inform|submit|attend|particip|inscri|adhesion|manifest|joindre|rendez|interet|souhait|desir|voul|list|contact|call|mail|know|invit/,
  },
  {
    rules: QUESTIONS_CUES,
    words:
      /question|quer|^q$|inquir|enquir|clarif|information|interpretation|explanation|rfi|comments|renseign|precision|demande/,
  },
  {
    rules: SITE_MEETING_CUES,
    words:
      /visit|pre|meet|conference|webinar|^industry$|^event$|walk|tour|inspect|show|session|briefing|view|examination|review|mtg|see|^look$|^house$|^site$|reunion|rencontre|seance|^rendez$/,
  },
  {
    rules: OPENING_CUES,
    words: /open|letting|ouvert|read|decachet|depouill|unseal|^(?:announced|acknowledged)$/,
  },
  {
    rules: CLOSING_CUES,
    words:
      /bid|tender|proposal|quot|submi|respon|repl|offer|qualification|capabilit|until|clos|due|deadline|recei|accept|last|final|posting|solicitation|original|copies|rf[pqtx]|it[bqt]|ifb/,
  },
  {
    rules: CHANGED_CLOSING_CUES,
    words:
      /^(?:now|forward|advanced|deferred|r?e?scheduled|moved|delayed|put|maintenant|desormais|plutot|devance|reporte|fixe|remis|differe)/,
  },
  {
    rules: GOES_ON_CUES,
    words: /^be$/,
    hint: /^\W{0,4}(?:and|or) {1,2}(?:(?:must|shall|should|are to) )?be (?:received|delivered|submitted|returned|filed|mailed)/,
  },
  { rules: ARE_DUE_CUES, words: /due/, hint: /(?:is|are|be) {1,2}due/ },
  {
    rules: REQUESTED_BY_CUES,
    words: /(?:requested|required|wanted|invited|sought|needed|bid|quote|tender)$/,
    hint: /(?:requested|required|wanted|invited|sought|needed|bid|quote|tender) {1,2}(?:until|by|before|nlt|no|not|on|prior) /,
  },
  {
    rules: LONE_DEADLINE_CUES,
    words:
      /deadline|cut|date|heure|echeance|due|^(?:remettre|deposer|transmettre|retourner|depot|remise|reception)$/,
    hint: /^\W{0,4}(?:a |\w{1,5} )?(?:\w{1,12} )?(?:is )?(?:deadline|cut-?off|date|heure|echeance|due|remettre|deposer|transmettre|retourner|depot|remise|reception)/,
  },
  {
    rules: MUST_BE_AT_CUES,
    words: /be$/,
    hint: /be {1,2}(?:at|in|on) {1,2}(?:the|our|my|by|before|no|not)(?![a-z])/,
  },
  {
    rules: CLOSING_CUES_FRENCH,
    words:
      /recue|recept|remise|soum|offre|proposition|candidature|capacite|clot|recevr|accepter|limite|fermeture|depot|tombee|invitation|sollicitation|enveloppe/,
    hint: /recue|recept|soum|offre|proposition|candidature|capacite|clot|recevr|accepter|limite|fermeture|date de (?:depot|remise|tombee)|(?:depot|reception) des prix|invitation|sollicitation|enveloppe/,
  },
  {
    rules: HANDED_IN_CUES,
    words: /^(?:by|before|until|nlt|later|prior)$/,
    hint: /(?:by|before|until|nlt|later than|prior to) {1,2}(?:\S{1,9} {1,2}){0,3}?(?:\d|noon)/,
  },
  {
    rules: HANDED_IN_CUES_FRENCH,
    words: /^(?:tard|avant|jusqu|ici|pour)$/,
    hint: /soum|offre|proposition|candidature|prix|reponse|dossier|cotation|devis|formulaire|bordereau|enveloppe|qualif/,
  },
  {
    rules: END_CUES,
    words:
      /complet|perform|finish|achev|arrangement|standing|commandes|deadline|done|conclu|^end|expir|terminat|deliver|install|livr|realis|execut|effectu|award|execut|sign|contract|authoriz|commence|issu|effect|^mise$|^pret|onnel|serve|attribution|octroi|valid|valable|force|required|needed|provided|vigueur|place|active|continue|run|extend|^fin|echeance|etend|termin|period|jusqu/,
  },
  {
    rules: END_OF_LENGTH_CUES,
    words: /^(?:thr(?:ough|u)|until|ending|expiring|concluding|jusqu|se|prenant)$/,
    hint: /thr(?:ough|u) {1,2}(?:the {1,2})?(?:[a-z]{3,9},? |\d)|(?:years?|months?|seasons?|ans?|annees?|mois|saisons?)\)?,? {1,2}(?:until|ending|expiring|concluding|jusqu|se term|prenant)/,
  },
  {
    rules: SHALL_END_CUES,
    words: /end|expir|terminat|conclud/,
    hint: /(?:shall|will|must|to|and) {1,2}(?:end|expire|terminate|conclude)|expir/,
  },
  {
    rules: SHALL_COMPLETE_CUES,
    words:
      /until|traffic|^site$|laid|poured|applied|spread|realise|execute|paved|place|surfaced|paired|construct|built|painted|demolish|renovat|restor|plant|seeded|moved|termin|achev|finalis|complet|arrive|rendered|installed|erected|commissioned|shipped|done|finish|conclu|closed|required|needed|deliver|supplied|hauled|stockpil|achevement|expiration|limite/,
  },
  { rules: IN_USE_CUES, words: /operational|ready|service|functional|occup/ },
  {
    rules: NOTICE_TO_PROCEED_CUES,
    words: /^(?:proceed|commence|ntp|ordre|avis|autorisation)$/,
    hint: /notice to {1,2}(?:proceed|commence)|(?<![a-z])ntp(?![a-z])|(?:ordre|avis|autorisation) de {1,2}(?:debut|commenc|demarr)/,
  },
  { rules: TAKES_EFFECT_CUES, words: /effect|force|effet|vigueur/ },
  {
    rules: START_CUES,
    words:
      /start|commenc|begin|mobili|anticipated|expected|scheduled|planned|slated|targeted|demarr|prevus|effet|requis|required|needed|force|effect|run|underway|initiated|debut|vigueur|(?:year|month)s?$|compter|partir/,
  },
  {
    rules: BEGINS_CUES,
    words:
      /begin|start|commenc|begun|underway|under|initiat|implement|mobiliz|kick|live|launch|effect|site|off|first|1st|working|service/,
    hint: /\d/,
  },
  {
    rules: ENDS_CUES,
    words: /end|conclud|wrap|finish|terminat|expire|cease|complet|finali|close|accomplish|done|day/,
    hint: /\d/,
  },
  { rules: DEBUTE_CUES, words: /debut|commenc|demarr|entrepren|amorc|^des$|compter|partir/ },
  { rules: TERMINE_CUES, words: /termine|acheve|expire|cesse|conclu|echeance|terme|^fin$/ },
  { rules: OTHER_CUES, words: /^/, hint: / / },
  {
    rules: FOLLOW_UP_CUES,
    words:
      /^(?:the|this|said|la|cette|le|it|elle|meet|assemble|gather|second|third|another|additional|further|deuxieme|seconde|autre|troisieme)$/,
    hint: /^(?:an? (?:second|third|another|additional|further)|une (?:deuxieme|seconde|autre|troisieme)|the|this|said|la|cette|le|it|elle|all|interested|bidders|contractors|proponents|vendors|attendees|participants|parties) /,
  },
];

/** Broad patterns, which are left out where another has found the words for the closing. */
const HANDED_IN = new Set([...HANDED_IN_CUES, ...HANDED_IN_CUES_FRENCH].map(({ rule }) => rule));

/** A sentence must have what a rule's pattern, its words and those of its group need. */
const RULES = new SoughtAmong(
  GROUPS.flatMap(({ rules, words, hint }) =>
    rules.map((rule) => ({ rule, words, hint: hint && sought(hint) })),
  ),
  ({ rule: { pattern, needs }, words }) =>
    new Sought(pattern.pattern, needs === null ? [words] : [words, needs]),
);

/** The rules whose words a sentence has. */
function rulesFor(text: string, hasDate: boolean): Array<CueRule> {
  const found: Array<CueRule> = [];
  for (const { rule, hint } of RULES.in(text))
    if ((hasDate || WITHOUT_DATE.includes(rule.kind)) && hint?.test(text) !== false) found.push(rule);
  return found;
}

const isOfWork = (kind: CueKind) => kind === "start" || kind === "end";

/** The cues of a folded sentence, in their order. Of two that overlap, the one that starts first counts, then the longer. */
export function cuesIn(folded: string, hasDate: boolean): Array<Cue> {
  const text = hasDate ? withoutAsides(folded) : folded;
  const isWide = text.includes("  ");
  const found: Array<Cue> = [];
  for (const { kind, rule, pattern, wide } of rulesFor(text, hasDate)) {
    if (HANDED_IN.has(rule) && found.some((cue) => cue.kind === kind)) continue;
    for (const { index, 0: words } of matchesOf(isWide ? wide : pattern, text)) {
      const cue = { kind, rule, start: index, end: index + words.length };
      if (!isOfOther(text, cue) && !(isOfWork(kind) && isOfOtherSubject(text, cue))) found.push(cue);
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Array<Cue> = [];
  for (const cue of found) if (cue.start >= (kept.at(-1)?.end ?? 0)) kept.push(cue);
  return kept;
}
