import { expect, test } from "vitest";
import { isRegionCode, placesOfNotice } from "~/domain/geography";
import { countiesOfZip } from "~/domain/geography/tables/zip-areas";
import { placeHint } from "./place-hint";

function placesOf(state: string, buyer: string | null, body = "", title = "Supply of road salt") {
  const hint = placeHint({ state, country: "US" });
  return placesOfNotice(hint, title, { buyer, body })
    .places.map((place) => place.replace(`US-${state}-`, ""))
    .join(" ");
}

test.each([
  ["NY", "Town of Franklin"],
  ["NY", "Town of Chester"],
  ["NY", "Town of Dickinson"],
  ["NY", "Town of Lewis"],
  ["NJ", "Franklin Township"],
  ["NJ", "Township of Hamilton"],
  ["NJ", "Hamilton Township"],
])("a notice of %s alone does not say which %s it is", (state, buyer) => {
  expect(placesOf(state, buyer)).toBe(`US-${state}`);
});

test.each([
  ["NY", "Town of Franklin", "Bids go to the Town Hall, 20 Mill Lane, Franklin, NY 13775.", "DELAWARE"],
  ["NY", "Town of Franklin", "Bids go to the Town Hall, 9 Brook Road, Vermontville, NY 12989.", "FRANKLIN"],
  ["NY", "Town of Chester", "The Town of Chester, 60 Pine Road, Chestertown, NY 12817.", "WARREN"],
  ["NY", "Town of Chester", "The town clerk, 17 Queens Highway, Chester, New York 10918.", "ORANGE"],
  ["NY", "Town of Lewis", "The highway garage is at 85 Route 9, Lewis, NY 12950.", "ESSEX"],
  ["NY", "Town of Ashland", "Bids to the supervisor, 36 Sixth Street, Wellsburg, NY 14894.", "CHEMUNG"],
  ["NY", "Town of Fremont", "Town hall, 82 Hill Road, Arkport, NY 14807.", "STEUBEN"],
  ["NY", "Town of Chester", "Town of Chester, Warren County, will receive bids.", "WARREN"],
  [
    "NJ",
    "Township of Franklin",
    "Municipal building, 15 Delsea Drive, Franklinville, NJ 08322.",
    "GLOUCESTER",
  ],
  ["NJ", "Hamilton Township", "Municipal building, 20 Greenwood Avenue, Hamilton, NJ 08609.", "MERCER"],
  ["NJ", "Township of Ocean", "Municipal building, 50 Railroad Avenue, Waretown, NJ 08758.", "OCEAN"],
])("of the places of %s called %s, the address decides: %s", (state, buyer, body, place) => {
  expect(placesOf(state, buyer, body)).toBe(place);
});

test("the village or district of such a name is where the only one of its kind is", () => {
  expect(placesOf("NY", "Village of Chester")).toBe("ORANGE");
  expect(placesOf("NY", "Franklin Central School District")).toBe("DELAWARE");
  expect(placesOf("NJ", "Borough of Franklin")).toBe("SUSSEX");
  expect(placesOf("NY", "Town of Brighton")).toBe("MONROE");
});

test("counties that a title lists are no towns of the same names", () => {
  const at = (title: string) =>
    placesOf("NY", "Department of Transportation", "", title).split(" ").toSorted();
  expect(at("Bridge painting in Oneida, Herkimer and Lewis counties")).toEqual([
    "HERKIMER",
    "LEWIS",
    "ONEIDA",
  ]);
  expect(at("Culverts, Saratoga and Warren counties")).toEqual(["SARATOGA", "WARREN"]);
  expect(at("Mowing, Cortland and Oswego Counties")).toEqual(["CORTLAND", "OSWEGO"]);
});

test("a community school district of New York City is in its borough", () => {
  expect(placesOf("NY", "Community School District 12")).toBe("NYC-BRONX");
  expect(placesOf("NY", "NYC Community School District 31")).toBe("NYC-RICHMOND");
  expect(placesOf("NY", "Fire District No. 3")).toBe("US-NY");
});

test("a ZIP code gives counties that exist", () => {
  const codes = ["06", "07", "08", "09", "10", "11", "12", "13", "14"].flatMap((start) =>
    Array.from({ length: 10 }, (_, digit) => countiesOfZip(`${start}${digit}01`)).flat(),
  );
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => !isRegionCode(code))).toEqual([]);
});
