import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint, regionHint } from "./place-hint";

const placesOfBuyer = (buyer: string, region: string | null, country: "CA" | "US") =>
  placesOfNotice(regionHint(region, country), "Roof repairs", { buyer }).places;

test.each([
  ["Credit Valley Conservation", "Ontario", ["CA-ON-PEL"]],
  ["Grand River Conservation Authority", "Ontario", ["CA-ON-WAT"]],
  ["Conservation Halton", "Ontario", ["CA-ON-HAL"]],
  ["Lake Simcoe Region Conservation Authority", "Ontario", ["CA-ON-YRK"]],
  ["St. Lawrence Parks Commission", null, ["CA-ON-SDG"]],
  ["Conseil scolaire du Grand Nord", null, ["CA-ON-SUD"]],
  ["Blanche River Health", "Ontario", ["CA-ON-TIM"]],
  ["Township of Head, Clara and Maria", null, ["CA-ON-REN"]],
  ["Prairie South School Division", null, ["CA-SK-DIV7"]],
  ["Horizon School Division", "Alberta", ["CA-AB-DIV2"]],
  ["Horizon School Division", "Saskatchewan", ["CA-SK-DIV15"]],
  ["University College of the North", null, ["CA-MB-DIV21"]],
  ["Special Areas Board", "Alberta", ["CA-AB-DIV4"]],
  ["City of Lloydminster", null, ["CA-AB-DIV10", "CA-SK-DIV17"]],
  ["Old Port of Montreal Corporation Inc.", null, ["CA-QC-MONTREAL"]],
  ["OH Rocher-Percé", "Quebec", ["CA-QC-LEROCHERPERCE"]],
  ["Corporation municipale de Godbout", "Quebec", ["CA-QC-MANICOUAGAN"]],
  ["Township of Montague", null, ["CA-ON-LAN"]],
  ["Township of Warwick", null, ["CA-ON-LAM"]],
  ["Township of Langley", null, ["CA-BC-METROVANCOUVER"]],
  ["Université du Québec à Trois-Rivières", null, ["CA-QC-FRANCHEVILLE"]],
] as const)("the Canadian body %s (%s) is in %j", (buyer, region, places) => {
  expect(placesOfBuyer(buyer, region, "CA")).toEqual(places);
});

test.each([
  ["RSU 34", ["US-ME-PENOBSCOT"]],
  ["Regional School Unit #21", ["US-ME-YORK"]],
  ["M.S.A.D. No. 75", ["US-ME-SAGADAHOC"]],
  ["SAU 16", ["US-NH-ROCKINGHAM"]],
  ["School Administrative Unit #29", ["US-NH-CHESHIRE"]],
  ["Regional School District No. 17", ["US-CT-MIDDLESEX"]],
  ["Region 14 Schools", ["US-CT-LITCHFIELD"]],
  ["Valley Central School District", ["US-NY-ORANGE"]],
  ["Board of Education of the Valley Central School District", ["US-NY-ORANGE"]],
  ["Susquehanna Valley Central School District", ["US-NY-BROOME"]],
  ["Hartford Board of Education", ["US-CT-HARTFORD"]],
  ["City School District of Albany", ["US-NY-ALBANY"]],
  ["City of Somerville", ["US-MA-MIDDLESEX"]],
  ["Borough of West Chester", ["US-PA-CHESTER"]],
  ["Great Lakes St. Lawrence Seaway Development Corporation", ["US-NY-STLAWRENCE"]],
  ["Pennsylvania Department of Transportation", ["US-PA"]],
  ["Department of Education, Education in the Unorganized Territory", ["US-ME"]],
] as const)("the American body %s is in %j", (buyer, places) => {
  expect(placesOfBuyer(buyer, null, "US")).toEqual(places);
});

test.each([
  ["Metropolitan Water District of Southern California", ["US-CA"]],
  ["California Highway Patrol", ["US-CA"]],
  ["California Area School District", ["US-PA-WASHINGTON"]],
  ["City of Phoenix — Water Services", ["US-AZ"]],
  ["Orange County FL", ["US-FL"]],
  ["City of Hastings (NE)", ["US-NE"]],
  ["Fairfield Alabama Housing Authority", ["US-AL"]],
  ["Illinois Prairie District Public Library", ["US-IL"]],
  ["Port of Long Beach", ["US-CA"]],
  ["City of Burlington", ["US"]],
  ["City of Salem", ["US"]],
  ["Dallas School District", ["US-PA-LUZERNE"]],
  ["Texas Parks and Wildlife Department", ["US-TX"]],
] as const)("the body %s of a state or of no certain one is in %j", (buyer, places) => {
  expect(placesOfBuyer(buyer, null, "US")).toEqual(places);
});

