import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

/** Titles of a few words that name no work. */
const NAMED_ALONE: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Flower Beds", "landscaping"],
  ["Street Trees", "landscaping"],
  ["Snow and Ice", "snow"],
  ["Snow and Ice - Municipal Lots", "snow"],
  ["Asphalt Streets", "paving"],
  ["Gravel Roads", "paving"],
  ["Depot Electrical Switchgear", "electrical"],
  ["Panic Button System", "electrical"],
];

/** Shortened words, and orders before a colon. */
const SHORTENED: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["REPAIR/ RENOVATE: BALLFIELDS", "construction + landscaping"],
  ["INSPECT/ MAINTAIN: FIRE PROTECTION SYS.", "electrical"],
  ["MAINT.: ASPHALT PAVEMENTS", "paving"],
  ["RETAINING WALL CONST.", "construction"],
  ["REPLACE: BOILER", "hvac"],
  ["REPL. OF ROOF", "construction"],
  ["Fire Protection Sys. Maintenance", "electrical"],
  ["ELEC. SYSTEM UPGRADE", "electrical"],
  ["MECH. ROOM BOILER REPL.", "hvac"],
  ["CLEANING: CARPETS", "janitorial"],
];

const NOT_NAMED: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Supply of Flower Bulbs", "other"],
  ["Street Tree Inventory", "other"],
  ["Snow and Ice Melt Products", "other"],
  ["Asphalt Supply", "other"],
  ["Switchgear Parts", "other"],
  ["Location de génératrices", "other"],
  ["Constable Training", "other"],
  ["Equipment Sys. Software", "other"],
  ["Purchase: Boiler", "other"],
  ["Flower Shop Lease", "other"],
];

const ARRANGEMENTS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Grass Cutting Supply Arrangement", "landscaping"],
  ["Furniture Supply Arrangement", "other"],
  ["Heritage Contractor Roster", "construction"],
  ["Pool of Qualified Contractors", "construction"],
];

test.each([...NAMED_ALONE, ...SHORTENED, ...NOT_NAMED, ...ARRANGEMENTS])("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
