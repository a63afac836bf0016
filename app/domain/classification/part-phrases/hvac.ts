import type { PartPhrases } from "./part-phrases";

export const HVAC_PARTS: ReadonlyArray<PartPhrases> = [
  { parts: [], phrases: ["heating {oil|fuel}", "door to door", "next door"] },
  {
    parts: ["hvac:heating", "hvac:cooling", "hvac:ventilation"],
    phrases: [
      "{hvac|hvac r|hvacr|cvac|cvca|heating ventilation|rooftop unit|rtu|makeup air unit}",
      "chauffage ventilation climatisation",
      "unite{s|} de toit",
    ],
  },
  {
    parts: ["hvac:heating", "hvac:cooling"],
    phrases: [
      "{heat pump|thermopompe|heating cooling|heating and cooling|geothermal|geothermie|geoexchange}",
    ],
  },
  {
    parts: ["hvac:heating"],
    phrases: [
      "{heating|gas servicing|boiler|furnace|steam|burner|radiator|heater|heat|chauffage|chaudiere|fournaise|bruleur|aerotherme|vapeur}",
    ],
  },
  {
    parts: ["hvac:cooling"],
    phrases: [
      "{cooling|chiller|refrigeration|air conditioning|air conditioner|refrigerant|ice plant|rink plant|condenser|cooler|freezer|chilled water|crac}",
      "{climatis*|refroidisseur|refroidissement|refrigeration|tour d eau|condenseur|refrigere}",
    ],
  },
  {
    parts: ["hvac:ventilation"],
    phrases: [
      "{ventilation|duct|air handling|air handler|ahu|exhaust|fan|air filter|fume hood|dust collector|energy recovery}",
      "{conduit de ventilation|ventilateur|evacuation|air frais|hotte|depoussiereur|unite de ventilation}",
    ],
  },
  {
    parts: ["hvac:controls"],
    phrases: [
      "{building automation|bacs|building control|building management|bas|controls|automation|thermostat|regulation automatique|immotique|ddc|automatisation}",
    ],
  },
  {
    parts: ["hvac:elevators"],
    phrases: [
      "{elevator|escalator|elevating|vertical transportation|lift|overhead door|garage door|dock leveller|automatic door}",
      "{ascenseur|monte charge|escaliers mecaniques|escalier mecanique|appareils de levage|portes de garage|plate forme elevatrice|monte personne}",
    ],
  },
];
