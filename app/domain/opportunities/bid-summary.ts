import type { SectionKey } from "./notice";

/** The lines of a notice's text under each heading of the detail view (spec section 5). */
export type BidSummary = {
  projectSummary: Array<string>;
  detailedScope: Array<string>;
  compliance: Array<string>;
  materials: Array<string>;
};

const COMPLIANCE_WORDS =
  /\b(compliances?|requirements?|mandatory|must|shall|certificates?|licen[cs]es?|insurances?|bonding|safety|qualifications?|credentials?)\b/i;
const MATERIAL_WORDS = /\b(equipments?|materials?|vessels?|tools?|quantity|quantities)\b/i;
const FRENCH_COMPLIANCE_WORDS =
  /(?<!\p{L})(exigences?|obligatoires?|doit|doivent|devra|devront|certificats?|licences?|assurances?|cautionnements?|sécurité|qualifications?|attestations?|conformité)(?!\p{L})/iu;
const FRENCH_MATERIAL_WORDS =
  /(?<!\p{L})(équipements?|matériel|matériaux|outils?|outillage|quantités?|véhicules?)(?!\p{L})/iu;
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
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line.length > MIN_LENGTH);

function firstFilled(sections: Sections, order: ReadonlyArray<SectionKey>): Array<string> {
  return order.map((key) => paragraphs(sections[key] ?? "")).find((found) => found.length > 0) ?? [];
}

/** Split at line ends, bullets and sentence ends. */
function lines(text: string): Array<string> {
  return (
    text
      .split(/\n+/)
      // Only the first space of a row can begin a match, so that a long row is read once.
      .flatMap((line) => line.split(/(?<!\s)\s*[•▪◦‣·]\s*|(?<=[.!?;])\s+(?=[\p{Lu}\d"“(])/u))
      .map((line) => line.replace(/^[-–*\s]+/, "").trim())
      .filter((line) => line.length > MIN_LENGTH)
  );
}

/** Whether there is anything to read in the sections. */
export function hasText(sections: Sections): boolean {
  return Object.values(sections).some((text) => paragraphs(text).length > 0);
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
    compliance: all.filter((line) => words.compliance.test(line)).slice(0, MAX_COMPLIANCE_LINES),
    materials: all
      .filter((line) => words.materials.test(line) && NUMBERS.test(line))
      .slice(0, MAX_MATERIAL_LINES),
  };
}
