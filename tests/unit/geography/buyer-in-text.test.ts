import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

const placesOf = (buyer: string, body: string, state: string | null = null) =>
  placesOfNotice(placeHint({ country: "US", state }), "Paving", { buyer, body }).places;

test.each([
  [
    "Town of Canaan",
    "Bids are received at the Town Clerk, 1647 County Route 5, Canaan, NY 12029.",
    "US-NY-COLUMBIA",
  ],
  [
    "Town of Washington",
    "Bids are due at the Washington Town Hall, 8 Summit Hill Road, Washington, MA 01223.",
    "US-MA-BERKSHIRE",
  ],
  [
    "Town of Hardwick",
    "Municipal Office Building, 307 Main Street, Gilbertville, Massachusetts, until noon.",
    "US-MA-WORCESTER",
  ],
  ["Town of Westford", "The bridge is near the common in Westford, Vermont.", "US-VT-CHITTENDEN"],
  [
    "Town of Sanford",
    "Received at the Clerk’s Office, 91 Second St., Deposit, NY 13754, as NYSDOT says.",
    "US-NY-BROOME",
  ],
  ["Town of Fairfield", "The Governor of the State of Connecticut declared an emergency.", "US-CT-FAIRFIELD"],
  ["Town of Franklin", "Bidders are certified under M.G.L. c. 149.", "US-MA-NORFOLK"],
  ["Poland Central School District", "Mail to 74 Cold Brook Street, Poland, NY 13431.", "US-NY-HERKIMER"],
  [
    "Essex County Board of Supervisors",
    "Bids are opened at the Purchasing Agent, 7551 Court Street, Elizabethtown, New York, at 2:00 p.m.",
    "US-NY-ESSEX",
  ],
  [
    "Jackson Township",
    "Proposals are received via the PennBid Program by Jackson Township, Lebanon County, until 10:00 a.m.",
    "US-PA-LEBANON",
  ],
  [
    "Donegal Township",
    "Received by Donegal Township, 34 North Liberty Street, West Alexander, Pennsylvania 15376.",
    "US-PA-WASHINGTON",
  ],
  ["East Williston UFSD", "Received at 11 Bacon Road, Old Westbury, NY 11568.", "US-NY-NASSAU"],
  ["Charter Township of Brandon", "Clerk, 395 Mill Street, Ortonville, MI 48462.", "US-MI"],
])("%s is where its notice's addresses and laws are", (buyer, body, code) => {
  expect(placesOf(buyer, body)).toEqual([code]);
});

test.each([
  [
    "Penn Township",
    "Township Municipal Building, 97 N. Penryn Road, Manheim, Pennsylvania 17545",
    "US-PA-LANCASTER",
  ],
  ["Concord Township", "Municipal Building, 43 S. Thornton Road, Glen Mills, PA 19342", "US-PA-DELAWARE"],
  [
    "Springfield Township",
    "Administration Building, 9211 Susquehanna Trail S, Seven Valleys, PA 17360",
    "US-PA-YORK",
  ],
])("a township that several counties have is in its address's: %s", (buyer, body, code) => {
  expect(placesOf(buyer, `Bids are received at the ${body}.`, "PA")).toEqual([code]);
});

test.each([
  ["Town of Westerly", "Plans: Smith Engineers are located in Boston, MA 02110.", "US-RI-WASHINGTON"],
  ["County of Union, New Jersey", "Questions to the contracting office, Fort Drum, NY 13602.", "US-NJ-UNION"],
  [
    "Township of Deptford",
    "Engineer: 307 Greentree Road, Sewell, New Jersey. Bonds: Wilmington, DE 19801.",
    "US-NJ-GLOUCESTER",
  ],
  [
    "City of Boston",
    "The Commonwealth of Massachusetts. Printer: 5 Elm St, Nashua, NH 03060.",
    "US-MA-SUFFOLK",
  ],
])("addresses of others do not move %s", (buyer, body, code) => {
  expect(placesOf(buyer, body)).toEqual([code]);
});
test("Pennsylvania's Allentown is a city, and a borough of that name is New Jersey's", () => {
  expect(placesOf("Borough of Allentown", "")).toEqual(["US-NJ-MONMOUTH"]);
  expect(placesOf("City of Allentown", "")).toEqual(["US-PA-LEHIGH"]);
});
