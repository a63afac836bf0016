import { A_DAY_NEXT, cueRules, END_OF_LABEL, gap } from "./cue";

/** Anything but figures, except a telephone number. */
const WORDS =
  "(?:(?!(?:bids?|proposals?|tenders?|quotes?|soumissions?) (?:must|shall|will|are|is|doi))[^\\d]|covid-19|\\d{3}[-.)\\s]{1,2}\\d{3}[-.]\\d{4}){0,160}?";
const UNTIL =
  "(?:due(?: date)?|by(?! appointment)|before|nlt|no later than|not later than|prior to|on or before|until|deadline|preferably|(?:au )?plus tard|avant|d'ici|jusqu)(?![a-z])";

/** "Notice of intent to bid" as a whole label, or before its date in brackets. */
const INTENT_LABEL =
  "(?<![a-z])(?:(?:notice|letter|expression|statement|declaration)s? of (?:intent|interest)(?: to (?:bid|respond|propose|submit|tender))?|(?:non-binding |mandatory )?intent to (?:bid|propose|respond|submit))(?: (?:form|letter))?(?: \\([a-z -]{3,24}\\)(?=\\s?:))?(?=\\s{0,3}$|(?<=\\))\\s?:|,? \\(?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d|\\s{1,4}\\d{1,2}(?::|\\s?[ap]\\.?m))";
const LIMIT = /due|^(?:by|before|later|prior|tard|ici)$|nlt|until|deadline|preferably|avant|jusqu/;

