import { foldName } from "../folded-name";

/**
 * The lists in this file are compiled by hand.
 *
 * Place names that are also ordinary words, people, manufacturers or other places. In running text they count only if
 * the province or state follows, "in" or "Town of" precedes, or the buyer is there.
 */
const COMMON_NAMES = `
acton albert alberton albion aldershot alexandria alfred alliston alma altona amherst amos angus anjou
argenteuil argentia armstrong arthur asbestos astoria atlantic attica auburn aurora avignon aylmer ayr
babylon baffin bancroft barrington bath battleford beacon beaumont beaver bedford beresford berkshire berlin
berwick bethlehem beverly biggar blenheim bloomfield bonaventure bonfield borden bourne bradford brant
brewster bridgetown bridgewater brighton bristol brock brooks bruce brunswick buckingham burgeo burin butler
calais caledonia cambria camden cameron canton carbon cariboo caribou carlisle carlyle carman carmel carp
carroll cartwright cavendish cayuga centre champlain chandler chapleau charlemagne charlevoix charlotte
chatham chelsea cheshire chester churchill cicero clarion clearview clearwater clermont clifton clinton
cobalt cochrane colborne colchester coldstream columbia comstock concord conway corning cortland courtenay
coventry creighton creston cumberland cutler dalhousie danville dauphin delaware delhi delson delta denwood
derry devens devon digby dorchester dover dresden drummond dryden dufferin dukes duncan dundalk dundas
dunkirk durham dutton earle easton edison edson elgin elie elizabeth elk ellsworth elora emo emporium
enderby enfield englewood erie erin essa essex eureka ewing exeter fairfield fairview farmington faro fergus
flushing forest forestville fortune franklin freeport frontenac fulton gardner genesee geneva georgetown
gibsons gladstone gloucester golden gorham goshen gracefield grafton granby grandview greece greene
greenfield greenstone greenwich greenwood grey groton haliburton halton hamburg hamden hampden hampshire
hampton hancock hanna hanover harlem hartland hastings havelock hazelton hearst henrietta hermitage hershey
hillsborough hingham hinton hope houston hudson hull humboldt huntingdon huntington huron indiana iroquois
jamaica jamestown jefferson jericho johnston johnstown keene kensington kent keswick killarney kimberley
king kings kirkland knox labrador lachine ladysmith lakefield lakeshore lakewood lambton lanark lancaster
langley laporte lawrence leader lebanon leduc leeds lewis lexington liberty limestone lincoln linden lindsay
lively liverpool livingston loretto lowell loyalist lucan lynn lyons machin mackenzie madison madoc magog
malden malone manitou mansfield maple marathon marshfield massey matheson mattawa mayo medford media medina
melville mercer merrimack merritt middlesex middleton midland milford millbrook milton mingan minto mission
mitchell mono monroe montague montcalm montgomery montour montrose morden morris nassau needham nelson
newcastle newington newport newton niagara nicolet nipigon norfolk normandin northumberland norway norwich
norwood nyack ocean odessa olds oliver oneida ontario orange orleans outlook oxbow oxford oyen papineau
paradise paris pasadena passaic pease peel pelham pemberton perce perry perth picton pike plainfield
plymouth pomona pontiac portland portneuf potter prescott prevost price prince princeton provost putnam
queens randolph reading redcliff resolute revere richmond ridgway rigaud riverhead riverview roberval roblin
rockingham rockland rockwood rome romulus rosetown russell rutland rye sackville salamanca salem sandwich
sanford saratoga saugerties sayre schuyler scotia seaforth selkirk selwyn seneca severn shannon sharon
shelburne shrewsbury sidney simcoe snyder somerset soo sorel souris southampton southgate sparta springdale
springfield springhill springwater stanstead stayner steuben stewiacke stikine stirling stonewall stowe
strafford stratford strathcona suffolk sullivan summerland sunbury sussex sutton swanton sydenham sydney
taber tay temagami terrace thompson thornbury tilbury tiny tioga trail troy tweed ulster union unionville
unity upton utica valhalla vanier venango verdun vermilion vernon verona victoria virden wadena wakefield
waldo walton warman warren warsaw warwick washington wayne wellesley wellington westfield westport westville
weyburn wildwood williamsburg williston wilmot winchester windham wingham winkler winthrop woodbridge
woodstock woolwich wyoming yates yoho york
`;

const commonNames = new Set(COMMON_NAMES.split(/\s+/).map(foldName));
const COMMON_PHRASES = new Set(
  (
    "Capital Region,Central Coast,Sunshine Coast,North Coast,Peace River,Garden City,Grand Valley,Old Town,Long Beach," +
    "High Level,Black Diamond,Iron Bridge,Red Rock,New City,Spring Valley,Lake Country,South River,White River,Rocky Point,Hyde Park,Grand Forks"
  )
    .split(",")
    .map(foldName),
);

/** Saints' names usually mean a school, church or street. These mean a city. */
const SAINTS_THAT_ARE_CITIES = new Set(
  "St. Catharines,St. John's,Saint John,St. Albert,Saint-Hyacinthe,Saint-Jérôme,Saint-Eustache,Saint-Hubert"
    .split(",")
    .map(foldName),
);

/** Whether a saint's name is a city's too. In a text it is the city if it stands alone: "Cleaning (St. John's)". */
export const isSaintedCity = (foldedName: string) => SAINTS_THAT_ARE_CITIES.has(foldedName);

export const isSaint = (foldedName: string) => /^st \S+$/.test(foldedName);

