import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

type Example = readonly [title: string, ...services: ReadonlyArray<ServiceKey>];

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

const ADVICE: ReadonlyArray<Example> = [
  ["Engineering Services for Watermain Replacement on Pine Street", "other"],
  ["Design and Contract Administration for the Arena Roof Replacement", "other"],
  ["Design and administration of works, town hall renovation", "other"],
  ["Bridge Inspections 2026", "other"],
  ["Library Renovation - Architectural Services", "other"],
  ["Prime Consultant for Fire Hall Construction", "other"],
  ["Program Management for School Renovations", "other"],
  ["Materials Testing and Inspection, Road Program", "other"],
  ["Sprinkler Inspection and Testing", "other"],
  ["Fire Alarm and Fire Hydrant Inspection Services", "other"],
  ["Service d'inspection et de mise à l'essai de systèmes d'alarme incendie", "other"],
  ["Sewer Cleaning and Closed Circuit Television Inspection", "other"],
  ["Feasibility Study - Community Centre Expansion", "other"],
  ["Insurance Services for Municipal Buildings", "other"],
  ["Roof Condition Assessment", "other"],
  ["Request for Proposals for Consulting Services for the Replacement of Boilers", "other"],
  ["HVAC Training", "other"],
  ["Legal Survey of Road Allowances", "other"],
  ["Landscape Architectural Services for Riverside Park", "other"],
  ["Services professionnels en ingénierie pour la réfection de l'aqueduc", "other"],
  ["Étude géotechnique - reconstruction de la rue des Pins", "other"],
  ["Surveillance des travaux de réfection de toiture", "other"],
  ["Conception et administration des travaux de rénovation de la mairie", "other"],
  ["Contrôle qualitatif des matériaux - travaux de pavage", "other"],
  ["Honoraires professionnels - agrandissement de l'école", "other"],
  ["Services d'architecture pour la rénovation du centre sportif", "other"],
  ["Préparation des plans et devis pour le remplacement de la chaudière", "other"],
];

const SITES_NAMED_AFTER_ADVICE: ReadonlyArray<Example> = [
  ["Research Laboratory Roof Replacement", "construction"],
  ["Roof Replacement at the Agricultural Research Centre", "construction"],
  ["Janitorial Services for the Legal Aid Office", "janitorial"],
  ["Insurance Building Window Replacement", "construction"],
  ["Snow Removal at the Police Training Centre", "snow"],
  ["School of Architecture - HVAC Upgrade", "hvac"],
  ["Veterans Administration, Boiler Replacement", "hvac"],
  ["Geological Survey Office - Grounds Maintenance", "landscaping"],
  ["Renovation of the Software Innovation Hub", "construction"],
  ["Déneigement du laboratoire de recherche", "snow"],
  ["Réfection de la toiture du centre de formation", "construction"],
  ["Entretien ménager de l'institut de recherche", "janitorial"],
  ["Centre d'études collégiales - remplacement des chaudières", "hvac"],
];

const GOODS: ReadonlyArray<Example> = [
  ["Supply and Delivery of HVAC Filters", "other"],
  ["Purchase of Grass Seed and Fertilizer", "other"],
  ["Supply of Electric Vehicle Chargers", "other"],
  ["Supply and Delivery of Cold Mix Asphalt for Road Maintenance", "other"],
  ["Supply and Delivery of Playground Equipment", "other"],
  ["Commercial Kitchen Equipment Supply and Installation", "other"],
  ["Dental Chairs - Supply and Install", "other"],
  ["Fourniture et livraison de sel de déglaçage", "other"],
  ["Achat de luminaires de rue", "other"],
  ["Fourniture de produits d'entretien ménager", "other"],
  ["Acquisition d'un tracteur à gazon", "other"],
  ["Fourniture d'enrobé bitumineux", "other"],
];

const ROADS: ReadonlyArray<Example> = [
  ["Road Rehabilitation Program 2026", "paving"],
  ["Sidewalk and Curb Repairs", "paving"],
  ["Installation of Speed Humps", "paving"],
  ["Utility Cut Restoration", "paving"],
  ["Resurfacing of Municipal Car Parks", "paving"],
  ["Milling and Paving, County Road 8", "paving"],
  ["Repair of Roads and Sidewalks", "paving"],
  ["Reconstruction of Maple Street", "construction", "paving"],
  ["Road Widening, Highway 7", "construction", "paving"],
  ["Road and Watermain Replacement", "construction", "paving"],
  ["Elm Street Reconstruction", "construction", "paving"],
  ["Réfection de la rue des Érables", "paving"],
  ["Travaux de pavage 2026", "paving"],
  ["Réfection de trottoirs et de bordures", "paving"],
  ["Reconstruction de la rue Principale", "construction", "paving"],
  ["Réfection de l'aqueduc, de l'égout et de la chaussée", "construction", "paving"],
  ["Élargissement du chemin du Lac", "construction", "paving"],
  ["Aménagement de dos d'âne", "paving"],
];

const CIVIL: ReadonlyArray<Example> = [
  ["Bridge Rehabilitation, Structure 14", "construction"],
  ["Bridge Deck Resurfacing and Waterproofing", "construction"],
  ["Culvert Replacement on Birch Road", "construction"],
  ["Sewer Lining 2026", "construction"],
  ["Elm Street Watermain Replacement", "construction"],
  ["Streetcar Track Renewal", "construction"],
  ["Remplacement de l'aqueduc sur la rue Bellevue", "construction"],
  ["Réfection du pont de la rivière Noire", "construction"],
  ["Chemisage de conduites d'égout", "construction"],
  ["Remplacement d'un ponceau, chemin du Lac", "construction"],
];

