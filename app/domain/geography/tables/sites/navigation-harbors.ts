import type { SitesOf } from "../../sites/site-forms";

/**
 * Harbors, rivers, inlets, beaches and locks of the projects of the US Army Corps of Engineers, by the county of the work.
 * Other states have harbors of the same names, so that a name counts only in a notice whose office is in the states of
 * the project's district. Compiled by hand from the public names of the New England district's projects and of those of
 * New York, Philadelphia, Buffalo and Pittsburgh; names and locations are facts and need no licence.
 */
export const HARBORS_OF_NEW_ENGLAND: ReadonlyArray<SitesOf> = [
  [
    "US-ME-YORK",
    "",
    "York Harbor,Wells Harbor,Kennebunk River,Saco River,Cape Porpoise Harbor,Pepperell Cove,Josias River,Cape Neddick Harbor,Kennebunkport Harbor",
  ],
  ["US-ME-CUMBERLAND", "", "Portland Harbor,Royal River,Scarborough River,Harraseeket River,Fore River"],
  [
    "US-ME-HANCOCK",
    "",
    "Bar Harbor,Union River,Southwest Harbor,Northeast Harbor,Stonington Harbor,Bass Harbor,Bucksport Harbor,Corea Harbor,Frenchboro Harbor,Isle au Haut Thoroughfare,Deer Island Thoroughfare,Sullivan Falls",
  ],
  [
    "US-ME-KNOX",
    "",
    "Rockland Harbor,Camden Harbor,Tenants Harbor,Carvers Harbor,Matinicus Harbor,Criehaven Harbor,Owls Head Harbor,Vinalhaven Harbor",
  ],
  ["US-ME-WALDO", "", "Searsport Harbor,Belfast Harbor"],
  [
    "US-ME-LINCOLN",
    "",
    "Boothbay Harbor,New Harbor,Damariscotta River,South Bristol Harbor,Medomak River,Wiscasset Harbor,East Boothbay Harbor",
  ],
  [
    "US-ME-WASHINGTON",
    "",
    "Eastport Harbor,Lubec Channel,Pig Island Gut,Bucks Harbor,Machias River,Jonesport Harbor,Beals Harbor,Moosabec Bar,Narraguagus River,Pleasant River,Lubec Harbor,St. Croix River",
  ],
  ["US-ME-SAGADAHOC", "", "Kennebec River"],
  [
    "US-NH-ROCKINGHAM",
    "",
    "Portsmouth Harbor,Hampton Harbor,Rye Harbor,Exeter River,Hampton-Seabrook Harbor",
  ],
  ["US-NH-STRAFFORD", "", "Cocheco River,Bellamy River"],
  [
    "US-MA-ESSEX",
    "",
    "Newburyport Harbor,Gloucester Harbor,Rockport Harbor,Salem Harbor,Beverly Harbor,Essex River,Annisquam River,Lynn Harbor,Merrimack River,Ipswich River,Sandy Bay,Pigeon Cove Harbor,Manchester Harbor,Marblehead Harbor,Saugus River,Powow River",
  ],
  [
    "US-MA-SUFFOLK",
    "",
    "Boston Harbor,Chelsea River,Winthrop Harbor,Mystic River,Chelsea Creek,Dorchester Bay,Reserved Channel,Island End River,Conley Terminal",
  ],
  [
    "US-MA-PLYMOUTH",
    "",
    "Plymouth Harbor,Green Harbor,Scituate Harbor,Hingham Harbor,Wareham Harbor,Duxbury Harbor,Plymouth Breakwater,Kingston Harbor,Cohasset Narrows,Onset Bay,Plymouth Long Beach",
  ],
  [
    "US-MA-BARNSTABLE",
    "",
    "Chatham Harbor,Wellfleet Harbor,Provincetown Harbor,Barnstable Harbor,Aunt Lydia's Cove,Falmouth Harbor,Woods Hole Channel,Cross Rip Shoals,Stage Harbor,Hyannis Harbor,Sesuit Harbor,Red Brook Harbor,Pollock Rip Shoals,Falmouth Heights,Buttermilk Bay Channel,Little Harbor Woods Hole,Canapitsit Channel,Saquatucket Harbor,Rock Harbor",
  ],
  [
    "US-MA-BRISTOL",
    "",
    "New Bedford Harbor,Fall River Harbor,Westport River,Taunton River,New Bedford Fairhaven,Clark's Cove,Fairhaven Dike",
  ],
  [
    "US-MA-DUKES",
    "",
    "Menemsha Creek,Edgartown Harbor,Vineyard Haven Harbor,Lake Tashmoo,Cuttyhunk Harbor,Oak Bluffs Harbor,Menemsha Harbor",
  ],
  ["US-MA-NANTUCKET", "", "Nantucket Harbor"],
  ["US-MA-NORFOLK", "", "Weymouth Fore River,Cohasset Harbor,Neponset River"],
  [
    "US-RI-WASHINGTON",
    "",
    "Point Judith,Block Island Harbor of Refuge,Great Salt Pond,Little Narragansett Bay,Wickford Harbor,Point Judith Pond,Old Harbor Block Island,Point Judith Harbor of Refuge,Pawcatuck River,Ninigret Pond,Winnapaug Pond,Quonochontaug Pond",
  ],
  ["US-RI-PROVIDENCE", "", "Providence River,Pawtuxet Cove,Seekonk River"],
  ["US-RI-NEWPORT", "", "Newport Harbor,Sakonnet Harbor,Coasters Harbor Island,Sakonnet River"],
  ["US-RI-KENT", "", "Greenwich Bay,Apponaug Cove,Warwick Cove,Greenwich Cove"],
  ["US-RI-BRISTOL", "", "Bristol Harbor,Bullocks Point Cove,Warren River"],
  [
    "US-CT-FAIRFIELD",
    "",
    "Bridgeport Harbor,Norwalk Harbor,Southport Harbor,Stamford Harbor,Greenwich Harbor,Black Rock Harbor,Mianus River,Westport Harbor,Five Mile River Harbor,Wilsons Point Harbor,Norwalk River,Saugatuck River,Johnsons River",
  ],
  [
    "US-CT-NEWHAVEN",
    "",
    "New Haven Harbor,Milford Harbor,Branford Harbor,Guilford Harbor,Housatonic River,Stony Creek Harbor,Breakwaters at New Haven",
  ],
  ["US-CT-MIDDLESEX", "", "Clinton Harbor,North Cove,Eightmile River,Duck Island Harbor,Essex Cove"],
  [
    "US-CT-NEWLONDON",
    "",
    "New London Harbor,Thames River,Mystic Harbor,Stonington Harbor of Refuge,Niantic Bay",
  ],
  ["US-ME-PENOBSCOT", "", "Bangor Harbor"],
];

