import { lazy } from "~/domain/lazy";
import { foldName } from "./folded-name";
import type { PlaceFound } from "./place-found";
import { CITIES_OF_OTHER_STATES } from "./tables/sites-of-other-states";
import { OTHER_STATES } from "./tables/united-states";

/**
 * Counties of the states that we do not cover, whose names only one state has. Compiled by hand from everyday use;
 * names are facts and need no licence.
 */
const COUNTIES: Readonly<Record<string, string>> = {
  AZ: "Coconino,Maricopa,Pima,Pinal,Yavapai",
  CA: "Alameda,Contra Costa,Fresno,Kern,Los Angeles,Marin,Monterey,Riverside,Sacramento,San Bernardino,San Diego,San Joaquin,San Mateo,Santa Barbara,Santa Clara,Santa Cruz,Sonoma,Stanislaus,Tulare,Ventura,Yolo",
  CO: "Arapahoe,Boulder,Larimer,Mesa,Weld",
  DE: "New Castle",
  FL: "Alachua,Brevard,Broward,Collier,Duval,Leon,Manatee,Miami-Dade,Okaloosa,Osceola,Palm Beach,Pasco,Pinellas,Sarasota,St. Johns,St. Lucie,Volusia",
  GA: "Cobb,Gwinnett,Muscogee",
  IL: "DuPage,McHenry,Sangamon,Champaign,Peoria,Winnebago",
  IN: "Elkhart,Hendricks,Tippecanoe,Vanderburgh",
  KS: "Sedgwick,Shawnee,Wyandotte",
  MD: "Anne Arundel,Baltimore,Calvert,Cecil,Garrett,Harford,Prince George's,Queen Anne's,St. Mary's,Wicomico",
  MI: "Ingham,Kalamazoo,Leelanau,Macomb,Muskegon,Saginaw,Washtenaw",
  MN: "Anoka,Hennepin,Ramsey,Olmsted",
  NC: "Alamance,Buncombe,Cabarrus,Catawba,Chowan,Craven,Currituck,Edgecombe,Gaston,Guilford,Harnett,Hoke,Iredell,Lenoir,New Hanover,Onslow,Pamlico,Pasquotank,Pender,Perquimans,Sampson,Stanly,Transylvania,Tyrrell,Wake,Watauga,Yadkin,Yancey",
  NM: "Bernalillo",
  NV: "Washoe",
  OH: "Ashtabula,Auglaize,Cuyahoga,Geauga,Licking,Lucas,Mahoning,Muskingum,Tuscarawas",
  OR: "Clackamas,Deschutes,Multnomah",
  SC: "Charleston,Horry,Spartanburg",
  TN: "Davidson",
  TX: "Bexar,Collin,Denton,Galveston,Harris,Tarrant,Travis",
  VA: "Accomack,Albemarle,Amelia,Appomattox,Botetourt,Culpeper,Dinwiddie,Fairfax,Fauquier,Fluvanna,Goochland,Henrico,Isle of Wight,James City,Loudoun,Nottoway,Pittsylvania,Powhatan,Prince William,Rockbridge,Shenandoah,Spotsylvania,Wythe",
  WA: "Kitsap,Snohomish,Spokane,Whatcom",
  WI: "Milwaukee,Kenosha,Racine,Waukesha",
  WV: "Kanawha,Monongalia",
};

const codesByName = (names: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(names).flatMap(([letters, listed]) =>
      listed.split(",").map((name) => [foldName(name), `US-${letters}`] as const),
    ),
  );

const patterns = lazy(() => {
  const stateNames = Object.values(OTHER_STATES).map(([name]) => name);
  const longestFirst = [...stateNames].sort((a, b) => b.length - a.length).join("|");
  return {
    /** "Illinois State University", "State of Ohio". */
    body: new RegExp(
      `^(?:the )?(?:(?:state|commonwealth|university) of (${longestFirst})|(${longestFirst}) (?:state|department|university|office|board|public|national|air|army|turnpike))\\b`,
      "i",
    ),
    /** "Central Iowa VAHCS", "Ohio Army National Guard". */
    title: new RegExp(
      `\\b(?:central|northern|southern|eastern|western|greater) (${longestFirst})\\b|\\b(${longestFirst}) (?:va|vahcs|hcs|va healthcare|(?:army |air )?national guard)\\b`,
      "i",
    ),
    codes: new Map(
      Object.entries(OTHER_STATES).map(([letters, [name]]) => [foldName(name), `US-${letters}`]),
    ),
    counties: codesByName(COUNTIES),
    cities: codesByName(CITIES_OF_OTHER_STATES),
  };
});

const COUNTY = /^(?:(?:the )?county of ([\p{L}.' -]{3,30})|([\p{L}.' -]{3,30}) county\b)/iu;

const CITY =
  /^(?:the )?(?:city|town|village|borough|commissioners) of ([\p{L}.' -]{3,30}?)(?: [-–] .*|,.*|\(.*)?$/iu;
/** "Ann Arbor District Library", "Westerville Public Library". */
const AFTER_CITY =
  /^([\p{L}.' -]{3,30}?) (?:(?:independent |unified |community |metropolitan |metro |intermediate |regional )*(?:public |city )?(?:schools?|school district|isd|usd|library|district library|library district|park district|housing authority|airport authority|airport district|water district|water authority|transit authority|port authority|utilities|fire department|police department)|metro library)\b/iu;

/** The state of the city in a local body's name: "City of Sioux City". */
function stateOfCity(name: string): string | undefined {
  const city = CITY.exec(name)?.[1] ?? AFTER_CITY.exec(name)?.[1];
  return city === undefined ? undefined : patterns().cities.get(foldName(city));
}

function found(pattern: RegExp, text: string): { code: string; words: string } | null {
  const match = pattern.exec(text);
  const name = match?.[1] ?? match?.[2];
  const code = name === undefined ? undefined : patterns().codes.get(foldName(name));
  return match === null || code === undefined ? null : { code, words: match[0] };
}

/** The state that we do not cover of a state's or county's own body. */
export function otherStateOfBuyer(buyer: string | null): { code: string; words: string } | null {
  const name = buyer?.trim() ?? "";
  const county = COUNTY.exec(name);
  const code = patterns().counties.get(foldName(county?.[1] ?? county?.[2] ?? "")) ?? stateOfCity(name);
  return code === undefined ? found(patterns().body, name) : { code, words: name };
}

/** The state that we do not cover of a federal notice's title: "Central Iowa VAHCS". */
export function otherStateInTitle(title: string): Array<PlaceFound> {
  const state = found(patterns().title, title);
  return state === null ? [] : [{ codes: [state.code], town: null, strength: "region", words: state.words }];
}
