/** What names a local body before its place: "Town of Acton", "Ville de Laval". */
const BEFORE_ITS_PLACE = [
  "(?:city|town|township|village|hamlet|municipality|region|count(?:y|ies)|district|borough) of",
  "(?:communauté rurale|communauté régionale|hameau) (?:d[eu]s?\\b|d['’])",
  "(?:ville|municipalité|mrc|cité|comté|paroisse|canton|arrondissement) (?:d[eu]s?\\b|d['’])",
  "(?:housing|redevelopment|parking|water|sewer) authority of",
  "corporation municipale (?:d[eu]\\b|d['’])",
  "régie (?:inter)?municipale",
  "régie (?:régionale )?de gestion",
  "régie d['’](?:assainissement|incendie)",
  "office (?:municipal )?d['’]habitation",
  "société de transport",
  "administration portuaire",
  "(?:conseil|commission|centre de services?) scolaires?",
  "c[ée]gep",
  "csss",
  "centre de santé et (?:de )?services? sociaux",
  "r\\.?m\\.? of",
  "corporation of",
  "réseau de transport",
  "(?:university|college|suny|cuny) (?:of|at)?",
  "université d(?:e|['’])",
  "premières? nations?",
  "city\\s?housing",
  "(?:nation|mohawks?|chippewas|mississaugas|algonquins|ojibways?|council|conseil|band|atikamekw|innus?|abénakis) (?:of|d[eu]s?\\b|d['’])",
];

/** What names it after its place: "Acton Public Schools", "Reading Fire Department". */
const AFTER_ITS_PLACE = [
  "county",
  "regional",
  "township",
  "municipality",
  "borough",
  "(?:school|services) (?:board|district|department|division)",
  "board of (?:education|supervisors|selectmen|health)",
  "public schools",
  "(?:csd|ufsd|boces)",
  "(?:housing|water|sewer|sewage|sanitary|sewerage|municipal|redevelopment|parking|transit|transportation|airports?|port|utilit(?:y|ies)|pollution control|parks?|waste management|solid waste|recycling|recreation|conservation|library|joint) (?:authority|commission)",
  "(?:water|sewer|sanitary|fire|light|lighting|library|park|highway|sanitation|improvement) (?:district|department|dept\\.?)",
  "(?:fire|police) (?:and rescue |rescue )?(?:company|services?)",
  "police (?:department|services?)",
  "(?:department of )?public works",
  "dpw",
  "(?:public )?utilities",
  "(?:hydro|energy) (?:inc|corp|services)",
  "(?:public )?library(?: board)?",
  "(?:community|social|non-profit) housing",
  "(?:general|regional|memorial|district|community) hospital",
  "international airport",
  "community college",
  "health unit",
  "public health",
  "transit",
  "housing corporation",
  "port district commission",
  "(?:administration|services) board",
  "(?:r\\.?s\\.?u|m?\\.?s\\.?a\\.?d|s\\.?a\\.?u|a\\.?o\\.?s)\\.? ?#? ?\\d+",
  "(?:school (?:administrative|unit)|supervisory|regional school) (?:unit|district|union)",
  "first nations?",
  "(?:cree|dene|dakota|ojibway|ojibwe) nation",
  "indian band",
  "(?:cemetery|planning|development|improvement|highway|recreation|historical|harbor|harbour|parking|water and sewer|fire) (?:commission|board|authority|committee|council|association|league|trustees)",
  "(?:community |city |borough |township )?schools$",
  "parks (?:&|and) recreation",
  "(?:select ?board|board of selectmen|town (?:office|hall|council|clerk)|city hall|municipal (?:building|airport|office))",
  "(?:planning|engineering|building|finance|purchasing|electric|water and sewer|waterworks) (?:department|dept)",
  "(?:village corporation|water ?works|light (?:and|&) power|(?:municipal )?light plant|electric light)",
  "(?:transfer station|senior cent(?:er|re)|chamber of commerce|curling club|family health team|soil and water conservation district|conservation district)",
  "airport$",
  "region$",
  "(?:county|regional|community) development (?:council|commission|corporation)",
  "(?:highway|police|sheriff['’]s|parks|recreation|utilities|harbou?r|shellfish|facilities|cemetery|sewer|assessing|conservation) department",
  "(?:harbou?rmaster|council on aging|water (?:and|&) sewer|water pollution control facility|conservation commission|housing partnership)",
];

/** The kind of a body in brackets after its place: "Dunkirk (Town)", "Laval (Ville de)". */
const IN_BRACKETS =
  "\\((?:city|town|township|village|borough|municipality|ville|municipalité|paroisse|canton|mrc)(?: (?:of|de|du|des))?\\)";
/** Utilities that are called by their town: "Halifax Water". */
const AT_THE_END = "\\b(?:water|hydro|energy|parking)(?: (?:inc|corp|ltd)\\.?| corporation| limited)?$";
const AT_THE_START = "^(?:oh|cantons[ -]unis|ville|municipalité|canton|paroisse|village|mrc|transit) ";

const LOCAL_BODY = new RegExp(
  `\\b(?:${[...BEFORE_ITS_PLACE, ...AFTER_ITS_PLACE].join("|")})(?!\\p{L})|${IN_BRACKETS}|${AT_THE_START}|${AT_THE_END}`,
  "iu",
);

const MUNICIPALITY =
  /\b(?:city|town|township|village|hamlet|municipality|borough|county|region|ville|municipalité|cité|canton|paroisse|arrondissement|mrc)(?!\p{L})/iu;

/** Whether it is a municipality's or county's, which buys for its own area only. */
export const isMunicipality = (name: string) => MUNICIPALITY.test(name) && !/\bconservation\b/i.test(name);

/** Whether a buyer's name is a local body's, whose work is where it is: a city, a county, a school board. */
export const isLocalBody = (name: string) => LOCAL_BODY.test(name);
