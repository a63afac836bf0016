import { lazyInSteps } from "~/domain/lazy";
import { foldName, NAMES_FOLDED_A_STEP } from "../folded-name";
import {
  CENTRES_OF_CANADA,
  INSTITUTIONS_OF_CANADA,
  PORTS_OF_CANADA,
  SITES_OF_CANADA,
} from "../tables/sites/canada";
import { CITIES_OF_FEDERAL_TITLES } from "../tables/sites/cities";
import { MORE_SITES_OF_CANADA, NAVAL_RESERVE_DIVISIONS } from "../tables/sites/defence";
import { SITES_OF_THE_EAST_AND_THE_PRAIRIES } from "../tables/sites/east";
import {
  COAST_GUARD_STATIONS,
  FEDERAL_SITES_OF_NEW_ENGLAND,
  FEDERAL_SITES_OF_NEW_YORK,
  FEDERAL_SITES_OF_THE_MID_ATLANTIC,
  JOB_CORPS_CENTERS,
  WEATHER_OFFICES,
} from "../tables/sites/federal-us";
import { FIRST_NATIONS_OF_CANADA } from "../tables/sites/first-nations-canada";
import { GO_STATIONS } from "../tables/sites/go-stations";
import { HISTORIC_SITES_OF_CANADA } from "../tables/sites/historic-sites-canada";
import { SITES_OF_BRITISH_COLUMBIA } from "../tables/sites/hospitals-west";
import { LAKES_OF_THE_ARMY_ENGINEERS } from "../tables/sites/lakes";
import { LIGHT_STATIONS_OF_CANADA } from "../tables/sites/lights";
import {
  CEMETERIES_OF_OTHER_STATES,
  FORESTS_OF_OTHER_STATES,
  LAKES_OF_OTHER_STATES,
  PRISONS_OF_OTHER_STATES,
} from "../tables/sites/more-sites-of-other-states";
import { MORE_FEDERAL_SITES, NATIONAL_PARK_UNITS } from "../tables/sites/national-parks";
import { HARBORS_OF_NEW_ENGLAND, HARBORS_OF_THE_MID_ATLANTIC } from "../tables/sites/navigation-harbors";
import { AGENCY_SITES_OF_NEW_YORK_CITY } from "../tables/sites/new-york-city";
import {
  FIRST_NATIONS_OF_ONTARIO,
  OFFICES_OF_CANADA,
  ONTARIO_CENTRES,
  ONTARIO_INSTITUTIONS,
  ONTARIO_PORTS,
  SITES_OF_ONTARIO,
} from "../tables/sites/ontario";
import { LOCAL_SITES_OF_ONTARIO } from "../tables/sites/ontario-local";
import { PARKS_OF_NEW_YORK_CITY } from "../tables/sites/parks-of-new-york-city";
import { PARKS_OF_OTHER_STATES, RESERVATIONS_OF_OTHER_STATES } from "../tables/sites/parks-of-other-states";
import { AGENCY_SITES_OF_ONTARIO, PROVINCIAL_PARKS_OF_ONTARIO } from "../tables/sites/provincial";
import { SITES_OF_QUEBEC } from "../tables/sites/quebec";
import { MORE_SITES_OF_QUEBEC } from "../tables/sites/quebec-more";
import { RESEARCH_CENTRES_OF_CANADA } from "../tables/sites/research-centres";
import {
  BASES_OF_OTHER_STATES,
  CITIES_OF_OTHER_STATES,
  VETERANS_CITIES_OF_OTHER_STATES,
} from "../tables/sites/sites-of-other-states";
import {
  CORRECTIONAL_FACILITIES,
  CORRECTIONAL_INSTITUTIONS,
  STATE_INSTITUTIONS,
} from "../tables/sites/state-institutions";
import { STATE_PARKS } from "../tables/sites/state-parks";
import { NAVAL_SHIPYARDS, SUPPLY_DEPOTS } from "../tables/sites/supply-depots";
import {
  PORTS_OF_THE_UNITED_STATES,
  SITES_OF_NEW_ENGLAND,
  SITES_OF_NEW_YORK,
  SITES_OF_NEW_YORK_CITY,
  SITES_OF_THE_MID_ATLANTIC,
  VETERANS_HOSPITALS,
} from "../tables/sites/united-states";
import {
  LOCKS_OF_ONTARIO,
  MORE_FEDERAL_SITES_OF_CANADA,
  WATERWAYS_OF_CANADA,
  WILDLIFE_AREAS_OF_CANADA,
} from "../tables/sites/waterways";
import { PROVINCIAL_PARKS_OF_THE_WEST, SITES_OF_THE_WEST } from "../tables/sites/west";
import {
  addressForms,
  asWritten,
  baseForms,
  cemeteryForms,
  coastGuardForms,
  correctionalCentreForms,
  correctionalFacilityForms,
  depotForms,
  firstNationForms,
  forestForms,
  type Forms,
  goStationForms,
  historicSiteForms,
  institutionForms,
  jobCorpsForms,
  lightStationForms,
  lockForms,
  navalForms,
  portForms,
  prisonForms,
  provincialParkForms,
  shortVeteransForms,
  type SitesOf,
  stateParkForms,
  statePrisonForms,
  veteransForms,
  weatherForms,
  wildlifeAreaForms,
  withAbbreviations,
} from "./site-forms";

