/**
 * Names that several places of one province or state have, with the one that a notice means by the name alone: the
 * city or borough whose post office has the name, or else the far larger one. Compiled by hand from public names and
 * addresses; names and locations are facts and need no licence. Names that are left out could be either place.
 */
export const MEANT_IN_A_STATE: Readonly<Record<string, string>> = {
  "US-NY-CAYUGA": "Aurora",
  "US-NY-MONROE": "Brighton",
  "US-NY-ORANGE": "Chester,Pine Bush,Huguenot",
  "US-NY-DUTCHESS": "Red Hook",
  "US-NY-SUFFOLK": "Greenport,Centerport,Oakdale",
  "US-NY-STEUBEN": "Bradford",
  "US-NY-LIVINGSTON": "Springwater",
  "US-NY-YATES": "Dresden",
  "US-NY-ONTARIO": "Bloomfield",
  "US-NY-MADISON": "Bridgeport",
  "US-NY-HERKIMER": "Poland",
  "US-NY-JEFFERSON": "Brownville",
  "US-NY-BROOME": "Dickinson",
  "US-NY-CORTLAND": "Preble",
  "US-NY-NASSAU": "Lakeview",
  "US-NY-GREENE": "Palenville,Ashland",
  "US-NY-ONONDAGA": "Kirkville",
  "US-NY-ONEIDA": "Sylvan Beach",
  "US-NY-FRANKLIN": "Franklin",
  "US-NJ-ESSEX": "Fairfield",
  "US-NJ-UNION": "Union",
  "US-NJ-HUNTERDON": "Hampton",
  "US-NJ-SUSSEX": "Franklin",
  "US-NJ-SOMERSET": "Franklin Park",
  "US-NJ-CAMDEN": "Magnolia",
  "US-NJ-CUMBERLAND": "Greenwich",
  "US-PA-PHILADELPHIA": "Fox Chase",
  "US-PA-LANCASTER": "Paradise,Silver Spring",
  "US-PA-SOMERSET": "Somerset,Fairhope,Salisbury",
  "US-PA-SUSQUEHANNA": "Susquehanna",
  "US-PA-ERIE": "Fairview,Lawrence Park",
  "US-PA-ALLEGHENY": "Elizabeth,Heidelberg,Ross,Robinson,Scott,Stowe,Edgewood,Richland",
  "US-PA-LEHIGH": "Whitehall",
  "US-PA-BUCKS": "Falls,Warwick",
  "US-PA-BERKS": "Amity,Spring,Bethel",
  "US-PA-BUTLER": "Harmony,Clinton",
  "US-PA-BEAVER": "Industry,Center",
  "US-PA-TIOGA": "Liberty,Covington",
  "US-PA-WESTMORELAND": "Madison,Donegal",
  "US-PA-FAYETTE": "Smithfield,Belle Vernon",
  "US-PA-SCHUYLKILL": "St. Clair,Valley View",
  "US-PA-ARMSTRONG": "Parker",
  "US-PA-MCKEAN": "Eldred,Ludlow",
  "US-PA-DELAWARE": "Morton,Upland,Parkside",
  "US-PA-LACKAWANNA": "Mayfield",
  "US-PA-LAWRENCE": "Pulaski",
  "US-PA-HUNTINGDON": "Mill Creek",
  "US-PA-WYOMING": "Factoryville",
  "US-PA-BLAIR": "Claysburg",
  "US-PA-CHESTER": "Nottingham,Thornbury",
  "US-PA-CRAWFORD": "Centerville",
  "US-PA-UNION": "Winfield",
  "US-PA-CUMBERLAND": "Middlesex",
  "US-PA-NORTHAMPTON": "Plainfield",
  "US-PA-DAUPHIN": "Londonderry,Jackson",
  "US-ME-WALDO": "Palermo",
  "CA-ON-KEN": "Hudson",
  "CA-ON-TBY": "Armstrong",
  "CA-NS-CAPEBRETON": "Westmount",
  "CA-QC-LESCOLLINESDELOUTAOUAIS": "L'Ange-Gardien",
  "CA-QC-LESMASKOUTAINS": "Saint-Damase",
  "CA-QC-BROMEMISSISQUOI": "Sainte-Sabine",
  "CA-QC-JOLIETTE": "Notre-Dame-de-Lourdes",
  "CA-QC-PAPINEAU": "Lac-Simon",
  "CA-QC-MONTREAL": "Saint-Michel",
  "CA-QC-MATAWINIE": "Saint-Donat",
  "CA-QC-BEAUHARNOISSALABERRY": "Saint-Louis-de-Gonzague",
};

