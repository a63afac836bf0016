/**
 * Towns and villages of the Atlantic provinces, under the code of their county or division. Compiled by
 * hand from general knowledge; names and locations are facts and need no licence.
 */
export const COMMUNITIES_OF_ATLANTIC_CANADA: Readonly<Record<string, string>> = {
  "CA-NB-ALBERT": "Riverside-Albert,Hopewell Cape,Elgin,Coverdale,Prosser Brook",
  "CA-NB-CARLETON":
    "Florenceville,Bristol,Bath,Centreville,Meductic,Juniper,Glassville,Debec,Benton,Richmond Corner",
  "CA-NB-CHARLOTTE": "Lawrenceville,Lepreau,Rollingdam,Chamcook,Bocabec",
  "CA-NB-GLOUCESTER": "Paquetville,Saint-Isidore,Allardville,Nigadoo,New Bandon,Sheila,Inkerman",
  "CA-NB-KENT": "Harcourt,Bass River,Acadieville",
  "CA-NB-KINGS":
    "Belleisle,Apohaqui,Kingston,Bloomfield,Kars,Westfield,Gondola Point,Waterford,Hatfield Point,Springfield",
  "CA-NB-MADAWASKA":
    "Saint-Basile,Sainte-Anne-de-Madawaska,Rivière-Verte,Lac Baker,Saint-Joseph-de-Madawaska",
  "CA-NB-NORTHUMBERLAND": "Boiestown,Sunny Corner,Red Bank",
  "CA-NB-QUEENS": "Cambridge-Narrows,Cumberland Bay,Young's Cove,Coles Island,Welsford",
  "CA-NB-RESTIGOUCHE": "Tide Head,Jacquet River,Eel River Bar,Five Fingers,Glencoe",
  "CA-NB-SUNBURY": "Fredericton Junction,Geary,Sheffield,Burton",
  "CA-NB-VICTORIA": "Drummond,Aroostook,Tobique,Arthurette,New Denmark,Riley Brook,Tilley",
  "CA-NB-WESTMORLAND": "Port Elgin,Haute-Aboujagane,Barachois,Scoudouc,Havelock,Baie Verte,Robichaud",
  "CA-NB-YORK": "Stanley,Canterbury,Keswick,Millville,Mactaquac,Cross Creek,Burtts Corner",
  "CA-NS-ANNAPOLIS":
    "Granville Ferry,Paradise,Nictaux,Wilmot,Lequille,Springfield,Clementsport,Deep Brook,Port George,Torbrook",
  "CA-NS-ANTIGONISH": "St. Andrews,Heatherton,Pomquet,Tracadie,Lower South River",
  "CA-NS-CAPEBRETON": "Donkin",
  "CA-NS-COLCHESTER":
    "Brookfield,Great Village,Bass River,Londonderry,Upper Stewiacke,North River,Kemptown,Salmon River",
  "CA-NS-CUMBERLAND": "Joggins,River Hebert,Wentworth,Wallace,Southampton,Nappan,Collingwood",
  "CA-NS-DIGBY":
    "Weymouth,Bear River,Barton,Church Point,Westport,Freeport,Comeauville,Little Brook,Plympton,Smiths Cove,Sandy Cove,Rossway,Salmon River,Mavillette",
  "CA-NS-GUYSBOROUGH": "Sherbrooke,Goldboro,Country Harbour,Boylston,Hazel Hill,Auld's Cove",
  "CA-NS-HANTS":
    "Kennetcook,Shubenacadie,Falmouth,Walton,Rawdon,Maitland,Milford,Three Mile Plains,Burlington",
  "CA-NS-INVERNESS": "Margaree,Whycocomagh,Margaree Forks,Creignish,Port Hastings,Belle Cote",
  "CA-NS-KINGS": "Aylesford,Waterville,Cambridge,Grand Pré,Cornwallis Square,Avonport,Gaspereau",
  "CA-NS-LUNENBURG":
    "Hebbville,New Germany,Blockhouse,Western Shore,New Ross,Italy Cross,Chester Basin,Barss Corner,Dayspring,Petite Riviere",
  "CA-NS-PICTOU": "Caribou,Lyons Brook,Merigomish,Thorburn,Plymouth,Durham,Hopewell",
  "CA-NS-QUEENS": "Milton,Mill Village,Greenfield",
  "CA-NS-RICHMOND": "Petit-de-Grat,Evanston,Potlotek",
  "CA-NS-SHELBURNE": "Barrington Passage,Sable River,Clyde River,Jordan Falls",
  "CA-NS-VICTORIA": "Cape North,Wagmatcook,Iona,Little Narrows,Englishtown",
  "CA-NS-YARMOUTH": "Tusket,Hebron,Carleton,Arcadia,West Pubnico,Quinan",
  "CA-NL-DIV1":
    "Petty Harbour-Maddox Cove,Brigus,Renews-Cappahayden,St. Mary's,Long Harbour,Dunville,Bishop's Cove,Heart's Delight-Islington,New Perlican,Chapel Arm,Colliers,Conception Harbour,Avondale,Harbour Main,Salmon Cove,Come By Chance,Aquaforte,Riverhead,Point Lance,Cupids,Dildo,Blaketown,Green's Harbour",
  "CA-NL-DIV10": "Sheshatshiu",
  "CA-NL-DIV2": "Garnish,Lewin's Cove,Frenchman's Cove,Winterland,Swift Current",
  "CA-NL-DIV3": "François,Grey River,Doyles,Milltown,Conne River,Hermitage",
  "CA-NL-DIV4": "Cape St. George,Lourdes,Flat Bay,Robinsons,Jeffrey's,Barachois Brook",
  "CA-NL-DIV5": "Steady Brook,Mount Moriah,Gillams,McIvers,Cormack,Reidville,Howley",
  "CA-NL-DIV6":
    "Badger,Buchans,Millertown,Norris Arm,Appleton,Glenwood,Peterview,Northern Arm,Buchans Junction",
  "CA-NL-DIV7":
    "Elliston,Musgravetown,Bloomfield,Port Blandford,Eastport,Dover,Centreville,Keels,Summerville,Lethbridge,Sunnyside,Hillview,Random Island,Sandringham,Traytown,Indian Bay,Wareham",
  "CA-NL-DIV8":
    "South Brook,King's Point,Carmanville,Campbellton,Embree,Little Burnt Bay,Brighton,Pilley's Island,Beachside,Burlington,Middle Arm,Seldom-Little Seldom,Tilting,Birchy Bay,Baytona,Comfort Cove-Newstead,New World Island,Crow Head",
  "CA-NL-DIV9": "Conche,Raleigh,Plum Point",
  "CA-PE-KINGS": "Cardigan,Morell,St. Peters Bay,Lower Montague,East Point,Eastern Kings",
  "CA-PE-PRINCE": "Bedeque,Central Bedeque,Ellerslie,Bloomfield",
  "CA-PE-QUEENS":
    "Mount Stewart,Brackley,New Glasgow,Warren Grove,Eldon,New London,Kingston,Miltonvale Park,Tracadie",
};
