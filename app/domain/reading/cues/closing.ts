import { MONTH, WEEKDAY } from "../moments/month-names";
import { A_DAY_NEXT, BIDS, cueRules, END_OF_LABEL, gap, OFFRES, REST_OF_ROW } from "./cue";

/** A call for bids by its short name. */
const CALL = "(?<![a-z])(?:rf[pqtx]|rfs[aoq]|rfe?oi|rfpq|it[bqt]|ifb|acan)s?(?![a-z])";

const OTHER_MATTER =
  "question|inquir|enquir|clarif|addend|bond|deposit|meeting|conference|visit|opened|opening|read aloud|publicly|withdraw|letters? of|inten(?:t|tions?)(?![a-z])|expressions? of|registration|respons\\w+ to|award|evaluat|sub-?bid|complaint|plainte|visite|ouvert|ouvrir|garantie|cautionnement|retir|protest|appeal|grants?(?![a-z])|scholarship|survey|comments?(?![a-z])";

/** When bids must be in. */
const CLOSING_PATTERNS = {
  "not after": `(?<![a-z])no ${BIDS}(?: \\w+){0,3}? (?:will|shall|may) be (?:received|accepted|considered)(?: \\w+){0,4}? after(?![a-z])|${BIDS}(?: \\w+){0,6}? (?:will|shall|may|can) not be (?:received|accepted|considered) (?:\\w+ ){0,3}?after(?![a-z])`,
  received: `(?:${BIDS}|(?<![a-z])(?:rf[pq]s|requests? for (?:proposals?|quotations?|qualifications?))(?: \\(rf[pq]s?\\))?(?![a-z]))${gap(200, `${OTHER_MATTER}|20\\d\\d`)}(?:will(?! be (?:sent|returned|e?-?mailed|faxed|brought|addressed))|shall|must|should|can|need to|needs to|have to|has to|are to|is to|to|may) be ${gap(40, OTHER_MATTER)}(?:received|submitted|delivered|accepted|filed|uploaded|e-?mailed|mailed|faxed|hand-?delivered|deposited|sent|returned|postmarked|addressed|dropped off|turned in|handed in|brought|completed and (?:filed|returned|submitted))(?![a-z])`,
  "will be received": "(?:will|shall) be (?:received|accepted)(?![a-z])(?! from)",
  "will receive": `(?:will|shall|must) (?:receive|accept|be (?:receiving|accepting|taking))(?![a-z])${gap(60, OTHER_MATTER)}(?:${BIDS}|until|up to)`,
  "receive and open":
    "(?<![a-z])(?:will|shall) receive(?=,? and (?:publicly )?open (?:and (?:publicly )?read (?:aloud )?)?(?:all |the |sealed )*(?:bids|tenders|proposals|quotes|quotations|offers|submissions))",
  "must submit": `(?<![a-z])(?:respond|reply) with (?:an? |your |their |its )(?:\\w{3,9} )?${BIDS}|(?<![a-z])(?:bidders?|proposers?|vendors?|contractors?|proponents?|respondents?|offerors?|firms) (?:must|shall|should) (?:submit|respond|reply) (?:by|before|no later than|not later than|on or before|prior to|until)(?![a-z])|(?:must|shall|should|to|may|please|also|complete and) (?:submit|deliver|send|return|e-?mail|mail|fax|bring|drop off|turn in|hand in|upload) ${gap(40, `${OTHER_MATTER}|requests? for`)}(?:${BIDS}|(?:his|her|their|your|a|the|sealed) (?:sealed |written |unit )?(?:prices?|pricing|rates)(?![a-z]))`,
  submit: `(?<![a-z])submit nlt(?= \\d| [a-z]{3,9},? \\d)(?![^.;]{0,60}(?:question|inquir|comment|invoice|report|registration))|^(?:submit|deliver|send|return|e-?mail|mail|fax) (?:by|before|nlt|no later than|not later than|on or before|prior to)(?= (?:[a-z]{3,9},? )?\\d)(?![^.;]{0,60}(?:question|inquir|comment|invoice|report|registration))|^(?:submit|deliver|send|return|e-?mail|mail|fax|bring|drop off|upload) ${gap(40, OTHER_MATTER)}${BIDS}${gap(200, OTHER_MATTER)}(?<![a-z])(?:by|before|until|nlt|no later than|not later than|on or before|prior to)(?![a-z])`,
  due: `(?<![a-z])submittals? (?:is|are) due(?![a-z])|(?<![a-z])requests? for (?:qualifications?|proposals?|quotations?|quotes?|bids?) (?:is|are) due(?![a-z])|${BIDS} (?:packets?|packages?|documents?|forms?) (?:is |are )?due(?![a-z])|${BIDS}(?: (?:is|are|must be|will be|shall be))?(?: now)? due(?![a-z])|${BIDS} (?:date|deadline|closing)(?![a-z])(?: (?:and|&) time| date| time)?`,
  "due date":
    "(?<![a-z])(?:repl(?:y|ies)|response)s? (?:by|due|date)(?: date)?(?: ?(?:and|&|/) ?time)?(?: ?\\/ ?zone)?(?=\\s?:)|(?<!payment |invoice )(?<![a-z])due (?:date|time|by|on|no later)(?: (?:and|&) time)?(?![a-z])|(?<![a-z])(?:date|time) due(?![a-z])|^\\W{0,4}(?:return (?:date|by)|date of submission)(?=\\s?:)",
  "by:": `^\\W{0,4}(?:submit|respond|reply|quote|bid|receive|received|deliver) by(?: date)?(?=\\s?:|\\s-\\s)|${BIDS} (?:to be )?(?:submitted|received|returned|delivered|uploaded|filed|required|in) by(?=\\s?[:|])|${BIDS}\\s?[:-] (?:by|before|no later than|on or before|until)(?= (?:(?:end of (?:the )?day|close of business|noon),? )?(?:on )?(?:${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m))`,
  documents: `(?<![a-z])(?:original|copies)(?![a-z])(?:(?!report|certificat|drawing|insurance|20\\d\\d)[^.;]){0,60}?(?:must|shall|should|will|are to|is to|to) (?:be (?:received|submitted|delivered)|reach)(?![a-z])|(?<![a-z])(?:such|these|this|the above) (?:documentation|documents|submittals?|statements?|packages?|information|materials?) (?:must|shall|should|will|are to) be (?:received|submitted|delivered|e-?mailed)(?= (?:to|by) (?:the )?(?:contracting officer|contract specialist|purchasing|procurement|buyer|issuing office)(?![a-z]))|(?<![a-z])(?:(?:required|completed|signed|application|all (?:of the )?requested) (?:information|documents?|documentation|forms?|packages?)|applications|sealed (?:envelopes|packages)) (?:must|shall|should|will|are to) be (?:received|submitted|delivered|returned)(?![a-z])`,
  closeout: `${BIDS} (?:close[\\s-]?out|cut[\\s-]?off|closure)(?: date)?(?: (?:and|&) time)?(?![a-z])`,
  "closing date":
    "(?<!(?:road|street|lane|bridge|school|office|sale|park) )(?<![a-z])(?:closing (?:date|time|day|deadline)|close date|(?<!(?:amendment|publication) )date clos(?:ing|es?)|(?:date|time) (?:(?:and|&) (?:time|date) )?of closing(?! of))(?:s)?(?: ?(?:and|&|/) ?(?:date|time|hour))?(?![a-z])(?! (?:of|for) (?:the |this )?(?:road|street|lane|bridge|school|office|sale|park|purchase|property|lease|loan)s?(?![a-z]))",
  closes: `(?<!(?:road|street|lane|bridge|school|office|sale|park|property|estate|escrow|loan) )(?<![a-z])closing (?:takes place|will take place|occurs|is (?:set|scheduled|fixed) for)(?![a-z])(?![^.;]{0,80}(?:sale|purchase|propert|escrow|loan|parade|notar))|^\\W{0,4}close (?:the )?(?:rf[pqt]|it[bqt]|solicitation|bidding|tender|bid)(?: solicitation| period)?(?=\\s?[:(|-])|(?<![a-z])closing (?:for|of) (?:(?:the|this|all) )?(?:receipt of )?${BIDS}(?: (?:is|has been|will be))?(?: set for)?(?![a-z])|(?:${BIDS}|(?<![a-z])bidding|rf[pqti]|rfs[aoq]|rfe?oi|it[bqt]|ifb|acan|(?:bid|tender) (?:box|room|portal)|competition|solicitation|opportunity|posting|(?:tender|bid|quotation|proposal) (?:call|period|process|submission)|call for (?:tenders|bids|proposals|quotations))s?(?: (?:will|shall|is|are))?[\\s-]{1,3}clos(?:es?|ing|ed)(?![a-z])(?! (?:hours|period))`,
  "open until": `(?:${CALL}|(?<![a-z])(?:solicitation|opportunity|competition|invitation|bidding|posting|acan|(?:tender|bid|proposal|submission) (?:call|period|process|window)|call for (?:tenders|bids|proposals|quotations)|request for (?:bids|proposals|quotations|quotes|tenders|qualifications)))(?: \\([a-z]{2,6}\\))? (?:will |shall )?(?:remains?|be|is|stays?) open (?:until|through|till|up to)(?![a-z])`,
  "- due": `${BIDS} for [^.;()]{3,100}\\([^.;()]{3,80}\\) (?:will |shall )?close (?:on |at )?(?=${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)|(?:tenders|bids|proposals|quotations|quotes) for (?:(?!which|that|when|will|is|are|to|roads?|streets?|lanes?|bridges?|schools?|offices?)[a-z'-]{1,14} ){1,10}?(?:will )?close (?:on |at )?(?=${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)|${BIDS} for (?:[a-z'-]{1,14} ){1,6}?due (?:by |on |at )?(?=${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)|(?<=[-;,.)] )due (?:on |by )?(?=${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)`,
  deadline: `(?<![a-z])deadline (?:for|to|of) ${gap(60, OTHER_MATTER)}(?:${BIDS}|submi(?:t|ttals?|ssion|tting)|receipt)(?![a-z])(?! (?:of )?(?:(?!${BIDS})\\w{1,12} ){0,3}(?:questions|inquir|clarif|discrepanc|protest|appeal|objection|score|references|insurance|report|invoice|sample|substitut|payment|fees?(?![a-z])|names?(?![a-z])|comments|bonds?(?![a-z])|alternates|(?:shop )?drawings))`,
  extended: `(?:(?<![a-z])(?:solicitation|competition|opportunity|posting|closing(?: date)?|call|deadline|due date|response date|closing time)|${CALL}|${BIDS})(?: (?:period|closing|deadline|due date|closing date|date|and time|date and time|submission date)){0,2}(?: (?:has been|have been|is|was|is being|will be) (?:hereby |further |now )?(?:extended|pushed|moved|changed|postponed|revised)| (?:hereby )?extended) (?:to|until)(?![a-z])(?![^.;]{0,40} remain)|(?<![a-z])(?:extend|extends|extending|extended|change|changes|changing) (?:the )?(?:(?:solicitation|bid|tender|rf[pqtx]|response|proposal|quote|submission|offer)s?'?s? )?(?:closing|due|response|submission)(?: date| deadline)?(?: and time)? (?:out )?(?:to|until)(?![a-z])|(?<![a-z])extend(?:s|ed|ing)? (?:the |this )?(?:solicitation|rf[pqt]|bid|bidding|tender|posting)(?: period)? (?:to|until|through)(?![a-z])`,
  "submission deadline": `(?<![a-z])(?:submission|response|submittal|closing|application|bidding) (?:deadline|due date|closing)(?![a-z])|^\\W{0,4}(?:submittal|response) (?:date|required)(?: deadline| by)?(?=\\s?[:|]|\\s-\\s| (?:(?:${WEEKDAY})[,.]? )?(?:${MONTH})\\.? \\d)`,
  arrive: `${BIDS}${gap(120, OTHER_MATTER)}(?:must|shall|should|will|to) (?:arrive|reach|be in the hands of(?! (?:the |an? |your |its )?(?:courier|carrier|post)))(?![a-z])`,
  "received until": `${BIDS}${gap(160, `${OTHER_MATTER}|20\\d\\d`)}(?<![a-z])(?:received|accepted) ${gap(80, `${OTHER_MATTER}|20\\d\\d|valid|remain|firm|irrevoc|held (?:open|firm)`)}(?:until|up to|through(?= ${A_DAY_NEXT})|no later than|not later than|prior to|before|by)(?![a-z])`,
  until: `${BIDS}${gap(220, `${OTHER_MATTER}|complet|20\\d\\d|valid|remain|firm|irrevocabl|good|available|document|obtain|pick|inspect|kept|provided to|purchas|plans|posted|held|modif|sign|extension|extend|contract period|confirm|attend|regist|rsvp|notify|intend|intent|term |days`)}(?<![a-z])(?:until|up to|nlt|no later than|not later than|on or before|prior to)(?![a-z])(?=:? [^;]{0,60}\\d)`,
  receipt: `(?<![a-z])(?:date|time|hour)s? (?:(?:and|&) (?:time|hour|date) )?(?:set )?(?:for|of) (?:the )?(?:receipt|receiving|submission|submitting|submittal|delivery|filing) (?:of )?(?:all |the |sealed )?${BIDS}|(?<![a-z])(?:receipt|submission|submittal) of (?:all |the |sealed )?${BIDS}(?: (?:date|deadline|due))?(?=\\s?[:|]|\\s-\\s|\\s{0,3}$|,? \\(?(?:${MONTH})\\.? \\d|\\s{1,4}\\d{1,2}(?::|\\s?[ap]\\.?m))|(?:${BIDS}|(?<![a-z])(?:rf[pqtx]|itb|ifb)) (?:receipt|submission|submittal|return)s?(?: (?:date|time|due))?(?: ?(?:and|&|/) ?time)?${END_OF_LABEL}|^\\W{0,4}(?:sealed |general )?(?:bids|proposals|tenders|quotations|submissions?|responses|offers)\\s?:(?= ?(?:(?:${WEEKDAY}),? )?(?:${MONTH})\\.? \\d[^.;]{4,36}\\d ?[ap]\\.?m|\\d{1,2}(?::\\d\\d){0,2} ?[ap]\\.?m[^;]{2,30}20\\d\\d)|^(?:\\W{0,4}|[^|]{0,30}\\| )receive (?:sealed )?${BIDS}${END_OF_LABEL}`,
  "late/not after": `${BIDS} (?:that are |which are )?(?:received|submitted|delivered|arriving) (?:later than|after) (?=.{0,80}(?:\\d\\s?[ap]\\.?\\s?m|\\d:\\d\\d|noon))(?=.{0,160}(?:not be|rejected|returned|refused|disqualified))`,
  "call closes": `(?:${BIDS}|${CALL}|(?<![\\w-])[a-z]{1,5}[- ]?\\d{2,4}-\\d{1,5})(?:[^.;]{0,60}?[,(-] ?| (?:no|number)?\\.? ?#? ?[a-z]{0,5}[- ]?\\d{2,4}-\\d{1,5} )clos(?:ing|es) (?:on )?(?=(?:${WEEKDAY}|${MONTH}|\\d{1,2}:\\d\\d)(?![a-z]))`,
  "call due": `${CALL}${gap(80, OTHER_MATTER)}(?<![a-z])due (?:back )?(?:(?:by|on|at|no later than) )?(?=${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)|${CALL} (?:due|deadline)(?: date)?(?: (?:and|&) time)?`,
  "bid time": `${BIDS} time(?=\\s?:)|(?<![a-z])(?:bidding|bid|tender|solicitation|submission|proposal|offer|response|quotation) (?:period|window) (?:(?:will |shall )?(?:end|expire)s?)(?: on| at)?(?![a-z])|(?<![a-z])(?:bidding|solicitation|posting|bid|tender) end(?:s| date)(?: (?:and|&) time)?(?![a-z])`,
  "last day":
    "(?<![a-z])(?:last|final) (?:day|date)(?: and time)? (?:to (?:submit|bid(?= ?:| on |$)|quote)|for (?:the )?(?:submissions?|submitting|receipt|receiving|filing)(?: of)?)(?! (?:of )?(?:questions|inquir))(?![a-z])",
  "due:": `(?<![a-z])due\\s?:|${BIDS}\\s?: due(?: by| on| at)?(?![a-z])`,
  accepting: `(?<![a-z])(?:accepts?|receives?|takes) (?:them|(?:(?:sealed|written|competitive) ){0,2}${BIDS})${gap(80, `${OTHER_MATTER}|20\\d\\d`)}(?<![a-z])(?:until|up to|to|by|no later than|on or before)(?= (?:${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m))|(?<![a-z])(?:accepting|receiving|soliciting|seeking|requesting|inviting|being (?:accepted|received)) ${gap(40, OTHER_MATTER)}${BIDS}${gap(120, OTHER_MATTER)}(?:until|up to|through|no later than|not later than|on or before)(?![a-z])|(?<![a-z])(?:(?:solicit|seek|request|invit)(?:ing|e?s)|(?:is|are) inviting) (?:(?:sealed|competitive|written|formal|electronic|qualified) ){0,2}${BIDS}${gap(100, `${OTHER_MATTER}|complet|install|deliver|perform|begin|start|commenc|construct|20\\d\\d`)}(?<![a-z])by(?= (?:${A_DAY_NEXT}[^.;]{1,22}\\d ?(?:[ap]\\.?m|:\\d\\d)|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m|noon))`,
  closing: `^\\W{0,4}(?:the )?closing (?:is|will be|shall be) (?:on |at )?(?=${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)(?![^.;]{0,80}(?:sale|purchase|propert|escrow|loan|parade|notar))|^\\W{0,4}(?:this )?closes (?:on |at )?(?=[\\w,. ]{0,20}\\d)|^\\W{0,4}close(?: date)?\\s?[:|](?=\\s?(?:(?:${WEEKDAY})[,.]? )?(?:${MONTH}|\\d))|(?<=opening ?(?:/|and|&) ?(?:bid |tender )?)(?:deadline|due date|closing)(?: date)?(?![a-z])|(?<!(?:road|street|lane|bridge|school|office|park|polls?|survey) )(?<![a-z])clos(?:ing|es)\\s?(?:[:|]|-(?= ?(?:${WEEKDAY}|${MONTH}|\\d)))|^\\W{0,4}closing${REST_OF_ROW}|(?:^|(?<=(?:20\\d\\d|[ap]\\.?m\\.?)[\\s,|-]{1,4}))closing(?=\\W{0,3}$)|(?<!(?:hall|library|building|store|road|street|bridge|school|office|park)s? (?:is |are |will be )?)(?<![a-z])closing (?:on|at) (?=[\\w,. ]{0,20}\\d)`,
  "have until": `(?<![a-z])(?:bidders|suppliers|vendors|firms|contractors|proponents|proposers|offerors|respondents|businesses|companies) (?:will |shall )?have until(?![a-z])(?=[^;]{0,80}(?<![a-z])(?:bids?|tenders?|proposals?|quotes?|quotations?|responses?|submissions?|capabilities|to (?:respond|reply)(?! to (?:(?:an?|the|any|this) )?(?:request for (?:clarif|info)|question|notice|addend|clarif|inquir|rfi))|to (?:submit|bid|quote|tender)(?=\\s{0,2}(?:[.,;]|$)))(?![a-z]))`,
  "until the closing": "(?<![a-z])until the closing(?: of| time of)?(?![a-z])",
};