export type NamedSite = {
  codes: ReadonlyArray<string>;
  town: string | null;
  name: string;
  /** Whether the name counts only in its own province or state. */
  isLocal: boolean;
  /** Whether other provinces may have sites of that name. In a federal buyer's notice it is the federal one. */
  isShared: boolean;
  isBase: boolean;
  /** Whether bids are sent there, so that an address in a text says nothing about the work. */
  isOffice: boolean;
  /** The states in whose federal notices the name counts, if it does not in all. */
  district: ReadonlyArray<string> | null;
  /** The city in whose notices alone the name counts: towns of its state have parks of the same name. */
  inside: string | null;
};

type Kind = {
  forms: Forms;
  isLocal?: boolean;
  isOffice?: boolean;
  district?: ReadonlyArray<string>;
  inside?: string;
};

/** The states of the federal offices that look after the harbors of six states, and of three. */
const NEW_ENGLAND = ["US-CT", "US-MA", "US-ME", "US-NH", "US-RI", "US-VT"];
const MID_ATLANTIC = ["US-NJ", "US-NY", "US-PA"];

const BASE = /^(?:CFB|BFC|CFS|\d CDSB) |^(?:Garrison|Garnison) | (?:Garrison|Garnison)$/;

/** Words that only a federal site's name has. Such a name counts in every notice of its country. */
const FEDERAL =
  /\b(?:national|nationale?|institution|établissement|garrison|garnison|royal|cfb|bfc|cdsb|drdc|hmcs|rcmp|research|armou?ry|penitentiary|ccc|arsenal|air force|naval|army depot|port of entry|vamc?|veterans|afb|arb|angb|afrc|nwr|nfh|nhs|nhp|nra|nf|rdc|uscg|coast guard|weather|first nations?)\b/i;
const WORDS_OF_OWN_NAME = 3;

function addAll(
  sitesByName: Map<string, Array<NamedSite>>,
  [codes, town, names]: SitesOf,
  { forms, isLocal = false, isOffice = false, district, inside }: Kind,
) {
  const written = names.split(",").flatMap(forms);
  for (const name of written) {
    const folded = foldName(name);
    const isShared = !FEDERAL.test(name) && folded.split(" ").length < WORDS_OF_OWN_NAME;
    const isBase = BASE.test(name);
    const site = {
      codes: codes.split(" "),
      town: town || null,
      name,
      isLocal,
      isShared,
      isBase,
      isOffice,
      district: district ?? null,
      inside: inside ?? null,
    };
    sitesByName.set(folded, [...(sitesByName.get(folded) ?? []), site]);
  }
  return written.length;
}

