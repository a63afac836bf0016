import { PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import { foldText } from "~/domain/classification/text/folded-text";
import type { Notice } from "~/domain/opportunities/notice";

export const BID_TYPES = [
  "Request for Proposal",
  "Request for Quotation",
  "Request for Tender",
  "Prequalification",
  "Standing Offer",
  "Supply Arrangement",
  "Request for Information",
  "Advance Notice",
  "Other",
] as const;
export type BidType = (typeof BID_TYPES)[number];

/** Phrases that name the kind of notice, wherever they occur. */
const NAMES: Readonly<Record<BidType, ReadonlyArray<string>>> = {
  "Request for Proposal": [
    "request{s|} for {negotiated|} proposal",
    "{rfp|nrfp|irfp|crfp}",
    "rfp against supply arrangement",
    "competitive sealed proposal",
    "negotiated acquisition",
    "call for proposals",
    "demande proposition",
    "demande propositions",
    "appel de propositions",
  ],
  "Request for Quotation": [
    "request{s|} for {quotation|quote|pricing|price}",
    "{rfq|irfq|itq quotation}",
    "invitation to quote",
    "combined synopsis {and|} solicitation",
    "quotations are invited",
    "demande {de prix|soumission|soumissions|cotation|cotations}",
    "avis {de demande|} prix",
  ],
  "Request for Tender": [
    "request{s|} for {tender|tenders|bid|bids}",
    "{rft|rfb|itt|itb|ifb}",
    "invitation {to tender|to bid|for bid|for bids|for tender}",
    "competitive sealed bid",
    "call for {tender|tenders|bids}",
    "issued for tender",
    "avis appel offres",
    "appel offres public",
    "invitation a soumissionner",
  ],
  Prequalification: [
    "invitation to qualify",
    "request{s|} for {supplier|} {qualification|prequalification}",
    "{rfsq|rfpq|rfqual|itq|soq}",
    "{request|call} for {statement|statements} of {qualification|qualifications}",
    "call for {qualification|qualifications|prequalification}",
    "{prequalification|pre qualification|pre qualified list|prequalified list}",
    "{source list|vendor of record|roster|vor}",
    "call for competition",
    "{repertoire|liste} {fournisseurs|entrepreneurs|source}",
    "repertoire ouvert d entrepreneurs",
    "{avis|appel|demande} de {qualification|prequalification}",
    "invitation {se qualifier|a se qualifier}",
    "qualification {entreprises|fournisseurs|prestataires}",
    "homologation",
  ],
  "Standing Offer": [
    "request for standing offer",
    "standing offer",
    "{rfso|rmso|nmso}",
    "offre a commandes",
    "demande offre a commandes",
    "offres a commandes",
  ],
  "Supply Arrangement": [
    "request for supply arrangement",
    "supply arrangement",
    "rfsa",
    "arrangement en matiere approvisionnement",
    "dama",
  ],
  "Request for Information": [
    "request{s|} for {information|expression of interest|expressions of interest|interest|information}",
    "{rfi|reoi|rfei|eoi}",
    "sources sought",
    "{letter|letters} of interest",
    "{expression|expressions} of interest",
    "market {sounding|consultation|engagement}",
    "demande {renseignements|information|d informations}",
    "{lettre|avis|appel} {d interet|de manifestation interet|a manifestation interet}",
    "appel d interet",
  ],
  "Advance Notice": [
    "{advance|advanced} {procurement notice|notice|noip|notice of intended procurement}",
    "{apn|presolicitation|pre solicitation}",
    "prior information notice",
    "{preavis|avis prealable} {approvisionnement|}",
    "avis {projet marche|intention}",
  ],
  Other: [
    "advance contract award notice",
    "{award notice|acan}",
    "avis adjudication contrat {l avance|}",
    "preavis adjudication contrat",
    "special notice",
    "offer to purchase",
    "{otp}",
    "gre a gre",
    "not applicable",
  ],
};

/** Phrases for any call for bids. They count only if no phrase of `NAMES` occurs. */
const CALLS_FOR_BIDS: ReadonlyArray<string> = [
  "solicitation",
  "open bidding",
  "open tendering",
  "tender",
  "selective tendering",
  "competitive",
  "traditional",
  "notice of proposed procurement",
  "notice of intended procurement",
  "appel offres",
  "invitation ouverte a soumissionner",
  "open",
  "ouvert",
  "invitation",
];

/** Words for bids in a title or a summary. They count last: a "sealed bid request for proposal" is a request for proposals. */
const BIDS: ReadonlyArray<string> = [
  "sealed {bid|tender}",
  "bids",
  "{invites|inviting|seeks|seeking|accepting|receive|submit} tenders",
  "tender {for|no|number|notice|call|opportunity|package|20|will be|are invited}",
  "bid {notice|opportunity|opening|call|package}",
  "soumissions",
];

const nameIndex = new PhraseIndex<BidType>(
  BID_TYPES.flatMap((type) => NAMES[type].map((phrase) => [phrase, type] as const)),
);
const callIndex = new PhraseIndex<BidType>(
  CALLS_FOR_BIDS.map((phrase) => [phrase, "Request for Tender"] as const),
);
const bidsIndex = new PhraseIndex<BidType>(BIDS.map((phrase) => [phrase, "Request for Tender"] as const));

function firstNamedIn(index: PhraseIndex<BidType>, texts: ReadonlyArray<string | null>): BidType | null {
  for (const text of texts) {
    if (text === null) continue;
    const { tokens } = foldText(text.slice(0, READ_LENGTH));
    for (let at = 0; at < tokens.length; at += 1) {
      const match = index.matchAt(tokens, at);
      if (match) return match.rules[0];
    }
  }
  return null;
}

/** How many characters of the summary are searched for the procedure. */
const OPENING_LENGTH = 400;
/** How many characters of the other texts are read. */
const READ_LENGTH = 1_000;

export type BidTypeSource = Pick<Notice, "noticeType" | "procurementMethod" | "title" | "summary">;

/** Looks in the portal's notice type first, then in the title, the procedure and the summary. */
export function bidTypeOf({ noticeType, procurementMethod, title, summary }: BidTypeSource): BidType {
  const opening = summary?.slice(0, OPENING_LENGTH) ?? null;
  return (
    firstNamedIn(nameIndex, [noticeType, title, procurementMethod, opening]) ??
    firstNamedIn(callIndex, [noticeType, procurementMethod]) ??
    firstNamedIn(bidsIndex, [noticeType, title, procurementMethod, opening]) ??
    "Other"
  );
}
