/** Meetings of other people, of the work, or of another time. */
const OTHER_MEETING =
  /(?<![a-z])(?:(?:at|on) other (?:times|dates|days)|individual visits?|contractor's presence|pre-?construction|construction (?:progress )?meetings?|kick-?off|start-?up|progress (?:meeting|report|review)s?|(?:bi-?)?weekly|monthly|job (?:site )?meetings?|(?:safety |whmis |\w+ )?training(?! (?:room|cent))|(?:the|a|public|bid|tender|proposal) openings?(?! (?:date|time))|opening of (?:the )?(?:bids|tenders|proposals|sealed)|award (?:hearing|meeting|ceremony)|interviews?|(?:council|board|commission|committee)(?:'s)? (?:meeting|session|hearing)s?|meetings? (?:of|with) (?:the )?(?:\w+ )?(?:council|board)|debrief\w*|hearings?|seminars?|surveys?|questionnaires?|auction|apprentice\w*|coordination meetings?|public meetings?|ceremony|groundbreaking|(?:second|another|further|additional|follow-?up|third) (?:site )?(?:visit|meeting|tour|walk)\w*|l'ouverture|ouverture des|demarrage|(?:seance|reunion|assemblee)s? (?:publique )?du conseil|formation|reunions? de chantier|(?:deuxieme|seconde|autre) (?:visite|reunion))(?![a-z])/;

/** Groups of bidders of whom programs speak, and people who do not bid. */
const OTHER_PEOPLE =
  /(?<![a-z])(?:m\/?wbes?|mbes?|wbes?|dbes?|sdvobs?|hub firms|minorit(?:y|ies)|wom[ae]n|disadvantaged|veterans?|small (?:firms|business\w*)|local (?:firms?|business\w*|labou?r|workers|hiring)|apprentices?|(?:the|general) public(?! (?:works|library|school|safety))|members of the public|council members?|residents?|citizens|neighbou?rs|citoyens|entreprises locales|petites entreprises|minorit\w+|femmes|successful|selected|winning|adjudicataire)(?![a-z])/;
const STAFF =
  "(?:engineers?|architects?|superintendents?|fore(?:man|men|person)|supervisors?|inspectors?|flag\\w*|operators?|asbestos|students?|parents|police|staff|employees|councill?ors|workers?|labou?rers|security|public|ingenieurs?|surveillants?|contremaitres?|signaleurs?|chef|electricians?|electricien\\w*|plumbers?|amiante|policiers?|securite)";
const STAFF_COMES = new RegExp(
  `^\\W{0,4}(?:the |an? |each |l'|le |la )?(?:site |project |owner's )?${STAFF}(?![a-z])`,
);
const OF_STAFF = new RegExp(
  `^(?:the |an? |one |his |its |l'|le |la |d'|une? )?(?:\\w+ ){0,2}${STAFF}(?![a-z])`,
);

const AT_ALL_TIMES =
  /(?<![a-z])(?:at all times|en tout temps|during (?:the )?(?:work|construction|pours?|concrete|operations?)|pendant les travaux|throughout)(?![a-z])/;

const OF_PEOPLE =
  /(?<![a-z])(?:presence|participation|representation|attendance) (?:of|by|from|d(?:e |es |u |'))(.{1,60})/;
const OF_BIDDERS =
  /(?<![a-z])(?:bidders?|contractors?|vendors?|proponents?|suppliers?|tenderers?|offerors?|proposers?|respondents?|firms?|compan(?:y|ies)|subcontractors?|parties|primes?|consultants?|representatives?|rep|person|personnel|individual|delegate|member|every(?:one)?|each|all|anyone|one|two|your|soumissionnaires?|entrepreneurs?|fournisseurs?|representants?|entreprises?|personne|tous|toutes|chaque|chacun)(?![a-z])/;
const OF_MEETING =
  /(?<![a-z])(?:visits?|meetings?|mtgs?|conferences?|tours?|walk\w*|session|briefing|inspection|showing|viewing|pre-?bid|pre-?tender|pre-?proposal|site|this|it|such|both|event|calls?|visite|reunion|rencontre|seance|celle-ci|y)(?![a-z])/;
const IN_WHAT =
  /(?<![a-z])(?:participat(?:ion|ing|e)|representation|participer) (?:in|on|a la|a l'|aux?) (.{1,60})/;
const ONE_OF_SEVERAL =
  /(?<![a-z])(?:first|last|other|earlier|later|previous|initial|premiere|derniere) (?:site )?(?:visit|meeting|tour|visite|reunion)(?![a-z])|^\W{0,3}an? (?:visit|tour) (?:to|of) the (?!site|premises|building|facilit|project|work|plant|school|area|location|property|job)/;
/** "Before the bid opening" only says when. */
const EARLIER_THAN = /(?<![a-z])(?:prior to|before|until|avant|after|since|following) [^.;,]{0,40}/g;

/** Whether a phrase speaks of attending another event, or of other people at it; `null` if that is not clear. */
export function isOfElse(words: string): boolean | null {
  const phrase = words.replace(EARLIER_THAN, " ");
  if (OTHER_MEETING.test(phrase) || AT_ALL_TIMES.test(phrase)) return true;
  const people = OF_PEOPLE.exec(phrase)?.[1];
  if (people !== undefined && OF_BIDDERS.test(people) && !OTHER_PEOPLE.test(people)) return false;
  if (OTHER_PEOPLE.test(phrase) || STAFF_COMES.test(phrase)) return true;
  if (people !== undefined && OF_STAFF.test(people)) return true;
  if (ONE_OF_SEVERAL.test(phrase)) return null;
  const what = IN_WHAT.exec(phrase)?.[1];
  if (what !== undefined)
    return OF_MEETING.test(what) ? false : /program|purchas|cooperative/.test(what) ? true : null;
  return people === undefined || OF_MEETING.test(people) ? false : null;
}

/** Whether words before "attendance is …" speak of another meeting. */
export const namesOtherMeeting = (words: string) => OTHER_MEETING.test(words.replace(EARLIER_THAN, " "));
