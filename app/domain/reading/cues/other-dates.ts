import { cueRules } from "./cue";

/** Dates beside which the right words often are, and which are none of the kinds. */
export const OTHER_CUES = cueRules(
  "other",
  {
    envelope: "not (?:to )?be opened (?:until|before|prior)|ne pas ouvrir avant",
    "numbered change":
      "(?<![a-z])(?:amendments?|addend(?:um|a)|revisions?|updates?|modifications?|modificatifs?|amd|mod)(?: (?:no|number|nr|numero|#)\\.?)? ?#?\\d{1,5}(?: ?[(,:-]? ?)(?=\\d{1,2}[ /-]|20\\d\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d)",
    publication:
      "^date\\s?:|(?<![a-z])(?:dated|date of issue|issued?(?: date| on)?|date issued|(?:date )?posted|posting(?: date)?|published|publication|advertised?|advertisement|release(?:d)?(?: date)?|archiv\\w+|inactive|last (?:updated|modified|revised)|revised|amended|updated|date de publication|publie\\w*|emis|date d'emission)(?: date| on)?(?![a-z])",
    documents:
      "(?<![a-z])(?:(?:be |are |is |made )?available|may be (?:obtained|picked up|examined|viewed|downloaded)|can be (?:obtained|picked up|downloaded|viewed)|on (?:file|display)|plan[\\s-]?holders?|a compter d[ue](?! \\d{1,2}(?: ?h| heures|:))|disponibles?|se procurer|peuvent obtenir)(?![a-z])",
    award:
      "(?<![a-z])(?:award(?:ed|ing)?(?: date)?|short-?list\\w*(?:(?: \\w{1,12}){1,6}? submit (?:an? |their )?(?:full |detailed )?(?:proposals?|bids?|tenders?))?|interviews?|presentations?|evaluation\\w*|notification|intent to award|contract signing|octroye?\\w*|adjuge\\w*|debriefing\\w*)(?![a-z])",
    council:
      "(?<![a-z])(?:council|board|commission|committee|selectmen|selectboard|select board|trustees|commissioners|supervisors)(?: of \\w{1,14})?(?:'s)? (?:meeting|session|will (?:review|consider|award))|(?<![a-z])(?:regular(?:ly)? (?:scheduled )?(?:\\w{1,10} )?meeting|public hearing|seance du conseil)(?![a-z])",
    answers:
      "(?<![a-z])(?:questions? (?:received|submitted|asked) (?:will|shall|are to) (?:have|be|receive) [^.;\\d]{0,40}(?:answers?|answered|posted)|answers(?! questions)|answers? (?:to|will)|responses? to (?:\\w{1,12} ){0,3}(?:questions|inquiries|rfis?|clarifications)(?: (?:are |is )?due(?: date)?:?)?|questions? (?:and|&) answers?|(?:question|answer) responses?|q ?& ?a|reponses? aux(?: (?:questions|demandes))?)(?![a-z])",
    rain: "(?<![a-z])(?:(?:rain date|snow date|alternate (?:\\w{3,10} ){0,3}date|back-?up (?:\\w{3,10} ){0,2}date|make-?up (?:date|visit|meeting)|(?:rain|snow)[\\s-]?(?:day|out)(?: date)?)(?:(?: (?:for|of))?(?: the| this)? (?:[\\w-]{2,12} ){0,2}(?:visit|meeting|walk[\\s-]?through|tour|conference|opening|inspection))?|(?:inclement weather|en cas de pluie|remis au))(?![a-z])",
    previous:
      "(?<![a-z])(?:(?:current|existing|present|incumbent) (?:contract|agreement|lease)|(?:contrat|entente) actuel(?:le)?|previous(?:ly)?|former(?:ly)?|original(?:ly)?|precedente?s?|was (?:held|originally|due|to close)|took place|changed from|extended from|moved from|postponed from|rescheduled from|initialement|au depart|reporte\\w* du|a eu lieu)(?![a-z])",
    hours:
      "(?<![a-z])(?:opening hours|office hours|business hours|hours of operation|heures d'ouverture|heures de bureau|monday (?:through|to|-) friday|lundi au vendredi)(?![a-z])",
    later:
      "(?<![a-z])(?:pre-?construction (?:site |job |project )?(?:meeting|conference|visit|walk[\\s-]?through)|kick-?off(?: meeting)?|warranty|insurance|certificate|licen[cs]e|effective (?=(?:january|april|july|october))|policy|act of|prevailing wage|wage (?:rate|determination)|resolution|bylaw|by-law|minutes|copy[\\s-]request)(?![a-z])",
    "forms to complete":
      "(?<![a-z])(?:forms?|questionnaires?|applications?|surveys?|paperwork|training|checklists?)(?![a-z])[^.;]{0,40}?(?:be |are |is )complet(?:e|ed)(?: by| on| before)?(?! and (?:filed|returned|submitted))(?![a-z])",
    "opened to traffic":
      "(?<![a-z])(?:trails?|roads?|roadways?|streets?|lanes?|bridges?|gates?|doors?|parking lots?|parks?|schools?|arenas?|pools?)(?: \\w{1,10}){0,2} (?:be |is |are |was )(?:re-?)?opened(?![a-z])",
    "from closing":
      "(?<![a-z])(?:a compter d[eu]|a partir d[eu]|from|since) (?:the |la |l')?(?:date (?:de |d'|of )?)?(?:the |la |l')?(?:bid |tender )?(?:closing|cloture|fermeture|ouverture)(?: date| time)?(?![a-z])",
    withdraw: "(?<![a-z])(?:withdraw\\w*|not be withdrawn|retir(?:er|ee?s?))(?![a-z])",
    reports:
      "(?<![a-z])(?:substitutions?|substitution requests?|approved equals?(?: requests?)?|samples?|references|protests?|appeals?|shop drawings|reports?|invoices?|payments?|deliverables?|fees|taxes|timesheets?)(?![a-z])(?:(?!bid|tender|proposal)[^.;]){0,50}?(?:is|are|shall be|will be|must be) due(?: by| on)?(?![a-z])",
    late: "(?:received|submitted|delivered|recues?) (?:after|apres)(?![a-z])|(?<![a-z])late (?:bids|submissions|tenders|proposals)",
    disregard: "(?<![a-z])disregard(?![a-z])",
  },
  {
    "numbered change": /amendment|addend|revision|update|modif|^amd$|^mod$/,
    envelope: /^(?:opened|ouvrir)$/,
    publication: /date|issu|post|publi|advert|releas|archiv|inactive|last|revis|amend|emis/,
    documents:
      /avail|obtained|picked|examined|viewed|downloaded|^file$|^display$|holder|^compter$|disponib|procurer|obtenir/,
    award: /award|^short|interview|presentation|evaluation|notification|signing|octroye|adjuge|debrief/,
    council: /council|board|commission|committee|select|trustees|supervisors|meeting|hearing|conseil/,
    answers: /answer|respons|^q$|reponse/,
    rain: /^(?:rain|snow|alternate|make|back|inclement|pluie|remis)/,
    previous:
      /^contra|agreement|lease|entente|previous|former|original|precedent|^was$|^took$|^from$|initial|depart|reporte|^lieu$/,
    hours: /hours|heures|friday|vendredi/,
    later:
      /^pre$|precon|^kick|warranty|insurance|certificate|licen|effective|policy|^act$|wage|resolution|law$|minutes|^copy/,
    "forms to complete": /complet/,
    "opened to traffic": /opened/,
    "from closing": /closing|cloture|fermeture|ouverture/,
    withdraw: /withdraw|retir/,
    reports: /due/,
    late: /after|apres|late/,
    disregard: /disregard/,
  },
);
