/**
 * Townships of Pennsylvania by county. Many counties have townships of one name, so that a name alone means none of them
 * unless `MEANT_TOWNSHIPS` has it: the one with far more people. Compiled by hand from memory of the state's public list
 * of municipalities; names are facts and need no licence.
 */
export const TOWNSHIPS_OF_PENNSYLVANIA: Readonly<Record<string, string>> = {
  ADAMS:
    "Berwick,Butler,Conewago,Cumberland,Franklin,Freedom,Germany,Hamilton,Hamiltonban,Highland,Huntington,Latimore,Liberty,Menallen,Mount Joy,Mount Pleasant,Oxford,Reading,Straban,Tyrone,Union",
  ALLEGHENY:
    "Aleppo,Baldwin,Collier,Crescent,East Deer,Elizabeth,Fawn,Findlay,Forward,Frazer,Hampton,Harmar,Harrison,Indiana,Kennedy,Kilbuck,Leet,Marshall,McCandless,Moon,Neville,North Fayette,North Versailles,O'Hara,Ohio,Pine,Reserve,Richland,Robinson,Ross,Scott,Shaler,South Fayette,South Park,South Versailles,Springdale,Stowe,Upper St. Clair,West Deer,Wilkins",
  ARMSTRONG:
    "Bethel,Boggs,Bradys Bend,Burrell,Cadogan,Cowanshannock,East Franklin,Gilpin,Hovey,Kiskiminetas,Kittanning,Madison,Mahoning,Manor,North Buffalo,Parks,Perry,Pine,Plumcreek,Rayburn,Redbank,South Bend,South Buffalo,Sugarcreek,Valley,Washington,Wayne,West Franklin",
  BEAVER:
    "Brighton,Center,Chippewa,Darlington,Daugherty,Franklin,Greene,Hanover,Harmony,Hopewell,Independence,Marion,New Sewickley,North Sewickley,Patterson,Potter,Pulaski,Raccoon,Rochester,South Beaver,Vanport,White",
  BEDFORD:
    "Bedford,Bloomfield,Broad Top,Colerain,Cumberland Valley,East Providence,East St. Clair,Harrison,Hopewell,Juniata,Kimmel,King,Liberty,Lincoln,Londonderry,Mann,Monroe,Napier,Pavia,Snake Spring,South Woodbury,Southampton,West Providence,West St. Clair,Woodbury",
  BERKS:
    "Albany,Alsace,Amity,Bern,Bethel,Brecknock,Caernarvon,Centre,Colebrookdale,Cumru,District,Douglass,Earl,Exeter,Greenwich,Heidelberg,Hereford,Jefferson,Longswamp,Lower Alsace,Lower Heidelberg,Maidencreek,Marion,Maxatawny,Muhlenberg,North Heidelberg,Oley,Ontelaunee,Penn,Perry,Pike,Richmond,Robeson,Rockland,Ruscombmanor,South Heidelberg,Spring,Tilden,Tulpehocken,Union,Upper Bern,Upper Tulpehocken,Washington,Windsor",
  BLAIR:
    "Allegheny,Antis,Blair,Catharine,Frankstown,Freedom,Greenfield,Huston,Juniata,Logan,North Woodbury,Snyder,Taylor,Tyrone,Woodbury",
  BRADFORD:
    "Albany,Armenia,Asylum,Athens,Burlington,Canton,Columbia,Franklin,Granville,Herrick,Leroy,Litchfield,Monroe,North Towanda,Orwell,Overton,Pike,Ridgebury,Rome,Sheshequin,Smithfield,South Creek,Springfield,Standing Stone,Stevens,Terry,Towanda,Troy,Tuscarora,Ulster,Warren,Wells,West Burlington,Wilmot,Windham,Wyalusing,Wysox",
  BUCKS:
    "Bedminster,Bensalem,Bridgeton,Bristol,Buckingham,Doylestown,Durham,East Rockhill,Falls,Haycock,Hilltown,Lower Makefield,Lower Southampton,Middletown,Milford,New Britain,Newtown,Nockamixon,Northampton,Plumstead,Richland,Solebury,Springfield,Tinicum,Upper Makefield,Upper Southampton,Warminster,Warrington,Warwick,West Rockhill,Wrightstown",
  BUTLER:
    "Adams,Allegheny,Brady,Buffalo,Butler,Center,Cherry,Clay,Clearfield,Clinton,Concord,Connoquenessing,Cranberry,Donegal,Fairview,Forward,Franklin,Jackson,Jefferson,Lancaster,Marion,Mercer,Middlesex,Muddycreek,Oakland,Parker,Penn,Slippery Rock,Summit,Venango,Washington,Winfield,Worth",
  CAMBRIA:
    "Adams,Allegheny,Barr,Blacklick,Cambria,Chest,Clearfield,Conemaugh,Cresson,Croyle,Dean,East Carroll,East Taylor,Elder,Gallitzin,Jackson,Lower Yoder,Middle Taylor,Munster,Portage,Reade,Richland,Stonycreek,Summerhill,Susquehanna,Upper Yoder,Washington,West Carroll,West Taylor,White",
  CAMERON: "Gibson,Grove,Lumber,Portage,Shippen",
  CARBON:
    "Banks,East Penn,Franklin,Kidder,Lausanne,Lehigh,Lower Towamensing,Mahoning,Packer,Penn Forest,Towamensing",
  CENTRE:
    "Benner,Boggs,Burnside,College,Curtin,Ferguson,Gregg,Haines,Half Moon,Halfmoon,Harris,Howard,Huston,Liberty,Marion,Miles,Patton,Penn,Potter,Rush,Snow Shoe,Spring,Taylor,Union,Walker,Worth",
  CHESTER:
    "Birmingham,Caln,Charlestown,East Bradford,East Brandywine,East Caln,East Coventry,East Fallowfield,East Goshen,East Marlborough,East Nantmeal,East Nottingham,East Pikeland,East Vincent,East Whiteland,Easttown,Elk,Franklin,Highland,Honey Brook,Kennett,London Britain,London Grove,Londonderry,Lower Oxford,New Garden,New London,Newlin,North Coventry,Penn,Pennsbury,Pocopson,Sadsbury,Schuylkill,South Coventry,Thornbury,Tredyffrin,Upper Oxford,Upper Uwchlan,Uwchlan,Valley,Wallace,Warwick,West Bradford,West Brandywine,West Caln,West Fallowfield,West Goshen,West Marlborough,West Nantmeal,West Nottingham,West Pikeland,West Sadsbury,West Vincent,West Whiteland,Westtown,Willistown",
  CLARION:
    "Ashland,Beaver,Brady,Clarion,Elk,Farmington,Highland,Knox,Licking,Limestone,Madison,Mill Creek,Monroe,Paint,Perry,Piney,Porter,Redbank,Richland,Salem,Toby,Washington",
  CLEARFIELD:
    "Beccaria,Bell,Bigler,Bloom,Boggs,Bradford,Brady,Burnside,Chest,Cooper,Covington,Decatur,Ferguson,Girard,Goshen,Graham,Greenwood,Gulich,Huston,Jordan,Karthaus,Knox,Lawrence,Morris,Penn,Pike,Pine,Sandy,Union,Woodward",
  CLINTON:
    "Allison,Bald Eagle,Beech Creek,Castanea,Chapman,Colebrook,Crawford,Dunnstable,East Keating,Gallagher,Greene,Grugan,Lamar,Leidy,Logan,Noyes,Pine Creek,Porter,Wayne,West Keating,Woodward",
  COLUMBIA:
    "Beaver,Benton,Briar Creek,Catawissa,Cleveland,Conyngham,Fishing Creek,Franklin,Greenwood,Hemlock,Jackson,Locust,Madison,Main,Mifflin,Montour,Mount Pleasant,North Centre,Orange,Pine,Roaring Creek,Scott,South Centre,Sugarloaf",
  CRAWFORD:
    "Athens,Beaver,Bloomfield,Cambridge,Conneaut,Cussewago,East Fairfield,East Fallowfield,East Mead,Fairfield,Greenwood,Hayfield,North Shenango,Oil Creek,Pine,Randolph,Richmond,Rockdale,Rome,Sadsbury,South Shenango,Sparta,Spring,Steuben,Summerhill,Summit,Troy,Union,Venango,Vernon,Wayne,West Fallowfield,West Mead,West Shenango,Woodcock",
  CUMBERLAND:
    "Cooke,Dickinson,East Pennsboro,Hampden,Hopewell,Lower Allen,Lower Frankford,Lower Mifflin,Middlesex,Monroe,North Middleton,North Newton,Penn,Shippensburg,Silver Spring,South Middleton,South Newton,Southampton,Upper Allen,Upper Frankford,Upper Mifflin,West Pennsboro",
  DAUPHIN:
    "Conewago,Derry,East Hanover,Halifax,Jackson,Jefferson,Londonderry,Lower Paxton,Lower Swatara,Lykens,Middle Paxton,Mifflin,Reed,Rush,South Hanover,Susquehanna,Swatara,Upper Paxton,Washington,Wayne,West Hanover,Wiconisco,Williams",
  DELAWARE:
    "Aston,Bethel,Chadds Ford,Chester,Concord,Darby,Edgmont,Haverford,Lower Chichester,Marple,Middletown,Nether Providence,Newtown,Radnor,Ridley,Springfield,Thornbury,Tinicum,Upper Chichester,Upper Darby,Upper Providence",
  ELK: "Benezette,Fox,Highland,Horton,Jay,Jones,Millstone,Ridgway,Spring Creek",
  ERIE: "Amity,Concord,Conneaut,Elk Creek,Fairview,Franklin,Girard,Greene,Greenfield,Harborcreek,Lawrence Park,LeBoeuf,McKean,Millcreek,North East,Springfield,Summit,Union,Venango,Washington,Waterford,Wayne",
  FAYETTE:
    "Brownsville,Bullskin,Connellsville,Dunbar,Franklin,Georges,German,Henry Clay,Jefferson,Lower Tyrone,Luzerne,Menallen,Nicholson,North Union,Perry,Redstone,Saltlick,South Union,Springfield,Springhill,Stewart,Upper Tyrone,Washington,Wharton",
  FOREST: "Barnett,Green,Harmony,Hickory,Howe,Jenks,Kingsley,Tionesta",
  FRANKLIN:
    "Antrim,Fannett,Greene,Guilford,Hamilton,Letterkenny,Lurgan,Metal,Montgomery,Peters,Quincy,Southampton,St. Thomas,Warren,Washington",
  FULTON: "Ayr,Belfast,Bethel,Brush Creek,Dublin,Licking Creek,Taylor,Thompson,Todd,Union,Wells",
  GREENE:
    "Aleppo,Center,Cumberland,Dunkard,Franklin,Freeport,Gilmore,Gray,Greene,Jackson,Jefferson,Monongahela,Morgan,Morris,Perry,Richhill,Springhill,Washington,Wayne,Whiteley",
  HUNTINGDON:
    "Barree,Brady,Carbon,Cass,Clay,Cromwell,Dublin,Franklin,Henderson,Hopewell,Jackson,Juniata,Lincoln,Logan,Miller,Morris,Oneida,Penn,Porter,Shirley,Smithfield,Springfield,Spruce Creek,Tell,Todd,Union,Walker,Warriors Mark,West,Wood",
  INDIANA:
    "Armstrong,Banks,Blacklick,Brush Valley,Buffington,Burrell,Canoe,Center,Cherryhill,Conemaugh,East Mahoning,East Wheatfield,Grant,Green,Montgomery,North Mahoning,Pine,Rayne,South Mahoning,Washington,West Mahoning,West Wheatfield,White,Young",
  JEFFERSON:
    "Barnett,Beaver,Bell,Clover,Eldred,Gaskill,Heath,Henderson,Knox,McCalmont,Oliver,Perry,Pine Creek,Polk,Porter,Ringgold,Rose,Snyder,Union,Warsaw,Washington,Winslow,Young",
  JUNIATA:
    "Beale,Delaware,Fayette,Fermanagh,Greenwood,Lack,Milford,Monroe,Spruce Hill,Susquehanna,Turbett,Tuscarora,Walker",
  LACKAWANNA:
    "Abington,Benton,Carbondale,Clifton,Covington,Elmhurst,Fell,Glenburn,Greenfield,Jefferson,La Plume,Madison,Newton,North Abington,Ransom,Roaring Brook,Scott,South Abington,Spring Brook,Thornhurst,Waverly,West Abington",
  LANCASTER:
    "Bart,Brecknock,Caernarvon,Clay,Colerain,Conestoga,Conoy,Drumore,Earl,East Cocalico,East Donegal,East Drumore,East Earl,East Hempfield,East Lampeter,Eden,Elizabeth,Ephrata,Fulton,Lancaster,Leacock,Little Britain,Manheim,Manor,Martic,Mount Joy,Paradise,Penn,Pequea,Providence,Rapho,Sadsbury,Salisbury,Strasburg,Upper Leacock,Warwick,West Cocalico,West Donegal,West Earl,West Hempfield,West Lampeter",
  LAWRENCE:
    "Hickory,Little Beaver,Mahoning,Neshannock,North Beaver,Perry,Plain Grove,Pulaski,Scott,Shenango,Slippery Rock,Taylor,Union,Washington,Wayne,Wilmington",
  LEBANON:
    "Annville,Bethel,Cold Spring,East Hanover,Heidelberg,Jackson,Millcreek,North Annville,North Cornwall,North Lebanon,North Londonderry,South Annville,South Lebanon,South Londonderry,Swatara,Union,West Cornwall,West Lebanon",
  LEHIGH:
    "Hanover,Heidelberg,Lower Macungie,Lower Milford,Lowhill,Lynn,North Whitehall,Salisbury,South Whitehall,Upper Macungie,Upper Milford,Upper Saucon,Washington,Weisenberg,Whitehall",
  LUZERNE:
    "Bear Creek,Black Creek,Buck,Butler,Conyngham,Dallas,Dennison,Dorrance,Exeter,Fairmount,Fairview,Foster,Franklin,Hanover,Hazle,Hollenback,Hunlock,Huntington,Jackson,Jenkins,Kingston,Lake,Lehman,Nescopeck,Newport,Pittston,Plains,Plymouth,Rice,Ross,Salem,Slocum,Sugarloaf,Union,Wilkes-Barre,Wright",
  LYCOMING:
    "Anthony,Armstrong,Bastress,Brady,Brown,Cascade,Clinton,Cogan House,Cummings,Eldred,Fairfield,Franklin,Gamble,Hepburn,Jackson,Jordan,Lewis,Limestone,Loyalsock,Lycoming,McHenry,McIntyre,McNett,Mifflin,Mill Creek,Moreland,Muncy,Muncy Creek,Nippenose,Old Lycoming,Penn,Piatt,Pine,Plunketts Creek,Porter,Shrewsbury,Susquehanna,Upper Fairfield,Washington,Watson,Wolf,Woodward",
  MCKEAN:
    "Annin,Bradford,Ceres,Corydon,Eldred,Foster,Hamilton,Hamlin,Keating,Lafayette,Liberty,Norwich,Otto,Sergeant,Wetmore",
  MERCER:
    "Coolspring,Deer Creek,Delaware,East Lackawannock,Fairview,Findley,French Creek,Greene,Hempfield,Jackson,Jefferson,Lackawannock,Lake,Liberty,Mill Creek,New Vernon,Otter Creek,Perry,Pine,Pymatuning,Salem,Sandy Creek,Sandy Lake,Shenango,South Pymatuning,Springfield,Sugar Grove,West Salem,Wilmington,Wolf Creek,Worth",
  MIFFLIN: "Armagh,Bratton,Brown,Decatur,Derry,Granville,Menno,Oliver,Union,Wayne",
  MONROE:
    "Barrett,Chestnuthill,Coolbaugh,Eldred,Hamilton,Jackson,Middle Smithfield,Paradise,Pocono,Polk,Price,Ross,Smithfield,Stroud,Tobyhanna,Tunkhannock",
  MONTGOMERY:
    "Abington,Cheltenham,Douglass,East Norriton,Franconia,Hatfield,Horsham,Limerick,Lower Frederick,Lower Gwynedd,Lower Merion,Lower Moreland,Lower Pottsgrove,Lower Providence,Lower Salford,Marlborough,Montgomery,New Hanover,Perkiomen,Plymouth,Salford,Skippack,Springfield,Towamencin,Upper Dublin,Upper Frederick,Upper Gwynedd,Upper Hanover,Upper Merion,Upper Moreland,Upper Pottsgrove,Upper Providence,Upper Salford,West Norriton,West Pottsgrove,Whitemarsh,Whitpain,Worcester",
  MONTOUR: "Anthony,Cooper,Derry,Liberty,Limestone,Mahoning,Mayberry,Valley,West Hemlock",
  NORTHAMPTON:
    "Allen,Bethlehem,Bushkill,East Allen,Forks,Hanover,Lehigh,Lower Mount Bethel,Lower Nazareth,Lower Saucon,Moore,Palmer,Plainfield,Upper Mount Bethel,Upper Nazareth,Washington,Williams",
  NORTHUMBERLAND:
    "Coal,Delaware,East Cameron,East Chillisquaque,Jackson,Jordan,Lewis,Little Mahanoy,Lower Augusta,Lower Mahanoy,Mount Carmel,Point,Ralpho,Rockefeller,Rush,Shamokin,Turbot,Upper Augusta,Upper Mahanoy,Washington,West Cameron,West Chillisquaque,Zerbe",
  PERRY:
    "Buffalo,Carroll,Centre,Greenwood,Howe,Jackson,Juniata,Liverpool,Miller,Northeast Madison,Oliver,Penn,Rye,Saville,Southwest Madison,Spring,Toboyne,Tuscarora,Tyrone,Watts,Wheatfield",
  PIKE: "Blooming Grove,Delaware,Dingman,Greene,Lackawaxen,Lehman,Milford,Palmyra,Porter,Shohola,Westfall",
  POTTER:
    "Abbott,Allegany,Bingham,Clara,Eulalia,Genesee,Harrison,Hebron,Hector,Homer,Keating,Oswayo,Pike,Pleasant Valley,Portage,Roulette,Sharon,Stewardson,Summit,Sweden,Sylvania,Ulysses,West Branch,Wharton",
  SCHUYLKILL:
    "Barry,Blythe,Branch,Butler,Cass,Delano,East Brunswick,East Norwegian,East Union,Eldred,Foster,Frailey,Hegins,Hubley,Kline,Mahanoy,New Castle,North Manheim,North Union,Norwegian,Pine Grove,Porter,Reilly,Rush,Ryan,Schuylkill,South Manheim,Tremont,Union,Upper Mahantongo,Walker,Washington,Wayne,West Brunswick,West Mahanoy,West Penn",
  SNYDER:
    "Adams,Beaver,Center,Chapman,Franklin,Jackson,Middlecreek,Monroe,Penn,Perry,Spring,Union,Washington,West Beaver,West Perry",
  SOMERSET:
    "Addison,Allegheny,Black,Brothersvalley,Conemaugh,Elk Lick,Fairhope,Greenville,Jefferson,Jenner,Larimer,Lincoln,Lower Turkeyfoot,Middlecreek,Milford,Northampton,Ogle,Paint,Quemahoning,Shade,Somerset,Southampton,Stonycreek,Summit,Upper Turkeyfoot",
  SULLIVAN: "Cherry,Colley,Davidson,Elkland,Forks,Fox,Hillsgrove,Laporte,Shrewsbury",
  SUSQUEHANNA:
    "Apolacon,Ararat,Auburn,Bridgewater,Brooklyn,Choconut,Clifford,Dimock,Forest Lake,Franklin,Gibson,Great Bend,Harford,Harmony,Herrick,Jackson,Jessup,Lathrop,Lenox,Liberty,Middletown,New Milford,Oakland,Rush,Silver Lake,Springville,Thompson",
  TIOGA:
    "Bloss,Brookfield,Charleston,Chatham,Clymer,Covington,Deerfield,Delmar,Duncan,Elk,Farmington,Gaines,Hamilton,Jackson,Lawrence,Liberty,Middlebury,Morris,Nelson,Osceola,Putnam,Richmond,Rutland,Shippen,Sullivan,Tioga,Union,Ward,Westfield",
  UNION: "Buffalo,East Buffalo,Gregg,Hartley,Kelly,Lewis,Limestone,Union,West Buffalo,White Deer",
  VENANGO:
    "Allegheny,Canal,Cherrytree,Clinton,Cornplanter,Cranberry,Frenchcreek,Irwin,Jackson,Mineral,Oakland,Oil Creek,Pinegrove,Plum,President,Richland,Rockland,Sandycreek,Scrubgrass,Victory",
  WARREN:
    "Brokenstraw,Cherry Grove,Columbus,Conewango,Deerfield,Eldred,Elk,Farmington,Freehold,Glade,Limestone,Mead,Pine Grove,Pittsfield,Pleasant,Sheffield,Southwest,Spring Creek,Sugar Grove,Triumph,Watson",
  WASHINGTON:
    "Amwell,Blaine,Buffalo,Canton,Carroll,Cecil,Chartiers,Cross Creek,Donegal,East Bethlehem,East Finley,Fallowfield,Hanover,Hopewell,Independence,Jefferson,Morris,Mount Pleasant,North Bethlehem,North Franklin,North Strabane,Nottingham,Peters,Robinson,Smith,Somerset,South Franklin,South Strabane,Union,West Bethlehem,West Finley,West Pike Run",
  WAYNE:
    "Berlin,Buckingham,Canaan,Cherry Ridge,Clinton,Damascus,Dreher,Dyberry,Lake,Lebanon,Lehigh,Manchester,Mount Pleasant,Oregon,Palmyra,Paupack,Preston,Salem,Scott,South Canaan,Sterling,Texas",
  WESTMORELAND:
    "Allegheny,Bell,Cook,Derry,Donegal,East Huntingdon,Fairfield,Hempfield,Ligonier,Loyalhanna,Mount Pleasant,North Huntingdon,Penn,Rostraver,Salem,Sewickley,South Huntingdon,St. Clair,Unity,Upper Burrell,Washington",
  WYOMING:
    "Braintrim,Clinton,Eaton,Exeter,Falls,Forkston,Lemon,Mehoopany,Meshoppen,Monroe,Nicholson,North Branch,Northmoreland,Noxen,Overfield,Tunkhannock,Washington,Windham",
  YORK: "Carroll,Chanceford,Codorus,Conewago,Dover,East Hopewell,East Manchester,Fairview,Fawn,Franklin,Heidelberg,Hellam,Hopewell,Jackson,Lower Chanceford,Lower Windsor,Manchester,Manheim,Monaghan,Newberry,North Codorus,North Hopewell,Paradise,Peach Bottom,Penn,Shrewsbury,Spring Garden,Springettsbury,Springfield,Warrington,Washington,West Manchester,West Manheim,Windsor,York",
};

