import { lazy } from "~/domain/lazy";
import { foldName } from "../folded-name";
import { everyPlaceNamed } from "../names/gazetteer";
import type { PlaceFound } from "../place-found";
import { OTHER_STATES } from "../tables/divisions/united-states";
import { CITIES_OF_OTHER_STATES } from "../tables/sites/sites-of-other-states";

/**
 * Counties of the states that we do not cover, whose names only one state has. Compiled by hand from everyday use;
 * names are facts and need no licence.
 */
const COUNTIES: Readonly<Record<string, string>> = {
  AL: "Etowah,Talladega,Tuscaloosa",
  AZ: "Cochise,Coconino,Maricopa,Mohave,Navajo,Pima,Pinal,Yavapai",
  CA: "Alameda,Calaveras,Contra Costa,El Dorado,Fresno,Imperial,Kern,Madera,Mendocino,Merced,Napa,Placer,Los Angeles,Marin,Monterey,Riverside,Sacramento,San Bernardino,San Diego,San Benito,San Joaquin,San Luis Obispo,San Mateo,Santa Barbara,Santa Clara,Santa Cruz,Shasta,Siskiyou,Solano,Sonoma,Stanislaus,Tehama,Tulare,Tuolumne,Ventura,Yolo",
  CO: "Arapahoe,Boulder,Larimer,Mesa,Pitkin,Pueblo,Routt,Weld",
  DE: "New Castle",
  FL: "Alachua,Brevard,Broward,Collier,Duval,Flagler,Hernando,Hendry,Okeechobee,Leon,Manatee,Miami-Dade,Okaloosa,Osceola,Palm Beach,Pasco,Pinellas,Sarasota,St. Johns,St. Lucie,Volusia",
  GA: "Cobb,Coweta,Dougherty,Glynn,Gwinnett,Muscogee",
  IL: "DuPage,Kankakee,Macoupin,McHenry,Sangamon,Peoria,Will",
  IN: "Elkhart,Hendricks,Kosciusko,Tippecanoe,Vanderburgh,Vigo",
  IA: "Dubuque,Pottawattamie,Woodbury",
  KS: "Leavenworth,Sedgwick,Shawnee,Wyandotte",
  KY: "Kenton",
  MD: "Anne Arundel,Baltimore,Calvert,Cecil,Garrett,Harford,Prince George's,Queen Anne's,St. Mary's,Wicomico",
  MI: "Eaton,Grand Traverse,Ingham,Isabella,Kalamazoo,Leelanau,Macomb,Muskegon,Oakland,Oceana,Saginaw,Washtenaw",
  MN: "Anoka,Blue Earth,Hennepin,Itasca,Olmsted,Otter Tail,Stearns",
  MT: "Flathead,Missoula,Yellowstone",
  NC: "Alamance,Buncombe,Cabarrus,Catawba,Chowan,Craven,Currituck,Durham,Edgecombe,Gaston,Guilford,Harnett,Hoke,Iredell,Lenoir,New Hanover,Onslow,Pamlico,Pasquotank,Pender,Perquimans,Sampson,Stanly,Transylvania,Tyrrell,Wake,Watauga,Yadkin,Yancey",
  ND: "Burleigh",
  NE: "Sarpy",
  NM: "Bernalillo,Doña Ana,Sandoval,Santa Fe",
  NV: "Elko,Nye,Washoe",
  OH: "Ashtabula,Auglaize,Cuyahoga,Geauga,Hocking,Licking,Lorain,Lucas,Mahoning,Muskingum,Trumbull,Tuscarawas",
  OK: "Payne,Tulsa",
  OR: "Clackamas,Deschutes,Klamath,Multnomah,Umatilla,Yamhill",
  SC: "Charleston,Greenville,Horry,Spartanburg",
  TX: "Bexar,Brazoria,Collin,Comal,Dallas,Denton,Ector,El Paso,Fort Bend,Galveston,Harris,Hays,Lubbock,McLennan,Nueces,Tarrant,Travis,Webb",
  UT: "Cache,Salt Lake,Weber",
  VA: "Accomack,Albemarle,Amelia,Appomattox,Botetourt,Culpeper,Dinwiddie,Fairfax,Fauquier,Fluvanna,Goochland,Henrico,Isle of Wight,James City,Loudoun,Nottoway,Pittsylvania,Powhatan,Prince William,Rockbridge,Shenandoah,Spotsylvania,Wythe",
  WA: "Chelan,Clallam,Cowlitz,Kitsap,Kittitas,Skagit,Snohomish,Spokane,Whatcom,Yakima",
  WI: "Dane,Kenosha,Milwaukee,Outagamie,Racine,Waukesha",
  WV: "Kanawha,Monongalia",
};

