import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

/**
 * A second trade stays if the title names work of its own for it. It goes if its word only says where the work is, what
 * the work is on, or what comes along with it.
 */
const TITLES: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["HVAC Replacement at the Community Centre", "hvac"],
  ["Boiler Replacement, Building 12 Renovation Programme", "hvac"],
  ["Lighting Replacement in the Parking Garage", "electrical"],
  ["Fire Alarm Replacement - Recreation Centre Renovation", "electrical"],
  ["Réparation des pompes du poste de pompage du réseau d'égouts", "electrical"],
  ["Éclairage du stationnement de l'aréna", "electrical"],
  ["Remplacement des gicleurs au stationnement étagé", "electrical"],
  ["Sprinkler Replacement in the Parkade", "electrical"],
  ["Roof and Rooftop Unit Replacement", "construction + hvac"],
  ["Roof Replacement and Generator Installation", "construction + electrical"],
  ["Window Replacement and Lighting Upgrade", "construction + electrical"],
  ["Réfection de la toiture et remplacement des chaudières", "construction + hvac"],
  ["Réfection des salles de bain et remplacement de l'entrée électrique", "construction + electrical"],
  ["Boiler and Generator Replacement", "electrical + hvac"],
  ["Electrical and HVAC Upgrades", "electrical + hvac"],
  ["Travaux de plomberie et de chauffage", "electrical + hvac"],
  ["Mechanical and Electrical Maintenance Services", "electrical"],
  ["Resurfacing of Bridge Street", "paving"],
  ["Sidewalk Repairs at the Fire Hall", "paving"],
  ["Parking Lot Paving at the Arena", "paving"],
  ["Pavage du stationnement de l'hôtel de ville", "paving"],
  ["Crack Sealing and Line Painting", "paving"],
  ["Bridge Rehabilitation on Elm Road", "construction"],
  ["Culvert Replacement on Concession Road 5", "construction"],
  ["Watermain Relining, King Street", "construction"],
  ["Remplacement d'un ponceau sur le rang 4", "construction"],
  ["Réfection du pont du chemin du Moulin", "construction"],
  ["Bridge Deck Resurfacing", "construction"],
  ["Watermain Replacement and Road Resurfacing", "construction + paving"],
  ["Road Rehabilitation and Bridge Replacement", "construction + paving"],
  ["Réfection d'aqueduc, d'égouts et de chaussée, rue Cartier", "construction + paving"],
  ["Pavage et remplacement de ponceaux, chemin Saint-Louis", "construction + paving"],
  ["Tree Removal along Trails and Roads", "landscaping"],
  ["Mowing of Road Allowances", "landscaping"],
  ["Landscaping at the Fire Station", "landscaping"],
  ["Aménagement paysager de la caserne", "landscaping"],
  ["Community Centre Addition and Landscaping", "construction + landscaping"],
  ["Snow Removal and Grounds Maintenance", "landscaping + snow"],
  ["Tonte de gazon et déneigement des terrains municipaux", "landscaping + snow"],
  ["Winter Maintenance of Roads and Sidewalks", "snow"],
  ["Déneigement des rues, trottoirs et stationnements", "snow"],
  ["Snow Removal at the Generating Station", "snow"],
  ["Cleaning of the Recreation Centre and Arena", "janitorial"],
  ["Janitorial and Snow Removal Services, RCMP Detachment", "janitorial + snow"],
  ["Custodial and Grounds Maintenance Services", "janitorial + landscaping"],
  ["Window Cleaning at the Heating Plant", "janitorial"],
  ["Duct Cleaning at the School", "hvac + janitorial"],
  ["Mechanical/HVAC Maintenance", "electrical + hvac"],
  ["Elevator Modernization at the Parking Garage", "hvac"],
  ["Elevator Shaft Waterproofing", "construction"],
  ["Construction of a Snow and Ice Control Garage", "construction"],
  ["Renovation of the Boiler Room", "construction"],
  ["Roof Replacement on the Electrical Building", "construction"],
  ["Chiller Replacement and Associated Electrical Work", "hvac"],
  ["Park Redevelopment Including Parking Lot", "construction + landscaping"],
  ["School Renovation Including Electrical and Mechanical Work", "construction + electrical"],
  ["Playground Construction with Pathways", "construction + landscaping"],
  ["Cooling Tower Replacement (Includes HVAC, GC and Electrical Work)", "construction + electrical + hvac"],
];

test.each(TITLES)("%j is for %s", (title, trades) => {
  expect(classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ")).toBe(trades);
});
