import { sought } from "../patterns/sought";

const HEADS =
  "(?:requests?|applications?|samples?|references|objections?|protests?|appeals?|challenges?|payments?|fees?|advertis(?:ing|ements?)|alternates|substitutions?|withdrawals?|changes|corrections?|modifications?|amendments?|revisions?|bonds?|securit(?:y|ies)|deposits?|guarant(?:y|ees?)|insurance|certificates?|approvals?|results?|lists?|reviews?|evaluations?|analys[ei]s|errors?|omissions?|exceptions?|reports?|summar(?:y|ies)|decisions?)";
const NO_VERB =
  "(?: (?!(?:will|shall|must|is|are|may|can|should|has|have|be|by|before|until)(?![a-z]))[\\w'-]{1,14}){0,8}?";

/** "Samples for the bid must be received by": what bids have, and not the bids. */
const OF_BIDS = sought(
  new RegExp(
    `(?<![a-z])${HEADS}${NO_VERB} (?:for|to|of|on|in|about|from|against|with)(?: (?:the|this|any|all|these|an?|our|each|said))?(?: sealed)? ?$`,
  ),
);
/** "Requests for proposals are due" are the call's answers; "requests for bid documents" are not. */
const CALL = /(?<![a-z])requests? for (?:(?:sealed|competitive|the) )?$/;
const PAPERS_NEXT =
  /^(?:bid|tender|proposal|quotation) (?:documents?|packages?|forms?|specifications?|lists?|plans)(?![a-z])/;

const TETES =
  "(?:demandes?(?= (?:de |d'|des |pour )[a-z])|retraits?|echantillons?|resultats?|analyses?|evaluations?|modifications?|corrections?|listes?|paiements?|contestations?|etudes?|examens?|rapports?)";
const SANS_VERBE =
  "(?:(?: |')(?!(?:doi(?:t|vent)|devr(?:a|ont)|ser(?:a|ont)|est|sont|peu(?:t|vent)|qui|avant|jusqu)(?![a-z]))[\\w-]{1,16}){0,7}?";
/** "Les échantillons pour la soumission doivent être reçus avant …"; not "la Ville demande des soumissions" */
const DE_SOUMISSIONS = sought(
  new RegExp(
    `(?<![a-z])(?!demandes? (?:de |des |d')$)${TETES}${SANS_VERBE} (?:de|des|du|pour|a|aux?|sur|dans)(?: (?:la|les|l'|cette|une?|toute|votre))? ?$`,
  ),
);

const DEMANDES = /(?<![a-z])demandes? (?:de |des |d'|du )$/;
const DOCUMENTS_NEXT = /^(?:documents?|formulaires?|cahiers?) de (?:soumission|reponse|candidature)/;

const FARTHEST = 100;

/** Whether bids, whose word begins at a place, are only named by something that they have, or that is asked about them. */
export function isOfPapers(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - FARTHEST), start);
  const after = folded.slice(start, start + 40);
  if (DE_SOUMISSIONS.test(before, folded)) return true;
  if (DEMANDES.test(before) && DOCUMENTS_NEXT.test(after)) return true;
  if (!OF_BIDS.test(before, folded)) return false;
  return !CALL.test(before) || PAPERS_NEXT.test(after);
}
