import { type Buyer, sites } from "./buyer";

/** A federal contracting office, with the dotted path that SAM.gov prints. */
export type UsFederalBuyer = Buyer & {
  path: string;
  pathCode: string;
  stateName: string;
  zip: string;
  /** The town of each site that is not in the office's town. */
  siteTowns: ReadonlyMap<string, string>;
};

type Agency = { name: string; path: string; pathCode: string; numbering: string };

const VA: Agency = {
  name: "Department of Veterans Affairs",
  path: "VETERANS AFFAIRS, DEPARTMENT OF.VETERANS AFFAIRS, DEPARTMENT OF",
  pathCode: "036.3600",
  numbering: "36C24#{yy}Q####",
};
const ARMY: Agency = {
  name: "Department of the Army",
  path: "DEPT OF DEFENSE.DEPT OF THE ARMY.AMC.ACC.MISSION & INSTALLATION CONTRACTING COMMAND",
  pathCode: "021.2100.AMC.ACC.MICC",
  numbering: "W911S#{yy}Q####",
};
const NAVY: Agency = {
  name: "Department of the Navy",
  path: "DEPT OF DEFENSE.DEPT OF THE NAVY.NAVFAC.NAVFAC MID-ATLANTIC",
  pathCode: "017.1700.NAVFAC.N40085",
  numbering: "N40085{yy}R####",
};
const AIR_FORCE: Agency = {
  name: "Department of the Air Force",
  path: "DEPT OF DEFENSE.DEPT OF THE AIR FORCE.AIR FORCE MATERIEL COMMAND",
  pathCode: "057.5700.AFMC",
  numbering: "FA28##{yy}Q####",
};
const GSA: Agency = {
  name: "Public Buildings Service",
  path: "GENERAL SERVICES ADMINISTRATION.PUBLIC BUILDINGS SERVICE",
  pathCode: "047.4740",
  numbering: "47PB00{yy}R####",
};
const PARK_SERVICE: Agency = {
  name: "National Park Service",
  path: "INTERIOR, DEPARTMENT OF THE.NATIONAL PARK SERVICE",
  pathCode: "014.1443",
  numbering: "140P43{yy}Q####",
};
const COAST_GUARD: Agency = {
  name: "US Coast Guard",
  path: "HOMELAND SECURITY, DEPARTMENT OF.US COAST GUARD",
  pathCode: "070.7008",
  numbering: "70Z03#{yy}Q####",
};

/** An office and its sites. A site that is not in the office's town has its own after an @. */
function office(
  agency: Agency,
  state: string,
  stateName: string,
  city: string,
  zip: string,
  facilities: string,
): UsFederalBuyer {
  const listed = facilities.split(";").map((site) => site.split("@").map((part) => part.trim()));
  return {
    ...agency,
    frenchName: agency.name,
    city,
    state,
    stateName,
    zip,
    region: stateName,
    country: "US",
    zone: "America/New_York",
    siteTowns: new Map(listed.flatMap(([site = "", town]) => (town === undefined ? [] : [[site, town]]))),
    ...sites({ facilities: listed.map(([site]) => site).join(";") }),
  };
}

