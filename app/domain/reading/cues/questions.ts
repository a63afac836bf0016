import { A_DAY_NEXT, cueRules, gap, QUESTIONS } from "./cue";

const OTHER_MATTER =
  "answer|respon(?:d(?!ents?(?![a-z]))|se)|posted|(?:bids?|tenders?|proposals?)(?<!(?:about|on|regarding|concerning|to|of|for) (?:(?:the|this|any|these|an?) )?[a-z]{3,9}) (?:must|will|shall)|meeting|visit|closing date";

const NAMED = /question|quer|inquir|enquir|clarif|^requests?$|rfi|comments/;

/** Until when bidders may ask. */
export const QUESTIONS_CUES = cueRules(
  "questions",
  {
    "not after": `^after (?=[^.;]{4,60}? (?:no (?:further |more |additional )?${QUESTIONS}|${QUESTIONS} (?:will|shall|may|can)(?: ?not|n't) be) )|(?<![a-z])no (?:further |more )?${QUESTIONS} (?:accepted|answered|considered|taken) after(?![a-z])|(?<![a-z])(?:no )?${QUESTIONS}(?: \\w+){0,9}? (?:will|shall|may|can) (?:not )?be (?:received|accepted|considered|answered|entertained|asked|submitted) (?:\\w+ ){0,3}?after(?![a-z])|(?<![a-z])no ${QUESTIONS}(?: \\w+){0,5}? be (?:accepted|considered|answered|entertained) (?:within|less than|later than)(?![a-z])|${QUESTIONS} (?:(?:received|submitted|asked|made|sent) )?(?:after|later than)(?![a-z])(?=[^.;]{0,160}(?:not be|may not|cannot|be (?:answered|considered)))`,
    ask: `${QUESTIONS}${gap(200, OTHER_MATTER)}(?:must|shall|should|will|may|can|need to|needs to|have to|has to|are to|to) (?!(?:have|receive|get) )${gap(16, OTHER_MATTER)}(?:be )?(?:\\w+ ){0,2}?(?:received|submitted|directed|sent|made|e-?mailed|forwarded|addressed|accepted|asked|posed|posted (?:on|to|in|through|via)|in writing|entertained|presented|provided)(?![a-z])`,
    "for questions": `(?<![a-z])(?:contact|call|e-?mail|write|reach)(?![a-z])[^;]{3,80}? (?:by|before|no later than|on or before)(?= [^.;]{4,40} (?:for|with) (?:any |all |your )?(?:questions|inquiries|enquiries|clarifications?)(?! (?:about|regarding|on|concerning) (?!(?:the |this )?(?:bid|tender|rf[pqt]|proposal|project|solicitation|specif|work|contract|scope)))(?![a-z]))`,
    "have until": `(?<![a-z])(?:have|has) until(?![a-z])(?=.{0,80} to (?:submit|ask|send|pose|e-?mail|direct)(?: \\w{3,10}){0,3} (?:questions|inquiries|rfis?|requests for (?:information|clarification))(?![a-z]))`,
    "closing for": `(?<![a-z])(?:closing|close) (?:for|of) (?:all |vendor |written )?${QUESTIONS}|(?<![a-z])(?:q ?& ?a|questions?(?: (?:and|&) answers?)?) clos(?:ing|es?) date(?![a-z])`,
    "request it": `(?<![a-z])any (?:\\w{3,12} )?interpretations?[^.;\\d]{0,80}? (?:must|shall|should) be (?:requested|made|submitted|received)(?![a-z])|${QUESTIONS}[^.;\\d]{0,80}? (?:must|shall|should) (?:be requested|request (?:it|them|this|one))(?![a-z])`,
    until: `${QUESTIONS}${gap(120, OTHER_MATTER)}(?:nlt|no later than|not later than|on or before|until|by|before|prior to|up to|through|(?:is|are) due|due)(?![a-z])`,
    deadline: `${QUESTIONS}(?: (?:and|&|or) ${QUESTIONS})?(?: submission)?(?: period)?(?: (?:deadline|due|cut[\\s-]?off|closing|close|end)s?(?: date| by)?)?(?: (?:date )?(?:and|&) time)?\\s?[:(|-]`,
    "deadline due": `${QUESTIONS}(?: submission| submittal| acceptance)?(?: period)? (?:deadline|due|cut[\\s-]?off|clos(?:ing|es?|ure)|ends?)(?: date)?(?: is)?`,
    alone: `^\\W{0,4}(?:(?:vendor|bidder|proposer|proponent|supplier|offeror|contractor|written|final|technical|all) ){0,2}(?:questions|inquiries|enquiries|rfis|clarifications)(?: period| submission)?(?=\\W{0,3}(?:$|${A_DAY_NEXT}))`,
    receipt: `(?:receipt|submission|submittal) of (?:all |written |vendor |bidder )?${QUESTIONS}(?: (?:from|by) (?:all |potential |prospective |interested )?\\w{4,12})?(?: (?:deadline|due))?(?: date)?\\s?[:-]`,
    "from bidders": `${QUESTIONS} (?:from|by) (?:all |potential |prospective |interested )?(?:bidders|vendors|proposers|offerors|proponents|contractors|suppliers)(?: (?:are )?due)?(?: date)?\\s?[:-]`,
    period:
      "(?<![a-z])end of (?:the )?(?:questions?|q ?& ?a|inquir(?:y|ies)) period(?![a-z])|(?<![a-z])(?:q ?& ?a|questions? ?(?:and|&|/) ?answers?) (?:deadline|cut[\\s-]?off|due|closes?)(?: date)?(?![a-z])|(?<![a-z])(?:q ?& ?a|questions?(?: (?:and|&) answers?)?) (?:period|window)(?: (?:will|shall))? (?:clos(?:es?|ing)|ends?|deadline|is open until)(?: on| at)?(?![a-z])|(?<![a-z])(?:q ?& ?a|questions?) (?:period|deadline|due date) (?:has been |is |was )?extended (?:to|until)(?![a-z])",
    "period opens": `(?<![a-z])(?:q ?& ?a|(?:questions?|inquiry|enquiry)(?: (?:and|&) answers?)?)(?: (?:period|window))?(?: will)? (?:begins?|opens?|starts?|runs?|is open)(?: on| from){0,2}(?=\\W{0,2}${A_DAY_NEXT})|(?<![a-z])periode de(?:s|) questions (?:debute|commence|s'etend|va)(?:ra)?(?= du | le )`,
    "last date": `(?:deadline|last (?:date|day)|cut[\\s-]?off(?: date)?|final (?:date|day)|due date|closing date)(?: and time)? (?:for|to|of|(?:on|by) which) ${gap(60, `${OTHER_MATTER}|\\d|(?:bids?|tenders?|proposals?|submissions?|quotes?|offers?) (?:and|&)`)}${QUESTIONS}`,
    submit: `(?:submit|direct|send|e-?mail|forward|make|ask) ${gap(40, OTHER_MATTER)}${QUESTIONS}${gap(100, OTHER_MATTER)}(?:nlt|no later than|not later than|on or before|until|by|before|prior to|up to)(?![a-z])`,
    "fr/not after": `(?<![a-z])aucune (?:questions?|demande)(?![a-z])[^.;\\d]{0,60}? apres(?![a-z])|(?<![a-z])(?:questions|precisions|demandes (?:de |d')\\w{8,16}) (?:recues|transmises|soumises|posees|envoyees|demandees|adressees) apres(?![a-z])(?=[^.;]{0,120}(?:ne (?:ser|pourr)|pas ))`,
    demandes: `(?<![a-z])(?:questions?(?! (?:des (?:citoyens|residents|contribuables|elus)|du public))|demandes? (?:de|d') ?(?:renseignements?|precisions?|clarifications?|informations?|eclaircissements?|explications?)|precisions)(?![a-z])${gap(160, "reponse|plainte|soumissions?(?<!(?:sur|concernant|relati(?:f|ve)s? (?:a|aux?)|au sujet d(?:e|es|u)|quant (?:a|aux?)|visant|touchant) (?:(?:la|les|cette|une|votre) )?soumissions?) (?:doi|devr|ser)|visite")}(?:au plus tard|avant|jusqu|date limite|doivent|devront|d'ici)(?![a-z])`,
    "date limite": `^\\W{0,4}demandes? de (?:renseignements?|precisions?|clarifications?)\\s?:(?=\\s?(?:au plus tard |avant |jusqu'au )?(?:le )?\\d)|(?<![a-z])dates? (?:et (?:l')?heures? )?limites? (?:de|pour|du|d') ?${gap(50, "plainte|repon|soumissions? ?:|offres?")}(?:questions?|demandes?|renseignements?|precisions?)(?![a-z])`,
    "ont jusqu'au": `(?<![a-z])(?:a|ont|avez|aura|auront|aurez|disposent) (?:donc )?jusqu'au?(?![a-z])(?=[^.;]{0,60}\\d[^.;]{0,60}(?:questions?|demandes? de (?:renseignements?|precisions?|clarifications?))(?![a-z]))`,
    "fin des questions": `(?<![a-z])(?:fin|cloture) (?:de la periode )?(?:des|de) questions?(?![a-z])|(?<![a-z])periode (?:des|de) questions? ?:? ?(?:se termine(?:ra)?|prend(?:ra)? fin|fermera?)(?![a-z])`,
  },
  {
    "not after": /after|within|than/,
    alone: /question|inquir|enquir|rfis|clarif/,
    ask: NAMED,
    "request it": /request|interpretation/,
    until: NAMED,
    submit: NAMED,
    "period opens": /begin|open|start|^runs?$|debut|commenc|etend|^va$/,
    "last date": /deadline|last|cut|final|due|closing/,
    receipt: /receipt|submission|submittal/,
    "fr/not after": /apres/,
    demandes: /question|demande|precisions/,
    "ont jusqu'au": /jusqu/,
    "date limite": /limite|demande/,
    "have until": /until/,
    "for questions": /^(?:contact|call|mail|email|write|reach)$/,
    "closing for": /clos/,
  },
);
