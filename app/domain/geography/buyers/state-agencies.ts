import { isWithin } from "../divisions/region-codes";
import { findStateIn, findStateOrCountry } from "../divisions/region-names";

/** What only the agency of a whole state or province has in its name: "NH DOT", "BC Ministry of Health". */
const AGENCY =
  "DOT|D\\.O\\.T\\.|Departments?|Dept\\.?|Ministry|Division of|Office of|Bureau of|Board of|Commission|Turnpike|Thruway|" +
  "Canal Corporation|Canals|State Police|National Guard|Fish (?:and|&)|DCNR|DEP|DEC|DGS|DHS|DES|DOC|DAS|OGS|DMAVA|BGS|OPRHP|" +
  "Courts?|Judiciary|Judicial|Lottery|Legislature|Treasury|Highways|Infrastructure|Transportation|Public Works|Environment|" +
  "Finance|Justice|Health|Education|Agriculture|Parks|Corrections|Housing";
/** Full names are also those of towns, so that less may follow them: "Manitoba Infrastructure", "Maine DOT". */
const AFTER_FULL_NAME =
  "DOT|D\\.O\\.T\\.|Department|Dept\\.?|Ministry|Infrastructure|Transportation|Highways|Division of|Office of|Bureau of|" +
  "Agency of|Turnpike|Thruway|Legislature|Judiciary|Environment|Justice|DCNR|DEP|DEC";
const NINE =
  "New York State|New York|New Jersey|Pennsylvania|Massachusetts|Connecticut|Vermont|New Hampshire|Maine|Rhode Island";
const PROVINCES =
  "Ontario|Quebec|Québec|Manitoba|Saskatchewan|Alberta|British Columbia|New Brunswick|Nova Scotia|Prince Edward Island|" +
  "Newfoundland and Labrador|Newfoundland|Yukon|Nunavut|Northwest Territories";
const LETTERS =
  "NYS|NY|NJ|PA|MA|CT|VT|NH|ME|RI|N\\.Y\\.S?\\.?|N\\.J\\.|N\\.H\\.|R\\.I\\.|Mass\\.|Conn\\.|Penna\\.|Penn\\.|Pa\\.|Vt\\.|Me\\.";
const LETTERS_OF_PROVINCES = "BC|B\\.C\\.|AB|SK|MB|ON|NB|N\\.B\\.|NS|N\\.S\\.|NL|PEI|P\\.E\\.I\\.|NWT|YT";

const BEFORE_AGENCY: ReadonlyArray<RegExp> = [
  new RegExp(
    `^(${LETTERS}|${LETTERS_OF_PROVINCES})[ -](?:[\\p{L}&.,' -]{2,60} )?(?:${AGENCY})(?!\\p{L})`,
    "u",
  ),
  new RegExp(`^(${NINE}|${PROVINCES})(?: State)? (?:${AFTER_FULL_NAME})(?!\\p{L})`, "iu"),
  // "State of Connecticut Department of Transportation", "Commonwealth of Pennsylvania"
  /^(?:state|commonwealth|province|government) of (?:the )?([\p{L} ]{4,30}?)(?=$|[,;(–-]| (?:department|dept|ministry|office|division|board|agency|commission|executive|judicial|bureau|by)(?!\p{L}))/iu,
  // "Department of Transportation, State of Vermont"
  /^(?:department|dept\.?|ministry|office|bureau|division|agency) of [\p{L}&,' -]{3,70}?[,–-] ?(?:the )?(?:state|commonwealth|province|government) of ([\p{L} ]{4,30})$/iu,
  // "Ministry of Transportation - Ontario", "Ministry of Health of British Columbia"
  new RegExp(`^ministry of [\\p{L}&,' -]{3,70}?(?:,| of| [-–])? \\(?(${PROVINCES})\\)?$`, "iu"),
  /^(?:le )?(?:minist[èe]re|secrétariat) (?:de|du|des|d['’])[\p{L}&,'’ -]{2,90}? \(?(?:du |de l['’]|de la |de )?(Québec|Nouveau-Brunswick|Ontario|Manitoba|Nouvelle-Écosse|Saskatchewan|Alberta|Colombie-Britannique|Yukon|Nunavut)\)?$/iu,
  /^(?:le )?gouvernement (?:du |de l['’]|de la |des |de )([\p{L}'’ -]{4,30}?)(?=$|[,;(–])/iu,
];

/** Governments that go by their letters: "GNWT Department of Infrastructure". */
const GOVERNMENTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^GNWT(?!\p{L})/u, "CA-NT"],
  [/^(?:GNB|GNB\.CA)(?!\p{L})/u, "CA-NB"],
  [/^GNL(?!\p{L})/u, "CA-NL"],
  [/^(?:GN|GoN) (?:Department|Dept)/u, "CA-NU"],
  [/^(?:YG|Yukon Government|Government of Yukon)(?!\p{L})/u, "CA-YT"],
  [/^(?:SUNY|State University) Construction Fund/u, "US-NY"],
  [/^NYS [\p{L}]/u, "US-NY"],
];

/** "Washington" and "Georgia" before such a word may be a county's or a country's. */
const stateOfName = (name: string): string | null => {
  const code = findStateOrCountry(name.trim()) ?? findStateIn(name.trim(), "US");
  return code?.includes("-") === true ? code : null;
};

/**
 * The state or province whose own agency a buyer is: "NH DOT", "Commonwealth of Pennsylvania", "Ministère des Transports
 * du Québec". `null` in a notice of the other country.
 */
export function stateOfAgency(buyer: string | null, country: "CA" | "US" | null): string | null {
  const name = buyer?.trim().replace(/^the /i, "") ?? "";
  const written = BEFORE_AGENCY.map((form) => form.exec(name)?.[1]).find((words) => words !== undefined);
  const code =
    GOVERNMENTS.find(([form]) => form.test(name))?.[1] ??
    (written === undefined ? null : stateOfName(written));
  return code === null || (country !== null && !isWithin(code, country)) ? null : code;
}
