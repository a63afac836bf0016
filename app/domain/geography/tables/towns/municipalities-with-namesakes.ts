/**
 * Municipalities of New York, New Jersey and Pennsylvania whose name is another place's of the state too: the "Town of
 * Florida" is not in the county of the village of Florida. Each kind has the names that one municipality of the kind
 * has; those that several have are in `namesakes-in-a-state.ts`. Compiled by hand from
 * general knowledge of the states' municipalities; names and locations are facts and need no licence.
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
  "US-NY-STLAWRENCE": "Lawrence,Russell,Clifton",
  "US-NY-ALLEGANY": "Clarksville,Genesee,Allen",
  "US-NY-CHAUTAUQUA": "Poland,Hanover",
  "US-NY-CHEMUNG": "Baldwin",
  "US-NY-ERIE": "Aurora,Concord,Holland",
  "US-NY-FRANKLIN": "Waverly,Bangor,Brandon,Altamont",
  "US-NY-LEWIS": "Denmark,Harrisburg,Montague",
  "US-NY-CAYUGA": "Genoa,Venice,Victory,Sterling",
  "US-NY-YATES": "Italy,Jerusalem",
  "US-NY-WYOMING": "Java,Orangeville",
  "US-NY-MONROE": "Sweden",
};

const VILLAGES: Readonly<Record<string, string>> = {
  "US-NY-CAYUGA": "Fair Haven",
  "US-NY-DELAWARE": "Franklin",
  "US-NY-MONTGOMERY": "Ames",
  "US-NY-NASSAU": "Bellerose,Kensington,Thomaston",
  "US-NY-ONEIDA": "Prospect",
  "US-NY-OSWEGO": "Cleveland",
  "US-NY-SARATOGA": "Victory",
  "US-NY-STEUBEN": "Riverside",
};

const TOWNSHIPS: Readonly<Record<string, string>> = {
  "US-NJ-CAMDEN": "Gloucester",
  "US-NJ-CAPEMAY": "Lower,Middle,Upper",
  "US-NJ-GLOUCESTER": "Harrison",
  "US-NJ-HUNTERDON": "Raritan",
  "US-NJ-OCEAN": "Long Beach",
  "US-NJ-SUSSEX": "Hampton",
  "US-PA-CUMBERLAND": "Silver Spring",
  "US-PA-CHESTER": "Pennsbury",
  "US-PA-NORTHAMPTON": "Bushkill",
  "US-PA-CENTRE": "Patton,Halfmoon",
};

const BOROUGHS: Readonly<Record<string, string>> = {
  "US-NJ-SOMERSET": "Millstone",
  "US-PA-ADAMS": "Fairfield",
  "US-PA-ALLEGHENY": "Pennsbury Village,Wall,Whitehall",
  "US-PA-ARMSTRONG": "Atwood,South Bethlehem",
  "US-PA-BEAVER": "Bridgewater,Georgetown,Glasgow,Homewood,New Galilee",
  "US-PA-BEDFORD": "Hopewell",
  "US-PA-BERKS": "Lyons",
  "US-PA-BRADFORD": "Monroe",
  "US-PA-BUTLER": "Cherry Valley,Fairview,West Liberty",
  "US-PA-CAMBRIA": "Brownstown,Daisytown,Ferndale,Franklin,Lorain",
  "US-PA-CARBON": "East Side",
  "US-PA-CENTRE": "Unionville",
  "US-PA-CLEARFIELD": "Burnside,Chester Hill,New Washington",
  "US-PA-COLUMBIA": "Briar Creek",
  "US-PA-CRAWFORD": "Venango,Woodcock",
  "US-PA-DELAWARE": "Rose Valley,Rutledge",
  "US-PA-FULTON": "Valley-Hi",
  "US-PA-HUNTINGDON": "Birmingham,Mapleton,Rockhill",
  "US-PA-JUNIATA": "Mifflin",
  "US-PA-LEBANON": "Richland",
  "US-PA-LUZERNE": "Laurel Run,Pringle",
  "US-PA-NORTHAMPTON": "Chapman,Glendon",
  "US-PA-PERRY": "Bloomfield",
  "US-PA-POTTER": "Oswayo",
  "US-PA-SCHUYLKILL": "Ashland,Deer Lake,Mechanicsville",
  "US-PA-SOMERSET": "Benson,Casselman,Indian Lake,Paint",
  "US-PA-SUSQUEHANNA": "Oakland",
  "US-PA-TIOGA": "Roseville",
  "US-PA-WASHINGTON": "Green Hills,Long Branch,Midway,Twilight",
  "US-PA-WAYNE": "Bethany",
  "US-PA-WESTMORELAND": "Hyde Park,Manor,Oklahoma,Penn",
  "US-PA-YORK": "Cross Roads,New Salem,Windsor",
};

const inForms = (names: Readonly<Record<string, string>>, forms: (name: string) => ReadonlyArray<string>) =>
  Object.entries(names).map(([code, list]) => [code, list.split(",").flatMap(forms).join(",")] as const);

/** The names of the bodies, with the word that tells the municipality from its namesakes, by county. */
export const MUNICIPALITIES_WITH_NAMESAKES: ReadonlyArray<readonly [code: string, names: string]> = [
  ...inForms(TOWNS, (name) => [`Town of ${name}`]),
  ...inForms(VILLAGES, (name) => [`Village of ${name}`]),
  ...inForms(TOWNSHIPS, (name) => [`${name} Township`, `Township of ${name}`]),
  ...inForms(BOROUGHS, (name) => [`${name} Borough`, `Borough of ${name}`]),
];
