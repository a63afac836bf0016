import { expect, test } from "vitest";
import { found, type Row } from "./notice-rows";

test.each<Row>([
  [
    "Lawn care at the New York State Fairgrounds",
    "New York State Department of Agriculture and Markets",
    "NY",
    "Mail or hand-deliver a bid response to:\nDepartment of Agriculture and Markets\n10B Airline Drive\nAlbany, New York 12235",
    "US-NY-ONONDAGA",
    null,
  ],
  [
    "Heat pumps",
    null,
    "ME",
    "Millinocket Memorial Library: sealed bids will be accepted on or before May 2 at the construction manager's office located at 35 Airport Road in Brewer, ME 04412.",
    "US-ME",
    null,
  ],
  [
    "Heat pumps at Millinocket Memorial Library",
    "Nickerson & Sons",
    "ME",
    "Sealed bids will be accepted at the office located at 35 Airport Road in Brewer, ME 04412.",
    "US-ME-PENOBSCOT",
    "Millinocket",
  ],
  [
    "Road reconstruction",
    "Town of Hawley",
    "MA",
    "The Council of Governments will accept sealed bids on behalf of the Town of Hawley, MA. Bids will be received at 12 Olive St. Ste 2, Greenfield, MA 01301.",
    "US-MA-FRANKLIN",
    "Hawley",
  ],
  [
    "Culverts",
    null,
    "MA",
    "Sealed bids on behalf of the Town of Chesterfield will be received at 12 Olive Street, Greenfield, MA 01301.",
    "US-MA-HAMPSHIRE",
    "Chesterfield",
  ],
  [
    "Snow removal",
    null,
    "NY",
    "Cattaraugus County will receive bids. They must be filed with the Clerk, 303 Court Street, Little Valley, New York 14755.",
    "US-NY-CATTARAUGUS",
    null,
  ],
  [
    "Water main",
    "City of Kelowna",
    "BC",
    "Tenders are submitted to the consultant's office located at 200 Granville Street, Vancouver, BC.",
    "CA-BC-CENTRALOKANAGAN",
    "Kelowna",
  ],
  [
    "Arena floor",
    "Ville de Rimouski",
    "QC",
    "Les soumissions seront reçues au bureau de l'architecte, 500, rue Sherbrooke, Montréal (Québec).",
    "CA-QC-RIMOUSKINEIGETTE",
    "Rimouski",
  ],
  [
    "Capital project",
    null,
    "NY",
    "The Board of Education of the New York Mills Union Free School District invites bids, 1 Marauder Boulevard, New York Mills, New York 13417, with documents prepared by Kent Architects, P.C., 132 Albany Street, Cazenovia, New York 13035.",
    "US-NY-ONEIDA",
    "New York Mills",
  ],
])("an office's address does not beat the work's place: %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});

test.each<Row>([
  [
    "Bridge",
    "Department of Public Works",
    "NH",
    "Bids will be received for the repair of the bridge in Keene, NH.",
    "US-NH-CHESHIRE",
    "Keene",
  ],
  [
    "Dam",
    null,
    "VT",
    "The agency will accept bids to remove the dam on Tenney Brook in Rutland, Vermont, until May 1.",
    "US-VT-RUTLAND",
    "Rutland",
  ],
  [
    "Furniture",
    "Public Services and Procurement Canada",
    "ON",
    "The furniture must be delivered to Kingston, Ontario.",
    "CA-ON-FRO-KIN",
    "Kingston",
  ],
  ["Plan room", "Town of Milford", "CT", "Work is in Milford, CT.", "US-CT-NEWHAVEN", "Milford"],
  [
    "Roof",
    null,
    "PA",
    "The school is located in Scranton, Pennsylvania. Bids are due on May 1.",
    "US-PA-LACKAWANNA",
    "Scranton",
  ],
])("the work's place counts beside words about bids: %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});

test.each<Row>([
  [
    "Roof",
    null,
    "NJ",
    "All bids must be delivered to Borough Hall, 1 Harding Plaza, Glen Rock, NJ 07452.",
    "US-NJ-BERGEN",
    "Glen Rock",
  ],
  [
    "Pumper",
    null,
    "NY",
    "Sealed bids by the Fort Hunter Fire District will be received at the Fort Hunter Fire House, 3525 Carman Road, Schenectady, NY 12303.",
    "US-NY-SCHENECTADY",
    "Schenectady",
  ],
  [
    "Pumper",
    null,
    "NY",
    "Bids are received at the office of the architect, 12 Wall Street, Albany, NY 12205.",
    "US-NY",
    null,
  ],
])("a notice without a buyer is where its town hall or firehouse is: %s, %s", (...row) => {
  expect(found(row)).toEqual([row[4], row[5]]);
});