const inOtherStates = (names: Readonly<Record<string, string>>): Array<SitesOf> =>
  Object.entries(names).map(([letters, sites]) => [`US-${letters}`, "", sites]);

/** "Tetlin NWR", "Tetlin National Wildlife Refuge". */
const fullAndShort: Forms = (name) => [
  name,
  ...[
    ["NWR", "National Wildlife Refuge"],
    ["NFH", "National Fish Hatchery"],
  ]
    .filter(([short = ""]) => name.endsWith(` ${short}`))
    .map(([short = "", words = ""]) => name.replace(short, words)),
];

/** A city of one word is too often a maker's or a person's: "Detroit Diesel", "Wells Fargo". */
const distinctNames: Forms = (name) => (name.includes(" ") ? [name] : []);

const NEW_YORK_CITY = "US-NY-NYC";
const isInNewYorkCity = ([codes]: SitesOf) => codes.startsWith(NEW_YORK_CITY);
/** Whitehall, Gouverneur and Dyckman are towns and people elsewhere in the state. */
const oneWord: Forms = (name) => (/[ -]/.test(name) ? [] : [name]);
const severalWords: Forms = (name) => (/[ -]/.test(name) ? [name] : []);

const sites = lazyInSteps(function* () {
  const byName = new Map<string, Array<NamedSite>>();
  const steps: Array<() => number> = [];
  const add = (tables: ReadonlyArray<ReadonlyArray<SitesOf>>, kind: Kind) => {
    for (const row of tables.flat()) steps.push(() => addAll(byName, row, kind));
  };
  add([SITES_OF_ONTARIO, SITES_OF_CANADA, MORE_SITES_OF_CANADA], { forms: withAbbreviations });
  add([NAVAL_RESERVE_DIVISIONS], { forms: navalForms });
  add([SITES_OF_NEW_YORK, SITES_OF_THE_MID_ATLANTIC, SITES_OF_NEW_ENGLAND], { forms: withAbbreviations });
  add([FEDERAL_SITES_OF_NEW_YORK, FEDERAL_SITES_OF_THE_MID_ATLANTIC, FEDERAL_SITES_OF_NEW_ENGLAND], {
    forms: withAbbreviations,
  });
  add([NATIONAL_PARK_UNITS, MORE_FEDERAL_SITES, AGENCY_SITES_OF_ONTARIO], { forms: asWritten });
  add([LIGHT_STATIONS_OF_CANADA], { forms: lightStationForms });
  add([SITES_OF_BRITISH_COLUMBIA, SITES_OF_THE_WEST, SITES_OF_THE_EAST_AND_THE_PRAIRIES], {
    forms: asWritten,
    isLocal: true,
  });
  add([PROVINCIAL_PARKS_OF_ONTARIO], { forms: provincialParkForms });
  add([PROVINCIAL_PARKS_OF_THE_WEST], { forms: provincialParkForms, isLocal: true });
  add([MORE_SITES_OF_QUEBEC, LOCAL_SITES_OF_ONTARIO], { forms: asWritten, isLocal: true });
  add([STATE_PARKS], { forms: stateParkForms, isLocal: true });
  add([CORRECTIONAL_FACILITIES], { forms: correctionalFacilityForms, isLocal: true });
  add([CORRECTIONAL_INSTITUTIONS], { forms: statePrisonForms, isLocal: true });
  add([STATE_INSTITUTIONS], { forms: asWritten, isLocal: true });
  add([LOCKS_OF_ONTARIO], { forms: lockForms });
  add([WATERWAYS_OF_CANADA, MORE_FEDERAL_SITES_OF_CANADA], { forms: asWritten });
  add([WILDLIFE_AREAS_OF_CANADA], { forms: wildlifeAreaForms });
  add([LAKES_OF_THE_ARMY_ENGINEERS], { forms: asWritten });
  add([HARBORS_OF_NEW_ENGLAND], { forms: asWritten, isLocal: true, district: NEW_ENGLAND });
  add([HARBORS_OF_THE_MID_ATLANTIC], { forms: asWritten, isLocal: true, district: MID_ATLANTIC });
  add([COAST_GUARD_STATIONS], { forms: coastGuardForms });
  add([JOB_CORPS_CENTERS], { forms: jobCorpsForms });
  add([WEATHER_OFFICES], { forms: weatherForms });
  add([RESEARCH_CENTRES_OF_CANADA, SITES_OF_QUEBEC], { forms: asWritten });
  add([GO_STATIONS], { forms: goStationForms });
  add([HISTORIC_SITES_OF_CANADA], { forms: historicSiteForms });
  const ofAgencies = [...SITES_OF_NEW_YORK_CITY, ...AGENCY_SITES_OF_NEW_YORK_CITY];
  add([ofAgencies.filter((row) => !isInNewYorkCity(row))], { forms: asWritten, isLocal: true });
  add([ofAgencies.filter(isInNewYorkCity)], { forms: severalWords, isLocal: true });
  add([ofAgencies.filter(isInNewYorkCity)], { forms: oneWord, isLocal: true, inside: NEW_YORK_CITY });
  add([PARKS_OF_NEW_YORK_CITY], { forms: asWritten, isLocal: true, inside: NEW_YORK_CITY });
  add([OFFICES_OF_CANADA], { forms: addressForms, isOffice: true });
  add([ONTARIO_INSTITUTIONS, INSTITUTIONS_OF_CANADA], { forms: institutionForms });
  add([ONTARIO_CENTRES, CENTRES_OF_CANADA], { forms: correctionalCentreForms });
  add([ONTARIO_PORTS, PORTS_OF_CANADA, PORTS_OF_THE_UNITED_STATES], { forms: portForms });
  add([VETERANS_HOSPITALS], { forms: veteransForms });
  add([VETERANS_HOSPITALS], { forms: shortVeteransForms, isLocal: true });
  add([CITIES_OF_FEDERAL_TITLES], { forms: asWritten, isOffice: true });
  add([inOtherStates(BASES_OF_OTHER_STATES)], { forms: baseForms });
  add([SUPPLY_DEPOTS], { forms: depotForms });
  add([NAVAL_SHIPYARDS], { forms: asWritten });
  add([inOtherStates(PARKS_OF_OTHER_STATES)], { forms: fullAndShort });
  add([inOtherStates(RESERVATIONS_OF_OTHER_STATES), inOtherStates(LAKES_OF_OTHER_STATES)], {
    forms: asWritten,
  });
  add([inOtherStates(FORESTS_OF_OTHER_STATES)], { forms: forestForms });
  add([inOtherStates(CEMETERIES_OF_OTHER_STATES)], { forms: cemeteryForms });
  add([inOtherStates(PRISONS_OF_OTHER_STATES)], { forms: prisonForms });
  add([inOtherStates(VETERANS_CITIES_OF_OTHER_STATES)], { forms: veteransForms });
  add([inOtherStates(CITIES_OF_OTHER_STATES)], { forms: distinctNames, isOffice: true });
  add([FIRST_NATIONS_OF_ONTARIO, FIRST_NATIONS_OF_CANADA], { forms: firstNationForms });
  let added = 0;
  for (const step of steps) {
    added += step();
    if (added < NAMES_FOLDED_A_STEP) continue;
    added = 0;
    yield;
  }
  const names = [...byName.keys()].map((name) => name.split(" "));
  const longestName = Math.max(...names.map((words) => words.length));
  return { byName, longestName, firstWords: new Set(names.map(([word]) => word)) };
});

export function sitesNamed(foldedName: string): ReadonlyArray<NamedSite> {
  return sites().byName.get(foldedName) ?? [];
}

export function listSites(): Array<NamedSite> {
  return [...sites().byName.values()].flat();
}

/** In words. */
export const longestSiteName = () => sites().longestName;

/** Whether the name of a site starts with this word. */
export function beginsSiteName(foldedWord: string): boolean {
  return sites().firstWords.has(foldedWord);
}
