import { compiledAhead } from "~/domain/lazy";
import { cuesIn } from "../cues";
import { doubtsOf } from "../in-sentence/doubts";
import type { KeyDate } from "../key-date";
import type { Moment } from "../moments/moments";
import { MONTH } from "../moments/month-names";
import { sought } from "../patterns/sought";
import { type Reading, recordOf } from "../record";
import { matchesOf } from "../sentences/matches";
import { hasAllCues } from "../sentences/sentence";

const SEASON = "(?:spring|summer|fall|autumn|winter|printemps|ete|automne|hiver)";
const PART =
  "(?:(?:the )?(?:very )?(?:early|mid|middle|late|beginning|start|end|first (?:full )?week|second week|third week|last week|first half|second half|first quarter|second quarter|third quarter|fourth quarter|debut|mi|fin|milieu)(?: of| in)?(?: the)?(?: month of| d[e'u])?[ -])";
const YEAR = "(?:(?:of |in |de )?20\\d\\d(?!\\d))";
const NAMED = `(?:${MONTH})(?![a-z])\\.?(?!,? \\d{1,2}(?!\\d))`;
/**
 * Months, seasons and parts of years: "in May 2026", "by the end of November", "early 2027". A month without its year needs
 * a preposition, because "may" and "march" are also other words.
 */
const TIME = compiledAhead(
  new RegExp(
    `(?<![a-z])(?:${PART}?(?:${NAMED}|${SEASON}),? ${YEAR}|${PART}${YEAR}|(?:in|by|for|of|until|through|during|before|en|d'ici|pour|jusqu'en|avant)(?: the)?(?: month of| mois de)? ${PART}?(?:${NAMED}|${SEASON})(?![a-z])|(?:in|by|du|en) (?:the )?${PART}(?:${NAMED}|${SEASON})|q[1-4] ${YEAR}|${PART}(?:${NAMED}|${SEASON})(?![a-z])|(?:next|this|the coming|prochaine?) ${SEASON}(?![a-z])|(?:au |le |l'|cet |cette )${SEASON} prochaine?(?![a-z])|(?:with|in|for|by|of) (?:the )?(?:(?:school|fiscal) year 20\\d\\d(?:\\s?[-/]\\s?(?:20)?\\d\\d)?(?!\\d)|20\\d\\d(?:\\s?[-/]\\s?(?:20)?\\d\\d)? (?:school|fiscal|winter|plowing|mowing|heating|growing) (?:year|season)(?![a-z])))`,
    "g",
  ),
);
/** Without these no pattern of such a time matches. */
const MAY_HAVE_TIME = sought(new RegExp(`(?:${MONTH}|${SEASON})(?![a-z])|20\\d\\d|(?<![a-z])q[1-4] `));

