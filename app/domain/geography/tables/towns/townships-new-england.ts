/**
 * Towns of Maine, New Hampshire and Vermont that the other tables lack, by county. Compiled by hand from memory of the
 * states' public lists of municipalities; names are facts and need no licence.
 */
export const TOWNSHIPS_OF_NEW_ENGLAND: Readonly<Record<string, string>> = {
  "US-NH-SULLIVAN": "Washington",
  "US-VT-ORANGE": "Washington",
  "US-ME-ANDROSCOGGIN": "Leeds,Minot,Wales",
  "US-ME-AROOSTOOK":
    "Allagash,Amity,Blaine,Castle Hill,Caswell,Chapman,Crystal,Dyer Brook,Eagle Lake,Grand Isle,Hamlin,Hammond,Haynesville,Hersey,Linneus,Littleton,Ludlow,Mapleton,Masardis,Merrill,Monticello,New Canada,New Limerick,New Sweden,Oakfield,Orient,Perham,Portage Lake,Sherman,Smyrna,St. Agatha,St. Francis,Stockholm,Wade,Wallagrass,Westfield,Westmanland,Weston,Woodland",
  "US-ME-CUMBERLAND": "Baldwin,Chebeague Island,Frye Island,Harrison,Long Island,Pownal,Sebago",
  "US-ME-FRANKLIN":
    "Avon,Carthage,Chesterville,Eustis,Industry,New Sharon,New Vineyard,Phillips,Strong,Temple,Weld",
  "US-ME-HANCOCK":
    "Amherst,Aurora,Brooklin,Brooksville,Cranberry Isles,Dedham,Eastbrook,Franklin,Frenchboro,Gouldsboro,Hancock,Lamoine,Mariaville,Otis,Penobscot,Sedgwick,Sorrento,Sullivan,Surry,Swan's Island,Verona Island,Waltham",
  "US-ME-KENNEBEC":
    "Albion,Belgrade,Benton,China,Clinton,Fayette,Litchfield,Mount Vernon,Pittston,Randolph,Rome,Vienna,Wayne,West Gardiner,Windsor",
  "US-ME-KNOX":
    "Washington,Appleton,Cushing,Friendship,Hope,Isle au Haut,Matinicus Isle,North Haven,South Thomaston,St. George",
  "US-ME-LINCOLN":
    "Alna,Bremen,Dresden,Edgecomb,Nobleboro,Somerville,South Bristol,Southport,Westport Island,Whitefield",
  "US-ME-OXFORD":
    "Andover,Brownfield,Buckfield,Byron,Canton,Denmark,Gilead,Greenwood,Hanover,Hartford,Hebron,Hiram,Lovell,Newry,Otisfield,Peru,Porter,Roxbury,Stoneham,Stow,Sumner,Sweden,Upton,Waterford,West Paris,Woodstock",
  "US-ME-PENOBSCOT":
    "Alton,Bradford,Burlington,Carmel,Charleston,Chester,Clifton,Corinna,Dixmont,Eddington,Edinburg,Enfield,Etna,Exeter,Garland,Greenbush,Howland,Hudson,Kenduskeag,Lagrange,Lee,Levant,Lowell,Mattawamkeag,Mount Chase,Newburgh,Passadumkeag,Plymouth,Springfield,Stacyville,Stetson,Winn",
  "US-ME-PISCATAQUIS":
    "Abbot,Beaver Cove,Bowerbank,Medford,Monson,Parkman,Sangerville,Sebec,Shirley,Wellington,Willimantic",
  "US-ME-SAGADAHOC": "Arrowsic,Georgetown,West Bath",
  "US-ME-SOMERSET":
    "Athens,Bingham,Cambridge,Canaan,Caratunk,Cornville,Detroit,Embden,Harmony,Hartland,Mercer,Moose River,Moscow,New Portland,Palmyra,Ripley,Smithfield,Solon,St. Albans,Starks,The Forks",
  "US-ME-WALDO":
    "Belmont,Brooks,Burnham,Frankfort,Freedom,Jackson,Knox,Liberty,Monroe,Montville,Morrill,Northport,Palermo,Prospect,Searsmont,Stockton Springs,Swanville,Thorndike,Troy,Waldo",
  "US-ME-WASHINGTON":
    "Edmunds,Trescott,Brookton,Addison,Alexander,Beals,Beddington,Charlotte,Cherryfield,Columbia,Columbia Falls,Cooper,Crawford,Danforth,Deblois,Dennysville,East Machias,Harrington,Jonesboro,Marshfield,Meddybemps,Northfield,Pembroke,Perry,Robbinston,Roque Bluffs,Topsfield,Wesley,Whiting,Whitneyville",
  "US-ME-YORK": "Cornish,Dayton,Hollis,Limerick,Limington,Lyman,Newfield,Parsonsfield",
  "US-VT-BENNINGTON": "Glastenbury",
  "US-VT-CHITTENDEN": "Buels Gore",
  "US-VT-ESSEX": "Bloomfield,Brunswick,East Haven,Granby,Lemington",
  "US-VT-FRANKLIN": "Georgia,Enosburgh",
  "US-VT-ORLEANS": "Newport Town",
  "US-VT-WINDHAM": "Somerset",
};