test.each([
  ["Prairie Rose School Division", ["CA"]],
  ["Frontier School Division", ["CA-MB"]],
  ["Fundy Ocean Research Center for Energy", ["CA"]],
  ["Orion Energy Inc", ["CA"]],
  ["Normal Paving Ltd", ["CA"]],
  ["Valley Fire Protection", ["CA"]],
] as const)("the name %s of no certain place is in %j", (buyer, places) => {
  expect(placesOfBuyer(buyer, null, "CA")).toEqual(places);
});

const placesOfTitle = (title: string, buyer: string, country: "CA" | "US", region: string | null = null) =>
  placesOfNotice(regionHint(region, country), title, { buyer }).places;

test.each([
  ["Tishomingo NFH Replace Pond Liners", "U.S. FISH AND WILDLIFE SERVICE", ["US-OK"]],
  ["E--Tetlin National Wildlife Refuge Exhibit", "U.S. FISH AND WILDLIFE SERVICE", ["US-AK"]],
  ["Y--GRCA 318719 CONSTRUCT TEMP. WWTP", "NATIONAL PARK SERVICE", ["US-AZ"]],
  ["38--WA- JULIA BUTLER HANSEN REFUGE-MOWER", "U.S. FISH AND WILDLIFE SERVICE", ["US-WA"]],
  ["61--BLM CO-UNINTERRUPTIBLE POWER SUPPLY", "BUREAU OF LAND MANAGEMENT", ["US-CO"]],
  ["648 VA Portland OR Home Sleep Testing", "VETERANS AFFAIRS, DEPARTMENT OF", ["US-OR"]],
  ["Northern Cheyenne Youth Detention Center", "BUREAU OF INDIAN AFFAIRS", ["US-MT"]],
  ["Franchise rights, Washington, DC - Northern Capital Region (NCR)", "DEPT OF JUSTICE", ["US-DC"]],
  ["Repair lights, USAG Bavaria, Grafenwoehr", "DEPT OF THE ARMY", []],
  ["Elevator replacement, La Paz, Bolivia", "STATE, DEPARTMENT OF", []],
  ["Sewage holding station, U.S. Embassy London", "STATE, DEPARTMENT OF", []],
  ["Indiantown Gap roadway", "VETERANS AFFAIRS, DEPARTMENT OF", ["US-PA-LEBANON"]],
] as const)("the federal title %s of %s is in %j", (title, buyer, places) => {
  expect(placesOfTitle(title, buyer, "US")).toEqual(places);
});

test.each([
  ["RAMP UPGRADES, MANHATTAN AND QUEENS", ["US-NY-NYC-NEWYORK", "US-NY-NYC-QUEENS"]],
  ["PAVEMENT MARKINGS FOR QUEENS", ["US-NY-NYC-QUEENS"]],
  ["ROOFING AT SOUTH JAMAICA I AND II", ["US-NY-NYC-QUEENS"]],
  ["RESTORATION OF FLUSHING BURIAL GROUND", ["US-NY-NYC-QUEENS"]],
  ["WATER MAIN FLUSHING", ["US-NY-NYC"]],
  ["JAMAICA RUM FOR A RECEPTION", ["US-NY-NYC"]],
] as const)("New York City's title %s is in %j", (title, places) => {
  const city = { city: "New York City", state: "NY", country: "US" };
  const hint = placeHint({ ...city, buyerCity: "New York City", buyerState: "NY" });
  expect(placesOfNotice(hint, title, { buyer: "NYC Department of Transportation" }).places).toEqual(places);
});

test.each([
  ["Janitorial, 50 Storrs Street Concord", "New Hampshire State Liquor Commission", ["US-NH-MERRIMACK"]],
  ["Janitorial, Concord Street office", "New Hampshire State Liquor Commission", ["US-NH"]],
  ["Storrs Street Concord grapes", "New Hampshire State Liquor Commission", ["US-NH"]],
] as const)("New Hampshire's title %s of %s is in %j", (title, buyer, places) => {
  expect(placesOfTitle(title, buyer, "US", "New Hampshire")).toEqual(places);
});

test.each([
  ["Marine assessment Tuktoyaktuk Harbour", "Public Services and Procurement", null, ["CA-NT-INUVIK"]],
  ["Halifax-class harbour tug", "Department of National Defence", null, ["CA"]],
  ["Burns Lake Road and Bridge Maintenance", "BC Timber Sales", "British Columbia", ["CA-BC-BULKLEYNECHAKO"]],
  ["Burns Lake Road culvert", "BC Timber Sales", "British Columbia", ["CA-BC"]],
  [
    "Dôme à l'établissement Archambault",
    "Service correctionnel du Canada",
    null,
    ["CA-QC-THERESEDEBLAINVILLE"],
  ],
  ["Gros œuvre, établissement principal", "Service correctionnel du Canada", null, ["CA"]],
] as const)("the Canadian title %s of %s (%s) is in %j", (title, buyer, region, places) => {
  expect(placesOfTitle(title, buyer, "CA", region)).toEqual(places);
});

