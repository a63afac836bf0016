import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { buyerInTitle } from "~/domain/geography/buyers/buyer-in-title";
import { placeHint } from "./place-hint";

const placesOf = (state: string, title: string) =>
  placesOfNotice(placeHint({ state, country: "US" }), title, { buyer: null })
    .places.map((place) => place.replace(`US-${state}-`, ""))
    .join(" ");

test.each([
  ["NY", "Hoosick Falls CSD roof replacement", "RENSSELAER"],
  ["NY", "Onteora CSD – Phase 2", "ULSTER"],
  ["NY", "Franklin CSD – Boilers", "DELAWARE"],
  ["NY", "Questar III BOCES – Paving", "RENSSELAER"],
  ["NY", "Sherburne-Earlville Central School windows", "CHENANGO"],
  ["NY", "Saratoga Springs Housing Authority – Boilers", "SARATOGA"],
  ["PA", "Pocono Mountain School District – Paving", "MONROE"],
  ["MA", "Wachusett Regional School District – Boilers", "WORCESTER"],
  ["VT", "Harwood Unified Union School District – Boilers", "WASHINGTON"],
  ["CT", "Region 14 Board of Education – Roof", "LITCHFIELD"],
  ["CT", "Regional School District 17 – Boilers", "MIDDLESEX"],
  ["NH", "SAU 16 – High school doors", "ROCKINGHAM"],
  ["ME", "RSU 21 – Paving", "YORK"],
  ["ME", "MSAD 49 – Paving", "SOMERSET"],
])("in %s, a title that begins with a body's name tells its place: %s", (state, title, place) => {
  expect(placesOf(state, title)).toBe(place);
});

test.each([
  ["ME", "RSU 99 – Paving"],
  ["NY", "Water Authority pump"],
  ["NY", "Roof Replacement at Central School"],
  ["NY", "New York School District study"],
])("in %s, %s tells none", (state, title) => {
  expect(placesOf(state, title)).toBe(`US-${state}`);
});

test("only the beginning of a title is a body's name", () => {
  expect(buyerInTitle("Paving for Onteora CSD")).toBeNull();
  expect(buyerInTitle("SAU 16 – Boilers")).toBe("SAU 16");
  expect(buyerInTitle("Hoosick Falls CSD roof")).toBe("Hoosick Falls CSD");
  expect(buyerInTitle("")).toBeNull();
});
