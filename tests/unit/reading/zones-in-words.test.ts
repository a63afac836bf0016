import { expect, test } from "vitest";
import { zoneOfTown } from "~/domain/geography";
import { numberOfWords } from "~/domain/reading/lengths/numbers-in-words";
import { meetingPlaceIn } from "~/domain/reading/meetings/meeting-place";
import { readNotice } from "./read-notice";

const readHour = (hour: string) => {
  const isFrench = hour.includes("heure");
  const text = isFrench
    ? `Les soumissions seront reçues jusqu'au 7 avril 2026 à ${hour}.`
    : `Bids close April 7, 2026 at ${hour}.`;
  const [date] = readNotice(text, { language: isFrench ? "fr" : "en" });
  return [date?.standing, date?.at?.toISOString() ?? null];
};

test.each([
  ["2:00 p.m. Halifax local time", "2026-04-07T17:00:00.000Z"],
  ["2:00 p.m. Halifax, NS time", "2026-04-07T17:00:00.000Z"],
  ["2:00 p.m. NL time", "2026-04-07T16:30:00.000Z"],
  ["2:00 p.m. Mountain", "2026-04-07T20:00:00.000Z"],
  ["14:00 HAA", "2026-04-07T17:00:00.000Z"],
  ["14:00 HAP", "2026-04-07T21:00:00.000Z"],
  ["14:00 h HNC", "2026-04-07T19:00:00.000Z"],
  ["14:00 hrs CST", "2026-04-07T19:00:00.000Z"],
  ["14:00 HEURES", "2026-04-07T18:00:00.000Z"],
  ["2:00 p.m. (Central)", "2026-04-07T19:00:00.000Z"],
  ["2:00 p.m. local time in Vancouver", "2026-04-07T21:00:00.000Z"],
  ["2:00 p.m. Atikokan time", "2026-04-07T19:00:00.000Z"],
  ["2:00 p.m. Creston time", "2026-04-07T21:00:00.000Z"],
  ["2:00 p.m. (UTC-05:00) Eastern Time (US & Canada)", "2026-04-07T18:00:00.000Z"],
  ["14 h, heure de Vancouver", "2026-04-07T21:00:00.000Z"],
  ["14 h, heure locale de Winnipeg", "2026-04-07T19:00:00.000Z"],
  ["14 h, heure des Îles-de-la-Madeleine", "2026-04-07T17:00:00.000Z"],
  ["14 h, heure de Montréal", "2026-04-07T18:00:00.000Z"],
  ["14 h, heure d’Ottawa", "2026-04-07T18:00:00.000Z"],
  ["14 h, heure de fermeture", "2026-04-07T18:00:00.000Z"],
  ["14 H, HEURE DE CLÔTURE", "2026-04-07T18:00:00.000Z"],
  ["14 H, HEURE DE LA RÉCEPTION", "2026-04-07T18:00:00.000Z"],
  ["14 H, HEURE DE VANCOUVER", "2026-04-07T21:00:00.000Z"],
  ["14 h, heure locale", "2026-04-07T18:00:00.000Z"],
  ["2:00 p.m. local prevailing time", "2026-04-07T18:00:00.000Z"],
  ["2:00 p.m. local time at the Town Hall", "2026-04-07T18:00:00.000Z"],
  ["2:00 p.m. Central Park, Burnaby", "2026-04-07T18:00:00.000Z"],
  ["2:00 p.m. Second Time bidders", "2026-04-07T18:00:00.000Z"],
  ["14:00 - 10 copies are required", "2026-04-07T18:00:00.000Z"],
])("%s is an hour of the zone that it names", (hour, at) => {
  expect(readHour(hour)).toEqual(["sure", at]);
});

test.each([
  ...["2:00 p.m. UTC", "2:00 p.m. UTC-8", "2:00 p.m. HST", "2:00 p.m. Timbuktu time"],
  ...["14 h, heure de Tombouctou", "14 H, HEURE DE TOMBOUCTOU", "14:00Z", "14:00:00-08:00"],
])("%s names a zone that is not known, so the hour is not sure", (hour) => {
  expect(readHour(hour)).toEqual(["check", null]);
});

test.each([
  ["Atikokan", "CA-ON-RRD", "America/Atikokan"],
  ["Town of Atikokan", "CA-ON", "America/Atikokan"],
  ["Fort Frances", "CA-ON-RRD", "America/Winnipeg"],
  ["Creston", "CA-BC-CENTRALKOOTENAY", "America/Creston"],
  ["Nelson", "CA-BC-CENTRALKOOTENAY", "America/Vancouver"],
  ["Blanc-Sablon", "CA-QC", "America/Blanc-Sablon"],
  ["Lloydminster", "CA-SK-DIV17", "America/Edmonton"],
  ["Lloydminster", "CA-AB-DIV10", "America/Edmonton"],
  ["Regina", "CA-SK", "America/Regina"],
  [null, "CA-ON-RRD", "America/Winnipeg"],
])("the zone of %s in %s is %s", (town, code, zone) => {
  expect(zoneOfTown(town, code)).toBe(zone);
});

test.each([
  ["ninety", 90],
  ["thirty-five", 35],
  ["one hundred and twenty", 120],
  ["quatre-vingt-dix", 90],
  ["soixante-quinze", 75],
  ["cent vingt", 120],
  ["cent quatre-vingts", 180],
])("%s is %s", (words, number) => {
  expect(numberOfWords(words)).toBe(number);
});

test.each([
  ["Site visit at Kenora December 2, 2026 at 10:00 a.m.", null],
  [
    "Site visit at 123 Main Street, Kenora, Wednesday December 2, 2026 at 10:00 a.m.",
    "123 Main Street, Kenora",
  ],
  ["Site visit at the May Street Arena on December 2, 2026", "May Street Arena"],
  ["Visite au garage municipal 12, rue Principale 2 décembre 2026", "garage municipal 12, rue Principale"],
])("the day is no part of the meeting place: %s", (sentence, place) => {
  expect(meetingPlaceIn(sentence)).toBe(place);
});
