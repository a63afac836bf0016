import type { SectionKey } from "./notice";
import { substanceOf } from "./substance";
import { listsSupplies } from "./supply-lines";

/** The lines of a notice's text under each heading of the detail view (spec section 5). */
export type BidSummary = {
  projectSummary: Array<string>;
  detailedScope: Array<string>;
  compliance: Array<string>;
  materials: Array<string>;
};

/** A "requirements contract" is a kind of contract, not a requirement. */
const COMPLIANCE_WORDS =
  /\b(compliances?|requirements?(?! contracts?\b)|mandatory|compulsory|must|shall|certificates?|licen[cs]es?|insurances?|bonding|safety|qualifications?|credentials?)\b/i;
/** A line with one of these is shown before others when there are too many. */
const STRICT_WORDS = /\b(mandatory|compulsory)\b|(?<!\p{L})obligatoires?(?!\p{L})/iu;
const MATERIAL_WORDS = /\b(equipments?|materials?|vessels?|tools?|quantity|quantities)\b/i;
const FRENCH_COMPLIANCE_WORDS =
  /(?<!\p{L})(exigences?|obligatoires?|doit|doivent|devra|devront|certificats?|licences?|assurances?|cautionnements?|sécurité|qualifications?|attestations?|conformité)(?!\p{L})/iu;
const FRENCH_MATERIAL_WORDS =
  /(?<!\p{L})(équipements?|matériel|matériaux|outils?|outillage|quantités?|véhicules?)(?!\p{L})/iu;
/** "All labour, materials and equipment" is the whole job, and no list of what is needed. */
const WHOLE_JOB =
  /\b(?:all|any|necessary|required|the) (?:of the )?(?:necessary |required )?(?:labou?r|supervision)\b|\blabou?r, /i;
const NUMBERS =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|(hundred|thousand|million|dozen)s?)\b/i;

/** A section or line of this length or less is skipped. */
const MIN_LENGTH = 10;
const MAX_COMPLIANCE_LINES = 5;
const MAX_MATERIAL_LINES = 10;

const SUMMARY_SECTIONS: ReadonlyArray<SectionKey> = [
  "project_summary",
  "summary",
  "overview",
  "description",
  "detailed_description",
  "project_description",
];
const SCOPE_SECTIONS: ReadonlyArray<SectionKey> = ["scope_of_work", "scope", "detailed_description"];

type Sections = Partial<Record<SectionKey, string>>;

const paragraphs = (text: string) =>
  withHeadings(text.split(/\n+/).map((line) => line.trim())).filter((line) => line.length > MIN_LENGTH);

/** A heading such as "Scope:" is too short for a line of its own, and stands before the line that follows it. */
function withHeadings(found: ReadonlyArray<string>): Array<string> {
  const lines: Array<string> = [];
  let headings: Array<string> = [];
  for (const line of found.filter(Boolean)) {
    if (line.length <= MIN_LENGTH && /\p{L}.*:$/u.test(line)) headings.push(line);
    else {
      lines.push([...headings, line].join(" "));
      headings = [];
    }
  }
  return lines;
}

/** In a text of fixed width a sentence goes on in the next line: after a small word, or in small letters. */
const GOES_ON =
  /(?<=(?<!\p{L})(?:a|an|the|of|in|on|at|to|by|or|and|for|with|be|is|are|le|la|les|de|du|des|et|ou|à|au|aux))\n(?=[^\s•▪◦‣·*–-])|(?<=[^\n]{50}[\p{L}\d,])\n(?=\p{Ll}|\()/gu;

function firstFilled(sections: Sections, order: ReadonlyArray<SectionKey>): Array<string> {
  return order.map((key) => paragraphs(sections[key] ?? "")).find((found) => found.length > 0) ?? [];
}

/** "Annex B. Bidders …": the letter after these words is no initial of a name. */
const LETTERED =
  "Annexe?|Appendix|Area|Attachment|Building|Category|Class|Exhibit|Form|Grade|Group|Level|Lot|Option|Part|Phase|Schedule|Section|Type|Unit|Zone";
/** A point after these ends no sentence: "Emil V. Kolb Centre", "P.O. Box", "St. Clair", "Tender No. 26-114". */
const NO_END = [
  `(?<=(?<!\\p{L})(?!(?:${LETTERED}) )\\p{Lu}\\p{Ll}{1,20} )\\p{Lu}\\.`,
  "(?<=\\p{Lu}\\.)\\p{Lu}\\.",
  "(?<!\\p{L})(?:Ste?|Mt|Mrs?|Ms|Dr|e\\.g|i\\.e)\\.",
  "(?<!\\p{L})(?:[Nn]os?|Hwy|Rte|[Aa]rt|[Ss]ec|[Aa]pprox|[Ee]xt)\\.(?=\\s+\\d)",
].join("|");
const SENTENCE_END = `(?<=[.!?;])(?<!${NO_END})\\s+(?=[\\p{Lu}\\d"“(])`;
/** Only the first space of a row can begin a match, so that a long row is read once. */
const LINE_END = new RegExp(`(?<!\\s)\\s*[•▪◦‣·]\\s*|${SENTENCE_END}`, "u");

/** Split at line ends, bullets and sentence ends. */
function lines(text: string): Array<string> {
  return text
    .replaceAll(GOES_ON, " ")
    .split(/\n+/)
    .flatMap((line) => line.split(LINE_END))
    .map((line) => line.replace(/^[-–*\s]+/, "").trim())
    .filter((line) => line.length > MIN_LENGTH);
}

/** Whether the sections say anything about the work: "See attached" and a bare address do not. */
export function hasText(sections: Sections): boolean {
  return Object.values(sections).some((text) =>
    paragraphs(text).some((paragraph) => {
      const said = paragraph.split(LINE_END).map((sentence) => substanceOf(sentence));
      return said.join(" ").trim().length > MIN_LENGTH;
    }),
  );
}

const WORDS = {
  en: { compliance: COMPLIANCE_WORDS, materials: MATERIAL_WORDS },
  fr: { compliance: FRENCH_COMPLIANCE_WORDS, materials: FRENCH_MATERIAL_WORDS },
} as const;

export function summarizeBid(sections: Sections, language: "en" | "fr" = "en"): BidSummary {
  const words = WORDS[language];
  const all = [...new Set(Object.values(sections).flatMap(lines))];
  return {
    projectSummary: firstFilled(sections, SUMMARY_SECTIONS),
    detailedScope: firstFilled(sections, SCOPE_SECTIONS),
    compliance: strictFirst(all.filter((line) => words.compliance.test(line))),
    materials: all
      .filter((line) => words.materials.test(line) && NUMBERS.test(line) && !WHOLE_JOB.test(line))
      .filter(listsSupplies)
      .slice(0, MAX_MATERIAL_LINES),
  };
}

/** As many lines as are shown, in the order of the text. A compulsory site visit is not left out for a form. */
function strictFirst(found: ReadonlyArray<string>): Array<string> {
  const strict = found.filter((line) => STRICT_WORDS.test(line));
  const others = found.filter((line) => !STRICT_WORDS.test(line));
  const shown = new Set([...strict, ...others].slice(0, MAX_COMPLIANCE_LINES));
  return found.filter((line) => shown.has(line));
}
