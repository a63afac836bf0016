import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Rows = ReadonlyArray<readonly [title: string, trades: string]>;

/** A gutter beside a curb is the street's, any other the roof's. */
const GUTTERS: Rows = [
  ["Concrete Curb and Gutter Reconstruction with Paving", "paving"],
  ["Curb & Gutter Replacement", "paving"],
  ["Curb and Gutter Repair Program", "paving"],
  ["Curbs and Gutters Reconstruction", "paving"],
  ["Curb, Gutter and Sidewalk Replacement", "paving"],
  ["Concrete Curb/Gutter Reconstruction", "paving"],
  ["Sidewalk, Curb and Gutter Replacement Program", "paving"],
  ["Gutter and Curb Replacement", "paving"],
  ["Kerb and Gutter Installation", "paving"],
  ["Street Resurfacing with Gutter Replacement", "paving"],
  ["Valley Gutter Replacement, Elm Street", "paving"],
  ["Concrete Gutter Replacement on Main Street", "paving"],
  ["Sidewalk and Gutter Reconstruction", "paving"],
  ["Milling, paving and gutter reconstruction", "paving"],
  ["Gutter Replacement at Fire Hall", "construction"],
  ["Roof and Gutter Replacement", "construction"],
  ["Eavestrough and Gutter Repair", "construction"],
  ["Gutters and Downspouts Installation - Town Hall", "construction"],
];

/** A building's car park is paved when it is "reconstructed". */
const LOTS: Rows = [
  ["Reconstruction of the Town Highway Garage Parking Lot", "paving"],
  ["Reconstruction of the Town Hall Parking Lot", "paving"],
  ["Rehabilitation of Arena Parking Lot", "paving"],
  ["Reconstruction of School Parking Lots", "paving"],
  ["Replacement of Library Parking Lot", "paving"],
  ["Fire Station Parking Lot Reconstruction", "paving"],
  ["Repaving of the Public Works Garage Driveway", "paving"],
  ["Renovation of the Community Centre Parking Lot", "paving"],
  ["Reconstruction of the Recreation Centre Car Park", "paving"],
  ["Improvements to the Police Station Parking Area", "paving"],
  ["Resurfacing of the Transit Garage Yard", "paving"],
  ["Rehabilitation of the Village Hall Driveway", "paving"],
  ["Reconstruction of Courthouse Sidewalks", "paving"],
  ["Repair of Terminal Building Parking Lot", "paving"],
  ["Reconstruction of the Town Highway Garage", "construction"],
  ["Reconstruction of the Highway Garage and Parking Lot", "construction + paving"],
  ["Parking Garage Rehabilitation", "construction"],
  ["Reconstruction of the Municipal Parking Garage", "construction"],
  ["Réfection du stationnement de l'école Sainte-Anne", "paving"],
  ["Réfection du stationnement de l'hôtel de ville", "paving"],
];

test.each([...GUTTERS, ...LOTS])("%s", (title, trades) => {
  const { services } = classifyNotice(classifiableNotice({ title, buyer: null }));
  expect(services.toSorted().join(" + ")).toBe(trades);
});
