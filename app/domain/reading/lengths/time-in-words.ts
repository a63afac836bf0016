import { fold } from "../sentences/fold";
import { matchesOf } from "../sentences/matches";
import { numberOfWords } from "./numbers-in-words";

const SEASON = /(?<![a-z])(?:seasons?|winters?|saisons?|hivers?|hivernales?)(?![a-z])/;
const YEARS = /(?<![\d/-])(20\d\d) ?[-–/] ?(?:20)?(\d\d)(?![\d/-])/g;
/** More seasons than these are no one contract's. */
const MOST_SEASONS = 6;

/** "2026–2027 season", "seasons 2026–2027 to 2028–2029": the winters that a sentence names, if they follow on. */
function seasonsIn(folded: string): string | null {
  if (!SEASON.test(folded)) return null;
  const found = matchesOf(YEARS, folded).map(([, from, to]) => ({
    from: Number(from),
    to: Number(to) + 2000,
  }));
  const starts = [...new Set(found.map(({ from }) => from))].sort();
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined || starts.length > MOST_SEASONS) return null;
  const areWinters = found.every(({ from, to }) => to === from + 1);
  if (!areWinters || last - first !== starts.length - 1) return null;
  const nameOf = (year: number) => `${year}–${year + 1}`;
  return first === last ? `${nameOf(first)} season` : `Seasons ${nameOf(first)} to ${nameOf(last)}`;
}

const DAYS =
  /(?<![\w$.,])(?:(\d{1,3})|([a-z]+(?:-[a-z]+)?)) ?(?:\(\s?(\d{1,3})\s?\) ?)?(?:(?:consecutive|successive) )?(calendar|working|business)? ?(days?|weeks?)(?! (?:a|per|prior|before|after the (?:bid|clos|open)))(?![a-z])/g;
const JOURS =
  /(?<![\w$.,])(\d{1,3}) (?:jours (calendrier|civils|ouvrables|de calendrier)?|semaines)(?: ?(calendrier|civils|ouvrables))?(?![a-z])/g;

/** Days that other things take in a sentence about the work: notice, signing, payment. */
const OF_OTHERS =
  /(?<![a-z])(?:terminat\w*|cancel\w*|notice(?! (?:to proceed|to commence|of award))|sign\w*|execut(?:e|ed|ing|ion) (?:of )?(?:the |a )?(?:contract|agreement)|insurance|bonds?|invoic\w*|pa(?:y|id|yments?)|warrant\w*|firm|valid\w*|irrevocable|preavis|avis(?! (?:de debuter|d'adjudication))|resili\w*|paiements?|factur\w*|garanti\w*|cautionnements?)(?![a-z])/;

/** "75 calendar days", "12 weeks": the one length of a sentence that counts in days or weeks. */
function daysIn(folded: string): string | null {
  if (OF_OTHERS.test(folded)) return null;
  const english = matchesOf(DAYS, folded).flatMap(([, figure, words = "", same, kind, unit = ""]) => {
    const written = figure === undefined ? numberOfWords(words) || 0 : Number(figure);
    const count = Number(same ?? written);
    const one = `${kind === undefined ? "" : `${kind} `}${unit.startsWith("d") ? "day" : "week"}`;
    // A number in words and in figures must be one number.
    const both = written > 0 && count !== written ? [`${written} ${one}`] : [];
    return count > 0 ? [...both, `${count} ${one}`] : [];
  });
  const french = matchesOf(JOURS, folded).map(([whole, figure, before, after]) => {
    const isWorking = before === "ouvrables" || after === "ouvrables";
    return `${figure} ${whole.includes("semaine") ? "week" : isWorking ? "working day" : "day"}`;
  });
  const lengths = [...new Set([...english, ...french])];
  const [only] = lengths;
  return only === undefined || lengths.length > 1 ? null : only.startsWith("1 ") ? only : `${only}s`;
}

/** How long work takes, where the notice counts in winters, weeks or days; `null` if that is not plain. */
export function timeInWords(sentence: string): string | null {
  const folded = fold(sentence).replace(/\s+/g, " ");
  return seasonsIn(folded) ?? daysIn(folded);
}
