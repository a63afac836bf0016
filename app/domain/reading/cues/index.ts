import { CLOSING_CUES } from "./closing";
import type { Cue } from "./cue";
import { ADDENDA_CUES, COMPLAINTS_CUES, INTENT_CUES, SUB_BID_CUES } from "./notices-to-buyer";
import { OPENING_CUES } from "./opening";
import { OTHER_CUES } from "./other-dates";
import { QUESTIONS_CUES } from "./questions";
import { FOLLOW_UP_CUES, SITE_MEETING_CUES } from "./site-meeting";
import { END_CUES, START_CUES } from "./work-dates";

export type { Cue, CueKind } from "./cue";

const RULES = [
  ...COMPLAINTS_CUES,
  ...ADDENDA_CUES,
  ...SUB_BID_CUES,
  ...INTENT_CUES,
  ...QUESTIONS_CUES,
  ...SITE_MEETING_CUES,
  ...OPENING_CUES,
  ...CLOSING_CUES,
  ...END_CUES,
  ...START_CUES,
  ...OTHER_CUES,
  ...FOLLOW_UP_CUES,
];

/** A word that some cue has; a sentence without any of them has no cue. */
const ANY_CUE =
  /bid|tender|proposal|quot|submi|respon|offer|offre|clos|clot|due|deadline|receiv|accept|open|ouvert|visit|meeting|conference|walk|tour|inspect|show|session|seance|reunion|rencontre|question|inquir|enquir|clarif|renseign|precision|rsvp|regist|inscri|inten|interest|interet|addend|complaint|plainte|start|commenc|begin|debut|complet|end|expir|livrai|deliver|recevra|recu|limite|parvenir|depos|adhesion|confirm|request|fin|term|through|award|attribution|octroi|execut|signat|livre|arrive|reach|hands of/;

/** The cues of a folded sentence, in their order. Of two that overlap, the one that starts first counts, then the longer. */
export function cuesIn(text: string): Array<Cue> {
  if (!ANY_CUE.test(text)) return [];
  const found = RULES.flatMap(({ kind, rule, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ kind, rule, start: index, end: index + length })),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Array<Cue> = [];
  for (const cue of found) if (cue.start >= (kept.at(-1)?.end ?? 0)) kept.push(cue);
  return kept;
}