/** The townships and towns of such names, which are others than the places that the names alone mean. */
export const TOWNSHIPS_IN_A_STATE: Readonly<Record<string, string>> = {
  "US-NY-ERIE": "Town of Aurora",
  "US-NY-COLUMBIA": "Town of Greenport",
  "US-NJ-CAPEMAY": "Lower Township,Middle Township,Upper Township,Cape May Point,West Wildwood",
  "US-NJ-OCEAN": "Long Beach Township",
  "US-NJ-CAMDEN": "Gloucester Township,Hi-Nella,Woodlynne",
  "US-NJ-MONMOUTH": "Interlaken,Loch Arbour",
  "US-NJ-GLOUCESTER": "Harrison Township",
  "US-PA-CUMBERLAND": "Hampden Township",
  "US-PA-DAUPHIN": "Susquehanna Township",
  "US-PA-LANCASTER": "Manheim Township",
  "US-PA-LYCOMING": "Loyalsock",
  "US-PA-ALLEGHENY": "Ohio Township",
  "CA-ON-TIM": "Township of Armstrong,Township of Hudson",
};

/** Names of which several municipalities of one kind in a state have each: the county must be stated with them. */
const TOWNS_OF_SEVERAL: Readonly<Record<string, string>> = {
  "US-NY-OSWEGO": "Albion",
  "US-NY-ORLEANS": "Albion",
  "US-NY-CHEMUNG": "Ashland",
  "US-NY-GREENE": "Ashland,Greenville",
  "US-NY-CLINTON": "Clinton",
  "US-NY-DUTCHESS": "Clinton",
  "US-NY-STEUBEN": "Fremont",
  "US-NY-SULLIVAN": "Fremont",
  "US-NY-ORANGE": "Greenville,Chester",
  "US-NY-WARREN": "Chester",
  "US-NY-DELAWARE": "Franklin",
  "US-NY-FRANKLIN": "Franklin,Dickinson",
  "US-NY-BROOME": "Dickinson",
  "US-NY-ESSEX": "Lewis",
  "US-NY-LEWIS": "Lewis",
};

const TOWNSHIPS_OF_SEVERAL: Readonly<Record<string, string>> = {
  "US-NJ-ESSEX": "Fairfield",
  "US-NJ-CUMBERLAND": "Fairfield,Greenwich",
  "US-NJ-GLOUCESTER": "Greenwich,Washington,Franklin",
  "US-NJ-WARREN": "Greenwich,Mansfield,Washington,Franklin",
  "US-NJ-SOMERSET": "Franklin",
  "US-NJ-HUNTERDON": "Franklin",
  "US-NJ-BURLINGTON": "Mansfield,Washington",
  "US-NJ-BERGEN": "Washington",
  "US-NJ-MORRIS": "Washington",
  "US-NJ-MERCER": "Hamilton",
  "US-NJ-ATLANTIC": "Hamilton",
  "US-NJ-MONMOUTH": "Ocean",
  "US-NJ-OCEAN": "Ocean",
};

const BOROUGHS_OF_SEVERAL: Readonly<Record<string, string>> = {
  "US-PA-BEDFORD": "Coaldale,Pleasantville",
  "US-PA-SCHUYLKILL": "Coaldale",
  "US-PA-CRAWFORD": "Centerville",
  "US-PA-WASHINGTON": "Centerville,McDonald",
  "US-PA-ALLEGHENY": "McDonald,Liberty",
  "US-PA-TIOGA": "Liberty",
  "US-PA-CUMBERLAND": "Newburg",
  "US-PA-CLEARFIELD": "Newburg",
  "US-PA-VENANGO": "Emlenton,Pleasantville",
  "US-PA-CLARION": "Emlenton",
};

const inForms = (
  names: Readonly<Record<string, string>>,
  formsOf: (name: string) => ReadonlyArray<string>,
): ReadonlyArray<readonly [code: string, forms: ReadonlyArray<string>]> =>
  Object.entries(names).map(([code, list]) => [code, list.split(",").flatMap(formsOf)]);

/** By county, with the word for the kind. */
export const MUNICIPALITIES_OF_SEVERAL: ReadonlyArray<readonly [code: string, forms: ReadonlyArray<string>]> =
  [
    ...inForms(TOWNS_OF_SEVERAL, (name) => [`Town of ${name}`]),
    ...inForms(TOWNSHIPS_OF_SEVERAL, (name) => [`${name} Township`, `Township of ${name}`]),
    ...inForms(BOROUGHS_OF_SEVERAL, (name) => [`${name} Borough`, `Borough of ${name}`]),
  ];
