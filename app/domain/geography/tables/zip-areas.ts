/**
 * The counties of New York and New Jersey in which the post offices of a ZIP code's first three digits lie, for telling
 * towns of one name apart. Compiled by hand from memory of the postal service's public list, rather too many counties than
 * too few; codes are facts and need no licence.
 */
const COUNTIES_OF_ZIP_CODES: Readonly<
  Record<string, ReadonlyArray<readonly [start: RegExp, counties: string]>>
> = {
  "US-NY": [
    [/^109/, "ORANGE,ROCKLAND,WESTCHESTER"],
    [
      /^12[01]/,
      "ALBANY,COLUMBIA,DELAWARE,FULTON,GREENE,HAMILTON,MONTGOMERY,OTSEGO,RENSSELAER,SARATOGA,SCHENECTADY,SCHOHARIE,WARREN,WASHINGTON",
    ],
    [/^124/, "DELAWARE,GREENE,ULSTER,DUTCHESS,COLUMBIA,SCHOHARIE"],
    [/^125/, "COLUMBIA,DUTCHESS,ORANGE,PUTNAM,ULSTER"],
    [/^126/, "DUTCHESS"],
    [/^127/, "DELAWARE,ORANGE,SULLIVAN,ULSTER"],
    [/^128/, "ESSEX,HAMILTON,SARATOGA,WARREN,WASHINGTON,FULTON"],
    [/^129/, "CLINTON,ESSEX,FRANKLIN,STLAWRENCE,HAMILTON"],
    [
      /^13[01]/,
      "CAYUGA,CHENANGO,CORTLAND,JEFFERSON,MADISON,ONEIDA,ONONDAGA,ONTARIO,OSWEGO,SENECA,TOMPKINS,WAYNE",
    ],
    [/^13[345]/, "CHENANGO,FULTON,HERKIMER,LEWIS,MADISON,MONTGOMERY,ONEIDA,OTSEGO,HAMILTON"],
    [/^136/, "JEFFERSON,LEWIS,STLAWRENCE,FRANKLIN,OSWEGO"],
    [/^13[789]/, "BROOME,CHENANGO,CORTLAND,DELAWARE,OTSEGO,SULLIVAN,TIOGA,TOMPKINS"],
    [/^14[0-3]/, "CATTARAUGUS,CHAUTAUQUA,ERIE,GENESEE,NIAGARA,ORLEANS,WYOMING,LIVINGSTON"],
    [/^14[456]/, "GENESEE,LIVINGSTON,MONROE,ONTARIO,ORLEANS,SENECA,STEUBEN,WAYNE,WYOMING,YATES"],
    [/^147/, "ALLEGANY,CATTARAUGUS,CHAUTAUQUA"],
    [
      /^14[89]/,
      "ALLEGANY,CATTARAUGUS,CHEMUNG,CORTLAND,LIVINGSTON,SCHUYLER,SENECA,STEUBEN,TIOGA,TOMPKINS,YATES",
    ],
  ],
  "US-NJ": [
    [/^07[0-5]/, "BERGEN,ESSEX,HUDSON,MORRIS,PASSAIC,UNION,SUSSEX,MIDDLESEX"],
    [/^076/, "BERGEN"],
    [/^077/, "MONMOUTH,MIDDLESEX,OCEAN"],
    [/^07[89]/, "HUNTERDON,MORRIS,SOMERSET,SUSSEX,UNION,WARREN"],
    [/^08[01]/, "BURLINGTON,CAMDEN,GLOUCESTER,SALEM,ATLANTIC,OCEAN"],
    [/^082/, "ATLANTIC,CAPEMAY,CUMBERLAND"],
    [/^083/, "ATLANTIC,CAPEMAY,CUMBERLAND,GLOUCESTER,SALEM"],
    [/^084/, "ATLANTIC"],
    [/^08[56]/, "BURLINGTON,HUNTERDON,MERCER,MIDDLESEX,MONMOUTH,OCEAN,SOMERSET"],
    [/^087/, "MONMOUTH,OCEAN"],
    [/^08[89]/, "HUNTERDON,MIDDLESEX,SOMERSET,WARREN,UNION"],
  ],
};

/** The codes of the counties in which a ZIP code may be; empty where we do not know. */
export function countiesOfZip(zip: string): ReadonlyArray<string> {
  for (const [state, areas] of Object.entries(COUNTIES_OF_ZIP_CODES)) {
    const counties = areas.find(([start]) => start.test(zip))?.[1];
    if (counties !== undefined) return counties.split(",").map((county) => `${state}-${county}`);
  }
  return [];
}
