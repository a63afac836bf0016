import type { PlaceSeed } from "./division-seed";

/**
 * The census divisions here are counties. This file is compiled by hand from the public names of Statistics Canada's
 * Standard Geographical Classification 2021 and of municipalities; names are facts and need no licence.
 */
export const NOVA_SCOTIA: ReadonlyArray<PlaceSeed> = [
  [
    "Halifax",
    "HRM,Halifax Regional Municipality,Dartmouth,Bedford,Sackville,Lower Sackville,Shearwater,Cole Harbour,Sheet Harbour,Musquodoboit Harbour",
  ],
  ["Annapolis County", "Annapolis Royal,Bridgetown,Middleton,Cornwallis,Annapolis"],
  ["Antigonish County", "Antigonish"],
  ["Cape Breton", "Sydney,North Sydney,Glace Bay,New Waterford,Sydney Mines,Louisbourg,CBRM,Eskasoni"],
  ["Colchester County", "Truro,Stewiacke,Debert,Tatamagouche,Millbrook"],
  ["Cumberland County", "Amherst,Springhill,Oxford,Parrsboro"],
  ["Digby County", "Digby"],
  ["Guysborough County", "Guysborough,Canso,Mulgrave"],
  ["Hants County", "Windsor,West Hants,East Hants,Elmsdale,Enfield"],
  ["Inverness County", "Port Hawkesbury,Cheticamp,Port Hood"],
  ["Kings County", "Kentville,Wolfville,Greenwood,New Minas,Berwick,Aldershot"],
  ["Lunenburg County", "Bridgewater,Lunenburg,Mahone Bay,Chester"],
  ["Pictou County", "New Glasgow,Pictou,Stellarton,Westville"],
  ["Queens County", "Liverpool,Caledonia,Kejimkujik"],
  ["Richmond County", "Arichat,St. Peter's,Point Tupper"],
  ["Shelburne County", "Shelburne,Barrington,Lockeport"],
  ["Victoria County", "Baddeck,Ingonish"],
  ["Yarmouth County", "Yarmouth"],
];

export const NEW_BRUNSWICK: ReadonlyArray<PlaceSeed> = [
  ["Albert County", "Riverview,Hillsborough,Alma,Fundy National Park"],
  ["Carleton County", "Woodstock,Florenceville-Bristol,Hartland"],
  ["Charlotte County", "St. Stephen,St. Andrews,St. George,Grand Manan,Campobello"],
  ["Gloucester County", "Bathurst,Caraquet,Tracadie,Shippagan,Beresford"],
  ["Kent County", "Richibucto,Bouctouche,Kouchibouguac,Elsipogtog"],
  ["Kings County", "Sussex,Quispamsis,Rothesay,Hampton"],
  ["Madawaska County", "Edmundston,Saint-Léonard"],
  ["Northumberland County", "Miramichi,Renous,Blackville,Rogersville"],
  ["Queens County", "Minto,Gagetown Village"],
  ["Restigouche County", "Campbellton,Dalhousie"],
  ["Saint John County", "Saint John,St. Martins"],
  ["Sunbury County", "Oromocto,Gagetown"],
  ["Victoria County", "Grand Falls,Grand-Sault,Perth-Andover,Plaster Rock"],
  ["Westmorland County", "Moncton,Dieppe,Sackville,Shediac,Memramcook,Dorchester"],
  ["York County", "Fredericton,Nackawic,New Maryland"],
];

export const PRINCE_EDWARD_ISLAND: ReadonlyArray<PlaceSeed> = [
  ["Kings County", "Montague,Souris,Georgetown,Three Rivers"],
  ["Prince County", "Summerside,Kensington,Alberton,Tignish,Borden-Carleton,O'Leary"],
  ["Queens County", "Charlottetown,Stratford,Cornwall,Cavendish"],
];

/** Census divisions only have numbers here, so each is named with its main town. */
export const NEWFOUNDLAND_AND_LABRADOR: ReadonlyArray<PlaceSeed> = [
  [
    "St. John's",
    "Mount Pearl,Paradise,Conception Bay South,Torbay,Carbonear,Bay Roberts,Placentia,Harbour Grace,Argentia",
  ],
  ["Marystown", "Burin,Grand Bank,Fortune"],
  ["Port aux Basques", "Channel-Port aux Basques,Harbour Breton,Burgeo"],
  ["Stephenville", "Stephenville Crossing,St. George's"],
  ["Corner Brook", "Deer Lake,Pasadena"],
  ["Gander", "Grand Falls-Windsor,Bishop's Falls,Botwood"],
  ["Clarenville", "Bonavista,Glovertown,Terra Nova"],
  ["Lewisporte", "Springdale,Twillingate,Baie Verte,Fogo"],
  ["St. Anthony", "Port au Choix,Roddickton,Rocky Harbour,Gros Morne,L'Anse aux Meadows"],
  [
    "Labrador",
    "Happy Valley-Goose Bay,Goose Bay,Labrador City,Wabush,Churchill Falls,Cartwright",
    "America/Goose_Bay",
  ],
  ["Nunatsiavut", "Nain,Hopedale,Makkovik,Rigolet,Postville", "America/Goose_Bay"],
];
