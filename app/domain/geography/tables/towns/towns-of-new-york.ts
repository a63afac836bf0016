/**
 * Towns of New York whose name is another place's too, a village's, a city's or a hamlet's of another county: the "Town
 * of Florida" is not in the county of the village of Florida. Only names that one town of the state has; then townships
 * of Pennsylvania of the same kind. Compiled by hand from their public names; names and locations are facts and need no
 * licence.
 */
const TOWNS: Readonly<Record<string, string>> = {
  "US-NY-SULLIVAN": "Highland",
  "US-NY-WASHINGTON": "Dresden,Putnam",
  "US-NY-SCHOHARIE": "Fulton,Jefferson,Summit",
  "US-NY-BROOME": "Barker,Maine,Union",
  "US-NY-WAYNE": "Ontario,Huron,Rose,Butler",
  "US-NY-FULTON": "Northampton,Perth,Stratford",
  "US-NY-HERKIMER": "Salisbury,Schuyler,Ohio,Russia,Norway",
  "US-NY-STEUBEN": "Wayne,Woodhull,Dansville",
  "US-NY-MONTGOMERY": "Florida,Mohawk,Charleston",
  "US-NY-OTSEGO": "Richfield,Maryland,Plainfield",
  "US-NY-DELAWARE": "Deposit,Middletown",
  "US-NY-STLAWRENCE": "Lawrence,Russell",
  "US-NY-ALLEGANY": "Clarksville,Genesee",
  "US-NY-CHAUTAUQUA": "Poland,Hanover",
  "US-NY-ERIE": "Aurora,Concord,Holland",
  "US-NY-FRANKLIN": "Waverly,Bangor,Brandon",
  "US-NY-LEWIS": "Denmark,Harrisburg,Montague",
  "US-NY-CAYUGA": "Genoa,Venice,Victory,Sterling",
  "US-NY-YATES": "Italy,Jerusalem",
  "US-NY-WYOMING": "Java,Orangeville",
  "US-NY-MONROE": "Sweden",
};

const TOWNSHIPS: Readonly<Record<string, string>> = {
  "US-PA-CUMBERLAND": "Silver Spring",
  "US-PA-CHESTER": "Pennsbury",
  "US-PA-NORTHAMPTON": "Bushkill",
  "US-PA-CENTRE": "Patton,Halfmoon",
};

const inForms = (names: Readonly<Record<string, string>>, forms: (name: string) => ReadonlyArray<string>) =>
  Object.entries(names).map(([code, list]) => [code, list.split(",").flatMap(forms).join(",")] as const);

/** The names of the bodies, with the word that tells the town from its namesakes, by county. */
export const TOWNS_WITH_NAMESAKES: ReadonlyArray<readonly [code: string, names: string]> = [
  ...inForms(TOWNS, (name) => [`Town of ${name}`]),
  ...inForms(TOWNSHIPS, (name) => [`${name} Township`, `Township of ${name}`]),
];
