import { listStates } from "~/domain/geography";
import type { SourceId } from "../source";
import { type NotRead, UNREAD, UNREAD_ELSEWHERE, unreadInWords } from "./unread-portals";

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

export type CoveredPlace = {
  code: string;
  name: string;
  sources: ReadonlyArray<SourceId>;
  /** What is not read there, in words, with the reasons. */
  notRead: string;
  unread: NotRead;
};

/** Every province, territory and state that users can choose, with what we read there and what we do not. */
export const COVERED_PLACES: ReadonlyArray<CoveredPlace> = listStates().map(({ code, name, country }) => {
  const general = country === "CA" ? CANADA : UNITED_STATES;
  const unread = UNREAD[code] ?? UNREAD_ELSEWHERE;
  return {
    code,
    name,
    sources: [...general, ...(OWN[code] ?? [])],
    notRead: unreadInWords(unread),
    unread,
  };
});