/** Of the townships of one name, the one that a notice means by the name alone. */
export const MEANT_TOWNSHIPS: Readonly<Record<string, string>> = {
  ALLEGHENY: "Pine,Robinson,Scott,Ross,Ohio,Hampton,Marshall,Findlay,Baldwin,Harrison,Aleppo",
  BEAVER: "Center,Harmony",
  BERKS: "Exeter,Spring,Amity",
  BLAIR: "Logan",
  BUCKS: "Bristol,Falls,Warrington,Buckingham,Northampton,Milford",
  BUTLER: "Cranberry,Adams",
  CENTRE: "Ferguson,Patton,College",
  CHESTER: "Valley",
  DAUPHIN: "Derry,Susquehanna,Swatara",
  ERIE: "Millcreek,Girard",
  LANCASTER: "Manheim,Manor,Lancaster,Clay",
  LEHIGH: "Whitehall",
  LYCOMING: "Loyalsock",
  MONTGOMERY: "Abington,Plymouth,Upper Providence,Lower Providence,Montgomery",
  NORTHAMPTON: "Forks,Palmer,Lehigh",
  WASHINGTON: "Peters,Canton",
  WESTMORELAND: "Hempfield,Unity",
  YORK: "York,Windsor,Manchester,Shrewsbury",
  DELAWARE: "Concord",
  MIFFLIN: "Granville",
  INDIANA: "White,Burrell",
  FRANKLIN: "Greene",
};