/** What each pattern cannot do without. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  "not after": /after/,
  received:
    /received|submitted|delivered|accepted|filed|uploaded|mailed|faxed|deposited|dropped|turned|handed|brought|sent|returned|postmarked|addressed/,
  "will be received": /received|accepted/,
  documents: /received|submitted|delivered|returned|reach/,
  "will receive": /receiv|accept|^taking$/,
  "receive and open": /^receive$/,
  "must submit": /submit|respond|reply|deliver|send|return|mail|fax|bring|drop|turn|hand|upload/,
  submit: /nlt|^(?:submit|deliver|send|return|e?mail|fax|bring|drop|upload)/,
  due: /due|date|deadline|closing/,
  "due date": /due|repl|response|return|submission/,
  "by:": /^by$/,
  "due:": /due/,
  extended: /extend|pushed|moved|chang|postponed|revised/,
  "submission deadline": /deadline|due|closing|submittal|response/,
  closeout: /clos|cut/,
  "closing date": /clos/,
  closes: /clos/,
  "open until": /^open$/,
  "- due": /^(?:due|close)$/,
  deadline: /deadline/,
  arrive: /arrive|reach|hands/,
  "received until": /received|accepted/,
  until: /until|^up$|later|^before$|prior|nlt/,
  "late/not after": /^(?:later|after)$/,
  "call closes": /clos/,
  "call due": /due|deadline/,
  receipt:
    /receipt|receiving|^receive$|submission|submittal|submitting|delivery|filing|return|^(?:bids|proposals|tenders|quotations|submissions|responses|offers)$/,
  "bid time": /time|end|expire/,
  "last day": /last|final/,
  accepting: /accept|receiv|^takes$|soliciting|seek|requests?(?:ing)?$|invit(?:es|ing)|solicits/,
  closing: /clos|deadline|due/,
  "have until": /^until$/,
  "until the closing": /^closing$/,
};

export const CLOSING_CUES = cueRules("closing", CLOSING_PATTERNS, NEEDS);

const IS = `(?:\\s?[:|]|\\s-\\s| (?:is|will be|est)(?![a-z])(?! (?:now|extended|moved|postponed|changed|maintenant|desormais|plutot|devance|reporte|repousse|prolonge|remis|differe))| ?, | (?=\\d{1,2} (?:${MONTH})|(?:(?:${WEEKDAY})[,.]? )?(?:${MONTH})\\.? \\d))`;

/** "Deadline: March 5, 2026": what it is for, only the sentences around it tell. */
export const LONE_DEADLINE_CUES = cueRules("closing", {
  "lone deadline": `^\\W{0,4}(?:the |la |le )?(?:final )?(?:deadline|cut-?off)(?: (?:date|day))?(?: (?:and|&) time)?(?=${IS})|^\\W{0,4}(?:la |les )?(?:dates? (?:et (?:l')?heures? )?limites?|heures? (?:et dates? )?limites?|echeance)(?=${IS})|^\\W{0,4}(?:a (?:remettre|deposer|transmettre|retourner)|depot|remise|reception) (?:au plus tard|avant)(?![a-z])|^\\W{0,4}(?:(?:this )?(?:solicitation|rf[pqt]|itb|ifb) )?(?:is )?due(?: on| by| at)?(?= (?:${A_DAY_NEXT}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m))`,
});