/**
 * States whose names are no town's, township's or county's of the nine states, so that a body's name that has one
 * anywhere is of that state: "Fairfield Alabama Housing Authority".
 */
const DISTINCT_STATES =
  "Alabama|Alaska|Arizona|Arkansas|Colorado|Hawaii|Idaho|Illinois|Iowa|Kansas|Kentucky|Louisiana|Michigan|Minnesota|" +
  "Mississippi|Missouri|Montana|Nebraska|New Mexico|North Carolina|North Dakota|Oklahoma|South Carolina|South Dakota|" +
  "Tennessee|Utah|West Virginia|Wisconsin";

/**
 * Agencies of several cities, by the state that they serve. Compiled by hand from their public names; names are facts and
 * need no licence.
 */
const AGENCIES: Readonly<Record<string, string>> = {
  AZ: "Salt River Project,Central Arizona Project,Valley Metro",
  CA: "Port of Long Beach,Port of Los Angeles,Port of Oakland,Port of San Diego,Inland Empire Utilities Agency,East Bay Municipal Utility District,Bay Area Rapid Transit,Orange County Transportation Authority,Orange County Sanitation District,Eastern Municipal Water District",
  FL: "Suwannee River Water Management District,South Florida Water Management District,St. Johns River Water Management District,Tampa Bay Water,Jacksonville Transportation Authority",
  IL: "Metropolitan Water Reclamation District,Chicago Transit Authority,Chicago Public Schools",
  MD: "Washington Suburban Sanitary Commission,WSSC Water",
  NM: "Albuquerque Bernalillo County Water",
  OH: "Northeast Ohio Regional Sewer District,Central Ohio Transit Authority",
  OR: "TriMet,Port of Portland",
  TX: "Lower Colorado River Authority,Port of Houston,Port Houston,Dallas Area Rapid Transit,San Antonio Water System,CPS Energy",
  VA: "Hampton Roads Sanitation District,Metropolitan Washington Airports Authority",
  WA: "Sound Transit,Port of Seattle,Port of Tacoma",
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
      `^(?:the )?(?:(?:state|commonwealth|university) of (${longestFirst})|(${longestFirst}) (?:state|department|university|office|board|public|national|air|army|turnpike|highway patrol|parks|water|lottery|polytechnic|a&m|institute|community college|supreme court|health|housing|game|fish|corrections?|judicial|courts?|legislature|commission|ports? authority|tech|transit|natural resources|economic development))\\b`,
      "i",
    ),
    /** "Central Iowa VAHCS", "Ohio Army National Guard". */
    title: new RegExp(
      `\\b(?:central|northern|southern|eastern|western|greater) (${longestFirst})\\b|\\b(${longestFirst}) (?:va|vahcs|hcs|va healthcare|(?:army |air )?national guard)\\b`,
      "i",
    ),
    /** "Metropolitan Water District of Southern California". */
    part: new RegExp(
      `\\b(?:central|northern|southern|eastern|western|northeast|northwest|southeast|southwest) (${longestFirst})\\b|\\b(${DISTINCT_STATES})\\b(?! (?:street|st|avenue|ave|road|rd|county|township|river|valley|mills)\\b)`,
      "i",
    ),
    /** "New Mexico Forest Engineering", but no river, ship or street of the name. */
    anywhere: new RegExp(
      `(?<!\\b(?:uss|ssbn|ssn|port of|city of|lake) )\\b(${DISTINCT_STATES})\\b(?! (?:river|city|class|creek|street|st|avenue|ave|road|rd|blvd|boulevard|county|township|valley|mills|instruments|air)\\b)(?!-)`,
      "i",
    ),
    agencies: [...codesByName(AGENCIES)],
    codes: new Map(
      Object.entries(OTHER_STATES).map(([letters, [name]]) => [foldName(name), `US-${letters}`]),
    ),
    counties: codesByName(COUNTIES),
    cities: codesByName(CITIES_OF_OTHER_STATES),
  };
});

