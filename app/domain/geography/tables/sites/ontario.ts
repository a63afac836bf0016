import type { SitesOf } from "../../sites/site-forms";

/**
 * Federal and well-known sites of Ontario that notices name without their town. Compiled by hand from public lists: the
 * Directory of Federal Real Property, Parks Canada's national parks and historic sites, the Correctional Service's
 * institutions, the Border Services Agency's offices and Indigenous Services Canada's First Nation profiles; names and
 * locations are facts and need no licence.
 */
export const SITES_OF_ONTARIO: ReadonlyArray<SitesOf> = [
  ["CA-ON-FRO-KIN", "Kingston", "LaSalle Causeway,La Salle Causeway,Pont-jetée LaSalle"],
  [
    "CA-ON-FRO-KIN",
    "Kingston",
    "Fort Henry,Bellevue House,Royal Military College of Canada,Royal Military College,Fort Frontenac,Kingston Penitentiary,Murney Tower,Shoal Tower,Kingston Fortifications,Kingston Mills,McNaughton Barracks,Vimy Barracks",
  ],
  [
    "CA-ON-LEA",
    "",
    "Bath and Millhaven Institutions,Millhaven and Bath Institutions,Regional Treatment Centre Millhaven",
  ],
  ["CA-ON-MUS", "Gravenhurst", "Bethune Memorial House,Fenbrook Institution"],
  [
    "CA-ON-MUS",
    "",
    "Georgian Bay Islands National Park,Beausoleil Island,Parc national des Îles-de-la-Baie-Georgienne",
  ],
  [
    "CA-ON-OTT",
    "Ottawa",
    "Tunney's Pasture,Central Experimental Farm,Ferme expérimentale centrale,Confederation Heights,Lester B. Pearson Building,Édifice Lester B. Pearson,Carling Campus,Rideau Hall,24 Sussex,Parliament Hill,Colline du Parlement,Colline parlementaire,Centre Block,Édifice du Centre,Supreme Court of Canada Building,Sir John A. Macdonald Building,Wellington Building,Confederation Building,Justice Building,Connaught Building,East Memorial Building,West Memorial Building,Major-General George R. Pearkes Building,National Defence Headquarters,Sir Leonard Tilley Building,Heron Road Complex,David Florida Laboratory,Dominion Observatory,Booth Street Complex,Bells Corners Complex,CANMET Bells Corners,Laurier House,Brooke Claxton Building,Jean Talon Building,R.H. Coats Building,Jeanne Mance Building,C.D. Howe Building,Thomas D'Arcy McGee Building,Lorne Building,Sir Charles Tupper Building,Sir Frederick Banting Building,Sir Frederick G. Banting Research Centre,Canada Science and Technology Museum,Canada Aviation and Space Museum,Canada Agriculture and Food Museum,National Gallery of Canada,Canadian War Museum,Canadian Museum of Nature,Victoria Memorial Museum,LeBreton Flats,Plaines LeBreton,Cartier Square Drill Hall,Shirleys Bay,Shirley's Bay,Connaught Ranges,Connaught Range,CFB Rockcliffe,Rockcliffe Airport,CFB Uplands,Uplands Research Campus,Sussex Drive Laboratories,100 Sussex Drive,NRC Montreal Road,Montreal Road Campus,RCMP Leikin,M.J. Nadon Building,Technical and Protective Operations Facility,Canadian Police College,Dow's Lake,Hog's Back,Hartwells Locks,Rideau Falls,Rideau Cottage,Stornoway,Beechwood National Memorial,Major's Hill Park,Confederation Park Ottawa,Vincent Massey Park,Bytown Pavilion,Capital Pathway Depot,Greenbelt Research Farm,Mer Bleue,Aviation Parkway Data Centre,Ottawa Locks,Macdonald-Cartier International Airport,Parliamentary Precinct,Cité parlementaire",
  ],
  [
    "CA-ON-TOR",
    "Toronto",
    "Joseph Shepard Building,Dominion Public Building,Denison Armoury,Moss Park Armoury,Fort York Armoury,Fort York National Historic Site,Arthur Meighen Building,DRDC Toronto,Toronto Maintenance Centre,Billy Bishop Toronto City Airport,HMCS York,Downsview Park,Union Station Toronto,Metro Toronto Convention Centre",
  ],
  [
    "CA-ON-TOR CA-ON-YRK-MAR CA-ON-DUR-PIC",
    "",
    "Rouge National Urban Park,Rouge Park,Parc urbain national de la Rouge",
  ],
  [
    "CA-ON-PEL-MIS",
    "Mississauga",
    "Toronto Pearson International Airport,Pearson International Airport,Lester B. Pearson International Airport,Pearson Airport,Pearson Cargo,Mississauga Research Site",
  ],
  [
    "CA-ON-HAL-BUR",
    "Burlington",
    "Canada Centre for Inland Waters,Centre canadien des eaux intérieures,CCIW,Burlington Ship Canal,Burlington Canal Lift Bridge",
  ],
  [
    "CA-ON-HAM",
    "Hamilton",
    "Hamilton Federal Building,Ellen Fairclough Building,HMCS Haida,HMCS Star,John Weir Foote Armoury,CANMET Hamilton,John C. Munro Hamilton International Airport",
  ],
  ["CA-ON-SIM", "Borden", "Blackdown Park,Borden Data Centre,Camp Blackdown"],
  [
    "CA-ON-SIM",
    "Egbert",
    "Centre for Atmospheric Research Experiments,Centre de recherches atmosphériques expérimentales",
  ],
  [
    "CA-ON-ESX",
    "",
    "Point Pelee National Park,Parc national de la Pointe-Pelée,Fort Malden,Harrow Research and Development Centre,Harrow Research Centre",
  ],
  [
    "CA-ON-ESX-WIN",
    "Windsor",
    "Ambassador Bridge,Detroit-Windsor Tunnel,Windsor-Detroit Tunnel,Gordie Howe International Bridge,Pont international Gordie-Howe,HMCS Hunter,Paul Martin Sr. Building",
  ],
  ["CA-ON-NIA", "Fort Erie", "Peace Bridge,Old Fort Erie"],
  [
    "CA-ON-NIA",
    "Niagara-on-the-Lake",
    "Fort George National Historic Site,Butler's Barracks,Brock's Monument,Navy Hall,Queenston Heights,Queenston-Lewiston Bridge,Fort Mississauga",
  ],
  ["CA-ON-NIA-NFL", "Niagara Falls", "Rainbow Bridge,Whirlpool Bridge,Whirlpool Rapids Bridge"],
  ["CA-ON-NIA-STC", "St. Catharines", "Lake Street Armoury"],
  [
    "CA-ON-LGR",
    "",
    "Fort Wellington,Battle of the Windmill,Thousand Islands National Park,Parc national des Mille-Îles,St. Lawrence Islands National Park,Thousand Islands Bridge,Ogdensburg-Prescott International Bridge,Prescott Coast Guard Base,Merrickville Blockhouse,Jones Falls,Chaffey's Lock,Chaffeys Lock,Newboro Lock",
  ],
  [
    "CA-ON-LAN",
    "Smiths Falls",
    "Smiths Falls Locks,Rideau Canal Office Smiths Falls,Smiths Falls Combined Locks,Poonamalie",
  ],
  ["CA-ON-SDG", "Cornwall", "Inverarden House,Seaway International Bridge,NAV Centre"],
  ["CA-ON-SDG", "Williamstown", "Sir John Johnson House"],
  [
    "CA-ON-PET-PTB",
    "Peterborough",
    "Peterborough Lift Lock,Trent-Severn Waterway Lock 20,Trent-Severn Waterway Lock 21,Ashburnham Lock,Scotts Mills,Nassau Mills",
  ],
  ["CA-ON-PET", "", "Burleigh Falls,Young's Point Lock,Buckhorn Lock,Lovesick Lock,Lakefield Lock"],
  [
    "CA-ON-KAW",
    "",
    "Kirkfield Lift Lock,Fenelon Falls Lock,Bobcaygeon Lock,Rosedale Lock,Lindsay Lock,Bolsover Lock",
  ],
  [
    "CA-ON-SIM",
    "",
    "Big Chute Marine Railway,Big Chute,Couchiching Lock,Swift Rapids Lock,Gamebridge Lock,Talbot Lock",
  ],
  [
    "CA-ON-HAS",
    "Trenton",
    "Dam 1 Trenton,Glen Miller Lock,Frankford Lock,National Air Force Museum of Canada",
  ],
  ["CA-ON-NOR", "", "Healey Falls,Ranney Falls,Percy Reach,Campbellford Lock,Hagues Reach"],
  ["CA-ON-PED", "", "Mountain View Detachment,Mountain View Airfield"],
  ["CA-ON-REN", "Petawawa", "Dwyer Hill,Petawawa Research Forest"],
  ["CA-ON-REN", "Chalk River", "Chalk River Laboratories,Laboratoires de Chalk River"],
  [
    "CA-ON-BRU",
    "Tobermory",
    "Bruce Peninsula National Park,Parc national de la Péninsule-Bruce,Fathom Five National Marine Park,Fathom Five",
  ],
  ["CA-ON-BRU", "Kincardine", "Bruce Power,Bruce Nuclear Generating Station"],
  ["CA-ON-DUR-PIC", "Pickering", "Pickering Nuclear Generating Station"],
  ["CA-ON-DUR-CLA", "Clarington", "Darlington Nuclear Generating Station"],
  ["CA-ON-NOR", "Port Hope", "Port Hope Area Initiative,Port Granby"],
  ["CA-ON-DUR-OSH", "Oshawa", "Colonel R.S. McLaughlin Armoury"],
  [
    "CA-ON-TBY",
    "",
    "Pukaskwa National Park,Parc national Pukaskwa,Lake Superior National Marine Conservation Area,Fort William Historical Park",
  ],
  ["CA-ON-TBY", "Thunder Bay", "Thunder Bay Federal Building,HMCS Griffon,Thunder Bay International Airport"],
  [
    "CA-ON-ALG-SSM",
    "Sault Ste. Marie",
    "Sault Ste. Marie Canal,Great Lakes Forestry Centre,Centre de foresterie des Grands Lacs,Sault Ste. Marie International Bridge",
  ],
  ["CA-ON-ALG", "", "Fort St. Joseph National Historic Site"],
  [
    "CA-ON-GRY",
    "Meaford",
    "Meaford Training Centre,4th Canadian Division Training Centre,Land Force Central Area Training Centre",
  ],
  ["CA-ON-NIP-NBY", "North Bay", "Jack Garland Airport"],
  ["CA-ON-NIP", "", "Algonquin Park East Gate"],
  ["CA-ON-SUD", "Sudbury", "Sudbury Taxation Centre,Sudbury Tax Centre"],
  [
    "CA-ON-MDX-LON",
    "London",
    "London Research and Development Centre,London Research Farm,Wolseley Barracks,Wolseley Hall,London Federal Building",
  ],
  ["CA-ON-WEL-GUE", "Guelph", "Guelph Research and Development Centre,Guelph Research Centre,McCrae House"],
  ["CA-ON-WAT-KIT", "Kitchener", "Grand Valley Institution for Women,Woodside National Historic Site"],
  ["CA-ON-BRA-BFD", "Brantford", "Bell Homestead,Mohawk Chapel,Woodland Cultural Centre"],
  ["CA-ON-HNF", "Nanticoke", "Nanticoke Generating Station"],
  ["CA-ON-LAM", "", "Walpole Island,Bkejwanong"],
  ["CA-ON-COC", "Moosonee", "Moosonee Airport"],
  [
    "CA-ON-KEN",
    "",
    "Kashechewan,Pikangikum,Webequie,Kitchenuhmaykoosib Inninuwug,Eabametoong,Mishkeegogamang",
  ],
  ["CA-ON-MAN", "", "M'Chigeeng,Wiikwemkoong,Wikwemikong,Aundeck Omni Kaning,Sheguiandah"],
  ["CA-ON-LAM", "", "Aamjiwnaang"],
];