/** Registration, letters of intent, RSVP. */
export const INTENT_CUES = cueRules(
  "intent",
  {
    register: `(?<![a-z])(?:r\\.?s\\.?v\\.?p(?:'?s)?|(?<!(?:not|never|already|previously) )(?:pre-?)?regist(?:er(?! (?:children|(?:for )?(?:the )?(?:program|camp|class)))|ration(?! for (?:the |a |this )?(?:[a-z-]{2,14} ){0,3}(?:programs?|camps?|class(?:es)?|courses?|lessons?|leagues?|lottery|kindergarten|daycare|races?)(?![a-z])| (?:fee|number|form|certificate|renewal)s?| (?:is|are) not| (?:must|shall|should|will) be (?:active|renewed|valid|current|maintained)))|(?:must|shall|should) be (?:pre-)?registered(?! (?:with|in|as|to|under|at))|sign up(?! for (?:benefits|the program|classes))|confirm (?:your |their |its )?(?:attendance|participation|interest|intent\\w*)|(?:request|arrange|schedule|book) (?:a |an )?(?:site )?(?:tour|visit|viewing|inspection|walk[\\s-]?through|appointment)|(?:site )?(?:tour|visit|viewing|inspection|walk[\\s-]?through|appointment)s? (?:\\w{1,12} ){0,3}?(?:must|shall|should|can|may|to|will) be (?:booked|arranged|scheduled|requested|made|reserved)|indicate (?:your|their) (?:interest|intent\\w*)|submit a request to (?:be (?:placed|added|included)|join)|submit (?:their|your|an?) (?:expression of interest|request to participate)|requests? to (?:participate|attend(?! council)|visit|be invited)|(?:be )?(?:added to|placed on) (?:the |our )?(?:bidders?'?|plan[\\s-]?holders?'?|plan[\\s-]?takers?'?|distribution|mailing|invitation|vendors?'?) list)(?![a-z])${WORDS}${UNTIL}`,
    intent: `(?<![a-z])(?:(?:notice|letter|expression|statement)s? of (?:intent|interest)|intent(?:ion)?s? to (?:bid|submit|respond|propose|tender)|bid intent|intent to bid)(?![a-z])(?! to award| and (?:qualif|soqs?|statements?|resumes?)| (?:will|shall) be (?:sent|issued))(?:${WORDS}${UNTIL}|\\s?(?:date)?(?:\\s?-|${END_OF_LABEL}))|(?<![a-z])deadline (?:for|to submit) (?:the |a |an )?(?:non-binding |mandatory )?(?:notice|letter|expression|statement)s? of (?:intent|interest)(?![a-z])|${INTENT_LABEL}`,
    attend: `(?<![a-z])(?:wish\\w*|want\\w*|plan\\w*|intend\\w*|interested|desiring) (?:to|in|on) (?:attend|participat)\\w*${WORDS}${UNTIL}`,
    response: `(?<![a-z])(?:response|reply|respond)(?: in writing)? by(?![a-z])(?=.{0,90}(?:plan|intend|wish) to attend)`,
    "registration deadline":
      "(?<![a-z])(?:registration|rsvp|intent|interest)(?: form)? (?:deadline|due|closes?|cut[\\s-]?off)(?: date)?(?: for (?:the |a )?[a-z -]{4,40}?(?:meeting|visit|tour|conference(?: call)?|walk[\\s-]?through|session)s?)?(?![a-z])|(?<![a-z])(?:deadline|(?:last|final) (?:day|date)|closing date|cut[\\s-]?off(?: date)?) (?:for|to) (?:register(?:ing)?(?: as [a-z -]{4,24}?)?|registrations?|rsvp|sign(?:ing)?[\\s-]up|confirm(?:ing)? attendance)(?: (?:for|to attend|to) (?:the |a |this )?[a-z -]{4,40}?(?:meeting|visit|tour|conference|walk(?:[\\s-]?through)?|session|showing|viewing|inspection))?(?![a-z])|(?<![a-z])rsvp by(?![a-z])|(?<![a-z])registration (?:for (?:the |a |this )?(?!(?:[a-z-]{2,14} ){0,3}(?:programs?|camps?|class(?:es)?|courses?|lessons?|leagues?|seasons?|lottery|school|kindergarten|daycare|swimming|races?)(?![a-z]))[a-z -]{4,40}? )?(?:(?:will |shall )?(?:close|end)s?|is open until|must be (?:completed|received|made|submitted) by)(?: on| at)?(?![a-z])",
    "confirm by":
      "(?<![a-z])confirm (?:by|no later than|before|on or before)(?![a-z])(?=.{0,120}(?:whether|if) (?:you|they|it|he|she)[^.;]{0,20}(?:attend|particip|bid|submit|respond|intend))",
    form: "(?<![a-z])(?:registration|intent(?: to (?:bid|attend|respond))?|rsvp|confirmation) forms?(?: \\([^)\\d]{1,20}\\))?(?: (?:is |are |must be |to be )?(?:due|returned|received|submitted))?(?: (?:by|on or before|no later than|before))?(?: date)?\\s?(?::|-|(?=by |no later|on or before))",
    notify: `(?<![a-z])(?:notify|advise|inform) (?:the |us )?${WORDS}(?:intent\\w*|interest\\w*|attend\\w*|participat\\w*)${WORDS}${UNTIL}`,
    interested: `(?<![a-z])interested (?:vendors|firms|parties|bidders|contractors|proponents|suppliers|businesses)(?![a-z])(?:(?!bid |bids |proposal|quot|question).){0,80}?(?:contact|respond|reply|notify|call|apply|express)(?![a-z])${WORDS}${UNTIL}`,
    "wish to": `(?<![a-z])(?:vendors|firms|parties|bidders|contractors|proponents|suppliers|businesses|anyone)(?: who are| that are)? (?:interested in|wishing to|intending to|planning to|(?:who|that) (?:wish|intend|plan|want) to|wanting to)(?![a-z])(?:(?!bids |bid by|proposals |question|quot)[^\\d.;]){0,100}?(?:contact|identify|notify|advise|register|e-?mail|call|inform)(?![a-z])${WORDS}${UNTIL}`,
    "to be invited": `(?<!(?:will|shall|may) )(?<![a-z])(?:be|being) (?:invited|on the (?:bidders?'? |bid )?list)(?![a-z])(?:(?!bids |proposals |question)[^\\d.;]){0,100}?${UNTIL}`,
    "to confirm": `(?<![a-z])(?:communicate with|contact|e-?mail|call)(?![a-z])(?:(?!question|bids )[^\\d.;]){0,100}?${UNTIL}(?=.{0,90}to (?:confirm|indicate|register|(?:arrange|schedule|book) (?:a |an |the |your )?(?:site |facility )?(?:visit|tour|viewing|walk|inspection|appointment)))`,
    "who attends": `(?<![a-z])(?:attendees|visitors|participants) (?:must|shall|should|are to) (?:submit|provide|send) (?:their |all )?(?:full )?names?(?![a-z])[^\\d.;]{0,80}?${UNTIL}|(?<![a-z])(?:names?|list) of (?:the |all |those |each |their )?(?:persons?|people|individuals?|attendees?|participants?|representatives?|attending|those attending)(?![a-z])[^\\d.;]{0,80}?${UNTIL}`,
    "to view": `(?<![a-z])to (?:view|see|inspect|visit|tour|access) (?!the (?:solicitation|tender|bid|documents?|plans|rf[pqt]|notice|drawings|specifications))[a-z' -]{3,40},? (?:please |bidders (?:must|should|may) )?(?:contact|call|e-?mail)(?![a-z])${WORDS}${UNTIL}`,
    expressed: `(?<![a-z])(?:interest|intent(?:ions?)?) (?:must|shall|should|is to|to) be (?:expressed|indicated|declared|confirmed|made known)(?![a-z])${WORDS}${UNTIL}`,
    "if you intend": `(?<![a-z])if (?:you|your (?:firm|company)|they)(?: are| is)? (?:intend|plan|wish|interested)(?=[^.;\\d]{0,60}(?:attend|particip|bid|submi|propos|respon|quot|visit|tour|tender))[^.;\\d]{0,80}?(?:notify|advise|inform|tell|e-?mail|contact|reply|respond|let us know|confirm|call)[^.;\\d]{0,60}?${UNTIL}|(?<![a-z])return (?:this|the)(?: \\w{3,15}){0,2} form ${UNTIL}(?=.{0,90}(?:intend|plan to|whether|interest))`,
    "of a visit": `(?<![a-z])(?:(?:mandatory|optional|non[\\s-]?mandatory) )?(?:(?:on-?site|site|job|project|facility|pre[\\s-]?(?:bid|proposal|tender)) )?(?:visit|tour|walk(?:[\\s-]?through)?|meeting|conference|session|viewing|inspection) (?:(?:registration|rsvp|sign[\\s-]?up|booking|reservation|appointment|request)s?)(?: (?:deadline|due|closes?|cut[\\s-]?off)(?: date)?| (?:is|are|must be|shall be|should be) (?:due|received|submitted|made)(?: by)?|(?=\\s?[:|]))(?![a-z])`,
    "deadline of a visit": `(?<![a-z])deadline (?:for|to) (?:request |book |schedule |reserve )?(?:access to the site|(?:a |the )?(?:site )?(?:visit|tour|walk(?:[\\s-]?through)?|meeting|conference|viewing) (?:registration|rsvp|sign[\\s-]?up|booking|reservation|request|appointment)s?)(?![a-z])`,
    "rsvp label": `(?<![a-z])rsvp\\s?[:-]\\s?(?=${A_DAY_NEXT})`,
    attendance: `(?<![a-z])(?:confirmations? of (?:attendance(?! at the (?:training|course|class))|participation|interest|intent\\w*)|(?:attendance|participation)(?: (?:at|in) (?:the |this )?[a-z -]{4,30}?)? (?:must|shall|should|is to|are to|needs? to) be (?:confirmed|registered|reserved)|indicate (?:whether|if) (?:you|they)[^.;\\d]{0,40}?(?:attend|particip|bid|submit)\\w*|(?:identify|express|declare|state|signal) (?:their|your|its|an|any)? ?interest(?! and capabilit)|(?:base|site|facility|installation|visitor) access (?:requests?|forms?|lists?)|visitor (?:information|requests?|lists?|forms?))(?![a-z])${WORDS}${UNTIL}`,
    "meeting link": `(?<![a-z])(?:to (?:receive|obtain|get|request)|requests? for) (?:the |a |an )?(?:\\w{3,10} )?(?:link|invitation(?! to (?:bid|tender|quote))|meeting details|login|dial[\\s-]?in)(?![a-z])[^.;\\d]{0,90}?${UNTIL}`,
    "registered by":
      "(?<![a-z])(?:vendors|bidders|contractors|proponents|those|suppliers|firms)(?: (?:who|that) (?:have|are))? (?:pre-?)?registered (?:by|before|on or before|no later than)(?![a-z])(?=.{0,60}(?:admitted|allowed|permitted|invited|eligible|considered|receive))",
    "let us know":
      "(?<![a-z])(?:let us know|(?:notify|tell|inform) us) (?:by|before|no later than)(?![a-z])(?=.{0,120}(?:intend|plan to|wish to|attend|interest))",
    "pour confirmer": `(?<![a-z])(?:communiquer avec|contacter)(?![a-z])[^\\d.;]{0,100}?${UNTIL}(?=.{0,90}pour (?:confirmer|s'inscrire))`,
    souhaitent: `(?<![a-z])(?:souhait|desir|voul)\\w{1,6} (?:etre invit\\w{1,3}|participer|assister)(?![a-z])[^\\d.;]{0,100}?${UNTIL}`,
    participants: `(?<![a-z])(?:noms?|liste) des? (?:participants?|personnes|representants?)(?![a-z])[^\\d.;]{0,80}?${UNTIL}`,
    apply: `(?<![a-z])(?:apply|reapply|re-apply) ${WORDS}(?:preferably (?:by|before)|no later than|not later than|on or before|by)(?![a-z])`,
    "date limite":
      "(?<![a-z])(?:dates?|delai|heure)(?: et (?:l')?heures?)? limites? (?:pour |d'|de )(?:(?:le |la |l')?(?:depot|reception|transmission|envoi|remise) (?:de |des |de l'|de la |d'|d'un )?(?:avis d'intention|lettres? d'intention|manifestations? d'interet|declarations? d'interet|inscriptions?|formulaires? d'inscription|confirmations? de presence)|manifestations? d'interet)(?![a-z])|(?<![a-z])dates? limites? (?:pour |d'|de )(?:manifester (?:son|leur|votre|un) interet|s'inscrire|l'inscription|inscription|confirmer)(?:[a-z' ]{0,40}(?:visite|reunion|seance|rencontre|presence)(?: [a-z']{2,12}){0,3})?(?![a-z])",
    "fin des inscriptions":
      "(?<![a-z])(?:fin|cloture|fermeture) (?:de la periode |des )d?'?inscriptions?(?![a-z])|(?<![a-z])(?:periode d'inscription|inscriptions) (?:se termine(?:nt|ra|ront)?|pren(?:d|nent|dra|dront) fin|fermera?)(?![a-z])",
    "avis d'intention": `(?<![a-z])(?:lettres?|avis|declarations?|manifestations?) d'(?:intention|interet)(?! d'(?:attribu|octro|adjug))${END_OF_LABEL}`,
    presence: `(?<![a-z])(?:(?:presence|participation)(?![a-z])[^.;\\d]{0,60}? (?:doi\\w+|devr\\w+) etre confirmee?s?|confirmations? de (?:leur |votre )?(?:presence|participation)|demandes? de (?:visite|rendez-vous|participation|reservation)|formulaires? d'(?:intention|inscription(?! (?:au|a la|aux) (?!visite)))|reservations?(?=[^.;]{0,100}visite)|(?:aviser|informer|signifier|signaler|indiquer|communiquer)(?![a-z])[^.;\\d]{0,60}?(?:de leur|de votre|leur|votre|sa) (?:presence|participation|intention|interet))(?![a-z])${WORDS}${UNTIL}`,
    inscription: `(?<![a-z])(?:inscription|s'inscrire|inscrivez-vous|inscrire|confirmer (?:leur|votre|sa) (?:presence|participation)|prendre (?:un )?rendez-vous|(?:lettres?|declarations?) d'(?:intention|interet)|intention de (?:soumissionner|participer)|manifest(?:er|ation) (?:leur |d'|votre )?interet|faire part de (?:leur|son|votre) interet|avis d'intention|demande d'adhesion|demande pour (?:se )?joindre)(?![a-z])${WORDS}${UNTIL}`,
  },
  {
    register: LIMIT,
    intent: /inten|interest/,
    attend: /^(?:attend|particip)/,
    response: /^(?:respon|reply)/,
    "confirm by": /^confirm$/,
    form: /^forms?$/,
    "let us know": /^us$/,
    "date limite": /^limites?$/,
    notify: LIMIT,
    "to view": /^(?:contact|call|mail|email)$/,
    expressed: /^(?:expressed|indicated|declared|confirmed|made)$/,
    interested: /interested/,
    "wish to": /interested|wish|want|intend|plan/,
    "to be invited": /invited|list/,
    "to confirm": /^(?:confirm|indicate|register|arrange|schedule|book)/,
    "who attends": /^(?:names?|lists?)$/,
    "pour confirmer": /confirmer|inscrire/,
    souhaitent: /souhait|desir|voul/,
    participants: /^(?:particip|person|repres)/,
    apply: /apply/,
    inscription: /inscri|confirmer|rendez|intention|interet|adhesion|demande/,
    "if you intend": /^(?:if|return)$/,
    "of a visit": /regist|rsvp|sign|book|reserv|appointment|request/,
    "deadline of a visit": /deadline/,
    "rsvp label": /rsvp/,
    attendance: /confirm|regist|reserv|indicat|interest|access|visitor/,
    "meeting link": /link|invitation|detail|login|dial/,
    "registered by": /registered/,
    "fin des inscriptions": /inscription/,
    "avis d'intention": /^(?:lettre|avi|declaration|manifestation)s?$/,
    presence: /presence|participation|demande|formulaire|reservation|^(?:leur|votre|sa)$/,
    "registration deadline": /regist|rsvp|intent|interest|sign|attendance/,
  },
);

