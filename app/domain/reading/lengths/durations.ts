import { withoutAsides } from "../cues/asides";
import { isOfOtherSubject } from "../cues/subjects";
import { IS_ALTERNATE } from "../in-sentence/periods";
import { MONTH } from "../moments/month-names";
import { sought } from "../patterns/sought";
import { matchesOf } from "../sentences/matches";
import { CONTRACT, lastYearIn, NO_TERM } from "./contract-words";
import { firstTerm } from "./term-patterns";

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  "forty-five": 45,
  "forty five": 45,
  sixty: 60,
  "seventy-five": 75,
  ninety: 90,
  "one hundred twenty": 120,
  "one hundred and twenty": 120,
  "one hundred eighty": 180,
  trente: 30,
  "quarante-cinq": 45,
  soixante: 60,
  "quatre-vingt-dix": 90,
  "cent vingt": 120,
  "cent quatre-vingts": 180,
};
const WORDS = Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|");

const DAYS = new RegExp(
  `(?:(${WORDS})\\s{0,2}\\(?|(?<![\\d.$,])\\(?)\\s?(\\d{1,3})?\\s?\\)?(?: \\((?:${WORDS})\\))?\\s{0,2}(?:consecutive |calendar |business |working |full )*-?(?:days?|jours?)(?![a-z])`,
  "g",
);

const VALIDITY = sought(
  /(?<![a-z])(?:no (?:bid|bidder|proposal|tender|response|offer|quotation|quote|submission)s? (?:may|shall|will|can) (?:be )?(?:withdraw\w*)|(?:may|shall|can|will|must) ?not (?:be )?(?:\w{1,12} or )?(?:withdraw\w*|revoke\w*)|(?:held|remain|remains|be|kept|hold)(?: \w{1,12}){0,2} (?:firm|open|valid|irrevocable|in (?:full )?(?:effect|force)|good|binding|effective)(?: and \w{1,12}| for acceptance)?|bids? (?:(?:will|shall|must) be held(?= for)|may be held)|prices? (?:must|shall|will|is|are|to)(?: to)? be held for|(?:hold|retain) (?:all |the |any |said )?(?:\w{1,10} )?(?:bids?|proposals?|tenders?)(?! (?:securit|bond|deposit|guarant|suret))|irrevocable|valid for|withdraw\w* (?:his|her|its|their|a|the|any)(?:\/\w{1,5})? (?:bid|proposal|tender|offer)|(?:bid|tender|proposal|offer)s? (?:(?:validity|irrevocability)(?= ?[:\d])|(?:validity|acceptance) period)|(?:time )?period for (?:holding|acceptance of) (?:the )?(?:bids|tenders|proposals|offers)|time (?:for|of) (?:the )?acceptance (?:of|for) (?:the |any |all )?(?:bids?|tenders?|proposals?|offers?)|considered for acceptance(?= for)|pric(?:es?|ing) (?:must|shall|will|is to|are to) be guaranteed(?= for)|validity (?:period|of (?:bids?|tenders?|proposals?|offers?))|valables?|valides?|validite|irrevocables?|(?:demeur|rest|maintenu)\w* (?:fermes?|en vigueur)(?= (?:pendant|pour|durant))|ne (?:peu|pourr)\w{1,4} (?:pas )?(?:etre )?retir\w{1,4}|firm for|good for|open for acceptance|subject to acceptance(?= for)|(?:bids|tenders|proposals) (?:shall|will|may) be retained(?= for)|bids expire|acceptance period|prix (?:soumis |soumissionnes )?(?:sont|seront|doivent (?:etre|rester|demeurer)) fermes?(?= (?:pour|pendant|durant))|maintenir (?:son|sa|leur|leurs|ses) (?:offres?|soumissions?|prix)|(?:hold|guarantee|honou?r|maintain) (?:(?:their|its|your|his|all|the|quoted|bid|submitted|unit|firm) ){1,3}(?:prices?|pricing|quotes?)(?: firm)?(?= for)|if (?:this|the|a|his|its|their|your|our) (?:bid|tender|proposal|offer|quotation) (?:is|be) accepted(?= within)|si (?:la|sa|cette|une|leur|votre) (?:soumission|offre) est acceptee(?= dans))(?![a-z])|^(?:irrevocability|acceptance)(?: period)? ?:/,
);
/** A label that is about nothing but bids. */
const VALIDITY_LABEL =
  /^elles (?:doi|dev|ser)\w+ (?:demeurer |rester |etre )?(?:valides|valables)|^\W{0,4}(?:(?:validity|irrevocability|acceptance)(?: period)?|validite|(?:delai|periode|duree) de validite) ?(?:[:-]|(?=\d))/;
