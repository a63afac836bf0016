import type { SitesOf } from "../site-forms";

/**
 * Cities and bases of the nine states that titles of federal notices give without their state: "Two Door Refrigerators
 * for Pittsburgh". Only names that mean this place in the whole country. Compiled by hand from everyday use; names are
 * facts and need no licence.
 */
export const CITIES_OF_FEDERAL_TITLES: ReadonlyArray<SitesOf> = [
  ["US-PA-ALLEGHENY", "Pittsburgh", "Pittsburgh"],
  ["US-PA-PHILADELPHIA", "Philadelphia", "Philadelphia"],
  ["US-PA-BLAIR", "Altoona", "Altoona"],
  ["US-PA-LUZERNE", "Wilkes-Barre", "Wilkes-Barre"],
  ["US-PA-CHESTER", "Coatesville", "Coatesville"],
  ["US-PA-LACKAWANNA", "Scranton", "Scranton"],
  ["US-PA-DAUPHIN", "Harrisburg", "Harrisburg"],
  ["US-PA-MONROE", "Tobyhanna", "Tobyhanna"],
  ["US-PA-FRANKLIN", "Chambersburg", "Letterkenny,Chambersburg"],
  ["US-PA-CUMBERLAND", "Mechanicsburg", "Mechanicsburg"],
  ["US-NY-ONONDAGA", "Syracuse", "Syracuse"],
  ["US-NY-ONTARIO", "Canandaigua", "Canandaigua"],
  ["US-NY-SUFFOLK", "Northport", "Northport"],
  ["US-NY-DUTCHESS", "Castle Point", "Castle Point"],
  ["US-NY-DUTCHESS", "Poughkeepsie", "Poughkeepsie"],
  ["US-NY-BROOME", "Binghamton", "Binghamton"],
  ["US-NY-SCHENECTADY", "Schenectady", "Schenectady"],
  ["US-NY-ALBANY", "Watervliet", "Watervliet"],
  ["US-NY-CLINTON", "Plattsburgh", "Plattsburgh"],
  ["US-NY-NYC-KINGS", "Brooklyn", "Brooklyn"],
  ["US-NY-NYC-BRONX", "Bronx", "Bronx"],
  ["US-NY-NYC-NEWYORK", "Manhattan", "Manhattan"],
  ["US-NY-NYC-RICHMOND", "Staten Island", "Staten Island"],
  ["US-NJ-BURLINGTON", "Joint Base McGuire-Dix-Lakehurst", "Dix"],
  ["US-NJ-OCEAN", "Lakehurst", "Lakehurst"],
  ["US-NJ-ATLANTIC", "Atlantic City", "Atlantic City"],
  ["US-MA-SUFFOLK", "Boston", "Boston"],
  ["US-MA-MIDDLESEX", "Bedford", "Hanscom"],
  ["US-MA-HAMPDEN", "Chicopee", "Westover"],
  ["US-MA-PLYMOUTH", "Brockton", "Brockton"],
  ["US-CT-NEWHAVEN", "West Haven", "West Haven"],
  ["US-CT-NEWLONDON", "New London", "New London"],
  ["US-RI-PROVIDENCE", "Providence", "Pawtucket"],
  ["US-VT-WINDSOR", "White River Junction", "White River Junction,White River Jct"],
  ["US-ME-KENNEBEC", "Augusta", "Togus"],
];
