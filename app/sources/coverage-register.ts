import { listStates } from "~/domain/geography";
import type { SourceId } from "./source";

/**
 * Which sources have notices for a province or state. CanadaBuys' second file holds only the first one's new notices.
 */
const CANADA: ReadonlyArray<SourceId> = ["canadabuys", "canadabuys-new"];
const UNITED_STATES: ReadonlyArray<SourceId> = ["sam-gov"];
const OWN: Readonly<Record<string, ReadonlyArray<SourceId>>> = {
  "CA-ON": ["toronto"],
  "CA-QC": ["seao"],
  "US-NY": ["nyc-city-record"],
};

/** Portals contractors there know that we do not read, and why. */
const NOT_READ: Readonly<Record<string, string>> = {
  "CA-ON":
    "Ontario Tenders Portal (closed to automated reading); most municipalities outside Toronto, which are on bids&tenders (its terms forbid it); MERX and Biddingo (private).",
  "CA-QC": "Notices that a public body publishes elsewhere than on SEAO.",
  "CA-BC": "BC Bid (closed to automated reading), municipalities.",
  "CA-AB": "Alberta Purchasing Connection (closed to automated reading), municipalities.",
  "US-NY": "New York State Contract Reporter (copying needs permission), counties and towns.",
  "US-NJ": "NJSTART (no open licence), counties and towns.",
  "US-MA": "COMMBUYS (no open licence), cities and towns.",
  "US-PA": "PA eMarketplace (no open licence), counties and townships.",
  "US-CT": "CTsource (no open licence), cities and towns.",
  "US-RI": "Ocean State Procures (no open licence), cities and towns.",
  "US-VT": "Vermont Business Registry (no open licence), towns.",
  "US-NH": "The state publishes no feed; towns.",
  "US-ME": "The state publishes no feed; towns.",
};
const NOT_READ_ELSEWHERE =
  "The provincial or territorial portal and municipalities: no open feed is known to us.";

export type CoveredPlace = { code: string; name: string; sources: ReadonlyArray<SourceId>; notRead: string };

/** Every province, territory and state that users can choose, with what we read there and what we do not. */
export const COVERED_PLACES: ReadonlyArray<CoveredPlace> = listStates().map(({ code, name, country }) => {
  const general = country === "CA" ? CANADA : UNITED_STATES;
  return {
    code,
    name,
    sources: [...general, ...(OWN[code] ?? [])],
    notRead: NOT_READ[code] ?? NOT_READ_ELSEWHERE,
  };
});
