import { findDivision } from "../divisions/divisions";
import { isWithin, mostSpecific, stateOf } from "../divisions/region-codes";
import { findStateIn } from "../divisions/region-names";
import { isOfOthers } from "../in-text/sites-in-text";
import { findDivisionNamed } from "../names/gazetteer";
import { placeOfPostalCode } from "../tables/postal-codes";
import { type Address, addressesIn, MOST_ADDRESSES } from "./addresses-in-text";
import { provinceOfBody } from "./buyer-bodies";
import { isLocalBody, isMunicipality } from "./local-bodies";
import { type LocalBuyer, placeOfLocalBuyer } from "./place-of-buyer";

/**
 * Agencies, laws and portals that only one state has. Compiled by hand from everyday use; names are facts and need no
 * licence.
 */
const WORDS_OF_STATES: ReadonlyArray<readonly [words: RegExp, code: string]> = [
  [/\bN\.?J\.?(?:S\.?A\b|A\.?C\b)|\bNJDOT\b|\bChosen Freeholders\b|\b(?:State of )?New Jersey\b/, "US-NJ"],
  [
    /\bNYS(?:DOT|DEC|OGS)\b|\bGeneral Municipal Law\b|\bNew York State\b|\bState of New York\b|\bUFSD\b|\bUnion Free School\b|\bBOCES\b/i,
    "US-NY",
  ],
  [/\bPenn(?:Bid|DOT|VEST)\b|\bCOSTARS\b|\bPennsylvania\b/i, "US-PA"],
  [
    /\bMass(?:DOT|Highway)\b|\bM\.?G\.?L\.?\b|\bMass(?:\.|achusetts)(?: General Laws)?(?= )|\bCOMMBUYS\b/,
    "US-MA",
  ],
  [/\bConn?DOT\b|\bCTDOT\b|\bConnecticut\b(?! (?:river|ave|avenue|street|st)\b)|\bC\.G\.S\./i, "US-CT"],
  [/\bNHDOT\b|\bNew Hampshire\b|\bN\.?H\.? RSA\b/i, "US-NH"],
  [/\bVTrans\b|\bV\.S\.A\.|\bVermont\b/i, "US-VT"],
  [/\bMaineDOT\b|\b(?:State of )?Maine\b(?! (?:street|st|ave|avenue)\b)/i, "US-ME"],
  [/\bRIDOT\b|\bR\.?I\.? ?(?:G\.?L|General Laws)\b|\bRhode Island\b/i, "US-RI"],
];

const READ = 4_000;
const COUNTY_AFTER = 60;

/** Whether the text has words of the place's own state. */
const isNamedIn = (text: string, { codes }: LocalBuyer) =>
  WORDS_OF_STATES.some(([words, state]) => codes.every((code) => isWithin(code, state)) && words.test(text));

/** "Ortonville, MI 48462" */
const FAR_ADDRESS = /, ?([A-Z]{2}),? (\d{5})(?!\d)/g;

/** The one other state of the addresses in a text that has none of the nine states. */
function farStateIn(text: string): string | null {
  const states = Array.from(text.matchAll(FAR_ADDRESS))
    .slice(0, MOST_ADDRESSES)
    .filter(({ index, 2: zip = "" }) => placeOfPostalCode(zip) === null && !isOfOthers(text, index))
    .flatMap(({ 1: letters = "" }) => findStateIn(letters, "US") ?? []);
  const [only, second] = distinct(states);
  return second === undefined ? (only ?? null) : null;
}