export const US_FEDERAL_BUYERS: ReadonlyArray<UsFederalBuyer> = [
  office(
    VA,
    "NY",
    "New York",
    "Albany",
    "12208",
    "Stratton VA Medical Center; Syracuse VA Medical Center @ Syracuse; Bath VA Campus @ Bath; Canandaigua VA Campus @ Canandaigua; Buffalo VA Medical Center @ Buffalo",
  ),
  office(
    ARMY,
    "NY",
    "New York",
    "Fort Drum",
    "13602",
    "Fort Drum; West Point Cadet Area @ West Point; Watervliet Arsenal @ Watervliet; Fort Hamilton @ Brooklyn",
  ),
  office(
    GSA,
    "NY",
    "New York",
    "New York",
    "10278",
    "Jacob K. Javits Federal Building; Ted Weiss Federal Building; Leo W. O'Brien Federal Building @ Albany; Champlain Land Port of Entry @ Champlain",
  ),
  office(
    PARK_SERVICE,
    "NY",
    "New York",
    "Hyde Park",
    "12538",
    "Home of Franklin D. Roosevelt Site; Saratoga National Historical Park @ Stillwater; Fire Island Seashore @ Patchogue",
  ),
  office(
    ARMY,
    "NJ",
    "New Jersey",
    "Picatinny",
    "07806",
    "Picatinny Arsenal; Fort Dix Range Area @ Fort Dix; Joint Training Center, Sea Girt @ Sea Girt",
  ),
  office(
    VA,
    "NJ",
    "New Jersey",
    "East Orange",
    "07018",
    "East Orange VA Campus; Lyons VA Campus @ Lyons; Hackensack Outpatient Clinic @ Hackensack",
  ),
  office(
    COAST_GUARD,
    "NJ",
    "New Jersey",
    "Cape May",
    "08204",
    "Training Center Cape May; Station Sandy Hook @ Highlands; Station Barnegat Light @ Barnegat Light",
  ),
  office(
    AIR_FORCE,
    "MA",
    "Massachusetts",
    "Bedford",
    "01731",
    "Hanscom Air Force Base; Westover Air Reserve Base @ Chicopee; Barnes Air Guard Station @ Westfield",
  ),
  office(
    VA,
    "MA",
    "Massachusetts",
    "Boston",
    "02130",
    "Jamaica Plain VA Campus; Brockton VA Campus @ Brockton; Bedford VA Campus @ Bedford; Leeds VA Campus @ Leeds",
  ),
  office(
    PARK_SERVICE,
    "MA",
    "Massachusetts",
    "Wellfleet",
    "02667",
    "Cape Cod National Seashore; Lowell National Historical Park @ Lowell; Salem Maritime Site @ Salem",
  ),
  office(
    ARMY,
    "PA",
    "Pennsylvania",
    "Tobyhanna",
    "18466",
    "Tobyhanna Army Depot; Letterkenny Army Depot @ Chambersburg; Carlisle Barracks @ Carlisle; Fort Indiantown Gap @ Annville",
  ),
  office(
    VA,
    "PA",
    "Pennsylvania",
    "Philadelphia",
    "19104",
    "Crescenz VA Medical Center; Lebanon VA Medical Center @ Lebanon; Wilkes-Barre VA Medical Center @ Wilkes-Barre; Coatesville VA Campus @ Coatesville",
  ),
  office(
    PARK_SERVICE,
    "PA",
    "Pennsylvania",
    "Gettysburg",
    "17325",
    "Gettysburg National Military Park; Valley Forge Visitor Center @ King of Prussia; Independence Hall @ Philadelphia",
  ),
  office(
    NAVY,
    "CT",
    "Connecticut",
    "Groton",
    "06349",
    "Naval Submarine Base New London; Submarine School, Groton; Pier 31, Groton",
  ),
  office(
    COAST_GUARD,
    "CT",
    "Connecticut",
    "New London",
    "06320",
    "Coast Guard Academy; Sector Long Island Sound @ New Haven; Research and Development Center, New London",
  ),
  office(
    VA,
    "CT",
    "Connecticut",
    "West Haven",
    "06516",
    "West Haven VA Campus; Newington VA Campus @ Newington; Willimantic Clinic @ Willimantic",
  ),
  office(
    NAVY,
    "RI",
    "Rhode Island",
    "Newport",
    "02841",
    "Naval Station Newport; Naval War College; Coddington Point Barracks",
  ),
  office(
    VA,
    "RI",
    "Rhode Island",
    "Providence",
    "02908",
    "Providence VA Medical Center; Davis Park Annex; Eagle Square Clinic",
  ),
  office(
    AIR_FORCE,
    "RI",
    "Rhode Island",
    "North Kingstown",
    "02852",
    "Quonset Air Guard Base; Coventry Air Guard Station @ Coventry",
  ),
  office(
    VA,
    "VT",
    "Vermont",
    "White River Junction",
    "05009",
    "White River Junction VA Medical Center; Burlington Lakeside Clinic @ Burlington; Rutland Clinic @ Rutland",
  ),
  office(
    GSA,
    "VT",
    "Vermont",
    "Burlington",
    "05401",
    "Highgate Springs Land Port of Entry @ Highgate; Derby Line Land Port of Entry @ Derby Line; Burlington Federal Building",
  ),
  office(
    ARMY,
    "VT",
    "Vermont",
    "Jericho",
    "05465",
    "Camp Ethan Allen; Mountain Warfare School; Colchester Readiness Center @ Colchester",
  ),
  office(
    VA,
    "NH",
    "New Hampshire",
    "Manchester",
    "03104",
    "Manchester VA Medical Center; Portsmouth Clinic @ Portsmouth; Conway Clinic @ Conway",
  ),
  office(
    AIR_FORCE,
    "NH",
    "New Hampshire",
    "New Boston",
    "03070",
    "New Boston Space Force Station; Pease Air Guard Base @ Newington",
  ),
  office(
    ARMY,
    "NH",
    "New Hampshire",
    "Hanover",
    "03755",
    "Cold Regions Research Laboratory; Concord Readiness Center @ Concord; Edward MacDowell Dam @ Peterborough",
  ),
  office(
    NAVY,
    "ME",
    "Maine",
    "Kittery",
    "03904",
    "Portsmouth Naval Shipyard; Great Pond Outdoor Adventure Center @ Great Pond; Cutler Antenna Site @ Cutler",
  ),
  office(
    VA,
    "ME",
    "Maine",
    "Augusta",
    "04330",
    "Togus VA Medical Center; Lewiston Clinic @ Lewiston; Caribou Clinic @ Caribou",
  ),
  office(
    PARK_SERVICE,
    "ME",
    "Maine",
    "Bar Harbor",
    "04609",
    "Acadia Hulls Cove Visitor Center; Schoodic Woods Campground @ Winter Harbor; Saint Croix Island Site @ Calais",
  ),
];