/** "… in early 2027 through to the end of 2028" */
const THROUGH =
  /^,? ?(?:and (?:proceed|continu|run|last|extend|end|conclud|finish)\w* )?(?:through|thru|to|until|till|and (?:be )?(?:complet\w+|ending|finishing)(?: by| in)?|-|au|a|jusqu'(?:au|a la|en))(?: to)?(?: the)? ?$/;

/** Ends the rule of a date that is stated by its month, its season or a part of a year. */
export const WITHOUT_DAY = "/without a day";

/** Words between the cue and its time that are of another matter, or another clause. */
const OTHER_CLAUSE =
  /[.;:](?! ?$)|(?<![a-z])(?:since|which|who|after|following|when|if|unless|bids?|tender|award\w*|budget\w*|fiscal|funding|approv\w*|phase \w+ of|annual\w*|each|every|as of|report\w*|chaque|depuis|apres|suivant|octro\w*|budget|training|registration|sunrise|forms?|puisque|car|parce|termine\w*)(?![a-z])/;
const FARTHEST = 90;
/** "The work was completed in May 2019", "last fall" */
const IS_PAST =
  /(?<![a-z])(?:was|were|has been|have been|had|began|started|commenced|finished|did|last|previous\w*|(?:a|ont) (?:debute|commence|termine)|a ete|ont ete|etait|etaient|dernier|derniere)(?![a-z])/;

/** Words before the cue in its clause which show that something else begins or ends than the work for bid. */
const OF_OTHERS =
  /(?<![a-z])(?:current\w*|existing|present|incumbent|actuel\w*|design(?![\s-]build)|evaluations?|proposals?|selection|warrant\w*|garantie|hours|training|grants?|subvention|registration|appels? d'offres|invitation|interviews?|applications?|schools?|classes|fiscal|tender\w*|bidding|rfp|permits?|payments?|insurance|sunrise)(?![a-z])[^.;]*$/;
const EACH_YEAR = /^,? (?:(?:of|in) )?(?:each|every|any|chaque)(?![a-z])/;

/** "The season is typically November through April": without a year these words say no end. */
const NAMES_DAY: ReadonlySet<string> = new Set(["end/through a day", "end/length until"]);
const HAS_YEAR = /20\d\d/;

type WorkKind = "start" | "end";
const isOfWork = (kind: string): kind is WorkKind => kind === "start" || kind === "end";

const FARTHEST_SUBJECT = 90;
/** The words before a cue, back to where its clause begins, and the cue itself. */
const clauseOf = (folded: string, end: number) =>
  folded
    .slice(Math.max(0, end - FARTHEST_SUBJECT), end)
    .split(
      /[,;:]|(?<![a-z])(?:and|et|but|mais|with|while)(?![a-z])|(?<![a-z])(?:bids|tenders|proposals|quotes|quotations|soumissions|propositions) (?:for|pour)(?= (?:an?|the|une?|la|le) )/,
    )
    .slice(-1)
    .join("");

/** "December 2019" in a notice of 2026 is another contract's. */
export function isOver(words: string, published: Date | null): boolean {
  const years = matchesOf(YEARS, words).map(([year]) => Number(year));
  return published !== null && years.length > 0 && Math.max(...years) < published.getUTCFullYear();
}
const YEARS = /(?<!\d)20\d\d(?!\d)/g;

/** When work begins or ends by month, season or part of a year, as a sentence states it. People see the sentence. */
export function readTimesWithoutDay(reading: Reading): Array<KeyDate> {
  const { sentence } = reading;
  const { folded, moments } = sentence;
  const isRead = hasAllCues(sentence);
  if (isRead && !sentence.cues.some(({ kind }) => isOfWork(kind))) return [];
  if (!MAY_HAVE_TIME.test(folded)) return [];
  const times = matchesOf(TIME, folded);
  if (times.length === 0) return [];
  const cues = isRead ? sentence.cues : cuesIn(folded, true);
  const records: Array<KeyDate> = [];
  const add = (kind: WorkKind, start: number, end: number) => {
    if (records.some((record) => record.kind === kind)) return;
    const { doubts } = doubtsOf(reading.sentence, kind, { start, end, hour: null } as Moment);
    const record = { ...recordOf(reading, kind, `${kind}${WITHOUT_DAY}`), precision: "approximate" as const };
    records.push(doubts.length > 0 ? { ...record, doubts, standing: "check" } : record);
  };
  let startsUntil = -1;
  for (const { index, 0: words } of times) {
    const end = index + words.length;
    if (isOver(words, reading.input.published)) continue;
    if (startsUntil >= 0 && THROUGH.test(folded.slice(startsUntil, index))) {
      add("end", index, end);
      continue;
    }
    const last = cues.findLast((cue) => cue.start < index);
    const before = cues.findLast((cue) => cue.end <= index);
    const cue = last === before ? before : last;
    if (!cue || !isOfWork(cue.kind) || (NAMES_DAY.has(cue.rule) && !HAS_YEAR.test(words))) continue;
    const between = folded.slice(cue.end, index);
    if (between.length > FARTHEST || OTHER_CLAUSE.test(between)) continue;
    if (moments.some(({ start }) => start >= cue.start && start < end)) continue;
    if (OF_OTHERS.test(clauseOf(folded, cue.end)) || EACH_YEAR.test(folded.slice(end))) continue;
    if (IS_PAST.test(folded.slice(Math.max(0, cue.start - 30), index))) continue;
    add(cue.kind, index, end);
    if (cue.kind === "start") startsUntil = end;
  }
  return records;
}