const STATE_AFTER_TOWN = /^,? ([A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?![\p{L}])/u;

/** The state that the text writes after the town of the buyer's name, if it is none of the nine: "Malta, Ohio". */
function stateAfterTown(text: string, town: string): string | null {
  const after = text
    .split(town)
    .slice(1, MOST_ADDRESSES)
    .flatMap((rest) => {
      const word = STATE_AFTER_TOWN.exec(rest)?.[1] ?? "";
      return findStateIn(word, "US") ?? findStateIn(word.split(" ")[0] ?? "", "US") ?? [];
    });
  const [only, second] = distinct(after);
  return only === undefined || second !== undefined || findDivision(only) !== null ? null : only;
}

const countiesOf = (addresses: ReadonlyArray<Address>) =>
  distinct(addresses.flatMap(({ code }) => (stateOf(code) === code ? [] : [code])));

const distinct = (codes: ReadonlyArray<string>) => [...new Set(codes)];

/** The county that stands after the buyer's name: "received by Jackson Township, Lebanon County". */
function countyBesideName(text: string, buyer: string, state: string): string | null {
  const at = text.toLowerCase().indexOf(`${buyer.toLowerCase()}, `);
  const after = at < 0 ? "" : text.slice(at + buyer.length + 2, at + buyer.length + COUNTY_AFTER);
  const name = /^((?:\p{Lu}[\p{L}.]+ ){1,3})County(?!\p{L})/u.exec(after)?.[1] ?? "";
  return name === "" ? null : (findDivisionNamed(`${name}County`, state)?.code ?? null);
}

/** The one state of the addresses, or else of the words that only one state has. */
function stateIn(text: string, addresses: ReadonlyArray<Address>): string | null {
  const ofAddresses = distinct(addresses.flatMap(({ code }) => stateOf(code) ?? []));
  const states =
    ofAddresses.length > 0
      ? ofAddresses
      : distinct(WORDS_OF_STATES.flatMap(([words, code]) => (words.test(text) ? [code] : [])));
  return states.length === 1 ? (states[0] ?? null) : null;
}

/** The municipality of that name in the counties of the addresses' ZIP codes. */
function inCountiesOfZip(buyer: string, addresses: ReadonlyArray<Address>): LocalBuyer | null {
  const counties = distinct(addresses.flatMap((address) => address.counties));
  const [only, second] = counties.flatMap((code) => placeOfLocalBuyer(buyer, code) ?? []);
  return second === undefined ? (only ?? null) : null;
}

/**
 * Where a local body of the United States is whose name several states or counties have, or another one than its tables
 * say: judged by the addresses in its notice's text, and else by the agencies and laws that the text names. `null` if the
 * text says nothing against `named`, the place of its name.
 */
export function buyerInText(
  buyer: string,
  body: string,
  { named, state: known }: { named: LocalBuyer | null; state: string | null },
): LocalBuyer | null {
  const ofName = WORDS_OF_STATES.find(([words]) => words.test(buyer))?.[1] ?? null;
  if (!isLocalBody(buyer) || provinceOfBody(buyer) !== null || (named !== null && ofName !== null))
    return null;
  const state = known ?? ofName;
  const text = `${body.slice(0, READ).replaceAll(/\s+/g, " ")} `;
  const all = addressesIn(text).filter(({ code }) => state === null || isWithin(code, state));
  const addresses = all.filter((address) => !address.isOfOthers);
  const counties = countiesOf(all);
  if (named?.codes.some((code) => counties.some((own) => isWithin(own, code) || isWithin(code, own))))
    return null;
  const inCounties = counties.flatMap((code) => placeOfLocalBuyer(buyer, code) ?? []);
  if (mostSpecific(inCounties.flatMap(({ codes }) => codes)).length === 1) return inCounties[0] ?? null;
  const byZip = named === null && isMunicipality(buyer) ? inCountiesOfZip(buyer, all) : null;
  if (byZip !== null) return byZip;
  if (named !== null && (state !== null || isNamedIn(text, named))) return null;
  const isUnknown = addresses.length === 0 && state === null;
  const ofTown = isUnknown && named?.town != null ? stateAfterTown(text, named.town) : null;
  const far = ofTown ?? (isUnknown ? farStateIn(text) : null);
  if (far !== null && (named === null || isMunicipality(buyer)))
    return { codes: [far], town: null, strength: "near", words: buyer, isWider: true };
  const only = state ?? stateIn(text, addresses);
  const county = only === null ? null : countyBesideName(text, buyer, only);
  if (county !== null) return { codes: [county], town: null, strength: "near", words: buyer, isWider: true };
  if (only === null || named?.codes.every((code) => isWithin(code, only)) === true) return null;
  const inState = placeOfLocalBuyer(buyer, only);
  if (inState !== null) return inState;
  const own =
    addresses.find(({ isOwn }) => isOwn) ?? (countiesOf(addresses).length === 1 ? addresses[0] : undefined);
  // The only address may be an architect's in another state than the buyer's.
  if (own === undefined ? named !== null || state !== null : named !== null && !own.isOwn) return null;
  const code = own?.code ?? only;
  const words = own === undefined ? buyer : `${buyer}, ${own.words.trim()}`;
  return { codes: [code], town: null, strength: "near", words, isWider: true };
}
