import type { SitesOf } from "../../sites/site-forms";

/**
 * Locks and dams of the Rideau Canal and of the Trent–Severn Waterway, by the division in which they lie. Compiled by hand
 * from the public lists of lock stations; names and locations are facts and need no licence.
 */
export const LOCKS_OF_ONTARIO: ReadonlyArray<SitesOf> = [
  ["CA-ON-OTT", "Ottawa", "Hartwells,Hartwell's,Hogs Back,Hog's Back,Black Rapids,Long Island"],
  ["CA-ON-LGR", "", "Burritts Rapids,Burritt's Rapids,Upper Nicholsons,Lower Nicholsons,Merrickville,Clowes"],
  ["CA-ON-LGR", "", "Newboro,Chaffeys,Chaffey's,Jones Falls"],
  ["CA-ON-LAN", "", "Old Slys,Poonamalie,Beveridges,Beveridge,Bob's Lake,Bobs Lake"],
  ["CA-ON-FRO", "", "Upper Brewers,Lower Brewers,Brewers,Brewers Mills"],
  ["CA-ON-FRO-KIN", "Kingston", "Kingston Mills"],
  ["CA-ON-HAS", "", "Glen Ross,Frankford,Glen Miller"],
  ["CA-ON-NOR", "", "Percy Reach,Meyers,Hagues Reach,Ranney Falls,Healey Falls,Crowe Bay,Campbellford"],
  ["CA-ON-PET", "", "Lovesick,Burleigh Falls,Buckhorn,Lakefield,Youngs Point,Young's Point,Eels Creek"],
  ["CA-ON-PET-PTB", "Peterborough", "Ashburnham,Scotts Mills,Nassau Mills,Little Lake"],
  ["CA-ON-KAW", "", "Bobcaygeon,Fenelon Falls,Kirkfield,Bolsover,Canal Lake"],
  ["CA-ON-SIM", "", "Couchiching,Swift Rapids,Big Chute,Port Severn,Gamebridge"],
  ["CA-ON-HLB", "", "Kennisis Lake,Redstone Lake,Drag Lake,Percy Lake,Twelve Mile Lake"],
];

/** Other works on rivers and canals of the federal and Quebec's governments. */
export const WATERWAYS_OF_CANADA: ReadonlyArray<SitesOf> = [
  [
    "CA-ON",
    "",
    "Rideau Canal,Canal Rideau,Trent-Severn Waterway,Trent Severn Waterway,Voie navigable Trent-Severn",
  ],
  ["CA-ON-LAN", "", "Tay Canal"],
  ["CA-ON-ALG-SSM", "Sault Ste. Marie", "Sault Ste. Marie Canal,Canal de Sault Ste. Marie"],
  ["CA-ON-NIA", "", "Welland Canal,Canal Welland"],
  ["CA-ON-NIA-WEL", "Welland", "Lyons Creek East"],
  ["CA-QC-MONTREAL", "Montréal", "Lachine Canal,Canal de Lachine,Canal-de-Lachine"],
  [
    "CA-QC-MONTREAL",
    "",
    "Sainte-Anne-de-Bellevue Canal,Canal de Sainte-Anne-de-Bellevue,Canal-de-Sainte-Anne-de-Bellevue",
  ],
  ["CA-QC-ARGENTEUIL", "", "Carillon Canal,Canal de Carillon,Canal-de-Carillon,Barrage de Carillon"],
  ["CA-QC-PIERREDESAUREL", "", "Saint-Ours Canal,Canal de Saint-Ours,Canal-de-Saint-Ours"],
  ["CA-QC-BEAUHARNOISSALABERRY", "", "Canal de Beauharnois,Beauharnois Canal"],
  ["CA-QC-VAUDREUILSOULANGES", "", "Canal de Soulanges,Soulanges Canal"],
  [
    "CA-QC-TEMISCAMINGUE",
    "",
    "Timiskaming Dam,Barrage Témiscamingue,Barrage du Témiscamingue,Barrage des Quinze",
  ],
  ["CA-NS-RICHMOND", "", "St. Peters Canal,St. Peter's Canal"],
  ["CA-NS-HALIFAX", "", "Shubenacadie Canal"],
  [
    "CA-NB-RESTIGOUCHE CA-QC-AVIGNON",
    "",
    "J.C. Van Horne Bridge,JC Van Horne Bridge,Van Horne Bridge,Pont J.C. Van Horne",
  ],
  [
    "CA-ON-OTT CA-QC-GATINEAU",
    "",
    "Macdonald-Cartier Bridge,Pont Macdonald-Cartier,Pont du Portage,Portage Bridge,Alexandra Bridge,Pont Alexandra",
  ],
];

/**
 * Hatcheries, laboratories, yards and buildings of federal departments, by their names or by the letters that the
 * departments use. Compiled by hand from public lists; names and locations are facts and need no licence.
 */
