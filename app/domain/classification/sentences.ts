import { stem, type Token } from "~/domain/classification/folded-text";

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

export type Sentence = { from: number; to: number; inTerms: boolean };

export function sentencesOf(tokens: ReadonlyArray<Token>): Array<Sentence> {
  const sentences: Array<Sentence> = [];
  let from = 0;
  let inTerms = false;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.stem === "") {
      if (at > from) sentences.push({ from, to: at, inTerms });
      from = at + 1;
      inTerms = false;
    } else if (!inTerms) inTerms = termsWords.has(token.stem);
  }
  return sentences;
}
