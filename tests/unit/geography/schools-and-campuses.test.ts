import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

type Row = readonly [country: string, state: string | null, title: string, buyer: string, places: string];

const found = ([country, state, title, buyer]: Row) =>
  placesOfNotice(placeHint({ country, state }), title, { buyer }).places.join(" ");

test.each<Row>([
  [
    "US",
    "NY",
    "SUNY Morrisville - Roof of Charlton Hall",
    "Dormitory Authority of the State of New York",
    "US-NY-MADISON",
  ],
  [
    "US",
    "CT",
    "Chiller, Southern Connecticut State University",
    "Department of Administrative Services",
    "US-CT-NEWHAVEN",
  ],
  ["US", "ME", "UMaine Fort Kent - Cyr Hall", "University of Maine System", "US-ME-AROOSTOOK"],
  [
    "US",
    "NH",
    "Mowing beside the Plymouth State University bypass",
    "Department of Administrative Services",
    "US-NH",
  ],
  ["US", "NH", "Paving of Dartmouth College Highway", "Department of Administrative Services", "US-NH"],
  ["US", "PA", "Boiler, Penn State Schuylkill", "Pennsylvania State University", "US-PA-SCHUYLKILL"],
])("the title names a campus of a wide buyer: %s %s %s", (...row) => {
  expect(found(row)).toBe(row[4]);
});

test.each<Row>([
  [
    "CA",
    "ON",
    "Gym floor, Governor Simcoe Secondary School",
    "District School Board of Niagara",
    "CA-ON-NIA-STC",
  ],
  ["CA", null, "Roof at F.E. Madill", "Avon Maitland District School Board", "CA-ON-HUR"],
  ["CA", "ON", "Governor Simcoe Drive bus loop", "Peel District School Board", "CA-ON-PEL"],
  ["CA", "ON", "Track at Waterloo-Oxford", "Waterloo Region District School Board", "CA-ON-WAT"],
  ["CA", "ON", "Windows, various schools", "Grand Erie District School Board", "CA-ON-BRA CA-ON-HNF"],
])("a board's title names its school: %s %s %s", (...row) => {
  expect(found(row)).toBe(row[4]);
});

test.each<Row>([
  [
    "CA",
    "QC",
    "Réfection de la route 117 à Louvicourt",
    "Ministère des Transports et de la Mobilité durable",
    "CA-QC-LAVALLEEDELOR",
  ],
  ["CA", "QC", "CLSC de Knowlton - accès", "CIUSSS de l'Estrie – CHUS", "CA-QC-BROMEMISSISQUOI"],
  ["CA", "QC", "Toiture du pavillon Sainte-Dorothée", "Ministère de la Justice", "CA-QC"],
  ["CA", "QC", "Réfection de l'école Saint-Timothée", "Ville de Laval", "CA-QC-LAVAL"],
  ["US", "VT", "Bridge 4, VT Route 105, Bloomfield", "Vermont Agency of Transportation", "US-VT-ESSEX"],
  ["US", "VT", "Paving 2027, Route 100", "Vermont Agency of Transportation", "US-VT"],
])("a village in a title of its province or state: %s %s %s", (...row) => {
  expect(found(row)).toBe(row[4]);
});
