import { cueRules } from "./cue";

/** Meetings and visits for bidders. */
export const SITE_MEETING_CUES = cueRules(
  "site_meeting",
  {
    site: "(?<!minutes (?:of|from) )(?<!minutes (?:of|from) the )(?<![a-z])(?:on-?site|site|job|project|jobsite|facility|field|building|premises)s?[\\s-]{0,2}(?:meeting|visit(?:ation)?|inspection|tour|walk[\\s-]?(?:through|thru|around|over)?|showing|viewing|briefing|review|examination)s?(?![a-z])(?! report)",
    "pre-bid":
      "(?<![a-z])pre[\\s-]{0,2}(?:bid|tender|proposal|rf[pqt]|it[bqt]|ifb|submission|submittal|quote|quotation|response|closing|conference(?= meeting))(?:ders?'?s?)?(?:[/-](?:bid|proposal|tender))?[\\s\"/-]{0,2}(?:site |project |zoom |virtual |information(?:al)? |job |on-?site )?(?:meeting|conference|walk[\\s-]?(?:through|thru)?|visit|site visit|tour|inspection|briefing|session|showing|teleconference|(?:conference |video ?|web ?|zoom |teams )?call|webinar|mtg)s?(?: and (?:site )?(?:tour|walk[\\s-]?through|visit|walk))?(?![a-z])",
    tour: "(?<![a-z])tours? (?:will|shall) be (?:conducted|held|offered|given)(?![a-z])|(?<![a-z])(?:tours?|inspection|viewing) of (?:the |each |all |both )?(?:(?:the|our|two|three|four|five|six) )?(?:(?:work |job |project )?site|facilit|building|premises|grounds|propert|school|plant)\\w*(?![a-z])",
    label:
      "^\\W{0,4}(?:facility |building |plant )?tours?(?=\\s?[:-] (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d|\\d{1,2}[/-]\\d|20\\d\\d-))|(?<![a-z])pre[\\s-]?(?:bid|tender|proposal)(?: date)?(?: ?(?:and|&|/) ?time)?\\s?[:|]|(?<![a-z])pre-?(?:bid|proposal) date(?: ?(?:and|&|/) ?time)?(?=\\s{0,2}(?:\\d|[a-z]{3,9}\\.? \\d))|(?:^|(?<=[.;,|] ))pre-?(?:bid|proposal|tender)(?= (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? \\d|\\d{1,2}/\\d))|(?<![a-z])pre[\\s-]?(?:bid|tender|proposal) ?\\((?:non[\\s-]?mandatory|mandatory|optional|compulsory)\\)|(?<![a-z])(?:non[\\s-]?mandatory|mandatory|optional) pre[\\s-]?(?:bid|tender|proposal)(?=\\W{0,3}$|\\s-\\s|,? (?:on|at) )",
    "absent from":
      "(?<=(?<![a-z])(?:fail(?:ure|ing|s)?|unable) (?:(?:of|by) [^.;]{3,40}? )?to (?:be )?(?:present|attend|register(?:ed)?|in attendance|sign in)(?![a-z])[^.;]{0,100}?)(?:the|this) meeting(?=[^.;]{3,160}?(?:disqualif|ineligib|reject|not be (?:accepted|considered|eligible)))",
    premises:
      "(?<![a-z])(?:property|plant|work ?site|grounds) (?:tour|viewing|showing|walk[\\s-]?through)s?(?![a-z])|(?<![a-z])open house for (?:all |interested |prospective )?(?:bidders|contractors|vendors|proponents)(?![a-z])",
    "do so":
      "(?<![a-z])(?:see|view|visit|inspect|tour|look at) the (?:\\w{3,12} )?(?:sites?|buildings?|premises|facilit\\w+|work|area|propert\\w+) (?:may|can|should|must|will be able to) do so(?![a-z])",
    "on site":
      "(?<![a-z])(?:engineer|representatives?|staff|architect|superintendent|director)(?: [\\w']{1,14}){0,4} (?:will|shall) be (?:available |present )?(?:on|at) (?:the )?(?:job |work |project )?site(?![a-z])(?=.{0,140}(?:bidders|contractors|proponents))",
    "attend a meeting":
      "(?<![a-z])(?:bidders|contractors|vendors|proponents|suppliers|proposers|firms|tenderers) (?:must|shall|are required to|are asked to|are invited to|should) attend (?:a|the|this|one) (?:\\w{3,12} )?meeting (?:at|on) (?:the )?(?:job |work |project )?(?:site|location)(?![a-z])",
    "open for":
      "(?<![a-z])(?:open for (?:viewing|inspection|visits?)(?: by (?:all |interested |prospective )?(?:bidders|contractors|proponents|vendors|tenderers))?|(?:sites?|buildings?|premises|propert(?:y|ies)|facilit(?:y|ies)) (?:will|shall|may|can) be (?:available|open) for (?:inspection|viewing|visits?)|(?:sites?|buildings?|premises|propert(?:y|ies)|facilit(?:y|ies)|work areas?) (?:(?:may|can|will) be|is|are) (?:open to (?:all |interested |prospective )?(?:bidders|contractors|proponents|vendors|tenderers)|open for (?:inspection|viewing) by (?:all |interested |prospective )?(?:bidders|contractors|proponents|vendors|tenderers)|viewed|visited|inspected|toured|seen)|(?:view|inspect|tour|walk) the (?:site|facilit\\w+|premises|buildings?|propert\\w+)(?: with [a-z' ]{3,30}?)?)(?= (?:on|at|between|from|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?) )",
    access:
      "(?<![a-z])(?:be |is |are )?(?:available|present) (?:at|on) (?:the )?(?:work |job )?site(?![a-z])(?=.{0,140}(?:bidders|proponents|contractors))|(?<![a-z])site investigations?(?![a-z])(?! report)",
    meet: "^\\W{0,4}(?:please )?meet (?:at|in|on)(?![a-z])(?=.{0,160}(?:walk[\\s-]?(?:through|thru|around)|site (?:visit|tour|walk|meeting)|pre-?bid|inspection))|(?<![a-z])(?:shall|must|should|will|to) meet (?:at|in|on)(?![a-z])(?=.{0,160}(?:walk|visit|tour|inspection|(?:view|see|look at) the (?:site|work|building|area|facilit)))",
    "those who see":
      "(?<![a-z])(?:contractors|bidders|vendors|proponents|those|anyone|firms|parties)(?: who(?: are)?)? (?:wanting|wishing|want|wish|desiring|interested in|who would like)(?: to)? (?:see|seeing|view|viewing|look(?:ing)? at|visit|visiting|inspect|inspecting|tour|touring) (?:(?:the|these|each|all|any|our) )?(?:\\w{3,10} ){0,2}(?:sites?|trees?|work|buildings?|premises|areas?|projects?|roads?|propert\\w+|facilit\\w+|locations?|rooms?|schools?|halls?|roofs?|grounds|lots?|fields?|cemeter\\w+)(?: (?:prior|before) [^.;:\\d]{3,30})? (?:should|must|may|can|shall|will|are (?:asked|invited|welcome|requested|required) to) (?:meet|come|be|do so|report|assemble|gather)(?![a-z])",
    walk: "(?<![a-z])walk[\\s-]?(?:through|thru|around)s?(?![a-z])|(?<![a-z])(?:bid|bidders?'?|project) walk(?=\\s?[:(-]| (?:on|at|is|will) )",
    bidders:
      "(?<!public )(?<![a-z])(?:bidder|vendor|supplier|proponent|contractor|tenderer|offeror|information(?:al)?)(?:s|'s|s')? (?:information(?:al)? )?(?:teleconference|webinar|meeting(?! (?:the|all|these|those) (?:\\w{2,14} ){0,3}(?:criteri|requirement|qualification|specification|condition|standard))|conference|briefing|session|walk[\\s-]?through|tour)s?(?![a-z])",
    "with bidders":
      "(?<![a-z])(?:virtual|online|zoom|teams|webex) (?:information(?:al)? )?(?:meeting|conference|session|briefing)s? (?:for|with) (?:all |the |any )?(?:interested |prospective |potential )?(?:contractors|bidders|vendors|proponents|suppliers|proposers|firms)(?![a-z])|(?<![a-z])(?:q ?& ?a|questions? (?:and|&) answers?) session for (?:all |the )?(?:(?:interested|prospective|potential) )?(?:firms|bidders|vendors|proponents|contractors|suppliers|parties)(?![a-z])|(?<![a-z])meeting (?:with|for) (?:all |the |any )?(?:\\w{1,12} )?(?:contractors|bidders|vendors|proponents|suppliers|proposers) (?:who are |that are )?(?:interested in|wishing to|intending to|planning to) (?:bid|submit|propos|tender|quot)\\w*(?![a-z])|(?<![a-z])meeting (?:with|for|of) (?:all |the |any )?(?:interested|prospective|potential|qualified) (?:contractors|bidders|vendors|proponents|suppliers|proposers|firms)(?![a-z])(?= (?:will|is|shall|has been|takes place|on|at) |\\s?[:,-])",
    "mandatory meeting":
      "(?<![a-z])(?:non[\\s-]?mandatory|mandatory|optional|compulsory|voluntary) (?:\\w{1,14} ){0,2}(?:meeting|visit|tour|conference|showing|walk|inspection|briefing|viewing|session)s?(?![a-z])",
    "industry day":
      "(?<![a-z])industry (?:engagement |outreach |information )?days?(?![a-z])(?=\\s?[:|]|\\s-\\s| (?:will|is|shall|has been|to be) |\\s?\\()|(?<![a-z])event type\\s?:? (?:conference|meeting|tour|information session|walk[\\s-]?through)(?![a-z])",
    showing:
      "(?<![a-z])showing of the (?:\\w{3,9} )?(?:property|sites?|buildings?|premises|project|facilit\\w+)(?![a-z])|(?<![a-z])(?:show(?:ing)? dates?|(?:attend|for|at) (?:a |the )?showing)(?![a-z])",
    visite:
      "(?<![a-z])visites?(?: (?:obligatoires?|facultatives?|supervisees?|guidees?|optionnelles?|commune|non obligatoire|suggeree))*(?: (?:de|des|du|d')(?: ?l')? ?(?:la )?(?:lieux?|sites?|chantiers?|batiments?|edifices?|installations?|ecoles?|terrains?))?(?: (?:obligatoires?|facultatives?|supervisees?|guidees?|optionnelles?|non obligatoire))*(?![a-z])",
    "visit the site":
      "(?<![a-z])(?:bidders?|proponents?|tenderers?|offerors?|proposers?|suppliers?)(?![a-z])[^.;]{0,80}?(?<![a-z])visit the (?:work |job |project |construction )?sites?(?![a-z])",
    visiter: "(?<![a-z])visite(?:r|nt) (?:les lieux|le chantier|l'edifice|les installations)(?![a-z])",
    reunion:
      "(?<![a-z])conference(?:s)? (?:telephonique )?preparatoires?(?![a-z])|(?<![a-z])conference des (?:soumissionnaires|fournisseurs|proposants)(?![a-z])|(?<![a-z])rendez-vous (?:sur place|sur les lieux|au chantier)(?![a-z])|(?<![a-z])reunion (?:de|avec (?:les|des)) (?:soumissionnaires|fournisseurs|entrepreneurs)(?![a-z])|(?<![a-z])(?:visioconference|webinaire|conference telephonique)s? (?:(?:obligatoire|facultati(?:ve|f)|d'information) ){0,2}(?:pour|avec|destinee? a) (?:tous )?(?:les )?(?:soumissionnaires|fournisseurs|entrepreneurs|proposants)(?![a-z])|(?<!en )(?<![a-z])(?:reunion|rencontre|seance|visioconference)s? (?:(?:obligatoire|facultative)s? )?(?:virtuelle|en ligne|a distance)s?(?![a-z])(?! (?:d[ue] |de la |des? (?:citoyens|residents)|d'(?:ouverture|evaluation)|publiques?))|(?<![a-z])(?:assister|participer|prendre part|se presenter|present\\w*) (?:obligatoirement )?(?:a la|a une|a cette|aux) (?:reunion|rencontre|seance|visioconference)s?(?= (?:d[ue] |prevue |qui |tenue |le |virtuelle)[^.;]{0,40}\\d)(?<=(?:soumissionnaires?|entrepreneurs?|fournisseurs?|proposants?|entreprises?)(?![a-z])[^.;]{0,120})|(?<![a-z])(?:reunion|rencontre|seance|session)s?(?: (?:obligatoires?|facultatives?|preparatoires?|publiques?))*(?: (?:sur (?:place|les lieux|le site)|d'information|de chantier|preparatoires?|des soumissionnaires|obligatoires?|facultatives?|prealable\\w*)){1,2}(?![a-z])",
  },
  {
    site: /site|job|project|facility|field|building|premises/,
    "pre-bid": /^pre/,
    label: /^(?:pre|tours?$)/,
    meet: /^meet$/,
    walk: /walk/,
    "those who see": /^(?:see|view|look|visit|inspect|tour)/,
    bidders: /bidder|vendor|supplier|proponent|contractor|tenderer|offeror|information/,
    "with bidders": /meeting|^session$/,
    "mandatory meeting": /mandatory|optional|compulsory|voluntary/,
    visiter: /visite/,
    reunion: /conference|webinaire|reunion|rencontre|seance|session|^rendez$/,
    "absent from": /^(?:fail|unable)/,
    premises: /^(?:plant|property|worksite|work|grounds|open)$/,
    "do so": /^do$/,
    "on site": /^(?:engineer|representatives?|staff|architect|superintendent|director)$/,
    "attend a meeting": /^attend$/,
    "open for": /^(?:open|available|view|inspect|tour|viewed|visited|inspected|toured|seen|walk)$/,
    "visit the site": /^visit$/,
    visite: /visite/,
    showing: /show/,
    "industry day": /^(?:industry|event)$/,
    access: /^(?:available|present)$|investigation/,
    tour: /tour|inspection|viewing/,
  },
);

/** "The meeting will be held on …", after a sentence that says which meeting. */
export const FOLLOW_UP_CUES = cueRules("follow-up", {
  meeting:
    "^(?:an?|the|une|la) (?:second|third|further|additional|another|deuxieme|seconde|autre|troisieme) (?:site |optional |mandatory )?(?:meeting|visit|conference|tour|session|inspection|showing|walk[\\s-]?through|reunion|seance|rencontre|visite)(?: (?:des lieux|du site))? (?:will|is|shall|aura|se tiendra|est)(?![a-z])|^(?:the|this|said|la|cette|le|it|elle) ?(?:meeting|visit|conference|tour|session|inspection|showing|reunion|seance|rencontre)? (?:will|is|shall|aura|se tiendra|est)(?![a-z])|(?<=^(?:all |the |interested )*(?:bidders|contractors|proponents|vendors|attendees|participants|parties) )(?:will|shall|should|must|are (?:asked|requested|required) to) (?:meet|assemble|gather)(?![a-z])",
});
