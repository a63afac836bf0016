import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import type { PlaceHint } from "~/domain/opportunities/notice";
import { placeHint } from "./place-hint";

type Notice = Partial<PlaceHint> & { title?: string; buyer?: string; body?: string };

test.each<[Notice, string, string | null]>([
  [
    {
      title: "Snow plowing of Barrie Hill Road and area",
      buyer: "Township of Springwater",
      country: "CA",
      home: "CA-ON",
    },
    "CA-ON-SIM",
    "Springwater",
  ],
  [
    { title: "Barrie Hill Road resurfacing", buyer: "Township of Springwater", country: "CA", home: "CA-ON" },
    "CA-ON-SIM",
    "Springwater",
  ],
  [
    { title: "Nashua Pike", buyer: "Town of Litchfield", country: "US", home: "US-NH" },
    "US-NH-HILLSBOROUGH",
    "Litchfield",
  ],
  [
    { title: "Danbury Branch grade crossing", buyer: "Town of Redding", country: "US", home: "US-CT" },
    "US-CT-FAIRFIELD",
    "Redding",
  ],
  [
    { title: "Rochester Hall, cleaning", buyer: "SUNY Oswego", country: "US", home: "US-NY" },
    "US-NY-OSWEGO",
    null,
  ],
  [
    { title: "Portland Head Light fence", buyer: "Town of Cape Elizabeth", country: "US", home: "US-ME" },
    "US-ME-CUMBERLAND",
    "Cape Elizabeth",
  ],
  [
    { title: "Scranton Carbondale Highway", buyer: "Borough of Dickson City", country: "US", home: "US-PA" },
    "US-PA-LACKAWANNA",
    "Dickson City",
  ],
  [
    { title: "Providence Pike", buyer: "Town of North Smithfield", country: "US", home: "US-RI" },
    "US-RI-PROVIDENCE",
    "North Smithfield",
  ],
  [
    { title: "Princeton Pike bridge", buyer: "Lawrence Township", country: "US", home: "US-NJ" },
    "US-NJ-MERCER",
    "Lawrence Township",
  ],
  [
    { title: "Princeton Hightstown Road", buyer: "West Windsor Township", country: "US", home: "US-NJ" },
    "US-NJ-MERCER",
    "West Windsor",
  ],
  [
    { title: "Chester Pike", buyer: "Borough of Norwood", country: "US", home: "US-PA" },
    "US-PA-DELAWARE",
    "Norwood",
  ],
  [
    {
      title: "Elora Gorge bridge",
      buyer: "Grand River Conservation Authority",
      country: "CA",
      home: "CA-ON",
    },
    "CA-ON-WEL",
    null,
  ],
  [
    { title: "Lancaster Pike drainage", buyer: "Township of East Whiteland", country: "US", home: "US-PA" },
    "US-PA-CHESTER",
    "East Whiteland Township",
  ],
  [
    { title: "West Chester Pike sidewalks", buyer: "Haverford Township", country: "US", home: "US-PA" },
    "US-PA-DELAWARE",
    "Haverford Township",
  ],
  [
    {
      title: "Bethlehem Pike paving",
      buyer: "Springfield Township, Montgomery County",
      country: "US",
      home: "US-PA",
    },
    "US-PA-MONTGOMERY",
    "Springfield Township",
  ],
  [
    { title: "Concord Hall roof", buyer: "Town of Durham", country: "US", home: "US-NH" },
    "US-NH-STRAFFORD",
    "Durham",
  ],
  [
    { title: "Worcester Turnpike signals", buyer: "Town of Natick", country: "US", home: "US-MA" },
    "US-MA-MIDDLESEX",
    "Natick",
  ],
  [
    { title: "Lowell Line bridge repainting", buyer: "Town of Winchester", country: "US", home: "US-MA" },
    "US-MA-MIDDLESEX",
    "Winchester",
  ],
  [
    { title: "Newburyport Turnpike culvert", buyer: "Town of Rowley", country: "US", home: "US-MA" },
    "US-MA-ESSEX",
    "Rowley",
  ],
  [
    { title: "Hartford Mill demolition", buyer: "Town of Windham", country: "US", home: "US-CT" },
    "US-CT-WINDHAM",
    "Windham",
  ],
  [
    { title: "New Haven Railroad Trail", buyer: "Town of Cheshire", country: "US", home: "US-CT" },
    "US-CT-NEWHAVEN",
    "Cheshire",
  ],
  [
    { title: "Orillia Lake Park Road", buyer: "Township of Severn", country: "CA", home: "CA-ON" },
    "CA-ON-SIM",
    "Severn",
  ],
  [
    { title: "London Road Bridge deck", buyer: "Village of Point Edward", country: "CA", home: "CA-ON" },
    "CA-ON-LAM",
    "Point Edward",
  ],
  [
    { title: "Guelph Junction Line crossing", buyer: "Town of Milton", country: "CA", home: "CA-ON" },
    "CA-ON-HAL-MIL",
    "Milton",
  ],
  [
    { title: "Utica Street Extension", buyer: "Village of Hamilton", country: "US", home: "US-NY" },
    "US-NY-MADISON",
    "Hamilton",
  ],
  [
    { title: "Syracuse House boiler", buyer: "Town of Cazenovia", country: "US", home: "US-NY" },
    "US-NY-MADISON",
    "Cazenovia",
  ],
  [
    { title: "Bangor Hydro Trail", buyer: "Town of Bucksport", country: "US", home: "US-ME" },
    "US-ME-HANCOCK",
    "Bucksport",
  ],
  // must stay
  [
    { title: "Roof in Barrie", buyer: "Simcoe County", country: "CA", home: "CA-ON" },
    "CA-ON-SIM-BAR",
    "Barrie",
  ],
  [
    { title: "Barrie Transit Terminal roof", buyer: "Simcoe County", country: "CA", home: "CA-ON" },
    "CA-ON-SIM-BAR",
    "Barrie",
  ],
  [
    { title: "Nashua Courthouse, roof", buyer: "Hillsborough County", country: "US", home: "US-NH" },
    "US-NH-HILLSBOROUGH",
    "Nashua",
  ],
  [
    { title: "Sidewalks, Scranton", buyer: "Lackawanna County", country: "US", home: "US-PA" },
    "US-PA-LACKAWANNA",
    "Scranton",
  ],
  [{ title: "Barrie City Hall roof", buyer: "City of Barrie", country: "CA" }, "CA-ON-SIM-BAR", "Barrie"],
  [
    { title: "Princeton Pike resurfacing", buyer: "Mercer County", country: "US", home: "US-NJ" },
    "US-NJ-MERCER",
    null,
  ],
  [
    { title: "Portland High School", buyer: "Portland Public Schools", country: "US", home: "US-ME" },
    "US-ME-CUMBERLAND",
    "Portland",
  ],
  [
    { title: "Portland Head Light fence", buyer: "City of Portland", country: "US", home: "US-ME" },
    "US-ME-CUMBERLAND",
    "Portland",
  ],
  [
    { title: "Nashua Pike", buyer: "City of Nashua", country: "US", home: "US-NH" },
    "US-NH-HILLSBOROUGH",
    "Nashua",
  ],
  [
    { title: "Barrie Hill Road", buyer: "City of Barrie", country: "CA", home: "CA-ON" },
    "CA-ON-SIM-BAR",
    "Barrie",
  ],
  [
    { title: "Watermain at Streetsville", buyer: "City of Mississauga", country: "CA", home: "CA-ON" },
    "CA-ON-PEL-MIS",
    "Streetsville",
  ],
  [
    {
      title: "Perth Road Village fire hall",
      buyer: "Township of South Frontenac",
      country: "CA",
      home: "CA-ON",
    },
    "CA-ON-FRO",
    "South Frontenac",
  ],
  [
    { title: "Rochester Hall, Oswego", buyer: "SUNY Oswego", country: "US", home: "US-NY" },
    "US-NY-OSWEGO",
    "Oswego",
  ],
  [
    { title: "Bridge on Route 6, Kingston, Ontario", buyer: "Town of Gananoque", country: "CA" },
    "CA-ON-FRO-KIN",
    "Kingston",
  ],
  [
    {
      title: "Wayne/Pike Counties paving",
      buyer: "Pennsylvania Department of Transportation",
      country: "US",
    },
    "US-PA-WAYNE US-PA-PIKE",
    null,
  ],
  [
    { title: "Pike County courthouse", buyer: "Pike County", country: "US", home: "US-PA" },
    "US-PA-PIKE",
    null,
  ],
  [
    {
      title: "Danbury train station canopy",
      buyer: "Connecticut Department of Transportation",
      country: "US",
    },
    "US-CT-FAIRFIELD",
    "Danbury",
  ],
  [
    { title: "Cleaning of Danbury Branch station, Danbury", buyer: "CTDOT", country: "US" },
    "US-CT-FAIRFIELD",
    "Danbury",
  ],
  [
    { title: "Orillia Opera House roof", buyer: "City of Orillia", country: "CA", home: "CA-ON" },
    "CA-ON-SIM-ORI",
    "Orillia",
  ],
])(
  "a town's name in that of a way or building: %o",
  ({ title = "Works", buyer, body, ...fields }, places, city) => {
    const found = placesOfNotice(placeHint(fields), title, { buyer: buyer ?? null, body: body ?? "" });
    expect([found.places.join(" "), found.city]).toEqual([places, city]);
  },
);
