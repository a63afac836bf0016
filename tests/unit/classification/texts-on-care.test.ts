import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Rows = ReadonlyArray<readonly [title: string, summary: string, buyer: string, trades: string]>;

/** Descriptions that name more trades than they ask for: insurance, sites, other contractors, departments, equipment. */
const LONG: Rows = [
  [
    "Winter Services, Ridge Campus",
    "The contractor shall plow, sand and salt all lots, drives and walks at the campus when two inches have fallen. General liability insurance of two million dollars is required. The campus has three academic buildings with brick walls, a greenhouse, flower beds, and an electrical substation. Damage to curbs, lawns, shrubs and light poles shall be repaired in spring at no cost.",
    "Ridge College Department of Buildings and Grounds",
    "snow",
  ],
  [
    "Seasonal Contract 26-11",
    "Sealed bids are invited for snow plowing and salting of municipal parking lots for three seasons. Equipment list: two loaders, one grader, one salt truck with wing. The Public Works department is building a new salt shed and paving its yard under a separate contract. Bidders must hold a WSIB certificate.",
    "Town of Ashby Public Works",
    "snow",
  ],
  [
    "Déneigement des stationnements",
    "Déneigement, déglaçage et épandage d'abrasifs dans les stationnements des trois écoles. L'entrepreneur doit réparer au printemps le gazon, les bordures et les clôtures endommagés. Les travaux d'agrandissement de l'école Saint-Luc sont exécutés par un autre entrepreneur. Assurance responsabilité de cinq millions.",
    "Centre de services scolaire des Rives",
    "snow",
  ],
  [
    "Services d'hiver",
    "Le mandat vise le déblaiement de la neige sur les trottoirs et les entrées de douze édifices municipaux. Les édifices comprennent la caserne, la bibliothèque et l'usine de filtration. L'équipement doit être équipé d'une lumière clignotante. Les systèmes de chauffage des rampes d'accès demeurent en fonction.",
    "Ville de Valmont, Service des travaux publics",
    "snow",
  ],
  [
    "Standby Plow Trucks with Operators",
    "Hire of four plow trucks with operators for the winter season. Trucks must be 2015 or newer, with hydraulic plows, spreaders and beacons. The Town's garage is being renovated and trucks shall be parked on the gravel lot. Operators need a clean driver's abstract.",
    "Town of Milbrook",
    "snow",
  ],
  [
    "Grounds Maintenance 2026",
    "Mowing, trimming and weed control at eleven parks and the cemetery. The sites have playgrounds, splash pads, lighting, parking lots and washroom buildings, which the City maintains. Contractors must carry insurance and protect irrigation heads and pavement. Snow removal is not part of this contract.",
    "City of Fernhill Parks, Recreation and Facilities",
    "landscaping",
  ],
  [
    "Tree Services",
    "The contractor shall prune and remove trees along streets and in parks as ordered. Work near power lines shall be coordinated with the utility. Damaged sidewalks, curbs, roofs or fences shall be restored. The City's Buildings division will issue the orders. Equipment: one bucket truck, one chipper.",
    "City of Fernhill",
    "landscaping",
  ],
  [
    "Entretien des terrains",
    "Tonte du gazon, taille des haies et entretien des plates-bandes autour des douze immeubles. Les immeubles comptent des stationnements asphaltés, des rampes et des systèmes d'irrigation. L'entrepreneur doit détenir une assurance et remettre en état toute surface endommagée.",
    "Office d'habitation de Valmont",
    "landscaping",
  ],
  [
    "Plantation d'arbres",
    "Fourniture et plantation de 300 arbres feuillus le long du boulevard. Les trottoirs et le pavage seront refaits par un autre entrepreneur l'an prochain. Les conduites d'aqueduc doivent être localisées avant de creuser.",
    "Ville de Valmont",
    "landscaping",
  ],
  [
    "Request for Quotations 2026-19",
    "Quotes are invited for turf fertilization and aeration of soccer fields. The fields are beside the new arena, which is being built by others. The arena's chillers and lighting are not part of the work. Insurance of two million dollars.",
    "Township of Ashby",
    "landscaping",
  ],
  [
    "Custodial Services at City Hall",
    "Nightly cleaning of offices, washrooms and meeting rooms at city hall. The building has an elevator, a boiler room, a generator and an HVAC system maintained by others. Cleaners shall report burnt-out lights, leaking taps and damaged carpet. Snow shall be kept off the entrance mats.",
    "City of Fernhill Engineering and Construction",
    "janitorial",
  ],
  [
    "Cleaning Contract, Transit Garages",
    "The successful bidder will clean offices, lunchrooms and washrooms at two transit garages. The garages are being expanded and the roof replaced under separate contracts. Insurance, WSIB and police checks are required. Equipment list: auto-scrubbers, vacuums, ladders.",
    "Ashby Transit",
    "janitorial",
  ],
  [
    "Entretien ménager",
    "Services d'entretien ménager dans quatre postes de police, cinq soirs par semaine. Les postes sont dotés de systèmes d'alarme et d'une génératrice. L'adjudicataire doit fournir les produits et l'équipement. Le déneigement et la tonte sont exclus.",
    "Ville de Valmont",
    "janitorial",
  ],
  [
    "Lavage de vitres",
    "Lavage intérieur et extérieur des vitres de l'hôtel de ville et de la bibliothèque deux fois par an. Les travaux en hauteur se font avec une nacelle. La toiture et les bordures doivent être protégées. Des travaux de réfection de la façade sont en cours.",
    "Ville de Valmont",
    "janitorial",
  ],
  [
    "Tender 2026-30",
    "Tenders are invited for janitorial services at three libraries. Each library has about 900 square metres of carpet and vinyl flooring. The Library Board's electrician replaces lamps. Renovation of the main branch will be finished in May.",
    "Ashby Library Board",
    "janitorial",
  ],
];

test.each(LONG)("%s: %s", (title, summary, buyer, trades) => {
  const notice = classifiableNotice({ title, summary: summary || null, buyer: buyer || null });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});