const BUILDING: ReadonlyArray<Example> = [
  ["Roofing Replacement - Public School", "construction"],
  ["Flooring Replacement, Third Floor", "construction"],
  ["Installation of Guard Rails", "construction"],
  ["Chain Link Fence Repairs", "construction"],
  ["Relocation of Portable Classrooms", "construction"],
  ["Interior Painting of Residences", "construction"],
  ["Prequalification of General Contractors", "construction"],
  ["Construction Manager at Risk for the New Arena", "construction"],
  ["Barrier-Free Washroom Upgrades", "construction"],
  ["Fire Station Interior Fit-Out", "construction"],
  ["Remplacement du revêtement de plancher", "construction"],
  ["Réfection des blocs sanitaires de l'école", "construction"],
  ["Travaux de peinture intérieure", "construction"],
  ["Installation d'une clôture", "construction"],
  ["Préqualification d'entrepreneurs généraux", "construction"],
];

const PARKS: ReadonlyArray<Example> = [
  ["Playground Replacement at Central School", "construction", "landscaping"],
  ["Construction of a Splash Pad", "construction", "landscaping"],
  ["Artificial Turf Field Replacement", "construction", "landscaping"],
  ["Parkette Construction", "construction", "landscaping"],
  ["Memorial Park Improvements", "construction", "landscaping"],
  ["Aménagement d'un parc", "construction", "landscaping"],
  ["Remplacement des modules de jeux au parc des Pins", "construction", "landscaping"],
  ["Réfection du terrain de soccer synthétique", "construction", "landscaping"],
  ["Invasive Plant Removal", "landscaping"],
  ["Removal of Dead Ash Trees", "landscaping"],
  ["Planting and Care of Flower Beds", "landscaping"],
  ["Trees - Planting and Watering", "landscaping"],
  ["Lutte contre les plantes envahissantes", "landscaping"],
  ["Entretien des massifs de fleurs et des arbustes", "landscaping"],
];

const EQUIPMENT: ReadonlyArray<Example> = [
  ["Lift Maintenance and Repair", "hvac"],
  ["Modernization of Two Elevators", "hvac"],
  ["Ice Plant Overhaul", "hvac"],
  ["Ductwork Replacement", "hvac"],
  ["Standby Generator Maintenance", "electrical"],
  ["Street Lighting Replacement", "electrical"],
  ["Replacement of the Fire Alarm at City Hall", "electrical"],
  ["Security Camera System Installation", "electrical"],
  ["Sprinkler Inspection and Maintenance", "electrical"],
  ["Alarm Monitoring by a Call Centre", "other"],
  ["Remplacement de l'ascenseur", "hvac"],
  ["Remplacement de l'unité de ventilation", "hvac"],
  ["Remplacement des lampadaires", "electrical"],
  ["Installation d'un système d'alarme", "electrical"],
  ["Entretien des gicleurs", "electrical"],
];

const CLEANING: ReadonlyArray<Example> = [
  ["Duct Cleaning", "hvac", "janitorial"],
  ["Kitchen Exhaust Cleaning", "janitorial"],
  ["Graffiti Removal Services", "janitorial"],
  ["Clearing of Properties", "janitorial"],
  ["Caretaking Services for Seniors' Residences", "janitorial"],
  ["Washroom Sanitizing", "janitorial"],
  ["Nettoyage de conduits de ventilation", "hvac", "janitorial"],
  ["Nettoyage de hottes de cuisine", "janitorial"],
  ["Services d'hygiène et salubrité", "janitorial"],
];

const SNOW: ReadonlyArray<Example> = [
  ["Winter Maintenance of Roads and Sidewalks", "snow"],
  ["Snow Removal Equipment with Operators", "snow"],
  ["Hired Loaders with Operators for Snow Removal", "snow"],
  ["Grass Cutting and Snow Plowing", "landscaping", "snow"],
  ["Summer Mowing and Winter Plowing Contract", "landscaping", "snow"],
  ["Location d'équipement de déneigement avec opérateurs", "snow"],
  ["Entretien hivernal des routes et des stationnements", "snow"],
  ["Tonte de gazon et déneigement", "landscaping", "snow"],
];

const SEVERAL: ReadonlyArray<Example> = [
  ["School Renovation and Electrical Upgrades", "construction", "electrical"],
  ["Sewage Pumping Station Electrical Upgrades", "electrical"],
  ["Library HVAC Replacement", "hvac"],
  ["Mechanical Room Renovation", "construction"],
  ["Parking Lot Lighting Replacement", "electrical"],
  ["Washroom Exhaust Fan Replacement", "hvac"],
  ["Tunnel Lighting Upgrade", "electrical"],
  ["Remplacement de l'éclairage du stationnement", "electrical"],
  ["Remplacement d'une pompe d'égout", "electrical"],
];

test.each([
  ...[...ADVICE, ...SITES_NAMED_AFTER_ADVICE, ...GOODS, ...ROADS, ...CIVIL, ...BUILDING, ...PARKS],
  ...[...EQUIPMENT, ...CLEANING, ...SNOW, ...SEVERAL],
])("%j is for %s %s", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services.filter(Boolean).toSorted());
});