/** Buildings with offices that receive bids. In a text their address says nothing about the work; in a title it does. */
export const OFFICES_OF_CANADA: ReadonlyArray<SitesOf> = [
  ["CA-ON-TOR", "Toronto", "4900 Yonge,33 Yonge,4905 Dufferin"],
  [
    "CA-ON-OTT",
    "Ottawa",
    "99 Metcalfe,90 Metcalfe,131 Queen,180 Wellington,1495 Heron,L'Esplanade Laurier,395 Wellington,400 Cooper,101 Colonel By",
  ],
  ["CA-QC-GATINEAU", "Gatineau", "Place du Portage,Place du Centre,Terrasses de la Chaudière"],
  ["CA-QC-MONTREAL", "Montréal", "Place Bonaventure,Guy-Favreau Complex,Complexe Guy-Favreau"],
  ["CA-BC-METROVANCOUVER", "Vancouver", "Sinclair Centre,401 Burrard"],
  ["CA-AB-DIV11", "Edmonton", "Canada Place Edmonton"],
  ["CA-AB-DIV6", "Calgary", "Harry Hays Building"],
  ["CA-MB-DIV11", "Winnipeg", "Stanley Knowles Federal Building,Stanley Knowles Building"],
  ["CA-SK-DIV6", "Regina", "Alvin Hamilton Building"],
  ["CA-PE-QUEENS", "Charlottetown", "Jean Canfield Building"],
  ["CA-NS-HALIFAX", "Halifax", "Maritime Centre,Dominion Public Building Halifax"],
  ["CA-NL-DIV1", "St. John's", "Sir Humphrey Gilbert Building,John Cabot Building"],
];

