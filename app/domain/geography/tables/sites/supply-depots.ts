import type { SitesOf } from "../../sites/site-forms";

/**
 * Depots of the Defense Logistics Agency, to which the goods of its notices go. Those outside the nine states have the
 * state only. Compiled by hand from the agency's public list; names and locations are facts and need no licence.
 */
export const SUPPLY_DEPOTS: ReadonlyArray<SitesOf> = [
  ["US-PA-YORK", "New Cumberland", "Susquehanna,New Cumberland"],
  ["US-PA-MONROE", "Tobyhanna", "Tobyhanna"],
  ["US-AL", "", "Anniston"],
  ["US-CA", "", "San Diego,San Joaquin,Barstow"],
  ["US-FL", "", "Jacksonville"],
  ["US-GA", "", "Albany,Warner Robins"],
  ["US-HI", "", "Pearl Harbor"],
  ["US-NC", "", "Cherry Point"],
  ["US-OH", "", "Columbus"],
  ["US-OK", "", "Oklahoma,Oklahoma City"],
  ["US-TX", "", "Corpus Christi,Red River"],
  ["US-UT", "", "Hill"],
  ["US-VA", "", "Norfolk,Richmond"],
  ["US-WA", "", "Puget Sound"],
];

/** The navy's yards, by their public names. */
export const NAVAL_SHIPYARDS: ReadonlyArray<SitesOf> = [
  ["US-ME-YORK", "Kittery", "Portsmouth Naval Shipyard"],
  ["US-HI", "", "Pearl Harbor Naval Shipyard"],
  ["US-VA", "", "Norfolk Naval Shipyard"],
  ["US-WA", "", "Puget Sound Naval Shipyard"],
];
