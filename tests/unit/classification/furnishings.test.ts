import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

/** What furnishes a building is delivered, whatever building is named behind it. */
const FURNISHED: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Supply and Installation of Roller Shades for the Seniors' Residence", "other"],
  ["Supply, Delivery and Installation of Lockers at the Community Centre", "other"],
  ["Installation of Appliances in Staff Housing", "other"],
  ["Washer and Dryer Replacement for Long-Term Care Homes", "other"],
  ["Supply and Install Library Shelving", "other"],
  ["Window Tinting for City Hall", "other"],
  ["Public Art Mural for the Transit Station", "other"],
  ["Kitchen Range Replacement", "other"],
  ["Laboratory Autoclave Installation", "other"],
  ["Acquisition et installation de mobilier pour la bibliothèque municipale", "other"],
  ["Fourniture et installation de rideaux de scène pour l'auditorium", "other"],
  ["Fourniture et installation d'électroménagers - logements sociaux", "other"],
  ["Remplacement des casiers - école secondaire", "other"],
];

/** Building work beside them, or on what holds them, is building work. */
const BUILT: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Locker Room Renovation at the Arena", "construction"],
  ["Window Replacement at the Community Centre", "construction"],
  ["Refurbishment of the Curtain Wall, Block B", "construction"],
  ["Library Renovation and New Shelving", "construction"],
  ["Kitchen Renovation at the Fire Hall", "construction"],
  ["Laundry Room Renovation", "construction"],
  ["Réfection du mur-rideau de l'hôtel de ville", "construction"],
  ["Réaménagement de la bibliothèque", "construction"],
  ["Laboratory Renovation", "construction"],
  ["Boiler Replacement at Long-Term Care Homes", "hvac"],
];

test.each([...FURNISHED, ...BUILT])("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
