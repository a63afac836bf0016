import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

type Example = readonly [title: string, ...services: ReadonlyArray<ServiceKey>];

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

const PARTS: ReadonlyArray<Example> = [
  ["Voltage Regulator Replacement", "electrical"],
  ["Replace Fuse Panel at City Hall", "electrical"],
  ["Fountain Lights Replacement", "electrical"],
  ["Vehicle Detection Loop Repairs", "electrical"],
  ["Fire Alarm Pull Station Replacement", "electrical"],
  ["Replacement of Horns and Strobes", "electrical"],
  ["Door Strike Replacement", "electrical"],
  ["Replacement of Roof Drains", "electrical"],
  ["Replacement of Door Entry System", "electrical"],
  ["Snow Melting Cables Replacement", "electrical"],
  ["Snow Melt Boiler Replacement", "hvac"],
  ["HRV Units Replacement", "hvac"],
  ["Valve Actuator Replacement", "hvac"],
  ["Remplacement du tableau de distribution", "electrical"],
  ["Réparation du régulateur de tension", "electrical"],
  ["Remplacement de la colonne sèche", "electrical"],
  ["Remplacement des barrières levantes", "electrical"],
  ["Remplacement des barrières du pont", "construction"],
  ["Remplacement du clapet sous air", "electrical"],
  ["Remplacement du chauffe-piscine", "hvac"],
  ["Remplacement du calorifuge", "hvac"],
  ["Enlèvement d'amiante et de calorifuge", "construction"],
  ["Infrared Thermography of Electrical Panels", "other"],
  ["Bus Battery Replacement", "other"],
  ["Two-Way Radio Repeater Replacement", "other"],
];

test.each(PARTS)("%j is for the trade whose part it is", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

test("a phrase does not end inside another trade's system", () => {
  expect(servicesOf("Remplacement de portes et de fenêtres")).toEqual(["construction"]);
  expect(servicesOf("Remplacement des portes et du contrôle d'accès")).toEqual([
    "construction",
    "electrical",
  ]);
});
