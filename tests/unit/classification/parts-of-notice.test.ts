import { expect, test } from "vitest";
import { partsOfNotice } from "~/domain/classification";
import { PART_PHRASES } from "~/domain/classification/part-phrases";
import type { ServiceKey } from "~/domain/service-types";
import { TRADE_PARTS } from "~/domain/trade-parts";

const NOTHING = { summary: null, sections: {} };
const inTitle = (trade: ServiceKey, title: string) => partsOfNotice({ title, ...NOTHING }, [trade]);

test.each<[ServiceKey, string, Array<string>]>([
  ["snow", "Roadway and Sidewalk Snow and Ice Control Operations", ["snow:sidewalks", "snow:roads"]],
  ["snow", "Déneigement du stationnement du Cégep de Chicoutimi", ["snow:lots"]],
  ["snow", "Services de transport de neige en vrac", ["snow:hauling"]],
  ["snow", "Snow removal from roofs", ["snow:roofs"]],
  ["snow", "Snow removal, all branches of the library", ["snow:sidewalks", "snow:lots"]],
  ["snow", "Contrat de déneigement", []],
  ["landscaping", "Saylorville Lake Mowing", ["landscaping:mowing"]],
  ["landscaping", "Abattage et essouchage", ["landscaping:trees"]],
  ["landscaping", "Plantation et entretien des fleurs annuelles", ["landscaping:beds"]],
  ["landscaping", "Fourniture et installation de modules de jeux", ["landscaping:fields"]],
  ["landscaping", "Invasive plant and weed control", ["landscaping:brush"]],
  ["landscaping", "Irrigation system repair", ["landscaping:irrigation"]],
  ["janitorial", "Janitorial Services", ["janitorial:offices"]],
  ["janitorial", "Window Cleaning", ["janitorial:windows"]],
  ["janitorial", "Cleaning Communal Areas and Windows", ["janitorial:offices", "janitorial:windows"]],
  ["janitorial", "Lavage de planchers", ["janitorial:floors"]],
  ["janitorial", "Graffiti removal", ["janitorial:washing"]],
  ["janitorial", "Duct cleaning", []],
  ["construction", "Réfection de toitures", ["construction:roofing"]],
  ["construction", "Replacement of Culvert 831", ["construction:bridges"]],
  ["construction", "Watermain Replacement", ["construction:sewers"]],
  ["construction", "Road Reconstruction on Main Street", ["construction:roads"]],
  ["construction", "Hazmat abatement and demolition", ["construction:demolition"]],
  ["construction", "Installation de clôtures", ["construction:fences"]],
  ["construction", "Slope Stability Repairs, Jasper National Park", []],
  ["construction", "Playground renewal", ["construction:parks"]],
  ["construction", "Réaménagement de la bibliothèque", ["construction:buildings"]],
  ["electrical", "Street Lighting Upgrade and Maintenance", ["electrical:lighting"]],
  ["electrical", "Remplacement du groupe électrogène", ["electrical:generators"]],
  ["electrical", "Plumbing services", ["electrical:plumbing"]],
  ["electrical", "Electrical services", ["electrical:power"]],
  ["electrical", "Repair of submersible pumps", ["electrical:mechanical"]],
  ["electrical", "Fire Alarms Maintenance Services", ["electrical:fire"]],
  ["electrical", "Travaux mécanique et électrique", ["electrical:power", "electrical:mechanical"]],
  ["hvac", "HVAC replacement", ["hvac:heating", "hvac:cooling", "hvac:ventilation"]],
  ["hvac", "Chiller replacement", ["hvac:cooling"]],
  ["hvac", "Remplacement de la chaudière", ["hvac:heating"]],
  ["hvac", "Elevator modernization", ["hvac:elevators"]],
  ["hvac", "Building automation system upgrade", ["hvac:controls"]],
  ["paving", "Local Road Resurfacing", ["paving:asphalt"]],
  ["paving", "Crack sealing", ["paving:cracks"]],
  ["paving", "Marquage de la chaussée", ["paving:asphalt", "paving:markings"]],
  ["paving", "Réfection de trottoirs et bordures", ["paving:concrete"]],
])("%s: %s", (trade, title, parts) => {
  expect(inTitle(trade, title)).toEqual(parts);
});

test("the description's opening counts only for trades of which the title shows no part", () => {
  const notice = { title: "Snow and lawn", summary: "Sidewalks, trees and irrigation.", sections: {} };
  expect(partsOfNotice(notice, ["landscaping", "snow"])).toEqual(["snow:sidewalks", "landscaping:mowing"]);
});

test("what a description names further on shows no part", () => {
  const notice = {
    title: "Snow removal",
    summary: `${"Bidders register. ".repeat(30)} Roofs.`,
    sections: {},
  };
  expect(partsOfNotice(notice, ["snow"])).toEqual([]);
});

test("without a summary the first section is the description", () => {
  const notice = { title: "Snow removal", summary: null, sections: { scope: "Roofs of the depot" } };
  expect(partsOfNotice(notice, ["snow"])).toEqual(["snow:roofs"]);
});

test("words show parts of the notice's own trades only", () => {
  expect(inTitle("snow", "Snow removal and tree pruning on roads")).toEqual(["snow:roads"]);
  expect(inTitle("other", "Snow removal on roads")).toEqual([]);
});

test("every part has words", () => {
  for (const trade of [
    "snow",
    "landscaping",
    "janitorial",
    "construction",
    "electrical",
    "hvac",
    "paving",
  ] as const) {
    const shown = new Set<string>(PART_PHRASES[trade].flatMap(({ parts }) => parts));
    expect(TRADE_PARTS[trade].filter(({ id }) => !shown.has(id))).toEqual([]);
  }
});
