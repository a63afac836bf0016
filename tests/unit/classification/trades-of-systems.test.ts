import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

const ELECTRICAL: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Emergency Call Box Installation on Campus", "electrical"],
  ["Blue Light Phone Maintenance", "electrical"],
  ["Remplacement des compteurs d'eau résidentiels", "electrical"],
  ["Water Meter Replacement Project", "electrical"],
  ["Install Generator Building 42", "electrical"],
  ["Rooftop Solar PV Installation", "electrical"],
  ["Remplacement de lampadaires, rue Principale", "electrical"],
  ["Ballpark Lights Replacement", "electrical"],
  ["Leaking Pipe Repair, Barracks 12", "electrical"],
  ["Parking Garage CO Detection Replacement", "electrical"],
  ["Electric Gate Installation", "electrical"],
];

const HVAC: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Fire and Smoke Damper Repairs", "hvac"],
  ["Replace Chilled Water Pump and Motor", "hvac"],
  ["Vehicle Exhaust Removal System, Fire Station 2", "hvac"],
  ["Rooftop Heating Unit Replacement", "hvac"],
  ["Humidity Control Repair, Archives", "hvac"],
  ["Emergency Repair of Elevator", "hvac"],
  ["Travaux sur la ventilation de l'aréna", "hvac"],
  ["Remplacement de la tour d'eau", "hvac"],
  ["Steam Trap Replacement", "hvac"],
  ["Arena Compressor Rebuild", "hvac"],
];

const PAVING: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Pedestrian Improvements, Fourth Street", "paving"],
  ["Rechargement de chemins de gravier", "paving"],
  ["Rechargement du 5e rang", "paving"],
  ["Maintenance of Asphalt Pavements", "paving"],
  ["Asphalt and Concrete Milling", "paving"],
  ["Asphalt and Concrete Repairs, Various Locations", "paving"],
  ["Sidewalk Panel Replacement", "paving"],
  ["Réparation de nids-de-poule", "paving"],
  ["Fog Seal", "paving"],
  ["Curb and Gutter Replacement", "paving"],
];

const LANDSCAPING: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Community Garden Upgrades", "landscaping"],
  ["Déminéralisation de la cour du centre communautaire", "landscaping"],
  ["Roadside Brushing and Vegetation Control", "landscaping"],
  ["Sod Replacement", "landscaping"],
  ["Shrub Bed Renovation", "landscaping"],
  ["Naturalization Planting", "landscaping"],
  ["Fauchage des abords de route", "landscaping"],
  ["Contrôle de l'herbe à poux", "landscaping"],
  ["Enlèvement de frênes infestés", "landscaping"],
  ["Boulevard Tree Watering", "landscaping"],
];

const CONSTRUCTION: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["RCMP Detachment Cell Upgrade", "construction"],
  ["Indoor Range Bullet Trap Replacement", "construction"],
  ["Fish Hatchery Raceway Repairs", "construction"],
  ["Underground Storm Detention Tank", "construction"],
  ["Municipal Drain No. 4 Cleanout", "construction"],
  ["Heated Walkway Project", "construction"],
  ["Renovate Runway Control Structure", "construction"],
  ["Rockfall Mitigation, Kilometre 12", "construction"],
  ["Wastewater Holding Tank Construction", "construction"],
  ["Remplacement de vannes et de bornes d'incendie", "construction"],
  ["Rénovation des toilettes du deuxième étage", "construction"],
  ["Bouclage de la rue des Ormes", "construction"],
  ["Discovery Centre Stabilization", "construction"],
];

const NEITHER: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Rechargement des extincteurs", "other"],
  ["Achat de lampadaires décoratifs", "other"],
  ["Water Meters Purchase", "other"],
  ["Gravel Crushing", "other"],
  ["Electric Vehicle Lease", "other"],
  ["Damper Inspection Study", "other"],
  ["Street Garden Concert", "other"],
  ["Process Improvements Consultant", "other"],
  ["Business Improvements", "other"],
  ["Boiler Chemicals", "other"],
];

test.each([...ELECTRICAL, ...HVAC, ...PAVING, ...LANDSCAPING, ...CONSTRUCTION, ...NEITHER])(
  "%j is for %s",
  (title, trades) => {
    expect(tradesOf(title)).toBe(trades);
  },
);