export const HARBORS_OF_THE_MID_ATLANTIC: ReadonlyArray<SitesOf> = [
  [
    "US-NY-SUFFOLK",
    "",
    "Fire Island Inlet,Moriches Inlet,Shinnecock Inlet,Lake Montauk Harbor,Mattituck Harbor,Mattituck Inlet,Port Jefferson Harbor,Greenport Harbor,Long Island Intracoastal Waterway,Lake Montauk,Fire Island to Montauk Point,Fire Island to Moriches Inlet,Westhampton Interim,Montauk Point,Downtown Montauk,Shinnecock Canal,Northport Harbor,Huntington Harbor,Peconic River,Sag Harbor,Great South Bay",
  ],
  [
    "US-NY-NASSAU",
    "",
    "Jones Inlet,East Rockaway Inlet,Glen Cove Creek,Hempstead Harbor,Long Beach Island,Manhasset Bay,Reynolds Channel",
  ],
  [
    "US-NY-NYC-QUEENS",
    "",
    "Rockaway Inlet,East Rockaway Inlet to Rockaway Inlet,Newtown Creek Federal,Rockaway Reformulation",
  ],
  [
    "US-NY-NYC-KINGS",
    "",
    "Gowanus Creek,Coney Island Channel,Bay Ridge Channel,Coney Island Creek,Sheepshead Bay,Buttermilk Channel",
  ],
  ["US-NY-NYC-BRONX", "", "Eastchester Creek,Westchester Creek,Hutchinson River"],
  [
    "US-NY-WESTCHESTER",
    "",
    "Mamaroneck Harbor,Echo Bay,Port Chester Harbor,Milton Harbor,Tarrytown Harbor,New Rochelle Harbor,Saw Mill River",
  ],
  ["US-NY-ERIE", "", "Buffalo Harbor,Black Rock Channel,Cattaraugus Creek,Tonawanda Harbor,Sturgeon Point"],
  ["US-NY-CHAUTAUQUA", "", "Dunkirk Harbor,Barcelona Harbor"],
  ["US-NY-MONROE", "", "Rochester Harbor,Irondequoit Bay,Irondequoit"],
  ["US-NY-OSWEGO", "", "Oswego Harbor,Port Ontario Harbor,Port Ontario"],
  ["US-NY-CAYUGA", "", "Little Sodus Bay,Fair Haven Harbor"],
  ["US-NY-WAYNE", "", "Great Sodus Bay"],
  ["US-NY-NIAGARA", "", "Wilson Harbor,Olcott Harbor"],
  ["US-NY-ORLEANS", "", "Oak Orchard Harbor"],
  [
    "US-NY-STLAWRENCE",
    "",
    "Ogdensburg Harbor,Waddington Harbor,Morristown Harbor,Eisenhower Lock,Snell Lock",
  ],
  ["US-NY-CLINTON", "", "Plattsburgh Harbor"],
  ["US-PA-ERIE", "", "Erie Harbor,Presque Isle"],
  [
    "US-NJ-MONMOUTH",
    "",
    "Shark River,Shrewsbury River,Sandy Hook Channel,Manasquan Inlet,Sandy Hook to Barnegat,Raritan Bay and Sandy Hook Bay,Sea Bright to Manasquan,Elberon to Loch Arbour,Asbury Park to Manasquan,Manasquan River,Matawan Creek,Keyport Harbor",
  ],
  [
    "US-NJ-OCEAN",
    "",
    "Barnegat Inlet,Barnegat Inlet to Little Egg Inlet,Toms River,Manasquan Inlet to Barnegat Inlet,Double Creek",
  ],
  [
    "US-NJ-ATLANTIC",
    "",
    "Absecon Inlet,Brigantine Inlet,Great Egg Harbor Inlet,Brigantine Island,Absecon Island,Tuckerton Creek,Mullica River",
  ],
  [
    "US-NJ-CAPEMAY",
    "",
    "Cape May Inlet,Cold Spring Inlet,Corson Inlet,Townsends Inlet,Hereford Inlet,Cape May Canal,Lower Cape May Meadows,Cape May City Beachfill,Townsends Inlet to Cape May Inlet,Great Egg Harbor to Townsends Inlet,Hereford Inlet to Cape May Inlet,Dennis Creek,Villas and Vicinity,Reeds Beach",
  ],
  ["US-NJ-CUMBERLAND", "", "Maurice River,Cohansey River,Fortescue"],
  ["US-NJ-SALEM", "", "Salem River,Killcohook,Artificial Island"],
  ["US-NJ-UNION", "", "Arthur Kill,Elizabeth River,Rahway River"],
  ["US-NJ-ESSEX", "", "Newark Bay"],
  ["US-NY-NYC-RICHMOND", "", "Great Kills Harbor,South Shore of Staten Island"],
  ["US-NY-ULSTER", "", "Rondout Harbor,Rondout Creek,Saugerties Harbor"],
  ["US-NY-JEFFERSON", "", "Sackets Harbor,Cape Vincent Harbor"],
  ["US-NJ-MIDDLESEX", "", "Raritan River,Cheesequake Creek,Washington Canal"],
  ["US-NJ-GLOUCESTER", "", "Raccoon Creek,Mantua Creek,National Park Confined Disposal,Woodbury Creek"],
  ["US-NJ-BURLINGTON", "", "Rancocas Creek"],
  ["US-NJ-PASSAIC", "", "Passaic River Mainstem"],
  ["US-NJ-BERGEN", "", "Hackensack River"],
  ["US-NJ-SOMERSET", "", "Green Brook"],
  ["US-PA-PHILADELPHIA", "", "Schuylkill River,Fort Mifflin"],
  [
    "US-PA-ALLEGHENY",
    "",
    "Emsworth Locks,Emsworth Dam,Dashields Locks,Braddock Locks,Braddock Dam,Elizabeth Locks,Pittsburgh Engineer Warehouse,Neville Island,C.W. Bill Young Lock",
  ],
  ["US-PA-BEAVER", "", "Montgomery Locks,Montgomery Dam"],
  ["US-PA-WASHINGTON", "", "Charleroi Locks,Locks and Dam 4"],
];
