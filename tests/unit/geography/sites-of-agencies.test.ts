import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

function placesOf(state: string, buyer: string | null, title: string) {
  const country = /^(?:ON|QC)$/.test(state) ? "CA" : "US";
  const { places } = placesOfNotice(placeHint({ state, country }), title, { buyer });
  return places.map((place) => place.replace(`${country}-${state}-`, "")).join(" ");
}

test.each([
  ["ON", "Ontario Power Generation", "Chats Falls GS stoplogs", "OTT"],
  ["ON", "Ontario Power Generation", "Otto Holden Generating Station crane", "NIP"],
  ["ON", "Hydro One Networks", "Cherrywood TS fence", "DUR-PIC"],
  ["ON", "Hydro One Networks", "Leaside Transformer Station paving", "TOR"],
  ["ON", "Infrastructure Ontario", "Peterborough Court House roof", "PET-PTB"],
  ["ON", "Infrastructure Ontario", "Parkwood Institute chillers", "MDX-LON"],
  ["ON", "Metrolinx", "Seaton Hiking Trail bridge", "DUR-PIC"],
  ["ON", "Ontario Parks", "Port Bruce Provincial Park washrooms", "ELG"],
  ["ON", "Ontario Parks", "Esker Lakes Provincial Park road", "TIM"],
  [
    "QC",
    "Société québécoise des infrastructures",
    "Établissement de détention de Bordeaux, toiture",
    "MONTREAL",
  ],
  ["QC", "Administration portuaire de Trois-Rivières", "Réfection d'un hangar", "FRANCHEVILLE"],
  ["NY", "Olympic Regional Development Authority", "Gore Mountain lodge", "WARREN"],
  ["NY", "New York State Bridge Authority", "Rip Van Winkle Bridge painting", "COLUMBIA GREENE"],
  ["NY", "New York Power Authority", "Blenheim-Gilboa elevator", "SCHOHARIE"],
  ["NY", "NYS Canal Corporation", "Dewatering at Lock E-13 Canajoharie", "MONTGOMERY"],
  ["NY", "Nassau Health Care Corporation", "Boiler repairs", "NASSAU"],
  ["NJ", "NJ Transit", "Meadows Maintenance Complex doors", "HUDSON"],
  ["MA", "Department of Conservation and Recreation", "Mount Greylock State Reservation road", "BERKSHIRE"],
  ["NH", "New Hampshire Hospital", "Boiler repairs", "MERRIMACK"],
  ["ME", "Baxter State Park Authority", "Baxter State Park bridge", "PISCATAQUIS"],
])("%s: %s, %s", (state, buyer, title, place) => {
  expect(placesOf(state, buyer, title)).toBe(place);
});

test("a conservation authority's area is wider than its name", () => {
  const at = (title: string) => placesOf("ON", "Toronto and Region Conservation Authority", title);
  expect(at("Washrooms at Albion Hills Conservation Park")).toBe("PEL-CAL");
  expect(at("Kortright Centre roof")).toBe("YRK-VAU");
  expect(at("Supply of native trees")).toBe("TOR");
  expect(placesOf("ON", "Regional Municipality of York", "Albion Hills pumping")).toBe("YRK");
});

test.each([
  ["ON", "Brampton Brick supply"],
  ["NY", "Buffalo wings and fries"],
  ["NY", "Lincoln Court resurfacing"],
  ["NY", "Bridge 12 Union"],
])("in %s, %s names no town", (state, title) => {
  expect(placesOf(state, null, title)).toBe(state === "ON" ? "CA-ON" : `US-${state}`);
});
