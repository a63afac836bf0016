export { areaNamesOf } from "./divisions/areas-in-searches";
export { ancestorsOf, commonRegion, isWithin, stateOf } from "./divisions/region-codes";
export { describePlaces } from "./stated/describe-places";
export {
  COUNTRIES,
  DIVISION_LEVELS,
  GEO_DIVISIONS,
  findDivision,
  listCountries,
  listDivisionsByName,
  listStates,
  listSubregions,
  stateCodesOf,
} from "./divisions/divisions";
export type { CountryCode, DivisionLevel, GeoDivision } from "./divisions/divisions";
export { isHomeCode } from "./stated/home-of-portal";
export { zoneOfHome, zoneOfOffice, zoneOfTown } from "./stated/office-zone";
export { placesOfNotice } from "./places-of-notice";
export type { NoticeTexts, PlacesOfNotice } from "./places-of-notice";
export { isRegionCode } from "./divisions/region-names";
export { contradictingTowns, isNameOfSeveral } from "./names/towns-that-contradict";
export { codesOfChoice, coverOfChoice, findPlaces, pathTo, placesIn } from "./divisions/region-tree";
export type { RegionChoice } from "./divisions/region-tree";
export { regionName, resolveRegion, resolveRegions, timeZoneOf } from "./stated/resolve-region";
export { STATIC_REGIONS } from "./divisions/static-regions";
export type { StaticRegion } from "./divisions/static-regions";
