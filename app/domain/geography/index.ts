export { ancestorsOf, commonRegion, isWithin } from "./region-codes";
export { describePlaces } from "./describe-places";
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
} from "./divisions";
export type { CountryCode, DivisionLevel, GeoDivision } from "./divisions";
export { isHomeCode } from "./home-of-portal";
export { zoneOfHome, zoneOfOffice, zoneOfTown } from "./office-zone";
export { placesOfNotice } from "./places-of-notice";
export type { NoticeTexts, PlacesOfNotice } from "./places-of-notice";
export { isRegionCode } from "./region-names";
export { coverOfChoice, findPlaces, pathTo, placesIn } from "./region-tree";
export type { RegionChoice } from "./region-tree";
export { regionName, resolveRegion, resolveRegions, timeZoneOf } from "./resolve-region";
export { STATIC_REGIONS } from "./static-regions";
export type { StaticRegion } from "./static-regions";
