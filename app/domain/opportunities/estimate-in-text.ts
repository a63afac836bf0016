/** An estimate of this very job's value in a notice's text, in dollars. A range has two figures, one figure only `most`. */
export type Estimate = {
  least: number | null;
  most: number;
  currency: "CAD" | "USD" | null;
  sentence: string;
};

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d{1,2})?|\d{4,9}(?:[.,]\d{1,2})?|\d{1,3}(?:[.,]\d{1,2})?(?=\s?(?:k|m|mm|million|thousand|mille|M)\b)`;
/** "$5-10 million": the first figure has the second's scale. */
const SHARED_SCALE = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?=\s?(?:-|–|—|to|and|à|et)\s?\$?\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:k|m|mm|millions?|thousand|mille)\b)`;
const SCALE = String.raw`(?:\s?(?:k|thousand|mille|m|mm|millions?(?: de dollars| dollars)?))?(?![\p{L}\d])`;
const money = (name: string) =>
  String.raw`(?:(?<${name}Before>(?:CAD?|US|USD|CDN)?\s?\$|CAD|USD)\s?)?(?<${name}>${NUMBER}|${SHARED_SCALE})(?<${name}Scale>${SCALE})(?<${name}After>\s?(?:\$|CAD|USD|CDN|dollars))?`;

/** The words right before the figure. */
const LEAD = [
  String.raw`(?:the )?(?:(?:approximate|approx\.?|total|overall|maximum|anticipated) )*estimated (?:total )?(?:(?:contract|project|construction|tender|procurement|work|overall|aggregate|design-builder and construction) )?(?:value|cost|budget|price|amount)(?: (?:of|for) (?:the|this) (?:contract|project|works?|scope|construction|procurement|requirement|tender|opportunity|solicitation))?`,
  String.raw`(?:the )?(?:approximate|approx\.?|anticipated) (?:(?:contract|project|construction|total) )?(?:value|cost|budget)(?: of (?:the|this) (?:contract|project|works?|construction|requirement))?`,
  String.raw`(?:the )?(?:project|construction|contract) (?:budget|estimate)(?: (?:for|of) (?:the|this) (?:contract|project|works?|construction))?`,
  String.raw`(?:approximate |engineer['’]s |construction )?estimate(?: of cost)?`,
  String.raw`(?:(?:construction|project|price|the) )*(?<magnitude>magnitude)(?: (?:of|for) (?:the |this )?(?:construction|project|works?|requirement))?(?: costs?)?`,
  String.raw`(?:the )?(?:(?:construction|project|price|estimated|engineer['’]s) )*(?:(?:cost|price) (?:estimate )?|estimate )range(?: (?:of|for) (?:the|this) (?:contract|project|works?|construction))?`,
  String.raw`(?:this|the) (?:project|procurement|requirement|contract) is (?:estimated|valued|expected to cost)(?: at)?(?: a value| to cost)?`,
  String.raw`valued(?= at [^.;]{0,40}, (?:the|this) (?:project|contract|procurement)\b)`,
  String.raw`(?:this|the) (?:contract|project|procurement) will be an? [^.;$\d]{0,60}?\bvalued`,
  String.raw`(?:le |ce )?(?:projet|contrat|marché) (?:est )?(?:évalué|estimé)`,
  String.raw`(?:le )?(?:coût|budget|montant) (?:total )?(?:des travaux|du projet|du contrat|du marché) (?:est |serait )?(?:évalué|estimé)`,
  String.raw`(?:la )?valeur (?:des travaux|du projet|du contrat|du marché)(?: est)? (?:évaluée|estimée)`,
  // Of a bare value only a range is an estimate: see `estimateOf`.
  String.raw`(?<bare>(?:the )?(?:(?:contract|project) (?:value|cost|budget|amount)|(?:value|cost) of (?:the|this) (?:contract|project|works?)|valeur (?:du contrat|du projet|du marché|des travaux)|coût (?:du projet|des travaux)))`,
  String.raw`(?:la )?valeur (?:totale )?(?:approximative estimée|estimée|estimative|approximative)(?: du (?:contrat|projet|marché)| de ce (?:contrat|projet)| des travaux)?(?: est estimée)?`,
  String.raw`(?:le )?(?:coût|budget|montant) (?:total )?(?:estimé|estimatif|approximatif)(?: du (?:contrat|projet|marché)| des travaux)?`,
].join("|");
const JOINT = String.raw`(?:\s?\((?:excluding|including|before|hors|avant|incluant|plus)[^()]{1,30}\))?\s?(?::|=|–|-)?\s?(?:(?:is|was|will be|to be|estimated|anticipated|expected|est|se situe|of|de|à|at|between|entre|from|in the range of|in the order of|range of|in the amount of|approximately|about|approx\.?|nearly|around|environ|près de|up to|cdn|cad)\s?){0,5}:?\s?`;
const RANGE = String.raw`(?:\.?\s?(?:-|–|—|>|to|and|à|et)\s?${money("second")})?`;
const ESTIMATE = new RegExp(
  String.raw`(?<![\p{L}\d])(?<lead>${LEAD})${JOINT}${money("first")}${RANGE}`,
  "giu",
);