export const MORE_FEDERAL_SITES_OF_CANADA: ReadonlyArray<SitesOf> = [
  ["CA-ON-HNF", "", "Big Creek and Long Point,Ruisseau-Big,Long Point National Wildlife Areas"],
  ["CA-QC-RIMOUSKINEIGETTE", "Rimouski", "Phare-de-Pointe-au-Père,Pointe-au-Père Lighthouse"],
  ["CA-NU-QIKIQTAALUK", "Alert", "Station d'Alert,Dr. Neil Trivett Global Atmosphere Watch"],
  ["CA-AB-DIV2", "Lethbridge", "LeRDC"],
  ["CA-NB-YORK", "Fredericton", "FRDC"],
  ["CA-NS-KINGS", "Kentville", "KRDC"],
  ["CA-NL-DIV1", "St. John's", "NAFC,Northwest Atlantic Fisheries Centre"],
  ["CA-NS-HALIFAX", "Halifax", "FMF Cape Scott,FMFCS,IMF Cape Scott"],
  ["CA-BC-CAPITALREGION", "", "EGD Waterlot,FMF Cape Breton,CFAD Rocky Point,HMC Dockyard Esquimalt"],
  [
    "CA-BC-METROVANCOUVER",
    "",
    "Centre for Aquaculture and Environmental Research,Steveston Harbour,Steveston Paramount,Sea Island Coast Guard",
  ],
  ["CA-BC-FRASERVALLEY", "", "Chilliwack River Hatchery,Pacific Region Training Centre"],
  ["CA-BC-NANAIMO", "", "Big Qualicum Hatchery,Big Qualicum River Hatchery,Little Qualicum Hatchery"],
  ["CA-BC-KITIMATSTIKINE", "", "Kitimat River Hatchery,Kitimat Hatchery"],
  ["CA-NB-YORK", "", "Mactaquac Biodiversity"],
  ["CA-NT-INUVIK", "", "Pingo Canadian Landmark,Pingo National Landmark"],
  ["CA-ON-OTT", "Ottawa", "Fallowfield Laboratory,Ottawa Laboratory Fallowfield,Uplands Site"],
  ["CA-ON-HNF", "", "Curran Research Station,Station de recherche Curran"],
  [
    "CA-QC-LEHAUTRICHELIEU",
    "Saint-Jean-sur-Richelieu",
    "RMC Saint-Jean,CMR Saint-Jean,Royal Military College Saint-Jean,Collège militaire royal de Saint-Jean",
  ],
  ["CA-BC-COLUMBIASHUSWAP", "", "Parc national des Glaciers,Beaver Hill,Mount Revelstoke,Mont-Revelstoke"],
  ["CA-BC-EASTKOOTENAY", "", "Parc national Kootenay,Highway 93S"],
  ["CA-MB-DIV1", "", "Whiteshell Laboratories"],
];

/**
 * National wildlife areas, by the division in which they lie, and only those that lie in one. Compiled by hand from the
 * department's public list; names and locations are facts and need no licence.
 */
export const WILDLIFE_AREAS_OF_CANADA: ReadonlyArray<SitesOf> = [
  ["CA-QC-LACOTEDEBEAUPRE", "", "Cap-Tourmente,Cap Tourmente"],
  ["CA-QC-VAUDREUILSOULANGES", "", "Îles-de-la-Paix"],
  ["CA-QC-LEHAUTSTLAURENT", "", "Lac-Saint-François,Lake Saint-François,Lake St. Francis"],
  ["CA-QC-LESILESDELAMADELEINE", "", "Pointe-de-l'Est"],
  ["CA-QC-RIMOUSKINEIGETTE", "", "Pointe-au-Père"],
  ["CA-ON-HNF", "", "Long Point,Big Creek"],
  ["CA-ON-CHK", "", "St. Clair,Sainte-Claire"],
  ["CA-ON-PED", "", "Prince Edward Point,Scotch Bonnet Island,Wellers Bay"],
  ["CA-ON-LAN", "", "Mississippi Lake"],
  ["CA-ON-MUS", "", "Eleanor Island"],
  ["CA-NB-WESTMORLAND", "", "Cape Jourimain,Cap-Jourimain,Tintamarre"],
  ["CA-NB-SUNBURY", "", "Portobello Creek"],
  ["CA-NS-CUMBERLAND", "", "Chignecto,Wallace Bay,John Lusby Marsh,Amherst Point"],
  ["CA-NS-HALIFAX", "", "St. Catherines Island"],
  ["CA-NS-INVERNESS", "", "Sea Wolf Island"],
  ["CA-NS-KINGS", "", "Boot Island"],
  ["CA-BC-METROVANCOUVER", "", "Alaksen"],
  ["CA-BC-EASTKOOTENAY", "", "Columbia"],
  ["CA-BC-OKANAGANSIMILKAMEEN", "", "Vaseux-Bighorn,Vaseux Bighorn"],
  ["CA-BC-NANAIMO", "", "Qualicum,Rosewall Creek"],
  ["CA-BC-MTWADDINGTON", "", "Scott Islands"],
  ["CA-AB-DIV1", "", "CFB Suffield,Suffield"],
  ["CA-AB-DIV7", "", "Spiers Lake"],
  ["CA-SK-DIV11", "", "Last Mountain Lake,Stalwart,Bradwell"],
];
