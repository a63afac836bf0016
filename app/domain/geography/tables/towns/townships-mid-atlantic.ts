/**
 * Towns of New York, municipalities of New Jersey, and townships around the larger cities of Pennsylvania that the other
 * tables lack, by county. Compiled by hand from memory of the states' public lists; names are facts and need no licence.
 */
export const TOWNSHIPS_OF_THE_MID_ATLANTIC: Readonly<Record<string, string>> = {
  "US-NJ-ATLANTIC":
    "Buena Vista,Corbin City,Estell Manor,Folsom,Margate City,Port Republic,Ventnor City,Weymouth",
  "US-NJ-BERGEN": "Harrington Park,Ho-Ho-Kus,River Vale,Rockleigh,South Hackensack",
  "US-NJ-BURLINGTON":
    "Bass River,Chesterfield,Delanco,Eastampton,Edgewater Park,Fieldsboro,North Hanover,Riverton,Shamong,Woodland",
  "US-NJ-CAMDEN": "Chesilhurst,Tavistock,Waterford",
  "US-NJ-CUMBERLAND": "Commercial,Deerfield,Downe,Greenwich,Shiloh,Stow Creek",
  "US-NJ-ESSEX": "City of Orange",
  "US-NJ-GLOUCESTER": "Elk,Greenwich,Logan,Newfield,South Harrison,Wenonah,Woolwich",
  "US-NJ-HUNTERDON":
    "Delaware,Alexandria,Bethlehem,Bloomsbury,Califon,East Amwell,Glen Gardner,Hampton,Holland,Kingwood,Stockton,Tewksbury,Union,West Amwell",
  "US-NJ-MONMOUTH": "Allentown,Englishtown,Roosevelt,Upper Freehold",
  "US-NJ-MORRIS": "Harding,Mount Arlington,Mountain Lakes,Victory Gardens",
  "US-NJ-OCEAN": "Eagleswood,Harvey Cedars,Mantoloking,Ship Bottom,South Toms River",
  "US-NJ-SALEM": "Alloway,Elsinboro,Lower Alloways Creek,Mannington,Oldmans,Quinton,Upper Pittsgrove",
  "US-NJ-SOMERSET": "Far Hills,Peapack-Gladstone,Rocky Hill",
  "US-NJ-SUSSEX": "Frankford,Fredon,Green,Hampton,Lafayette,Montague,Stillwater",
  "US-NJ-WARREN":
    "Washington,Frelinghuysen,Greenwich,Hardwick,Harmony,Hope,Independence,Knowlton,Liberty,White",
  "US-NY-ALBANY": "Knox,Rensselaerville,Village of Colonie,Westerlo",
  "US-NY-ALLEGANY":
    "Alma,Almond,Amity,Andover,Belfast,Birdsall,Burns,Caneadea,Centerville,Clarksville,Friendship,Genesee,Granger,Grove,Hume,Independence,New Hudson,Rushford,Scio,Ward,West Almond,Willing,Wirt",
  "US-NY-BROOME": "Colesville,Dickinson,Fenton,Lisle,Nanticoke,Sanford,Triangle",
  "US-NY-CATTARAUGUS":
    "Ashford,Carrollton,Coldspring,Conewango,Dayton,East Otto,Farmersville,Freedom,Great Valley,Hinsdale,Humphrey,Ischua,Leon,Lyndon,Machias,Mansfield,Napoli,New Albion,Otto,Perrysburg,Persia,Randolph,Red House,South Valley,Yorkshire",
  "US-NY-CAYUGA":
    "Aurelius,Brutus,Cato,Conquest,Fleming,Genoa,Ira,Ledyard,Locke,Mentz,Montezuma,Niles,Owasco,Scipio,Sempronius,Sennett,Springport,Sterling,Summerhill,Throop,Venice,Victory",
  "US-NY-CHAUTAUQUA":
    "Arkwright,Carroll,Charlotte,Chautauqua,Cherry Creek,Clymer,Ellery,Ellington,French Creek,Gerry,Hanover,Harmony,Kiantone,Mina,North Harmony,Poland,Pomfret,Portland,Ripley,Sheridan,Sherman,Stockton,Villenova",
  "US-NY-CHEMUNG": "Ashland,Catlin,Chemung,Erin,Van Etten,Veteran",
  "US-NY-CHENANGO":
    "Afton,Columbus,Coventry,German,Guilford,Lincklaen,McDonough,North Norwich,Otselic,Pharsalia,Pitcher,Plymouth,Preston,Smithville,Smyrna",
  "US-NY-CLINTON": "Altona,Ausable,Beekmantown,Black Brook,Ellenburg,Saranac,Schuyler Falls",
  "US-NY-COLUMBIA":
    "Ancram,Austerlitz,Canaan,Clermont,Copake,Gallatin,Germantown,Ghent,Hillsdale,Livingston,New Lebanon,Stockport,Stuyvesant,Taghkanic",
  "US-NY-CORTLAND":
    "Cincinnatus,Cuyler,Freetown,Harford,Lapeer,Preble,Scott,Solon,Taylor,Truxton,Virgil,Willet",
  "US-NY-DELAWARE":
    "Franklin,Andes,Bovina,Colchester,Davenport,Franklin,Hamden,Harpersfield,Kortright,Masonville,Meredith,Roxbury,Tompkins",
  "US-NY-DUTCHESS": "Washington,Dover,Milan,North East,Pine Plains,Stanford,Union Vale,Unionvale",
  "US-NY-ERIE": "Boston,Brant,Colden,Collins,Holland,Marilla,Newstead,North Collins,Sardinia,Wales",
  "US-NY-ESSEX": "Chesterfield,Essex,Jay,Lewis,Minerva,Newcomb,North Hudson,Schroon,St. Armand,Westport",
  "US-NY-FRANKLIN":
    "Bangor,Bellmont,Brandon,Burke,Constable,Dickinson,Duane,Franklin,Moira,Santa Clara,Westville",
  "US-NY-FULTON": "Bleecker,Caroga,Ephratah,Oppenheim,Perth,Stratford",
  "US-NY-GENESEE": "Alabama,Alexander,Bethany,Byron,Darien,Elba,Pavilion,Stafford",
  "US-NY-GREENE": "Ashland,Durham,Halcott,Jewett,Lexington,New Baltimore,Prattsville",
  "US-NY-HAMILTON": "Arietta,Benson,Hope,Inlet,Morehouse,Wells",
  "US-NY-HERKIMER":
    "Ohio,Columbia,Danube,Fairfield,Litchfield,Manheim,Newport,Norway,Russia,Salisbury,Schuyler,Stark,Warren,Webb,Winfield",
  "US-NY-JEFFERSON":
    "Alexandria,Antwerp,Brownville,Champion,Ellisburg,Henderson,Hounsfield,Le Ray,LeRay,Lorraine,Lyme,Orleans,Pamelia,Philadelphia,Rodman,Rutland,Theresa,Wilna,Worth",
  "US-NY-LEWIS":
    "Denmark,Diana,Greig,Harrisburg,Lewis,Leyden,Lyonsdale,Martinsburg,Montague,New Bremen,Osceola,Pinckney,Turin,Watson,West Turin",
  "US-NY-LIVINGSTON":
    "Conesus,Groveland,Leicester,North Dansville,Ossian,Portage,Sparta,Springwater,West Sparta,York",
  "US-NY-MADISON":
    "Brookfield,DeRuyter,Eaton,Fenner,Georgetown,Lebanon,Lenox,Lincoln,Nelson,Smithfield,Stockbridge",
  "US-NY-MONROE": "Clarkson,Hamlin,Ogden,Rush,Wheatland",
  "US-NY-MONTGOMERY": "Charleston,Glen,Minden,Palatine,Root",
  "US-NY-NIAGARA": "Cambria,Hartland,Pendleton,Porter,Royalton,Somerset",
  "US-NY-ONEIDA":
    "Annsville,Augusta,Ava,Bridgewater,Deerfield,Florence,Floyd,Forestport,Lee,Marshall,Paris,Remsen,Sangerfield,Steuben,Trenton,Verona,Vienna,Western,Westmoreland,Whitestown",
  "US-NY-ONONDAGA": "Elbridge,Fabius,LaFayette,Otisco,Pompey,Spafford,Van Buren",
  "US-NY-ONTARIO":
    "Bristol,Canadice,East Bloomfield,Gorham,Hopewell,Richmond,Seneca,South Bristol,West Bloomfield",
  "US-NY-ORANGE":
    "Crawford,Deerpark,Hamptonburgh,Highlands,Minisink,Mount Hope,Palm Tree,Town of Newburgh,Wawayanda",
  "US-NY-ORLEANS": "Barre,Carlton,Clarendon,Gaines,Kendall,Murray,Ridgeway,Shelby,Yates",
  "US-NY-OSWEGO":
    "Amboy,Boylston,Constantia,Granby,Hannibal,Hastings,Minetto,New Haven,Orwell,Palermo,Parish,Redfield,Richland,Sandy Creek,Schroeppel,Volney,West Monroe,Williamstown",
  "US-NY-OTSEGO":
    "Maryland,Burlington,Butternuts,Decatur,Edmeston,Exeter,Hartwick,Laurens,Middlefield,Morris,New Lisbon,Otego,Otsego,Pittsfield,Plainfield,Roseboom,Springfield,Westford",
  "US-NY-RENSSELAER":
    "Berlin,Grafton,Hoosick,Nassau,Petersburgh,Pittstown,Poestenkill,Schaghticoke,Stephentown",
  "US-NY-SARATOGA":
    "Ballston,Charlton,Day,Edinburg,Galway,Greenfield,Hadley,Northumberland,Providence,Saratoga",
  "US-NY-SCHOHARIE":
    "Blenheim,Broome,Carlisle,Conesville,Esperance,Gilboa,Jefferson,Seward,Sharon,Summit,Wright",
  "US-NY-SCHUYLER": "Catharine,Cayuta,Dix,Montour,Orange,Reading,Tyrone",
  "US-NY-SENECA": "Covert,Junius,Lodi,Tyre,Varick",
  "US-NY-STEUBEN":
    "Avoca,Bradford,Cameron,Campbell,Caton,Cohocton,Erwin,Fremont,Greenwood,Hartsville,Hornby,Hornellsville,Howard,Jasper,Lindley,Prattsburgh,Pulteney,Rathbone,Thurston,Troupsburg,Tuscarora,Urbana,Wayne,West Union,Wheeler,Woodhull",
  "US-NY-STLAWRENCE":
    "Brasher,Clare,Clifton,Colton,De Kalb,DePeyster,Edwards,Fine,Fowler,Hermon,Hopkinton,Lisbon,Louisville,Macomb,Madrid,Norfolk,Oswegatchie,Parishville,Piercefield,Pierrepont,Pitcairn,Rossie,Russell,Stockholm",
  "US-NY-SULLIVAN": "Delaware,Cochecton,Forestburgh,Fremont,Lumberland,Neversink,Rockland,Tusten",
  "US-NY-TIOGA": "Barton,Berkshire,Nichols,Richford,Tioga",
  "US-NY-TOMPKINS": "Caroline,Enfield,Newfield",
  "US-NY-ULSTER": "Denning,Hardenburgh,Ulster",
  "US-NY-WARREN": "Horicon,Stony Creek,Thurman",
  "US-NY-WASHINGTON": "Dresden,Easton,Fort Ann,Hampton,Hartford,Hebron,Jackson,Putnam,White Creek",
  "US-NY-WAYNE": "Ontario,Arcadia,Butler,Galen,Huron,Marion,Rose,Savannah",
  "US-NY-WESTCHESTER": "North Salem",
  "US-NY-WYOMING":
    "Bennington,Covington,Eagle,Gainesville,Genesee Falls,Java,Middlebury,Orangeville,Sheldon,Wethersfield",
  "US-NY-YATES": "Barrington,Benton,Italy,Jerusalem,Middlesex,Milo,Potter,Starkey,Torrey",
  "US-PA-ALLEGHENY":
    "Aleppo,Collier,East Deer,Elizabeth Township,Fawn,Findlay,Forward,Frazer,Hampton,Harmar,Harrison,Indiana Township,Kennedy,Kilbuck,Leet,Marshall,McCandless,Moon,Neville,North Fayette,North Versailles,O'Hara,Ohio Township,Pine,Reserve,Richland,Robinson,Ross,Scott,South Fayette,South Park,South Versailles,Springdale,Stowe,West Deer,Wilkins",
  "US-PA-BEAVER":
    "Brighton,Center,Chippewa,Darlington,Daugherty,Greene,Harmony,Hopewell,Independence,Marion,New Sewickley,North Sewickley,Patterson,Potter,Pulaski,Raccoon,South Beaver,Vanport,White",
  "US-PA-BERKS":
    "Amity,Bern,Bethel,Brecknock,Caernarvon,Colebrookdale,Cumru,Earl,Greenwich,Heidelberg,Hereford,Jefferson,Longswamp,Lower Alsace,Lower Heidelberg,Maidencreek,Marion,Maxatawny,Muhlenberg,North Heidelberg,Oley,Ontelaunee,Perry,Pike,Robeson,Rockland,Ruscombmanor,South Heidelberg,Spring,Tilden,Tulpehocken,Upper Bern,Upper Tulpehocken,Windsor",
  "US-PA-BUCKS":
    "Bedminster,Bridgeton,Buckingham,Doylestown Township,Durham,East Rockhill,Falls,Haycock,Hilltown,Hulmeville,Langhorne Manor,Lower Makefield,Lower Southampton,Nockamixon,Penndel,Plumstead,Solebury,Upper Makefield,Upper Southampton,Warwick,West Rockhill,Wrightstown",
  "US-PA-BUTLER":
    "Adams,Allegheny,Brady,Buffalo,Center,Cherry,Clay,Clinton,Concord,Connoquenessing,Donegal,Fairview,Forward,Jackson,Jefferson,Lancaster,Marion,Middlesex,Muddycreek,Oakland,Parker,Summit,Venango,Winfield,Worth",
  "US-PA-CENTRE":
    "Benner,Boggs,Burnside,College,Ferguson,Gregg,Haines,Half Moon,Harris,Howard,Huston,Liberty,Marion,Miles,Potter,Rush,Snow Shoe,Spring,Union,Walker,Worth",
  "US-PA-CHESTER":
    "Birmingham,Caln,Charlestown,East Bradford,East Brandywine,East Caln,East Coventry,East Fallowfield,East Goshen,East Marlborough,East Nantmeal,East Nottingham,East Pikeland,East Vincent,East Whiteland,Easttown,Elk,Highland,Kennett,London Britain,London Grove,Londonderry,Lower Oxford,New Garden,New London,Newlin,North Coventry,Pennsbury,Pocopson,Sadsbury,Schuylkill,South Coventry,Thornbury,Upper Oxford,Upper Uwchlan,Uwchlan,Valley,Wallace,Warwick,West Bradford,West Brandywine,West Caln,West Fallowfield,West Goshen,West Marlborough,West Nantmeal,West Nottingham,West Pikeland,West Sadsbury,West Vincent,West Whiteland,Westtown,Willistown",
  "US-PA-CUMBERLAND":
    "Cooke,Dickinson,East Pennsboro,Hampden,Hopewell,Lower Allen,Lower Frankford,Lower Mifflin,Middlesex,Monroe,North Middleton,North Newton,Silver Spring,South Middleton,South Newton,Upper Allen,Upper Frankford,Upper Mifflin,West Pennsboro",
  "US-PA-DAUPHIN":
    "Conewago,East Hanover,Halifax,Jackson,Jefferson,Londonderry,Lower Paxton,Lower Swatara,Middle Paxton,Mifflin,Reed,Rush,South Hanover,Susquehanna,Upper Paxton,West Hanover,Wiconisco,Williams",
  "US-PA-DELAWARE":
    "Aston,Bethel,Chadds Ford,Chester Township,Concord,Edgmont,Lower Chichester,Thornbury,Upper Chichester,Upper Providence",
  "US-PA-ERIE":
    "Amity,Concord,Conneaut,Elk Creek,Fairview,Greene,Greenfield,Harborcreek,Lawrence Park,LeBoeuf,McKean,Summit,Union,Venango",
  "US-PA-LACKAWANNA":
    "Carbondale Township,Clifton,Covington,Elmhurst,Fell,Glenburn,Greenfield,Jefferson,LaPlume,Madison,Newton,North Abington,Ransom,Roaring Brook,Scott,South Abington,Spring Brook,Thornhurst,Waverly,West Abington",
  "US-PA-LANCASTER":
    "Bart,Brecknock,Caernarvon,Clay,Colerain,Conestoga,Conoy,Drumore,Earl,East Cocalico,East Donegal,East Drumore,East Earl,East Hempfield,East Lampeter,Eden,Elizabeth,Ephrata Township,Fulton,Lancaster Township,Leacock,Little Britain,Manor,Martic,Paradise,Pequea,Providence,Rapho,Sadsbury,Salisbury,Upper Leacock,Warwick,West Cocalico,West Donegal,West Earl,West Hempfield,West Lampeter",
  "US-PA-LEBANON":
    "Bethel,Cold Spring,East Hanover,Heidelberg,Jackson,North Annville,North Cornwall,North Lebanon,North Londonderry,South Annville,South Lebanon,South Londonderry,Union,West Cornwall,West Lebanon",
  "US-PA-LEHIGH":
    "Heidelberg,Lower Macungie,Lower Milford,Lowhill,Lynn,North Whitehall,Salisbury,South Whitehall,Upper Milford,Upper Saucon,Weisenberg",
  "US-PA-LUZERNE":
    "Bear Creek,Black Creek,Buck,Conyngham,Dennison,Dorrance,Fairmount,Fairview,Foster,Hazle,Hollenback,Hunlock,Huntington,Jackson,Jenkins,Lake,Lehman,Nescopeck,Rice,Ross,Salem,Slocum,Sugarloaf,Union,Wilkes-Barre Township,Wright",
  "US-PA-MONROE":
    "Barrett,Chestnuthill,Coolbaugh,Eldred,Hamilton,Jackson,Middle Smithfield,Paradise,Pocono,Price,Ross,Smithfield,Stroud,Tobyhanna Township",
  "US-PA-MONTGOMERY":
    "Douglass,East Norriton,Franconia,Limerick,Lower Frederick,Lower Gwynedd,Lower Moreland,Lower Pottsgrove,Lower Providence,Lower Salford,Marlborough,Montgomery Township,New Hanover,Perkiomen,Salford,Skippack,Towamencin,Upper Dublin,Upper Frederick,Upper Gwynedd,Upper Hanover,Upper Pottsgrove,Upper Providence,Upper Salford,West Norriton,West Pottsgrove,Whitemarsh,Worcester",
  "US-PA-NORTHAMPTON":
    "Allen,Bethlehem Township,East Allen,Forks,Lehigh,Lower Mount Bethel,Lower Nazareth,Lower Saucon,Moore,Palmer,Plainfield,Upper Mount Bethel,Upper Nazareth,Williams",
  "US-PA-WASHINGTON":
    "Amwell,Buffalo,Carroll,Cecil,Chartiers,Cross Creek,East Bethlehem,East Finley,Fallowfield,Hopewell,Independence,Jefferson,Morris,North Bethlehem,North Franklin,North Strabane,Nottingham,Peters,Robinson,Smith,Somerset,South Franklin,South Strabane,Union,West Bethlehem,West Finley,West Pike Run",
  "US-PA-WESTMORELAND":
    "Allegheny,Bell,Cook,Donegal,East Huntingdon,Fairfield,Hempfield,Loyalhanna,Rostraver,Salem,South Huntingdon,St. Clair,Unity,Upper Burrell",
  "US-PA-YORK":
    "Carroll,Chanceford,Codorus,Conewago,Dover,East Hopewell,East Manchester,Fairview,Fawn,Heidelberg,Hellam,Hopewell,Jackson,Lower Chanceford,Lower Windsor,Manchester,Monaghan,Newberry,North Codorus,North Hopewell,Paradise,Peach Bottom,Spring Garden,Springettsbury,West Manchester,West Manheim,Windsor,York Township",
};