/** "And shall be delivered to the Clerk by …", which goes on with bids of a sentence before. */
export const GOES_ON_CUES = cueRules("closing", {
  "goes on":
    "^\\W{0,4}(?:and|or) (?:(?:must|shall|should|are to) )?be (?:received|delivered|submitted|returned|filed|mailed)(?![a-z])[^.;\\d]{0,160}?(?<![a-z])(?:by(?! (?:mail|hand|courier|express|e-?mail|fax|post))|before|until|no later than|not later than|on or before|prior to)(?![a-z])",
});

/** "Bids … are due": read only where a text has these words. */
export const ARE_DUE_CUES = cueRules("closing", {
  "are due": `${BIDS}${gap(100, OTHER_MATTER)}(?<![a-z])(?:is|are|must be|will be|shall be) due(?![a-z])`,
});

/** "Quotations are requested by …" */
export const REQUESTED_BY_CUES = cueRules("closing", {
  "invited to bid by":
    "(?<![a-z])invited to (?:bid|quote|tender) (?:by|before|nlt|no later than|not later than|on or before|prior to|until)(?![a-z])",
  "requested by": `${BIDS}(?: (?:from|for) [^.;\\d]{3,60}?)? (?:is|are|be) (?:hereby )?(?:requested|required|wanted|invited|sought|needed) (?:by|before|nlt|no later than|not later than|on or before|prior to)(?![a-z])`,
});

