import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import type { PlaceHint } from "~/domain/opportunities/notice";
import { placeHint } from "./place-hint";

/** What New York City's portal states of every notice. */
const OF_THE_CITY = {
  city: "New York City",
  state: "NY",
  country: "US",
  buyerCity: "New York City",
  buyerState: "NY",
};

type Notice = Partial<PlaceHint> & { title?: string; buyer?: string; body?: string };

test.each<[Notice, string, string | null]>([
  [
    {
      title: "Roof",
      buyer: "NJ Transit",
      country: "US",
      home: "US-NJ",
      body: "Roof at Hoboken Terminal. Bids to One Penn Plaza East, Newark, NJ.",
    },
    "US-NJ-HUDSON",
    "Hoboken",
  ],
  [
    {
      title: "Bridge inspection",
      buyer: "Public Services and Procurement Canada",
      regions: ["Ontario (except NCR)", "Quebec (except NCR)"],
      country: "CA",
      body: "Inspection of the LaSalle Causeway in Kingston, Ontario.",
    },
    "CA-ON-FRO-KIN",
    "Kingston",
  ],
  [
    {
      title: "Upgrade of Croton Falls pumping station",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
      body: "Located in Croton Falls, Westchester County",
    },
    "US-NY-WESTCHESTER",
    "Croton Falls",
  ],
  [
    {
      title: "Ashokan reservoir road paving",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
      body: "The work is in Olivebridge, Ulster County, New York",
    },
    "US-NY-ULSTER",
    "Olivebridge",
  ],
  [
    {
      title: "Delaware Aqueduct shaft 6 site work, Town of Newburgh",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
    },
    "US-NY-ORANGE",
    "Newburgh",
  ],
  [
    {
      title: "Paving of access roads, Delaware County",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
    },
    "US-NY-DELAWARE",
    "New York City",
  ],
  [
    {
      title: "Snow removal in the Village of Tannersville",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
    },
    "US-NY-GREENE",
    "Tannersville",
  ],
  [
    {
      title: "Dam rehabilitation",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
      body: "The site is located in the Town of Carmel, Putnam County.",
    },
    "US-NY-PUTNAM",
    "Carmel",
  ],
  [
    {
      title: "Chemical building",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
      body: "The facility is located in Mount Pleasant, Westchester County, New York.",
    },
    "US-NY-WESTCHESTER",
    "Mount Pleasant",
  ],
  [
    {
      title: "Snow plow services USARC Rutland",
      buyer: "DEPT OF THE ARMY",
      country: "US",
      buyerCity: "Fort Dix",
      buyerState: "NJ",
    },
    "US-VT-RUTLAND",
    "Rutland",
  ],
  [
    {
      title: "Lawn mowing, USDA ARS Orono",
      buyer: "USDA",
      country: "US",
      buyerCity: "Beltsville",
      buyerState: "MD",
    },
    "US-ME-PENOBSCOT",
    "Orono",
  ],
  [
    {
      title: "Lyons campus parking",
      buyer: "VETERANS AFFAIRS",
      country: "US",
      buyerCity: "Bronx",
      buyerState: "NY",
    },
    "US-NJ-SOMERSET",
    "Lyons",
  ],
  [
    {
      title: "Elevator, Thaddeus J. Dulski Federal Building",
      buyer: "GENERAL SERVICES ADMINISTRATION",
      country: "US",
      buyerCity: "New York",
      buyerState: "NY",
    },
    "US-NY-ERIE",
    "Buffalo",
  ],
  [
    {
      title: "Roof, James M. Hanley Federal Building",
      buyer: "GENERAL SERVICES ADMINISTRATION",
      country: "US",
      buyerCity: "New York",
      buyerState: "NY",
    },
    "US-NY-ONONDAGA",
    "Syracuse",
  ],
  [
    {
      title: "Cleaning CBOC Bangor",
      buyer: "VETERANS AFFAIRS",
      country: "US",
      buyerCity: "Augusta",
      buyerState: "ME",
    },
    "US-ME-PENOBSCOT",
    "Bangor",
  ],
  [
    {
      title: "Cleaning, USARC Bangor",
      buyer: "DEPT OF THE ARMY",
      country: "US",
      buyerCity: "Fort Dix",
      buyerState: "NJ",
    },
    "US-ME-PENOBSCOT",
    "Bangor",
  ],
  [
    {
      title: "Refuse, USARC Scranton",
      buyer: "DEPT OF THE ARMY",
      country: "US",
      buyerCity: "Fort Dix",
      buyerState: "NJ",
    },
    "US-PA-LACKAWANNA",
    "Scranton",
  ],
  [
    {
      title: "Highway garage",
      country: "US",
      home: "US-NY",
      body: "Sealed bids for the Town of Middlebury Highway Garage, Wyoming County, will be received at Clark Patterson Lee, 205 St. Paul Street, Rochester, New York.",
    },
    "US-NY-WYOMING",
    "Middlebury",
  ],
  // must stay
  [
    {
      title: "Reconstruction of East 125th Street",
      buyer: "NYC Department of Design and Construction",
      ...OF_THE_CITY,
    },
    "US-NY-NYC",
    "New York City",
  ],
  [
    {
      title: "Snow removal Rockaway Beach",
      buyer: "NYC Department of Parks and Recreation",
      ...OF_THE_CITY,
    },
    "US-NY-NYC-QUEENS",
    "Queens",
  ],
  [
    {
      title: "Sewers in Kings County",
      buyer: "NYC Department of Environmental Protection",
      ...OF_THE_CITY,
    },
    "US-NY-NYC-KINGS",
    "New York City",
  ],
  [
    {
      title: "Boilers",
      buyer: "NYC Department of Citywide Administrative Services",
      ...OF_THE_CITY,
      body: "The work is located in the Bronx. The consultant's office is located in Albany, New York.",
    },
    "US-NY-ALBANY",
    "Albany",
  ],
  [
    {
      title: "Catering for Westchester Avenue centre",
      buyer: "NYC Department of Aging",
      ...OF_THE_CITY,
    },
    "US-NY-NYC",
    "New York City",
  ],
  [
    {
      title: "Furniture",
      buyer: "NYC Department of Education",
      ...OF_THE_CITY,
      body: "The vendor is located in Suffolk County and was awarded before.",
    },
    "US-NY-NYC",
    "New York City",
  ],
  [
    {
      title: "Custodial, USARC Fort Totten",
      buyer: "DEPT OF THE ARMY",
      country: "US",
      buyerCity: "Fort Dix",
      buyerState: "NJ",
    },
    "US-NY-NYC-QUEENS",
    "Fort Totten",
  ],
  [
    {
      title: "Roof repair, Fort Drum",
      buyer: "DEPT OF DEFENSE.DEPT OF THE ARMY",
      country: "US",
      buyerCity: "FORT DRUM",
      buyerState: "NY",
    },
    "US-NY-JEFFERSON",
    "Fort Drum",
  ],
  [
    {
      title: "Canandaigua snow removal",
      buyer: "VETERANS AFFAIRS",
      country: "US",
      buyerCity: "Albany",
      buyerState: "NY",
    },
    "US-NY-ONTARIO",
    "Canandaigua",
  ],
  [
    {
      title: "Z1DA--Renovate Bldg 5",
      buyer: "DEPT OF VETERANS AFFAIRS",
      city: "Northport",
      state: "NY",
      country: "US",
      buyerCity: "Montrose",
      buyerState: "NY",
    },
    "US-NY-SUFFOLK",
    "Northport",
  ],
])(
  "the site of the work wins over the office: %o",
  ({ title = "Works", buyer, body, ...fields }, places, city) => {
    const found = placesOfNotice(placeHint(fields), title, { buyer: buyer ?? null, body: body ?? "" });
    expect([found.places.join(" "), found.city]).toEqual([places, city]);
  },
);

test.each([
  ["Roof of Sir Adam Beck Artificial Ice Rink", "City of Toronto, Parks and Recreation", "CA-ON-TOR"],
  ["Fort Henry: paving of the yard", "City of Toronto", "CA-ON-TOR"],
  ["Paving of Fort Henry", "Ministry of Tourism", "CA-ON-FRO-KIN"],
])("a site's name alone moves no city's own work: %s of %s", (title, buyer, code) => {
  const place = placeHint({
    city: "Toronto",
    state: "ON",
    country: "CA",
    buyerCity: "Toronto",
    buyerState: "ON",
  });
  expect(placesOfNotice(place, title, { buyer }).places).toEqual([code]);
});