const ABOUT_BIDS =
  /(?<![a-z])(?:bids?|bidders?|tenders?|proposals?|quotations?|quotes?|submissions?|responses?|offers?|soumissions?|offres?|propositions?|prices?|pricing|prix)(?![a-z])/;
const OTHER_DURATION =
  /(?<![a-z])(?:bonds?|security|deposit|warrant\w*|guarant\w*|certificate|insurance|permit|licen[cs]e|cautionnement|garantie|assurance|cheque|check|letter of credit)(?![a-z])/;

/** Words that say themselves that they are about bids; before others a bond may be what is valid. */
const WITH_SUBJECT = /bid|tender|proposal|offer|quot|submission|response|withdraw|retir/;

/** "Bids need not be held open" */
const NEED_NOT = /(?<![a-z])(?:need not|not (?:be )?required to|no need to|n'ont pas a)(?: be)? ?$/;

/** "90 days from the award": bids are not valid for longer than until then. */
const FROM_AWARD =
  /^\)? (?:from|after|of|following) (?:(?:the|receipt of|date of|notice of|contract) ){0,4}award/;

/** How many days bids are valid by this folded sentence; `null` if it does not say. */
export function validityDaysIn(sentence: string): number | null {
  const folded = withoutAsides(sentence);
  const cue = VALIDITY.exec(folded);
  if (!cue || !(ABOUT_BIDS.test(folded) || VALIDITY_LABEL.test(folded))) return null;
  const before = folded.slice(Math.max(0, cue.index - (WITH_SUBJECT.test(cue[0]) ? 80 : 260)), cue.index);
  if (OTHER_DURATION.test(before) || NEED_NOT.test(before)) return null;
  let nearest: number | null = null;
  let distance = 220;
  for (const { index, 0: whole, 1: word, 2: figures } of matchesOf(DAYS, folded)) {
    const days = figures === undefined ? NUMBER_WORDS[word ?? ""] : Number(figures);
    const away = index >= cue.index ? index - cue.index : cue.index - index - whole.length + 60;
    const isLimit =
      index < cue.index && /(?:within|dans)(?: the| les)?\s?$/.test(folded.slice(0, index + 1).slice(-14));
    const isExceeded = /(?<!not )exceeding\s?$/.test(folded.slice(0, index + 1).slice(-14));
    const isFromAward = FROM_AWARD.test(folded.slice(index + whole.length, index + whole.length + 40));
    if (days === undefined || days < 5 || away >= distance || isLimit || isFromAward || isExceeded) continue;
    [nearest, distance] = [days, away];
  }
  return nearest;
}

