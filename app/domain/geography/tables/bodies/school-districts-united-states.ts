/**
 * School districts of the nine states whose name does not name a town, by county; of a district in two counties the one
 * with its offices. Compiled by hand from their public names and addresses; names and locations are facts and need no
 * licence.
 */
export const SCHOOL_DISTRICTS_OF_THE_NINE_STATES: Readonly<Record<string, string>> = {
  "US-NY-SARATOGA": "Shenendehowa,Burnt Hills-Ballston Lake",
  "US-NY-ALBANY":
    "Guilderland Central,South Colonie,North Colonie,Bethlehem Central,Ravena-Coeymans-Selkirk,Berne-Knox-Westerlo",
  "US-NY-SCHENECTADY": "Mohonasen,Scotia-Glenville",
  "US-NY-RENSSELAER": "Averill Park Central,East Greenbush Central,Questar III",
  "US-NY-MONROE":
    "Gates Chili,Rush-Henrietta,Honeoye Falls-Lima,West Irondequoit,East Irondequoit,Churchville-Chili,Wheatland-Chili",
  "US-NY-ONONDAGA":
    "West Genesee,Fayetteville-Manlius,Jamesville-DeWitt,East Syracuse Minoa,Onondaga-Cortland-Madison,OCM BOCES",
  "US-NY-ERIE":
    "Sweet Home Central,Frontier Central,Kenmore-Tonawanda,Ken-Ton,Iroquois Central,Lake Shore Central,Maryvale,Cleveland Hill",
  "US-NY-NIAGARA": "Starpoint,Niagara-Wheatfield,Royalton-Hartland",
  "US-NY-DUTCHESS": "Arlington Central,Wappingers Central,Spackenkill,Webutuck",
  "US-NY-ORANGE":
    "Pine Bush Central,Monroe-Woodbury,Minisink Valley,Orange-Ulster BOCES,Valley Central School District,Washingtonville Central",
  "US-NY-ULSTER": "Onteora,Rondout Valley,Wallkill Central",
  "US-NY-ROCKLAND":
    "Clarkstown,East Ramapo,Ramapo Central,North Rockland,Nanuet Union Free,Pearl River Union Free,South Orangetown",
  "US-NY-PUTNAM": "Haldane",
  "US-NY-WESTCHESTER":
    "Lakeland Central,Hendrick Hudson,Ardsley Union Free,Edgemont Union Free,Byram Hills,Blind Brook,Southern Westchester BOCES,Public Schools of the Tarrytowns",
  "US-NY-SUFFOLK":
    "William Floyd,Sachem Central,Half Hollow Hills,Three Village,Middle Country,Longwood Central,Connetquot,South Country Central,Eastern Suffolk BOCES,Western Suffolk BOCES,Miller Place,Mount Sinai Union Free,Comsewogue,Harborfields,Elwood Union Free,Mattituck-Cutchogue,Eastport-South Manor",
  "US-NY-NASSAU":
    "Plainview-Old Bethpage,Sewanhaka,Bellmore-Merrick,North Shore Central,Jericho Union Free,Herricks,Hewlett-Woodmere,Valley Stream Central,Locust Valley Central",
  "US-NY-BROOME": "Broome-Tioga BOCES,Maine-Endwell,Union-Endicott,Chenango Forks,Chenango Valley",
  "US-NY-TOMPKINS": "TST BOCES,Tompkins-Seneca-Tioga BOCES",
  "US-NY-STEUBEN": "Greater Southern Tier BOCES,GST BOCES,Corning-Painted Post",
  "US-NY-CAYUGA": "Cayuga-Onondaga BOCES",
  "US-NY-OSWEGO": "CiTi BOCES,Altmar-Parish-Williamstown",
  "US-NY-JEFFERSON": "Indian River Central,Jefferson-Lewis BOCES,General Brown",
  "US-NY-CLINTON":
    "Champlain Valley Educational Services,CVES,Northeastern Clinton,Northern Adirondack Central",
  "US-NY-WASHINGTON": "WSWHE BOCES",
  "US-NY-FULTON": "Hamilton-Fulton-Montgomery BOCES,HFM BOCES,Broadalbin-Perth",
  "US-NY-ONEIDA":
    "Madison-Oneida BOCES,Oneida-Herkimer-Madison BOCES,Whitesboro Central,Sauquoit Valley,Holland Patent Central",
  "US-NY-ONTARIO": "Marcus Whitman",
  "US-NY-GENESEE": "Genesee Valley BOCES",
  "US-NY-CATTARAUGUS": "Cattaraugus-Allegany BOCES,Allegany-Limestone",
  "US-PA-YORK":
    "Eastern York School District,Dallastown Area,Central York,West York Area,South Western School District,Red Lion Area,Spring Grove Area,Northeastern York,Northern York County,Southern York County",
  "US-PA-CUMBERLAND":
    "Cumberland Valley School District,Big Spring School District,East Pennsboro,South Middleton",
  "US-PA-DAUPHIN":
    "Central Dauphin,Lower Dauphin,Susquehanna Township School District,Derry Township School District",
  "US-PA-LANCASTER":
    "Penn Manor,Hempfield School District,Manheim Township School District,Conestoga Valley,Warwick School District,Solanco,Cocalico,Garden Spot,Eastern Lancaster County,Lampeter-Strasburg,Donegal School District,Pequea Valley",
  "US-PA-BERKS":
    "Governor Mifflin,Wilson School District,Muhlenberg School District,Exeter Township School District,Conrad Weiser,Twin Valley School District,Daniel Boone Area,Schuylkill Valley,Brandywine Heights,Oley Valley,Tulpehocken",
  "US-PA-LEHIGH":
    "Parkland School District,East Penn School District,Whitehall-Coplay,Southern Lehigh,Northwestern Lehigh,Salisbury Township School District",
  "US-PA-NORTHAMPTON": "Saucon Valley,Bangor Area School District",
  "US-PA-BUCKS":
    "Council Rock,Central Bucks,Pennsbury,Neshaminy,Centennial School District,Pennridge,Palisades School District,Bucks County Intermediate Unit",
  "US-PA-MONTGOMERY":
    "North Penn School District,Souderton Area,Methacton,Spring-Ford,Perkiomen Valley,Upper Dublin,Wissahickon School District,Colonial School District,Lower Merion,Hatboro-Horsham,Cheltenham School District",
  "US-PA-DELAWARE":
    "Rose Tree Media,Garnet Valley,Haverford Township School District,Wallingford-Swarthmore,William Penn School District,Interboro,Southeast Delco,Penn-Delco,Chichester School District,Radnor Township School District,Marple Newtown",
  "US-PA-CHESTER":
    "Tredyffrin/Easttown,Downingtown Area,Great Valley School District,Unionville-Chadds Ford,Owen J. Roberts,Avon Grove,Octorara",
  "US-PA-ALLEGHENY":
    "North Allegheny,Mt. Lebanon,Mount Lebanon,Fox Chapel Area,Pine-Richland,Hampton Township School District,Shaler Area,Bethel Park School District,Upper St. Clair,Chartiers Valley,Woodland Hills School District,Gateway School District,Plum Borough School District,North Hills School District,Penn Hills School District,West Jefferson Hills,Keystone Oaks,South Fayette,Moon Area,Montour School District,Quaker Valley",
  "US-PA-WESTMORELAND":
    "Norwin School District,Hempfield Area,Franklin Regional,Penn-Trafford,Greater Latrobe,Kiski Area,Belle Vernon Area,Burrell School District",
  "US-PA-WASHINGTON": "Peters Township School District,Canon-McMillan,Trinity Area,Ringgold School District",
  "US-PA-BUTLER": "Seneca Valley,Mars Area,Knoch School District,Moniteau,Karns City Area",
  "US-PA-BEAVER": "Central Valley School District,Blackhawk School District,Hopewell Area",
  "US-PA-ERIE":
    "Millcreek Township School District,General McLane,Fort LeBoeuf,Harbor Creek School District,Iroquois School District",
  "US-PA-CRAWFORD": "Crawford Central,PENNCREST",
  "US-PA-CENTRE": "Bald Eagle Area,Penns Valley",
  "US-PA-LUZERNE": "Wyoming Valley West,Crestwood School District,Luzerne Intermediate Unit",
  "US-PA-LACKAWANNA": "Abington Heights,North Pocono,Valley View School District,Lakeland School District",
  "US-PA-MONROE": "Pocono Mountain,Pleasant Valley School District",
  "US-PA-FRANKLIN": "Tuscarora School District,Greencastle-Antrim",
  "US-PA-ADAMS": "Conewago Valley,Bermudian Springs,Upper Adams,Lincoln Intermediate Unit",
  "US-PA-WAYNE": "Wallenpaupack,Western Wayne",
  "US-PA-PIKE": "Delaware Valley School District",
  "US-NJ-HUNTERDON":
    "Hunterdon Central,North Hunterdon,Voorhees Regional,South Hunterdon,Delaware Valley Regional",
  "US-NJ-SOMERSET": "Bridgewater-Raritan,Watchung Hills,Somerset Hills,Hillsborough Township Public Schools",
  "US-NJ-MERCER": "West Windsor-Plainsboro,Hopewell Valley",
  "US-NJ-MONMOUTH": "Freehold Regional,Manalapan-Englishtown,Monmouth Regional,Rumson-Fair Haven",
  "US-NJ-OCEAN":
    "Southern Regional School District,Central Regional School District,Pinelands Regional,Toms River Regional",
  "US-NJ-BURLINGTON": "Lenape Regional,Rancocas Valley,Northern Burlington",
  "US-NJ-CAMDEN": "Black Horse Pike Regional,Eastern Camden County,Sterling Regional,Camden County Technical",
  "US-NJ-GLOUCESTER": "Kingsway Regional,Clearview Regional,Delsea Regional,Gateway Regional",
  "US-NJ-BERGEN":
    "Pascack Valley,Northern Valley Regional,Northern Highlands,Ramapo Indian Hills,River Dell,South Bergen Jointure",
  "US-NJ-MORRIS":
    "West Morris Regional,Morris Hills,Hanover Park Regional,Educational Services Commission of Morris County",
  "US-NJ-SUSSEX": "High Point Regional,Wallkill Valley Regional,Kittatinny Regional,Lenape Valley Regional",
  "US-NJ-WARREN": "Warren Hills Regional,North Warren Regional",
  "US-NJ-UNION": "Scotch Plains-Fanwood",
  "US-NJ-ESSEX": "South Orange-Maplewood,West Essex Regional,Essex Regional Educational Services",
  "US-MA-WORCESTER":
    "Wachusett Regional,Nashoba Regional,Quabbin Regional,Tantasqua,Blackstone Valley,Montachusett Regional,Bay Path Regional,Blackstone-Millville,Mendon-Upton,Spencer-East Brookfield,Ashburnham-Westminster,Narragansett Regional",
  "US-MA-MIDDLESEX":
    "Acton-Boxborough,Lincoln-Sudbury,Minuteman,Nashoba Valley Technical,Groton-Dunstable,North Middlesex Regional,Shawsheen Valley,Greater Lowell Technical",
  "US-MA-PLYMOUTH":
    "Silver Lake Regional,Whitman-Hanson,Old Rochester Regional,Bridgewater-Raynham,Old Colony Regional,South Shore Regional,South Shore Vocational",
  "US-MA-BRISTOL":
    "Dighton-Rehoboth,Freetown-Lakeville,Somerset Berkley,Bristol-Plymouth,Southeastern Regional",
  "US-MA-BARNSTABLE": "Nauset,Dennis-Yarmouth,Monomoy Regional,Upper Cape Cod,Cape Cod Regional",
  "US-MA-ESSEX":
    "Pentucket Regional,Triton Regional,Masconomet,Hamilton-Wenham,Whittier Regional,Essex North Shore,Manchester Essex",
  "US-MA-NORFOLK": "King Philip Regional,Tri-County Regional,Blue Hills Regional,Dover-Sherborn",
  "US-MA-HAMPDEN":
    "Hampden-Wilbraham,Gateway Regional School District,Southwick-Tolland,Pathfinder Regional,Lower Pioneer Valley",
  "US-MA-HAMPSHIRE": "Hampshire Regional,Amherst-Pelham",
  "US-MA-FRANKLIN":
    "Mohawk Trail Regional,Frontier Regional,Pioneer Valley Regional,Gill-Montague,Ralph C. Mahar",
  "US-MA-BERKSHIRE":
    "Mount Greylock,Central Berkshire Regional,Berkshire Hills,Southern Berkshire Regional,Hoosac Valley",
  "US-ME-LINCOLN": "AOS 93",
  "US-ME-KENNEBEC": "Kennebec Water District",
  "US-VT-CHITTENDEN": "Champlain Valley School District,Mount Mansfield,Essex Westford",
  "US-VT-WASHINGTON": "Harwood Unified,Central Vermont Supervisory",
  "US-VT-WINDSOR": "Mountain Views Supervisory,Hartford School District,White River Valley",
  "US-VT-FRANKLIN": "Maple Run,Missisquoi Valley",
  "US-VT-ADDISON": "Mount Abraham",
  "US-NH-HILLSBOROUGH": "ConVal,Contoocook Valley",
  "US-NH-CHESHIRE": "Monadnock Regional",
  "US-NH-ROCKINGHAM": "Timberlane,Winnacunnet,Exeter Region Cooperative",
  "US-NH-STRAFFORD": "Oyster River",
  "US-NH-BELKNAP": "Winnisquam,Inter-Lakes,Shaker Regional",
  "US-NH-CARROLL": "Governor Wentworth,Kennett High School",
  "US-NH-MERRIMACK": "Kearsarge Regional",
  "US-NH-GRAFTON": "Mascoma Valley,Pemi-Baker",
  "US-CT-HARTFORD": "CREC,Capitol Region Education Council,Metropolitan District Commission",
  "US-CT-NEWLONDON": "LEARN Regional",
  "US-CT-NEWHAVEN":
    "Amity Regional,Greater New Haven Water Pollution,South Central Connecticut Regional Water",
  "US-RI-WASHINGTON": "Chariho,South Kingstown School",
  "US-RI-BRISTOL": "Bristol Warren Regional",
  "US-RI-PROVIDENCE": "Foster-Glocester,Narragansett Bay Commission",
};
