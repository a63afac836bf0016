import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import type { PlaceHint } from "~/domain/opportunities/notice";
import { placeHint } from "./place-hint";

type Notice = Partial<PlaceHint> & { title?: string; buyer?: string; body?: string };

test.each<[Notice, string, string | null]>([
  [{ title: "Roof", regions: ["Ontario, Quebec"], country: "CA" }, "CA-ON CA-QC", null],
  [{ title: "Roof", regions: ["Ontario and Quebec"], country: "CA" }, "CA-ON CA-QC", null],
  [{ title: "Roof", regions: ["Ontario / Québec"], country: "CA" }, "CA-ON CA-QC", null],
  [{ title: "Roof", regions: ["Ontario & Quebec"], country: "CA" }, "CA-ON CA-QC", null],
  [{ title: "Roof", regions: ["ON, QC"], country: "CA" }, "CA-ON CA-QC", null],
  [{ title: "Roof", regions: ["ON/QC"] }, "CA-ON CA-QC", null],
  [{ title: "Roof", regions: ["Ontario, Quebec, Manitoba"], country: "CA" }, "CA-ON CA-QC CA-MB", null],
  [{ title: "Roof", regions: ["Ontario, Quebec and Nova Scotia"] }, "CA-ON CA-QC CA-NS", null],
  [
    { title: "Roof", regions: ["Nova Scotia and Newfoundland and Labrador"], country: "CA" },
    "CA-NS CA-NL",
    null,
  ],
  [{ title: "Roof", regions: ["Nouveau-Brunswick et Nouvelle-Écosse"], country: "CA" }, "CA-NB CA-NS", null],
  [{ title: "Roof", regions: ["Ottawa/Gatineau"], country: "CA" }, "CA-ON-OTT CA-QC-GATINEAU", null],
  [{ title: "Roof", regions: ["Ottawa and Gatineau"], country: "CA" }, "CA-ON-OTT CA-QC-GATINEAU", null],
  [{ title: "Roof", regions: ["Ottawa, Gatineau"], country: "CA" }, "CA-ON-OTT CA-QC-GATINEAU", null],
  [{ title: "Roof", regions: ["Toronto, Mississauga"], country: "CA" }, "CA-ON-TOR CA-ON-PEL-MIS", null],
  [{ title: "Roof", regions: ["Kingston, Ottawa, Ontario"], country: "CA" }, "CA-ON-FRO-KIN CA-ON-OTT", null],
  [{ title: "Roof", regions: ["New York, New Jersey"], country: "US" }, "US-NY US-NJ", null],
  [{ title: "Roof", regions: ["New York and New Jersey"], country: "US" }, "US-NY US-NJ", null],
  [{ title: "Roof", regions: ["NY/NJ/CT"], country: "US" }, "US-NY US-NJ US-CT", null],
  [{ title: "Roof", regions: ["Vermont & New Hampshire"] }, "US-VT US-NH", null],
  [{ title: "Roof", regions: ["PA", " NJ"], country: "US" }, "US-PA US-NJ", null],
  [{ title: "Roof", regions: ["Alberta or Saskatchewan"], country: "CA" }, "CA-AB CA-SK", null],
  [{ title: "Roof", regions: ["Peel and Halton"], country: "CA" }, "CA-ON-PEL CA-ON-HAL", null],
  [
    { title: "Roof", regions: ["Ontario and Atlantic Canada"], country: "CA" },
    "CA-ON CA-NB CA-NL CA-NS CA-PE",
    null,
  ],
  [{ title: "Roof", regions: ["Tri-State Area"], country: "US" }, "", null],
  [
    { title: "Roof", buyer: "City of Newark", regions: ["Tri-State Area"], country: "US", home: "US-NJ" },
    "US-NJ-ESSEX",
    "Newark",
  ],
  [{ title: "Roof", buyer: "NJ Transit", regions: ["Tri-State Area"], country: "US" }, "US-NJ", null],
  [{ title: "Roof", regions: ["Zone 7"], country: "CA" }, "", null],
  // must stay
  [{ title: "Roof", regions: ["Ontario"], country: "CA" }, "CA-ON", null],
  [{ title: "Roof", regions: ["Ottawa, Ontario"], country: "CA" }, "CA-ON-OTT", "Ottawa, Ontario"],
  [{ title: "Roof", regions: ["New York, NY"], country: "US" }, "US-NY-NYC", "New York, NY"],
  [{ title: "Roof", regions: ["New York, New York"], country: "US" }, "US-NY-NYC", "New York, New York"],
  [{ title: "Roof", regions: ["Washington, PA"], country: "US" }, "US-PA-WASHINGTON", "Washington, PA"],
  [
    { title: "Roof", regions: ["Washington, Pennsylvania"], country: "US" },
    "US-PA-WASHINGTON",
    "Washington, Pennsylvania",
  ],
  [{ title: "Roof", regions: ["Indiana, Pennsylvania"], country: "US" }, "US-PA-INDIANA", null],
  [{ title: "Roof", regions: ["Leeds and Grenville"], country: "CA" }, "CA-ON-LGR", "Leeds and Grenville"],
  [{ title: "Roof", regions: ["Lennox and Addington"], country: "CA" }, "CA-ON-LEA", "Lennox and Addington"],
  [{ title: "Roof", regions: ["Prescott and Russell"], country: "CA" }, "CA-ON-PRU", "Prescott and Russell"],
  [{ title: "Roof", regions: ["Newfoundland and Labrador"], country: "CA" }, "CA-NL", null],
  [{ title: "Roof", regions: ["Newfoundland & Labrador"], country: "CA" }, "CA-NL", null],
  [{ title: "Roof", regions: ["Terre-Neuve-et-Labrador"], country: "CA" }, "CA-NL", null],
  [{ title: "Roof", regions: ["Oakville, Halton"], country: "CA" }, "CA-ON-HAL-OAK", "Oakville, Halton"],
  [{ title: "Roof", regions: ["Luzerne County, PA"], city: "Kingston" }, "US-PA-LUZERNE", "Kingston"],
  [
    { title: "Roof", regions: ["Mississauga, Peel, Ontario"], country: "CA" },
    "CA-ON-PEL-MIS",
    "Mississauga, Peel, Ontario",
  ],
  [{ title: "Roof", regions: ["Toronto, ON, Canada"] }, "CA-ON-TOR", "Toronto, ON, Canada"],
  [{ title: "Roof", regions: ["Ontario (except NCR)"], country: "CA" }, "CA-ON", null],
  [{ title: "Roof", regions: ["Quebec, Canada"], country: "CA" }, "CA-QC-QUEBEC", "Quebec, Canada"],
  [{ title: "Roof", regions: ["Guelph/Eramosa"], country: "CA" }, "CA-ON-WEL", "Guelph-Eramosa"],
  [
    { title: "Roof", regions: ["Stormont, Dundas and Glengarry"], country: "CA" },
    "CA-ON-SDG",
    "Stormont, Dundas and Glengarry",
  ],
  [{ title: "Roof", regions: ["Haldimand-Norfolk"], country: "CA" }, "CA-ON-HNF", "Haldimand-Norfolk"],
  [{ title: "Roof", regions: ["Ontario County, New York"], country: "US" }, "US-NY-ONTARIO", null],
  [{ title: "Roof", regions: ["Canada"], country: "CA" }, "CA", null],
])(
  "a region field with one place or several: %o",
  ({ title = "Works", buyer, body, ...fields }, places, city) => {
    const found = placesOfNotice(placeHint(fields), title, { buyer: buyer ?? null, body: body ?? "" });
    expect([found.places.join(" "), found.city]).toEqual([places, city]);
  },
);
