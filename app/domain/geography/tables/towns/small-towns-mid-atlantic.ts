/**
 * More cities, towns, boroughs and villages of New York, New Jersey and Pennsylvania, by county. Compiled by hand from
 * public names of municipalities; names are facts and need no licence.
 */
export const SMALL_TOWNS_OF_THE_MID_ATLANTIC: Readonly<Record<string, string>> = {
  "US-NY-NYC-BRONX": "Riverdale,Throgs Neck,Hunts Point,Mott Haven,Pelham Bay,Fordham,Co-op City,City Island",
  "US-NY-NYC-KINGS":
    "Sunset Park,Bay Ridge,Red Hook,Park Slope,Brownsville,East New York,Crown Heights,Sheepshead Bay,Fort Hamilton,Downtown Brooklyn,Gowanus,Floyd Bennett Field,Brooklyn Bridge Park",
  "US-NY-NYC-NEWYORK":
    "Inwood,Lower East Side,Upper East Side,Upper West Side,Chinatown,Tribeca,SoHo,Governors Island,Randall's Island,Battery Park City,Midtown",
  "US-NY-NYC-QUEENS":
    "Forest Hills,Jackson Heights,Elmhurst,Ridgewood,Woodside,Sunnyside,Bayside,Rego Park,Ozone Park,Howard Beach,Fort Totten,JFK Airport,LaGuardia Airport,College Point,Maspeth,Rockaway,Rockaways",
  "US-NY-NYC-RICHMOND": "St. George,Tottenville,Freshkills,Fresh Kills,Fort Wadsworth,Stapleton",
  "US-NY-ALBANY":
    "Bethlehem,Delmar,Green Island,Menands,New Scotland,Ravena,Voorheesville,Altamont,Berne,Latham,Coeymans",
  "US-NY-ALLEGANY": "Belmont,Cuba,Bolivar,Angelica",
  "US-NY-BROOME": "Deposit,Kirkwood,Maine,Conklin,Chenango,Union,Whitney Point,Windsor",
  "US-NY-CATTARAUGUS": "Allegany,Ellicottville,Gowanda,Little Valley,Franklinville,Portville",
  "US-NY-CAYUGA": "Fair Haven,Moravia,Weedsport,Port Byron,Aurora",
  "US-NY-CHAUTAUQUA": "Lakewood,Mayville,Westfield,Silver Creek,Ellicott,Busti",
  "US-NY-CHEMUNG": "Big Flats,Elmira Heights,Southport",
  "US-NY-CHENANGO": "Greene,Oxford,Sherburne,Bainbridge,New Berlin",
  "US-NY-CLINTON": "Rouses Point,Peru,Keeseville,Mooers,Chazy",
  "US-NY-COLUMBIA": "Chatham,Kinderhook,Philmont,Valatie,Greenport,Claverack",
  "US-NY-CORTLAND": "Homer,Cortlandville,Marathon",
  "US-NY-DELAWARE": "Hancock,Sidney,Margaretville,Stamford,Downsville",
  "US-NY-DUTCHESS":
    "Amenia,East Fishkill,LaGrange,Pawling,Pleasant Valley,Red Hook,Rhinebeck,Wappinger,Wappingers Falls,Castle Point,Millbrook,Hopewell Junction,Beekman,Wassaic",
  "US-NY-ERIE":
    "Alden,Akron,Angola,Blasdell,Clarence,Depew,East Aurora,Elma,Evans,Grand Island,Kenmore,Lancaster,Orchard Park,Sloan,Springville,Williamsville,Aurora,Eden,Concord",
  "US-NY-ESSEX": "Elizabethtown,Keene,Moriah,Port Henry,Willsboro,Wilmington,North Elba,Crown Point",
  "US-NY-FRANKLIN": "Chateaugay,Fort Covington,Bombay,Hogansburg,Harrietstown,Brighton",
  "US-NY-FULTON": "Northville,Broadalbin,Mayfield",
  "US-NY-GENESEE": "Le Roy,Bergen,Corfu,Oakfield,Pembroke",
  "US-NY-GREENE": "Athens,Cairo,Hunter,Windham,Greenville",
  "US-NY-HAMILTON": "Speculator,Indian Lake,Long Lake",
  "US-NY-HERKIMER": "Dolgeville,Frankfort,Mohawk,Old Forge,German Flatts",
  "US-NY-JEFFERSON":
    "Alexandria Bay,Carthage,Clayton,Sackets Harbor,Adams,Cape Vincent,Black River,Evans Mills",
  "US-NY-LEWIS": "Croghan,Lyons Falls,Port Leyden",
  "US-NY-LIVINGSTON": "Avon,Mount Morris,Lima,Caledonia,Nunda,Livonia",
  "US-NY-MADISON": "Canastota,Chittenango,Morrisville,Sullivan",
  "US-NY-MONROE":
    "Brighton,Chili,Fairport,Gates,Hilton,Honeoye Falls,Mendon,Parma,Penfield,Perinton,Pittsford,Riga,Spencerport,Webster,Sweden,East Rochester,Churchville",
  "US-NY-MONTGOMERY": "Canajoharie,Fonda,Fort Plain,Fultonville,St. Johnsville",
  "US-NY-NASSAU":
    "Baldwin,Bethpage,East Meadow,Farmingdale,Floral Park,Great Neck,Levittown,Lynbrook,Manhasset,Massapequa,Merrick,Oceanside,Port Washington,Rockville Centre,Roslyn,Syosset,Uniondale,Valley Stream,Westbury,Plainview,North Hempstead,Lawrence,Elmont,Jericho,Kings Point,Franklin Square,New Hyde Park,Roosevelt,Wantagh",
  "US-NY-NIAGARA":
    "Lewiston,Youngstown,Wheatfield,Newfane,Niagara,Niagara Falls ARS,Middleport,Barker,Wilson",
  "US-NY-ONEIDA":
    "New Hartford,New York Mills,Whitesboro,Camden,Boonville,Clinton,Sherrill,Vernon,Marcy,Yorkville,Kirkland,Griffiss,Oriskany",
  "US-NY-ONONDAGA":
    "Baldwinsville,Camillus,Clay,DeWitt,Fayetteville,Liverpool,Manlius,Marcellus,Salina,Skaneateles,Solvay,North Syracuse,Onondaga,Geddes,Lysander,Hancock Field,Tully",
  "US-NY-ONTARIO": "Farmington,Manchester,Naples,Phelps,Victor,Clifton Springs,Shortsville",
  "US-NY-ORANGE":
    "Blooming Grove,Chester,Cornwall,Florida,Greenwood Lake,Highland Falls,Maybrook,Monroe,Montgomery,New Windsor,Tuxedo,Walden,Warwick,Washingtonville,Woodbury,Wallkill,Stewart ANGB,Central Valley,Kiryas Joel,Harriman",
  "US-NY-ORLEANS": "Holley,Lyndonville",
  "US-NY-OSWEGO": "Central Square,Mexico,Phoenix,Pulaski,Scriba",
  "US-NY-OTSEGO": "Richfield Springs,Unadilla,Milford,Cherry Valley,Worcester",
  "US-NY-PUTNAM": "Cold Spring,Kent,Mahopac,Patterson,Philipstown,Putnam Valley,Southeast,Garrison",
  "US-NY-RENSSELAER":
    "Hoosick Falls,North Greenbush,Rensselaer,Sand Lake,Schodack,Castleton-on-Hudson,Brunswick,Wynantskill",
  "US-NY-ROCKLAND":
    "Clarkstown,Haverstraw,Orangeburg,Orangetown,Pearl River,Ramapo,Stony Point,Suffern,Piermont,Monsey,Airmont,Congers,Pomona",
  "US-NY-STLAWRENCE": "Gouverneur,Norwood,Star Lake,Waddington,Morristown,Hammond",
  "US-NY-SARATOGA":
    "Halfmoon,Malta,Milton,Moreau,South Glens Falls,Stillwater,Waterford,Corinth,Schuylerville,Wilton,Kesselring",
  "US-NY-SCHENECTADY": "Glenville,Rotterdam,Duanesburg,Princetown",
  "US-NY-SCHOHARIE": "Middleburgh,Schoharie,Sharon Springs,Richmondville",
  "US-NY-SCHUYLER": "Montour Falls,Burdett,Hector",
  "US-NY-SENECA": "Ovid,Fayette,Willard",
  "US-NY-STEUBEN": "Addison,Canisteo,Hammondsport,Painted Post,Wayland",
  "US-NY-SUFFOLK":
    "Amityville,Bay Shore,Brentwood,Calverton,Central Islip,Commack,Coram,Deer Park,East Hampton,Farmingville,Greenport,Holbrook,Kings Park,Lindenhurst,Mastic,Melville,Montauk,Northport,Patchogue,Plum Island,Port Jefferson,Sag Harbor,Shelter Island,Southampton,Southold,Westhampton,Westhampton Beach,Yaphank,Bohemia,Dix Hills,Sayville,Lake Grove,Medford,Shirley,Gabreski ANGB,Orient Point",
  "US-NY-SULLIVAN":
    "Fallsburg,South Fallsburg,Woodridge,Bethel,Wurtsboro,Livingston Manor,Jeffersonville,Thompson,Mamakating",
  "US-NY-TIOGA": "Waverly,Newark Valley,Spencer,Candor",
  "US-NY-TOMPKINS": "Dryden,Groton,Lansing,Trumansburg,Danby,Ulysses",
  "US-NY-ULSTER":
    "Ellenville,Esopus,Gardiner,Highland,Hurley,Lloyd,Marlborough,Marbletown,Napanoch,Olive,Rosendale,Shandaken,Shawangunk,Wawarsing,West Hurley,Woodstock,Plattekill,Rochester Town,Town of Rochester,Grahamsville",
  "US-NY-WARREN": "Bolton,Chester,Warrensburg,Lake Luzerne,Hague,Johnsburg",
  "US-NY-WASHINGTON": "Cambridge,Granville,Greenwich,Salem,Whitehall,Kingsbury,Argyle",
  "US-NY-WAYNE": "Clyde,Macedon,Ontario,Palmyra,Sodus,Williamson,Wolcott,Walworth",
  "US-NY-WESTCHESTER":
    "Ardsley,Bedford,Bedford Hills,Briarcliff Manor,Bronxville,Cortlandt,Croton-on-Hudson,Dobbs Ferry,Eastchester,Elmsford,Greenburgh,Harrison,Hastings-on-Hudson,Irvington,Katonah,Larchmont,Lewisboro,Mamaroneck,Mount Kisco,Mount Pleasant,New Castle,North Castle,Armonk,Pelham,Pleasantville,Port Chester,Pound Ridge,Rye Brook,Scarsdale,Sleepy Hollow,Somers,Tarrytown,Tuckahoe,Yorktown,Yorktown Heights,Buchanan,Hawthorne,Chappaqua",
  "US-NY-WYOMING": "Perry,Arcade,Castile,Pike",
  "US-NY-YATES": "Dundee,Rushville,Branchport",
  "US-NJ-ATLANTIC":
    "Absecon,Brigantine,Buena,Egg Harbor City,Galloway,Hamilton Township,Linwood,Longport,Margate,Mays Landing,Mullica,Northfield,Somers Point,Ventnor,William J. Hughes Technical Center",
  "US-NJ-BERGEN":
    "Allendale,Bergenfield,Bogota,Carlstadt,Cliffside Park,Closter,Cresskill,Dumont,East Rutherford,Edgewater,Elmwood Park,Emerson,Fair Lawn,Fairview,Franklin Lakes,Garfield,Glen Rock,Hasbrouck Heights,Hillsdale,Leonia,Little Ferry,Lodi,Lyndhurst,Maywood,Midland Park,Montvale,Moonachie,New Milford,North Arlington,Northvale,Oakland,Oradell,Palisades Park,Paramus,Park Ridge,Ramsey,Ridgefield,Ridgefield Park,Ridgewood,River Edge,Rochelle Park,Rutherford,Saddle Brook,Saddle River,Teterboro,Tenafly,Upper Saddle River,Waldwick,Wallington,Westwood,Wood-Ridge,Woodcliff Lake,Wyckoff",
  "US-NJ-BURLINGTON":
    "Bordentown,Burlington,Burlington Township,Cinnaminson,Delran,Evesham,Marlton,Florence,Hainesport,Lumberton,Maple Shade,Medford,Moorestown,New Hanover,Palmyra,Pemberton,Riverside,Southampton,Tabernacle,Westampton,Wrightstown,Joint Base MDL,JB MDL,McGuire",
  "US-NJ-CAMDEN":
    "Audubon,Barrington,Bellmawr,Berlin,Collingswood,Gloucester City,Gloucester Township,Haddon,Haddonfield,Haddon Heights,Lindenwold,Pine Hill,Runnemede,Sicklerville,Voorhees,Winslow,Winslow Township,Blackwood",
  "US-NJ-CAPEMAY":
    "Avalon,Cape May Court House,Dennis,Lower Township,Middle Township,North Wildwood,Sea Isle City,Stone Harbor,Upper Township,West Cape May,Woodbine",
  "US-NJ-CUMBERLAND": "Fairfield,Maurice River,Upper Deerfield,Port Norris",
  "US-NJ-ESSEX":
    "Belleville,Caldwell,Cedar Grove,Essex Fells,Fairfield,Glen Ridge,Livingston,Maplewood,Millburn,North Caldwell,Nutley,Roseland,South Orange,Verona,West Caldwell,West Orange,Short Hills",
  "US-NJ-GLOUCESTER":
    "Clayton,Deptford,East Greenwich,Franklinville,Mantua,Monroe Township,Mullica Hill,National Park,Paulsboro,Pitman,Sewell,Swedesboro,Washington Township,West Deptford,Westville,Williamstown",
  "US-NJ-HUDSON": "East Newark,Guttenberg,Harrison,North Bergen,Weehawken,West New York",
  "US-NJ-HUNTERDON":
    "Clinton,Frenchtown,High Bridge,Lambertville,Lebanon,Milford,Raritan Township,Readington,Whitehouse Station,Annandale",
  "US-NJ-MERCER":
    "East Windsor,Hightstown,Hopewell,Lawrence,Lawrence Township,Lawrenceville,Pennington,Robbinsville,West Windsor,West Trenton,Princeton Junction",
  "US-NJ-MIDDLESEX":
    "Carteret,Cranbury,Dunellen,East Brunswick,Helmetta,Highland Park,Jamesburg,Metuchen,Middlesex,Milltown,Monroe,North Brunswick,Old Bridge,Plainsboro,South Amboy,South Brunswick,South Plainfield,South River,Spotswood,Iselin",
  "US-NJ-MONMOUTH":
    "Aberdeen,Allenhurst,Atlantic Highlands,Avon-by-the-Sea,Belmar,Bradley Beach,Deal,Eatontown,Fair Haven,Farmingdale,Hazlet,Highlands,Holmdel,Howell,Keansburg,Keyport,Little Silver,Manalapan,Manasquan,Marlboro,Matawan,Millstone,Monmouth Beach,Neptune,Ocean Township,Oceanport,Red Bank,Rumson,Sandy Hook,Sea Bright,Sea Girt,Shrewsbury,Spring Lake,Tinton Falls,Union Beach,Wall,Wall Township,West Long Branch",
  "US-NJ-MORRIS":
    "Boonton,Butler,Chatham,Chester,Denville,East Hanover,Florham Park,Hanover,Jefferson,Kinnelon,Lincoln Park,Long Hill,Madison,Mendham,Mine Hill,Montville,Morris Plains,Mount Olive,Netcong,Parsippany-Troy Hills,Pequannock,Randolph,Riverdale,Rockaway,Roxbury,Washington Township,Wharton,Whippany,Budd Lake,Flanders",
  "US-NJ-OCEAN":
    "Barnegat,Bay Head,Beachwood,Berkeley,Berkeley Township,Brick,Brick Township,Island Heights,Jackson,Jackson Township,Lacey,Lavallette,Little Egg Harbor,Long Beach Township,Manchester,Manchester Township,Ocean Gate,Pine Beach,Plumsted,Point Pleasant,Point Pleasant Beach,Seaside Heights,Seaside Park,Stafford,Stafford Township,Manahawkin,Surf City,Tuckerton,Beach Haven,Barnegat Light,Forked River",
  "US-NJ-PASSAIC":
    "Bloomingdale,Haledon,Hawthorne,Little Falls,North Haledon,Passaic,Pompton Lakes,Prospect Park,Ringwood,Totowa,Wanaque,West Milford,Woodland Park",
  "US-NJ-SALEM": "Carneys Point,Elmer,Penns Grove,Pilesgrove,Pittsgrove,Woodstown",
  "US-NJ-SOMERSET":
    "Basking Ridge,Bernards,Bernardsville,Bound Brook,Branchburg,Franklin,Green Brook,Hillsborough,Manville,Montgomery,North Plainfield,Raritan,South Bound Brook,Warren,Watchung",
  "US-NJ-SUSSEX":
    "Andover,Branchville,Byram,Franklin,Hamburg,Hardyston,Hopatcong,Ogdensburg,Stanhope,Vernon,Wantage,Sandyston",
  "US-NJ-UNION":
    "Berkeley Heights,Clark,Cranford,Fanwood,Garwood,Hillside,Kenilworth,Mountainside,New Providence,Rahway,Roselle,Roselle Park,Scotch Plains,Springfield,Summit,Winfield",
  "US-NJ-WARREN": "Allamuchy,Alpha,Belvidere,Blairstown,Lopatcong,Mansfield,Oxford,Pohatcong,Washington",
  "US-PA-ADAMS": "East Berlin,Littlestown,New Oxford,Biglerville",
  "US-PA-ALLEGHENY":
    "Aspinwall,Avalon,Baldwin,Bellevue,Brentwood,Bridgeville,Carnegie,Castle Shannon,Clairton,Duquesne,Homestead,Moon Township,Mount Lebanon,Mt. Lebanon,Munhall,Oakdale,Oakmont,Penn Hills,Pleasant Hills,Plum,Robinson Township,Ross Township,Sewickley,Shaler,Swissvale,Tarentum,Upper St. Clair,Verona,West Mifflin,Whitehall,Wilkinsburg,Bruceton,Glassport,Turtle Creek",
  "US-PA-ARMSTRONG": "Ford City,Leechburg,Apollo",
  "US-PA-BEAVER": "Ambridge,Beaver,Monaca,Rochester,Midland",
  "US-PA-BEDFORD": "Everett,Hyndman",
  "US-PA-BERKS":
    "Boyertown,Birdsboro,Hamburg,Kutztown,Shillington,West Reading,Wyomissing,Sinking Spring,Exeter Township",
  "US-PA-BLAIR": "Tyrone,Martinsburg,Duncansville,Roaring Spring",
  "US-PA-BRADFORD": "Athens,Canton,Troy",
  "US-PA-BUCKS":
    "Chalfont,Falls Township,Langhorne,Morrisville,New Britain,New Hope,Newtown,Perkasie,Quakertown,Sellersville,Telford,Tullytown,Warrington,Washington Crossing,Yardley,Bristol Township,Feasterville,Southampton",
  "US-PA-BUTLER": "Butler,Cranberry,Mars,Slippery Rock,Zelienople,Saxonburg",
  "US-PA-CAMBRIA": "Cresson,Patton,Portage,Richland Township,Geistown",
  "US-PA-CARBON": "Palmerton,Lansford,Nesquehoning,Weatherly",
  "US-PA-CENTRE": "Philipsburg,Boalsburg,University Park,Bellefonte,Rockview",
  "US-PA-CHESTER":
    "Downingtown,Exton,Kennett Square,Malvern,Oxford,Paoli,Parkesburg,Spring City,Valley Forge,West Grove,Tredyffrin,Honey Brook,Chesterbrook",
  "US-PA-CLARION": "Knox,New Bethlehem",
  "US-PA-CLEARFIELD": "Clearfield,Curwensville,Houtzdale",
  "US-PA-CLINTON": "Renovo,Mill Hall",
  "US-PA-COLUMBIA": "Catawissa,Benton",
  "US-PA-CRAWFORD": "Cambridge Springs,Conneaut Lake,Linesville",
  "US-PA-CUMBERLAND":
    "Enola,Lemoyne,Mount Holly Springs,Newville,Shippensburg,Wormleysburg,Naval Support Activity Mechanicsburg",
  "US-PA-DAUPHIN": "Hummelstown,Lykens,Millersburg,Penbrook,Steelton,Swatara,Derry Township,Highspire",
  "US-PA-DELAWARE":
    "Aldan,Brookhaven,Chester,Clifton Heights,Collingdale,Darby,Eddystone,Essington,Folcroft,Glenolden,Haverford,Havertown,Lansdowne,Marcus Hook,Marple,Nether Providence,Norwood,Prospect Park,Radnor,Ridley,Ridley Park,Sharon Hill,Springfield,Swarthmore,Tinicum,Yeadon,Newtown Square,Broomall,Wayne,Philadelphia International Airport",
  "US-PA-ELK": "Johnsonburg",
  "US-PA-ERIE": "Corry,Edinboro,Girard,Millcreek,North East,Union City,Waterford,Albion,Presque Isle",
  "US-PA-FAYETTE": "Brownsville,Masontown,Farmington,Fort Necessity,Ohiopyle",
  "US-PA-FRANKLIN": "Greencastle,Mercersburg,Letterkenny",
  "US-PA-GREENE": "Carmichaels",
  "US-PA-HUNTINGDON": "Huntingdon,Mount Union,Raystown Lake",
  "US-PA-INDIANA": "Blairsville,Homer City,Saltsburg",
  "US-PA-JEFFERSON": "Reynoldsville",
  "US-PA-LACKAWANNA":
    "Archbald,Blakely,Clarks Summit,Dickson City,Dunmore,Jessup,Moosic,Old Forge,Olyphant,Taylor,Throop",
  "US-PA-LANCASTER":
    "Columbia,Denver,East Petersburg,Elizabethtown,Manheim,Marietta,Mount Joy,Millersville,New Holland,Quarryville,Strasburg,Lancaster City",
  "US-PA-LAWRENCE": "New Wilmington",
  "US-PA-LEBANON": "Cornwall,Myerstown,Palmyra",
  "US-PA-LEHIGH":
    "Catasauqua,Emmaus,Fountain Hill,Macungie,Slatington,Upper Macungie,Whitehall,Whitehall Township,Center Valley",
  "US-PA-LUZERNE":
    "Ashley,Dallas,Dupont,Duryea,Edwardsville,Exeter,Forty Fort,Freeland,Kingston,Luzerne,Nanticoke,Pittston,Plains,Plymouth,Swoyersville,West Pittston,Wyoming",
  "US-PA-LYCOMING": "Hughesville,Jersey Shore,Montgomery,Montoursville,Muncy,South Williamsport",
  "US-PA-MCKEAN": "Kane,Lewis Run,Port Allegany,Smethport",
  "US-PA-MERCER": "Farrell,Greenville,Mercer,Sharpsville,Stoneboro",
  "US-PA-MIFFLIN": "Burnham",
  "US-PA-MONROE": "East Stroudsburg,Mount Pocono,Tannersville,Delaware Water Gap",
  "US-PA-MONTGOMERY":
    "Abington,Ambler,Bala Cynwyd,Bryn Mawr,Cheltenham,Collegeville,Conshohocken,Fort Washington,Hatboro,Hatfield,Jenkintown,Lower Merion,Ardmore,Narberth,North Wales,Pennsburg,Plymouth Meeting,Royersford,Schwenksville,Souderton,Upper Merion,Whitpain,Blue Bell,Upper Moreland,Biddle ANGB",
  "US-PA-NORTHAMPTON": "Bangor,Bath,Hellertown,Nazareth,Northampton,Pen Argyl,Wilson,Wind Gap",
  "US-PA-NORTHUMBERLAND": "Coal Township,Milton,Mount Carmel,Northumberland",
  "US-PA-PERRY": "Duncannon,Newport,Marysville",
  "US-PA-PHILADELPHIA": "Germantown,Northeast Philadelphia,Philadelphia Navy Yard",
  "US-PA-PIKE": "Matamoras,Dingmans Ferry,Bushkill",
  "US-PA-SCHUYLKILL":
    "Ashland,Frackville,Mahanoy City,Orwigsburg,Schuylkill Haven,Shenandoah,Tamaqua,Tremont",
  "US-PA-SNYDER": "Middleburg",
  "US-PA-SOMERSET": "Meyersdale,Windber,Shanksville,Stoystown,Hooversville",
  "US-PA-SUSQUEHANNA": "Forest City,Susquehanna Depot",
  "US-PA-TIOGA": "Blossburg,Tioga,Elkland",
  "US-PA-UNION": "Mifflinburg",
  "US-PA-VENANGO": "Polk",
  "US-PA-WARREN": "Youngsville,Warren City",
  "US-PA-WASHINGTON":
    "California,Charleroi,Donora,McDonald,Monongahela,Peters Township,Burgettstown,Washington",
  "US-PA-WAYNE": "Hawley",
  "US-PA-WESTMORELAND":
    "Arnold,Derry,Irwin,Jeannette,Ligonier,Lower Burrell,Monessen,Murrysville,Mount Pleasant,North Huntingdon,Scottdale,Vandergrift",
  "US-PA-YORK": "Dallastown,Red Lion,Shrewsbury,Spring Grove,West York,New Cumberland Army Depot,Dillsburg",
};
