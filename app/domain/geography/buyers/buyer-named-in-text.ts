import { foldName } from "../folded-name";
import { ABOUT_OTHERS } from "../in-text/words-of-others";
import { everyPlaceNamed } from "../names/gazetteer";

const READ = 1_500;
const NAME = String.raw`\p{Lu}[\p{L}.'’-]+(?: (?:(?:of|the|on|la|le|de|du|des|sur|and|et) )?\p{Lu}[\p{L}.'’-]+){0,4}`;
/** A name after which the kind of its body stands: no word of a kind itself. */
const OWN_NAME = String.raw`(?!(?:The|State|Regional|New Elementary|Public|Central|District|High|Board|Bid|Request|Notice|School|County|Town|Township|Said|Our|This|All|Each|Sealed|Advertisement|Invitation|Capital|Community|Municipal)(?!\p{L}))\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}?`;
const BODY = String.raw`(?:(?:City|Town|Village|Township|Borough|County|Municipality|Hamlet) of ${NAME}|(?:R\.?M\.?|Rural Municipality) of ${NAME}(?: No\. ?\d{1,3})?)`;
/** What a body is that is called after its place: "Cattaraugus County", "Pocono Mountain School District". */
const KINDS =
  "County|Township|Borough|(?:(?:Central|Union Free|City|Area|Regional|Public|Joint|Township|Community|Independent) )*(?:Schools|School District)|UFSD|CSD|" +
  "(?:Catholic )?District School Board|(?:Fire|Water|Sewer|Library|Park) District|(?:(?:Parking|Housing|Water|Sewer|Municipal|Transit|Port|Airport|Redevelopment|Sewage) )+Authority|" +
  "Conservation Authority|State University|University|Community College|Volunteer Fire (?:Department|Company)|Board of (?:Supervisors|Selectmen|Education)";
const CALLED = String.raw`(?:${OWN_NAME} (?:${KINDS})|(?:RSU|MSAD|SAU|Regional School Unit)(?: No\.?)? ?#?\d{1,3})`;
const BOARD = String.raw`(?: (?:(?:Town|Village|City|County|Township|School) )?(?:Board(?: of (?:Supervisors|Selectmen|Commissioners|Education|Trustees|Directors))?|Council|Commissioners|Select ?board))?`;
const STATES =
  "New York|Pennsylvania|Massachusetts|Connecticut|Vermont|Ontario|Maine|New Jersey|New Hampshire|NY|PA|MA|CT|VT|NH|ME|RI|NJ|ON";
const AREA = String.raw`(?:,? (?:County of ${NAME}|${NAME} County))?(?:,? (?:${STATES}),?)?(?: \([^)]{1,40}\))?,?`;
const COUNTY = String.raw`(?:, ${NAME} County)?`;
const ASKS =
  "(?:hereby |currently |now )?(?:will (?:receive|accept|open|be (?:accepting|receiving))|(?:is|are) (?:hereby |now |currently )*(?:seeking|soliciting|requesting|accepting|inviting|issuing|looking|conducting)|invites?|seeks?|requests?|solicits?)";
/** "the Town Board of the Town of Newburgh": what stands before a body that is named after it. */
const LEADERS = String.raw`(?:[Tt]he )?(?:(?:[\p{L}]+ ){1,5}of (?:the )?)?(?:[Tt]he )?(?:Corporation of the )?`;

/** "will be received by the Borough of Carlisle, Cumberland County", "The Town of Windham will receive bids". */
const FORMS: ReadonlyArray<RegExp> = [
  new RegExp(String.raw`(?:on|in) behalf of (?:the )?(${BODY}|${CALLED})`, "u"),
  new RegExp(
    String.raw`(?:received|opened|accepted|invited|solicited|requested|issued) by (?:the )?(?:[\p{L} ]{3,40} of (?:the )?)?(${BODY}${COUNTY})`,
    "u",
  ),
  new RegExp(
    String.raw`(?:^|[.:;,\n] ?|[Tt]hat |[Bb]y )${LEADERS}(${BODY}(?:, ${NAME} County)?)${BOARD}${AREA} ${ASKS}`,
    "u",
  ),
  new RegExp(
    String.raw`(?:^|[.:;\n] ?|[Tt]hat |[Bb]y |[Tt]he |(?:University|Board|Directors|Education) (?:of|at) (?:New York at )?)(${CALLED})${BOARD}${AREA} ${ASKS}`,
    "u",
  ),
  new RegExp(
    String.raw`(?:received|accepted|opened|issued)(?: [^;]{1,90}?)? (?:by|at) (?:the )?(${CALLED}${COUNTY})(?!\p{L})`,
    "u",
  ),
  new RegExp(
    String.raw`(?:[Ss]ubmitted [Tt]o|[Aa]ddressed to|[Ii]ssued by) ?:? (?:the )?(${BODY}|${CALLED}|${OWN_NAME} Water(?!\p{L}))`,
    "u",
  ),
  new RegExp(
    String.raw`(?:^|[.:\n] ?)(?:[Ll]a |[Ll]['’])?((?:[Vv]ille|[Mm]unicipalité|[Pp]aroisse) (?:de |du |des |d['’])${NAME}) (?:demande|invite|sollicite|désire|requiert|procède|lance|souhaite)`,
    "u",
  ),
];

