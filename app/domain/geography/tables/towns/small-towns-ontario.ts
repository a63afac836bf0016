/**
 * The municipalities of Ontario that are not in `ontario.ts`, and larger communities, by division. Compiled by hand
 * from the public names of Ontario's municipalities; names are facts and need no licence.
 */
export const SMALL_TOWNS_OF_ONTARIO: Readonly<Record<string, string>> = {
  "CA-ON-TOR": "Weston,Mimico,Leaside,Don Mills,Agincourt,Rexdale,Willowdale,New Toronto,Long Branch,York",
  "CA-ON-OTT":
    "Cumberland,Greely,Richmond,Osgoode,Metcalfe,Navan,Kinburn,Constance Bay,Rockcliffe Park,Bells Corners,Munster,Vars,Goulbourn,West Carleton,North Gower,Dunrobin,Rideau-Vanier",
  "CA-ON-PEL-MIS": "Clarkson,Erindale,Cooksville,Lorne Park",
  "CA-ON-PEL-BRM": "Castlemore,Snelgrove",
  "CA-ON-PEL-CAL": "Inglewood,Palgrave,Alton,Mono Mills",
  "CA-ON-YRK":
    "Sutton,Sutton West,Jackson's Point,Mount Albert,Nobleton,Schomberg,Holland Landing,Queensville,Sharon,Ballantrae,Pefferlaw",
  "CA-ON-YRK-VAU": "Concord,Kleinburg",
  "CA-ON-YRK-RIC": "Oak Ridges",
  "CA-ON-YRK-MAR": "Milliken",
  "CA-ON-DUR": "Cannington,Sunderland,Blackstock,Township of Brock,Brock Township",
  "CA-ON-DUR-CLA": "Orono,Hampton",
  "CA-ON-DUR-WHI": "Brooklin",
  "CA-ON-DUR-PIC": "Claremont",
  "CA-ON-HAL-BUR": "Aldershot",
  "CA-ON-HAL-OAK": "Bronte",
  "CA-ON-HAL-MIL": "Campbellville,Moffat",
  "CA-ON-HAL-HIL": "Glen Williams,Limehouse,Norval",
  "CA-ON-HAM": "Binbrook,Winona,Lynden,Carlisle,Freelton",
  "CA-ON-NIA": "Crystal Beach,Ridgeway,Virgil,Jordan,Vineland,St. Davids,Queenston,Stevensville,Fenwick",
  "CA-ON-NIA-NFL": "Chippawa",
  "CA-ON-NIA-STC": "Port Dalhousie,Merritton",
  "CA-ON-WAT": "St. Jacobs,Baden,Breslau,Linwood,Petersburg,Roseville",
  "CA-ON-WAT-CAM": "Hespeler,Galt,Preston",
  "CA-ON-SIM":
    "Adjala-Tosorontio,Beeton,Tottenham,Creemore,Elmvale,Coldwater,Victoria Harbour,Port McNicoll,Alcona,Cookstown,Everett,Brechin,Waubaushene,Lisle,Midhurst,Washago",
  "CA-ON-MDX":
    "Adelaide Metcalfe,Lucan Biddulph,Middlesex Centre,Newbury,North Middlesex,Southwest Middlesex,Ailsa Craig,Glencoe,Komoka,Mount Brydges,Thorndale,Wardsville,Delaware,Chippewas of the Thames",
  "CA-ON-ESX": "Pelee,Belle River,Harrow,McGregor,Cottam,St. Clair Beach,Maidstone,Stoney Point",
  "CA-ON-WEL":
    "Mapleton,Minto,Wellington North,Guelph/Eramosa,Drayton,Harriston,Palmerston,Clifford,Hillsburgh,Moorefield,Kenilworth,Eden Mills",
  "CA-ON-BRA": "Burford,Scotland,Mount Pleasant,Onondaga,New Credit,County of Brant,Brant County",
  "CA-ON-FRO": "Central Frontenac,Frontenac Islands,North Frontenac,South Frontenac,Inverary,Battersea",
  "CA-ON-PET":
    "Asphodel-Norwood,Cavan Monaghan,Havelock-Belmont-Methuen,North Kawartha,Otonabee-South Monaghan,Trent Lakes,Millbrook,Keene,Apsley,Buckhorn,Curve Lake,Ennismore,Warsaw,Hiawatha",
  "CA-ON-FRO-KIN": "Joyceville,Collins Bay,Barriefield,Pittsburgh Township",
  "CA-ON-SUD":
    "Azilda,Hanmer,Coniston,Garson,Levack,Onaping,Onaping Falls,Dowling,Falconbridge,Wahnapitae,Skead,Nickel Centre,Walden,Valley East,Rayside-Balfour",
  "CA-ON-TBY":
    "Conmee,Dorion,Gillies,Neebing,O'Connor,Shuniah,Kakabeka Falls,Murillo,Upsala,Armstrong,Beardmore,Nakina,Rossport,Heron Bay,Fort William,Port Arthur,Pic Mobert",
  "CA-ON-ALG":
    "Dubreuilville,Hilton,Hilton Beach,Huron Shores,Jocelyn,Johnson,Laird,Macdonald Meredith and Aberdeen Additional,The North Shore,Plummer Additional,Prince,Spanish,St. Joseph,Tarbutt,Echo Bay,Desbarats,Iron Bridge,Garden River,Batchewana,Richards Landing,Serpent River,Searchmont",
  "CA-ON-NIP":
    "Calvin,Chisholm,East Ferris,Mattawan,Papineau-Cameron,South Algonquin,Astorville,Corbeil,Verner,Cache Bay,Whitney,Redbridge",
  "CA-ON-BRU":
    "Arran-Elderslie,Brockton,Huron-Kinloss,Northern Bruce Peninsula,South Bruce,South Bruce Peninsula,Chesley,Paisley,Tara,Ripley,Lucknow,Mildmay,Teeswater,Sauble Beach,Lion's Head,Hepworth,Tiverton,Cargill,Saugeen",
  "CA-ON-CHK": "Bothwell,Thamesville,Wheatley,Merlin,Erieau,Charing Cross,Pain Court",
  "CA-ON-COC":
    "Black River-Matheson,Fauquier-Strickland,Mattice-Val Côté,Moonbeam,Opasatika,Val Rita-Harty,Porcupine,South Porcupine,Schumacher,Ramore,Fort Albany",
  "CA-ON-DUF": "Amaranth,East Garafraxa,Melancthon,Mulmur",
  "CA-ON-ELG":
    "Bayham,Central Elgin,Dutton Dunwich,Dutton/Dunwich,Malahide,Southwold,West Elgin,Port Burwell,Vienna,Straffordville,Springfield,Belmont,Rodney,Shedden",
  "CA-ON-GRY":
    "Blue Mountains,Chatsworth,Georgian Bluffs,Grey Highlands,West Grey,Durham,Flesherton,Neustadt,Ayton,Clarksburg",
  "CA-ON-HNF":
    "Waterford,Langton,Port Rowan,Courtland,Turkey Point,Long Point,Jarvis,Townsend,Haldimand,Norfolk",
  "CA-ON-HLB": "Algonquin Highlands,Dysart,Highlands East,Wilberforce,Gooderham,Carnarvon,Cardiff",
  "CA-ON-HAS":
    "Carlow/Mayo,Centre Hastings,Faraday,Hastings Highlands,Limerick,Marmora and Lake,Marmora,Stirling-Rawdon,Tudor and Cashel,Wollaston,Frankford,Maynooth,Coe Hill,Foxboro,Shannonville,Tyendinaga Mohawk Territory",
  "CA-ON-HUR":
    "Ashfield-Colborne-Wawanosh,Bluewater,Central Huron,Howick,Morris-Turnberry,North Huron,Bayfield,Hensall,Zurich,Blyth,Brussels,Wroxeter,Vanastra",
  "CA-ON-KAW":
    "Omemee,Coboconk,Kirkfield,Woodville,Bethany,Kinmount,Norland,Little Britain,Pontypool,Oakwood",
  "CA-ON-KEN":
    "Sioux Narrows-Nestor Falls,Sioux Narrows,Nestor Falls,Keewatin,Balmertown,Hudson,Vermilion Bay,Lac Seul,Sandy Lake,Attawapiskat,Kitchenuhmaykoosib Inninuwug,Pikangikum,Wabaseemoong,Minaki",
  "CA-ON-LAM":
    "Brooke-Alvinston,Dawn-Euphemia,Enniskillen,Oil Springs,Plympton-Wyoming,St. Clair,Warwick,Watford,Alvinston,Thedford,Brigden,Courtright,Sombra,Wyoming,Bright's Grove,Arkona,Aamjiwnaang",
  "CA-ON-LAN": "Drummond/North Elmsley,Lanark Highlands,Montague,Tay Valley,Pakenham,Lanark Village",
  "CA-ON-LGR":
    "Athens,Augusta,Edwardsburgh/Cardinal,Edwardsburgh Cardinal,Elizabethtown-Kitley,Front of Yonge,Leeds and the Thousand Islands,Merrickville-Wolford,Rideau Lakes,Mallorytown,Lansdowne,Cardinal,Spencerville,Lyn,Delta",
  "CA-ON-LEA": "Addington Highlands,Stone Mills,Newburgh,Tamworth,Northbrook",
  "CA-ON-MAN":
    "South Baymouth,Providence Bay,Assiginack,Billings,Burpee and Mills,Central Manitoulin,Cockburn Island,Gordon/Barrie Island,Northeastern Manitoulin and the Islands,Tehkummah,Manitowaning,M'Chigeeng,Wiikwemkoong,Wikwemikong,Kagawong",
  "CA-ON-MUS": "Georgian Bay,Lake of Bays,Bala,Baysville,Dwight,MacTier,Port Sydney,Dorset",
  "CA-ON-NOR":
    "Alnwick/Haldimand,Cramahe,Township of Hamilton,Hamilton Township,Grafton,Baltimore,Bewdley,Roseneath,Hastings",
  "CA-ON-OXF":
    "Blandford-Blenheim,East Zorra-Tavistock,South-West Oxford,Zorra,Thamesford,Embro,Plattsville,Drumbo,Innerkip,Mount Elgin,Otterville",
  "CA-ON-PSD":
    "Byng Inlet,Armour,Carling,Joly,Kearney,Machar,Magnetawan,McDougall,McKellar,McMurrich/Monteith,Nipissing Township,Township of Nipissing,Perry,Ryerson,Seguin,Strong,The Archipelago,Whitestone,Trout Creek,Pointe au Baril,Britt,Emsdale,Novar,Henvey Inlet,Wasauksing",
  "CA-ON-PER": "Perth East,Perth South,West Perth,Milverton,Atwood,Shakespeare,Sebringville,Monkton",
  "CA-ON-PRU":
    "Alfred and Plantagenet,Champlain,East Hawkesbury,The Nation,Nation Municipality,La Nation,L'Orignal,Plantagenet,Limoges,St. Isidore,Bourget,Hammond,Wendover,Prescott-Russell",
  "CA-ON-PED": "Prince Edward,Consecon,Ameliasburgh,Cherry Valley,Milford",
  "CA-ON-RRD": "Alberton,Chapple,Dawson,Lake of the Woods,La Vallee,Morley,Barwick,Devlin,Stratton",
  "CA-ON-REN":
    "Admaston/Bromley,Bonnechere Valley,Brudenell Lyndoch and Raglan,Greater Madawaska,Head Clara and Maria,Horton,Killaloe Hagarty and Richards,Killaloe,Laurentian Hills,Madawaska Valley,McNab/Braeside,McNab-Braeside,North Algona Wilberforce,Whitewater Region,Cobden,Beachburg,Calabogie,Douglas,Pikwakanagan",
  "CA-ON-SDG":
    "North Glengarry,North Stormont,South Glengarry,South Stormont,Maxville,Ingleside,Long Sault,Lancaster,Crysler,Finch,Avonmore,Williamsburg,Glen Robertson",
  "CA-ON-SBD":
    "Baldwin,French River,Killarney,Markstay-Warren,Nairn and Hyman,Sables-Spanish Rivers,Noelville,Alban,Webbwood,Nairn Centre",
  "CA-ON-TIM":
    "Armstrong,Brethour,Casey,Chamberlain,Charlton and Dack,Coleman,Evanturel,Gauthier,Harley,Harris,Hilliard,Hudson,James,Kerns,Larder Lake,Latchford,Matachewan,McGarry,Thornloe,Swastika,Virginiatown,Elk Lake",
};
