import type { TradeContent } from "./trade-content";

export const ELECTRICAL: TradeContent = {
  service: "electrical",
  kind: "construction",
  codes: [
    {
      unspsc: "72151500",
      label: { en: "Electrical system services", fr: "Services de systèmes électriques" },
      naics: "238210",
      psc: "Z2NZ",
    },
    {
      unspsc: "72151500",
      label: { en: "Electrical services", fr: "Services d'électricité" },
      naics: "238210",
      psc: "Z1NZ",
    },
  ],
  seaoItem: { id: "C01", label: "C01 - Bâtiments" },
  values: [18_000, 7_500_000],
  titles: [
    ["Electrical Service Upgrade at {facility}", "Mise à niveau de l'alimentation électrique – {facility}"],
    ["LED Lighting Conversion, {facility}", "Conversion de l'éclairage aux DEL, {facility}"],
    ["Emergency Generator Replacement, {facility}", "Remplacement de la génératrice d'urgence, {facility}"],
    [
      "Switchgear and Power Distribution Renewal, {facility}",
      "Remplacement de l'appareillage électrique, {facility}",
    ],
    [
      "On-call Electrician Services: Electrical Repairs, {facility}",
      "Électriciens sur appel : réparations électriques, {facility}",
    ],
    ["Street Lighting Installation along {road}", "Installation de l'éclairage de rue – {road}"],
    ["Traffic Signal Electrical Maintenance, {road}", "Entretien électrique des feux de circulation, {road}"],
    [
      "Sports Field Lighting and Electrical Work, {park}",
      "Éclairage du terrain sportif et travaux électriques, {park}",
    ],
    [
      "Electric Vehicle Charging Stations: Electrical Installation, {facility}",
      "Bornes de recharge : installation électrique, {facility}",
    ],
    [
      "Annual Generator Inspection, Servicing and Load Testing, {facility}",
      "Inspection annuelle et entretien de génératrices, {facility}",
    ],
    [
      "Electrical Panel and Feeder Replacement, {facility}, {year}",
      "Remplacement de panneaux électriques et d'artères, {facility}, {year}",
    ],
    [
      "Infrared Scan and Electrical Preventive Maintenance, {facility}",
      "Thermographie et entretien préventif électrique, {facility}",
    ],
    [
      "Parking Lot Lighting Pole Replacement, {facility}",
      "Remplacement des lampadaires, éclairage extérieur, {facility}",
    ],
    [
      "Uninterruptible Power and Electrical Room Retrofit, {facility}",
      "Alimentation sans coupure et salle électrique, {facility}",
    ],
    [
      "Pathway Lighting in {park}, Electrical Contract",
      "Éclairage des sentiers – {park}, contrat électrique",
    ],
  ],
  en: {
    scopes: [
      "The electrical contractor supplies and installs new panels, feeders and grounding at {facility} and keeps the building energized outside planned shutdowns.",
      "Shutdowns are limited to {4-10} hours on weekends and are agreed {10-15} days in advance. Temporary power is part of the price.",
      "Existing fixtures are taken down, ballasts sorted for disposal, and {80-900} new luminaires commissioned with occupancy controls.",
      "The standby generator of {75-1250} kW is to be rigged out through the areaway, with a rental unit on line before the old set is disconnected.",
      "A coordination and arc-flash study signed by a professional engineer is delivered with the as-built single-line diagram.",
      "Calls rated urgent are answered within {2-4} hours, all others within two working days, at the hourly rates quoted.",
    ],
    supplies: [
      "Equipment: {2-3} diesel generator sets with weatherproof enclosures",
      "Equipment: {2-12} distribution panels, 600 V and 208 V",
      "Material: {400-6200} metres of copper feeder cable",
      "Quantity: {80-900} LED luminaires with 10-year warranty",
      "Quantity: {4-60} lighting poles with screw-in bases",
      "Tools: {2-6} calibrated power quality loggers for the metering period",
    ],
    duties: [
      "Work must be done under a master electrician's licence and inspected by the electrical authority.",
      "Lock-out and arc-flash safety training certificates shall be presented for each worker.",
      "Equipment must carry the mark of an accredited certification body.",
      "The contractor shall provide a 24-month guarantee, a mandatory requirement of the contract.",
    ],
  },
  fr: {
    scopes: [
      "L'entrepreneur électricien fournit et installe les panneaux, les artères et la mise à la terre tout en gardant le bâtiment sous tension.",
      "Les coupures sont limitées à {4-10} heures la fin de semaine et convenues d'avance.",
      "Les luminaires existants sont retirés et {80-900} appareils d'éclairage neufs sont mis en service.",
    ],
    supplies: [
      "Équipement : {2-3} groupes électrogènes diesel",
      "Matériaux : {400-6200} mètres de câble de cuivre",
      "Quantité : {80-900} luminaires à DEL",
    ],
    duties: [
      "Les travaux doivent être exécutés sous la licence d'un maître électricien.",
      "Les attestations de cadenassage doivent être remises pour chaque travailleur.",
    ],
  },
};

