/**
 * More cities and towns of the six New England states, by county. Compiled by hand from public names of
 * municipalities; names are facts and need no licence.
 */
export const SMALL_TOWNS_OF_NEW_ENGLAND: Readonly<Record<string, string>> = {
  "US-MA-BARNSTABLE":
    "Barnstable,Brewster,Chatham,Dennis,Eastham,Harwich,Mashpee,Orleans,Truro,Wellfleet,Yarmouth,Buzzards Bay,Joint Base Cape Cod",
  "US-MA-BERKSHIRE":
    "Adams,Alford,Becket,Cheshire,Clarksburg,Dalton,Egremont,Florida,Hancock,Hinsdale,Lanesborough,Lee,Lenox,Monterey,Mount Washington,New Ashford,New Marlborough,Otis,Peru,Richmond,Sandisfield,Savoy,Sheffield,Stockbridge,Tyringham,Washington,West Stockbridge,Williamstown,Windsor",
  "US-MA-BRISTOL":
    "Acushnet,Berkley,Dartmouth,Dighton,Easton,Fairhaven,Freetown,Mansfield,North Attleborough,Norton,Raynham,Rehoboth,Seekonk,Somerset,Swansea,Westport",
  "US-MA-DUKES": "Aquinnah,Chilmark,Gosnold,Tisbury,Vineyard Haven,West Tisbury",
  "US-MA-ESSEX":
    "Amesbury,Andover,Boxford,Danvers,Essex,Georgetown,Groveland,Hamilton,Ipswich,Lynnfield,Manchester-by-the-Sea,Marblehead,Merrimac,Middleton,Nahant,Newbury,North Andover,Rockport,Rowley,Salisbury,Saugus,Swampscott,Topsfield,Wenham,West Newbury",
  "US-MA-FRANKLIN":
    "Ashfield,Bernardston,Buckland,Charlemont,Colrain,Conway,Deerfield,Erving,Gill,Hawley,Heath,Leverett,Leyden,Monroe,Montague,Turners Falls,New Salem,Northfield,Orange,Rowe,Shelburne,Shutesbury,Sunderland,Warwick,Wendell,Whately",
  "US-MA-HAMPDEN":
    "Agawam,Blandford,Brimfield,Chester,East Longmeadow,Granville,Hampden,Holland,Longmeadow,Ludlow,Monson,Montgomery,Palmer,Russell,Southwick,Tolland,Wales,West Springfield,Wilbraham",
  "US-MA-HAMPSHIRE":
    "Belchertown,Chesterfield,Cummington,Easthampton,Goshen,Granby,Hadley,Hatfield,Huntington,Middlefield,Pelham,Plainfield,Southampton,South Hadley,Ware,Westhampton,Williamsburg,Worthington,Florence",
  "US-MA-MIDDLESEX":
    "Acton,Arlington,Ashby,Ashland,Belmont,Billerica,Boxborough,Burlington,Carlisle,Chelmsford,Dracut,Dunstable,Everett,Groton,Holliston,Hopkinton,Hudson,Lincoln,Littleton,Maynard,Melrose,North Reading,Pepperell,Sherborn,Shirley,Stoneham,Stow,Sudbury,Tewksbury,Townsend,Tyngsborough,Wakefield,Watertown,Wayland,Weston,Wilmington,Winchester",
  "US-MA-NORFOLK":
    "Avon,Bellingham,Canton,Cohasset,Dover,Foxborough,Foxboro,Franklin,Holbrook,Medfield,Medway,Millis,Milton,Norfolk,Plainville,Randolph,Sharon,Stoughton,Walpole,Wellesley,Westwood,Wrentham",
  "US-MA-PLYMOUTH":
    "Abington,Bridgewater,Carver,Duxbury,East Bridgewater,Halifax,Hanover,Hanson,Hull,Kingston,Lakeville,Marion,Mattapoisett,Norwell,Pembroke,Plymouth,Plympton,Rochester,Rockland,Scituate,Wareham,West Bridgewater,Whitman",
  "US-MA-SUFFOLK":
    "East Boston,South Boston,Charlestown,West Roxbury,Hyde Park,Brighton,Allston,Mattapan,Roslindale",
  "US-MA-WORCESTER":
    "Ashburnham,Athol,Auburn,Barre,Berlin,Blackstone,Bolton,Boylston,Brookfield,Charlton,Clinton,Douglas,Dudley,East Brookfield,Fort Devens,Grafton,Hardwick,Harvard,Holden,Hopedale,Hubbardston,Lancaster,Leicester,Lunenburg,Mendon,Milford,Millbury,Millville,New Braintree,North Brookfield,Northborough,Northbridge,Oakham,Oxford,Paxton,Petersham,Phillipston,Princeton,Royalston,Rutland,Southborough,Southbridge,Spencer,Sterling,Sturbridge,Sutton,Templeton,Upton,Uxbridge,Warren,Webster,West Boylston,West Brookfield,Westborough,Westminster,Winchendon",
  "US-CT-FAIRFIELD":
    "Bethel,Brookfield,Darien,Easton,Fairfield,Monroe,New Canaan,New Fairfield,Newtown,Redding,Ridgefield,Shelton,Sherman,Trumbull,Weston,Westport,Wilton",
  "US-CT-HARTFORD":
    "Avon,Berlin,Bloomfield,Burlington,Canton,East Granby,East Windsor,Enfield,Farmington,Glastonbury,Granby,Hartland,Marlborough,Plainville,Rocky Hill,Simsbury,Southington,South Windsor,Suffield,Wethersfield,Bradley International Airport",
  "US-CT-LITCHFIELD":
    "Barkhamsted,Bethlehem,Bridgewater,Canaan,Colebrook,Cornwall,Goshen,Harwinton,Kent,Litchfield,Morris,New Hartford,New Milford,Norfolk,North Canaan,Plymouth,Roxbury,Salisbury,Sharon,Thomaston,Warren,Washington,Watertown,Winchester,Winsted,Woodbury",
  "US-CT-MIDDLESEX":
    "Chester,Clinton,Cromwell,Deep River,Durham,East Haddam,East Hampton,Essex,Haddam,Killingworth,Middlefield,Old Saybrook,Portland,Westbrook",
  "US-CT-NEWHAVEN":
    "Ansonia,Beacon Falls,Bethany,Branford,Cheshire,Derby,East Haven,Guilford,Madison,Middlebury,Naugatuck,North Branford,North Haven,Orange,Oxford,Prospect,Seymour,Southbury,Wallingford,Wolcott,Woodbridge",
  "US-CT-NEWLONDON":
    "Bozrah,Colchester,East Lyme,Franklin,Griswold,Lebanon,Ledyard,Lisbon,Lyme,Montville,North Stonington,Old Lyme,Preston,Salem,Sprague,Stonington,Mystic,Voluntown,Waterford,Niantic,Uncasville",
  "US-CT-TOLLAND":
    "Andover,Bolton,Columbia,Coventry,Ellington,Hebron,Mansfield,Somers,Stafford,Stafford Springs,Tolland,Union,Willington,Rockville",
  "US-CT-WINDHAM":
    "Ashford,Brooklyn,Canterbury,Chaplin,Eastford,Hampton,Killingly,Danielson,Plainfield,Pomfret,Scotland,Sterling,Thompson,Windham,Woodstock",
  "US-RI-BRISTOL": "Bristol,Warren",
  "US-RI-KENT": "East Greenwich,West Greenwich",
  "US-RI-NEWPORT": "Jamestown,Little Compton,Tiverton",
  "US-RI-PROVIDENCE":
    "Burrillville,Central Falls,Cumberland,Foster,Glocester,Lincoln,North Providence,North Smithfield,Scituate,Smithfield",
  "US-RI-WASHINGTON":
    "Charlestown,Exeter,Hopkinton,New Shoreham,Block Island,Richmond,Davisville,Wakefield,Peace Dale",
  "US-VT-ADDISON":
    "Bristol,Ferrisburgh,Monkton,New Haven,Shoreham,Starksboro,Addison,Bridport,Cornwall,Goshen,Granville,Hancock,Leicester,Lincoln,Orwell,Panton,Ripton,Salisbury,Waltham,Weybridge,Whiting",
  "US-VT-BENNINGTON":
    "Manchester,Arlington,Dorset,Pownal,Shaftsbury,Landgrove,Peru,Readsboro,Rupert,Sandgate,Searsburg,Stamford,Sunderland,Winhall,Woodford",
  "US-VT-CALEDONIA":
    "Barnet,Burke,Danville,Hardwick,Lyndon,Lyndonville,Groton,Ryegate,Kirby,Newark,Peacham,Sheffield,Stannard,Sutton,Walden,Waterford,Wheelock",
  "US-VT-CHITTENDEN":
    "Bolton,Charlotte,Hinesburg,Huntington,Jericho,Milton,Richmond,Shelburne,Underhill,Westford,St. George",
  "US-VT-ESSEX": "Brighton,Canaan,Concord,Lunenburg,Norton,Guildhall,Maidstone,Victory",
  "US-VT-FRANKLIN":
    "Bakersfield,Berkshire,Enosburg,Enosburg Falls,Fairfax,Fairfield,Franklin,Georgia,Richford,Highgate Springs,Sheldon,Montgomery,Fletcher",
  "US-VT-GRANDISLE": "Grand Isle,Isle La Motte,North Hero,South Hero",
  "US-VT-LAMOILLE": "Cambridge,Eden,Hyde Park,Johnson,Morristown,Wolcott,Belvidere,Elmore,Waterville",
  "US-VT-ORANGE":
    "Bradford,Braintree,Brookfield,Fairlee,Newbury,Orange,Thetford,Tunbridge,Williamstown,Corinth,Strafford,Topsham,Vershire,West Fairlee",
  "US-VT-ORLEANS":
    "Barton,Coventry,Craftsbury,Glover,Irasburg,Jay,North Troy,Orleans,Troy,Albany,Brownington,Charleston,Derby,Greensboro,Holland,Lowell,Morgan,Westfield,Westmore",
  "US-VT-RUTLAND":
    "Brandon,Castleton,Clarendon,Fair Haven,Killington,Pittsford,Poultney,Proctor,Wallingford,West Rutland,Rutland City,Rutland Town,Benson,Chittenden,Danby,Hubbardton,Ira,Mendon,Middletown Springs,Mount Holly,Mount Tabor,Pawlet,Pittsfield,Shrewsbury,Sudbury,Tinmouth,Wells,West Haven",
  "US-VT-WASHINGTON":
    "Berlin,Northfield,East Montpelier,Plainfield,Waitsfield,Warren,Moretown,Cabot,Barre City,Barre Town,Calais,Duxbury,Fayston,Marshfield,Middlesex,Roxbury,Woodbury,Worcester",
  "US-VT-WINDHAM":
    "Dover,Dummerston,Guilford,Newfane,Putney,Rockingham,Townshend,Vernon,Westminster,Wilmington,Athens,Brookline,Grafton,Halifax,Jamaica,Londonderry,South Londonderry,Marlboro,Stratton,Wardsboro,Whitingham,Windham",
  "US-VT-WINDSOR":
    "Bethel,Cavendish,Chester,Hartland,Ludlow,Norwich,Royalton,South Royalton,Sharon,Weathersfield,West Windsor,Windsor,Quechee,Andover,Baltimore,Barnard,Bridgewater,Plymouth,Pomfret,Reading,Rochester,Stockbridge,Weston",
  "US-NH-BELKNAP":
    "Alton,Barnstead,Belmont,Center Harbor,Gilford,Gilmanton,Meredith,New Hampton,Sanbornton,Tilton",
  "US-NH-CARROLL":
    "Albany,Bartlett,Brookfield,Center Conway,Effingham,Freedom,Jackson,Madison,Moultonborough,North Conway,Sandwich,Tamworth,Tuftonboro,Wakefield,Chatham,Eaton,Hart's Location",
  "US-NH-CHESHIRE":
    "Chesterfield,Dublin,Fitzwilliam,Hinsdale,Jaffrey,Marlborough,Richmond,Rindge,Swanzey,Troy,Walpole,Westmoreland,Winchester,Alstead,Gilsum,Harrisville,Marlow,Nelson,Roxbury,Stoddard,Sullivan,Surry",
  "US-NH-COOS":
    "Carroll,Colebrook,Dalton,Errol,Jefferson,Northumberland,Groveton,Pittsburg,Stewartstown,Stratford,Whitefield,Twin Mountain,Clarksville,Columbia,Dummer,Milan,Randolph,Shelburne,Stark",
  "US-NH-GRAFTON":
    "Alexandria,Ashland,Bath,Bethlehem,Bristol,Campton,Canaan,Enfield,Franconia,Grafton,Haverhill,Holderness,Lincoln,Lisbon,Lyme,Rumney,Thornton,Warren,Waterville Valley,Wentworth,Woodstock,West Lebanon,Benton,Bridgewater,Dorchester,Easton,Ellsworth,Groton,Hebron,Landaff,Lyman,Monroe,Orange,Orford,Piermont,Sugar Hill",
  "US-NH-HILLSBOROUGH":
    "Amherst,Antrim,Bedford,Bennington,Brookline,Deering,Francestown,Goffstown,Greenfield,Greenville,Hancock,Hillsborough,Hollis,Hudson,Litchfield,Lyndeborough,Mason,Mont Vernon,New Boston,New Ipswich,Pelham,Temple,Weare,Wilton,Windsor,Grenier,Sharon",
  "US-NH-MERRIMACK":
    "Allenstown,Andover,Boscawen,Bow,Bradford,Canterbury,Chichester,Danbury,Dunbarton,Epsom,Henniker,Hill,Hopkinton,Loudon,Newbury,New London,Northfield,Pembroke,Pittsfield,Salisbury,Sutton,Warner,Webster,Wilmot,Contoocook",
  "US-NH-ROCKINGHAM":
    "Atkinson,Auburn,Brentwood,Candia,Chester,Danville,Deerfield,East Kingston,Epping,Fremont,Greenland,Hampstead,Hampton,Hampton Falls,Kensington,Kingston,New Castle,Newfields,Newington,Newmarket,Newton,North Hampton,Northwood,Nottingham,Plaistow,Raymond,Rye,Sandown,Seabrook,South Hampton,Stratham,Windham,Pease ANGB",
  "US-NH-STRAFFORD": "Barrington,Farmington,Lee,Madbury,Middleton,Milton,New Durham,Rollinsford,Strafford",
  "US-NH-SULLIVAN":
    "Acworth,Charlestown,Cornish,Croydon,Goshen,Grantham,Lempster,Newport,Plainfield,Springfield,Sunapee,Unity,Washington,Langdon",
  "US-ME-ANDROSCOGGIN":
    "Durham,Greene,Lisbon,Livermore,Livermore Falls,Mechanic Falls,Poland,Sabattus,Turner",
  "US-ME-AROOSTOOK":
    "Ashland,Fort Fairfield,Fort Kent,Frenchville,Madawaska,Mars Hill,Van Buren,Washburn,Easton,Bridgewater,Loring,Hodgdon,Island Falls",
  "US-ME-CUMBERLAND":
    "Bridgton,Cape Elizabeth,Casco,Cumberland,Falmouth,Freeport,Gorham,Gray,Harpswell,Naples,New Gloucester,North Yarmouth,Raymond,Standish,Windham,Yarmouth",
  "US-ME-FRANKLIN": "Jay,Wilton,Rangeley,Kingfield,Carrabassett Valley",
  "US-ME-HANCOCK":
    "Blue Hill,Bucksport,Castine,Deer Isle,Mount Desert,Southwest Harbor,Stonington,Winter Harbor,Trenton,Tremont",
  "US-ME-KENNEBEC":
    "Chelsea,Farmingdale,Gardiner,Hallowell,Manchester,Monmouth,Oakland,Readfield,Sidney,Vassalboro,Winslow,Winthrop",
  "US-ME-KNOX": "Rockport,Thomaston,Union,Warren,Vinalhaven,Owls Head",
  "US-ME-LINCOLN": "Boothbay,Boothbay Harbor,Waldoboro,Newcastle,Bristol,Jefferson",
  "US-ME-OXFORD": "Bethel,Fryeburg,Mexico,Oxford,Paris,South Paris,Dixfield",
  "US-ME-PENOBSCOT":
    "Bradley,Brewer,Corinth,Dexter,East Millinocket,Glenburn,Hampden,Hermon,Holden,Lincoln,Medway,Millinocket,Milford,Newport,Orrington,Patten,Veazie",
  "US-ME-PISCATAQUIS": "Dover,Greenville,Guilford,Milo,Brownville",
  "US-ME-SAGADAHOC": "Bowdoin,Bowdoinham,Phippsburg,Richmond,Topsham,Woolwich",
  "US-ME-SOMERSET": "Anson,Fairfield,Jackman,Madison,Norridgewock,Pittsfield",
  "US-ME-WALDO": "Lincolnville,Searsport,Unity,Winterport,Islesboro",
  "US-ME-WASHINGTON": "Baileyville,Eastport,Jonesport,Lubec,Machiasport,Princeton,Milbridge",
  "US-ME-YORK":
    "Acton,Arundel,Berwick,Buxton,Eliot,Kennebunk,Kennebunkport,Lebanon,North Berwick,Ogunquit,Old Orchard Beach,Shapleigh,South Berwick,Waterboro,Wells,York",
};
