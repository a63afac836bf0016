/**
 * Villages and hamlets of Ontario inside larger municipalities, under the code of their division. Compiled by hand from
 * general knowledge; names and locations are facts and need no licence.
 */
export const COMMUNITIES_OF_ONTARIO: Readonly<Record<string, string>> = {
  "CA-ON-ALG":
    "Batchawana Bay,Hawk Junction,Goulais River,Algoma Mills,Missanabie,Spragge,Cutler,Montreal River Harbour",
  "CA-ON-BRA": "Oakland,Cainsville,Glen Morris,Cathcart",
  "CA-ON-BRU": "Formosa,Inverhuron,Allenford,Underwood,Holyrood,Ferndale,Oliphant",
  "CA-ON-CHK": "Highgate,Mitchell's Bay,Cedar Springs",
  "CA-ON-COC":
    "Fauquier,Mattice,Val Rita,Porquis Junction,Holtyre,Hallebourg,Val Gagné,Constance Lake,Jogues,Driftwood,Hunta",
  "CA-ON-DUF": "Honeywood,Horning's Mills,Laurel,Marsville,Primrose,Mansfield,Redickville",
  "CA-ON-DUR": "Sandford,Goodwood,Leaskdale,Greenbank,Nestleton,Seagrave",
  "CA-ON-ELG": "Sparta,Fingal,Wallacetown,Iona,Port Bruce,Talbotville",
  "CA-ON-ESX": "Comber,Woodslee,Emeryville,Ruthven,Oldcastle,St. Joachim",
  "CA-ON-FRO":
    "Plevna,Perth Road,Parham,Godfrey,Hartington,Mountain Grove,Ompah,Snow Road,Sunbury,Marysville,Howe Island",
  "CA-ON-GRY":
    "Holstein,Shallow Lake,Feversham,Maxwell,Desboro,Dornoch,Williamsford,Leith,Annan,Bognor,Kilsyth,Springmount,Ravenna,Heathcote,Kimberley,Eugenia",
  "CA-ON-HAS": "Corbyville,Plainfield,Thurlow,Marysville,L'Amable,Bird's Creek,Batawa,Actinolite,Gilmour",
  "CA-ON-HLB": "West Guilford,Tory Hill,Eagle Lake,Highland Grove",
  "CA-ON-HNF": "Vittoria,Teeterville,Selkirk,Fisherville,Canfield",
  "CA-ON-HUR":
    "Dashwood,Crediton,Centralia,Dungannon,Belgrave,Auburn,Benmiller,Gorrie,Fordwich,Ethel,Londesborough,Egmondville,Kippen,Holmesville",
  "CA-ON-KAW": "Janetville,Dunsford,Cameron,Manilla,Burnt River",
  "CA-ON-KEN":
    "Eagle River,Wabigoon,Cochenour,Madsen,Oxdrift,Jaffray Melick,Redditt,Longbow Lake,Dinorwic,Clearwater Bay,Big Trout Lake,Fort Severn,Fort Hope,Webequie,Lansdowne House",
  "CA-ON-LAM": "Port Lambton,Mooretown,Port Franks,Inwood",
  "CA-ON-LAN":
    "McDonalds Corners,Balderson,Appleton,Clayton,Maberly,Middleville,Ferguson's Falls,Franktown,Port Elmsley,Hopetown,Innisville,Fallbrook",
  "CA-ON-LEA": "Yarker,Camden East,Denbigh,Cloyne,Flinton,Kaladar,Centreville,Roblin,Erinsville,Wilton",
  "CA-ON-LGR":
    "Newboro,Seeleys Bay,Lyndhurst,Maitland,Johnstown,North Augusta,Oxford Mills,Rideau Ferry,Portland,Roebuck,Toledo,Lombardy,Frankville,Burritts Rapids,Bishops Mills,Addison,Rockport,Jasper,Oxford Station",
  "CA-ON-MAN": "Sheguiandah,Spring Bay,Meldrum Bay,Silver Water,Evansville,Sheshegwaning",
  "CA-ON-MDX": "Arva,Kilworth,Granton,Nairn,Melbourne,Mossley,Putnam",
  "CA-ON-MUS": "Windermere,Honey Harbour,Severn Bridge,Utterson,Milford Bay,Torrance",
  "CA-ON-NIA": "Wellandport,Port Robinson,Ridgeville,Caistor Centre",
  "CA-ON-NIP": "River Valley,Lavigne",
  "CA-ON-NOR": "Garden Hill,Cold Springs,Gores Landing,Castleton,Codrington,Harwood,Camborne,Centreton",
  "CA-ON-OXF": "Burgessville,Princeton,Beachville,Hickson,Springford,Kintore,Sweaburg",
  "CA-ON-PED": "Carrying Place,Demorestville,Hillier,Rossmore,Waupoos,Rednersville,Northport",
  "CA-ON-PER": "Millbank,Newton,St. Pauls,Staffa,Fullarton,Rostock,Gadshill",
  "CA-ON-PET": "Young's Point,Fraserville,Cavan,Bailieboro,Westwood,Indian River,Cordova Mines",
  "CA-ON-PRU":
    "Clarence Creek,Curran,Fournier,Cheney,Lefaivre,Chute-à-Blondeau,St-Albert,Saint-Pascal-Baylon,Ste-Rose-de-Prescott,Treadwell,St. Eugene",
  "CA-ON-PSD": "Nobel,Sprucedale,Restoule,Rosseau,Katrine,Dunchurch,Port Loring,Commanda",
  "CA-ON-REN":
    "Westmeath,Foresters Falls,Burnstown,White Lake,Braeside,Sand Point,Golden Lake,Palmer Rapids,Wilno,Combermere,Haley Station,Griffith,Quadeville,Round Lake Centre,Bissett Creek,Stonecliffe,Dacre",
  "CA-ON-RRD": "Sleeman,Mine Centre,Seine River,Morson,Bergland",
  "CA-ON-SBD": "Warren,Markstay,McKerrow,Whitefish Falls,Hagar,Cartier,Walford,Estaire",
  "CA-ON-SDG":
    "Apple Hill,Williamstown,South Lancaster,Martintown,Lunenburg,Newington,Monkland,St. Andrews West,Green Valley,Dunvegan,Inkerman,South Mountain,Glen Walter,Summerstown,Moose Creek,Berwick,Hallville,Dalkeith,St. Raphael's",
  "CA-ON-SIM":
    "Thornton,Wyebridge,Warminster,Moonstone,Craighurst,New Lowell,Bond Head,Minesing,Anten Mills,Lefroy,Stroud,Lafontaine,Perkinsfield,Hillsdale,Baxter,Atherley,Longford Mills,Nottawa,Duntroon",
  "CA-ON-TBY":
    "Caramat,Jellicoe,Shebandowan,Raith,Savanne,Hurkett,Pass Lake,Port Coldwell,South Gillies,Kaministiquia,Nolalu,Pays Plat,Macdiarmid,Savant Lake",
  "CA-ON-TIM": "Belle Vallée,Kenabeek,Gowganda,Charlton,Hilliardton,Kearns,Sesekinika,King Kirkland,Tarzwell",
  "CA-ON-WAT":
    "Conestogo,St. Clements,New Dundee,Heidelberg,St. Agatha,Hawkesville,Maryhill,West Montrose,Bloomingdale,Mannheim,Branchton,Floradale",
  "CA-ON-WEL": "Morriston,Belwood,Salem,Alma,Arkell,Everton,Ballinafad",
  "CA-ON-YRK": "Kettleby,Laskay,Musselman's Lake",
};