export const PLUMBING: TradeContent = {
  service: "electrical",
  kind: "services",
  codes: [
    {
      unspsc: "72151100",
      label: { en: "Plumbing construction services", fr: "Services de construction en plomberie" },
      naics: "238220",
      psc: "J045",
    },
  ],
  seaoItem: { id: "C01", label: "C01 - Bâtiments" },
  values: [14_000, 3_800_000],
  titles: [
    ["Plumbing Repairs and Maintenance, {facility}", "Réparation et entretien de la plomberie, {facility}"],
    [
      "Domestic Water Heater Replacement, Plumbing Work, {facility}",
      "Remplacement des chauffe-eau, plomberie, {facility}",
    ],
    [
      "Backflow Preventer Testing and Plumbing Services, {facility}",
      "Vérification et réparation des dispositifs antirefoulement, plomberie, {facility}",
    ],
    ["Plumbing Riser Replacement at {facility}", "Remplacement des colonnes de plomberie – {facility}"],
    [
      "Drain Lining and Plumbing Inspection, {facility}",
      "Gainage de drains et inspection de plomberie, {facility}",
    ],
    ["Washroom Plumbing Fixture Renewal, {facility}", "Remplacement des appareils de plomberie, {facility}"],
    [
      "Backflow Prevention and Plumbing Upgrades, {park} Fieldhouse",
      "Antirefoulement et plomberie du pavillon, {park}",
    ],
    [
      "Standing Offer for Licensed Plumbing Contractors, {facility}",
      "Offre à commandes : entrepreneurs en plomberie, {facility}",
    ],
    ["Sump Pump and Plumbing Controls, {facility}", "Pompes de puisard et plomberie, {facility}"],
    [
      "Lead Service Line and Plumbing Replacement near {road}",
      "Remplacement des entrées d'eau en plomb, plomberie, secteur {road}",
    ],
    ["Mechanical Room Plumbing Reconfiguration, {facility}", "Plomberie de la salle mécanique, {facility}"],
    ["Mixing Valve and Plumbing Scald Protection, {facility}", "Mitigeurs et plomberie, {facility}"],
    [
      "Drinking Fountain Plumbing Program, {facility}, {year}",
      "Programme de fontaines, plomberie, {facility}, {year}",
    ],
  ],
  en: {
    scopes: [
      "The plumbing contractor replaces risers, valves and fixtures at {facility} one stack at a time, so that no washroom group is out of service for more than {2-5} days.",
      "Backflow devices are tested once a year, tagged, and reported to the water authority within {5-10} days.",
      "Water heaters of {75-400} litres are removed and replaced with condensing units, including venting, seismic strapping and start-up.",
      "Drains are flushed and filmed. Defects are graded and repaired by lining or excavation at the unit prices quoted.",
    ],
    supplies: [
      "Equipment: {2-8} condensing water heaters",
      "Material: {120-1900} metres of type L copper pipe",
      "Quantity: {18-160} low-flow plumbing fixtures",
      "Quantity: {6-70} backflow preventers with test ports",
      "Tools: {2-3} drain cameras with locating heads",
    ],
    duties: [
      "Plumbers must hold a valid trade certificate and carry it on site.",
      "Water shall be flushed, sampled and cleared by a licensed laboratory before use.",
      "The contractor must follow the owner's hot-work safety permit.",
    ],
  },
  fr: {
    scopes: [
      "L'entrepreneur en plomberie remplace les colonnes, la robinetterie et les appareils une section à la fois.",
      "Les dispositifs antirefoulement sont vérifiés chaque année et étiquetés.",
      "Les conduites sont rincées, filmées et réparées aux prix unitaires soumis.",
    ],
    supplies: [
      "Équipement : {2-8} chauffe-eau à condensation",
      "Matériaux : {120-1900} mètres de tuyau de cuivre",
      "Quantité : {18-160} appareils à faible débit",
    ],
    duties: [
      "Les plombiers doivent détenir un certificat de compétence valide.",
      "L'eau doit être analysée par un laboratoire accrédité avant la remise en service.",
    ],
  },
};
