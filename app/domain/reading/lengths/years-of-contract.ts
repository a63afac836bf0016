import { compiledAhead } from "~/domain/lazy";
import { sought } from "../patterns/sought";
import { CONTRACT, lastYearIn, NO_TERM } from "./contract-words";

/** "the 2026-2027 and 2027-2028 winter seasons", "for the 2027 mowing season" */
const SEASON_YEARS = "20\\d\\d(?:\\s?[-/]\\s?(?:20)?\\d\\d)?";
const SEASONS = `(?<!\\d)${SEASON_YEARS}(?:,? (?:(?:and|to|through|&|et|a) )?${SEASON_YEARS}){1,5} (?:\\w{3,12} ){0,2}seasons?(?![a-z])|(?<![a-z])(?:(?:per |each )season for|seasons|winters|summers|etes|saisons(?: \\w{3,12})?|hivers|pour les annees|for (?:the )?(?:calendar |fiscal )?years) (?:of |for )?${SEASON_YEARS}(?:,? (?:(?:and|to|through|&|et|a) )?${SEASON_YEARS}){1,5}(?!\\d)`;
/** "for the 2026-2027 winter season", "2027 mowing season", "saison hivernale 2026-2027" */
const ONE_SEASON = `(?:^\\W{0,6}|(?<![a-z])(?:for|of|during|in) (?:the |a )?(?:upcoming |coming |entire |full )?)${SEASON_YEARS} (?:\\w{3,12} ){0,2}(?:winter|snow|plowing|ploughing|sanding|removal|mowing|summer|grass|lawn|cutting|maintenance|heating|growing) seasons?(?![a-z])|(?<![a-z])for (?:the )?(?:school|contract|heating) year (?:of |ending )?20\\d\\d(?:[-/](?:20)?\\d\\d)?(?![\\d/-])|(?<![a-z])(?:for|during) (?:the )?${SEASON_YEARS} seasons?(?![a-z])|^\\W{0,6}(?:fy|fiscal year) ?'?20\\d\\d(?:[-/](?:20)?\\d\\d)?(?=:? (?:[a-z#]\\w{0,12},? ){0,4}(?:fuels?|diesel|gasoline|propane|oil|salt|sand|mowing|plowing|snow|custodial|janitorial|bus|transportation|materials|supplies)(?![a-z]))|(?<![a-z])for (?:the )?${SEASON_YEARS} (?:fiscal|school|contract|heating|calendar) years?(?![a-z])|(?<![a-z])(?:winter|snow|plowing|mowing|summer|heating) seasons? (?:for|of|in) (?:the )?${SEASON_YEARS}(?: years?)?(?!\\d)|(?<![a-z])for (?:the )?(?:calendar |contract )?years? (?:of )?20\\d\\d(?![\\d/-])|(?<![a-z])for (?:the )?(?:upcoming |coming )?${SEASON_YEARS} winters?(?=[.,;]|$| for | in )|(?<![a-z])for (?:the )?winters? of ${SEASON_YEARS}(?!\\d)|(?<![a-z])saison (?:hivernale|estivale|d'hiver|d'ete) ${SEASON_YEARS}(?!\\d)|(?<![a-z])pour (?:la saison|l'hiver|l'annee) ${SEASON_YEARS}(?!\\d)|(?<![a-z])(?:saison|hiver) ${SEASON_YEARS}(?!\\d)|(?<![a-z])annees ${SEASON_YEARS}(?:,? (?:et |a )?${SEASON_YEARS}){1,4}(?!\\d)`;

const RANGE = "20\\d\\d(?:\\s?[-/]\\s?(?:20)?|\\s?(?:to|through|a|au)\\s?20)\\d\\d(?![\\d/-])";
/** "School year 2026-2027", "2026/27 school year" */
const SCHOOL_YEARS = `(?<![a-z])school years? ?[:,-]? ?(?:of )?${RANGE}|(?<![\\d/-])${RANGE} school years?(?![a-z])|(?<![a-z])annees? scolaires? ?:? ?${RANGE}`;
/** "2026-2027 lawn service contract" */
const CONTRACT_OF_YEARS =
  "(?<![\\d/-])20\\d\\d(?:-20\\d\\d|(?:[-/]\\d\\d)? ?(?:-|and|&|to) ?20\\d\\d(?:[-/]\\d\\d)?) (?:[a-z]{3,14} ){0,3}contract(?![a-z])";
