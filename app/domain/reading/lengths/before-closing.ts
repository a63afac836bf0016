import { fold } from "../sentences/fold";
import { matchesOf } from "../sentences/matches";
import { numberOfWords } from "./numbers-in-words";

/** How long before the closing something ends. */
export type TimeBeforeClosing = { count: number; unit: "day" | "working day" | "hour" };

const COUNT = "(?:(\\d{1,3})|([a-z]+(?:-[a-z]+)?)) ?(?:\\(\\s?(\\d{1,3})\\s?\\) ?)?";
const CLOSING_WORDS =
  "(?:(?:bids?|tenders?|proposals?|rfp|rft|rfq|submissions?|solicitation|posted|stated|scheduled|official|final)(?:'s?)? )*(?:clos(?:ing|es?|ure)|due date|deadline|submission date)";
const DATE_LIMITE =
  "(?:la |l')?(?:(?:date|heure)(?: et (?:l')?heure)? (?:de )?(?:la )?)?(?:cloture|fermeture|limite)";
const BEFORE = new RegExp(
  `(?<![\\w$.,])${COUNT}(?:consecutive )?(calendar |working |business )?(days?|weeks?|hours?|hrs)(?: or more)? (?:before|prior to|preceding|in advance of|ahead of) (?:the )?(?:date of )?(?:the )?${CLOSING_WORDS}(?![a-z]|s? (?:of )?(?:the |a |any )?(?:roads?|streets?|lanes?|bridges?|trails?|sidewalks?|facilit(?:y|ies)|buildings?|parks?|pools?|arenas?))`,
  "g",
);
const AVANT = new RegExp(
  `(?<![\\w$.,])${COUNT}(jours|semaines|heures|h)(?: (calendrier|civils|ouvrables|ouvres|francs|de calendrier))? avant ${DATE_LIMITE}(?![a-z])`,
  "g",
);
/** Nobody takes questions until longer before the closing than this. */
const MOST_DAYS = 60;

/**
 * "Questions are taken up to 6 days before closing": the time before the closing that a sentence states.
 * `null` where it states none, or several.
 */
export function timeBeforeClosing(sentence: string): TimeBeforeClosing | null {
  const folded = fold(sentence).replace(/\s+/g, " ");
  const english = matchesOf(BEFORE, folded).map(([, figure, words, same, kind = "", unit = ""]) =>
    timeOf({ figure, words, same, unit, isWorking: /^(?:working|business)/.test(kind) }),
  );
  const french = matchesOf(AVANT, folded).map(([, figure, words, same, unit = "", kind = ""]) =>
    timeOf({ figure, words, same, unit, isWorking: kind.startsWith("ouvr") || kind === "francs" }),
  );
  const found = [...english, ...french];
  const [first] = found;
  const isOne = found.every((time) => time?.count === first?.count && time?.unit === first?.unit);
  return isOne ? (first ?? null) : null;
}

type Stated = {
  figure: string | undefined;
  words: string | undefined;
  same: string | undefined;
  unit: string;
  isWorking: boolean;
};

function timeOf({ figure, words = "", same, unit, isWorking }: Stated): TimeBeforeClosing | null {
  const written = figure === undefined ? numberOfWords(words) || 0 : Number(figure);
  const count = same === undefined ? written : Number(same);
  // "five (7) days" is two numbers.
  if (count === 0 || (written > 0 && written !== count)) return null;
  if (unit.startsWith("h")) return { count, unit: "hour" };
  const days = /^(?:week|semaine)/.test(unit) ? count * 7 : count;
  return days > MOST_DAYS ? null : { count: days, unit: isWorking ? "working day" : "day" };
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** The day so many days or working days before a day, both "2026-12-08". Holidays are not known, so they count. */
export function dayBefore(day: string, { count, unit }: TimeBeforeClosing): string {
  const at = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    at.setUTCDate(at.getUTCDate() - 1);
    if (unit === "day" || !isWeekend(at)) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
