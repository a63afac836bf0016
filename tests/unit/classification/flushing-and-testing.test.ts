import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

/** Flushing, testing and certifying build and repair nothing. */
const OTHER: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Watermain Flushing Program", "other"],
  ["Unidirectional Flushing of Hydrants", "other"],
  ["Rinçage du réseau d'aqueduc", "other"],
  ["Nettoyage de conduites pluviales", "other"],
  ["Nettoyage et inspection de conduites d'égout", "other"],
  ["Fire Alarm Testing and Certification", "other"],
  ["Fire Alarm Inspection and Testing Certification", "other"],
  ["Roof Inspectors for Capital Projects", "other"],
  ["Quarterly Alarm Test and Recertification", "other"],
  ["Cross Connection Inspections", "other"],
];

const WORK: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Watermain Relining, King Street", "construction"],
  ["Backflow Preventer Testing and Repair", "electrical"],
  ["Réparation de fuites d'aqueduc", "construction"],
  ["Chemisage de conduites d'égout", "construction"],
  ["Fire Alarm Replacement", "electrical"],
  ["Inspection and Repair of Roofs", "construction"],
  ["Remplacement de conduites pluviales", "construction"],
  ["Entretien du système d'alarme incendie", "electrical"],
  ["Entretien et surveillance du système d'alarme intrusion", "electrical"],
  ["Supply, Delivery and Commissioning of a Standby Generator", "electrical"],
];

test.each([...OTHER, ...WORK])("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
