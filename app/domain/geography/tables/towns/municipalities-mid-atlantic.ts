/**
 * Small villages and boroughs of New York and Pennsylvania that no other table has, by county. Compiled by hand from
 * general knowledge of the states' municipalities; names and locations are facts and need no licence.
 */
export const MUNICIPALITIES_OF_THE_MID_ATLANTIC: Readonly<Record<string, string>> = {
  "US-NY-JEFFERSON": "Glen Park",
  "US-NY-NASSAU":
    "Baxter Estates,Centre Island,Cove Neck,Great Neck Estates,Hewlett Bay Park,Hewlett Neck,Matinecock,Plandome Manor,Roslyn Estates,Russell Gardens,Saddle Rock,Woodsburgh",
  "US-NY-ONEIDA": "Oneida Castle",
  "US-NY-PUTNAM": "Nelsonville",
  "US-NY-ROCKLAND": "Grand View-on-Hudson",
  "US-NY-STEUBEN": "North Hornell",
  "US-NY-SUFFOLK":
    "Asharoken,Belle Terre,Dering Harbor,North Haven,Old Field,Poquott,Saltaire,Village of the Branch,West Hampton Dunes",
  "US-PA-ALLEGHENY":
    "Ben Avon Heights,Chalfant,Glen Osborne,Glenfield,Haysville,Rosslyn Farms,Sewickley Heights,Sewickley Hills,Thornburg",
  "US-PA-ARMSTRONG": "Applewold",
  "US-PA-BEAVER": "East Rochester,Eastvale,Fallston,Frankfort Springs,Patterson Heights",
  "US-PA-BEDFORD": "Rainsburg,St. Clairsville",
  "US-PA-BERKS": "New Morgan",
  "US-PA-CAMBRIA": "Ehrenfeld,Sankertown,Scalp Level,Tunnelhill,Vintondale",
  "US-PA-CARBON": "Weissport",
  "US-PA-CENTRE": "South Philipsburg",
  "US-PA-CLARION": "East Brady",
  "US-PA-CLINTON": "South Renovo",
  "US-PA-COLUMBIA": "Centralia",
  "US-PA-CRAWFORD": "Blooming Valley",
  "US-PA-DAUPHIN": "Pillow",
  "US-PA-ERIE": "Platea",
  "US-PA-FAYETTE": "Newell,Seven Springs",
  "US-PA-HUNTINGDON": "Coalmont,Marklesburg",
  "US-PA-LACKAWANNA": "Vandling",
  "US-PA-LAWRENCE": "Ellwood City,S.N.P.J.,South New Castle",
  "US-PA-LUZERNE": "Courtdale,Jeddo,New Columbus,Nuangola,Penn Lake Park,Sugar Notch,Warrior Run,Yatesville",
  "US-PA-LYCOMING": "Salladasburg",
  "US-PA-MERCER": "New Lebanon",
  "US-PA-MIFFLIN": "Juniata Terrace,Kistler,McVeytown",
  "US-PA-NORTHUMBERLAND": "McEwensville",
  "US-PA-SCHUYLKILL": "Mount Carbon",
  "US-PA-SNYDER": "McClure",
  "US-PA-SOMERSET": "Callimont,New Centerville",
  "US-PA-VENANGO": "Barkeyville",
  "US-PA-WASHINGTON": "Deemston,Dunlevy,Stockdale,West Brownsville",
  "US-PA-WESTMORELAND": "East Vandergrift,Laurel Mountain,New Florence,North Irwin",
  "US-PA-WYOMING": "Laceyville",
  "US-PA-YORK": "Goldsboro,Winterstown,Yorkana",
};