/** The last addendum. */
export const ADDENDA_CUES = cueRules("addenda", {
  last: `(?<![a-z])(?:(?:issue|post|publish|release|issuance|posting|publication)(?: of)?(?: the)? )?(?:last|final|latest)(?: (?:date|day|time))?(?: (?:for|to|of|on which))?(?: the)?(?: (?:issue|issuance|issuing|posting|release|publish))?(?: of)?(?: an?)? addend(?:a|um|ums)(?:,? (?:if (?:any|applicable|necessary|needed|required),? )?(?:to be |(?:will|shall|is to|are to) be )?(?:posted|issued|released|published))?(?: (?:issue|issuance|posting|release))?(?: date)?(?![a-z])`,
  "posted by": `(?<![a-z])addend(?:a|um|ums)(?![a-z])${gap(60, "receipt|acknowledg")}(?:issued|posted|released|published)${gap(40, "receipt|acknowledg")}(?:no later than|not later than|by|before|until|up to|on or before|at least|not less than|no less than)(?![a-z])`,
  "not after":
    "(?<![a-z])no (?:further |other |additional )?addend(?:a|um|ums) (?:will|shall|may) be (?:issued|posted|released|published) (?:\\w+ ){0,3}?(?:after|later than)(?![a-z])|(?<![a-z])aucune? addend(?:a|um) [^.;\\d]{0,40}?(?:emis|publie|diffuse|envoye)e? (?:\\w+ ){0,3}?apres(?![a-z])",
  answers:
    "(?<![a-z])(?:answers?|responses?|replies|clarifications?|interpretations?)(?![a-z])[^.;\\d]{0,80}?(?:by|via|through|in|as|in the form of) (?:an? |one |written |formal |the |final )*addend(?:um|a)(?: to (?:the|this) \\w{2,14})?(?:,? (?:to be |which will be )?(?:issued|posted|published|released))?(?: on [a-z ]{3,30}?)? (?:by|no later than|not later than|on or before|before)(?![a-z])|^\\W{0,4}addend(?:um|a) ?\\((?:if|as) [a-z ]{3,20}\\)(?=\\s?[:|])|(?<![a-z])addend(?:um|a) (?:issued|issuance|posted|release)(?: date)? ?\\((?:if|as) [a-z ]{3,20}\\)",
  "sent to bidders":
    "(?<![a-z])addend(?:a|um|ums) (?:to be )?(?:faxed|e-?mailed|sent|issued|posted|distributed|released)(?: to (?:all )?(?:the )?(?:bidders|plan[ -]?holders|proponents|vendors|contractors)(?![a-z])(?:,? if [a-z]{3,12})?|,? if (?:necessary|any|needed|required|applicable))(?=\\W{0,3}$)",
  deadline:
    "(?<![a-z])deadline (?:for|to) (?:issu\\w+ |post\\w+ |the issuance of )?(?:the )?(?:final |last )?addend(?:a|um|ums)(?![a-z])|(?<![a-z])addend(?:a|um|ums) (?:issue |posting )?(?:deadline|cut[\\s-]?off|date)(?![a-z])",
  "au plus tard": `(?<![a-z])addend(?:a|as|um|ums)(?![a-z])${gap(80, "accuse|reception")}(?:au plus tard|avant|jusqu)(?![a-z])`,
  dernier:
    "(?<![a-z])(?:(?:publication|emission|diffusion|envoi) d(?:u|es) )?(?:derniers?|(?:date limite|dernier jour) (?:d'emission|de publication|pour (?:emettre|publier|l'emission|la publication))(?: des?| un| d'un)?(?: d')?) ?addend(?:a|as|um|ums)(?:,? (?:s'il y a lieu|le cas echeant|si necessaire),?)?(?: (?:sera|seront|doi\\w+ etre))?(?: (?:publie|emis|diffuse|envoye)\\w{0,3})?(?![a-z])",
});