test("a site in the text narrows a state that the title alone names", () => {
  const title = "Agreement with the Commonwealth of Pennsylvania";
  const body = "Construction of a roadway at Fort Indiantown Gap.";
  const buyer = "VETERANS AFFAIRS, DEPARTMENT OF";
  expect(placesOfNotice(regionHint(null, "US"), title, { buyer, body }).places).toEqual(["US-PA-LEBANON"]);
});

const CITY_FIELDS = {
  city: "New York City",
  state: "NY",
  country: "US",
  buyerCity: "New York City",
  buyerState: "NY",
};

test.each([
  ["PLANTING OF NEW TREES", "RG-118M", ["US-NY-NYC-RICHMOND"]],
  ["RECONSTRUCTION OF FIELD 45", "X010-115M", ["US-NY-NYC-BRONX"]],
  ["Inspection of the 5th Avenue Bridge", "84120BKBR411", ["US-NY-NYC-KINGS"]],
  ["PS-QNS-2 upgrades to pump stations", null, ["US-NY-NYC-QUEENS"]],
  ["Boilers BK, Qn & SI", null, ["US-NY-NYC-KINGS", "US-NY-NYC-QUEENS", "US-NY-NYC-RICHMOND"]],
  ["tiles in the boroughs of manhattan and the bronx", null, ["US-NY-NYC-NEWYORK", "US-NY-NYC-BRONX"]],
  ["Ice rink at Clove Lakes Park", null, ["US-NY-NYC-RICHMOND"]],
  ["Settling tanks at Bowery Bay", null, ["US-NY-NYC-QUEENS"]],
  ["Citywide trees", "CNYG-221M", ["US-NY-NYC"]],
  ["SI units for a laboratory", "BXG-12", ["US-NY-NYC"]],
] as const)("New York City's title %s with the number %s is in %j", (title, reference, places) => {
  const hint = placeHint(CITY_FIELDS);
  const buyer = "NYC Department of Parks and Recreation";
  expect(placesOfNotice(hint, title, { buyer, reference }).places).toEqual(places);
});

test("project numbers of New York City mean nothing elsewhere", () => {
  const hint = placeHint({ city: "Albany", state: "NY", country: "US" });
  expect(placesOfNotice(hint, "Q048-119M field", { buyer: "City of Albany" }).places).toEqual([
    "US-NY-ALBANY",
  ]);
});

test("a site outside New York City is not shown with the city of the agency's office", () => {
  const found = placesOfNotice(placeHint(CITY_FIELDS), "Amawalk Dam improvements", {
    buyer: "NYC Environmental Protection",
  });
  expect(found).toMatchObject({ places: ["US-NY-WESTCHESTER"], city: null });
});

test.each([
  ["Deliver To: DLA DISTRIBUTION SAN DIEGO By: 0168 DAYS ADO", ["US-CA"]],
  ["Deliver To: DLA DISTRIBUTION ALBANY By: 0168 DAYS ADO", ["US-GA"]],
  ["Deliver To: PORTSMOUTH NAVAL SHIPYARD GF By: 0005 DAYS", ["US-ME-YORK"]],
  ["Deliver To: USS KANSAS CITY LCS 22 By: 0020 DAYS ADO", ["US"]],
  ["Deliver To: W1A8 DLA DISTRIBUTION By: 0168 DAYS ADO", ["US"]],
] as const)("the supply notice with %s is in %j", (body, places) => {
  const buyer = "DEFENSE LOGISTICS AGENCY";
  expect(placesOfNotice(regionHint(null, "US"), "53--GASKET", { buyer, body }).places).toEqual(places);
});

test.each([
  ["The goods are to be delivered to Ottawa, ON.", ["CA-ON-OTT"]],
  ["Offers to be delivered to the office. Bidders in Gatineau, QC may ask.", ["CA-ON-OTT", "CA-QC-GATINEAU"]],
] as const)("goods for the capital region with %s go to %j", (body, places) => {
  const hint = regionHint("National Capital Region (NCR)", "CA");
  expect(placesOfNotice(hint, "Cameras", { buyer: "Public Services and Procurement", body }).places).toEqual(
    places,
  );
});

test.each([
  ["School Union 76", ["US-ME-HANCOCK"]],
  ["School Union #69", ["US-ME-KNOX"]],
  ["School Union 12", ["US-ME"]],
] as const)("Maine's %s is in %j", (buyer, places) => {
  expect(placesOfBuyer(buyer, "Maine", "US")).toEqual(places);
});