export const ONTARIO_INSTITUTIONS: ReadonlyArray<SitesOf> = [
  ["CA-ON-FRO-KIN", "Kingston", "Collins Bay,Joyceville,Frontenac,Pittsburgh"],
  ["CA-ON-LEA", "", "Millhaven,Bath"],
  ["CA-ON-MUS", "Gravenhurst", "Beaver Creek,Fenbrook"],
  ["CA-ON-NOR", "", "Warkworth"],
  ["CA-ON-WAT-KIT", "Kitchener", "Grand Valley"],
];

/** Community correctional centres. */
export const ONTARIO_CENTRES: ReadonlyArray<SitesOf> = [
  ["CA-ON-FRO-KIN", "Kingston", "Portsmouth,Henry Trail"],
  ["CA-ON-TOR", "Toronto", "Keele"],
  ["CA-ON-HAM", "Hamilton", "Hamilton"],
];

export const ONTARIO_PORTS: ReadonlyArray<SitesOf> = [
  ["CA-ON-LGR", "", "Lansdowne,Thousand Islands,Prescott"],
  ["CA-ON-NIA", "Fort Erie", "Fort Erie,Peace Bridge"],
  ["CA-ON-NIA", "Niagara-on-the-Lake", "Queenston"],
  ["CA-ON-NIA-NFL", "Niagara Falls", "Rainbow Bridge,Whirlpool Bridge"],
  ["CA-ON-SDG", "Cornwall", "Cornwall"],
  ["CA-ON-LAM", "Point Edward", "Blue Water Bridge,Bluewater Bridge"],
  ["CA-ON-LAM", "", "Sombra"],
  ["CA-ON-ESX-WIN", "Windsor", "Ambassador Bridge,Windsor"],
  ["CA-ON-ALG-SSM", "Sault Ste. Marie", "Sault Ste. Marie"],
  ["CA-ON-RRD", "", "Fort Frances,Rainy River"],
  ["CA-ON-TBY", "", "Pigeon River"],
];

