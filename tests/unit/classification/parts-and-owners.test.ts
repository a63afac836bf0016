import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

type Example = readonly [title: string, ...services: ReadonlyArray<ServiceKey>];

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

const PARTS: ReadonlyArray<Example> = [
  ["Elevator Pump Replacement", "hvac"],
  ["Boiler Control Panel Replacement", "hvac"],
  ["Repair of Chiller Valves", "hvac"],
  ["Cooling Tower Motor Replacement", "hvac"],
  ["Remplacement du moteur de l'ascenseur", "hvac"],
  ["Réparation de la pompe de la chaudière", "hvac"],
  ["Remplacement de la tuyauterie du refroidisseur", "hvac"],
  ["Remplacement des contrôles de la génératrice", "electrical"],
  ["Generator Controls Replacement", "electrical"],
  ["Remplacement de la conduite d'alimentation du système de gicleurs", "electrical"],
  ["Elevator and Fire Pump Replacement", "electrical", "hvac"],
  ["Remplacement du câblage de l'ascenseur", "electrical"],
  ["Remplacement des pompes du poste de pompage", "electrical"],
];

test.each(PARTS)("%j: a part is its owner's", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

const JOINED: ReadonlyArray<Example> = [
  ["Pavage et réfection de la plomberie", "electrical", "paving"],
  ["Remplacement des chaudières et réfection de la plomberie", "electrical", "hvac"],
  ["Remplacement des chaudières et réfection des bureaux", "construction", "hvac"],
];

test.each(JOINED)("%j: work behind 'et' is the trade's whose thing it is done to", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

const ORDERS: ReadonlyArray<Example> = [
  ["Supply, Install and Commission One Standby Generator", "electrical"],
  ["Boiler Replacement Fire Department", "hvac"],
  ["Window Cleaning Police Department", "janitorial"],
  ["Generator Hook-Up at Community Hall", "electrical"],
  ["Fire Alarm Monitoring, Inspection, Maintenance and Repair", "electrical"],
  ["Fire Alarm Monitoring Services", "other"],
  ["Fire Alarm Rplmt - Seniors Residence", "electrical"],
  ["Sports Turf Mtce Services", "landscaping"],
  ["New Sidewalk on Maple Avenue", "paving"],
  ["Roundabout Landscaping", "landscaping"],
  ["Running Track Resurfacing", "construction", "landscaping"],
  ["Chairlift Installation, Library", "hvac"],
  ["Elevator Shaft Construction", "construction"],
];

test.each(ORDERS)("%j is read as the order it is", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

test.each([
  ["Mise aux normes des gicleurs", "electrical"],
  ["Déplacement de lampadaires", "electrical"],
  ["Mise à jour du système d'intercom", "other"],
  ["Système d'intercom", "other"],
])("%j filed under goods is for %s", (title, service) => {
  const notice = classifiableNotice({ title, kinds: ["goods"], language: "fr" });
  expect(classifyNotice(notice).services).toEqual([service]);
});
