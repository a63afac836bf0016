/**
 * Villages of New Brunswick and Nova Scotia inside larger municipalities, under the code of their county. Compiled by
 * hand from general knowledge; names and locations are facts and need no licence.
 */
export const COMMUNITIES_OF_THE_MARITIMES: Readonly<Record<string, string>> = {
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
};
