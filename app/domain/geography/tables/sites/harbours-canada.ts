/**
 * Small craft harbours of Canada's coasts that federal notices name without their town, by census division. Compiled by hand
 * from the public list of Fisheries and Oceans Canada's harbours; names that several places of a province have are left
 * out. Names and locations are facts and need no licence.
 */
export const HARBOURS_OF_CANADA: Readonly<Record<string, string>> = {
  "CA-NB-CHARLOTTE":
    "Campobello Island,Head Harbour,Wilson's Beach,Grand Manan,Seal Cove,Ingalls Head,Blacks Harbour,Back Bay,Beaver Harbour,Dipper Harbour,St. Andrews Harbour,Letete,Deer Island,Leonardville,Fairhaven Deer Island,White Head Island",
  "CA-NB-STJOHN": "Lorneville,Chance Harbour,St. Martins",
  "CA-NB-WESTMORLAND": "Cap-Pelé,Aboiteau,Petit-Cap,Bas Cap-Pelé,Botsford,Les Aboiteaux,Cape Tormentine",
  "CA-NB-KENT":
    "Richibucto,Cap-Lumière,Cape Lumière,Saint-Édouard-de-Kent,Chockpish,Côte Sainte-Anne,Pointe-Sapin,Point Sapin,Saint-Thomas-de-Kent,Loggiecroft,Richibouctou-Village",
  "CA-NB-NORTHUMBERLAND": "Baie-Sainte-Anne,Burnt Church,Val-Comeau,Tabusintac,Loggieville",
  "CA-NB-GLOUCESTER":
    "Caraquet,Shippagan,Lamèque,Miscou,Miscou Harbour,Savoy Landing,Petit-Shippagan,Petit Shippagan,Pointe-Alexandre,Sainte-Marie-Saint-Raphaël,Anse-Bleue,Grande-Anse,Sainte-Marie-sur-Mer,Pigeon Hill Harbour,Chiasson Office,Blue Cove,Petit-Rocher,Bas-Caraquet,Maisonnette",
  "CA-NB-RESTIGOUCHE": "Dalhousie Harbour",
  "CA-NS-YARMOUTH":
    "Pinkney's Point,Lower Wedgeport,Lower West Pubnico,Dennis Point,Abbotts Harbour,Camp Cove,Sandford,Port Maitland,Little River Harbour,Lower Argyle,Yarmouth Bar,Yarmouth Harbour",
  "CA-NS-SHELBURNE":
    "Lockeport,Clark's Harbour,Bear Point,Cripple Creek,Newellton,Swim's Point,Gunning Cove,Ingomar,Port Latour,Upper Port La Tour,Woods Harbour,Falls Point,Shag Harbour,Stoney Island,Cape Sable Island",
  "CA-NS-DIGBY":
    "Freeport Harbour,Tiverton,East Ferry,Whale Cove,Centreville Digby,Delaps Cove,Meteghan River,Saulnierville Harbour,Cape St. Marys,Cape Saint Mary's",
  "CA-NS-ANNAPOLIS": "Parker's Cove,Port Lorne,Margaretsville,Hillsburn",
  "CA-NS-KINGS": "Halls Harbour,Hall's Harbour,Harbourville,Scots Bay,Morden Harbour",
  "CA-NS-CUMBERLAND": "Advocate Harbour,Pugwash,Northport Harbour,Wallace Harbour,Parrsboro",
  "CA-NS-COLCHESTER": "Tatamagouche,Five Islands",
  "CA-NS-PICTOU":
    "Caribou Ferry,Caribou Harbour,Lismore,Skinner's Cove,Toney River,Barney's River,Pictou Island",
  "CA-NS-ANTIGONISH":
    "Arisaig,Ballantynes Cove,Livingstone's Cove,Cribbons Point,Bayfield Harbour,Havre Boucher",
  "CA-NS-GUYSBOROUGH":
    "Queensport,Charlos Cove,Port Felix,Marie Joseph,Drum Head,Canso Harbour,Little Dover,Ecum Secum",
  "CA-NS-HALIFAX":
    "Eastern Passage,Fisherman's Reserve,Three Fathom Harbour,Owls Head,Ketch Harbour,Terence Bay,Herring Cove,Sambro Harbour,Prospect Harbour,Peggy's Cove,Sheet Harbour,Port Dufferin,Musquodoboit Harbour,Ship Harbour",
  "CA-NS-LUNENBURG":
    "Feltzen South,Stonehurst,Blue Rocks,Vogler's Cove,Hunts Point,Big Tancook,Tancook Island,Little Tancook,Riverport,LaHave,Chester Harbour",
  "CA-NS-QUEENS": "Port Medway,Moose Harbour,South West Port Mouton,Central Port Mouton",
  "CA-NS-RICHMOND":
    "Arichat,West Arichat,L'Ardoise,River Bourgeois,Samson's Cove,St. Peter's Harbour,D'Escousse,Isle Madame",
  "CA-NS-INVERNESS":
    "Cheticamp,Chéticamp,Inverness Harbour,Margaree Harbour,Judique,Little Judique,Finlay Point,Mabou Harbour,Murphy's Pond",
  "CA-NS-VICTORIA": "Ingonish,Ingonish Ferry,Smelt Brook,Bay St. Lawrence,Baddeck Harbour",
  "CA-NS-CAPEBRETON": "Louisbourg,Ballast Ground,Big Bras d'Or,Alder Point,North Sydney Harbour",
  "CA-PE-PRINCE":
    "Alberton Harbour,Tignish,Tignish Run,Skinners Pond,Seacow Pond,Miminegash,Howards Cove,West Point Harbour,Egmont Bay,Fishing Cove,Abrams Village,Cap-Egmont,Summerside Harbour,Borden-Carleton,Malpeque Harbour,Milligan's Wharf,Hardy's Channel,Victoria West",
  "CA-PE-QUEENS": "Wood Islands,Rustico,North Rustico,Covehead Harbour,Pinette,Point Prim,Stanley Bridge",
  "CA-PE-KINGS":
    "Souris Harbour,Naufrage Harbour,North Lake Harbour,Graham's Pond,Fortune Bay,Murray River,Beach Point,Machon's Point,Savage Harbour,Annandale,Georgetown Harbour,Basin Head,Sturgeon Harbour",
  "CA-NL-DIV1":
    "Bay Bulls,Witless Bay,Cape Broyle,Fermeuse,St. Shott's,Placentia,Admiral's Beach,Riverhead St. Mary's,Southern Harbour,Little Harbour East,Harbour Grace,Carbonear,Bay Roberts,Portugal Cove,Bell Island,Fort Amherst,Bauline,Pouch Cove,Flatrock,Torbay,Hant's Harbour,New Chelsea,Heart's Delight,New Harbour Trinity Bay,Hibbs Cove,Upper Island Cove,Job's Cove",
  "CA-NL-DIV2":
    "Marystown,Grand Bank,Lamaline,Point May,Lord's Cove,Rushoon,Petite Forte,South East Bight,Terrenceville,English Harbour East,Monkstown",
  "CA-NL-DIV3":
    "Harbour Breton,St. Alban's,Gaultois,Burgeo,Ramea,Rose Blanche,Isle aux Morts,Burnt Islands,Channel-Port aux Basques,Fox Roost,La Poile,Belleoram,Seal Cove Fortune Bay",
  "CA-NL-DIV4":
    "Codroy,Cape Ray,Stephenville Crossing,St. George's,Piccadilly,Port au Port,Fox Island River,Port au Port East",
  "CA-NL-DIV5": "Lark Harbour,York Harbour,Cox's Cove,Trout River,Jackson's Arm,Hampden,Sop's Arm,Cox’s Cove",
  "CA-NL-DIV7":
    "Bonavista,Port Union,Catalina,Plate Cove,Plate Cove East,Happy Adventure,Glovertown,Port Rexton,Old Bonaventure,Petley,Little Catalina,Duntara,King's Cove,St. Brendan's,Hare Bay,Greenspond,Valleyfield",
  "CA-NL-DIV8":
    "Twillingate,Fogo,Fogo Island,Joe Batt's Arm,Change Islands,Herring Neck,Leading Tickles,Little Bay Islands,La Scie,Nipper's Harbour,Snook's Arm,Baie Verte,Fleur de Lys,Coachman's Cove,Ming's Bight,Pacquet,Jackson's Cove,Harry's Harbour,Too Good Arm,Cottlesville,Summerford,Moreton's Harbour,Musgrave Harbour,Ladle Cove,Cape Freels,Comfort Cove,Point Leamington,Cottrell's Cove,Aspen Cove",
  "CA-NL-DIV9":
    "Rocky Harbour,Woody Point,Cow Head,Parsons Pond,Daniel's Harbour,Port au Choix,Port Saunders,River of Ponds,Hawke's Bay,Eddie's Cove,Anchor Point,Flower's Cove,Savage Cove,Sandy Cove St. Barbe,Green Island Cove,Green Island Brook,Cook's Harbour,L'Anse aux Meadows,Quirpon,St. Lunaire,St. Anthony,Goose Cove,Englee,Roddickton,Main Brook,St. Barbe,Bird Cove,Black Duck Cove,Forrester's Point,Sally's Cove,Bellburns",
  "CA-NL-DIV10":
    "Red Bay,L'Anse au Clair,Forteau,West St. Modeste,Pinware,Lodge Bay,St. Lewis,Cartwright,Black Tickle,Williams Harbour,Pinsent's Arm,Charlottetown Labrador,Norman's Bay,Battle Harbour",
  "CA-NL-DIV11": "Nain,Hopedale,Makkovik,Postville",
  "CA-QC-LESILESDELAMADELEINE":
    "Cap-aux-Meules,Grande-Entrée,Grosse-Île,Havre-Aubert,Étang-du-Nord,L'Étang-du-Nord,Pointe-Basse,Île d'Entrée,Millerand,Havre-aux-Maisons",
  "CA-QC-LACOTEDEGASPE":
    "Sandy Beach,L'Anse-à-Beaufils Gaspé,Cloridorme,Grande-Vallée,L'Anse-à-Valleau,Rivière-au-Renard,Malbaie Gaspé,Saint-Georges-de-Malbaie",
  "CA-QC-LEROCHERPERCE":
    "Newport Gaspésie,Sainte-Thérèse-de-Gaspé,Grande-Rivière,L'Anse-à-Beaufils,Port-Daniel,Gascons,Pabos",
  "CA-QC-BONAVENTURE": "Paspébiac,Bonaventure Harbour,Saint-Siméon-de-Bonaventure,Shigawake,Saint-Godefroi",
  "CA-QC-LAHAUTEGASPESIE": "Mont-Louis,Sainte-Anne-des-Monts,Cap-Chat,Rivière-à-Claude,Marsoui,La Martre",
  "CA-QC-LAMATANIE": "Les Méchins,Baie-des-Sables,Port de Matane",
  "CA-QC-SEPTRIVIERESCANIAPISCAU": "Port-Cartier,Rivière-Pentecôte,Moisie",
  "CA-QC-MINGANIELEGOLFEDUSTLAURENT":
    "Natashquan,Kegaska,La Tabatière,Blanc-Sablon,Lourdes-de-Blanc-Sablon,Saint-Augustin Basse-Côte-Nord,Tête-à-la-Baleine,Harrington Harbour,Chevery,Havre-Saint-Pierre,Rivière-au-Tonnerre,Longue-Pointe-de-Mingan,Baie-Johan-Beetz,Aguanish,Mutton Bay,Port-Menier,Middle Bay",
  "CA-BC-QATHET": "False Bay,Lasqueti,Blubber Bay,Sturt Bay,Refuge Cove,Savary,Bliss Landing,Okeover Harbour",
  "CA-BC-STRATHCONA":
    "Tahsis Inlet,Mansons Landing,Squirrel Cove,Cortes Island,Evans Bay,Surge Narrows,Cortes Bay,Campbell River Harbour,Owen Bay,Gorge Harbour,Port Neville",
  "CA-BC-MTWADDINGTON": "Malcolm Island,Cormorant Island,Kelsey Bay,Telegraph Cove,Quatsino,Mitchell Bay",
  "CA-BC-CENTRALCOAST": "Klemtu,Dawsons Landing,Bella Coola Harbour,Hakai",
  "CA-BC-NORTHCOAST":
    "Rushbrooke,Oona River,Porcher Island,Queen Charlotte Harbour,Digby Island,Dodge Cove,Digby Island Ferry",
  "CA-BC-KITIMATSTIKINE": "Kemano,Kincolith",
  "CA-BC-ALBERNICLAYOQUOT":
    "China Creek,Hot Springs Cove,Grice Bay,Bamfield East,Bamfield West,Port Albion,Franklin River,Meares Island",
  "CA-BC-NANAIMO": "Gabriola Island,Gabriola,Mudge Island,Nanoose Harbour,Northwest Bay,Schooner Cove",
  "CA-BC-CAPITALREGION":
    "Miners Bay,Mayne Island,Pender Island,Port Washington,Otter Bay,Galiano,Sturdies Bay,Montague Harbour,Retreat Cove,Saturna,Lyall Harbour,Piers Island,Swartz Bay,Musgrave Landing,Vesuvius,Burgoyne Bay,Trial Island,Tsehum Harbour,Oak Bay Marina,Pedder Bay",
  "CA-BC-COWICHANVALLEY":
    "Genoa Bay,Maple Bay,Chemainus,Kuper Island,Penelakut Island,Preedy Harbour,Telegraph Harbour",
  "CA-BC-SUNSHINECOAST":
    "Gibsons Landing,Porpoise Bay,Hopkins Landing,Keats Landing,Gambier Harbour,Vaucroft,Halfmoon Bay,Port Mellon",
  "CA-BC-METROVANCOUVER":
    "Steveston,Paramount Basin,Whonnock,Bowen Island,Snug Cove,Belcarra,Albion Ferry,Crescent Beach",
};
