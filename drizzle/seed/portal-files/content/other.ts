import type { TradeContent } from "./trade-content";

export const TECHNOLOGY: TradeContent = {
  service: "other",
  kind: "professional-services",
  codes: [
    {
      unspsc: "81111500",
      label: { en: "Software or hardware engineering", fr: "Ingénierie de logiciels ou de matériel" },
      naics: "541512",
      psc: "DA01",
    },
    {
      unspsc: "81112200",
      label: { en: "Software maintenance and support", fr: "Soutien et mise à jour de logiciels" },
      naics: "541519",
      psc: "DA10",
    },
  ],
  seaoItem: { id: "S08", label: "S08 - Informatique et bureautique" },
  values: [25_000, 5_200_000],
  titles: [
    ["Records Management Software, {unit}", "Logiciel de gestion des dossiers, {unit}"],
    ["Network Switch Refresh and Support, {unit}", "Renouvellement des commutateurs réseau, {unit}"],
    [
      "Learning Management System Subscription, {unit}",
      "Abonnement à une plateforme d'apprentissage, {unit}",
    ],
    ["Cybersecurity Penetration Testing Services, {unit}", "Tests d'intrusion en cybersécurité, {unit}"],
    [
      "Help Desk Analysts, As and When Needed, {unit}",
      "Analystes de centre d'assistance, sur demande, {unit}",
    ],
    ["Website Redesign and Hosting, {unit}", "Refonte et hébergement du site Web, {unit}"],
    ["Geographic Data Migration Project, {unit}", "Migration de données géographiques, {unit}"],
    [
      "Payroll Software Replacement, Request for Proposal, {unit}",
      "Remplacement du logiciel de paie, {unit}",
    ],
    [
      "Video Conferencing Subscription and Support, {unit}",
      "Abonnement de visioconférence et soutien, {unit}",
    ],
  ],
  en: {
    scopes: [
      "The system serves {60-2400} named users of {unit} and replaces a product that leaves vendor support in {year}.",
      "Proponents describe migration of {5-15} years of data, user training in three groups, and a support desk open from 8:00 a.m. to 8:00 p.m.",
      "Demonstrations of up to two hours are held with the three highest-ranked proponents.",
    ],
    supplies: [
      "Quantity: {60-2400} named user subscriptions",
      "Quantity: {4-60} days of on-site training",
      "Equipment: {6-80} network switches with 48 ports",
    ],
    duties: [
      "Data must stay in the country and be encrypted at rest.",
      "The proponent shall hold a current SOC 2 Type II report or ISO 27001 certificate.",
      "The product must meet accessibility level AA.",
    ],
  },
  fr: {
    scopes: [
      "Le système dessert {60-2400} utilisateurs et remplace un produit dont le soutien prend fin en {year}.",
      "Les soumissionnaires décrivent la migration des données, la formation et le soutien offert.",
    ],
    supplies: ["Quantité : {60-2400} licences nominatives"],
    duties: ["Les données doivent demeurer au pays et être chiffrées."],
  },
};

