/** The words of lists that are written as text. */
export const wordSet = (...lists: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(lists.join(" ").split(/\s+/).filter(Boolean));

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/** Folding keeps ligatures; portals write "œuvre" and "oeuvre". */
export const withoutLigatures = (text: string): string =>
  text.replace(/[œæß]/giu, (sign) => LIGATURES[sign.toLowerCase()] ?? sign);

/** Written in one way: "Main Street" and "Main St.". */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  street: "st",
  saint: "st",
  sainte: "st",
  ste: "st",
  road: "rd",
  avenue: "ave",
  av: "ave",
  boulevard: "blvd",
  boul: "blvd",
  drive: "dr",
  crescent: "cres",
  highway: "hwy",
  place: "pl",
  court: "ct",
  lane: "ln",
  parkway: "pkwy",
  mount: "mt",
  township: "twp",
  building: "bldg",
  center: "centre",
  ctr: "centre",
  rehab: "rehabilitation",
  reno: "renovation",
  maint: "maintenance",
};

export const shortForm = (word: string): string =>
  Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word;

/** They join words, and portals write them as signs or leave them out. */
export const CONNECTORS = wordSet("and et the");

/** The procedure and its papers, in both languages: they say nothing about which contract it is. Folded. */
export const PROCEDURE_WORDS = `
  request requests tender tenders tendering proposal proposals quotation quotations quote quotes bid bids bidding bidders
  invitation invitations rft rfp rfq rfb rfi rfso rfsq nrfp itt itb ifb itq eoi notice notices call calls solicitation
  solicitations submission submissions expression expressions interest prequalification prequalified qualification
  qualifications qualified pre standing offer offers arrangement arrangements competitive sealed public open contract
  contracts contractor contractors agreement agreements procurement opportunity opportunities purchase document documents
  project projects program programs programme addendum amended reissue appel appels offre offres avis demande demandes
  soumission soumissions proposition propositions prix publique publics contrat contrats entente ententes projet projets
`;

/** They name no work and no place by themselves. */
export const EMPTY_WORDS = wordSet(
  PROCEDURE_WORDS,
  `
  a an in on at by with as or per for to from of via into within throughout across de des du d l la le les en au aux pour
  sur par dans un une ou avec selon its this that no number numero
  various miscellaneous multiple several general new required needed as-needed divers diverses location locations site
  sites annual yearly annuel annuelle year term
  service services supply supplies supplying delivery provision provide providing maintenance repair repairs repairing
  work works operation operations install installing installation installations replace replacing replacement
  replacements rehabilitation rehabilitate renovation renovations renewal renewals construct construction
  reconstruction rebuild improvement improvements upgrade upgrades upgrading removal clearing control management rental
  travaux fourniture entretien reparation reparations refection remplacement construction reconstruction renovation
  renovations installation enlevement services livraison location
`,
);