function agency(name: string, numbering: string, text: Parameters<typeof sites>[0]): Buyer {
  return {
    name,
    frenchName: name,
    city: "New York",
    state: "NY",
    country: "US",
    region: "New York City",
    zone: "America/New_York",
    numbering,
    ...sites(text),
  };
}

/** Agencies by the names that the City Record uses. */
export const NYC_AGENCIES: ReadonlyArray<Buyer> = [
  agency("Parks and Recreation", "846{yy}B00##", {
    facilities:
      "Olmsted Center; Asser Levy Recreation Center; Tony Dapolito Recreation Center; Randall's Island Shops",
    parks: "Flushing Meadows Corona Park; Van Cortlandt Park; Prospect Park; Pelham Bay Park; Marine Park",
  }),
  agency("Housing Authority", "52####", {
    facilities:
      "Marcy Houses; Queensbridge South; Baruch Houses; Polo Grounds Towers; Mitchel Houses; Stapleton Houses",
  }),
  agency("Citywide Administrative Services", "857{yy}B0###", {
    facilities:
      "Manhattan Municipal Building; Queens Borough Hall; Bronx County Courthouse; Brooklyn Supreme Court; 100 Gold Street",
  }),
  agency("Environmental Protection", "826{yy}B00##", {
    facilities:
      "Newtown Creek Treatment Plant; Hillview Reservoir; Jamaica Pumping Station; Kensico Laboratory; Owls Head Plant",
  }),
  agency("Education", "B58##040", {
    facilities:
      "Tweed Courthouse; Brooklyn Technical High School; P.S. 52 Queens; Bronx Science Campus; Curtis High School",
  }),
  agency("Sanitation", "827{yy}B00##", {
    facilities:
      "Manhattan District 5 Garage; Fresh Kills Depot; Spring Street Salt Shed; Hamilton Avenue Transfer Station",
    roads: "Woodhaven Boulevard; Hylan Boulevard; Atlantic Avenue",
  }),
  agency("Transportation", "841{yy}BKBR###", {
    facilities: "Harper Street Yard; Hamilton Avenue Plant; Whitehall Ferry Terminal; Kew Loop Yard",
    roads: "Grand Concourse; Northern Boulevard; Linden Boulevard; Victory Boulevard",
  }),
  agency("NYC Health + Hospitals", "HH-{yy}-####", {
    facilities:
      "Woodhull Hospital; Bellevue Hospital; Lincoln Hospital; Elmhurst Hospital; Coler Nursing Center",
  }),
  agency("Correction", "072{yy}B00##", {
    facilities: "Rikers Island Power House; Vernon C. Bain Center; Rose M. Singer Center; Correction Academy",
  }),
  agency("Fire Department", "057{yy}B00##", {
    facilities:
      "Randall's Island Academy; Engine Company 54 Quarters; Bureau of Operations, MetroTech; Marine 9 Station",
  }),
];
