/** Meetings of other people, of the work, or of another time. */
const OTHER_MEETING =
  /(?<![a-z])(?:pre-?construction|construction (?:progress )?meetings?|kick-?off|start-?up|progress|(?:bi-?)?weekly|monthly|job (?:site )?meetings?|training|openings?|opened|award|interviews?|council|board|debrief\w*|hearings?|seminars?|webinars? on|programs?|cooperative|purchas(?:e|ing) (?:program|agreement)|surveys?|questionnaires?|auction|apprentice\w*|landfill|insurance|safety meetings?|coordination meetings?|public meetings?|(?:meetings?|conferences?) with the (?:board|engineer|architect)|court|unveiling|ceremony|groundbreaking|(?:second|another|further|additional|follow-?up|third) (?:site )?(?:visit|meeting|tour|walk)\w*|council chambers? sessions?|ouverture|demarrage|conseil|formation|reunions? de chantier|coordination|assemblee|citoyens|(?:deuxieme|seconde|autre) (?:visite|reunion))(?![a-z])/;

/** People who are not those that bid, and groups of bidders of whom programs speak. */
const OTHER_PEOPLE =
  /(?<![a-z])(?:m\/?wbes?|mbes?|wbes?|dbes?|sdvobs?|hub|minorit(?:y|ies)|wom[ae]n|disadvantaged|veterans?|small|local|section 3|apprentices?|public|residents?|citizens|neighbou?rs|engineers?|architects?|superintendents?|fore(?:man|men|person)|supervisors?|inspectors?|flag\w*|operators?|asbestos|students?|parents|police|staff|employees|councill?ors|workers?|labou?rers|citoyens|residents|ingenieurs?|surveillants?|contremaitres?|signaleurs?|chef|locales|petites|minorit\w+|femmes|amiante|policiers?|securite|(?:the |l'|d'une? )?(?:successful|selected|winning|awarded)|adjudicataire)(?![a-z])/;

const AT_ALL_TIMES =
  /(?<![a-z])(?:at all times|en tout temps|during (?:the )?(?:work|construction|pours?|concrete|operations?)|pendant les travaux|throughout)(?![a-z])/;

const OF_PEOPLE =
  /(?<![a-z])(?:presence|participation|representation|attendance) (?:of|by|from|d(?:e |es |u |'))(.{1,60})/;
const OF_BIDDERS =
  /(?<![a-z])(?:bidders?|contractors?|vendors?|proponents?|suppliers?|tenderers?|offerors?|proposers?|respondents?|firms?|compan(?:y|ies)|subcontractors?|parties|primes?|consultants?|representatives?|rep|person|personnel|individual|delegate|member|every(?:one)?|each|all|anyone|one|two|your|soumissionnaires?|entrepreneurs?|fournisseurs?|representants?|entreprises?|personne|tous|toutes|chaque|chacun)(?![a-z])/;
const OF_MEETING =
  /(?<![a-z])(?:visits?|meetings?|mtgs?|conferences?|tours?|walk\w*|session|briefing|inspection|showing|viewing|pre-?bid|pre-?tender|pre-?proposal|site|this|it|such|both|event|calls?|visite|reunion|rencontre|seance|celle-ci|y)(?![a-z])/;
const IN_WHAT = /(?<![a-z])(?:participation|participating|representation) (?:in|on|a la|a l'|aux?) (.{1,60})/;

/** Whether a phrase speaks of attending another event, or of other people at it; `null` if that is not clear. */
export function isOfElse(phrase: string): boolean | null {
  if (OTHER_MEETING.test(phrase) || AT_ALL_TIMES.test(phrase)) return true;
  const people = OF_PEOPLE.exec(phrase)?.[1];
  if (people !== undefined && OF_BIDDERS.test(people) && !OTHER_PEOPLE.test(people)) return false;
  if (OTHER_PEOPLE.test(phrase)) return true;
  const what = IN_WHAT.exec(phrase)?.[1];
  if (what !== undefined) return OF_MEETING.test(what) ? false : null;
  return people === undefined || OF_MEETING.test(people) ? false : null;
}
