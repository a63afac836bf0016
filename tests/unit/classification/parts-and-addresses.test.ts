import { expect, test } from "vitest";
import { classifyNotice, partsOfNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

/** A street in an address or in a site's name is no street that is plowed. */
test.each([
  ["Snow Removal at 2345 Maxon Road Extension", "parking areas and sidewalks", "lots sidewalks"],
  ["Snow Removal - 100 Main Street", "Clearing of parking lots.", "lots"],
  ["Snow Plowing at 45 Elm Street School", "", "lots sidewalks"],
  ["Snow Removal, 500 County Road Facility", "parking lots", "lots sidewalks"],
  ["Snow Removal for County Roads", "parking lots", "roads"],
  ["Plowing of Roads and Sidewalks", "", "roads sidewalks"],
  ["Snow Removal Services at 12 Bridge Street", "Sidewalks", "sidewalks"],
  ["Déneigement du 300, rue Principale", "Déneigement du stationnement.", "lots"],
  ["Déneigement des rues et trottoirs", "", "roads sidewalks"],
  ["Snow Removal for the Highway Department Garage", "parking lot", "lots"],
  ["Déneigement - 1200, boulevard Laurier", "Stationnement.", "lots"],
  ["Snow Removal at Mill Road Water Plant", "Driveway.", "lots"],
  ["Snow Removal - Front Street Library", "", "lots sidewalks"],
  ["Snow clearing on Elm Street", "", "roads"],
  ["Déneigement du chemin Saint-Louis", "", "roads"],
  ["Snow plowing of 8 km of Mill Road", "", "roads"],
  ["2026 Town Road Snow Plowing", "", "roads"],
  ["Snow removal on Highway 7", "", "roads"],
  ["Déneigement de 12 rues", "", "roads"],
  ["Déneigement de la route 138", "", "roads"],
  ["Snow Removal, 77 Industrial Parkway South", "Stairs", "sidewalks"],
  ["Snow Removal at 9 Hospital Drive", "Parking areas", "lots"],
])("%s: %s", (title, summary, parts) => {
  const found = partsOfNotice({ title, summary: summary || null, sections: {} }, ["snow"]);
  expect(
    found
      .map((part) => part.replace("snow:", ""))
      .toSorted()
      .join(" "),
  ).toBe(parts);
});

test("a street from which snow is removed is not paved", () => {
  const title = "Snow Removal of School Street and Station Road";
  expect(classifyNotice(classifiableNotice({ title })).services).toEqual(["snow"]);
});

test.each([
  ["Nettoyage de tapis et de meubles", "", "Nettoyage de tapis"],
  ["Lavage de vitres et de planchers", "", "Lavage de vitres"],
  ["Feux de circulation – remplacement", "", "Feux de circulation"],
  ["Street Lights - Replacement", "", "Street Lights"],
  [
    "Energy Recovery Ventilation Units",
    "Boilers of 2200 kW are replaced.",
    "Energy Recovery Ventilation Units",
  ],
])("the reason for %s is what the title names", (title, summary, reason) => {
  const { reasons } = classifyNotice(classifiableNotice({ title, summary: summary || null }));
  expect(reasons[0]?.text).toBe(reason);
});

test("no reason is shown twice", () => {
  const { reasons } = classifyNotice(classifiableNotice({ title: "Library - Renovation" }));
  expect(new Set(reasons.map(({ text }) => text)).size).toBe(reasons.length);
});
