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
import {
  GENERATING_STATIONS_OF_ONTARIO,
  TRANSFORMER_STATIONS_OF_ONTARIO,
} from "../tables/sites/power-stations";
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
  generatingForms,
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
  transformerForms,
  veteransForms,
  weatherForms,
  wildlifeAreaForms,
  withAbbreviations,
} from "./site-forms";

export type Kind = {
  forms: Forms;
  isLocal?: boolean;
  isOffice?: boolean;
  district?: ReadonlyArray<string>;
  inside?: string;
};

/** The states of the federal offices that look after the harbors of six states, and of three. */
const NEW_ENGLAND = ["US-CT", "US-MA", "US-ME", "US-NH", "US-RI", "US-VT"];
const MID_ATLANTIC = ["US-NJ", "US-NY", "US-PA"];

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

/** Every table of sites, with what its names count for. */
export function* kindsOfSites(): Generator<
  readonly [tables: ReadonlyArray<ReadonlyArray<SitesOf>>, kind: Kind]
> {
  yield [[SITES_OF_ONTARIO, SITES_OF_CANADA, MORE_SITES_OF_CANADA], { forms: withAbbreviations }];
  yield [[NAVAL_RESERVE_DIVISIONS], { forms: navalForms }];
  yield [[SITES_OF_NEW_YORK, SITES_OF_THE_MID_ATLANTIC, SITES_OF_NEW_ENGLAND], { forms: withAbbreviations }];
  yield [
    [FEDERAL_SITES_OF_NEW_YORK, FEDERAL_SITES_OF_THE_MID_ATLANTIC, FEDERAL_SITES_OF_NEW_ENGLAND],
    {
      forms: withAbbreviations,
    },
  ];
  yield [[NATIONAL_PARK_UNITS, MORE_FEDERAL_SITES, AGENCY_SITES_OF_ONTARIO], { forms: asWritten }];
  yield [[LIGHT_STATIONS_OF_CANADA], { forms: lightStationForms }];
  yield [
    [SITES_OF_BRITISH_COLUMBIA, SITES_OF_THE_WEST, SITES_OF_THE_EAST_AND_THE_PRAIRIES],
    {
      forms: asWritten,
      isLocal: true,
    },
  ];
  yield [[PROVINCIAL_PARKS_OF_ONTARIO], { forms: provincialParkForms }];
  yield [[PROVINCIAL_PARKS_OF_THE_WEST], { forms: provincialParkForms, isLocal: true }];
  yield [[MORE_SITES_OF_QUEBEC, LOCAL_SITES_OF_ONTARIO], { forms: asWritten, isLocal: true }];
  yield [[STATE_PARKS], { forms: stateParkForms, isLocal: true }];
  yield [[CORRECTIONAL_FACILITIES], { forms: correctionalFacilityForms, isLocal: true }];
  yield [[CORRECTIONAL_INSTITUTIONS], { forms: statePrisonForms, isLocal: true }];
  yield [[STATE_INSTITUTIONS], { forms: asWritten, isLocal: true }];
  yield [[GENERATING_STATIONS_OF_ONTARIO], { forms: generatingForms, isLocal: true }];
  yield [[TRANSFORMER_STATIONS_OF_ONTARIO], { forms: transformerForms, isLocal: true }];
  yield [[LOCKS_OF_ONTARIO], { forms: lockForms }];
  yield [[WATERWAYS_OF_CANADA, MORE_FEDERAL_SITES_OF_CANADA], { forms: asWritten }];
  yield [[WILDLIFE_AREAS_OF_CANADA], { forms: wildlifeAreaForms }];
  yield [[LAKES_OF_THE_ARMY_ENGINEERS], { forms: asWritten }];
  yield [[HARBORS_OF_NEW_ENGLAND], { forms: asWritten, isLocal: true, district: NEW_ENGLAND }];
  yield [[HARBORS_OF_THE_MID_ATLANTIC], { forms: asWritten, isLocal: true, district: MID_ATLANTIC }];
  yield [[COAST_GUARD_STATIONS], { forms: coastGuardForms }];
  yield [[JOB_CORPS_CENTERS], { forms: jobCorpsForms }];
  yield [[WEATHER_OFFICES], { forms: weatherForms }];
  yield [[RESEARCH_CENTRES_OF_CANADA, SITES_OF_QUEBEC], { forms: asWritten }];
  yield [[GO_STATIONS], { forms: goStationForms }];
  yield [[HISTORIC_SITES_OF_CANADA], { forms: historicSiteForms }];
  const ofAgencies = [...SITES_OF_NEW_YORK_CITY, ...AGENCY_SITES_OF_NEW_YORK_CITY];
  yield [[ofAgencies.filter((row) => !isInNewYorkCity(row))], { forms: asWritten, isLocal: true }];
  yield [[ofAgencies.filter(isInNewYorkCity)], { forms: severalWords, isLocal: true }];
  yield [[ofAgencies.filter(isInNewYorkCity)], { forms: oneWord, isLocal: true, inside: NEW_YORK_CITY }];
  yield [[PARKS_OF_NEW_YORK_CITY], { forms: asWritten, isLocal: true, inside: NEW_YORK_CITY }];
  yield [[OFFICES_OF_CANADA], { forms: addressForms, isOffice: true }];
  yield [[ONTARIO_INSTITUTIONS, INSTITUTIONS_OF_CANADA], { forms: institutionForms }];
  yield [[ONTARIO_CENTRES, CENTRES_OF_CANADA], { forms: correctionalCentreForms }];
  yield [[ONTARIO_PORTS, PORTS_OF_CANADA, PORTS_OF_THE_UNITED_STATES], { forms: portForms }];
  yield [[VETERANS_HOSPITALS], { forms: veteransForms }];
  yield [[VETERANS_HOSPITALS], { forms: shortVeteransForms, isLocal: true }];
  yield [[CITIES_OF_FEDERAL_TITLES], { forms: asWritten, isOffice: true }];
  yield [[inOtherStates(BASES_OF_OTHER_STATES)], { forms: baseForms }];
  yield [[SUPPLY_DEPOTS], { forms: depotForms }];
  yield [[NAVAL_SHIPYARDS], { forms: asWritten }];
  yield [[inOtherStates(PARKS_OF_OTHER_STATES)], { forms: fullAndShort }];
  yield [
    [inOtherStates(RESERVATIONS_OF_OTHER_STATES), inOtherStates(LAKES_OF_OTHER_STATES)],
    {
      forms: asWritten,
    },
  ];
  yield [[inOtherStates(FORESTS_OF_OTHER_STATES)], { forms: forestForms }];
  yield [[inOtherStates(CEMETERIES_OF_OTHER_STATES)], { forms: cemeteryForms }];
  yield [[inOtherStates(PRISONS_OF_OTHER_STATES)], { forms: prisonForms }];
  yield [[inOtherStates(VETERANS_CITIES_OF_OTHER_STATES)], { forms: veteransForms }];
  yield [[inOtherStates(CITIES_OF_OTHER_STATES)], { forms: distinctNames, isOffice: true }];
  yield [[FIRST_NATIONS_OF_ONTARIO, FIRST_NATIONS_OF_CANADA], { forms: firstNationForms }];
}
