import type { TradeContent } from "./trade-content";

export const HVAC: TradeContent = {
  service: "hvac",
  kind: "services",
  codes: [
    {
      unspsc: "72151200",
      label: {
        en: "Heating and cooling and air conditioning HVAC construction and maintenance services",
        fr: "Services de construction et d'entretien de chauffage, ventilation et climatisation (CVC)",
      },
      naics: "238220",
      psc: "J041",
    },
    {
      unspsc: "72151200",
      label: {
        en: "Heating system maintenance and repair service",
        fr: "Service d'entretien et de réparation de systèmes de chauffage",
      },
      naics: "238220",
      psc: "J041",
    },
  ],
  seaoItem: { id: "C01", label: "C01 - Bâtiments" },
  values: [20_000, 9_000_000],
  titles: [
    ["HVAC Preventive Maintenance, {facility}", "Entretien préventif CVAC, {facility}"],
    ["Boiler Replacement at {facility}", "Remplacement des chaudières – {facility}"],
    ["Chiller Overhaul and Cooling Tower Service, {facility}", "Remise à neuf du refroidisseur, {facility}"],
    ["Rooftop Unit Replacement (HVAC), {facility}", "Remplacement d'unités de toit, CVAC, {facility}"],
    ["Air Conditioning Upgrade for {facility}", "Mise à niveau de la climatisation – {facility}"],
    [
      "Ventilation Improvements and Air Balancing, {facility}",
      "Amélioration de la ventilation et équilibrage, {facility}",
    ],
    ["Building Automation and HVAC Controls, {facility}", "Automatisation et régulation CVAC, {facility}"],
    [
      "Heat Pump Conversion of {facility}: HVAC Contract",
      "Conversion aux thermopompes – {facility}, contrat CVAC",
    ],
    [
      "Arena Refrigeration Plant Maintenance, {arena}",
      "Entretien du système de réfrigération, climatisation de l'aréna, {arena}",
    ],
    ["Heating System Repairs on Call, {facility}", "Réparations de chauffage sur appel, {facility}"],
    [
      "Furnace and Make-up Air Unit Replacement, HVAC, {facility}",
      "Remplacement de générateurs d'air chaud, chauffage, {facility}",
    ],
    ["Server Room Air Conditioning, {facility}", "Climatisation de la salle des serveurs, {facility}"],
    ["Steam Heating Conversion to Hot Water, {facility}", "Conversion du chauffage à la vapeur, {facility}"],
    [
      "Pool Dehumidification and Ventilation, {arena}",
      "Déshumidification de la piscine et ventilation, {arena}",
    ],
    [
      "Air Handling Unit Rebuild (HVAC), {facility}, Phase {1-3}",
      "Réfection de centrales de ventilation, {facility}, phase {1-3}",
    ],
    ["HVAC Filter Supply and Coil Service, {facility}", "Filtres et serpentins, entretien CVAC, {facility}"],
    [
      "Duct Rework and Ventilation Balancing, {facility}",
      "Modification des conduits de ventilation, {facility}",
    ],
    [
      "Kitchen Ventilation and Make-up Air, {facility}",
      "Ventilation de la cuisine et air d'appoint, {facility}",
    ],
    [
      "Boiler Water Treatment and Heating Plant Service, {facility}",
      "Traitement d'eau de chaudière, {facility}",
    ],
    [
      "District Heating Plant Boiler Inspection and Servicing, {facility}",
      "Inspection et entretien des chaudières de la centrale de chauffage, {facility}",
    ],
    [
      "Geothermal Heating and Cooling Retrofit, HVAC, {facility}",
      "Géothermie : chauffage et climatisation, {facility}",
    ],
    ["Fieldhouse Heating and Ventilation Renewal, {park}", "Chauffage et ventilation du pavillon, {park}"],
    [
      "Refrigeration and Air Conditioning Service Agreement, {facility}",
      "Entente de service en climatisation et réfrigération, {facility}",
    ],
    [
      "Split-system Air Conditioning Installation, {facility}",
      "Installation de climatisation biblocs, {facility}",
    ],
    [
      "HVAC Commissioning and Controls Tune-up, {facility}, {year}",
      "Mise en service et réglage CVAC, {facility}, {year}",
    ],
    [
      "Emergency HVAC Repairs and Chiller Standby, {facility}",
      "Réparations CVAC d'urgence et refroidisseurs, {facility}",
    ],
    ["Energy Recovery Ventilation Units, {facility}", "Ventilation à récupération d'énergie, {facility}"],
  ],
  en: {
    scopes: [
      "The HVAC contractor inspects {12-140} units at {facility} in spring and fall, changes filters each quarter and reports refrigerant use by circuit.",
      "Two boilers of {400-3500} kW are replaced with condensing units between May and September, including breeching, pumps and controls.",
      "Cooling capacity of {60-900} tons must stay available in summer. Temporary chillers are provided by the contractor where the schedule needs them.",
      "Airflows are balanced by an independent agency and the results are given to the owner {10-15} days before handover.",
      "Controls are integrated with the existing building automation system over BACnet, with {80-900} points mapped and graphics updated.",
      "Emergency calls are answered day and night within {2-4} hours from October to April when heating is lost.",
    ],
    supplies: [
      "Equipment: {2-6} condensing boilers with stainless heat exchangers",
      "Equipment: {3-28} rooftop units with economizers",
      "Equipment: {2-3} magnetic-bearing chillers",
      "Material: {300-4200} MERV 13 filters a year",
      "Quantity: {20-340} variable air volume boxes with controllers",
      "Material: {60-480} kg of R-454B refrigerant",
    ],
    duties: [
      "Mechanics must hold a refrigeration and air conditioning trade certificate.",
      "Refrigerant shall be recovered by certified staff, with compliance records kept for five years.",
      "Pressure vessels must be registered and inspected before start-up.",
      "Gas work shall be done under the licence required in the place of the work.",
    ],
  },
  fr: {
    scopes: [
      "L'entrepreneur CVAC inspecte {12-140} appareils au printemps et à l'automne et remplace les filtres chaque trimestre.",
      "Deux chaudières de {400-3500} kW sont remplacées entre mai et septembre, avec pompes et régulation.",
      "La climatisation doit demeurer disponible tout l'été.",
    ],
    supplies: [
      "Équipement : {2-6} chaudières à condensation",
      "Équipement : {3-28} unités de toit avec économiseur",
      "Matériaux : {300-4200} filtres MERV 13 par an",
    ],
    duties: [
      "Les frigoristes doivent détenir un certificat de compétence valide.",
      "Les appareils sous pression doivent être enregistrés avant la mise en marche.",
    ],
  },
};