/** Names in capitals, of two words at least, as they are written otherwise: "MUNICIPALITÉ DE HAVELOCK". */
const IN_CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?:['’-]?[ '’-]\p{Lu}{2,}){1,}(?!\p{L})/gu;
const SMALL = /^(?:of|the|and|de|du|des|la|le|les|sur|et|will|be|is|are|by|to|on|for)$/;

const inSmallLetters = (text: string) =>
  text.replaceAll(IN_CAPITALS, (words) =>
    words
      .toLowerCase()
      .replaceAll(/\p{L}+/gu, (word) => (SMALL.test(word) ? word : word[0]!.toUpperCase() + word.slice(1))),
  );

/** A municipality or school body of Quebec that a text names: "le réseau routier de la Municipalité de Havelock". */
const FRENCH =
  /(?<!\p{L})(?:[Mm]unicipalité|[Vv]ille|[Cc]ent(?:re|er) de services scolaires?|[Cc]ommission scolaire) (?:de |du |des |d['’])(?:(?:La|Le|Les|L['’]) ?)?\p{Lu}\p{Ll}+(?:-(?:\p{L}|['’])+)*/gu;
/** The same of other places, whose names stand in many sentences for other reasons, so that none other may be named. */
const ENGLISH = new RegExp(String.raw`(?<!\p{L})(?:${BODY}|${CALLED})(?!\p{L})`, "gu");

/** "Town of Duxbury Town Clerk", "Town of Highland Highway Department" */
const PART_OF_BODY =
  /(?<= of \p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+)?) (?:Town|City|Village|Township|Highway|Public|Police|Fire|Water|Clerk|Hall|Office|Municipal|Board|Council|Department|School|Offices|Town's|Request|Invitation|Bid|Notice)(?![\p{L}])(?!ship of).*$/u;

/** "City of Union City", "Borough of Delaware Water Gap": these words belong to the name where a place is called so. */
const PART_OF_NAME = /^ (?:City|Hall|Water Gap)(?! Hall)/;
/** "City of Rome City Clerk" */
const OF_THE_CITY = /^ City (?:Clerk|Council|Manager|Engineer|School)/;

function withoutPart(name: string): string {
  const body = name.replace(PART_OF_BODY, "");
  const rest = name.slice(body.length);
  if (/^(?:the )?city of /i.test(name) && OF_THE_CITY.test(rest)) return body;
  const words = PART_OF_NAME.exec(rest)?.[0] ?? "";
  const place = (body + words).replace(/^.*? of /, "");
  return words !== "" && everyPlaceNamed(foldName(place)).length > 0 ? body + words : body;
}

/** The one public body that the text names, if it names no other. */
function onlyOne(text: string, form: RegExp): string | null {
  const named = Array.from(text.matchAll(form))
    .filter(({ index }) => !ABOUT_OTHERS.test(text.slice(Math.max(0, index - 80), index)))
    .map(([name]) => withoutPart(name));
  const [only, second] = new Set(named.map((name) => name.toLowerCase()));
  return second === undefined && only !== undefined ? (named[0] ?? null) : null;
}

/** The public body that a notice without a buyer's name says buys: "La Ville de Saint-Hyacinthe demande des soumissions". */
export function buyerNamedInText(body: string): string | null {
  const text = inSmallLetters(body.slice(0, READ).replaceAll(/[ \t]+/g, " "));
  const named = FORMS.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined);
  const name = named ?? onlyOne(text, FRENCH) ?? onlyOne(text, ENGLISH);
  return name === null ? null : withoutPart(name);
}
