/**
 * Towns, villages and First Nations communities of the Prairie provinces and of the territories that the other tables
 * lack, by division. Compiled by hand from memory of public lists of communities and of police detachments; names are
 * facts and need no licence.
 */
export const SMALL_TOWNS_OF_THE_PRAIRIES_AND_THE_NORTH: Readonly<Record<string, string>> = {
  "CA-AB-DIV1": "Foremost,Ralston,Irvine,Dunmore,Seven Persons,Walsh,Cypress Hills",
  "CA-AB-DIV2": "Milk River,Warner,Coutts,Nobleford,Barnwell,Enchant,Stirling",
  "CA-AB-DIV3": "Cowley,Glenwood,Granum,Hill Spring,Standoff,Brocket,Piikani,Nanton,Stavely",
  "CA-AB-DIV4": "Youngstown,Consort,Veteran,Coronation,Empress,Cereal",
  "CA-AB-DIV5":
    "Beiseker,Carbon,Delia,Linden,Trochu,Morrin,Gleichen,Rockyford,Standard,Hussar,Arrowwood,Carmangay,Milo,Siksika",
  "CA-AB-DIV7":
    "Castor,Daysland,Hardisty,Hughenden,Irma,Killam,Sedgewick,Galahad,Forestburg,Edgerton,Chauvin,Czar,Hisega",
  "CA-AB-DIV8": "Alix,Clive,Delburne,Elnora,Maskwacis,Hobbema,Donalda",
  "CA-AB-DIV9": "Caroline,Nordegg,Leslieville",
  "CA-AB-DIV10":
    "Andrew,Bashaw,Bawlf,Holden,Innisfree,Kitscoty,Lamont,Lavoy,Mannville,Marwayne,Mundare,Myrnam,Paradise Valley,Ryley,Willingdon,Minburn,Islay,Onion Lake,Saddle Lake",
  "CA-AB-DIV11":
    "Breton,Calmar,Drayton Valley,Evansburg,Gibbons,Legal,Millet,Morinville,Redwater,Sundance,Thorsby,Wabamun,Warburg,Winterburn,Bon Accord,Enoch,Bruderheim,Parkland County,Sturgeon County,Leduc County",
  "CA-AB-DIV12": "Ardmore,Glendon,Goodfish Lake,Kehewin,Mallaig,Plamondon,Vilna,Ashmont",
  "CA-AB-DIV13":
    "Alberta Beach,Boyle,Clyde,Fort Assiniboine,Mayerthorpe,Onoway,Sangudo,Blue Ridge,Lac Ste. Anne,Alexis,Thorhild",
  "CA-AB-DIV14": "Cadomin,Robb,Brule,Peers,Wildwood",
  "CA-AB-DIV15":
    "Blairmore,Coleman,Bellevue,Frank,Stoney Nakoda,Morley,Bragg Creek,Kananaskis,Harvie Heights,Dead Man's Flats",
  "CA-AB-DIV16": "Janvier,Fort McKay,Conklin,Anzac,Gregoire Lake",
  "CA-AB-DIV17":
    "Red Earth Creek,Manning,Atikameg,Faust,Joussard,Kinuso,Peerless Lake,Trout Lake,Chateh,Assumption,Fox Lake,John D'Or Prairie,Zama City,Driftpile,Gift Lake,Loon Lake,Desmarais,Swan Hills,Calling Lake,Sandy Lake",
  "CA-AB-DIV18": "DeBolt,Little Smoky,Sturgeon Lake",
  "CA-AB-DIV19":
    "Berwyn,Donnelly,Falher,Girouxville,Grimshaw,Hines Creek,Hythe,McLennan,Nampa,Rycroft,Sexsmith,Spirit River,Wembley,Clairmont,Worsley,Cleardale,Eaglesham,Wanham,Cadotte Lake,Horse Lake",
  "CA-SK-DIV1":
    "Arcola,Alameda,Bienfait,Carnduff,Gainsborough,Kipling,Lampman,Redvers,Stoughton,Wawota,Manor",
  "CA-SK-DIV2": "Bengough,Coronach,Fillmore,Midale,Milestone,Ogema,Pangman,Yellow Grass,Minton",
  "CA-SK-DIV3": "Lafleche,Mossbank,Rockglen,Willow Bunch,Mankota,Kincaid",
  "CA-SK-DIV4": "Eastend,Gull Lake,Ponteix,Val Marie,Climax,Frontier,Cadillac,Consul,Fort Walsh",
  "CA-SK-DIV5":
    "Broadview,Churchbridge,Grenfell,Langenburg,Rocanville,Wapella,Whitewood,Wolseley,Saltcoats,Stockholm,Cowessess",
  "CA-SK-DIV6": "Cupar,Lipton,Rouleau,Southey,Strasbourg,Vibank,Odessa,Qu'Appelle,Francis,Piapot",
  "CA-SK-DIV7": "Craik,Elbow,Eyebrow,Herbert,Imperial,Gull Bay,Mortlach,Riverhurst",
  "CA-SK-DIV8": "Cabri,Hodgeville,Kyle,Morse,Waldeck",
  "CA-SK-DIV9": "Ituna,Norquay,Preeceville,Springside,Sturgis,Theodore,Pelly,Cote,Keeseekoose",
  "CA-SK-DIV10": "Balcarres,Foam Lake,Kelliher,Lestock,Punnichy,Raymore,Quill Lake,Elfros",
  "CA-SK-DIV11": "Allan,Colonsay,Dalmeny,Hanley,Kenaston,Lanigan,Loreburn,Nokomis,Watrous,Clavet,Whitecap",
  "CA-SK-DIV12": "Asquith,Delisle,Harris,Maymont,Perdue,Radisson,Vanscoy,Mosquito",
  "CA-SK-DIV13": "Eatonia,Eston,Luseland,Macklin,Wilkie,Kerrobert,Marsden,Neilburg,Poundmaker,Cut Knife",
  "CA-SK-DIV14":
    "Arborfield,Carrot River,Kelvington,Kinistino,Naicam,Porcupine Plain,Rose Valley,Star City,Cumberland House,Red Earth,Shoal Lake",
  "CA-SK-DIV15":
    "Aberdeen,Bruno,Cudworth,Hague,Hepburn,LeRoy,St. Louis,Vonda,Wakaw,Waldheim,Watson,Muskoday,Batoche,Beardy's",
  "CA-SK-DIV16":
    "Big River,Blaine Lake,Debden,Hafford,Leask,Medstead,Waskesiu,Canwood,Ahtahkakoop,Sweetgrass,Mistawasis",
  "CA-SK-DIV17":
    "Green Lake,Goodsoil,Loon Lake,Makwa Sahgaiehcan,Maidstone,Paradise Hill,Pierceland,St. Walburg,Turtleford,Edam,Glaslyn,Lashburn,Onion Lake,Big Island Lake",
  "CA-SK-DIV18":
    "Black Lake,Cree Lake,Deschambault Lake,Fond du Lac,Pinehouse Lake,Pinehouse,Sandy Bay,Southend,Stanley Mission,Turnor Lake,Uranium City,Wollaston Lake,Air Ronge,Montreal Lake,Patuanak,Denare Beach",
  "CA-MB-DIV1":
    "Falcon Lake,Great Falls,Pine Falls,Powerview,Powerview-Pine Falls,Victoria Beach,Reynolds,Lac du Bonnet,Bissett,Sagkeeng,St-Georges,West Hawk Lake",
  "CA-MB-DIV2":
    "Blumenort,Grunthal,Ile des Chênes,Kleefeld,St. Malo,St-Pierre-Jolys,Ste. Agathe,Vita,Tache,Ritchot,De Salaberry,Sprague,Piney,Richer",
  "CA-MB-DIV3":
    "Emerson,Letellier,Roland,Rosenfeld,St. Jean Baptiste,Dominion City,Roseau River,Rhineland,Stanley",
  "CA-MB-DIV4": "Crystal City,Notre Dame de Lourdes,Swan Lake",
  "CA-MB-DIV5": "Baldur,Cartwright,Ninette,Turtle Mountain",
  "CA-MB-DIV6": "Elkhorn,Hartney,Reston,Oak Lake,Pipestone,Waskada,Sioux Valley",
  "CA-MB-DIV7": "Glenboro,Rivers,Wawanesa,Cornwallis,Sprucewoods",
  "CA-MB-DIV8": "Alonsa,Sandy Bay,St. Claude,Westbourne,Plumas",
  "CA-MB-DIV9": "Southport,Long Plain,MacDonald,Oakville",
  "CA-MB-DIV10": "La Salle,Sanford,Starbuck,Cartier,Macdonald,St. Eustache",
  "CA-MB-DIV12": "Cooks Creek,Tyndall,Whittier,Brokenhead",
  "CA-MB-DIV13": "East Selkirk,Petersfield,St. Clements,Scanterbury",
  "CA-MB-DIV14": "Argyle,Warren,Woodlands,Grosse Isle",
  "CA-MB-DIV15":
    "Birtle,Erickson,Hamiota,Oak River,Rapid City,Rossburn,Strathclair,St. Lazare,Waywayseecappo,Rolling River",
  "CA-MB-DIV16": "Inglis,San Clara",
  "CA-MB-DIV17": "Ethelbert,Gilbert Plains,Ste. Rose,McCreary,Waterhen,Skownan,Camperville,Ebb and Flow",
  "CA-MB-DIV18":
    "Ashern,Eriksdale,Fisher Branch,Riverton,Winnipeg Beach,Hecla,Hodgson,Moosehorn,St. Laurent,Dunnottar,Lake Manitoba",
  "CA-MB-DIV19":
    "Bloodvein,Fisher River,Jackhead,Lake St. Martin,Little Grand Rapids,Pauingassi,Fairford,Little Saskatchewan",
  "CA-MB-DIV20": "Benito,Birch River,Bowsman,Minitonas,Mafeking,Kenville",
  "CA-MB-DIV21": "Moose Lake,Easterville,Sherridon,Opaskwayak,Chemawawin,Wanless,Grand Rapids",
  "CA-MB-DIV22":
    "Wabowden,Oxford House,Gods Lake Narrows,God's Lake Narrows,Gods River,God's River,Red Sucker Lake,St. Theresa Point,Wasagamack,Thicket Portage,Pikwitonei,Cross Lake",
  "CA-MB-DIV23":
    "Brochet,Lac Brochet,Pukatawagan,Shamattawa,Tadoule Lake,York Landing,South Indian Lake,Ilford,Fox Lake",
  "CA-NT-BEHCHOKO": "Gameti,Rae-Edzo",
  "CA-NT-FORTSIMPSON": "Jean Marie River,Nahanni Butte,Sambaa K'e,Trout Lake,Wrigley",
  "CA-NT-FORTSMITHANDHAYRIVER": "Enterprise,Hay River Reserve,Kakisa,Lutselk'e,Łutselk'e",
  "CA-NT-INUVIK": "Paulatuk,Sachs Harbour,Tsiigehtchic,Ulukhaktok",
  "CA-NT-NORMANWELLS": "Colville Lake,Deline,Délı̨nę",
  "CA-NU-KITIKMEOT": "Bathurst Inlet,Umingmaktok",
  "CA-NU-QIKIQTAALUK": "Apex",
  "CA-YT-WHITEHORSEANDALLYUKON":
    "Beaver Creek,Burwash Landing,Destruction Bay,Elsa,Keno City,Marsh Lake,Ross River,Stewart Crossing,Swift River,Tagish,Upper Liard",
};
