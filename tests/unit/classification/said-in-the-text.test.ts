import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Language = "en" | "fr";
const FRENCH = /[éèàê]|\b(?:de|du|des)\b/i;
const languageOf = (text: string): Language => (FRENCH.test(text) ? "fr" : "en");

/** Titles that name a place or nothing, and what their text asks for first; after them texts that mislead. */
const TEXTS: ReadonlyArray<readonly [title: string, text: string, trades: string]> = [
  [
    "Clearwater Project Office",
    "Grounds Maintenance Services for the Clearwater Project Office.",
    "landscaping",
  ],
  [
    "Clearwater Project Office",
    "The Corps of Engineers has a requirement for grounds maintenance services at the office.",
    "landscaping",
  ],
  [
    "Riverdale Community Centre",
    "Snow removal and salting of the parking lots of the centre for the 2026-2027 season.",
    "snow",
  ],
  [
    "Palais de justice de Rimouski",
    "Le contrat vise la tonte de pelouse et l'entretien des terrains.",
    "landscaping",
  ],
  ["Burlington Building 32", "The Contractor will plow all snowfall of two inches or more.", "snow"],
  [
    "State Office Complex, 133 State Street",
    "The contractor will plow all snowfall of two inches or more from the lots. The contractor shall remove snow by 6 am.",
    "snow",
  ],
  ["Waterbury Complex", "Contractor shall plow and sand all drives after each storm of two inches.", "snow"],
  ["District 5", "L'entrepreneur déneigera toute accumulation de cinq centimètres ou plus.", "snow"],
  [
    "Brushing and Ditching 2026",
    "Roadside brushing and ditching on township roads.",
    "construction + landscaping",
  ],
  ["Brushing Services", "The Municipality requires brushing of road allowances.", "landscaping"],
  [
    "Standby Snow Plow Trucks for McLaughlin Road North, 2026-2027",
    "Plowing begins when 5 cm of snow has accumulated. Trucks with operators on standby.",
    "snow",
  ],
  [
    "Standby Snow Plow Trucks for Derry Road East",
    "Plowing begins when 5 cm of snow has accumulated.",
    "snow",
  ],
  ["2026-2027 Snow Plow Trucks", "The Region intends to purchase three trucks with plows.", "other"],
  ["Cemetery Mowing", "Annapolis and Loudon Park", "landscaping"],
  [
    "Annapolis and Loudon Park National Cemeteries",
    "The contractor shall provide grounds maintenance services at the Annapolis and Loudon Park National Cemeteries.",
    "landscaping",
  ],
  ["Hôtel de ville", "Le contrat vise le déneigement des stationnements de l'hôtel de ville.", "snow"],
  ["Memorial Arboretum", "The town requires tree pruning and stump removal in the arboretum.", "landscaping"],
  ["New Arboretum", "Construction of a new arboretum with paths.", "construction + landscaping"],
  ["Bridge 14", "Snow clearing of the approaches.", "snow"],
  [
    "Mowing Services",
    "Mowing of boat ramps and parks. Contractor shall perform basic carpentry repairs of docks and repair of fences as an option.",
    "landscaping",
  ],
  [
    "Arborist Services",
    "The City seeks arborist services, including tree removal near buildings, repair of roofs damaged by trees, and culvert repair.",
    "landscaping",
  ],
  [
    "Grounds Maintenance",
    "Mowing in summer. Snow removal from walks in winter is part of the work, snow plowing of lots.",
    "landscaping + snow",
  ],
  [
    "Bid Solicitation for BGS Sites",
    "Contractor will plow all snowfall of two inches or more, and sand walks as needed.",
    "snow",
  ],
  ["Bid Solicitation for BGS Sites", "The vendor will keep all parking areas free of snow and ice.", "snow"],
  [
    "District Garages",
    "Contractor is responsible for the clearing of all snow from the lots by 7 a.m.",
    "snow",
  ],
  ["Welcome Center, I-91", "Plowing, sanding and salting of the lot after each storm.", "snow"],
  [
    "County Buildings",
    "Snow to be removed from walks and entrances within four hours of a snowfall.",
    "snow",
  ],
  ["Secteur nord", "L'entrepreneur doit enlever la neige et épandre des abrasifs sur les trottoirs.", "snow"],
  [
    "Lots 3 et 4",
    "Le présent contrat vise le déblaiement de la neige des rues et des stationnements.",
    "snow",
  ],
  [
    "National Cemetery",
    "The contractor shall mow, trim and edge all turf areas of the cemetery weekly.",
    "landscaping",
  ],
  [
    "Annapolis and Loudon Park National Cemeteries",
    "This is a requirement for grounds maintenance services at the Annapolis and Loudon Park National Cemeteries.",
    "landscaping",
  ],
  [
    "Rest Areas, Region 4",
    "Grass shall be cut weekly from May to October and hedges trimmed twice.",
    "landscaping",
  ],
  ["Parcs de l'arrondissement", "L'adjudicataire doit tondre le gazon une fois par semaine.", "landscaping"],
  ["Terrains municipaux", "Tonte, taille des haies et désherbage des plates-bandes.", "landscaping"],
  ["Elm Elementary", "The District invites bids to supply classroom furniture.", "other"],
  ["Fire Station 4", "The City wishes to retain an architect for the renovation of the station.", "other"],
  [
    "Welcome Center, I-91",
    "The Agency seeks a firm to staff the welcome center. Snow removal is done by others.",
    "other",
  ],
  [
    "County Buildings",
    "The County seeks security guard services. Guards shall salt walks in winter.",
    "other",
  ],
  ["National Cemetery", "Purchase of one zero turn mower for the mowing crew.", "other"],
  ["District Garages", "The District is buying three tandem trucks with plow and wing.", "other"],
  ["Bureaux du centre-ville", "Acquisition de produits de nettoyage pour les bureaux.", "other"],
  ["Highway Department", "Hired plow trucks with drivers for the coming winter.", "snow"],
  ["Winter 2026-2027", "Hourly rates for trucks, loaders and operators to plow town roads.", "snow"],
  [
    "Office Lease",
    "Lessor shall keep walks free of snow and ice. The agency seeks office space of 5,000 square feet.",
    "other",
  ],
  ["Security Guard Services", "Guards shall keep entrances free of snow and ice.", "other"],
  [
    "Elm Street Bridge",
    "The contractor shall keep the road free of snow during the works. Replacement of the deck.",
    "construction",
  ],
  ["Plow Truck Repairs", "Plowing begins in November. Repairs to trucks must be done before.", "other"],
  ["Snow Plow Blades", "Blades for plow trucks; plowing begins in November.", "other"],
  ["Snow Plow Trucks (2)", "Delivery before snow plowing begins in November.", "other"],
  [
    "Snow Plow Trucks, 2026-2027",
    "Trucks with operators. Plowing begins when five centimetres have fallen.",
    "snow",
  ],
];

test.each(TEXTS)("%j with the text %j is for %s", (title, description, trades) => {
  const language = languageOf(title + description);
  const notice = classifiableNotice({ title, sections: { description }, buyer: null, language });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});
