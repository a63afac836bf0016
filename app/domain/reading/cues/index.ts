import { remembered } from "~/domain/remembered";
import { matchesOf } from "../sentences/matches";
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

/** A longer run of letters is no word. */
const LONGEST_WORD = 40;

/** A sentence has cues of a group only if one of its words matches `words`, and the whole of it `hint`. */
type Group = { rules: ReadonlyArray<CueRule>; words: RegExp; hint?: RegExp };

const GROUPS: ReadonlyArray<Group> = [
  { rules: COMPLAINTS_CUES, words: /plainte|complaint/ },
  { rules: ADDENDA_CUES, words: /addend/ },
  { rules: SUB_BID_CUES, words: /sub/ },
  {
    rules: INTENT_CUES,
    words:
      /demande|^noms?$|presence|access|visitor|link|reserv|return|regist|^r$|rsvp|sign|confirm|request|arrange|schedule|book|indicat|inten|interest|apply|notify|advise|inform|submit|attend|particip|inscri|adhesion|manifest|joindre|rendez|interet|souhait|desir|voul|list|contact|call|mail|know|invit/,
  },
  {
    rules: QUESTIONS_CUES,
    words:
      /question|quer|^q$|inquir|enquir|clarif|information|interpretation|rfi|comments|renseign|precision|demande/,
  },
  {
    rules: SITE_MEETING_CUES,
    words:
      /visit|pre|meet|conference|walk|tour|inspect|show|session|briefing|view|examination|review|mtg|see|^look$|^house$|^site$|reunion|rencontre|seance|^rendez$/,
  },
  { rules: OPENING_CUES, words: /open|ouvert|read|decachet|depouill|unseal/ },
  {
    rules: CLOSING_CUES,
    words:
      /bid|tender|proposal|quot|submi|respon|repl|offer|qualification|capabilit|until|clos|due|deadline|recei|accept|last|final|posting|solicitation|original|copies|rf[pqtx]|it[bqt]|ifb/,
  },
  { rules: ARE_DUE_CUES, words: /due/, hint: /(?:is|are|be) {1,2}due/ },
  {
    rules: REQUESTED_BY_CUES,
    words: /(?:requested|required|wanted|invited|sought|needed|bid|quote|tender)$/,
    hint: /(?:requested|required|wanted|invited|sought|needed|bid|quote|tender) {1,2}(?:until|by|before|nlt|no|not|on|prior) /,
  },
  {
    rules: LONE_DEADLINE_CUES,
    words: /deadline|cut|date|echeance|due/,
    hint: /^\W{0,4}(?:\w{1,5} )?(?:\w{1,12} )?(?:is )?(?:deadline|cut-?off|date|echeance|due)/,
  },
  {
    rules: MUST_BE_AT_CUES,
    words: /be$/,
    hint: /be {1,2}(?:at|in) {1,2}(?:the|our|my|by|before|no|not)(?![a-z])/,
  },
  {
    rules: CLOSING_CUES_FRENCH,
    words:
      /recue|soum|offre|proposition|candidature|capacite|clot|recevr|accepter|limite|fermeture|depot|invitation|sollicitation|enveloppe/,
    hint: /recue|soum|offre|proposition|candidature|capacite|clot|recevr|accepter|limite|fermeture|^date de depot|invitation|sollicitation|enveloppe/,
  },
  {
    rules: END_CUES,
    words:
      /complet|perform|finish|achev|arrangement|standing|commandes|deadline|done|conclu|^end|expir|terminat|deliver|install|livr|realis|execut|effectu|award|execut|sign|contract|authoriz|commence|issu|effect|attribution|octroi|valid|valable|force|required|needed|provided|vigueur|place|active|continue|run|extend|^fin|echeance|etend|termin|period|jusqu/,
  },
  {
    rules: SHALL_END_CUES,
    words: /end|expir|terminat|conclud/,
    hint: /(?:shall|will|must|to|and) {1,2}(?:end|expire|terminate|conclude)|expir/,
  },
  {
    rules: SHALL_COMPLETE_CUES,
    words:
      /until|termin|achev|finalis|complet|arrive|rendered|installed|erected|commissioned|shipped|done|finish|conclu|closed|required|needed|deliveries|achevement|expiration|limite/,
  },
  { rules: IN_USE_CUES, words: /operational|ready|service|functional|occup/ },
  { rules: TAKES_EFFECT_CUES, words: /effect|force|effet|vigueur/ },
  {
    rules: START_CUES,
    words:
      /start|commenc|begin|mobili|anticipated|expected|scheduled|planned|slated|targeted|demarr|prevus|effet|requis|required|needed|force|effect|run|underway|initiated|debut|vigueur|(?:year|month)s?$|compter|partir/,
  },
  { rules: OTHER_CUES, words: /^/, hint: / / },
  {
    rules: FOLLOW_UP_CUES,
    words: /^(?:the|this|said|la|cette|le|it|elle)$/,
    hint: /^(?:the|this|said|la|cette|le|it|elle) /,
  },
];

const WORDS_TO_MEET = [
  ...new Set(GROUPS.flatMap(({ rules, words }) => [words, ...rules.flatMap(({ needs }) => needs ?? [])])),
];

/** The groups, with the places of their patterns in `WORDS_TO_MEET`: -1 for a rule without `needs`. */
const PLACED = GROUPS.map(({ rules, words, hint }) => ({
  words: WORDS_TO_MEET.indexOf(words),
  hint,
  rules: rules.map((rule) => ({ rule, needs: rule.needs === null ? -1 : WORDS_TO_MEET.indexOf(rule.needs) })),
}));

/** Texts repeat their words: each is looked at once, while a sentence would be looked through for every rule. */
const metBy = remembered(
  (word: string) => [...WORDS_TO_MEET.keys()].filter((place) => WORDS_TO_MEET[place]?.test(word)),
  (word) => word,
  LONGEST_WORD,
);

/** The rules whose words a sentence has. */
function rulesFor(text: string, hasDate: boolean): Array<CueRule> {
  const met = new Uint8Array(WORDS_TO_MEET.length);
  for (const word of text.match(/[a-z]+/g) ?? []) for (const place of metBy(word)) met[place] = 1;
  const found: Array<CueRule> = [];
  for (const { words, hint, rules } of PLACED) {
    if (met[words] !== 1 || hint?.test(text) === false) continue;
    for (const { rule, needs } of rules)
      if ((needs < 0 || met[needs] === 1) && (hasDate || WITHOUT_DATE.includes(rule.kind))) found.push(rule);
  }
  return found;
}

/** The cues of a folded sentence, in their order. Of two that overlap, the one that starts first counts, then the longer. */
export function cuesIn(text: string, hasDate: boolean): Array<Cue> {
  const rules = rulesFor(text, hasDate);
  const isWide = text.includes("  ");
  const found: Array<Cue> = [];
  for (const { kind, rule, pattern, wide } of rules)
    for (const { index: start, 0: words } of matchesOf(isWide ? wide : pattern, text)) {
      const cue = { kind, rule, start, end: start + words.length };
      if (!isOfOther(text, cue)) found.push(cue);
    }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Array<Cue> = [];
  for (const cue of found) if (cue.start >= (kept.at(-1)?.end ?? 0)) kept.push(cue);
  return kept;
}