/** "The contract time is sixty (60) calendar days", "the work must be completed within 57 calendar days" */
const DAYS_OF_WORK = sought(
  /(?<![a-z])(?:contract|project|construction) (?:time|duration|period|term)(?![a-z])[^.;]{0,60}?\(?\d{1,3}\)? (?:consecutive |calendar |working |business ){1,3}days|(?<![a-z])contract(?:ual)? (?:time|duration)(?![a-z]) (?:is|of|shall be|will be) [^.;]{0,24}?\(?\d{1,3}\)? days|(?<![a-z])(?:work|project|contract)(?![a-z])[^.;]{0,60}? (?:completed?|accomplished|performed|finished|done) (?:\w{1,12} ){0,3}within (?:[a-z-]{3,12} ){0,4}\(?\d{1,3}\)? (?:consecutive |calendar |working |business ){1,3}days/,
);
/** "Contract time: 120 days", "le délai d'exécution est de 90 jours" */
const TIME_FOR_WORK = sought(
  /(?<![a-z])(?:contract time|(?:contract|construction|project) (?:duration|completion time|period)|(?:construction time|time of construction)|time (?:of|for|allowed for) (?:the )?(?:substantial |final )?completion(?: of (?:the |this |all )?(?:work|project|contract))?|completion time(?: for (?:the|this) (?:project|work|contract))?|completion(?=\s?:)|period of performance|performance period|duration of (?:the |this )?(?:work|works|project|contract|construction)|(?:project|contract|work) has an? (?:\w{5,12} )?(?:duration|term)(?= of))(?: (?:is|of|shall be|will be|are)|\s?[:|-]|,|(?<=period of performance|performance period)(?= \d))(?! \d{1,2}:)(?: ?approx\.)?[^.;\d]{0,40}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months)(?![a-z])|(?<![a-z])(?:delai|duree) (?:estimee? |prevue? |approximative |maximale? |totale? )?(?:d'execution|de realisation|des travaux)(?: des travaux| du contrat)?(?: (?:est|sera|maximale?|prevue?))?(?: de| fixee? a)?\s?:?[^.;\d]{0,24}(?:\d{1,2} (?:a|et|ou) )?\(?\d{1,3}\)? (?:jours|semaines|mois)(?![a-z])|(?<![a-z])delai (?:maximal |maximum )?de [^.;\d]{0,24}\(?\d{1,3}\)? (?:jours|semaines|mois)(?: [a-z]{4,12}){0,2} (?:(?:est |sera )?(?:alloue|accorde|prevu|octroye) )?(?:pour|afin de|afin d')(?: la| l')? ?(?:realis|execut|complet|effectu|termin)|(?<![a-z])travaux (?:doivent|devront) etre (?:executes|realises|completes|termines|acheves) (?:dans|en|a l'interieur d'?u?n?e?) (?:un delai |une periode )?(?:maximale? )?(?:de )?[^.;\d]{0,24}\(?\d{1,3}\)? (?:jours|semaines|mois)(?![a-z])(?! (?:suivant|apres|de|du)(?: le)? \d)/,
);
const WORK_WITHIN = sought(
  /(?<![a-z])(?:work|project|construction)(?![a-z])[^.;\d]{0,60} (?:must|shall|will|is to|to|should) be (?:\w{4,13}ly )?(?:completed?|done|finished) (?:with)?in [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months)(?![a-z])(?! (?:of|from|after|following|before|prior) (?:[a-z]{3,9}\.? )?\d)|(?<![a-z])number of (?:calendar |working |consecutive )?days (?:to complete|for completion|allowed)\s?:? [^.;\d]{0,12}\d{1,3}(?!\d)|(?<![a-z])(?:work|project) to be completed (?:with)?in [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months)(?![a-z])|(?<![a-z])(?:work|project)(?![a-z])[^.;\d]{0,40} substantially completed? within [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*days(?![a-z])|(?<![a-z])(?:substantial|final) completion (?:\w{2,12} ){0,3}within [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months)(?![a-z])|(?<![a-z])(?:shall|will|must|to) (?:\w{3,14}ly )?complete (?:(?:all|the|this|of|its) ){0,3}(?:\w{3,14} )?(?:work|project|contract|construction) (?:\w{2,12} ){0,2}(?:with)?in [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months)(?![a-z])|(?<![a-z])(?:contractor|bidder|vendor)(?![a-z]) (?:shall|will|must) (?:have|be (?:given|allowed)) [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months) (?:\w{2,14} ){0,6}to complete (?:(?:all|the) ){0,2}(?:work|project)(?![a-z])|(?<![a-z])(?:work|project|construction)(?![a-z])[^.;\d]{0,40} (?:to take|will take|to last|will last) [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks|months)(?![a-z])/,
);

/** Without these no sentence says within how many days the work is done. */
const COUNTS_TIME = sought(/days|weeks|months|jours|semaines|mois/);

const TIME_AFTER =
  "\\(?\\d{0,4}\\)?\\s?(?:consecutive |calendar |working |business )*(?:days?|weeks?|months?|jours?|semaines?|mois)(?: (?:civils|ouvrables|calendaires?|consecutifs))?";
const DONE =
  "(?:complet(?:e|ed|ion)|done(?= within)|perform(?:ed|ance)|finish(?:ed)?|deliver(?:ed|y|ies|ables?)?|provide[ds]?|supplie[ds]|furnished|installed|acheve(?:e?s|e|ment)?|termine(?:r|e?s|e)?|realise(?:r|e?s|e)?|execute(?:r|e?s|e)?|livre(?:r|e?s|e)?|livrables?|livraisons?)";
const AWARD =
  "(?:contract(?:'s)? (?:award|approval|execution|signing)|(?:bid )?award|agreement|notice (?:of award|to (?:proceed|commence))|notification (?:of (?:contract )?award|to proceed)|contract|purchase order|order|attribution|octroi|adjudication|bon de commande|commande|signature|avis|ordre (?:de (?:commencer|debut\\w*)|d'execution)|autorisation (?:de |a )?(?:debuter|proceder|commencer))";
/** The federal forms: "begin performance within 10 calendar days and complete it within 90 calendar days after receiving". */
const BEGUN_AND_COMPLETED =
  "(?<![a-z])begin performance (?:within )?\\(?\\d{1,3}\\)? ?(?:calendar )?days and complete it within ?\\(?\\d{1,4}\\)? ?(?:calendar )?days after receiving";
const AFTER_AWARD = sought(
  new RegExp(
    `(?<![a-z])${DONE}(?![a-z])(?:(?!bids?(?![a-z])|tender|proposal|quot|submission|bond|insurance|warranty|invoice|paid|payment|report|soumission|offre|garantie|facture|rapport|deposit|certificate|20\\d\\d)[^.;]){0,80}?(?:within|no later than|not later than|is|in|(?<!performance ?):|(?<=be (?:fully |substantially )?completed?)|(?:maximal|maximum) de|dans(?: les| un delai (?:maximal )?de)?|au plus tard(?: dans les)?|d'ici)(?:(?:\\s[a-z-]{3,20}){1,4})?\\s(?:\\d{1,2} (?:to|or|a|ou) )?${TIME_AFTER} (?:of|from|after|following|starting(?: [a-z]{3,8})?(?: \\(\\d{1,2}\\))?(?: calendar)? days? after|suivant|apres|de|a compter de)(?: (?:the|(?:successful )?(?:contractor|bidder|vendor)'?s'?|its|their|receiving|receipt|date|of|written|official|issuance|a|la|le|l'|de|d'|du|reception)){0,6} ?(?:l'|d')?${AWARD}(?![a-z])|${BEGUN_AND_COMPLETED}|(?<![a-z])deliver(?:y|ed)(?![a-z])[^.;\\d]{0,30}\\(?\\d{1,3}\\)? (?:calendar |business |working )?(?:days|weeks) (?:aro(?![a-z])|after receipt of (?:the |an? |purchase )?order)`,
  ),
);

/** Papers that the winner hands in. */
const PAPERS =
  /(?<![a-z])(?:bonds?|insurance|samples?|certificates?|checks?|submittals?|permits?|return\w*|execute|security|forms?|questionnaires?|training|invoices?|reports?|schedules?|drawings?|plans|cautionnements?|garantie d'execution|assurances?|factures?|rapports?|calendriers?)(?![a-z])/;

/** Whether a folded sentence counts the end of the work from the award: "completed within sixteen weeks of contract award". */
export function statesEndAfterAward(folded: string): boolean {
  return COUNTS_TIME.test(folded) && AFTER_AWARD.test(folded) && !PAPERS.test(folded);
}

const STARTED_AFTER_AWARD =
  /(?<![a-z])(?:commence|begin|start) (?:(?:the|this|all) )?(?:(?:contract|construction) )?(?:work|works|construction|performance|services|operations) (?:[a-z]{2,12} ){0,4}?within [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks) (?:of|after|from|following) (?:(?:the|receipt|date|of|written|official|issuance|a) ){0,6}(?:award|notice to proceed|notice of award|contract award|agreement)(?![a-z])|(?<![a-z])(?:work|works|construction|contractor|services)(?![a-z])[^.;\d]{0,40} (?:commence|begin|start|mobilize) (?:[a-z]{2,12} ){0,4}?within [^.;\d]{0,24}\(?\d{1,3}\)? (?:consecutive |calendar |working |business )*(?:days|weeks) (?:of|after|from|following) (?:(?:the|receipt|date|of|written|official|issuance|a) ){0,6}(?:award|notice to proceed|notice of award|contract award)(?![a-z])|(?<![a-z])(?:commencer|debuter|demarrer) (?:(?:les|le|ses|l'execution des) (?:travaux|mandat|services|contrat) )?dans [^.;\d]{0,30}\(?\d{1,3}\)? (?:jours|semaines) (?:\w{4,12} ){0,2}(?:suivant|apres|a compter de|a partir de) [^.;\d]{0,30}(?:autorisation|avis|ordre|octroi|adjudication|attribution|signature|notification)(?![a-z])/;
const START_AFTER_AWARD = sought(new RegExp(`${BEGUN_AND_COMPLETED}|${STARTED_AFTER_AWARD.source}`));

/** Whether a folded sentence counts the beginning of the work from the award. */
export function statesStartAfterAward(folded: string): boolean {
  return COUNTS_TIME.test(folded) && START_AFTER_AWARD.test(folded);
}

/** How long bids are valid is no term of the contract. */
const BIDS_VALID =
  /(?<![a-z])(?:bids?|tenders?|proposals?|(?<!standing )offers?|quotes?|quotations?|submissions?|soumissions?|offres?(?! a commandes)|security)(?![a-z])[^.;]{0,60}(?<![a-z])(?:valid|irrevocable|firm|open|held|valides?|valables?|irrevocables?|validity|validite)(?![a-z])/;

/**
 * `before` is the clause that a semicolon ends before the sentence, `year` that in which the notice was published.
 * `isTitle`: the first line of a text is about its contract, whatever its words. `hasPeriod`: the sentence has a first and a last day, which tell more than days of work.
 */
type TermContext = { before: string; year: number | null; hasPeriod: boolean; isTitle: boolean };

/** "Marquage de la chaussée pour une période de cinq (5) ans" */
const IN_TITLE =
  /(?<![a-z])(?:pour une (?:periode|duree) (?:de|d')|for an? (?:[a-z]{3,7} )?(?:period|term)(?! of time))/;

/** Whether a folded sentence says how long the contract runs. */
export function statesTerm(folded: string, { before, year, hasPeriod, isTitle }: TermContext): boolean {
  if (COUNTS_TIME.test(folded) && !hasPeriod) {
    if (DAYS_OF_WORK.test(folded)) return !AFTER_AWARD.test(folded);
    if ((TIME_FOR_WORK.test(folded) || WORK_WITHIN.test(folded)) && !AFTER_AWARD.test(folded)) return true;
  }
  if (!CONTRACT.test(folded) && !CONTRACT.test(before) && !(isTitle && IN_TITLE.test(folded))) return false;
  const found = firstTerm(folded);
  if (!found || IS_ALTERNATE.test(folded)) return false;
  const last = lastYearIn(found[0]);
  if (last !== null && year !== null && last < year) return false;
  const around = folded
    .slice(Math.max(0, found.index - 70), found.index + found[0].length + 40)
    .replace(/\S*$/, "");
  const isLimit = /(?<![a-z])(?:within|dans)(?: the| a| les)?\s$/.test(folded.slice(0, found.index));
  const end = found.index + found[0].length;
  return (
    !isLimit &&
    !NO_TERM.test(around) &&
    !BIDS_VALID.test(around) &&
    !isOfOtherSubject(folded, { start: found.index, end })
  );
}

const DAYS_BEFORE = sought(
  /(?<![a-z])(?:(?:\(?\d{1,3}\)?|one|two|three|four|five|six|seven|eight|ten|fifteen|deux|trois|quatre|cinq|sept|dix|quinze)\s?(?:\(\d{1,3}\))?\s(?:full |calendar |business |working |consecutive |clear )*(?:days?|hours?|weeks?|jours?|heures?|semaines?)(?: \w{1,11})?(?: ouvrables?)?)(?:'|’)?\s(?:before|prior to|in advance|preceding|avant|(?:of|from) (?:the )?(?:bid |tender |proposal )?(?:closing|opening|deadline|due date))(?![a-z])/,
);

/** Whether a folded sentence counts days back from another date: "five working days before the closing". */
export function statesDaysBefore(folded: string): boolean {
  return DAYS_BEFORE.test(folded);
}

const SEASONS_OF_YEAR = "spring|summer|fall|autumn|winter|printemps|ete|automne|hiver";
const MONTHS_OF_YEARS = sought(
  new RegExp(
    `(?<![a-z])(?:between(?: the months of)?|entre(?: les mois d[e'])?) ?(?:${MONTH}) (?:and|et) (?:${MONTH})\\.?,? 20\\d\\d(?!\\d)|(?<![a-z])(?:${MONTH}|${SEASONS_OF_YEAR})(?:\\.?,? 20\\d\\d)?\\s?(?:to|through|until|-|au|a|jusqu'(?:en|au|a))\\s?(?:(?:early|mid|late)[- ]|the end of |l')?(?:${MONTH}|${SEASONS_OF_YEAR})\\.?,? 20\\d\\d(?!\\d)`,
  ),
);

const SEASON_OF_WORK =
  /(?<![a-z])(?:work|construction|project|services?|contract|travaux)(?![a-z])[^.;]{0,80}?(?<![a-z])(begin|start|commence|complete|debut|termin)[a-z]{0,6} (?:\w{1,10} ){0,3}(?:spring|summer|fall|autumn|winter|printemps|ete|automne|hiver)(?: of| de)? 20\d\d/;

/** Whether work begins or ends in a season by this folded sentence: "construction is to begin in the spring of 2027". */
export function seasonOfWork(folded: string): "start" | "end" | null {
  const verb = SEASON_OF_WORK.exec(folded)?.[1];
  if (verb === undefined) return null;
  return verb === "complete" || verb === "termin" ? "end" : "start";
}

const OTHER_MONTHS =
  /fiscal year|(?<![a-z])(?:budgets?|reports?|posted|published|advertis\w*|insurance|previous\w*|current|existing|warrant\w*|design|bidding|tender period|studied|was|were)(?![a-z])/;

/** A line of nothing but months is of the heading above it. */
const LONGEST_MONTHS = 40;
/** Words further away are of another matter. */
const NEAR_MONTHS = 80;
const OF_WORK =
  /(?<![a-z])(?:contract|term|season|services?|work|period|construction|project (?:schedule|duration)|supply|deliver|contrat|saison|periode|duree|travaux)/;

/** Whether a folded sentence says in which months the work begins and ends: "November 2025 through April 2026". */
export function statesMonthsOfWork(folded: string, heading: string): boolean {
  const found = MONTHS_OF_YEARS.exec(folded);
  return (
    found !== null &&
    !OTHER_MONTHS.test(folded.slice(Math.max(0, found.index - NEAR_MONTHS), found.index + NEAR_MONTHS)) &&
    OF_WORK.test(folded.length <= LONGEST_MONTHS ? `${heading} ${folded}` : folded)
  );
}
