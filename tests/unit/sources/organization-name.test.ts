import { expect, test } from "vitest";
import { nycAgencyFrom, organizationFrom } from "~/sources/organization-name";

test.each([
  ["VETERANS AFFAIRS, DEPARTMENT OF", "Department of Veterans Affairs"],
  ["INTERIOR, DEPARTMENT OF THE", "Department of the Interior"],
  ["DEPT OF DEFENSE", "Department of Defense"],
  ["Dept. of Energy", "Department of Energy"],
  ["US COAST GUARD", "US Coast Guard"],
  ["0410 AQ HQ CONTRACT", "0410 Aq HQ Contract"],
  ["410TH CSB", "410th CSB"],
  ["242-NETWORK CONTRACT OFFICE 02", "242-Network Contract Office 02"],
  ["FEDERAL BUREAU OF PRISONS / CENTRAL OFFICE", "Federal Bureau of Prisons / Central Office"],
  ["FT DRUM GARRISON", "Ft Drum Garrison"],
  ["NAVFAC MID-ATLANTIC", "NAVFAC Mid-Atlantic"],
  ["Parks, Department of", "Department of Parks"],
  ["Washington Headquarters Services", "Washington Headquarters Services"],
  ["Acme, Limited, Department of", "Acme, Limited, Department of"],
])("%s reads %s", (raw, name) => {
  expect(organizationFrom(raw)).toBe(name);
});

test.each([
  ["Education", "NYC Department of Education"],
  ["EDUCATION", "NYC Department of Education"],
  ["EDUCATION, DEPARTMENT OF", "NYC Department of Education"],
  ["Dept. of Education", "NYC Department of Education"],
  ["NYC Department of Education", "NYC Department of Education"],
  ["PARKS & RECREATION", "NYC Department of Parks and Recreation"],
  ["Admin. for Children's Services", "NYC Administration for Children’s Services"],
  ["Housing Authority", "New York City Housing Authority"],
  ["Police Department", "NYC Police Department"],
  ["NYC Health + Hospitals", "NYC Health + Hospitals"],
  ["Brooklyn Navy Yard Development Corp.", "Brooklyn Navy Yard Development Corp."],
  ["TRUST FOR GOVERNORS ISLAND", "Trust for Governors Island"],
])("the city's agency %s reads %s", (raw, name) => {
  expect(nycAgencyFrom(raw)).toBe(name);
});

test("no name stays none", () => {
  expect([organizationFrom(null), organizationFrom(" "), nycAgencyFrom(null)]).toEqual([null, null, null]);
});