/** Where subcontractors of Quebec file theirs. */
const BSDQ = "(?<![a-z])(?:bsdq|bureau des soumissions deposees(?: du quebec)?(?: ?\\(bsdq\\))?)(?![a-z])";

/** Bids of subcontractors that are filed before the general bids, as in Massachusetts. */
export const SUB_BID_CUES = cueRules("sub_bid_closing", {
  filed:
    "(?<![a-z])(?:filed[\\s-]{1,2}|trade )?sub[\\s-]{0,2}(?:contractors?'? |trades?'? )?bids?(?![a-z])(?! documents| package)(?:(?!general).{0,120}?(?:will|shall|must) be (?:received|submitted|filed|accepted)(?![a-z])|(?: opening)?(?: (?:and|&)|\\s?/)? ?(?:(?:are|is) )?due(?: date)?(?![a-z]))?|(?<![a-z])fsb'?s?(?: (?:are |is )?(?:due|deadline)(?: date)?| bids?(?: due)?)(?![a-z])",
  "sous-traitants": `(?<![a-z])(?:soumissions?|offres?|prix) (?:des? (?:entrepreneurs? |entreprises? )?|pour les )?(?:sous-traitants?|sous-traitance|specialites?|specialisee?s?)(?![a-z])(?:(?!entrepreneurs? generaux)[^.;\\d]){0,140}?(?:au plus tard|avant|jusqu|d'ici)`,
  bsdq: `(?<![a-z])(?:date|heure|cloture|fermeture|depot|limite)(?![a-z])(?:(?!selon|regle|code|conforme|assujet|vertu|maitre de l'ouvrage|general|principa)[^.;:\\d]){0,60}?(?:au|aupres du|du|pour le|le|,|-)? ?${BSDQ}(?: (?:est|sera|:|a|le|fixee? au?))*|^\\W{0,4}${BSDQ}[^.;\\d]{0,30}?(?=\\s?[:|-])|${BSDQ} (?:ferme(?:ra)?|clot|se termine)(?![a-z])|${BSDQ}[^.;\\d]{0,60}?(?:au plus tard|avant|jusqu)(?![a-z])(?<!(?:selon|regles?|code|conforme|assujet|vertu)[^.;]{0,200})`,
});

