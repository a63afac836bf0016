import type { Cue } from "./cue";
import { isOfPapers } from "./papers-of-bids";

const AUXILIARIES = "(?: (?:is|are|will|to|be|expected|anticipated|must|should|shall)){0,5} $";
const AWARD = new RegExp(`(?<![a-z])award(?: of (?:an? |the )?[a-z]{4,12})?${AUXILIARIES}`);
/** "Bidders may withdraw their bids until …" */
const WITHDRAWN =
  /(?<![a-z])(?:withdraw(?:ing|n|al of)?|modify|modifying|retract|amend|revise|retirer|modifier)(?: (?:or|and|ou) \w{3,10})?(?: (?:their|its|his|her|your|any|a|the|submitted|sealed|leurs?|sa|une|la)){0,3} $/;
/** "… shall be submitted in sealed envelopes and delivered to the Clerk by": bids are delivered, not goods. */
const BIDS_SENT =
  /(?<![a-z])(?:submitted|sealed(?! (?:bids|tenders|proposals|quotes|quotations) for)|envelopes?|addressed|mailed|(?:bids?|tenders?|proposals?)(?! (?:for|to (?:supply|provide|furnish)) )|rf[pq]s)(?![a-z])[^.;]{0,80} $/;
const HAND_DELIVERY = /(?<![a-z])(?:hand|courier|mail|bid|tender|proposal|submission) $/;

const VISIT =
  /(?<![a-z])(?:conferences?|reunions?|visites?|rencontres?|seances?|sessions?)(?![a-z])[^.;]{0,56}$/;