/** "Bids will now close on …", "the closing has been brought forward to …" */
export const CHANGED_CLOSING_CUES = cueRules("closing", {
  "now closes": `(?:${BIDS}|(?<![a-z])(?:they|bidding|solicitation|competition|opportunity)|${CALL}) (?:(?:will|shall|are|is) )?now (?:clos(?:es?|ing)|be (?:received|accepted|due)|due|received|accepted)(?: (?:until|on|at|by))?(?![a-z])`,
  "is now":
    "(?<![a-z])(?:closing|closing date|deadline|due date|submission date)(?: and time)? (?:is|will be) now(?: on| at)?(?![a-z])",
  "moved to": `(?:(?<![a-z])(?:closing|tender closing|bid closing|deadline|due date)|${BIDS})(?: date)?(?: (?:has|have|had) been| is| are| was| will be)? (?:brought forward|advanced|deferred|re-?scheduled|moved (?:up|back|forward|ahead)|delayed|put back) (?:to|until)(?![a-z])`,
  "est maintenant":
    "(?<![a-z])(?:cloture|fermeture|echeance|date limite(?: [^.;\\d]{0,60}?)?) (?:est|sera|a ete) (?:maintenant|desormais|plutot|devancee?|reportee?|fixee?|remise?|differee?)(?: au?| le| pour)*(?![a-z])",
});

