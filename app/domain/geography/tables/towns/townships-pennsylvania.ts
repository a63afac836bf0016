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
  ARMSTRONG: "Kiskiminetas,Manor,Washington,Wayne,Perry,Pine,Mahoning,Rayburn,North Buffalo,South Buffalo",
  BEAVER:
    "Brighton,Center,Chippewa,Daugherty,Franklin,Greene,Hanover,Harmony,Hopewell,Independence,New Sewickley,North Sewickley,Potter,Pulaski,Raccoon,Rochester,South Beaver,Vanport",
  BEDFORD:
    "Bedford,Cumberland Valley,East Providence,Harrison,Hopewell,Liberty,Londonderry,Monroe,Napier,Snake Spring,Southampton,Union,West Providence,Woodbury,King",
  BERKS:
    "Alsace,Amity,Bern,Bethel,Brecknock,Caernarvon,Centre,Colebrookdale,Cumru,District,Douglass,Earl,Exeter,Greenwich,Heidelberg,Hereford,Jefferson,Longswamp,Lower Alsace,Lower Heidelberg,Maidencreek,Marion,Maxatawny,Muhlenberg,North Heidelberg,Oley,Ontelaunee,Penn,Perry,Pike,Richmond,Robeson,Rockland,Ruscombmanor,South Heidelberg,Spring,Tilden,Tulpehocken,Union,Upper Bern,Upper Tulpehocken,Washington,Windsor",
  BLAIR:
    "Allegheny,Antis,Blair,Catharine,Frankstown,Freedom,Greenfield,Huston,Juniata,Logan,North Woodbury,Snyder,Taylor,Tyrone,Woodbury",
  BRADFORD: "Athens,Springfield,Smithfield,Towanda,Wysox,Franklin,Monroe,Sheshequin,Ulster",
  BUCKS:
    "Bedminster,Bensalem,Bridgeton,Bristol,Buckingham,Doylestown,Durham,East Rockhill,Falls,Haycock,Hilltown,Lower Makefield,Lower Southampton,Middletown,Milford,New Britain,Newtown,Nockamixon,Northampton,Plumstead,Richland,Solebury,Springfield,Tinicum,Upper Makefield,Upper Southampton,Warminster,Warrington,Warwick,West Rockhill,Wrightstown",
  BUTLER:
    "Adams,Buffalo,Butler,Center,Clinton,Concord,Connoquenessing,Cranberry,Fairview,Forward,Franklin,Jackson,Jefferson,Lancaster,Middlesex,Penn,Slippery Rock,Summit,Washington,Winfield",
  CAMBRIA:
    "Adams,Cambria,Conemaugh,Jackson,Richland,Susquehanna,Upper Yoder,Washington,West Taylor,Stonycreek",
  CARBON:
    "Banks,East Penn,Franklin,Kidder,Lausanne,Lehigh,Lower Towamensing,Mahoning,Packer,Penn Forest,Towamensing",
  CENTRE:
    "Benner,Boggs,College,Ferguson,Gregg,Haines,Half Moon,Halfmoon,Harris,Liberty,Marion,Miles,Patton,Penn,Potter,Rush,Spring,Union,Walker,Worth",
  CHESTER:
    "Birmingham,Caln,Charlestown,East Bradford,East Brandywine,East Caln,East Coventry,East Fallowfield,East Goshen,East Marlborough,East Nantmeal,East Nottingham,East Pikeland,East Vincent,East Whiteland,Easttown,Elk,Franklin,Highland,Honey Brook,Kennett,London Britain,London Grove,Londonderry,Lower Oxford,New Garden,New London,North Coventry,Penn,Pennsbury,Pocopson,Sadsbury,Schuylkill,South Coventry,Thornbury,Tredyffrin,Upper Oxford,Upper Uwchlan,Uwchlan,Valley,Wallace,Warwick,West Bradford,West Brandywine,West Caln,West Fallowfield,West Goshen,West Marlborough,West Nantmeal,West Nottingham,West Pikeland,West Sadsbury,West Vincent,West Whiteland,Westtown,Willistown",
  CLEARFIELD: "Bradford,Cooper,Covington,Decatur,Lawrence,Sandy,Union,Penn,Pine",
  CLINTON: "Bald Eagle,Castanea,Dunnstable,Greene,Lamar,Logan,Pine Creek,Wayne,Woodward",
  COLUMBIA:
    "Catawissa,Cleveland,Franklin,Hemlock,Jackson,Locust,Madison,Main,Mifflin,Montour,Mount Pleasant,North Centre,Orange,Pine,Scott,South Centre,Sugarloaf",
  CRAWFORD: "Concord,Fairfield,Hayfield,Sadsbury,Spring,Summit,Union,Vernon,Wayne,West Mead,Pine",
  CUMBERLAND:
    "Cooke,Dickinson,East Pennsboro,Hampden,Hopewell,Lower Allen,Lower Frankford,Lower Mifflin,Middlesex,Monroe,North Middleton,North Newton,Penn,Shippensburg,Silver Spring,South Middleton,South Newton,Southampton,Upper Allen,Upper Frankford,Upper Mifflin,West Pennsboro",
  DAUPHIN:
    "Conewago,Derry,East Hanover,Halifax,Jackson,Jefferson,Londonderry,Lower Paxton,Lower Swatara,Lykens,Middle Paxton,Mifflin,Reed,Rush,South Hanover,Susquehanna,Swatara,Upper Paxton,Washington,Wayne,West Hanover,Wiconisco,Williams",
  DELAWARE:
    "Aston,Bethel,Chadds Ford,Chester,Concord,Darby,Edgmont,Haverford,Lower Chichester,Marple,Middletown,Nether Providence,Newtown,Radnor,Ridley,Springfield,Thornbury,Tinicum,Upper Chichester,Upper Darby,Upper Providence",
  ERIE: "Concord,Conneaut,Elk Creek,Fairview,Franklin,Girard,Greene,Greenfield,Harborcreek,Lawrence Park,LeBoeuf,McKean,Millcreek,North East,Springfield,Summit,Union,Venango,Washington,Waterford,Wayne",
  FAYETTE:
    "Bullskin,Connellsville,Dunbar,Franklin,Georges,German,Jefferson,Luzerne,Menallen,North Union,Perry,Redstone,South Union,Springfield,Washington,Wharton",
  FRANKLIN:
    "Antrim,Greene,Guilford,Hamilton,Letterkenny,Lurgan,Metal,Montgomery,Peters,Quincy,St. Thomas,Southampton,Washington",
  GREENE: "Center,Cumberland,Franklin,Greene,Jackson,Jefferson,Perry,Washington,Wayne,Whiteley",
  HUNTINGDON: "Franklin,Hopewell,Jackson,Logan,Penn,Smithfield,Springfield,Union,Walker",
  INDIANA: "Armstrong,Blacklick,Burrell,Center,Cherryhill,Green,Pine,Rayne,Washington,White,Young",
  JEFFERSON: "Brookville,Perry,Pine Creek,Union,Washington,Winslow,Young",
  LACKAWANNA:
    "Abington,Benton,Carbondale,Covington,Elmhurst,Fell,Glenburn,Greenfield,Jefferson,La Plume,Lehigh,Madison,Newton,North Abington,Ransom,Roaring Brook,Scott,South Abington,Spring Brook,Thornhurst,Waverly,West Abington",
  LANCASTER:
    "Bart,Brecknock,Caernarvon,Clay,Colerain,Conestoga,Conoy,Drumore,Earl,East Cocalico,East Donegal,East Drumore,East Earl,East Hempfield,East Lampeter,Eden,Elizabeth,Ephrata,Fulton,Lancaster,Leacock,Little Britain,Manheim,Manor,Martic,Mount Joy,Paradise,Penn,Pequea,Providence,Rapho,Sadsbury,Salisbury,Strasburg,Upper Leacock,Warwick,West Cocalico,West Donegal,West Earl,West Hempfield,West Lampeter",
  LAWRENCE:
    "Hickory,Mahoning,Neshannock,New Beaver,North Beaver,Perry,Pulaski,Scott,Shenango,Slippery Rock,Taylor,Union,Washington,Wayne,Wilmington",
  LEBANON:
    "Annville,Bethel,East Hanover,Heidelberg,Jackson,Millcreek,North Annville,North Cornwall,North Lebanon,North Londonderry,South Annville,South Lebanon,South Londonderry,Swatara,Union,West Cornwall,West Lebanon",
  LEHIGH:
    "Hanover,Heidelberg,Lower Macungie,Lower Milford,Lowhill,Lynn,North Whitehall,Salisbury,South Whitehall,Upper Macungie,Upper Milford,Upper Saucon,Washington,Weisenberg,Whitehall",
  LUZERNE:
    "Bear Creek,Black Creek,Butler,Conyngham,Dallas,Dennison,Dorrance,Exeter,Fairview,Foster,Franklin,Hanover,Hazle,Hollenback,Hunlock,Huntington,Jackson,Jenkins,Kingston,Lake,Lehman,Nescopeck,Newport,Pittston,Plains,Plymouth,Rice,Ross,Salem,Slocum,Sugarloaf,Union,Wilkes-Barre,Wright",
  LYCOMING:
    "Clinton,Eldred,Fairfield,Franklin,Hepburn,Jackson,Jersey Shore,Loyalsock,Lycoming,Muncy,Old Lycoming,Penn,Piatt,Pine,Porter,Susquehanna,Upper Fairfield,Washington,Wolf,Woodward",
  MCKEAN: "Bradford,Foster,Hamilton,Keating,Liberty,Otto,Wetmore",
  MERCER:
    "Coolspring,Delaware,Fairview,Findley,Greene,Hempfield,Jackson,Jefferson,Lackawannock,Liberty,Perry,Pine,Pymatuning,Shenango,South Pymatuning,Springfield",
  MIFFLIN: "Armagh,Bratton,Brown,Decatur,Derry,Granville,Menno,Oliver,Union,Wayne",
  MONROE:
    "Barrett,Chestnuthill,Coolbaugh,Eldred,Hamilton,Jackson,Middle Smithfield,Paradise,Pocono,Polk,Price,Ross,Smithfield,Stroud,Tobyhanna,Tunkhannock",
  MONTGOMERY:
    "Abington,Cheltenham,Douglass,East Norriton,Franconia,Hatfield,Horsham,Limerick,Lower Frederick,Lower Gwynedd,Lower Merion,Lower Moreland,Lower Pottsgrove,Lower Providence,Lower Salford,Marlborough,Montgomery,New Hanover,Perkiomen,Plymouth,Salford,Skippack,Springfield,Towamencin,Upper Dublin,Upper Frederick,Upper Gwynedd,Upper Hanover,Upper Merion,Upper Moreland,Upper Pottsgrove,Upper Providence,Upper Salford,West Norriton,West Pottsgrove,Whitemarsh,Whitpain,Worcester",
  MONTOUR: "Cooper,Derry,Liberty,Limestone,Mahoning,Mayberry,Valley",
  NORTHAMPTON:
    "Allen,Bethlehem,Bushkill,East Allen,Forks,Hanover,Lehigh,Lower Mount Bethel,Lower Nazareth,Lower Saucon,Moore,Palmer,Plainfield,Upper Mount Bethel,Upper Nazareth,Washington,Williams",
  NORTHUMBERLAND:
    "Coal,Delaware,East Chillisquaque,Jackson,Mount Carmel,Point,Ralpho,Rush,Shamokin,Upper Augusta,West Chillisquaque,Zerbe",
  PERRY: "Buffalo,Carroll,Centre,Jackson,Oliver,Penn,Rye,Spring,Watts,Wheatfield",
  PIKE: "Blooming Grove,Delaware,Dingman,Greene,Lackawaxen,Lehman,Milford,Palmyra,Porter,Shohola,Westfall",
  SCHUYLKILL:
    "Barry,Blythe,Branch,Butler,Cass,East Brunswick,East Norwegian,Eldred,Foster,Frailey,Hegins,Hubley,Kline,Mahanoy,New Castle,North Manheim,North Union,Norwegian,Pine Grove,Porter,Reilly,Rush,Ryan,Schuylkill,South Manheim,Tremont,Union,Upper Mahantongo,Walker,Washington,Wayne,West Brunswick,West Mahanoy,West Penn",
  SNYDER: "Adams,Center,Chapman,Franklin,Jackson,Middlecreek,Monroe,Penn,Perry,Spring,Union,Washington",
  SOMERSET: "Conemaugh,Jefferson,Jenner,Lincoln,Milford,Paint,Quemahoning,Shade,Somerset,Southampton,Summit",
  SUSQUEHANNA: "Bridgewater,Clifford,Franklin,Great Bend,Jackson,Lenox,Liberty,Middletown,New Milford,Rush",
  TIOGA: "Covington,Hamilton,Jackson,Lawrence,Liberty,Richmond,Union,Westfield",
  UNION: "Buffalo,East Buffalo,Gregg,Hartley,Kelly,Limestone,Union,Washington,West Buffalo,White Deer",
  VENANGO: "Clinton,Cornplanter,Cranberry,Frenchcreek,Jackson,Richland,Sandycreek,Sugarcreek",
  WASHINGTON:
    "Amwell,Blaine,Buffalo,Canton,Carroll,Cecil,Chartiers,Cross Creek,Donegal,East Bethlehem,East Finley,Fallowfield,Hanover,Hopewell,Independence,Jefferson,Morris,Mount Pleasant,North Bethlehem,North Franklin,North Strabane,Nottingham,Peters,Robinson,Smith,Somerset,South Franklin,South Strabane,Union,West Bethlehem,West Finley,West Pike Run",
  WAYNE:
    "Berlin,Buckingham,Canaan,Cherry Ridge,Clinton,Damascus,Dreher,Dyberry,Lake,Lebanon,Manchester,Mount Pleasant,Oregon,Palmyra,Paupack,Preston,Salem,Scott,South Canaan,Sterling,Texas",
  WESTMORELAND:
    "Allegheny,Bell,Cook,Derry,Donegal,East Huntingdon,Fairfield,Hempfield,Ligonier,Loyalhanna,Mount Pleasant,North Huntingdon,Penn,Rostraver,Salem,Sewickley,South Huntingdon,Unity,Upper Burrell,Washington",
  WYOMING: "Clinton,Eaton,Exeter,Falls,Lemon,Monroe,Tunkhannock,Washington",
  YORK: "Carroll,Chanceford,Codorus,Conewago,Dover,East Hopewell,East Manchester,Fairview,Franklin,Hellam,Hopewell,Jackson,Lower Chanceford,Lower Windsor,Manchester,Manheim,Monaghan,Newberry,North Codorus,North Hopewell,Paradise,Peach Bottom,Penn,Shrewsbury,Spring Garden,Springettsbury,Springfield,Warrington,Washington,West Manchester,West Manheim,Windsor,York",
};

/** Of the townships of one name, the one that a notice means by the name alone. */
export const MEANT_TOWNSHIPS: Readonly<Record<string, string>> = {
  ALLEGHENY: "Pine,Robinson,Scott,Ross,Ohio,Hampton,Marshall,Findlay,Baldwin",
  BEAVER: "Center",
  BERKS: "Exeter,Spring",
  BLAIR: "Logan",
  BUCKS: "Bristol,Falls,Warrington,Buckingham,Northampton",
  BUTLER: "Cranberry,Adams",
  CENTRE: "Ferguson,Patton,College",
  CHESTER: "Valley",
  DAUPHIN: "Derry,Susquehanna,Swatara",
  ERIE: "Millcreek",
  LANCASTER: "Manheim,Manor",
  LEHIGH: "Whitehall",
  LYCOMING: "Loyalsock",
  MONTGOMERY: "Abington,Plymouth,Upper Providence,Lower Providence,Montgomery",
  NORTHAMPTON: "Forks,Palmer",
  WASHINGTON: "Peters",
  WESTMORELAND: "Hempfield,Unity",
  YORK: "York,Windsor,Manchester",
};
