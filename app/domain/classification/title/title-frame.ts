import { namesWork, type WorkRole } from "~/domain/classification/phrases/work-words";
import { foldText, type Token } from "~/domain/classification/text/folded-text";

/** How City Record and SEAO begin the title of a notice that is published again. */
const REPUBLISHED =
  /^\s*(?:(?:correction|corrected|revised|bid extension|extension|re-?issue|re-?bid|duplicata|addendum|award notice|notice of award)\s*(?:\(\w+\)\s*)?[:–-]\s*)+/i;

/** "TP-2025-08 – ", "Lot 3 - ", "RFP No. 2025-03: ": the number of a call or lot, up to the dash or colon behind it. */
const REFERENCE =
  /^\s*(?:(?:rfp|rfq|rft|rfb|itb|itt|ifb|bid|ao|tp|dp|contract|contrat|projet|project|lot|tender|solicitation|quote|no|n°)\b[\s.#:°-]*)*#?(?=[\w./-]{0,29}\d)[\w./-]{1,30}\s*(?:[–—:]|\s-)\s+/i;

/** Forms of notice that say nothing of the job: "Legal Notice: ", "Sealed Bids for ", "Gré à gré - ". */
const ENGLISH_FORMS = [
  "(?:legal|public|official) notice",
  "(?:sources sought|pre-?solicitation|combined synopsis\\/solicitation|synopsis)(?: notice)?",
  "request for information|market survey|(?:sole source )?market research",
  "award notice|notice of award|notice of intent(?: to (?:sole source|award))?",
  "justification|special notice|cancell?ed|pre-?bid meeting",
  "notice to (?:bidders|contractors)|advertisement (?:for bids?|to bid)|sealed bids?|bids?",
  "(?:(?:multiple|single)[ -]award )?(?:matoc|satoc|idiq|idc|bpa)|blanket purchase agreement",
  "(?:m\\/?wbe )?(?:non-?competitive )?small purchases?(?: method)?",
  "(?:notice of )?intent to sole source|(?:term |requirements )?contract",
];
const FRENCH_FORMS = [
  "(?:contrat )?de gré à gré|gré à gré|octroi (?:d['’]un |de |du )?contrats?|contrats?",
  "contrat à exécution sur demande|entente[- ]cadre|avis de marché",
  "(?:avis d['’])?appels? (?:d['’]offres?|de propositions?)(?: publics?| sur invitation| regroupé)?",
  "demande (?:de |d['’])(?:prix|soumissions?|propositions?|devis|offres?)(?: publique)?",
];
const NUMBER = "(?:\\s(?:no?\\.?|n°|#)?\\s?[\\w./-]{0,24}\\d)?";
const BEFORE_THE_JOB = "\\s*(?:[:–—-]+|\\b(?:for|pour)\\b(?: the)?)\\s+";
const FORM = new RegExp(
  `^\\s*(?:${[...ENGLISH_FORMS, ...FRENCH_FORMS].join("|")})${NUMBER}${BEFORE_THE_JOB}`,
  "i",
);

/** What titles end with: that they are published again, an addendum's number, options to renew. */
const ENDINGS =
  /(?:\((?:re-?bid|re-?issued?|re-?tender|reprise|rappel|regroupement|amended|revised)\)|\b(?:addendum|amendment|addenda)(?: (?:no\.?|number|#))? ?\d*|[.,;]? \(?(?:contract|tender|rfp|project) (?:no\.?|number):? ?[\w-]{2,20}(?: location: [^:]{0,60})?\)?|\bsuite (?:aux?|à) [^:;–]{3,80}|\b(?:avec|incluant|et)(?: \w+)? options? de (?:renouvellement|prolongation)[^:;–]{0,40}|\s[-–—,(]?\s?(?:at |à )?(?:(?:various|multiple) (?:locations|sites)|divers (?:endroits|sites|lieux|emplacements))\)?)$/i;

/** "2026 Sidewalk Tender", "Town Plowing Bids", "Guide Rail RFQ 2026-27": the form stands last, with or without a year. */
const FORM_LAST =
  /\s(?:tenders?|bids?|rf[pqt]|quotes?|quotations?)(?:\s(?:no\.?\s)?#?(?:19|20)\d\d(?:\s?[-–/]\s?\d{1,4})?)?\s*$/i;

/** "Exterior work (includes misc: mech, elec)": the work that goes with the job, which the prime contractor sublets. */
const BESIDES = /\(\s*incl(?:udes|uding|\.)? misc[^()]{0,120}\)?/i;

/** "Roof repair, Camp Henry (Work Plan)": how American garrisons mark what their yearly plan holds. */
const WORK_PLAN = /\((?:\w{2,5} )?(?:non-?\s?)?work ?plan\)/i;

/** "SMD_Services_Roof Repairs": how the New York City Housing Authority marks calls for services. */
const DEPARTMENT = /^\s*smd_?services[_\s]+/i;

/** "Projet du nouvel hôpital, lot 0810: Portes et cadres": the project is the site, the lot the job. */
const LOT_OF_PROJECT =
  /^(.{3,90}?)[\s,–—-]+lot\s?(?:n?[o°]\s?)?\d[\d.]{0,7}[A-Z]?\s?[:–—-]+\s?(?=\p{L})(.+)$/iu;

/** "REQUEST FOR PROPOSALS PHOTOVOLTAIC SYSTEM": the same without a word between. */
const FORM_JOINED =
  /^\s*request for (?:proposals?|bids?|quotations?|quotes?|tenders?)\s+(?!(?:no|for|to|by|from|of|on|and|pour)\b)(?=\p{L}{3})/iu;

/** How lots call a trade: what stands before it is the project, whatever work that names. */
const DISCIPLINE =
  "(?:[ée]lectricit[ée]|plomberie|chauffage|ventilation|cvca?c?|courants? (?:forts?|faibles?)|peintures?|menuiseries?(?: [\\p{L}]+)?" +
  "|ma[çc]onnerie|gros[ -][œo]e?uvre|charpente|couverture|[ée]tanch[ée]it[ée]|serrurerie|cloisons?|carrelages?|d[ée]molition|espaces verts" +
  "|am[ée]nagement paysager|(?:interior |exterior |general )?(?:electrical|plumbing|hvac|roofing|masonry|carpentry|painting|landscaping|paving))";
const DISCIPLINE_LOT = new RegExp(
  `\\s(?:[,–—-]|lot)[^:–—]{0,20}?\\blot\\s?(?:n?[o°]\\s?)?[\\d.]{0,6}\\s?[:–—-]+\\s?(${DISCIPLINE})\\s*$`,
  "iu",
);
const DISCIPLINE_LAST = new RegExp(
  `\\s[–—-]\\s(${DISCIPLINE})(?: (?:work|works|contract|package))?\\s*$`,
  "iu",
);

function withDisciplineAlone(title: string): string {
  const discipline = (DISCIPLINE_LOT.exec(title) ?? DISCIPLINE_LAST.exec(title))?.[1];
  if (!discipline || !PROJECT.test(title) || NO_WORKS.test(title)) return title;
  return FRENCH_DISCIPLINE.test(title) ? `Travaux : ${discipline}` : `${discipline} work`;
}

/** What such lots belong to, and what is no lot of works: "Building Condition Assessment - HVAC". */
const PROJECT =
  /\b(?:new|additions?|renovations?|rehabilitation|expansion|construction|(?:re)?development|restructuration|extension|r[ée]?am[ée]nagement|am[ée]nagement|agrandissement|r[ée]habilitation|r[ée]novation)\b/i;
const NO_WORKS =
  /\b(?:assess|stud(?:y|ies)|design|consult|engineer|architect|inspect|survey|audit|evaluat|supply|supplies|purchase|rental|[ée]tude|professionnel|ma[îi]trise|mission|diagnostic|fourniture|achat|contr[ôo]le)/i;
const FRENCH_DISCIPLINE = /[éèêàç]|\b(?:des|du|de la|lot)\b/i;

function withProjectBehind(title: string): string {
  const [, project, lot] = LOT_OF_PROJECT.exec(title) ?? [];
  if (!project || !lot || !SAYS_SOMETHING.test(project)) return title;
  const names = foldText(project).tokens;
  return names.some(({ stem: word }) => WORK.some((role) => namesWork(role, word)))
    ? title
    : `${lot} - ${project}`;
}

/** The title without the words that say how it was published. */
export function unframed(published: string): string {
  const title = without(withDisciplineAlone(published), FORM_JOINED);
  const begun = withProjectBehind(
    [REPUBLISHED, REFERENCE, FORM, FORM, REFERENCE, DEPARTMENT, BESIDES, WORK_PLAN, FORM_LAST].reduce(
      without,
      title,
    ),
  );
  return withSiteBehind(trimmedEnd(without(begun.trimEnd(), ENDINGS)));
}

/** The title without the spaces, commas and dashes at its end. */
function trimmedEnd(title: string): string {
  let end = title.length;
  while (end > 0 && " ,-–".includes(title.charAt(end - 1))) end -= 1;
  return end === 0 ? title : title.slice(0, end);
}

const SAYS_SOMETHING = /\p{L}{3}/u;

function without(title: string, words: RegExp): string {
  const rest = title.replace(words, "");
  return SAYS_SOMETHING.test(rest) ? rest : title;
}

/** How far the dash or colon may be that ends the name of a site. */
const LONGEST_SITE = 70;
const SEPARATOR = /\s[-–—]\s|\s?:\s/;

/** French names of sites begin with such a word, English ones end with it. */
const FRENCH_SITES = new Set(
  (
    "ecole chsld clsc hopital hotel bibliotheque caserne pavillon arena college cegep universite edifice immeuble ville " +
    "municipalite mrc palais maison residence complexe centre polyvalente externat institut faculte stade musee " +
    "theatre eglise foyer manoir auberge gare terminus aerogare aeroport colisee gymnase chalet garage batiment batisse " +
    "penitencier etablissement campus cisss ciusss cusm chum chu css cssmi csdm cssdm csspi hlm omh ohm mairie parc poste cpe aeroport"
  ).split(" "),
);
const ENGLISH_SITES = new Set(
  "school hospital library college university campus building hall arena airport".split(" "),
);
/** "City of Springfield", "Department of Public Works". */
const ENGLISH_BUYERS = new Set(
  "city town village township county department district borough region".split(" "),
);

const WORK: ReadonlyArray<WorkRole> = ["labour", "serve", "build", "clean", "clear", "tend"];

/** "École Saint-Joseph - Achat d'un tracteur": a site that is named first says where, so it is read behind the rest. */
function withSiteBehind(title: string): string {
  const separator = SEPARATOR.exec(title.slice(0, LONGEST_SITE));
  if (!separator) return title;
  const site = title.slice(0, separator.index);
  const rest = title.slice(separator.index + separator[0].length);
  if (!SAYS_SOMETHING.test(rest) || !isSiteName(foldText(site).tokens)) return title;
  return `${rest} - ${site}`;
}

const NUMBERED = /\d|^[a-z]$|^(?:and|no|number)$/;

/** "Bldg 1245", "Buildings 12 and 14". */
function isNumberedBuilding([first, ...rest]: ReadonlyArray<Token>): boolean {
  const isBuilding = first?.stem === "building" || first?.stem === "bldg";
  return isBuilding && rest.length > 0 && rest.every(({ stem: word }) => NUMBERED.test(word));
}

function isSiteName(tokens: ReadonlyArray<Token>): boolean {
  const first = tokens[0]?.stem ?? "";
  const last = tokens.at(-1)?.stem ?? "";
  const isNamed =
    isNumberedBuilding(tokens) ||
    FRENCH_SITES.has(first) ||
    ENGLISH_SITES.has(last) ||
    (ENGLISH_BUYERS.has(first) && tokens[1]?.stem === "of");
  return isNamed && !tokens.some(({ stem: word }) => WORK.some((role) => namesWork(role, word)));
}