/** "Bids must be at the Town Hall by …" */
export const MUST_BE_AT_CUES = cueRules("closing", {
  "must be in": `${BIDS} (?:must|shall|should|have to|need to) be in(?: (?:our|the) (?:office|hands))? (?:by|before|no later than|not later than)(?![a-z])`,
  "must be at": `${BIDS}${gap(40, OTHER_MATTER)}(?:must|shall|should) be (?:at|in|on) (?!the hands of (?:the |an? |your |its )?(?:courier|carrier|post))(?:the|our|my) ${gap(100, OTHER_MATTER)}(?<![a-z])(?:by|before|no later than|not later than|prior to|until)(?![a-z])`,
});

/** The same in French. */
export const CLOSING_CUES_FRENCH = cueRules(
  "closing",
  {
    recues: `${OFFRES}${gap(200, OTHER_MATTER)}(?:doi(?:t|vent)|devr(?:a|ont)|seront|sera|pourront|peuvent) ${gap(20, OTHER_MATTER)}(?:etre )?${gap(20, OTHER_MATTER)}(?:(?<=etre )entre les mains|recue?s?|deposee?s?|transmise?s?|soumise?s?|presentee?s?|acheminee?s?|remise?s?|acceptee?s?|envoyee?s?)(?![a-z])`,
    "jusqu'a": `${OFFRES}${gap(220, `${OTHER_MATTER}|20\\d\\d|valide|valable|demeur|disponib|obten|procur|consult|telecharg|document|devis|question|renseign|emploi|publi|fiscal|budget|citoyen`)}(?<![a-z])(?:au plus tard|avant|jusqu'au?|d'ici(?: le| au)?)(?![a-z])(?= [^;]{0,60}\\d)`,
    "seront recues":
      "(?:seront|sera) (?:recues?|acceptees?)(?![a-z])|(?<![a-z])enveloppes? (?:scellees? )?(?:doi(?:t|vent)|devr(?:a|ont)) (?:etre (?:recues?|deposees?|remises?)|parvenir)(?![a-z])",
    recevra: `(?<![a-z])(?:recevra|recevront|acceptera)(?![a-z])`,
    "not after": `(?<![a-z])aucune ${OFFRES}[^.;]{0,40}? apres(?![a-z])|${OFFRES} (?:recues?|deposees?|transmises?|presentees?|parvenues?) apres(?![a-z])(?=.{0,60}\\d ?h)(?=.{0,160}(?:rejet|refus|retourn|pas (?:etre )?(?:accept|consider|retenu)|irrecevable))`,
    "faire parvenir": `(?<![a-z])(?:faire parvenir|deposer|deposeront|transmettre|transmettront|soumettre|presenter|remettre|remettront|acheminer) ${gap(40, OTHER_MATTER)}${OFFRES}`,
    "date limite": `(?<![a-z])(?:dates? (?:et (?:l')?heures? )?limites?|deadline|echeance) (?:de|du|pour) (?:la |le |les )?(?:reception|recevoir|depot|deposer|presentation|remise|transmission|soumission|soumettre(?: une (?:presentation|proposition|demande de qualification))?|cloture|reponse(?! aux? ))(?: (?:des?|d'une?|de vos|les|une|la) ?${OFFRES})?|(?<![a-z])(?:date|heure)(?: et (?:l')?heure| et date)? (?:limite )?de (?:la )?(?:cloture|fermeture)|(?<![a-z])(?:cloture(?: de l'appel d'offres| des soumissions)?|fermeture de (?:l'|cet )?(?:appel (?:d'offres|de propositions|de candidatures|a projets)|(?:la )?demande de (?:soumissions|propositions|prix)))(?![a-z])|(?<![a-z])(?:delai (?:de |pour la )?)?(?:depot|reception|fermeture|remise) des ${OFFRES}|(?<![a-z])(?:depot|reception) des prix(?=\\s?[:|]|,? (?:au plus tard|avant|le \\d|d'ici|jusqu))|${OFFRES} (?:sont |seront )?attendues?(?= (?:le|avant|au plus tard|d'ici|pour le|jusqu))|(?<![a-z])(?:depot|reception|remise)(?= et (?:l')?ouverture (?:publique )?des ${OFFRES})|^\\W{0,4}(?:la )?date de (?:depot|remise|tombee)(?:\\s?[:|]| est(?: fixee)?(?= (?:au|le) ))|(?<![a-z])(?:fermeture|fin|dates? (?:et (?:l')?heures? )?limites?) (?:de (?:l'|cet )|d')appel d'offres|^\\W{0,4}limite (?:pour|de) (?:deposer|depot|soumettre|remettre|soumissionner)(?! (?:une?|des|les|sa|leur)? ?(?:question|demande|plainte|inscri))(?=[^.;]{0,30}\\d)|^fermeture\\s?:(?! du )`,
    "se termine":
      "(?<![a-z])(?:appel d'offres|invitation|sollicitation|(?:demande|appel) de (?:propositions?|prix|soumissions?|qualifications?))(?: public(?:que)?| a soumissionner)?,? (?:qui )?(?:se termin(?:e|era|ait)|ferm(?:e|era|ait)|pren(?:d|dra|ait) fin|(?:est|reste|restera|demeure|demeurera|sera) ouverte? jusqu'au?)(?![a-z])|(?<![a-z])date (?:et heure )?de fin (?:de (?:l'|cet |la )|d')?(?:appel d'offres|invitation|sollicitation|periode de (?:depot|soumission))(?![a-z])|(?<![a-z])(?:fin|cloture) de la periode (?:de |des |d')(?:depot|reception|appel d'offres|soumissions?)(?![a-z])|(?<![a-z])periode (?:de |d')(?:depot|reception|appel d'offres|soumissions?)(?: des (?:soumissions|offres))? (?:se termine(?:ra)?|prend(?:ra)? fin|fermera?)(?![a-z])",
    "ont jusqu'au": `(?<![a-z])(?:a|ont|avez|aura|auront|aurez|disposent) (?:donc )?jusqu'au?(?![a-z])(?=[^.;]{0,60}\\d[^.;]{0,60}(?:${OFFRES}|soumissionner))`,
  },
  {
    "ont jusqu'au": /jusqu/,
    recues: /recu|^mains$|depose|transmis|soumis|present|achemin|remis|accepte|envoye/,
    "date limite": /limite|deadline|echeance|clot|fermeture|depot|reception|remise|attendu|tombee|^fin$/,
    "jusqu'a": /^tard$|avant|jusqu|^ici$/,
    "not after": /apres/,
  },
);