/** What an amount is for that is not the job: what a bidder pays or insures, another contract, or one of many. */
const OF_OTHERS =
  /\b(?:deposits?|bonds?|bonding|sureties|surety|insurance|liability|penalt(?:y|ies)|liquidated|damages|fees?|fines?|threshold|holdback|letters? of credit|previous|prior|past|similar|other (?:contracts?|projects?)|reference projects?|experience|bidders? (?:must|shall) have|completed|deductible|cheque|allowance|per|each|hourly|monthly|annual sales|revenue|turnover|not binding on|assets?|original(?:ly)?|rejected|class [a-d]|minimum|includes? land|architects?(?!['’]s)|designers?|services for an? project)\b|(?<!\p{L})(?:cautionnements?|garanties?|assurances?|pénalités?|seuil|frais|amendes?|dépôts?|retenue|antérieurs?|précédents?|semblables?|similaires?|expérience|initiale?ment|refusée?s?|classe [a-d]|architectes?|minimale?|par (?:mois|heure|unité))(?!\p{L})/iu;
const PER_UNIT =
  /^\s?(?:\/|per\b|each\b|a (?:month|year|day|ton|tonne)\b|par\b|l['’]unité|annually\b|annuellement\b|or (?:more|greater|less)|and (?:over|above)|et plus|(?:to|and|à|et|-|–|—)\s*$)/iu;

/** Before the words: a kind of job that the call is for, and none of its own. */
const OF_A_KIND =
  /\b(?:an?|any|with|whose|having|if|where|when|unless|projects?|contracts?|works?|jobs|assignments|if the|where the|when the|of which the)\s+$|(?<!\p{L})(?:une?|dont la|dont le|projets? d['’]une|si la|si le|lorsque la|lorsque le)\s+$/iu;
/** Said of one job after all: "This project …, with an estimated value of". */
const OF_THIS_JOB =
  /(?<!\p{L})(?:this|the) (?:construction )?(?:project|contract|solicitation|procurement)\b[^.;]*, with an?\s+$/iu;
/** Why the estimate is stated. */
const PURPOSE =
  /\bto assist (?:bidders )?with (?:bonding|insurance)(?: (?:and|or) (?:bonding|insurance))? requirements\b/giu;
const UP_TO =
  /^[^.;]{0,12}?(?:\band (?:below|under|less)\b|\bor (?:below|under|less)\b|\bet moins\b|\bou moins\b)/iu;

const LEAST = 1_000;
const MOST = 20_000_000_000;
/** A text is read to here, and a line to here. */
const READ_LENGTH = 40_000;
const LINE_LENGTH = 2_000;

/** The estimate that the text states for this job; `null` if there is none, or several that differ. */
export function estimateInText(text: string): Estimate | null {
  const found = text
    .slice(0, READ_LENGTH)
    .split("\n")
    .flatMap((line) => estimatesOfLine(line.slice(0, LINE_LENGTH)));
  const [first] = found;
  if (first === undefined) return null;
  const isSame = ({ least, most }: Estimate) => least === first.least && most === first.most;
  const isWithOptions = ({ most }: Estimate) => HAS_OPTIONS.test(first.sentence) && most > first.most;
  return found.every((each) => isSame(each) || isWithOptions(each)) ? first : null;
}

/** A larger figure elsewhere may count these. */
const HAS_OPTIONS =
  /\b(?:extensions?|renewals?|options?)\b|(?<!\p{L})(?:prolongations?|périodes supplémentaires)(?!\p{L})/iu;

const SENTENCE_END = /(?<=[.;!?])\s+(?=[\p{Lu}\d“"])/u;

const LEAD_WORD =
  /estim|approx|budget|anticipated|magnitude|valued|évalué|(?:price|cost) range|(?:value|cost|amount|valeur|coût)\b/i;
/** What is said of a figure stands this near to it; a line without points goes on about other things. */
const NEAR_BEFORE = 160;
const NEAR_AFTER = 120;

function estimatesOfLine(line: string): Array<Estimate> {
  if (!/\d/.test(line) || !LEAD_WORD.test(line)) return [];
  return line
    .replace(PURPOSE, "")
    .split(SENTENCE_END)
    .flatMap((sentence) => [...sentence.matchAll(ESTIMATE)].flatMap((match) => estimateOf(match, sentence)));
}

function estimateOf(match: RegExpMatchArray, sentence: string): Array<Estimate> {
  const groups = match.groups ?? {};
  const rest = sentence.slice(match.index! + match[0].length);
  const before = sentence.slice(0, match.index);
  const near = before.slice(-NEAR_BEFORE) + match[0] + rest.slice(0, NEAR_AFTER);
  if (OF_OTHERS.test(near) || PER_UNIT.test(rest) || UP_TO.test(rest)) return [];
  const isOfThisJob = groups.magnitude !== undefined || OF_THIS_JOB.test(before);
  if (OF_A_KIND.test(before) && !isOfThisJob) return [];
  const hasMark = [groups.firstBefore, groups.firstAfter, groups.secondBefore, groups.secondAfter].some(
    Boolean,
  );
  const second = dollars(groups.second, groups.secondScale);
  const isShort = second !== null && !groups.firstScale?.trim() && Number(groups.first) < LEAST;
  const first = dollars(groups.first, isShort ? groups.secondScale : groups.firstScale);
  if (!hasMark || first === null) return [];
  if (groups.bare !== undefined && (second === null || second <= first)) return [];
  const [least, most] = second === null || second <= first ? [null, first] : [first, second];
  if (most < LEAST || most > MOST) return [];
  return [{ least, most, currency: currencyOf(match[0]), sentence: sentence.trim() }];
}

function dollars(digits: string | undefined, scale: string | undefined): number | null {
  if (digits === undefined) return null;
  const isGrouped = /^\d{1,3}(?:,\d{3})+/.test(digits);
  const number = Number(
    (isGrouped ? digits.replaceAll(",", "") : digits.replace(",", ".")).replace(/[^\d.]/g, ""),
  );
  const letter = scale?.trim().charAt(0).toLowerCase() ?? "";
  const isThousand = letter === "k" || letter === "t" || /^mille(?!\p{L})/iu.test(scale?.trim() ?? "");
  return Math.round(number * (isThousand ? 1_000 : letter === "m" ? 1_000_000 : 1));
}

function currencyOf(words: string): "CAD" | "USD" | null {
  if (/\bUSD?\b/.test(words)) return "USD";
  return /\b(?:CAD?|CDN)\b/.test(words) ? "CAD" : null;
}
