import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const PRIMARY: Readonly<Record<Exclude<ServiceKey, "other">, ReadonlyArray<string>>> = {
  snow: [
    "Snow Removal and Ice Control Services - Various Municipal Parking Lots",
    "Winter Maintenance of Sidewalks 2026-2029",
    "Snow Clearing at Federal Buildings, Kingston",
    "RFT 26-014 Snow Plowing and Salting, Fire Stations",
    "Removal of Snow from Rooftops",
    "Snow and Ice Management",
    "Snowplowing of Town Roads",
    "Sidewalk Snow Plowing",
    "Winter Road Maintenance, Zone 4",
    "Snow Hauling - As Required",
    "Snow Plow Operators with Equipment for Winter Operations",
    "SNOW REMOVAL - SCHOOL DISTRICT 12",
    "Snow & Ice Removal Services",
    "Snow shovelling services for long-term care homes",
    "Déneigement des stationnements et des voies d'accès",
    "Enlèvement de la neige - secteur centre",
    "Déblaiement et chargement de la neige",
    "Entretien hivernal des chemins municipaux 2026-2027",
    "Services de déneigement et d'épandage d'abrasifs",
    "Transport de la neige",
    "Entretien d'hiver des routes collectrices",
    "Déglaçage des trottoirs",
  ],
  landscaping: [
    "Grounds Maintenance Services",
    "Landscape Maintenance at Various Parks",
    "Grass Cutting and Trimming - Cemeteries",
    "Tree Pruning and Stump Removal",
    "Lawn Mowing Services",
    "Tree Removal, 4th Avenue Boulevard",
    "Landscaping Services for Federal Building",
    "Supply and Planting of Trees",
    "Roadside Mowing",
    "Turf Maintenance - Sports Fields",
    "Vegetation Management Along Rail Corridor",
    "Hedge and shrub trimming",
    "Irrigation System Maintenance",
    "Weed control services",
    "Aménagement paysager - place de la Gare",
    "Tonte de gazon et entretien des terrains",
    "Élagage et abattage d'arbres",
    "Entretien des espaces verts",
    "Travaux d'aménagement paysager",
    "Plantation d'arbres et d'arbustes",
    "Fauchage des abords de routes",
    "Entretien des plates-bandes et des pelouses",
    "Essouchement",
  ],
  janitorial: [
    "Janitorial Services at the Public Library",
    "Custodial Services - Police Headquarters",
    "Window Cleaning Services",
    "Cleaning Services for Municipal Offices",
    "Commercial Cleaning, Community Centres",
    "Office Cleaning",
    "Housekeeping Services - Veterans Residence",
    "Carpet Cleaning and Floor Care",
    "Pressure Washing of Parking Garages",
    "Graffiti Removal",
    "Integrated Facility Management",
    "Nightly Cleaning of Municipal Buildings",
    "Entretien ménager de l'hôtel de ville",
    "Services de conciergerie",
    "Nettoyage de bureaux",
    "Lavage de vitres - divers bâtiments",
    "Services d'entretien ménager et sanitaire",
    "Nettoyage des tapis",
    "Services de nettoyage d'immeubles",
  ],
  construction: [
    "General Contractor for Library Renovation",
    "Washroom Renovations at City Hall",
    "Construction of a New Fire Hall",
    "Roof Replacement - Recreation Centre",
    "Interior Fit-Up, 3rd Floor",
    "Bridge Rehabilitation, County Road 12",
    "Watermain Replacement on Elm Street",
    "Demolition of Former School",
    "Design-Build of Public Works Garage",
    "Asbestos Abatement and Demolition",
    "Masonry Restoration of the Court House",
    "Window Replacement",
    "Storm Sewer Installation",
    "Playground Redevelopment at Hill Park",
    "Accessibility Upgrades at Town Hall",
    "Foundation Repairs, Barracks 14",
    "Addition to the Health Centre",
    "Exterior Painting of Water Tower",
    "Chain Link Fence Installation",
    "Arena Expansion",
    "Rénovation de la bibliothèque",
    "Réfection de la toiture de l'école Sainte-Anne",
    "Réfection partielle de la toiture",
    "Agrandissement de l'hôpital",
    "Travaux de construction d'une caserne de pompiers",
    "Réaménagement des bureaux du 3e étage",
    "Mise aux normes de la station d'épuration",
    "Démolition du bâtiment 12",
    "Remplacement de ponceaux",
    "Réfection des conduites d'aqueduc et d'égout",
    "Remplacement des fenêtres",
    "Entrepreneur général - centre sportif",
    "Maçonnerie et remplacement de fenêtres",
  ],
  electrical: [
    "Electrical Services - Standing Offer",
    "Plumbing Maintenance and Repair",
    "Street Light Maintenance",
    "LED Lighting Retrofit",
    "Emergency Generator Replacement",
    "Backflow Preventer Testing and Repair",
    "Switchgear Replacement, Building 40",
    "Fire Alarm System Upgrade",
    "Electrician Services, As and When Required",
    "Repair of Submersible Pumps",
    "Substation Maintenance",
    "Installation of Electric Vehicle Charging Stations",
    "Sprinkler System Inspection and Maintenance",
    "Domestic Water Heater Replacement",
    "Traffic Signal Maintenance",
    "Travaux d'électricité",
    "Services de plomberie",
    "Remplacement de la génératrice",
    "Remplacement de l'éclairage de rue",
    "Modernisation de l'éclairage au DEL",
    "Entretien des groupes électrogènes",
    "Remplacement du système d'alarme incendie",
    "Services d'un électricien",
    "Isolation mécanique et tuyauterie",
    "Installation de bornes de recharge",
  ],
  hvac: [
    "HVAC Maintenance Services",
    "Mechanical Contractor Services",
    "Boiler Replacement at Central School",
    "Chiller Maintenance and Repair",
    "Heating, Ventilation and Air Conditioning Services",
    "Rooftop Unit Replacement",
    "Air Conditioning Installation",
    "Building Automation System Upgrade",
    "Refrigeration Plant Maintenance - Arenas",
    "HVAC Design-Build, Town Hall",
    "Elevator Maintenance Services",
    "Replacement of Cooling Towers",
    "H.V.A.C. Preventive Maintenance",
    "Replacement of the air handling units",
    "Replace Furnaces, Building 9",
    "Entretien des systèmes CVAC",
    "Remplacement des chaudières",
    "Entretien des systèmes de chauffage et de climatisation",
    "Remplacement de la thermopompe",
    "Réfection du système de ventilation",
    "Entretien des ascenseurs",
    "Remplacement du refroidisseur",
    "Système de réfrigération de l'aréna - remplacement",
  ],
  paving: [
    "Asphalt Paving Program 2026",
    "Road Resurfacing on King Street",
    "Parking Lot Repaving",
    "Sidewalk Replacement",
    "Concrete Curb and Sidewalk Repairs",
    "Crack Sealing",
    "Pavement Marking Services",
    "Milling and Resurfacing of Various Streets",
    "Street Reconstruction",
    "Runway Rehabilitation",
    "Pothole Patching",
    "Cold-in-Place Recycling and Paving",
    "Hot Mix Asphalt Resurfacing",
    "Replacement of concrete sidewalks",
    "Parking lot reconstruction - Lot C",
    "Pavage de la rue Principale",
    "Réfection de la chaussée",
    "Travaux d'asphaltage",
    "Resurfaçage du rang Saint-Joseph",
    "Rapiéçage d'asphalte",
    "Scellement de fissures",
    "Construction de trottoirs et de bordures",
    "Marquage de chaussée",
    "Réfection du stationnement",
    "Réfection de la rue Bellevue",
  ],
};

