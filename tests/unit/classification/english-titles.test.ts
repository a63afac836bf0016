import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string, description = "") =>
  classifyNotice(classifiableNotice({ title, sections: description === "" ? {} : { description } }))
    .services.toSorted()
    .join(" + ");

type Titles = ReadonlyArray<readonly [title: string, trades: string]>;

/** A trade's own words stay its own beside the number of a phase, and in the shortest forms. */
const JOBS: Titles = [
  ["Trail Construction Phase 2", "construction"],
  ["Playground Construction Phase II", "construction + landscaping"],
  ["Construction Phase Services", "other"],
  ["CMAR - New Public Safety Building", "construction"],
  ["JOC Services - Multiple Trades", "construction"],
  ["Well 12 - Drilling and Installation of Wells", "construction"],
  ["Emergency Board-Up Services", "construction"],
  ["Weatherization Services", "construction"],
  ["Pool Plaster Resurfacing", "construction"],
  ["Overlay and Repair Program", "paving"],
  ["Gravel Rehabilitation, Concession 4", "paving"],
  ["Crosswalk Striping", "paving"],
  ["Winter Road and Parking Lot Maintenance", "snow"],
  ["Windrow Clearing Program", "snow"],
  ["Snow Plow Contract", "snow"],
  ["Snowplow Services", "snow"],
  ["Plow Town Roads", "snow"],
  ["Blind and Drapery Cleaning", "janitorial"],
  ["Janitorial Services - Water and Environmental Services", "janitorial"],
  ["Theatrical Lighting", "electrical"],
  ["Emergency Power and Switchgear", "electrical"],
  ["Traffic Signal Controllers and Cabinet Replacement", "electrical"],
  ["Bi-Directional Amplifier Installation", "electrical"],
  ["EV Charging Infrastructure Program", "electrical"],
  ["Make-Up Air Unit", "hvac"],
  ["Window Contractor", "construction"],
  ["R&R Carpet", "construction"],
  ["R/R Overhead Doors", "construction"],
  ["Boiler Inspection/Repair/Replacement", "hvac"],
  ["Security System Installation/Monitoring", "electrical"],
];

/** Work that buyers call by its own name. */
const CALLED_BY_NAME: Titles = [
  ["Cone Collection", "landscaping"],
  ["Invasive Annual Grass Treatment", "landscaping"],
  ["Burn Area Seeding", "landscaping"],
  ["Infield Renovation", "landscaping"],
  ["Bunker Renovation, Municipal Golf Course", "landscaping"],
  ["Algae Control", "landscaping"],
  ["Wood Chips Installed at Playgrounds", "landscaping"],
  ["Line Clearance Services", "landscaping"],
  ["Carpet Extraction", "janitorial"],
  ["Alley Cleanup", "janitorial"],
  ["Encampment Remediation", "janitorial"],
  ["Locker Room Sanitizing", "janitorial"],
  ["Final Clean", "janitorial"],
  ["Wi-Fi Access Point Installation", "electrical"],
  ["Dock Pedestal Replacement", "electrical"],
  ["School Zone Flashers", "electrical"],
  ["Fiber Splicing Services", "electrical"],
  ["Service Entrance Upgrade", "electrical"],
  ["Gas Piping", "electrical"],
  ["Duress Buttons", "electrical"],
  ["Fuel Island Canopy Lighting", "electrical"],
  ["Controls Integration Services", "electrical"],
  ["Rock Fall Mitigation", "construction"],
  ["Stabilize Slope at Mile 12", "construction"],
  ["Manhole Adjustments", "construction"],
  ["Water Service Line Replacements", "construction"],
  ["Underground Storage Tank Removal", "construction"],
  ["Salt Storage Building", "construction"],
  ["Concrete Spall Repair", "construction"],
  ["Radon Mitigation", "construction"],
  ["ADA Barrier Removal", "construction"],
  ["Lintel Replacement", "construction"],
  ["Diamond Grinding", "paving"],
  ["Dowel Bar Retrofit", "paving"],
  ["Raised Pavement Markers", "paving"],
  ["Bike Lane Striping", "paving"],
  ["Truncated Dome Installation", "paving"],
  ["PTAC Replacement", "hvac"],
  ["Pool Heater Replacement", "hvac"],
  ["Evaporative Cooler Service", "hvac"],
  ["Industrial Fan Repair", "hvac"],
];

const SHORTENED: Titles = [
  ["ELEV MOD, ANNEX", "hvac"],
  ["REPL FRZR, COMMISSARY", "hvac"],
  ["RPR BLR 2", "hvac"],
  ["LTG UPGRADE, GYM", "electrical"],
  ["INSTALL XFMR", "electrical"],
  ["REPAIR SPRNKLR SYS", "electrical"],
  ["FIRE ALRM REPL", "electrical"],
  ["REFURB RESTRM", "construction"],
  ["STRM DRN RPR", "construction"],
  ["PRKG LOT RESURF", "paving"],
  ["JANIT SVCS", "janitorial"],
  ["LNDSCP MAINT", "landscaping"],
  ["IRRIG SYS REPAIR", "landscaping"],
];

