import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

/** Machines, vehicles and works of art are restored too; builders do not. */
const MACHINES: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Overhaul of Fire Truck Pump", "other"],
  ["Repair of Zamboni", "other"],
  ["Restoration of Historic Uniforms", "other"],
  ["Restoration of Pipe Organ", "other"],
  ["Snowplow Frame Repair", "other"],
  ["Sewer Camera Maintenance and Repair", "other"],
  ["Aircraft Air Cooling Maintenance", "other"],
  ["Patching of Servers and Security Software", "other"],
  ["Remplacement du moteur du camion autopompe", "other"],
  ["Travaux sur l'autopompe", "other"],
  ["Réfection des uniformes", "other"],
  ["Restauration d'archives", "other"],
  ["Camion neuf avec équipement de déneigement", "other"],
  ["Services de remorquage lors des opérations de déneigement", "other"],
  ["Nettoyage de la plage", "other"],
];

const BUILDINGS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Restoration of the Fire Hall Façade", "construction"],
  ["Fire Pump Replacement", "electrical"],
  ["Gate Motor Replacement at Lock 3", "electrical"],
  ["Well Pump Replacement", "electrical"],
  ["Restauration du clocher", "construction"],
  ["Réfection du garage des autobus", "construction"],
  ["Asphalt Patching, Various Streets", "paving"],
  ["Security Camera Maintenance", "electrical"],
  ["Déneigement du stationnement du garage", "snow"],
  ["Remplacement des pompes à la station de pompage", "electrical"],
];

test.each([...MACHINES, ...BUILDINGS])("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