const YEARS = [SEASONS, ONE_SEASON, SCHOOL_YEARS, CONTRACT_OF_YEARS].map((pattern) =>
  sought(compiledAhead(new RegExp(pattern))),
);
/** In lines about what is done, or delivered, year after year. */
const YEARS_IN_LINE = sought(compiledAhead(new RegExp(`(?<![\\d/-])${RANGE}`)));
/** What towns and schools buy for a year or for several. */
const YEARLY = sought(
  /(?<![a-z])(?:winter|snow|(?:snow[ -]?)?plow\w*|plough\w*|ice|sand(?:ing)?|salt|deic\w*|mow\w*|lawns?|grass|grounds|landscap\w*|cemeter\w*|trees?|clean\w*|custodial|janitor\w*|trash|refuse|garbage|waste|recycl\w*|haul\w*|fuels?|gasoline|diesel|propane|heating|oil|milk|bread|food|dairy|meals?|transportation|bus(?:ing|es)?|uniforms?|linen|supply|supplies|materials?|pric(?:es?|ing)|aggregates?|gravel|stone|asphalt|chemicals?|maintenance|services|pest|deneig\w*|tonte|entretien|collecte|matieres|fourniture|transport|balayage|marquage|lignage|vidange|nettoyage|carburants?|mazout|sel|abrasifs?|saisons?|hivers?|etes)(?![a-z])/,
);
/** Papers and money have years too. */
const OTHER_YEARS =
  /(?<![a-z])(?:plans?|planning|strateg\w*|budgets?|capital|improvement program|master|minutes|results?|tabulat\w*|awarded|current\w*|previous\w*|existing|expir\w*|collective|wages?|act|code|report\w*|enrol\w*|calendar|census|stud(?:y|ies)|funding|grants?|levy|tax(?:es)?|audited|statements|nrm|project|renovat\w*|replace\w*|reconstruct\w*|budgetaire|rapport\w*|resultats?|actuel\w*|precedent\w*|programmation|triennal)(?![a-z])/;
/** "RFP 2026-27" is a number. */
const NUMBER_BEFORE =
  /(?:#|(?<![a-z])(?:no\.?|number|numero|rf[pqibt]x?s?|itbs?|ifbs?|bids?|tenders?|contracts?|projects?|quotes?|quotations?|files?|solicitation|reference|dossier|offres|soumissions?|resolution|ordinance|law|reglement))\s?[:#-]?\s?$/;
const NUMBER_LABEL = /(?<![a-z])(?:number|no\.|numero|#|rf[pq] #?)\s?:/;
const LONGEST_LINE = 160;
/** "For the 2026-2027 school year" is a line of its own. */
const LONGEST_LABEL = 40;
const MOST_YEARS = 10;

/** "2026-2028" and "2026-27" are years one after the other; "2026-14" is a number. */
function areYears(found: RegExpExecArray): boolean {
  const [first, second] = (found[0].match(/\d+/g) ?? []).map(Number);
  if (first === undefined || second === undefined) return true;
  const from = first % 100;
  return second % 100 > from && second % 100 <= from + MOST_YEARS;
}

type Context = { before: string; year: number | null };

/** Whether a folded sentence names the school years, seasons or years for which something is bought: "Mowing 2026-2028". */
export function statesYears(folded: string, { before, year }: Context): boolean {
  const isNamed = (found: RegExpExecArray | null): boolean => {
    if (found === null) return false;
    const last = lastYearIn(found[0]);
    if (last !== null && year !== null && last < year) return false;
    return !isFirstYear(folded, found) && !NO_TERM.test(wordsAround(folded, found));
  };
  if (folded.length <= LONGEST_LABEL || CONTRACT.test(folded) || CONTRACT.test(before) || YEARLY.test(folded))
    if (YEARS.some((pattern) => isNamed(pattern.exec(folded)))) return true;
  if (!YEARLY.test(folded) || OTHER_YEARS.test(folded)) return false;
  const found = YEARS_IN_LINE.exec(folded);
  if (found === null || !areYears(found) || !isNamed(found)) return false;
  const words = folded.slice(0, found.index);
  return (
    (isLine(folded) || /(?<![a-z])(?:for|pour|during)(?: the| les| years?)? $/.test(words)) &&
    (/20\d\d\D+20\d\d/.test(found[0]) || !NUMBER_BEFORE.test(words)) &&
    !NUMBER_LABEL.test(folded)
  );
}

/** "Beginning school year 2026-2027": when it begins, and not for how long. "… through 2028-2029" says for how long. */
const isFirstYear = (folded: string, { index, 0: whole }: RegExpExecArray) =>
  BEGINNING.test(folded.slice(Math.max(0, index - 40), index)) &&
  !THROUGH_YEAR.test(folded.slice(index + whole.length));
const BEGINNING =
  /(?<![a-z])(?:beginning|starting|commencing|effective|debutant|commencant|a compter d[eu]|a partir d[eu])(?: the| l'| la)? ?(?:(?:school|annees?) (?:years?|scolaires?) )?$/;
const THROUGH_YEAR = /^[\s,]{0,2}(?:through|thru|to|until|and|&|-|au|a|et|jusqu)/;

/** Whether a sentence is a title or another line, which says less than a sentence about the contract. */
export const isLine = (folded: string) => folded.length <= LONGEST_LINE && !/[a-z]{2}\.$/.test(folded);

const wordsAround = (folded: string, { index, 0: whole }: RegExpExecArray) =>
  folded.slice(Math.max(0, index - 70), index + whole.length + 40).replace(/\S*$/, "");