const QUESTIONS_ABOUT =
  /(?<![a-z])(?:questions?|renseignements?|precisions?|clarifications?|demandes?) (?:\w{3,14} ){0,2}(?:sur|concernant|portant sur|relati(?:f|ve)s? (?:a|aux?)|au sujet (?:de|des|du)|quant (?:a|aux?)|liee?s? (?:a|aux?)|visant|touchant) (?:la |les |le |l'|cette |votre |une |un |toute )?(?:\w{5,12} )?$/;

/** "Les demandes d'information sont adressées au responsable de l'appel d'offres avant …" */
const QUESTIONS_TO =
  /(?<![a-z])(?:questions?|renseignements?|precisions?|clarifications?|informations?)(?![a-z])[^.;]{0,70}appel d'$/;

/** "La garantie de soumission doit être remise avant …" */
const GARANTIE_DE =
  /(?<![a-z])(?:garanties?|cautionnements?|depots?|cheques?|lettres? d'engagement)(?: (?:accompagnant|de|pour)(?: (?:la|sa|votre|leur|chaque))?)? $/;

/** "Wage decision effective date", "warranty start date" */
const OF_RULES =
  /(?<![a-z])(?:wages?|rates?|decision|determination|warranty|insurance|policy|by-?law|act)(?: period)? $/;
const OTHER_CLOSINGS =
  /(?<![a-z])(?:grant|escrow|financial|lease|loan|mortgage|funding|property|land|market)s? $/;

/** "Requests for an invitation to bid must be received by …" */
const INVITATION = /(?<![a-z])(?:requests? for|ask for|requesting) (?:an? |the )?invitations? to $/;
/** "The committee hopes to send out requests for proposals no later than …": the buyer's own call. */
const CALL_SENT_OUT =
  /(?<![a-z])(?:send(?:ing)? out|issu(?:e|ing)|releas(?:e|ing)|put(?:ting)? out|advertis(?:e|ing)|publish(?:ing)?) (?:an? |the |its |their )?(?:\w{3,12} )?requests? for $/;
/** "Question submittal deadline" */
const OF_QUESTIONS =
  /(?<![a-z])(?:questions?|quer(?:y|ies)|inquir(?:y|ies)|enquir(?:y|ies)|clarifications?|rfis?|comments?|addend(?:um|a)|substitutions?|invoices?|reports?|registrations?|complaints?|protests?|pre-?qualifications?)(?: requests?)?,? $/;

/** "Voter registration", "residents must register", "there is no need to register" */
const NOT_OF_BIDDERS =
  /(?<![a-z])(?:no|vehicle|voter|e-verify|lottery|sam|sam\.gov|land|business|school|camp|program|dog|pet|no need to|need not|not required to|without) $|(?<![a-z])(?:residents?|parents?|children|famil(?:y|ies)|students?|employees|citizens|taxpayers|homeowners|voters|players|patients|visitors to the park|workers|labou?rers|apprentices|volunteers|participants in the (?:program|camp|class))(?![a-z])[^.;]{0,30}$/;
const NOT_OF_BIDDERS_FRENCH =
  /(?<![a-z])(?:aucune|pas d'|sans|pas) ?$|(?<![a-z])(?:eleves?|enfants?|parents?|citoyens|residents|familles|employes)(?![a-z])[^.;]{0,40}$/;

/** "Proposals for grants", "bid protests", "the performance bond is due" */
const OF_GRANTS =
  /(?<![a-z])(?:grants?|scholarships?|rebates?|loans?|subventions?|bourses?|postes?|emplois?|jobs?|positions?|permits?|permis)(?![a-z])[^.;]{0,40}$/;
const PAPER_DUE =
  /(?<![a-z])(?:bonds?|insurance|certificates?|surety|samples?|references|garanties?|cautionnements?|protests?|appeals?|payrolls?|schedules?|plans|licen[cs]es?|presentations?)(?: (?:is|are|must be|shall be|will be))? $/;

/** "The successful proponent will submit its pricing for year two by …" */
const OF_WINNER =
  /(?<![a-z])(?:successful|winning|selected|awarded|chosen|unsuccessful|rejected|sub-?[a-z]{5,12}|engineer|architect|owner|(?:town|city|county|state|board|council|department|district|authority|committee)(?:'s)? (?:shall|will|must|may|is to)|contractor (?:shall|will|must)|l'entrepreneur (?:doit|devra)|retenue?|gagnante?|adjudicataire)(?![a-z])[^.;]{0,60}$/;

const OF_ACCESS = /(?<![a-z])(?:accessibility|accommodation|billing|media) $/;
/** "Public comments", "residents may submit questions" */
const OF_PUBLIC =
  /(?<![a-z])(?:public|residents?|citizens|taxpayers|members of the public|parents|students)(?: (?:may|can|must|should|will|who|have))?(?: \w{3,10})? $/;

/** "The existing service contract runs through June 30" */
const OF_EARLIER =
  /(?<![a-z])(?:existing|current|currently|present|incumbent|previous|former|expiring|actuel\w*|precedent\w*|(?:has|have|had|holds?) an?)(?: \w{3,14}){0,2} $/;
const REPLACED = /(?<![a-z])(?:replac|remplac|succe[ed]|renouvel)\w*(?![a-z])[^.;]{0,40}$/;
const OF_DOCUMENTS =
  /(?<![a-z])(?:available|open|regist\w*|documents?|plans|display|comments?|applications?)(?![a-z])[^.;]{0,60}$/;
/** "Plans and specifications are on file and open for inspection at the Town Hall" */
const DOCUMENTS_OPEN =
  /(?<![a-z])(?:documents?|plans|specifications|drawings|copies|copy|tender (?:forms|packages?)|bid (?:forms|packages?)|manuals?|records?|reports?|bids)(?![a-z])[^.;]{0,80}?(?:(?<![a-z])(?:is|are|be|kept|remain) |(?<![a-z])(?:file|available|seen|examined|purchased|viewed|obtained),? and (?:are |is )?)$/;
const PAPER_MUST =
  /(?<![a-z])(?:deposits?|bonds?|certificates?|insurance|bids?|checks?|cheques?|documents?|forms?|plans|proposals?) $/;

/** "Grant funding for this project expires on …" */
const OF_FUNDS =
  /(?<![a-z])(?:grants?|funds?|funding|appropriation|loan|permit|lease|subvention)(?![a-z])[^.;]{0,40} $/;

/** "Les documents du contrat", "la garantie du contrat" */
const PIECES =
  /(?<![a-z])(?:garanties?|documents?|assurances?|cautionnements?|plans|formulaires?|depots?|soumissions?|cahiers?|copies?|prix|paiements?)(?![a-z])[^.;]{0,40}$/;
/** "The comment period", "the board's term": the words just before the term. */
const OTHER_TERM =
  /(?<![a-z])(?:(?:comment|question|bid|bidding|tender|review|protest|notice|posting|submission|inquiry|registration|appeal|public|fiscal|pay|trial)|(?:board|council|committee|commission|trustee|commissioner|director|mayor|member|officer)(?:s?'|'s)) $/;
const DESIGN = new RegExp(`(?<![a-z])(?:design|engineering) (?:work|phase|drawings|plans)${AUXILIARIES}`);

/** "Design work", "the police school's services" */
const BY_OTHERS =
  /(?<![a-z])(?:design|engineering|survey|bid|evaluation|school|election|library|museum|warranty|insurance|utility|owner's|town's|other|another|no|before|after|until|prior to|once|when|if|than|since|as soon as)(?: the| any| all)? $|(?<![a-z])(?:negotiations?|interviews?|discussions?|evaluations?|selection|award|reviews?|training|orientation|registrations?|inspections?) (?:[a-z]{1,12} ){1,4}$/;

/** "Within 90 days of the notice to proceed" */
const AFTER_NOTICE =
  /(?<![a-z])(?:of|after|from|following|upon|before|prior to|until|suivant|apres|de)(?: (?:the|receipt|of|a|written|official|issuance|date|la|le|l'|reception|de))* ?$/;

/** "A response to every inquiry is given by …": the buyer's own. */
const ANSWERS_TO =
  /(?<![a-z])(?:responses?|answers?|repl(?:y|ies)) (?:to|for) (?:(?:all|every|each|any|the|these|written|vendor|bidder|submitted|received) ){0,3}$/;

/** "Certificates of insurance delivered by May 1" */
const PAPER_DELIVERED =
  /(?<![a-z])(?:certificates?|insurance|bonds?|proofs?|evidence|documents?|documentation|drawings|reports?|samples?|invoices?|submittals?|plans|schedules?|attestations?|assurances?|cautionnements?)(?! (?:and|et) )(?: (?:of|for|d[e']) ?[a-z ]{3,24}?)? (?:(?:to|must|shall|will|are|is|be|devr(?:a|ont)|doi(?:t|vent)) ){0,3}$/;
/** "Les questions des citoyens seront reçues jusqu'au …" */
const DE_CITOYENS =
  /(?<![a-z])(?:questions?|commentaires?|inscriptions?|memoires|plaintes|dons|candidatures? (?:pour|a) (?:le|un|ce|l')|demandes? (?:de |d')(?:subvention|permis|derogation|aide|logement|exemption))(?![a-z])[^.;]{0,60}$/;
/** "Nominations will be received until …" */
const OF_PEOPLE =
  /(?<![a-z])(?:nominations?|resumes?|petitions?|ballots?|donations?|letters of support|comments?|questions?|complaints?|applications? for (?:the )?(?:position|employment|job|appointment|membership|funding))(?![a-z])[^.;]{0,60}$/;

/** "Questions regarding the bids must be received by" */
const ABOUT_BIDS =
  /(?<![a-z])(?:questions?|inquir(?:y|ies)|enquir(?:y|ies)|clarifications?|comments?|rfis?|requests? for (?:information|clarification))(?: \w{4,12}){0,2} (?:about|on|regarding|concerning|respecting|for|to|of|related to|relating to|pertaining to|with respect to|with regard to|in regard to|as to)(?: (?:the|this|any|these|all|our|said|an?))? ?(?:sealed |above |submitted )?$|(?<![a-z])(?:evaluation|review|analysis|lists?|copies|tabulation) of (?:(?:the|all|any|these) )?$/;
/** "Substitution requests will be accepted until …", "requests for approval of equals" */
const OF_SUBSTITUTES =
  /(?<![a-z])(?:substitut\w*|(?:or[ -])?equals?|alternates?|alternatives?|equivalents?|pre-?approvals?|prior approval)(?![a-z])[^.;]{0,40}$/;

/** By rule: "the award is to be completed by", "100 days from the start of work" */
const PATTERNS = new Map<string, ReadonlyArray<RegExp>>([
  ["end/complete", [AWARD, DESIGN, /(?<![a-z])start(?: date)? ?(?:\/|and|&) ?$/]],
  [
    "sub_bid_closing/filed",
    [
      /(?<![a-z])(?:carry|carries|carrying|includ\w+|list|listing|use|using|naming|amounts? of) (?:(?:the|all|their|any) ){0,2}$/,
    ],
  ],
  ["closing/until", [WITHDRAWN, INVITATION, CALL_SENT_OUT, ABOUT_BIDS]],
  ["closing/received", [INVITATION, OF_GRANTS, ABOUT_BIDS]],
  ["closing/are due", [ABOUT_BIDS]],
  ["closing/due", [ABOUT_BIDS]],
  ["closing/documents", [OF_GRANTS]],
  ["closing/must submit", [OF_WINNER]],
  ["closing/handed in by", [WITHDRAWN, INVITATION, OF_GRANTS, OF_WINNER, ABOUT_BIDS]],
  ["closing/to hand in by", [INVITATION, OF_GRANTS, OF_WINNER]],
  ["closing/remises avant", [QUESTIONS_ABOUT, QUESTIONS_TO, GARANTIE_DE, WITHDRAWN, OF_WINNER]],
  ["closing/a remettre avant", [OF_GRANTS, OF_WINNER]],
  [
    "opening/opening",
    [/(?<![a-z])(?:job|position|store|school|park|trail|pool|library|museum|grand|road|season|facility) $/],
  ],
  ["intent/register", [NOT_OF_BIDDERS]],
  [
    "closing/due:",
    [/(?<![a-z])(?:amounts?|balance|rent|fees?|tax(?:es)?|payments?|invoices?|reports?|total|premiums?) $/],
  ],
  [
    "closing/- due",
    [
      /(?<![a-z])(?:questions?|inquir|enquir|rfis?|clarif|answers?|deliverables?|invoices?|reports?|payments?|fees?|tax|samples?|drawings?|requests?(?! for (?:proposal|quot|bid|qualif|tender))|rent|bonds?|insurance|certificates?|references|sub-?bids?|fsb|intent|interest|rsvp|registrations?|comments?|addend|complet|work)/,
    ],
  ],
  [
    "closing/due date",
    [
      /(?<![a-z])(?:deliverables?|invoices?|reports?|payments?|fees?|taxes|samples?|drawings?|requests?|rent)(?: (?:is|are|shall be|will be|must be))? $/,
      PAPER_DUE,
      /(?<![a-z])(?:grant|scholarship|job|rebate|permit|loan) applications?(?![a-z])[^.;]{0,100}$/,
    ],
  ],
  [
    "closing/submission deadline",
    [OF_QUESTIONS, /(?<![a-z])(?:grant|loan|job|permit|scholarship|rebate|abatement) $/],
  ],
  ["closing/received until", [WITHDRAWN, INVITATION, ABOUT_BIDS]],
  ["end/delivery", [BIDS_SENT, PAPER_DELIVERED]],
  ["closing/will be received", [OF_GRANTS, OF_PEOPLE, OF_SUBSTITUTES]],
  ["closing/seront recues", [DE_CITOYENS]],
  ["end/delivery by", [BIDS_SENT, HAND_DELIVERY, PAPER_DELIVERED]],
  ["end/in effect", [OF_EARLIER]],
  ["end/shall end", [OTHER_TERM]],
  ["end/ends", [OF_EARLIER, REPLACED, OF_FUNDS, OTHER_TERM]],
  ["end/fin", [REPLACED, OF_FUNDS]],
  ["end/length until", [OF_EARLIER]],
  ["end/through a day", [OF_EARLIER, OF_DOCUMENTS]],
  ["end/carried out", [PAPER_MUST]],
  [
    "closing/closing date",
    [OTHER_CLOSINGS, /(?<![a-z])(?:q ?& ?a|questions?|inquir(?:y|ies)|rfis?|registration)(?: period)? $/],
  ],
  ["questions/submit", [OF_PUBLIC]],
  ["questions/until", [OF_PUBLIC, OF_ACCESS, ANSWERS_TO]],
  ["questions/ask", [OF_PUBLIC, OF_ACCESS, ANSWERS_TO]],
  ["questions/deadline", [OF_ACCESS]],
  ["questions/demandes", [/(?<![a-z])(?:citoyens|residents|contribuables|public)(?![a-z])[^.;]{0,40}$/]],
  ["closing/submit", [/(?<![a-z])(?:question|quer|inquir|enquir|clarif|rfi|comment|addend|intent)/]],
  ["closing/jusqu'a", [QUESTIONS_ABOUT, QUESTIONS_TO, WITHDRAWN, GARANTIE_DE]],
  ["closing/recues", [QUESTIONS_ABOUT, QUESTIONS_TO, GARANTIE_DE]],
  ["start/debut", [VISIT]],
  ["start/debute", [VISIT, OF_EARLIER]],
  ["start/des le", [VISIT, OF_EARLIER, PIECES]],
  ["start/several begin", [OF_EARLIER, OF_FUNDS, BY_OTHERS]],
  ["end/several end", [OF_EARLIER, REPLACED, OF_FUNDS, BY_OTHERS]],
  ["start/work begins", [OF_EARLIER, OF_FUNDS, BY_OTHERS]],
  ["end/work ends", [OF_EARLIER, REPLACED, OF_FUNDS, BY_OTHERS, OTHER_TERM]],
  ["end/se termine", [OF_EARLIER, REPLACED]],
  ["site_meeting/open for", [DOCUMENTS_OPEN]],
  ["site_meeting/tour", [OF_PUBLIC]],
  ["intent/registration deadline", [NOT_OF_BIDDERS]],
  ["intent/inscription", [NOT_OF_BIDDERS_FRENCH]],
  ["intent/presence", [NOT_OF_BIDDERS_FRENCH]],
  ["start/notice to proceed", [AFTER_NOTICE]],
  ["start/planned", [/(?<![a-z])(?:for|of|on|to|in|about|at|during) (?:the |this |our |all )?$/]],
  [
    "start/date",
    [
      /(?<![a-z])(?:from|after|before|upon|at|to|since|until|within|once|when|as soon as) (?:the )?$/,
      OF_RULES,
    ],
  ],
  [
    "closing/extended",
    [
      /(?<![a-z])(?:opening|visit|meeting|conference|award|start)(?: dates?)? (?:for|of) (?:the |this |all )?$/,
      /(?<![a-z])(?:project|work|completion|construction|delivery|grant|funding|application|payment|registration|warranty) $/,
    ],
  ],
]);
/** Closings whose cue begins with the word for bids. */
const BEGIN_WITH_BIDS: ReadonlySet<string> = new Set(
  [
    ...["received", "received until", "until", "handed in by", "are due", "due", "arrive"],
    ...["jusqu'a", "recues", "remises avant"],
  ].map((name) => `closing/${name}`),
);

/** Whether the words before a cue say that it is about something else. */
export function isOfOther(folded: string, { rule, start }: Pick<Cue, "rule" | "start">): boolean {
  if (BEGIN_WITH_BIDS.has(rule) && isOfPapers(folded, start)) return true;
  const patterns = PATTERNS.get(rule);
  if (!patterns) return false;
  const before = folded.slice(Math.max(0, start - 100), start);
  return patterns.some((pattern) => pattern.test(before));
}
