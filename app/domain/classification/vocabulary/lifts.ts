import type { PhraseRule } from "./phrase-rule";

/** Elevators, escalators and lifts, and the automation of buildings. */
export const LIFTS: ReadonlyArray<PhraseRule> = [
  {
    service: "hvac",
    tag: "Technical Trades",
    strength: "work",
    phrases: [
      "building {automation|management and control|control} {system|systems}",
      "building automation",
      "elevator {rehabilitation|refurbishment|construction|repairs|modification}",
      "{elevator|elevators} and {escalator|escalators|lift|lifts} {maintenance|services|repair}",
      "lift {servicing|breakdown|modernisation|refurbishment}",
      "{elevator|elevators|lift|lifts|escalator|escalators|elevating devices} {maintenance|servicing|service|services|repair|repairs|modernization|modernisation|upgrade|upgrades|replacement|installation|refurbishment|maintenance and repair|preventive maintenance}",
      "{entretien|modernisation|remplacement|reparation|refection} {ascenseur|ascenseurs|monte charge|monte charges|appareils elevateurs|escaliers roulants|escaliers mecaniques|elevateur|elevateurs}",
    ],
  },
  {
    service: "hvac",
    tag: "Technical Trades",
    strength: "thing",
    phrases: [
      "elevator",
      "escalator",
      "dumbwaiter",
      "elevating device",
      "vertical transport*",
      "{passenger|platform|wheelchair|stair} lift",
      "stairlift",
      "moving walkway",
      "ascenseur",
      "monte charge",
      "monte personne",
      "escaliers {mecaniques|roulants}",
      "{appareil|appareils} {elevateur|elevateurs|transport vertical|levage}",
      "{plateforme|plate forme} elevatrice",
      "monte plats",
      "{elevator|elevators|escalators|lifts}",
      "{material|freight|service} {elevator|lift|hoist}",
      "{vertical|accessibility|inclined} {platform lift|lift|platform}",
      "{through floor|stair} {lift|lifts}",
      "{elevateur|elevateurs} {accessible|personnes|plateforme|handicapes|verticale|vertical}",
      "{monte charges|monte personnes|plate forme elevatrice|plateformes elevatrices}",
    ],
  },
  {
    service: "hvac",
    tag: "Technical Trades",
    strength: "thing",
    near: true,
    phrases: ["lift", "cooling"],
  },
];
