import type { SitesOf } from "../../sites/site-forms";

/**
 * Lakes, dams and barriers of the US Army Corps of Engineers in the nine states, by the county of the project's office.
 * Compiled by hand from memory of the public lists of its New England, New York, Philadelphia, Baltimore, Buffalo and
 * Pittsburgh districts; names and locations are facts and need no licence.
 */
export const LAKES_OF_THE_ARMY_ENGINEERS: ReadonlyArray<SitesOf> = [
  ["US-VT-WINDSOR", "", "North Hartland Lake,North Springfield Lake,Upper Connecticut River Basin"],
  ["US-VT-ORANGE", "", "Union Village Dam"],
  ["US-NH-HILLSBOROUGH", "", "Everett Lake,Everett Dam,Edward MacDowell Lake,Edward MacDowell Dam"],
  ["US-NH-MERRIMACK", "", "Hopkinton Lake,Elm Brook Park,Franklin Falls Lake"],
  ["US-NH-CHESHIRE", "", "Otter Brook Lake,Otter Brook Dam,Surry Mountain Lake,Surry Mountain Dam"],
  [
    "US-MA-WORCESTER",
    "",
    "Barre Falls Dam,Birch Hill Dam,Buffumville Lake,Buffumville Dam,Hodges Village Dam,Tully Lake,West Hill Dam,Westville Lake,Westville Dam",
  ],
  ["US-MA-HAMPDEN", "", "Conant Brook Dam"],
  ["US-MA-HAMPSHIRE", "", "Knightville Dam,Littleville Lake"],
  ["US-MA-BARNSTABLE", "", "Cape Cod Canal"],
  ["US-MA-BRISTOL", "", "New Bedford Hurricane Barrier"],
  [
    "US-CT-LITCHFIELD",
    "",
    "Black Rock Lake,Colebrook River Lake,Hancock Brook Lake,Northfield Brook Lake,Thomaston Dam",
  ],
  ["US-CT-NEWHAVEN", "", "Hop Brook Lake"],
  ["US-CT-TOLLAND", "", "Mansfield Hollow Lake"],
  ["US-CT-WINDHAM", "", "West Thompson Lake"],
  ["US-CT-FAIRFIELD", "", "Stamford Hurricane Barrier"],
  ["US-RI-PROVIDENCE", "", "Fox Point Hurricane Barrier"],
  ["US-PA-SOMERSET", "", "Youghiogheny River Lake"],
  ["US-PA-WESTMORELAND", "", "Loyalhanna Lake"],
  ["US-PA-ARMSTRONG", "", "Crooked Creek Lake,Mahoning Creek Lake"],
  ["US-PA-ELK", "", "East Branch Clarion River Lake,East Branch Lake"],
  ["US-PA-FOREST", "", "Tionesta Lake"],
  ["US-PA-CRAWFORD", "", "Woodcock Creek Lake"],
  ["US-PA-MERCER", "", "Shenango River Lake,Shenango Lake"],
  ["US-PA-CENTRE", "", "Foster Joseph Sayers,Sayers Dam"],
  ["US-PA-CLEARFIELD", "", "Curwensville Lake"],
  ["US-PA-CLINTON", "", "Alvin R. Bush Dam,Kettle Creek Lake"],
  ["US-PA-TIOGA", "", "Cowanesque Lake,Tioga-Hammond Lakes,Tioga Hammond,Hammond Lake,Ives Run"],
  ["US-PA-SUSQUEHANNA", "", "Stillwater Lake"],
  ["US-PA-LACKAWANNA", "", "Aylesworth Creek Lake"],
  ["US-PA-YORK", "", "Indian Rock Dam"],
  ["US-PA-CARBON", "", "Beltzville Lake"],
  ["US-PA-LUZERNE", "", "F.E. Walter"],
  ["US-PA-WAYNE", "", "Prompton Lake,Prompton Dam"],
  ["US-NY-BROOME", "", "Whitney Point Lake"],
  ["US-NY-DELAWARE", "", "East Sidney Lake"],
  ["US-NY-LIVINGSTON", "", "Mount Morris Dam"],
  ["US-NY-ERIE", "", "Black Rock Lock"],
];
