import { isDeniedDay } from "../in-sentence/another-day";
import { isMoved } from "../in-sentence/moved-in-sentence";
import type { KeyDate, KeyDateKind } from "../key-date";
import type { Moment } from "../moments/moments";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";

/** "Delete:" on a line of its own: what follows no longer holds. */
const DELETE_LABEL = sought(
  /^(?:.{0,40}[^a-z])?(?:deleted?|remove|strike(?: out)?|omit|was|old|from|supprimer|supprime|retirer|biffer|rayer|enlever|ancien texte|au lieu de)\s?(?:the following)?\s?:?["']?$/,
);
const CANCELLED = sought(
  /(?<![a-z])(?:cancell?ed|called off|postponed|no longer|superseded|annulee?s?|suspendue?s?)(?![a-z])/,
);
const IS_CANCELLED = sought(
  /(?<![a-z])(?:is|are|was|were|has been|have been|had to be|will be) (?:now |hereby |also )?(?:cancell?ed|called off|postponed|suspended)(?![a-z])|(?<![a-z])(?:est|sont|a ete|ont ete|sera) (?:maintenant |donc |par la presente )?(?:annule|reporte|suspendu|remis)e?s?(?![a-z])|(?:meeting|visit|tour|conference|walk[\s-]?through|visite|reunion|rencontre)\s?(?::|-|\() ?(?:cancell?ed|postponed|annulee?|reportee?)(?![a-z])/,
);
const MAY_BE =
  /(?<![a-z])(?:if|may|might|could|should|unless|until|in the event|subject to|reserves|right to|without|fees?|si|peut|pourrait|pourra|advenant|en cas|droit)(?![a-z])/;
const MOVED_TO = sought(
  /(?<![a-z])(?:re-?scheduled|moved|postponed|changed|deferred|pushed back|brought forward|advanced|revised|amended|corrected)(?: back| forward)? (?:to|until|for)(?![a-z])|(?<![a-z])(?:new|revised|corrected|amended) (?:\w{2,12} ){0,2}(?:date|day|time)s?(?![a-z])|(?<![a-z])(?:reporte|repousse|deplace|devance|remis|modifie)e?s? (?:au|a|jusqu'au)(?![a-z])|(?<![a-z])nouvelles? (?:dates?|heures?)(?![a-z])/,
);

const isVisit = ({ cues }: Sentence) =>
  cues.some(({ kind }) => kind === "site_meeting" || kind === "follow-up");

/** The month and day of a moment, if it has one reading. */
function monthAndDay({ day }: Moment): string | null {
  const [reading, another] = day.readings;
  if (!reading || another) return null;
  return [reading.month, reading.day].map((part) => String(part).padStart(2, "0")).join("-");
}

type Gone = { start: number; day: string; kinds: ReadonlyArray<string> };

/** The days that a sentence takes back: "The visit of March 3 is cancelled", "not on March 3 but on March 5". */
function takenBackBy({ start, folded, moments, cues }: Sentence): Array<Gone> {
  const [moment, another] = moments;
  const isCancelled = moment !== undefined && !another && CANCELLED.test(folded) && !MAY_BE.test(folded);
  return moments
    .filter(
      (one, index) => isCancelled || isDeniedDay(folded, one) || isMoved(folded, one, moments[index + 1]),
    )
    .flatMap((one) => {
      const day = monthAndDay(one);
      return day === null ? [] : [{ start, day, kinds: cues.map(({ kind }) => kind) }];
    });
}

const OF_NO_OTHER: ReadonlyArray<KeyDateKind> = ["start", "end", "term", "validity"];

/** Dates that another sentence of the text deletes, denies, cancels or moves. */
export function withoutReplaced(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): ReadonlyArray<KeyDate> {
  const sure = dates.filter(
    ({ kind, standing, localDay }) => standing === "sure" && localDay !== null && !OF_NO_OTHER.includes(kind),
  );
  if (sure.length === 0) return dates;
  const deleted = new Set(
    sentences.flatMap((sentence, index) => {
      const before = sentences[index - 1];
      return before?.moments.length === 0 && DELETE_LABEL.test(before.folded) ? [sentence.start] : [];
    }),
  );
  const gone = sentences.flatMap(takenBackBy);
  const visits = sentences.filter(isVisit);
  const isVisitCancelled = visits.some(
    ({ folded, moments }) => moments.length === 0 && IS_CANCELLED.test(folded) && !MAY_BE.test(folded),
  );
  const moved = new Set(visits.filter(({ folded }) => MOVED_TO.test(folded)).map(({ start }) => start));
  const isMovedVisit = ({ kind, start }: KeyDate) => kind === "site_meeting" && moved.has(start);
  const newVisits = sure.filter(isMovedVisit);
  const isReplaced = (date: KeyDate) => {
    const { kind, start, localDay } = date;
    if (deleted.has(start)) return true;
    if (gone.some((one) => one.start !== start && localDay?.endsWith(one.day) && isOfKind(one, kind)))
      return true;
    if (kind !== "site_meeting") return false;
    return isVisitCancelled || (newVisits.length > 0 && !isMovedVisit(date));
  };
  const replaced = sure.filter(isReplaced);
  const wasMandatory = replaced.some(({ kind, mandatory }) => kind === "site_meeting" && mandatory === "yes");
  return dates.map((date) => {
    if (replaced.includes(date)) return { ...date, standing: "check", doubts: [...date.doubts, "replaced"] };
    // A mandatory meeting on another day is still mandatory.
    return wasMandatory && isMovedVisit(date) && date.mandatory === "unsaid"
      ? { ...date, mandatory: "yes" }
      : date;
  });
}

const isOfKind = ({ kinds }: Gone, kind: KeyDateKind) =>
  kinds.includes(kind) || kinds.every((one) => one === "other" || one === "follow-up");
