import type { PhraseRule } from "./phrase-rule";

/** With one of these near, a pump or motor belongs to a vehicle. */
const MACHINES_ON_WHEELS =
  "vehicule camion autobus autopompe niveleuse chargeuse chargeur tracteur bateau embarcation avion helicoptere surfaceuse souffleuse balai locomotive ambulance zamboni hors perfusion insuline".split(
    " ",
  );

/** Pumps, motors and other machinery of buildings and plants. */
export const MECHANICAL: ReadonlyArray<PhraseRule> = [
  {
    service: "electrical",
    tag: "Mechanical",
    strength: "work",
    phrases: [
      "mechanical {insulation|trades|trade}",
      "{m e|me} {services|maintenance|works}",
      "mechanical and electrical {services|works|upgrades|systems|maintenance|contractor}",
      "mechanical and {plumbing|hvac} {services|works|contractor|maintenance}",
      "{pump|pumps|pumps and motors|motors and pumps|booster pump|sump pump} {repair|maintenance|replacement|overhaul|rebuild|service|services|upgrade|rehabilitation}",
      "{repair|maintenance|overhaul|replacement} of {submersible|sewage|} {pumps|pump}",
      "isolation mecanique",
      "mecanique {du batiment|de batiment|batiment}",
      "mecanique et electricite",
      "{travaux|entretien|systemes|entrepreneur} {mecanique|mecaniques|en mecanique|electromecanique|electromecaniques}",
      "electromecanique",
      "{mecanique|mecaniques} {et plomberie|et electrique|et electriques}",
      "mechanical {installation|installations}",
      "{millwright|pipefitter|pipefitting|steamfitter|machinist} {services|service|}",
      "{electromechanical|electro mechanical} {services|works|maintenance|repairs|upgrades}",
      "{pump|pumps|motor|motors|blower|blowers|compressor} {rebuild|refurbishment|repairs|servicing|replacements|retrofit|rewinding|installation}",
      "{rewind|rewinding} {motors|of motors|}",
      "{systeme|systemes} {pompage|pompes}",
      "{travaux|entretien|services} {plomberie et mecanique|mecanique batiment|mecanique procede|mecanique industrielle}",
      "{pompe|pompes|moteur|moteurs} et {moteur|moteurs|pompe|pompes}",
      "{mecanique procede|mecanique de procede|tuyauterie procede}",
    ],
  },
  {
    service: "electrical",
    tag: "Mechanical",
    strength: "work",
    unless: MACHINES_ON_WHEELS,
    phrases: [
      "{remplacement|reparation|reconditionnement|entretien|refection|installation|mise a niveau|rehabilitation} {moteur|moteurs|pompe|pompes|surpresseur|surpresseurs|soufflante|soufflantes} {submersible|submersibles|centrifuge|centrifuges|eaux usees|eau brute|}",
    ],
  },
  {
    service: "electrical",
    tag: "Mechanical",
    strength: "thing",
    near: true,
    phrases: [
      "mechanical",
      "mechanical {system|equipment|infrastructure|and electrical}",
      "{sewage|sump|booster|water} pump",
      "submersible pump",
      "pumps and motors",
      "{well|vertical|turbine|centrifugal|effluent|sludge|vacuum} pump",
      "pump {unit|and motor|system|impeller}",
      "structural mechanical electrical",
      "mechanical electrical plumbing",
      "systemes mecaniques",
    ],
  },
  {
    service: "electrical",
    tag: "Mechanical",
    strength: "thing",
    titleOnly: true,
    near: true,
    unless: [
      "truck",
      "station",
      "camion",
      "vehicle",
      "heat",
      "chaleur",
      "fuel",
      "gas",
      "stationary",
      "concrete",
      "insulin",
      "infusion",
      "perfusion",
      ...MACHINES_ON_WHEELS,
    ],
    phrases: [
      "{pump|pumps}",
      "{motor|motors}",
      "{grinder|macerator|mixer|agitator|aerator}",
      "{submersible|progressive cavity|dosing|metering|chemical|transfer|jockey|hydraulic|grinder|raw water|high lift|low lift|return sludge} {pump|pumps}",
      "{pompe|pompes}",
      "{moteur|moteurs}",
      "{melangeur|melangeurs|agitateur|aerateur|aerateurs}",
    ],
  },
];