/** What becomes of a complaint after it is filed. */
const DECIDED =
  "decision|decid|repon|response|respond|answer|rendu|trait|examin|resol|ete depos|was filed|were filed";

/** Complaints about the call, which Quebec's law gives a date of their own. */
export const COMPLAINTS_CUES = cueRules("complaints", {
  complaints: `(?<![a-z])(?:deadline|closing date|final date|last day|last date) (?:for|to) (?:the )?(?:receipt of |receiving |submit\\w* |fil\\w+ )?(?:a |any )?complaints?(?![a-z])|(?<![a-z])complaints?(?: (?:filing|submission|receipt))?(?: (?:deadline|due|closing))?(?: (?:date|by))?(?=\\s?[:|]|\\s-\\s)|(?<!(?:decisions?|ruling|responses?|answers?) (?:on|to|about) (?:the |any |a )?)(?<![a-z])complaints?(?![a-z])(?:(?!${DECIDED})[^.;\\d]){0,140}?(?:by|before|until|no later than|not later than|on or before|prior to)(?![a-z])`,
  plaintes: `(?<![a-z])dates? (?:et (?:l')?heures? )?limites? (?:de|du|pour|d') ?(?:la |le )?(?:reception|depot|deposer|formuler|transmission|transmettre|presentation|presenter|porter|soumettre)?(?: des| d'une| de| une)? ?plaintes?(?![a-z])|(?<![a-z])plaintes?(?=\\s?[:|]|\\s-\\s)|(?<!(?:decisions?|reponses?) (?:sur|aux?|a|concernant) (?:les |la |une )?)(?<![a-z])plaintes?(?![a-z])(?:(?!${DECIDED})[^.;\\d]){0,140}?(?:au plus tard|avant|jusqu'au?|d'ici)(?![a-z])`,
});
