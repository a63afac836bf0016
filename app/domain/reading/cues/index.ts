import {
  ARE_DUE_CUES,
  CLOSING_CUES,
  CLOSING_CUES_FRENCH,
  LONE_DEADLINE_CUES,
  MUST_BE_AT_CUES,
  REQUESTED_BY_CUES,
} from "./closing";
import type { Cue, CueKind, CueRule } from "./cue";
import { ADDENDA_CUES, COMPLAINTS_CUES, INTENT_CUES, SUB_BID_CUES } from "./notices-to-buyer";
import { isOfOther } from "./of-others";
import { OPENING_CUES } from "./opening";
import { OTHER_CUES } from "./other-dates";
import { QUESTIONS_CUES } from "./questions";
import { FOLLOW_UP_CUES, SITE_MEETING_CUES } from "./site-meeting";
import {
  END_CUES,
  IN_USE_CUES,
  SHALL_COMPLETE_CUES,
  SHALL_END_CUES,
  START_CUES,
  TAKES_EFFECT_CUES,
} from "./work-dates";

export type { Cue, CueKind } from "./cue";

/** Kinds that a sentence without a date can be about. */
const WITHOUT_DATE: ReadonlyArray<CueKind> = ["site_meeting", "questions", "addenda", "intent"];

type Group = { rules: ReadonlyArray<CueRule>; hint: RegExp };

/** A sentence without the hint of a group has none of its cues, and is spared its patterns. */
const GROUPS: ReadonlyArray<Group> = [
  { rules: COMPLAINTS_CUES, hint: /plainte|complaint/ },
  { rules: ADDENDA_CUES, hint: /addend/ },
  { rules: SUB_BID_CUES, hint: /sub/ },
  {
    rules: INTENT_CUES,
    hint: /demande|sign.up|nom|presence|access|visitor|link|reserv|regist|r\.?s\.?v\.?p|sign up|confirm|request|arrange|schedule|book|indicat|inten|interest|apply|notify|advise|inform|submit|attend|particip|inscri|adhesion|manifest|joindre|rendez|interet|souhait|desir|voul|list|contact|call|mail|us know|invit/,
  },
  {
    rules: QUESTIONS_CUES,
    hint: /question|quer|q ?& ?a|inquir|enquir|clarif|information|interpretation|rfi|comments|renseign|precision|demande/,
  },
  {
    rules: SITE_MEETING_CUES,
    hint: /visit|pre|meet|conference|walk|tour|inspect|show|session|briefing|view|examination|review|mtg|reunion|rencontre|seance/,
  },
  { rules: OPENING_CUES, hint: /open|ouvert|read|decachet|depouill|unseal/ },
  {
    rules: CLOSING_CUES,
    hint: /bid|tender|proposal|quot|submi|respon|repl|offer|qualification|capabilit|have {1,2}until|clos|due|deadline|recei|accept|last|final|posting|solicitation|original|copies|rf[pqtx]|it[bqt]|ifb/,
  },
  { rules: ARE_DUE_CUES, hint: /(?:is|are|be) {1,2}due/ },
  {
    rules: REQUESTED_BY_CUES,
    hint: /(?:requested|required|wanted|invited|sought|needed|bid|quote|tender) {1,2}(?:until|by|before|nlt|no|not|on|prior) /,
  },
  {
    rules: LONE_DEADLINE_CUES,
    hint: /^\W{0,4}(?:\w{1,5} )?(?:\w{1,12} )?(?:is )?(?:deadline|cut-?off|date|echeance|due)/,
  },
  { rules: MUST_BE_AT_CUES, hint: /be {1,2}(?:at|in) {1,2}(?:the|our|my|by|before|no|not)(?![a-z])/ },
  {
    rules: CLOSING_CUES_FRENCH,
    hint: /recue|soum|offre|proposition|candidature|capacite|clot|recevr|accepter|limite|fermeture|^date de depot|invitation|sollicitation|enveloppe/,
  },
  {
    rules: END_CUES,
    hint: /complet|perform|finish|achev|arrangement|standing|commandes|deadline|done|conclu|\bend|expir|terminat|deliver|install|livr|realis|execut|effectu|award|execut|sign|contract|authoriz|commence|issu|effective|attribution|octroi|valid|valable|force|(?:required|needed|provided) {1,2}(?:until|through|to)|vigueur|place|active|continue|run|extend|\bfin|echeance|etend|termin|period|jusqu/,
  },
  { rules: SHALL_END_CUES, hint: /(?:shall|will|must|to|and) {1,2}(?:end|expire|terminate|conclude)|expir/ },
  {
    rules: SHALL_COMPLETE_CUES,
    hint: /until|termin|achev|finalis|complet|done|finish|conclu|closed|(?:required|needed) {1,2}(?:on|by|no|not|before|prior)|deliveries|achevement|expiration|limite/,
  },
  { rules: IN_USE_CUES, hint: /operational|ready {1,2}for|in {1,2}service|functional|occup/ },
  { rules: TAKES_EFFECT_CUES, hint: /effect|into {1,2}force|effet|vigueur/ },
  {
    rules: START_CUES,
    hint: /start|commenc|begin|mobili|d'effet|requis|from|as of|in {1,2}force|effective|debut|entree en vigueur|(?:year|month)s?\)?,? {1,2}from|a {1,2}(?:compter|partir) {1,2}du/,
  },
  { rules: OTHER_CUES, hint: / / },
  { rules: FOLLOW_UP_CUES, hint: /^(?:the|this|said|la|cette|le|it|elle) / },
];

/** The cues of a folded sentence, in their order. Of two that overlap, the one that starts first counts, then the longer. */
export function cuesIn(text: string, hasDate: boolean): Array<Cue> {
  const rules = GROUPS.filter(({ hint }) => hint.test(text))
    .flatMap((group) => group.rules)
    .filter(({ kind, needs }) => (hasDate || WITHOUT_DATE.includes(kind)) && needs?.test(text) !== false);
  const isWide = text.includes("  ");
  const found: Array<Cue> = [];
  for (const { kind, rule, pattern, wide } of rules) {
    const places = isWide ? wide : pattern;
    places.lastIndex = 0;
    // `matchAll` would copy each pattern, which takes longer than looking for it.
    for (let match = places.exec(text); match; match = places.exec(text)) {
      const [{ length }] = match;
      const cue = { kind, rule, start: match.index, end: match.index + length };
      if (!isOfOther(text, cue)) found.push(cue);
      if (length === 0) places.lastIndex += 1;
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Array<Cue> = [];
  for (const cue of found) if (cue.start >= (kept.at(-1)?.end ?? 0)) kept.push(cue);
  return kept;
}
