import { fold } from "../sentences/fold";
import { matchesOf } from "../sentences/matches";
import { numberOfWords, wordsUpTo } from "./numbers-in-words";

const COUNT = `(?:\\d{1,2}|${wordsUpTo(12).join("|")})`;
const TWICE = `(${COUNT})(?:\\s?\\(\\s?(\\d{1,2})\\s?\\))?`;
const UNITS = "(year|month|season|an|annee|mois|saison)(?:s)?(?![a-z])";
const MORE =
  "(?:additional|consecutive|successive|subsequent|optional|optionnelles?|additionnelles?|supplementaires?|more|further)";

/** "The option to renew for", "may be extended for up to": what follows at once is an option. */
const OFFERED = "(?<![a-z])(?:option\\w*|renew\\w*|extend\\w*|extension\\w*|prolong\\w*) [^.;,\\d]{0,60}?";

/** "two (2) additional one (1)-year periods", "deux options d'un an": how many, and how long each is. */
const REPEATED = new RegExp(
  `(?<![\\w$.])\\(?${TWICE}\\)? (?!\\()(?=[^,;:]{4,24} (?:option|renewal|extension)s?(?![a-z]))\\(?${TWICE}\\)?[\\s-]{1,2}${UNITS}|(?<![\\w$.])\\(?${TWICE}\\)? (?:${MORE},? |options? |option(?:al)? |renewals? |extensions? |periods? |periodes? |terms? |of |de |d'|to |for |, ){1,4}(?:\\(\\d{1,2}\\) )?\\(?${TWICE}\\)?[\\s-]{1,2}(?:${MORE} )?${UNITS}|(?<=${OFFERED})(?<![\\w$.])\\(?${TWICE}\\)? \\(?${TWICE}\\)?[\\s-]{1,2}${UNITS}(?=[\\s-](?:periods?|terms?|extensions?|renewals?))`,
  "g",
);
const SINGLE = new RegExp(
  `(?<![\\w$.])\\(?${TWICE}\\)?[\\s-]{1,2}(${MORE} )?(?:(option|renewal|extension)(?:al)? )?${UNITS}`,
  "g",
);
/** "A renewable contract of one year" has a length of its own. */
const OPTION =
  /(?<![a-z])(?:option\w*|renew(?!able (?:contract|agreement|term)(?![a-z]))\w*|extend\w*|extension\w*|additional|optional|prolong\w*|renouvel(?!ables? d'une (?:duree|periode)(?![a-z]))\w*|reconduct\w*|additionnelles?|supplementaires?)(?![a-z])/;
/** Other lengths of time that stand in sentences about a contract. */
const OTHER =
  /(?<![a-z])(?:exceed|maximum|total|at least|every|within|notice|warranty|experience|chaque|au total|garantie)(?![a-z])/;

/** "… two months prior to the termination": when it is said, not how long it runs. */
const AHEAD = /^ (?:prior to|before|in advance|of notice|notice|avant|d'avis)(?![a-z])/;

/** Nothing that is plain stands in a longer one. */
const LONGEST_SENTENCE = 2_000;

const foldedSentence = (sentence: string) => fold(sentence.slice(0, LONGEST_SENTENCE)).replace(/\s+/g, " ");

type Span = { start: number; end: number; times: number; count: number; unit: string; isOption: boolean };

/** "A base year and four option years" */
const BASE_YEAR = /(?<![a-z])(?:base year|annee de base)(?![a-z])/;
const A_YEAR = { count: 1, unit: "year" };
/**
 * "3 + 2 years", of which the second may be an option; "two one-year terms", which may be one after the other; "one, two or
 * three years", which bidders or the buyer choose
 */
const SUM = new RegExp(
  `${COUNT} ?\\+ ?${COUNT} ?(?:years|ans|annees|months|mois)|(?<!${OFFERED})(?<!\\w)${COUNT}(?: ?\\(\\d{1,2}\\))? ${COUNT}(?: ?\\(\\d{1,2}\\))?[- ](?:year|month|season) (?:terms|periods|contracts)|(?<!\\w)${COUNT}(?: ?\\(\\d{1,2}\\))?(?:[ -](?:years?|ans?|annees?|months?|mois))?,? (?:or|ou) \\(?${COUNT}(?:\\)| ?\\(\\d{1,2}\\))?[ -](?:years?|ans?|annees?|months?|mois|seasons?|saisons?)(?![a-z])`,
);

/** How long a contract runs by its notice's sentence: "3 years, with 2 options of 1 year". `null` if that is not plain. */
export function termInWords(sentence: string): string | null {
  const folded = foldedSentence(sentence);
  const spans = spansIn(folded);
  if (spans === null || SUM.test(folded)) return null;
  const [stated, second] = differing(spans.filter(({ isOption }) => !isOption));
  const [option, another] = differing(spans.filter(({ isOption }) => isOption));
  if (second || another) return null;
  const base = stated ?? (BASE_YEAR.test(folded) ? A_YEAR : undefined);
  if (!base) return option && OPTION.test(folded) && !BASE.test(folded) ? optionLabel(option) : null;
  const more = option ? `with ${optionLabel(option)}` : optionsWithoutLength(folded);
  return more === null ? lengthLabel(base) : `${lengthLabel(base)}, ${more}`;
}

/** "Plus two option periods", "up to 3 renewals", « deux périodes d'option » */
const COUNTED_OPTIONS = new RegExp(
  `(?<![\\w$.])\\(?${TWICE}\\)? (?:${MORE} )?(?:(?:option|optional|renewal|extension) (?:periods?|terms?)|options?|renewals?|extensions?|(?:periodes?|termes?) (?:d'option|optionnelles?|additionnelles?|supplementaires?|de (?:renouvellement|prolongation))|renouvellements?|prolongations?)(?![a-z])`,
);
const MAY_BE_EXTENDED =
  /(?<![a-z])(?:(?:may|can|could|to) be (?:extended|renewed)|renewable(?! (?:energy|diesel|fuels?|resources?))|extendable|(?:options?|possibility|right) (?:to|of|for) (?:(?:an?|further|additional) ){0,3}(?:renew|exten)\w*|renewal options?|option (?:years?|periods?|terms?)|options? (?:de|d'|pour) ?(?:prolong|renouvel|reconduc)\w*|possibilite de (?:prolong|renouvel|reconduc)\w*|renouvelable|prolongeable|reconductible|(?:peut|pourra|pourrait) etre (?:prolonge|renouvele|reconduit)e?|extension possible)(?![a-z])/;
const NO_OPTION =
  /(?<![a-z])(?:no|not|without|sans|aucune?|non|ne|n')(?![a-z])[^.;,]{0,30}(?:option|renew|exten[ds]|renouvel|prolong|reconduc)/;

/** "The second of three renewal options" */
const IS_ONE_OF =
  /(?<![a-z])(?:first|second|third|fourth|last|final|\d(?:st|nd|rd|th)) (?:of|and|or|option|renewal|extension)(?![a-z])/;

/** How often a contract may be extended by a sentence that does not say for how long; `null` if it says nothing of that. */
function optionsWithoutLength(folded: string): string | null {
  if (NO_OPTION.test(folded) || IS_ONE_OF.test(folded)) return null;
  const [, written = "", figure] = COUNTED_OPTIONS.exec(folded) ?? [];
  const count = written === "" ? 0 : numberOf(written, figure);
  if (count > 0) return `with ${count} option${count === 1 ? "" : "s"}`;
  return MAY_BE_EXTENDED.test(folded) ? "may be extended" : null;
}

/** "Three consecutive years" are no options. */
const IN_A_ROW = /^(?:consecutive|successive)/;
/** Words for the length before any option, whose sentence may tell it in dates or seasons. */
const BASE =
  /(?<![a-z])(?:base (?:year|period|term|plus|and|with)|base ?[+&]|annual (?:contract|agreement)|initial (?:\(?\w{1,5}\)?[ -]){1,2}(?:year|month)|years(?= 20\d\d)|seasons?|calendar days|saisons?|annee de base)(?![a-z])/;

/** "Four additional one season periods" */
const MORE_SEASONS =
  /(?<![a-z])(?:additional|optional|further|extra|supplementaires?|additionnelles?) (?:\(?\w{1,5}\)? ){0,2}(?:season|saison)s?(?![a-z])/g;

/** Whether a sentence states only by how much a contract can be extended, and not how long it runs before. */
export function statesOptionsOnly(sentence: string): boolean {
  const folded = foldedSentence(sentence);
  const spans = BASE.test(folded.replace(MORE_SEASONS, " ")) ? null : spansIn(folded);
  return spans !== null && spans.length > 0 && spans.every(({ isOption }) => isOption);
}

function spansIn(folded: string): Array<Span> | null {
  const repeated = matchesOf(REPEATED, folded).map((found) => repeatedSpan(found));
  const single = matchesOf(SINGLE, folded)
    .filter(
      ({ index, 0: whole }) =>
        !repeated.some(({ start, end }) => index >= start && index < end) &&
        !AHEAD.test(folded.slice(index + whole.length)),
    )
    .map((found) => singleSpan(folded, found));
  const spans = [...repeated, ...single].sort((a, b) => a.start - b.start);
  const isPlain = spans.every(
    ({ count, times, start }) =>
      count > 0 && times > 0 && !OTHER.test(folded.slice(Math.max(0, start - 24), start)),
  );
  return isPlain ? spans : null;
}

const GROUPS = [1, 2, 3, 4, 5] as const;

function repeatedSpan({ index, 0: whole, ...groups }: RegExpExecArray): Span {
  const [times = "", figure, count = "", same, unit = ""] = GROUPS.map(
    (group) => groups[group] ?? groups[group + GROUPS.length] ?? groups[group + 2 * GROUPS.length],
  );
  return {
    start: index,
    end: index + whole.length,
    isOption: times !== "une" || OPTION.test(whole),
    times: numberOf(times, figure),
    count: numberOf(count, same),
    unit: unitOf(unit),
  };
}

function singleSpan(
  folded: string,
  { index, 0: whole, 1: count = "", 2: same, 3: more, 4: option, 5: unit = "" }: RegExpExecArray,
): Span {
  const end = index + whole.length;
  const isOption =
    (more !== undefined && !IN_A_ROW.test(more)) ||
    option !== undefined ||
    OPTION.test(folded.slice(Math.max(0, index - 50), index)) ||
    /^[\s-](?:(?:contract |term )?(?:option|renewal|extension)|d'option|de (?:prolongation|renouvellement|reconduction)|(?:optionnel|additionnel|supplementaire))/.test(
      folded.slice(end, end + 24),
    );
  const isEach =
    option !== undefined ||
    /^optional|^optionnel/.test(more ?? "") ||
    /^ (?:d'option|optionnel)/.test(folded.slice(end, end + 12));
  const written = numberOf(count, same);
  return {
    start: index,
    end,
    isOption,
    unit: unitOf(unit),
    ...(isEach ? { times: written, count: 1 } : { times: 1, count: written }),
  };
}

/** A number in words and in figures must be one number. */
function numberOf(written: string, figure: string | undefined): number {
  const number = numberOfWords(written) || Number(written);
  return figure === undefined || Number(figure) === number ? number : 0;
}

const unitOf = (unit: string) =>
  unit === "month" || unit === "mois" ? "month" : unit === "season" || unit === "saison" ? "season" : "year";

const differing = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> =>
  spans.filter(
    (span, index) =>
      spans.findIndex(
        ({ times, count, unit }) =>
          times === span.times && count * inMonths(unit) === span.count * inMonths(span.unit),
      ) === index,
  );

/** A season has no length in months: it equals none but another season. */
const inMonths = (unit: string) => (unit === "year" ? 12 : unit === "month" ? 1 : 0.5);

const lengthLabel = ({ count, unit }: Pick<Span, "count" | "unit">) =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

const optionLabel = ({ times, ...length }: Span) =>
  `${times} option${times === 1 ? "" : "s"} of ${lengthLabel(length)}`;
