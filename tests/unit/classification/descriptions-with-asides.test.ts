import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Rows = ReadonlyArray<readonly [title: string, summary: string, buyer: string, trades: string]>;

/** Descriptions that name more trades than they ask for: insurance, sites, other contractors, departments, equipment. */
const LONG: Rows = [
  [
    "Roof Replacement, Public Works Garage",
    "Remove the existing built-up roof and install a new two-ply membrane with insulation and flashings. Rooftop HVAC units and solar panels shall be protected and remain in place. Snow on the roof shall be removed by the contractor. The owner's electrician will disconnect the heat cables.",
    "Town of Ashby Parks and Landscape Division",
    "construction",
  ],
  [
    "Culvert 12 Replacement",
    "Replace a corrugated steel culvert with a concrete box culvert. Restore the road with asphalt, topsoil and seed. Hydro poles will be moved by the utility. The contractor shall keep the detour free of snow. Insurance is required.",
    "County of Brook",
    "construction",
  ],
  [
    "Interior Renovations, Court House",
    "Renovate offices on the second floor: partitions, ceilings, flooring, doors and painting. The court house has a boiler plant, a generator and parking for forty cars. Cleaning staff will remove furniture. Work hours are limited.",
    "County of Brook, Facilities and Grounds",
    "construction",
  ],
  [
    "Réfection de la façade",
    "Réfection de la maçonnerie et remplacement des fenêtres de l'hôtel de ville. Les luminaires existants sont conservés. L'entrepreneur doit protéger les arbres, le gazon et le stationnement. Un entrepreneur en ventilation distinct travaille au sous-sol.",
    "Ville de Valmont",
    "construction",
  ],
  [
    "Construction d'une caserne",
    "Construction d'une caserne de 900 mètres carrés sur un terrain municipal. Le terrain comprend un boisé et un stationnement. Le déneigement du chantier est à la charge de l'entrepreneur. Les soumissionnaires doivent détenir une licence. Assurance de dix millions.",
    "Ville de Valmont",
    "construction",
  ],
  [
    "Panel Replacement, Pump Station 4",
    "Replace the main distribution panel, breakers and feeders at the pump station. The station has two sewage pumps, a gravel driveway and a fenced yard with grass. The contractor shall clean up daily. Insurance and WSIB are required. Asphalt repairs are done by the Region's paving contractor.",
    "Region of Westmere",
    "electrical",
  ],
  [
    "Emergency Generator",
    "Supply and install a 150 kW diesel generator with automatic transfer switch at the seniors' centre. The centre was renovated in 2019 and has a new roof and rooftop units. The concrete pad will be poured by another contractor. Landscaping shall be protected.",
    "Town of Ashby",
    "electrical",
  ],
  [
    "Street Lighting Maintenance",
    "Repair and maintenance of about 2,400 street lights, including poles, fixtures and photocells. Work on roads and sidewalks needs a traffic plan. Trees that block fixtures are pruned by the Forestry division. Snow banks shall not delay repairs.",
    "Town of Ashby",
    "electrical",
  ],
  [
    "Remplacement des pompes",
    "Remplacement de deux pompes et de la tuyauterie au poste Lavoie. Le poste est situé dans un parc avec un sentier pavé. L'entrepreneur doit obtenir les permis. Le nettoyage du puits est fait par la Ville avant les travaux.",
    "Ville de Valmont",
    "electrical",
  ],
  [
    "Chiller Replacement, Arena",
    "Replace the ice plant chiller and condenser at the arena. The arena has a lobby, six dressing rooms and a parking lot for 200 cars. Electrical disconnection will be done by the Town's electrical contractor. The floor was rebuilt last year. Insurance of five million dollars.",
    "Town of Ashby",
    "hvac",
  ],
  [
    "HVAC Maintenance",
    "Quarterly preventive maintenance of rooftop units, boilers and exhaust fans at nine buildings: fire halls, libraries and the public works garage. Filters are bought by the Town. Roof access is by ladder; snow must be cleared by the mechanic. Licensed gas technicians only.",
    "Town of Ashby Building Services",
    "hvac",
  ],
  [
    "Elevator Maintenance",
    "Full maintenance of four elevators in two office towers, with monthly visits and emergency calls. The towers have sprinklers and fire alarms tested by others. Lobby renovations will go on during the first year. Insurance is required.",
    "County of Brook",
    "hvac",
  ],
  [
    "Remplacement de la chaudière",
    "Remplacement de la chaudière au mazout par une chaudière électrique à l'école. La cheminée demeure. L'école compte dix classes, un gymnase et une cour. L'entrepreneur en amiante mandaté par le centre enlève le calorifuge. Le stationnement doit rester libre.",
    "Centre de services scolaire des Rives",
    "hvac",
  ],
  [
    "Climatisation",
    "Installation de six thermopompes murales à la mairie. La mairie sera repeinte en juin par un autre entrepreneur. Les percements sont colmatés. La génératrice et l'entrée électrique existantes sont suffisantes. Assurance de deux millions.",
    "Municipalité de Saint-Elme",
    "hvac",
  ],
  [
    "Crack Sealing 2026",
    "Rout and seal cracks on about 40 km of town roads. Crack sealing shall be stopped in rain. Snow plows must not be hindered in November. Grass clippings and weeds shall be blown from the cracks. Bridges and culverts on the roads are not part of the contract.",
    "Town of Ashby",
    "paving",
  ],
  [
    "Parking Lot Resurfacing, High School",
    "Mill and pave the lot with 40 mm of asphalt and paint lines. Light poles, catch basins, trees and lawns shall be protected. The school is having its roof and boilers replaced by other contractors. Work is limited to July. Insurance is required.",
    "Brook School District Buildings and Grounds",
    "paving",
  ],
  [
    "Sidewalk Repairs",
    "Remove and replace trip hazards on concrete sidewalks at sixty places. Restore sod and irrigation. The City's snow operators begin on 1 November. Utility covers shall be adjusted. The Electrical division marks cables.",
    "City of Fernhill",
    "paving",
  ],
  [
    "Pavage 2026",
    "Pavage de quatre rues et rapiéçage d'asphalte. Les ponceaux ont été remplacés en 2025. L'entrepreneur doit respecter les arbres, les pelouses et les lampadaires. Le déneigement commence le 15 novembre. Assurance de cinq millions.",
    "Municipalité de Saint-Elme",
    "paving",
  ],
  [
    "Marquage de la chaussée",
    "Marquage des lignes sur 60 km de chemins et dans les stationnements municipaux. La peinture est à l'eau. Les chemins sont balayés par la Ville avant les travaux. Les feux de circulation ne sont pas touchés.",
    "Ville de Valmont",
    "paving",
  ],
  [
    "Insurance Brokerage",
    "The Town seeks a broker for property and liability insurance. Insured property: arena, pool, three fire halls, water plant, roads, bridges, street lights, snow plows and landscaping equipment. Replacement values are listed in the schedule. The arena roof was replaced in 2024.",
    "Town of Ashby",
    "other",
  ],
  [
    "Tractor Loader",
    "Supply of one tractor with loader, snow blower, mower deck and sweeper. The tractor will be used for snow removal, grass cutting and parking lot sweeping. Warranty of two years. Delivery to the Public Works garage, which is under construction.",
    "Town of Ashby",
    "other",
  ],
  [
    "Security Guards",
    "Uniformed guards at city hall and the transit terminal. Guards check doors, lights, alarms, sprinklers and boilers, call the cleaners and keep the entrance free of snow. The terminal is being renovated. Insurance is required.",
    "City of Fernhill",
    "other",
  ],
  [
    "Hauling of Waste",
    "Collection of garbage and recycling from parks, arenas and libraries. Bins stand on paved lots; snow is removed by others. Trucks must not damage pavement, lawns or curbs. Repairs are charged to the contractor.",
    "City of Fernhill",
    "other",
  ],
  [
    "Étude de circulation",
    "Étude des carrefours du centre-ville en vue de travaux de réfection, de feux de circulation et de trottoirs. Le consultant remet un rapport et un estimé des coûts de remplacement. Assurance responsabilité professionnelle.",
    "Ville de Valmont",
    "other",
  ],
  [
    "Achat de sel",
    "Fourniture et livraison de 4 000 tonnes de sel de déglaçage au dôme de la Ville. Le dôme a été réparé et l'asphalte refait. Les livraisons se font avant le déneigement.",
    "Ville de Valmont",
    "other",
  ],
  [
    "Software for Work Orders",
    "A system for work orders on roads, trees, buildings, HVAC, electrical and snow operations. The vendor shall install, host and maintain the software and train staff. Cleaning of data is included.",
    "Region of Westmere",
    "other",
  ],
  [
    "Uniformes",
    "Fourniture d'uniformes pour les employés de la voirie, de l'entretien ménager, de l'électricité et des parcs. Nettoyage et réparation des vêtements inclus. Livraison au garage municipal.",
    "Ville de Valmont",
    "other",
  ],
  [
    "Property Management Software Consultant",
    "A consultant to select software for buildings, leases, cleaning contracts and HVAC maintenance. No construction. Insurance is required. The City owns 90 buildings with roofs, boilers, elevators and parking lots.",
    "City of Fernhill",
    "other",
  ],
];

test.each(LONG)("%s: %s", (title, summary, buyer, trades) => {
  const notice = classifiableNotice({ title, summary: summary || null, buyer: buyer || null });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});
