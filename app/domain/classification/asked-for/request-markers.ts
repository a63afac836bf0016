/**
 * Words behind which a description says what is bought, wherever they stand: "The work consists of …". They end the
 * clauses before them.
 */
export const STATED: ReadonlyArray<string> = [
  "{work|project|contract|job} {consists|comprises|includes|involves|entails}",
  "{work|project|contract} {generally|primarily|mainly|also|typically} {consists|comprises|includes|involves}",
  "{work|project|contract} {shall|will|may|would} {consist|comprise|include|involve}",
  "{work|project} {to be performed|to be done|performed|required|included} {consists|comprises|includes|involves}",
  "{work|project} {to be performed|to be done|required} {shall|will} {consist|comprise|include|involve}",
  "{work|project} {under|of|in} this {contract|project|tender} {consists|comprises|includes|involves}",
  "{work|project} to be performed under this contract {consists|comprises|includes|involves}",
  "{work|project} {under|of|in} this {contract|project|tender} {shall|will} {consist|comprise|include|involve}",
  "services {consist|comprise|include|involve}",
  "services {shall|will|may} {consist|comprise|include|involve}",
  "services {required|requested|needed|to be provided} {consist|comprise|include|are}",
  "work consisting",
  "{contract|tender|project|agreement} {provides|is} for",
  "scope of {work|works|services|project|contract|this contract|this project|this service contract}",
  "work scope",
  "project {scope|summary|overview}",
  "statement of {work|requirements}",
  "{description|summary} of {work|works|services|project|procurement|requirement|requirements|deliverables}",
  "{work|works|service|services} description",
  "nature of {work|works|requirement|requirements}",
  "{purpose|intent} of this {bid|contract|solicitation|invitation|request|rfp|rfq|rft|tender}",
  "objective of {requirement|contract|procurement}",
  "{has|have} a requirement",
  "requirement {for|is for|is to}",
  "travaux {consistent|comprennent|visent|portent|incluent|consistant|comprenant}",
  "travaux {prevus|vises|projetes|requis|inclus} {consistent|comprennent|visent|sont|incluent}",
  "{contrat|projet|mandat|marche} {consiste|comprend|vise|prevoit|porte|inclut}",
  "services {consistent|comprennent|visent|incluent}",
  "objet du {contrat|marche|mandat|projet}",
  "objet de l {appel|invitation|avis}",
  "nature des {travaux|services|besoins}",
  "{description|portee|etendue} des {travaux|services|besoins}",
  "description sommaire des {travaux|services|besoins}",
  "description du {projet|besoin|mandat|contrat}",
];

/** The same in the part before the first clause. */
export const WANTED: ReadonlyArray<string> = [
  "{bid|bids|tenders|proposals|quotations|quotes|offers|submissions} {for|to}",
  "{contract|contractor|contractors|firm|vendor} for",
  "necessary {to|for} {perform|provide|complete|carry out|accomplish|supply|}",
  "{required|needed} {to|for} {perform|provide|complete|carry out|accomplish|supply}",
  "{request|call|invitation} for {bids|tenders|proposals|quotations|quotes} for",
  "requires",
  "following {business need|business needs|needs}",
  "{work|job} {is|covers}",
  "soumissions {pour|concernant|relatives|visant}",
  "offres {pour|concernant|relatives|visant}",
  "travaux suivants",
  "services suivants",
  "{en vue de|afin de|besoin de|requiert}",
];

/** The same in a description's first sentences. Further on these say what else is to be seen to. */
export const DUTIES: ReadonlyArray<string> = [
  "{contractor|contractors|vendor|provider|service provider|successful bidder|supplier} {shall|will|must|is to|is required to}",
  "{entrepreneur|adjudicataire|fournisseur|prestataire} {doit|devra|aura|effectuera|realisera|executera}",
];

/** What a contractor shall do besides the job: "obtain permits", "protect the lawns". */
export const SIDE_DUTIES: ReadonlyArray<string> = [
  ..."obtain comply ensure keep be have submit pay protect coordinate restore notify follow meet attend hold possess not".split(
    " ",
  ),
  ..."obtenir respecter assurer garder etre avoir deposer payer proteger coordonner aviser detenir posseder se s".split(
    " ",
  ),
];

/** Behind these a name of the job stands in quotation marks. */
export const NAMED_BEHIND: ReadonlyArray<string> = [
  "marked",
  "labeled",
  "labelled",
  "entitled",
  "titled",
  "mention",
  "mentions",
  "identified",
  "identifiee",
  "intitule",
];
