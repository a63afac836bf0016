import type { SitesOf } from "../../sites/site-forms";

/**
 * Units of the US National Park Service in the nine states: the letters that begin the titles of its notices, and the
 * names that other tables lack. Letters that are also words are left out. Compiled by hand from the service's public
 * list of units; names and locations are facts and need no licence.
 */
export const NATIONAL_PARK_UNITS: ReadonlyArray<SitesOf> = [
  ["US-ME-HANCOCK", "", "ACAD"],
  ["US-ME-PENOBSCOT", "", "KAWW,Katahdin Woods and Waters"],
  ["US-MA-SUFFOLK", "Boston", "BOHA,BOAF,Boston Harbor Islands,Charlestown Navy Yard"],
  ["US-MA-BARNSTABLE", "", "CACO,Cape Cod National Seashore,Cape Cod NS"],
  ["US-MA-MIDDLESEX", "Lowell", "LOWE"],
  ["US-MA-MIDDLESEX", "Concord", "MIMA"],
  ["US-MA-ESSEX", "Saugus", "SAIR"],
  ["US-MA-ESSEX", "Salem", "Salem Maritime NHS,Salem Maritime National Historic Site"],
  ["US-MA-HAMPDEN", "Springfield", "Springfield Armory NHS"],

  ["US-MA-NORFOLK", "Brookline", "FRLA,JOFK"],
  ["US-MA-BRISTOL", "New Bedford", "NEBE,New Bedford Whaling"],
  ["US-CT-FAIRFIELD", "", "WEFA,Weir Farm"],
  ["US-RI-PROVIDENCE", "", "BLRV,ROWI,Roger Williams National Memorial,Blackstone River Valley"],

  ["US-VT-WINDSOR", "Woodstock", "MABI"],

  [
    "US-NY-SUFFOLK",
    "",
    "FIIS,Fire Island National Seashore,Fire Island NS,Sailors Haven,Watch Hill Fire Island",
  ],
  ["US-NY-NASSAU", "Oyster Bay", "SAHI"],
  [
    "US-NY-DUTCHESS",
    "Hyde Park",
    "HOFR,ELRO,VAMA,ROVA,Home of Franklin D. Roosevelt,Vanderbilt Mansion,Val-Kill",
  ],
  ["US-NY-COLUMBIA", "Kinderhook", "MAVA,Lindenwald"],
  ["US-NY-SARATOGA", "Stillwater", "Saratoga Battlefield"],
  ["US-NY-SENECA", "Seneca Falls", "WORI"],
  ["US-NY-ONEIDA", "Rome", "FOST,Fort Stanwix,Fort Stanwix NM"],
  ["US-NY-CAYUGA", "Auburn", "Harriet Tubman NHP"],
  ["US-NY-ERIE", "Buffalo", "THRI,Theodore Roosevelt Inaugural"],
  [
    "US-NY-NYC-NEWYORK",
    "Manhattan",
    "MANY,Governors Island,Federal Hall,General Grant,Castle Clinton,Hamilton Grange,Statue of Liberty,Ellis Island,Liberty Island,STLI,African Burial Ground",
  ],
  ["US-NY-NYC-KINGS", "Brooklyn", "Floyd Bennett Field,Canarsie Pier,Fort Hamilton"],
  ["US-NY-NYC-QUEENS", "Queens", "Jacob Riis Park,Fort Tilden,Breezy Point"],
  ["US-NY-NYC-RICHMOND", "Staten Island", "Fort Wadsworth,Great Kills Park,Miller Field"],
  ["US-NJ-MONMOUTH", "Highlands", "Sandy Hook Unit"],
  ["US-NJ-MORRIS", "Morristown", "MORR"],
  ["US-NJ-ESSEX", "West Orange", "EDIS"],
  ["US-NJ-PASSAIC", "Paterson", "PAGR,Paterson Great Falls"],
  ["US-PA-PIKE", "", "DEWA,UPDE,Grey Towers"],
  ["US-PA-PHILADELPHIA", "Philadelphia", "INDE,EDAL,THKO,Independence NHP,Liberty Bell Center"],
  ["US-PA-MONTGOMERY", "", "VAFO,Valley Forge NHP"],
  ["US-PA-ADAMS", "Gettysburg", "GETT,Gettysburg NMP,Gettysburg National Military Park,EISE,Eisenhower NHS"],
  ["US-PA-BERKS", "", "HOFU,Hopewell Furnace"],
  ["US-PA-FAYETTE", "", "FONE,Fort Necessity,FRHI,Friendship Hill"],
  ["US-PA-CAMBRIA", "", "JOFL,Johnstown Flood,ALPO,Allegheny Portage Railroad"],
  ["US-PA-LACKAWANNA", "Scranton", "STEA,Steamtown NHS,Steamtown National Historic Site"],
  ["US-PA-SOMERSET", "", "FLNI,Flight 93"],
];