export const GOODS: TradeContent = {
  service: "other",
  kind: "goods",
  codes: [
    {
      unspsc: "44120000",
      label: { en: "Office supplies", fr: "Fournitures de bureau" },
      naics: "424120",
      psc: "7510",
    },
    {
      unspsc: "25100000",
      label: { en: "Motor vehicles", fr: "Véhicules à moteur" },
      naics: "336110",
      psc: "2310",
    },
  ],
  seaoItem: { id: "G25", label: "G25 - Fournitures et matériel divers" },
  values: [8_000, 1_900_000],
  titles: [
    [
      "Supply of Office Paper and Stationery, {facility}",
      "Fourniture de papier et d'articles de bureau, {facility}",
    ],
    [
      "Half-ton Pickup Trucks, Model Year {year}, {facility}",
      "Camionnettes d'une demi-tonne, modèle {year}, {facility}",
    ],
    [
      "Ergonomic Chairs and Sit-stand Desks for {facility}",
      "Chaises ergonomiques et bureaux réglables, {facility}",
    ],
    [
      "Nitrile Gloves and First Aid Supplies, {facility}",
      "Gants de nitrile et fournitures de premiers soins, {facility}",
    ],
    ["Uniforms and Protective Footwear, {facility}", "Uniformes et chaussures de protection, {facility}"],
    ["Diesel Fuel Delivery to {facility}", "Livraison de carburant diesel – {facility}"],
    ["Library Books and Periodicals, {library}", "Livres et périodiques pour la bibliothèque, {library}"],
    ["Bulk Highway Salt, Delivered to {facility}", "Sel de voirie en vrac, livraison – {facility}"],
    ["Portable Radios and Chargers for {facility}", "Radios portatives et chargeurs, {facility}"],
    ["Fresh Produce and Dairy Products, {facility}", "Fruits, légumes et produits laitiers, {facility}"],
  ],
  en: {
    scopes: [
      "Goods are delivered free on board to {facility} in {2-12} releases over the term, each within {5-20} business days of a purchase order.",
      "Quantities are estimates from last year's use and are not guaranteed.",
      "Equal products are considered if the data sheet is given with the offer.",
    ],
    supplies: [
      "Quantity: {200-9000} units, in {2-12} releases",
      "Quantity: {4-60} samples, to be delivered on request",
      "Material: {10-90} pallets, shrink-wrapped and labelled",
    ],
    duties: [
      "Goods must be new and carry the maker's full warranty.",
      "Invoices shall quote the purchase order and line number.",
      "Deliveries must be booked with the receiving desk a day ahead.",
    ],
  },
  fr: {
    scopes: [
      "Les biens sont livrés franco à bord en {2-12} lots pendant la durée du contrat.",
      "Les quantités sont estimées d'après la dernière année et ne sont pas garanties.",
    ],
    supplies: ["Quantité : {200-9000} unités, en {2-12} lots"],
    duties: ["Les biens doivent être neufs et porter la garantie complète du fabricant."],
  },
};

export const CONSULTING: TradeContent = {
  service: "other",
  kind: "professional-services",
  codes: [
    {
      unspsc: "80101500",
      label: {
        en: "Business and corporate management consultation services",
        fr: "Services de conseil en gestion",
      },
      naics: "541611",
      psc: "R408",
    },
    {
      unspsc: "84111600",
      label: { en: "Audit services", fr: "Services de vérification" },
      naics: "541211",
      psc: "R704",
    },
  ],
  seaoItem: { id: "S02", label: "S02 - Services professionnels" },
  values: [20_000, 1_400_000],
  titles: [
    ["Strategic Plan Consultation, {unit}", "Consultation sur le plan stratégique, {unit}"],
    ["External Audit of Financial Statements, {unit}", "Vérification externe des états financiers, {unit}"],
    ["Translation and Interpretation Services, {unit}", "Services de traduction et d'interprétation, {unit}"],
    ["Executive Recruitment Services, {unit}", "Recrutement de cadres, {unit}"],
    [
      "Traffic Study and Public Survey near {facility}",
      "Étude de circulation et sondage (secteur {facility})",
    ],
    ["Employee Benefits Advisory Services, {unit}", "Conseil en avantages sociaux, {unit}"],
    ["Archaeological Assessment at {facility}", "Évaluation archéologique – {facility}"],
    ["Security Guard Services, {facility}", "Services de gardiennage, {facility}"],
    ["Food Service Operator, {facility}", "Exploitant des services alimentaires, {facility}"],
    ["School Bus Transportation, {school}, {year}", "Transport par autobus scolaire, {school}, {year}"],
  ],
  en: {
    scopes: [
      "The successful firm works with a steering group from {unit} and reports to it every {2-6} weeks.",
      "The assignment has a discovery stage, a draft report and a final report with a presentation to council or the executive.",
      "Up to {40-400} hours are expected in the first year, billed at the rates in the price form.",
    ],
    supplies: [
      "Quantity: {3-12} workshops with up to 30 participants",
      "Quantity: {2-6} printed copies of the final report",
    ],
    duties: [
      "Key staff must be named and may be replaced only with written consent.",
      "The firm shall declare any conflict of interest with its offer.",
      "Professional liability insurance of $2 million must be in force at award.",
    ],
  },
  fr: {
    scopes: [
      "Le mandataire travaille avec un comité directeur et lui rend compte toutes les {2-6} semaines.",
      "Le mandat comprend une étape de diagnostic, un rapport provisoire et un rapport final.",
    ],
    supplies: ["Quantité : {3-12} ateliers d'au plus 30 participants"],
    duties: ["Le personnel clé doit être nommé dans l'offre."],
  },
};