export function isCommonName(foldedName: string): boolean {
  return (
    commonNames.has(foldedName) ||
    COMMON_PHRASES.has(foldedName) ||
    (isSaint(foldedName) && !SAINTS_THAT_ARE_CITIES.has(foldedName))
  );
}

/** Names that contain a place's name but mean something else. */
export const NAMESAKES: ReadonlySet<string> = new Set(
  [
    "Abitibi-Consolidated",
    "Abitibi-Price",
    "Bank of Montreal",
    "Boston Dynamics",
    "Boston Fern",
    "Boston Ivy",
    "Boston Pizza",
    "Boston Scientific",
    "Boston Whaler",
    "Buffalo Grass",
    "Finger Lakes Community College",
    "Hamilton Beach",
    "Hudson Valley Community College",
    "Kingston Memory",
    "Kingston Technology",
    "London Borough",
    "London Fog",
    "London Plane",
    "Montreal Protocol",
    "New Jersey Barrier",
    "New Jersey Barriers",
    "North Country Community College",
    "Nova Scotia Power",
    "Ontario Northland",
    "Philadelphia Insurance",
    "Quebec North Shore",
    "St. John Ambulance",
    "Toronto Dominion",
    "Toronto-Dominion Bank",
    "Union Free",
    "Waterloo Oxford",
  ].map(foldName),
);

const firstWordsOfNamesakes = new Set(Array.from(NAMESAKES, (name) => name.split(" ")[0]));

export function beginsNamesake(foldedWord: string): boolean {
  return firstWordsOfNamesakes.has(foldedWord);
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(foldName));

/** Words after a place name that make it a road's name: "Kingston Road", "York St". */
export const ROAD_AFTER = words(`
  street st streets road rd avenue ave av boulevard blvd boul drive dr lane crescent cres court ct highway
  hwy parkway pkwy line sideroad concession terrace square circle gate trail expressway expy turnpike way place rue arterial
  bridge viaduct interchange
`);

/** Words before a place name that make it a road's name: "rue de Sherbrooke", "chemin Chambly". */
export const ROAD_BEFORE = words(
  "rue avenue av ave boulevard boul chemin ch rang route montée côte place autoroute hwy",
);

export const ARTICLES = words("de du des la le les l d the of");

/** Words after a place name that make it something else: "Ottawa River", "HALIFAX-class frigates". */
export const OTHER_THING_AFTER = words(`
  river rivers lake island islands creek valley mountain basin formation canyon class style
  fog plane ivy bluegrass brick bricks plywood paints electronics scientific pharmaceuticals wings paver pavers permeameter
`);

/** Words before a place name that make it a lake, ship or person: "Lake Simcoe", "HMCS Toronto", "Sir Hamilton". */
export const OTHER_THING_BEFORE = words(`
  lake lac hmcs ncsm ccgs ngcc uss usns usng mv sir mr mrs ms lord lady
  alexander andrew anne charles david edward elizabeth frank george henry james jane john joseph margaret mary
  michael paul peter richard robert thomas william jean jacques marie alvin harold ralph walter donald norman
  stephen philip daniel samuel benjamin patrick gerald lester wilfrid ernest ronald kenneth roger
`);

/** Other countries after a city in a title: "London, UK". */
export const ABROAD = words(
  "uk england scotland ireland france germany italy spain poland latvia japan korea kuwait jamaica australia belgium netherlands mexico ukraine romania",
);

/** Words for a military site. The name beside one is a place, whatever the buyer's province. */
export const BASE_WORDS = words(
  "cfb bfc cfs sfc cfd cfsd dafc asu cdsb bsdc garrison garnison usb dob fol detachment détachement",
);
/** Words for a military site after a number: "8 Wing", "8e Escadre". */
export const WING_WORDS = words("wing escadre");

/** Wings of the Royal Canadian Air Force with their towns, by hand from their public names. */
export const WINGS: Readonly<Record<string, string>> = {
  1: "Kingston",
  3: "Bagotville",
  4: "Cold Lake",
  5: "Goose Bay",
  8: "Trenton",
  9: "Gander",
  12: "Shearwater",
  14: "Greenwood",
  15: "Moose Jaw",
  16: "Saint-Jean-sur-Richelieu",
  17: "Winnipeg",
  19: "Comox",
  22: "North Bay",
};

/** Words that make a longer name of another place: "Port Hamilton". */
export const LONGER_NAME_BEFORE = words(`
  new north south east west upper lower port fort mt st point pointe lac grand great old little big glen
  northeast northwest southeast southwest greater downtown
`);
/** Those of them that leave a large city the same: "East Toronto", "New Ottawa Library". */
export const DIRECTIONS = words(
  "new north south east west old greater downtown northeast northwest southeast southwest",
);
/** Words after a place name that make another place's name: "New York Mills". */
export const LONGER_NAME_AFTER = words(`
  mills falls heights springs hills junction corners landing cove mines ferry grove glen lakes shores
`);
/** Words after a name that make even a common name a place: "Oliver Detachment". */
export const PLACE_AFTER = words(`
  township region area float floats dredging wwtp wtp wpcp landfill firehall jetty causeway slipway hangar laboratory lab laboratoire heliport weir hatchery marina cellblock detachment détachement rcmp grc wharf breakwater lightstation lighthouse penitentiary airport aéroport harbour harbor armoury armouries armory institution
  campus terminal afrc usarc afb arb angb nwr nf atct tracon readiness courthouse liquor retail barracks military
`);