/** Other federal sites of the nine states. Compiled by hand from the agencies' public lists. */
export const MORE_FEDERAL_SITES: ReadonlyArray<SitesOf> = [
  ["US-NY-NYC-BRONX", "Bronx", "James J. Peters VAMC,James J. Peters VA Medical Center,JJPVAMC"],
  ["US-MA-MIDDLESEX", "Bedford", "Edith Nourse Rogers Memorial Veterans Hospital,Edith Nourse Rogers VAMC"],

  [
    "US-MA-SUFFOLK",
    "Boston",
    "Moakley Courthouse,Thomas P. O'Neill,Captain John F. Williams Building,JFK Federal Building Boston,McCormack Courthouse,USCG Base Boston",
  ],
  ["US-CT-NEWLONDON", "New London", "USCG Academy,CGA New London"],
  ["US-CT-HARTFORD", "Hartford", "Ribicoff Federal Building"],
  ["US-CT-NEWHAVEN", "New Haven", "Giaimo Federal Building,Robert N. Giaimo"],
  ["US-RI-PROVIDENCE", "Providence", "John O. Pastore"],
  ["US-NH-HILLSBOROUGH", "Manchester", "Norris Cotton"],
  ["US-NH-MERRIMACK", "Concord", "James C. Cleveland Federal Building"],
  ["US-ME-CUMBERLAND", "Portland", "Edward T. Gignoux"],
  ["US-ME-PENOBSCOT", "Bangor", "Margaret Chase Smith Federal Building"],
  ["US-NY-ERIE", "Buffalo", "Peace Bridge,Michael J. Dillon Courthouse,Robert H. Jackson Courthouse"],
  ["US-NY-NIAGARA", "", "Lewiston Bridge,Lewiston-Queenston Bridge,Rainbow Bridge"],
  ["US-NY-MONROE", "Rochester", "Kenneth B. Keating"],
  ["US-NY-ONONDAGA", "Syracuse", "James M. Hanley"],
  ["US-NY-ALBANY", "Albany", "Leo W. O'Brien,James T. Foley"],
  ["US-NY-ONEIDA", "Rome", "Rome Research Site,Rome Laboratory,Griffiss Business Park"],
  ["US-NY-WESTCHESTER", "", "Camp Smith"],
  [
    "US-NY-NYC-NEWYORK",
    "Manhattan",
    "Daniel Patrick Moynihan,Jacob K. Javits Federal Building,Thurgood Marshall Courthouse,Ted Weiss,Alexander Hamilton US Custom House,Alexander Hamilton Custom House",
  ],
  ["US-NY-NYC-KINGS", "Brooklyn", "Theodore Roosevelt Courthouse,Emanuel Celler"],
  ["US-NY-SUFFOLK", "Central Islip", "Alfonse D'Amato"],
  ["US-NJ-ESSEX", "Newark", "Peter W. Rodino,Martin Luther King Courthouse,Frank R. Lautenberg"],

  ["US-NJ-CAMDEN", "Camden", "Mitchell H. Cohen"],
  [
    "US-PA-PHILADELPHIA",
    "Philadelphia",
    "James A. Byrne Courthouse,William J. Green,Robert N.C. Nix,Veterans Administration Building Wissahickon",
  ],
  ["US-PA-ALLEGHENY", "Pittsburgh", "William S. Moorhead,Joseph F. Weis,H. John Heinz III"],
  ["US-PA-LUZERNE", "Wilkes-Barre", "Max Rosenn"],
  ["US-PA-LACKAWANNA", "Scranton", "William J. Nealon"],
  ["US-PA-DAUPHIN", "Harrisburg", "Sylvia H. Rambo"],
  ["US-PA-CUMBERLAND", "Carlisle", "US Army War College,USAHEC"],
];