/** A park, a court or a numbered building says where, if another thing is built or repaired. */
const SITES: Titles = [
  ["Athletic Field Retaining Wall Repair", "construction"],
  ["Playground Shade Structures", "construction"],
  ["Bldg 1245 - Motor", "other"],
  ["Bldg 1245 - Chiller Replacement", "hvac"],
  ["Repairs of Medical Equipment, Bldg 1245", "other"],
  ["Kitchen Equipment Replacement - School Cafeteria", "other"],
  ["Interior Renovation - School Cafeteria", "construction"],
  ["BOILER REPLACEMENT FOR CORP. YARD - Phase II", "hvac"],
  ["Data Cabling Project - Memorial Park", "electrical"],
];

/** Goods, machines and other trades' work. */
const OTHER: Titles = [
  ["Heating Boilers for the Department of Public Works", "other"],
  ["Snow Plows", "other"],
  ["Snow Plow Fleet GPS", "other"],
  ["Hydraulic and Air Conditioning Fittings and Hoses", "other"],
  ["Traffic Signal Wire", "other"],
  ["Soap for Floor Cleaning", "other"],
  ["Auto Body Repair and Painting", "other"],
  ["Mailing Envelopes", "other"],
  ["Indoor Rock Climbing Classes", "other"],
  ["Motor Coach Repair", "other"],
  ["Pre-Demolition Asbestos Survey", "other"],
  ["Surplus Street Light", "other"],
  ["Sale of Surplus Boilers", "other"],
  ["A/E Services for Roof Replacement", "other"],
  ["Roof Replacement - A&E Services", "other"],
  ["Bridge Rehabilitation - Materials Testing", "other"],
  ["Independent Inspection of Elevator Repairs", "other"],
  ["Paving Program - CEI Services", "other"],
];

test.each([...JOBS, ...CALLED_BY_NAME, ...SHORTENED, ...SITES, ...OTHER])("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

const DESCRIBED: ReadonlyArray<readonly [title: string, description: string, trades: string]> = [
  [
    "PLANTS AND TREES",
    "The City invites sealed bids for the purchase and delivery of plants and trees for parks.",
    "other",
  ],
  [
    "AUTOMOTIVE LIGHTING",
    "The City invites bids for the purchase of replacement lighting for its vehicles.",
    "other",
  ],
  ["TRAFFIC SIGNALS", "Purchase of wire to be used in traffic signal construction.", "other"],
  ["TRAFFIC SIGNALS", "Purchase and installation of traffic signals at Main Street.", "electrical"],
  ["EAST WASH ITS", "Installation of fiber optic cable in new conduit along East Wash.", "electrical"],
  [
    "MUNS Cameras",
    "The purpose is to procure, install and integrate a security camera system.",
    "electrical",
  ],
  ["Line 4", "The work includes the supply of tea. Coffee is served in the boiler room.", "other"],
];

test.each(DESCRIBED)("%j, described as %j, is for %s", (title, description, trades) => {
  expect(tradesOf(title, description)).toBe(trades);
});

test("codes for aircraft, vehicles and medicine are for no trade, whatever is repaired", () => {
  const of = (scheme: "PSC" | "NAICS", code: string) =>
    classifyNotice(
      classifiableNotice({ title: "Repair Booster Pump", codes: [{ scheme, code, label: null }] }),
    ).services;
  expect(of("PSC", "J016")).toEqual(["other"]);
  expect(of("NAICS", "336413")).toEqual(["other"]);
  expect(of("PSC", "J043")).toEqual(["electrical"]);
});

test.each([
  ["Snow Removal Services at Airfield", "488119", "snow"],
  ["Custodial Services at Campground", "721211", "janitorial"],
  ["Mowing of Recreation Areas", "712190", "landscaping"],
  ["Repair of Rental Vehicles", "711211", "other"],
])("%s, filed under the place's own business (%s), is for %s", (title, code, trade) => {
  const codes = [{ scheme: "NAICS" as const, code, label: null }];
  expect(classifyNotice(classifiableNotice({ title, codes })).services).toContain(trade);
});

test("a code for one trade outweighs a building that the title only names", () => {
  const { services } = classifyNotice(
    classifiableNotice({
      title: "Airflow Balancing - VA Medical Center",
      codes: [{ scheme: "PSC", code: "J041", label: null }],
      kinds: ["construction"],
    }),
  );
  expect(services).toEqual(["hvac"]);
});
