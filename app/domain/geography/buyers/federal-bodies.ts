import { NATIONAL_CAPITAL } from "../divisions/areas";
import { findSpelledOutState, findStateOrCountry } from "../divisions/region-names";
import { foldName } from "../folded-name";
import type { PlaceFound } from "../place-found";
import { regionsOfNetwork } from "./buyer-bodies";
import { stateOfAgency } from "./state-agencies";

/** The region after a federal buyer's name: "Defence Construction Canada - Ontario Region". */
const BUYER_REGION = /[-–—,(] ?(?:the )?([\p{L} ]+?) Region\)? ?$/iu;
const BUYER_REGIONS = new Map<string, ReadonlyArray<string>>(
  Object.entries({
    atlantic: ["CA-NB", "CA-NL", "CA-NS", "CA-PE"],
    prairie: ["CA-AB", "CA-MB", "CA-SK"],
    prairies: ["CA-AB", "CA-MB", "CA-SK"],
    western: ["CA-AB", "CA-MB", "CA-SK"],
    pacific: ["CA-BC"],
    northern: ["CA-NT", "CA-NU", "CA-YT"],
    "national capital": NATIONAL_CAPITAL,
  }),
);

/** Federal bodies of both countries, in English and French. */
const FEDERAL_BODY =
  /\b(?:parks canada|parcs canada|correctional service|service correctionnel|national defence|défense nationale|defence construction|construction de défense|public works and government|public services and procurement|travaux publics et services|fisheries and oceans|pêches et océans|environment and climate|environnement et changement|agriculture and agri|agriculture et agro|transport canada|transports canada|royal canadian mounted|gendarmerie royale|border services|services frontaliers|national research council|conseil national de recherches|shared services|services partagés|natural resources canada|ressources naturelles canada|indigenous services|services aux autochtones|health canada|santé canada|national capital commission|commission de la capitale|library and archives|via rail|canada post|canadian food inspection|inspection des aliments|public health agency of canada|agence de la santé publique|canada revenue|agence du revenu du canada|employment and social development|emploi et développement social|statistics canada|statistique canada|canadian space agency|agence spatiale canadienne|canada mortgage and housing|canadian heritage|patrimoine canadien|veterans affairs|department of (?:the )?(?:army|navy|air force|interior|agriculture|transportation|homeland|national defence|natural resources|fisheries|labor|commerce|justice|energy|treasury)|dept of defense|national park service|public buildings service|general services administration|u\.?s\.? coast guard|indian health service|bureau of (?:indian affairs|land management|reclamation)|federal law enforcement training|food and drug administration|centers for disease control|defense logistics agency|defense health agency|national aeronautics and space|national institute of standards|u\.?s\.? army|us geological survey|corps of engineers|federal aviation|fish and wildlife|(?:interior|homeland security|agriculture|justice|commerce|treasury|labor|energy|transportation), department of|dept of the (?:army|navy|air force)|forest service|agricultural research service|national oceanic and atmospheric|bureau of prisons|federal prison|customs and border protection|national archives and records|foreign affairs|affaires étrangères|global affairs|affaires mondiales)\b/i;

/** "Pennsylvania Department of Transportation", "City of Boston Department of Labor". */
function isOfState(buyer: string): boolean {
  const [first = "", second = "", third = ""] = foldName(buyer.replace(/^the /i, "")).split(" ");
  return (
    /^(?:city|county|town|village|borough|nyc|nys|state|province|commonwealth)$/.test(first) ||
    [first, `${first} ${second}`, `${first} ${second} ${third}`].some((name) =>
      findSpelledOutState(name)?.includes("-"),
    )
  );
}

/** Whether a federal body buys, judging by its name. */
export function isFederalBody(buyer: string | null): boolean {
  return (
    buyer !== null && FEDERAL_BODY.test(buyer) && !isOfState(buyer) && stateOfAgency(buyer, null) === null
  );
}

export function regionOfBuyer(buyer: string | null): ReadonlyArray<string> {
  const name = BUYER_REGION.exec((buyer ?? "").replace(/\s+/g, " "))?.[1] ?? "";
  const known = BUYER_REGIONS.get(foldName(name));
  const state = findStateOrCountry(name);
  return known ?? (state?.startsWith("CA-") ? [state] : regionsOfNetwork(buyer ?? ""));
}

const SITES_IN_REGION =
  /\b(?:located|situated) (?:in|within|throughout|across) (?:the )?(\p{L}[\p{L} ]{2,30}? Region)\b/iu;

/** The federal region in which a text says that the sites of the work are: "departments located in the Ontario Region". */
export function regionOfSites(body: string): { codes: ReadonlyArray<string>; words: string } | null {
  const words = SITES_IN_REGION.exec(body)?.[1];
  const codes = words === undefined ? [] : regionOfBuyer(`- ${words}`);
  return words === undefined || codes.length === 0 ? null : { codes, words };
}

/** The buyer, by the region that its name says it serves. */
export function networkOf(buyer: string | null): PlaceFound | null {
  const codes = regionOfBuyer(buyer);
  return codes.length === 0 ? null : { codes, town: null, strength: "near", words: buyer ?? "" };
}
