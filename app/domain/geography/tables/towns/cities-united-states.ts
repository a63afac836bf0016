import { lazy } from "~/domain/lazy";
import { foldName } from "../../folded-name";

/**
 * The municipalities of the nine states that are called cities. "City of Dallas" without a state is no borough or township of
 * that name. Compiled by hand from the states' public lists; names are facts and need no licence.
 */
const CITIES_OF_THE_NINE_STATES: Readonly<Record<string, string>> = {
  "US-NY":
    "Albany,Amsterdam,Auburn,Batavia,Beacon,Binghamton,Buffalo,Canandaigua,Cohoes,Corning,Cortland,Dunkirk,Elmira,Fulton,Geneva,Glen Cove,Glens Falls,Gloversville,Hornell,Hudson,Ithaca,Jamestown,Johnstown,Kingston,Lackawanna,Little Falls,Lockport,Long Beach,Mechanicville,Middletown,Mount Vernon,New Rochelle,New York,Newburgh,Niagara Falls,North Tonawanda,Norwich,Ogdensburg,Olean,Oneida,Oneonta,Oswego,Peekskill,Plattsburgh,Port Jervis,Poughkeepsie,Rensselaer,Rochester,Rome,Rye,Salamanca,Saratoga Springs,Schenectady,Sherrill,Syracuse,Tonawanda,Troy,Utica,Watertown,Watervliet,White Plains,Yonkers",
  "US-NJ":
    "Absecon,Asbury Park,Atlantic City,Bayonne,Beverly,Bordentown,Bridgeton,Brigantine,Burlington,Camden,Cape May,Clifton,Corbin City,East Orange,Egg Harbor City,Elizabeth,Englewood,Estell Manor,Garfield,Gloucester City,Hackensack,Hoboken,Jersey City,Lambertville,Linden,Linwood,Long Branch,Margate,Margate City,Millville,New Brunswick,Newark,North Wildwood,Northfield,Ocean City,Orange,Passaic,Paterson,Perth Amboy,Plainfield,Pleasantville,Port Republic,Rahway,Salem,Sea Isle City,Somers Point,South Amboy,Summit,Trenton,Union City,Ventnor,Ventnor City,Vineland,Wildwood,Woodbury",
  "US-PA":
    "Aliquippa,Allentown,Altoona,Arnold,Beaver Falls,Bethlehem,Bloomsburg,Bradford,Butler,Carbondale,Chester,Clairton,Coatesville,Connellsville,Corry,DuBois,Duquesne,Easton,Erie,Farrell,Franklin,Greensburg,Harrisburg,Hazleton,Hermitage,Jeannette,Johnstown,Lancaster,Latrobe,Lebanon,Lock Haven,Lower Burrell,McKeesport,Meadville,Monessen,Monongahela,Nanticoke,New Castle,New Kensington,Oil City,Parker,Philadelphia,Pittsburgh,Pittston,Pottsville,Reading,Scranton,Shamokin,Sharon,St. Marys,Sunbury,Titusville,Uniontown,Warren,Washington,Wilkes-Barre,Williamsport,York",
  "US-CT":
    "Ansonia,Bridgeport,Bristol,Danbury,Derby,Groton,Hartford,Meriden,Middletown,Milford,New Britain,New Haven,New London,Norwalk,Norwich,Shelton,Stamford,Torrington,Waterbury,West Haven,Winsted",
  "US-MA":
    "Agawam,Amesbury,Amherst,Attleboro,Barnstable,Beverly,Boston,Braintree,Bridgewater,Brockton,Cambridge,Chelsea,Chicopee,Easthampton,Everett,Fall River,Fitchburg,Framingham,Franklin,Gardner,Gloucester,Greenfield,Haverhill,Holyoke,Lawrence,Leominster,Lowell,Lynn,Malden,Marlborough,Medford,Melrose,Methuen,New Bedford,Newburyport,Newton,North Adams,Northampton,Palmer,Peabody,Pittsfield,Quincy,Randolph,Revere,Salem,Somerville,Southbridge,Springfield,Taunton,Waltham,Watertown,West Springfield,Westfield,Weymouth,Winthrop,Woburn,Worcester",
  "US-NH":
    "Berlin,Claremont,Concord,Dover,Franklin,Keene,Laconia,Lebanon,Manchester,Nashua,Portsmouth,Rochester,Somersworth",
  "US-VT":
    "Barre,Burlington,Essex Junction,Montpelier,Newport,Rutland,South Burlington,St. Albans,Vergennes,Winooski",
  "US-ME":
    "Auburn,Augusta,Bangor,Bath,Belfast,Biddeford,Brewer,Calais,Caribou,Eastport,Ellsworth,Gardiner,Hallowell,Lewiston,Old Town,Portland,Presque Isle,Rockland,Saco,Sanford,South Portland,Waterville,Westbrook",
  "US-RI": "Central Falls,Cranston,East Providence,Newport,Pawtucket,Providence,Warwick,Woonsocket",
};

const statesByCity = lazy(() => {
  const states = new Map<string, Array<string>>();
  for (const [state, names] of Object.entries(CITIES_OF_THE_NINE_STATES))
    for (const name of names.split(",").map(foldName)) states.set(name, [...(states.get(name) ?? []), state]);
  return states;
});

/** Whether one of the nine states has a city of this name. */
export const isCityOfStates = (name: string): boolean => statesByCity().has(foldName(name));

/** The state of the city whose name begins this one: "Trenton", "Trenton Department of Public Works". `null` if two have it. */
export function stateOfCity(name: string): string | null {
  const words = foldName(name).split(" ");
  const [state, other] =
    words
      .map((_, index) => statesByCity().get(words.slice(0, words.length - index).join(" ")) ?? [])
      .find((states) => states.length > 0) ?? [];
  return other === undefined ? (state ?? null) : null;
}

/** The state of the city of exactly this name; `null` if two have it. */
export function stateOfOneCity(name: string): string | null {
  const [state, other] = statesByCity().get(foldName(name)) ?? [];
  return other === undefined ? (state ?? null) : null;
}
