import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Rows = ReadonlyArray<readonly [title: string, summary: string, buyer: string, trades: string]>;

/** What is excluded, was done before or is somebody else's. */
const SHORT: Rows = [
  ["Grounds Care", "Mowing of eleven parks. Snow removal is not part of this contract.", "", "landscaping"],
  ["Grounds Care", "Mowing and trimming. Plowing and salting are not included.", "", "landscaping"],
  ["Snow Removal", "Plowing of lots. Mowing and landscaping are excluded.", "", "snow"],
  ["Déneigement", "Déneigement des trottoirs. La tonte du gazon ne fait pas partie du contrat.", "", "snow"],
  [
    "Entretien ménager",
    "Entretien ménager des bureaux. Le lavage de vitres et le déneigement sont exclus.",
    "",
    "janitorial",
  ],
  ["Winter Services", "Plowing of all lots that are not part of the campus.", "", "snow"],
  [
    "Tender 12",
    "Janitorial services at three libraries. The Library Board's electrician replaces lamps.",
    "",
    "janitorial",
  ],
  ["Boiler Replacement", "Asphalt repairs are done by the Region's paving contractor.", "", "hvac"],
  ["Insurance Brokerage", "Insured property: arena. The arena roof was replaced in 2024.", "", "other"],
  ["Security Guards", "Guards keep the entrance free of snow.", "", "other"],
  ["Insurance Broker of Buildings", "", "", "other"],
  ["Guard House Construction", "", "", "construction"],
  ["Security Guard Booth Replacement", "", "", "construction"],
  [
    "Town Hall",
    "The contractor shall replace the roof. The windows were replaced in 2020.",
    "",
    "construction",
  ],
  ["Chiller Replacement", "The electrical panels were upgraded in 2019.", "", "hvac"],
  ["Road Resurfacing", "Culverts were replaced last year. Sidewalk work is not included.", "", "paving"],
];

test.each(SHORT)("%s: %s", (title, summary, buyer, trades) => {
  const notice = classifiableNotice({ title, summary: summary || null, buyer: buyer || null });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});