/** First Nations with the census division of their reserve, or of the largest one. */
export const FIRST_NATIONS_OF_ONTARIO: ReadonlyArray<SitesOf> = [
  ["CA-ON-BRA", "", "Six Nations of the Grand River,Mississaugas of the Credit"],
  ["CA-ON-MDX", "", "Chippewas of the Thames,Oneida Nation of the Thames,Munsee-Delaware"],
  ["CA-ON-LAM", "", "Aamjiwnaang,Kettle and Stony Point,Chippewas of Kettle and Stony Point"],
  ["CA-ON-CHK", "", "Eelūnaapèewii Lahkèewiit,Delaware Nation at Moraviantown,Moravian of the Thames"],
  ["CA-ON-ESX", "", "Caldwell"],
  ["CA-ON-BRU", "", "Saugeen,Chippewas of Nawash,Nawash Unceded,Neyaashiinigmiing"],
  ["CA-ON-SIM", "", "Beausoleil,Chippewas of Rama,Rama"],
  ["CA-ON-YRK", "", "Chippewas of Georgina Island,Georgina Island"],
  ["CA-ON-DUR", "", "Mississaugas of Scugog Island,Scugog Island"],
  ["CA-ON-PET", "", "Curve Lake,Hiawatha"],
  ["CA-ON-NOR", "", "Alderville"],
  ["CA-ON-HAS", "", "Mohawks of the Bay of Quinte,Tyendinaga Mohawk Territory"],
  ["CA-ON-SDG", "", "Mohawks of Akwesasne,Mohawk Council of Akwesasne"],
  ["CA-ON-REN", "", "Algonquins of Pikwakanagan,Pikwakanagan"],
  ["CA-ON-MUS", "", "Wahta Mohawks,Moose Deer Point"],
  ["CA-ON-PSD", "", "Wasauksing,Shawanaga,Magnetawan,Dokis,Henvey Inlet"],
  ["CA-ON-NIP", "", "Nipissing,Temagami,Bear Island"],
  [
    "CA-ON-MAN",
    "",
    "M'Chigeeng,Sheguiandah,Aundeck Omni Kaning,Sheshegwaning,Wiikwemkoong,Wikwemikong,Zhiibaahaasing,Whitefish River",
  ],
  ["CA-ON-SUD", "", "Wahnapitae,Atikameksheng Anishnawbek"],
  ["CA-ON-SBD", "", "Sagamok Anishnawbek,Brunswick House,Chapleau Cree,Chapleau Ojibwe,Mattagami"],
  [
    "CA-ON-ALG",
    "",
    "Garden River,Batchewana,Thessalon,Mississauga First Nation,Serpent River,Michipicoten,Missanabie Cree,Hornepayne",
  ],
  ["CA-ON-COC", "", "Moose Cree,Taykwa Tagamou,Constance Lake,Wahgoshig,Flying Post"],
  [
    "CA-ON-KEN",
    "",
    "Attawapiskat,Fort Albany,Kashechewan,Weenusk,Peawanuck,Fort Severn,Webequie,Kitchenuhmaykoosib Inninuwug,Big Trout Lake,Sandy Lake,Deer Lake,Pikangikum,Lac Seul,Mishkeegogamang,Cat Lake,Slate Falls,Sachigo Lake,Bearskin Lake,Muskrat Dam,North Caribou Lake,Weagamow,Kasabonika Lake,Kingfisher Lake,Wapekeka,Wunnumin Lake,Nibinamik,Eabametoong,Fort Hope,Neskantaga,Marten Falls,Poplar Hill,North Spirit Lake,Keewaywin,McDowell Lake,Wabaseemoong,Grassy Narrows,Asubpeeschoseewagong,Eagle Lake,Wabigoon Lake,Wauzhushk Onigum,Niisaachewan,Shoal Lake 40,Iskatewizaagegan,Northwest Angle 33,Naotkamegwanning,Washagamis Bay,Obashkaandagaang,Wabauskang",
  ],
  [
    "CA-ON-RRD",
    "",
    "Couchiching,Mitaanjigamiing,Naicatchewenin,Nigigoonsiminikaaning,Rainy River First Nations,Seine River,Lac La Croix,Big Grassy,Anishnaabeg of Naongashiing,Onigaming",
  ],
  [
    "CA-ON-TBY",
    "",
    "Fort William,Red Rock Indian Band,Gull Bay,Kiashke Zaaging Anishinaabek,Biigtigong Nishnaabeg,Pays Plat,Pic Mobert,Netmizaaggamig Nishnaabeg,Long Lake 58,Ginoogaming,Aroland,Animbiigoo Zaagi'igan Anishinaabek,Whitesand,Bingwi Neyaashi Anishinaabek,Lac des Mille Lacs,Rocky Bay",
  ],
  ["CA-ON-TIM", "", "Matachewan,Beaverhouse"],
];
