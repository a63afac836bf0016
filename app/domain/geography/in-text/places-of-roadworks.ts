import { isTransportDepartment } from "../buyers/transport-departments";
import { stateOf } from "../divisions/region-codes";
import { findCity, findDivisionNamed, type GazetteerEntry, townNameOf } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";

/** What ends the towns before a title: "Bourne-Resurfacing", "Duxbury STP MM19(9)". */
const AFTER_TOWNS = /\s(?=(?:[A-Z]{2,5}\s){1,2}[A-Z]{0,2}\d[\d-]*\()/;
const BETWEEN_TOWNS = /\s?[-–/:]\s?|,\s|\s(?:&|and)\s/;
const MOST_TOWNS = 6;

/** The towns with which a state's transport department begins a title: "Gill-Erving-Orange- Resurfacing of Route 2". */
export function townsBeforeTitle(
  title: string,
  buyer: string | null,
  state: string | null,
): Array<PlaceFound> {
  if (buyer === null || state === null || stateOf(state) !== state || !isTransportDepartment(buyer))
    return [];
  const head: string = title.split(AFTER_TOWNS)[0] ?? "";
  if (/ Count(?:y|ies)\b/.test(head)) return [];
  const parts = head.split(BETWEEN_TOWNS).slice(0, MOST_TOWNS + 1);
  if (parts.length < 2 && head === title) return [];
  const towns: Array<PlaceFound> = [];
  for (const part of parts) {
    const entry: GazetteerEntry | null = /^\p{Lu}[\p{L}.' ]+$/u.test(part) ? findCity(part, state) : null;
    if (entry === null || entry.kind === "short" || entry.code === state) break;
    towns.push({ codes: [entry.code], town: townNameOf(entry), strength: "sure", words: part });
  }
  return towns.length <= MOST_TOWNS && towns.length < parts.length + (head === title ? 0 : 1) ? towns : [];
}

/** "Bridge 12, Route 105, Bloomfield": a transport department's title often ends with the town alone. */
export function townAfterTitle(title: string, buyer: string | null, state: string | null): Array<PlaceFound> {
  if (buyer === null || state === null || stateOf(state) !== state || !isTransportDepartment(buyer))
    return [];
  const [, name = ""] =
    /,\s(?:Town of |Township of )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3})$/u.exec(title.trim()) ??
    [];
  const entry = name === "" || !/\d/.test(title) ? null : findCity(name, state);
  if (entry === null || entry.kind === "short" || entry.kind === "division") return [];
  return [{ codes: [entry.code], town: townNameOf(entry), strength: "sure", words: name }];
}

const NAME = String.raw`\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?`;
const JOINED = String.raw`(?:,? (?:and|&) | ?/ ?|-(?=\p{Lu}))`;
const COUNTIES = new RegExp(
  `((?:${NAME}, ?)*${NAME}${JOINED}${NAME}) (?:Counties|counties|COUNTIES|Cos\\.)`,
  "gu",
);
/** "the counties of Luzerne, Wyoming and Wayne" */
const COUNTIES_OF = new RegExp(
  `[Cc]ounties of (${NAME}(?:, ?${NAME})*(?:,? (?:and|&) ${NAME}){1,3})(?!\\p{L})`,
  "gu",
);
const OF = String.raw`(?:de la |du |des |de |d['’]|la |le |les )?`;
const FRENCH_NAME = String.raw`\p{Lu}[\p{L}-]+(?:['’]\p{Lu}[\p{L}-]+)?`;
/** "les MRC de Charlevoix et de Charlevoix-Est", "comtés de Kent et de Gloucester" */
const COMTES = new RegExp(
  `(?<!\\p{L})(?:[Cc]omtés|MRC) ${OF}(${FRENCH_NAME}(?:, ${OF}${FRENCH_NAME})* (?:et|ou) ${OF}${FRENCH_NAME})(?![\\p{L}-])`,
  "gu",
);
/** Counties whose own name has "and". */
const WITH_AND = /(Lennox|Leeds|Prescott|Dundas) (?:and|&) (Addington|Grenville|Russell|Glengarry)/gu;
const LABELLED = new RegExp(`\\bCount(?:y|ies) ?: ?(${NAME}(?:(?:, ?| and | & |/)${NAME})*)`, "gu");
const LABELS_READ = 2_000;

const LABEL_AFTER =
  /\s(?:Municipality|Limits|Town|City|Township|Route|District|Section|SR|Project|Location).*$/u;

function countyNamed(name: string, state: string): Array<PlaceFound> {
  const county = name.includes("+")
    ? findDivisionNamed(name.replace("+", " and "), state)
    : (findDivisionNamed(`${name} County`, state) ?? mrcNamed(name, state));
  return county?.kind === "division"
    ? [{ codes: [county.code], town: null, strength: "sure", words: name }]
    : [];
}

/** A county municipality of Quebec, which is called by its name alone. */
const mrcNamed = (name: string, state: string) => (state === "CA-QC" ? findDivisionNamed(name, state) : null);

/**
 * The counties of a list; none if one of its names is no county, but for what stands before two of them: "Paving, Erie and
 * Niagara Counties". The label that follows may stand right after a name.
 */
function countiesNamed(list: string, state: string): ReadonlyArray<PlaceFound> {
  const names = list
    .replaceAll(WITH_AND, "$1+$2")
    .split(/,? and |,? & |, ?|\/| (?:et|ou) (?:de la |du |des |de |d['’])?/u)
    .map((part) => part.replace(LABEL_AFTER, "").trim())
    .flatMap((part) => (countyNamed(part, state).length > 0 ? [part] : part.split("-")));
  const found = names.map((name) => {
    const whole = countyNamed(name, state);
    return whole.length > 0 ? whole : countyNamed(name.split(" ")[0] ?? "", state);
  });
  const lastOther = found.findLastIndex((counties) => counties.length === 0);
  const listed = found.slice(lastOther + 1);
  return lastOther === -1 || listed.length >= 2 ? listed.flat() : [];
}

/** All counties of a list in a title or text: "(Cumberland, Salem and Gloucester Counties)". */
export function countiesListed(text: string, state: string | null): ReadonlyArray<PlaceFound> {
  if (state === null || stateOf(state) !== state) return [];
  return [COUNTIES, COUNTIES_OF, COMTES].flatMap((form) =>
    Array.from(text.matchAll(form)).flatMap(([, list = ""]) => countiesNamed(list, state)),
  );
}

/** The counties of a label in a text: "Location County : Hudson Municipality : Kearny Town". */
export function countiesLabelled(body: string, scope: string | null): ReadonlyArray<PlaceFound> {
  const state = scope === null ? null : stateOf(scope);
  if (!state?.startsWith("US-")) return [];
  return Array.from(body.slice(0, LABELS_READ).replaceAll(/\s+/g, " ").matchAll(LABELLED)).flatMap(
    ([, list = ""]) => countiesNamed(list.replace(LABEL_AFTER, ""), state),
  );
}
