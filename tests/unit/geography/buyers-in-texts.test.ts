import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import type { PlaceHint } from "~/domain/opportunities/notice";
import { placeHint } from "./place-hint";

type Notice = Partial<PlaceHint> & { title?: string; buyer?: string; body?: string };

test.each<[Notice, string, string | null]>([
  [
    {
      title: "Roof",
      regions: ["PA"],
      country: "US",
      body: "Sealed bids will be received by the Borough of Carlisle, Cumberland County.",
    },
    "US-PA-CUMBERLAND",
    "Carlisle",
  ],
  [
    {
      title: "Travaux",
      regions: ["QC"],
      country: "CA",
      body: "La Ville de Saint-Hyacinthe demande des soumissions pour des travaux.",
    },
    "CA-QC-LESMASKOUTAINS",
    "Saint-Hyacinthe",
  ],
  [
    {
      title: "Travaux",
      country: "CA",
      home: "CA-QC",
      body: "La Municipalité de Saint-Calixte demande des soumissions pour la réfection du rang 6.",
    },
    "CA-QC-MONTCALM",
    "Saint-Calixte",
  ],
  [
    {
      title: "Travaux",
      regions: ["QC"],
      country: "CA",
      body: "La Ville de Granby invite les entrepreneurs à soumissionner.",
    },
    "CA-QC-LAHAUTEYAMASKA",
    "Granby",
  ],
  [
    {
      title: "Sewer",
      country: "US",
      home: "US-NY",
      body: "NOTICE TO BIDDERS: sealed bids will be received by the Town Board of the Town of Lansing, Tompkins County, New York.",
    },
    "US-NY-TOMPKINS",
    "Lansing",
  ],
  [
    {
      title: "Sewer",
      regions: ["NY"],
      country: "US",
      body: "Sealed bids will be received by the Village of Monticello, Sullivan County.",
    },
    "US-NY-SULLIVAN",
    "Monticello",
  ],
  [
    {
      title: "Sewer",
      regions: ["NJ"],
      country: "US",
      body: "Bids will be received by the Township of Montclair, Essex County.",
    },
    "US-NJ-ESSEX",
    "Montclair",
  ],
  [
    {
      title: "Playground",
      country: "US",
      home: "US-CT",
      body: "The Town of Windham will receive bids at 979 Main Street, Willimantic.",
    },
    "US-CT-WINDHAM",
    "Windham",
  ],
  [
    {
      title: "Paving",
      country: "US",
      home: "US-MA",
      body: "The Town of Barre, Massachusetts, is seeking bids.",
    },
    "US-MA-WORCESTER",
    "Barre",
  ],
  [
    {
      title: "Paving",
      regions: ["ON"],
      country: "CA",
      body: "The Town of Tillsonburg is seeking bids. Consultant in London.",
    },
    "CA-ON-OXF",
    "Tillsonburg",
  ],
  [
    {
      title: "Bridge",
      buyer: "RIDOT",
      country: "US",
      home: "US-RI",
      body: "Bridge No. 123 on Route 4 in North Kingstown.",
    },
    "US-RI-WASHINGTON",
    "North Kingstown",
  ],
  [
    {
      title: "Bridge",
      buyer: "NHDOT",
      country: "US",
      home: "US-NH",
      body: "Bridge over the Baker River in Plymouth. Prior work in Rumney.",
    },
    "US-NH-GRAFTON",
    "Plymouth",
  ],
  [
    {
      title: "Bridge",
      buyer: "VTrans",
      country: "US",
      home: "US-VT",
      body: "Bridge 8 on VT 103 in Rockingham.",
    },
    "US-VT-WINDHAM",
    "Rockingham",
  ],
  [
    {
      title: "Bridge",
      buyer: "MaineDOT",
      country: "US",
      home: "US-ME",
      body: "Bridge replacement at Farmington over the Sandy River.",
    },
    "US-ME-FRANKLIN",
    "Farmington",
  ],
  [
    { title: "Bridge", buyer: "NH DOT", country: "US", body: "Culvert under Route 3 in Lancaster." },
    "US-NH-COOS",
    "Lancaster",
  ],
  [
    {
      title: "Remediation",
      buyer: "Parks Canada",
      regions: ["Yukon"],
      country: "CA",
      body: "Work at Dawson City, along the Yukon River.",
    },
    "CA-YT-WHITEHORSEANDALLYUKON",
    "Dawson City",
  ],
  [
    {
      title: "Remediation",
      buyer: "Parks Canada",
      regions: ["Manitoba"],
      country: "CA",
      body: "The work is at Churchill, near the port.",
    },
    "CA-MB-DIV23",
    "Churchill",
  ],
  [
    {
      title: "Entretien paysager",
      buyer: "Service correctionnel du Canada",
      regions: ["Quebec (except NCR)"],
      country: "CA",
      body: "Travaux à l'établissement de Cowansville, 400 avenue Fordyce, Cowansville (Québec) J2K 3N7. Les soumissions sont reçues à Laval.",
    },
    "CA-QC-BROMEMISSISQUOI",
    "Cowansville",
  ],
  // must stay
  [
    { title: "Roof", regions: ["PA"], country: "US", body: "Bids will be received by the School District." },
    "US-PA",
    null,
  ],
  [
    { title: "Travaux", regions: ["QC"], country: "CA", body: "Les soumissions sont reçues à Laval." },
    "CA-QC",
    null,
  ],
  [
    {
      title: "Roof",
      buyer: "Infrastructure Ontario",
      country: "CA",
      body: "Work in accordance with City of Toronto standards.",
    },
    "CA-ON",
    null,
  ],
  [{ title: "Roof", buyer: "RIDOT", country: "US", body: "Bids are opened in Providence." }, "US-RI", null],
  [
    { title: "Roof", buyer: "NHDOT", country: "US", body: "Experience in New England is required." },
    "US-NH",
    null,
  ],
  [
    { title: "Roof", buyer: "MaineDOT", country: "US", body: "Offers must be delivered in Augusta." },
    "US-ME",
    null,
  ],
  [{ title: "Roof", buyer: "BC Hydro", country: "CA", body: "Work in British Columbia." }, "CA-BC", null],
  [
    {
      title: "Roof",
      buyer: "Town of Milton",
      country: "CA",
      home: "CA-ON",
      body: "The Town of Oakville is seeking the same. ",
    },
    "CA-ON-HAL-MIL",
    "Milton",
  ],
  [
    {
      title: "Painting",
      buyer: "Canadian Coast Guard",
      regions: ["Ontario (except NCR)"],
      country: "CA",
      body: "Work in May and June.",
    },
    "CA-ON",
    null,
  ],
  [
    {
      title: "Painting",
      buyer: "Canadian Coast Guard",
      regions: ["Manitoba"],
      country: "CA",
      body: "Submit offers to Winnipeg. Work at various places.",
    },
    "CA-MB",
    null,
  ],
])(
  "a text names its buyer or the town of the work: %o",
  ({ title = "Works", buyer, body, ...fields }, places, city) => {
    const found = placesOfNotice(placeHint(fields), title, { buyer: buyer ?? null, body: body ?? "" });
    expect([found.places.join(" "), found.city]).toEqual([places, city]);
  },
);