const TITLES = Object.entries(PRIMARY).flatMap(([service, titles]) =>
  titles.map((title) => [service, title] as const),
);

test.each(TITLES)("finds %s first in the title %j", (service, title) => {
  expect(classifyNotice(classifiableNotice({ title })).services[0]).toBe(service);
});

test("finds every trade that a title names", () => {
  const title = "Snow Removal, Landscaping and Janitorial Services";
  expect(classifyNotice(classifiableNotice({ title })).services).toEqual([
    "snow",
    "landscaping",
    "janitorial",
  ]);
});

test("puts the trade that a title names first before the others", () => {
  const { services } = classifyNotice(
    classifiableNotice({ title: "Landscape Maintenance and Snow Removal" }),
  );
  expect(services).toEqual(["landscaping", "snow"]);
});

test("reads accents, capitals and typographic apostrophes alike", () => {
  const titles = ["DENEIGEMENT DES ACCES", "Déneigement des accès", "de\u0301neigement des acce\u0300s"];
  for (const title of titles)
    expect(classifyNotice(classifiableNotice({ title })).services).toEqual(["snow"]);
  const apostrophe = classifiableNotice({ title: "Abattage d’arbres" });
  expect(classifyNotice(apostrophe).services).toEqual(["landscaping"]);
});

test("reads French in a notice that says it is English", () => {
  const notice = classifiableNotice({ title: "Services de déneigement", language: "en" });
  expect(classifyNotice(notice).services).toEqual(["snow"]);
});