const COUNTY = /^(?:(?:the )?county of ([\p{L}.' -]{3,30})|([\p{L}.' -]{3,30}) county\b)/iu;

const CITY =
  /^(?:the )?(?:city|town|village|borough|commissioners) of ([\p{L}.' -]{3,30}?)(?: [-–—] .*|,.*|\(.*)?$/iu;
/** Not a city: "Town of Minot" is in Maine, the city in North Dakota. */
const SMALLER = /^(?:the )?(?:town|village) of /i;
const OF_TOWNS = /^US-(?:CT|MA|ME|NH|NY|RI|VT)\b/;
/** "Ann Arbor District Library", "Westerville Public Library". */
const AFTER_CITY =
  /^([\p{L}.' -]{3,30}?) (?:(?:independent |unified |community |metropolitan |metro |intermediate |regional )*(?:public |city )?(?:schools?|school district|isd|usd|library|district library|library district|park district|housing authority|airport authority|airport district|water district|water authority|transit authority|port authority|utilities|fire department|police department)|metro library)\b/iu;

/** The state of the city in a local body's name: "City of Sioux City". */
function stateOfCity(name: string): string | undefined {
  const city = CITY.exec(name)?.[1] ?? AFTER_CITY.exec(name)?.[1];
  const folded = foldName(city ?? "");
  const isTown = SMALLER.test(name) && everyPlaceNamed(folded).some(({ code }) => OF_TOWNS.test(code));
  if (isTown) return undefined;
  return patterns().cities.get(folded);
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
  if (code !== undefined) return { code, words: name };
  const folded = ` ${foldName(name)} `;
  const agency = patterns().agencies.find(([known]) => folded.includes(` ${known} `));
  if (agency !== undefined) return { code: agency[1], words: name };
  return found(patterns().body, name) ?? found(patterns().part, name);
}

/** The canal that the Army Engineers' office in Philadelphia keeps lies in two other states. */
const CANAL = /\b(?:C ?& ?D|Chesapeake (?:and|&) Delaware) Canal\b/i;

/** Cities of one word that are also makers or people. */
const MAKERS =
  /^(?:milwaukee|detroit|phoenix|austin|tempe|garland|layton|orem|chico|torrance|tustin|bowie|racine|butte|kearney|chesapeake|marietta|durango|casper|boise cascade)$/;
const CITY_IN_TITLE =
  /(?:^(?:\d+ )?|[-–—,(|] ?|(?<=\b(?:in|at|near|for) ))(\p{Lu}[\p{L}.]+)(?=$|[,)|]| ?[-–—] | (?:VA|VAMC|VAHCS|HCS|CBOC|Vet Center|NWS|WFO|ATCT|AFRC|USCH|National Cemetery|Federal Building|Courthouse)\b)/gu;

/** A city of one word where a federal title can only mean the place: "6350 Boise VA", "Lease, Asheville". */
function cityInTitle(title: string): PlaceFound | null {
  for (const [, name = ""] of title.matchAll(CITY_IN_TITLE)) {
    const folded = foldName(name);
    const code =
      MAKERS.test(folded) || everyPlaceNamed(folded).length > 0 ? undefined : patterns().cities.get(folded);
    if (code !== undefined) return { codes: [code], town: null, strength: "region", words: name };
  }
  return null;
}

/** The state that we do not cover of a federal notice's title: "Central Iowa VAHCS". */
export function otherStateInTitle(title: string): Array<PlaceFound> {
  const canal = CANAL.exec(title)?.[0];
  if (canal !== undefined)
    return [{ codes: ["US-DE", "US-MD"], town: null, strength: "region", words: canal }];
  const city = cityInTitle(title);
  if (city !== null) return [city];
  const state = found(patterns().title, title) ?? found(patterns().anywhere, title);
  return state === null ? [] : [{ codes: [state.code], town: null, strength: "region", words: state.words }];
}
