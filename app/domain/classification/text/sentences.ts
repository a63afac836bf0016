import { stem, type Token } from "~/domain/classification/text/folded-text";

/** A sentence with one of these states terms and seldom says what the job is. */
const TERMS_WORDS: ReadonlyArray<string> = [
  "shall",
  "must",
  "insurance",
  "bidder",
  "proponent",
  "policy",
  "prequalified",
  "respondent",
  "doit",
  "doivent",
  "devra",
  "devront",
  "soumissionnaire",
  "assurance",
  "located",
  "email",
  "telephone",
  "address",
  "adresse",
  "permit",
  "permis",
  "bond",
  "wage",
  "damaged",
  "endommage",
  "endommagee",
  "responsibility",
  "responsable",
  "frais",
  // Who may do the work, and what it is compared with.
  "experience",
  "similar",
  "licensed",
  "licence",
  "license",
  "subcontractor",
  "semblable",
  "similaire",
  "titulaire",
  "traitant",
  // What comes along with it.
  "temporary",
  "permitted",
  "temporaire",
  "assujetti",
];

const termsWords = new Set(TERMS_WORDS.map(stem));

/** With one of these it says who may bid and on what conditions, also behind words that say what is bought. */
const CONDITIONS: ReadonlyArray<string> = [
  ..."permit permis licensed licence license certified certificate registered insurance assurance bond wage".split(
    " ",
  ),
  ..."experience similar semblable similaire subcontractor traitant titulaire damaged bidder proponent respondent".split(
    " ",
  ),
  ..."soumissionnaire".split(" "),
];
const conditionWords = new Set(CONDITIONS.map(stem));

export type Sentence = {
  from: number;
  to: number;
  inTerms: boolean;
  /** Whether it says who may bid and on what conditions. */
  inConditions: boolean;
};

export function sentencesOf(tokens: ReadonlyArray<Token>): Array<Sentence> {
  const sentences: Array<Sentence> = [];
  let from = 0;
  let inTerms = false;
  let inConditions = false;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.stem === "") {
      if (at > from) sentences.push({ from, to: at, inTerms, inConditions });
      from = at + 1;
      inTerms = false;
      inConditions = false;
    } else {
      inTerms ||= termsWords.has(token.stem);
      inConditions ||= conditionWords.has(token.stem);
    }
  }
  return sentences;
}
