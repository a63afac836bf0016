import type { TradeContent } from "./trade-content";

export const SNOW: TradeContent = {
  service: "snow",
  kind: "services",
  codes: [
    {
      unspsc: "72102900",
      label: { en: "Snow removal services", fr: "Services de déneigement" },
      naics: "561790",
      psc: "S218",
    },
    {
      unspsc: "72102900",
      label: {
        en: "Facility maintenance and repair services",
        fr: "Services d'entretien et de réparation d'installations",
      },
      naics: "561730",
      psc: "S218",
    },
  ],
  seaoItem: { id: "S18", label: "S18 - Services d'entretien et de déneigement" },
  values: [8_000, 4_200_000],
  titles: [
    ["Snow Removal and Ice Control – {facility}", "Déneigement et déglaçage – {facility}"],
    [
      "Winter Maintenance of Parking Lots and Walkways at {facility}",
      "Entretien hivernal des stationnements et des allées – {facility}",
    ],
    [
      "Snow Plowing and Salting, {facility}, {winters}",
      "Déblaiement de la neige et épandage de sel, {facility}, {winters}",
    ],
    [
      "{facility}: Snow Clearing and De-icing Services",
      "{facility} : services de déneigement et de déglaçage",
    ],
    [
      "Snow Clearing of Sidewalks and Transit Stops – {road}",
      "Déneigement des trottoirs et des arrêts d'autobus – {road}",
    ],
    ["Winter Control on {road}, {winter} Season", "Entretien hivernal – {road}, saison {winter}"],
    [
      "Snow Removal for Fire Routes and Loading Docks at {facility}",
      "Déneigement des voies d'incendie et des quais de chargement – {facility}",
    ],
    [
      "Operated Loaders and Plows for Winter Snow Clearing, {facility}",
      "Chargeuses et gratteuses avec opérateur pour le déneigement, {facility}",
    ],
    [
      "Roof Snow Removal on Call – {facility}",
      "Enlèvement de la neige sur les toitures sur appel – {facility}",
    ],
    [
      "Snow Removal, Haulage and Snow Dump Operation near {facility}",
      "Enlèvement de la neige, transport et exploitation du dépôt à neige (secteur {facility})",
    ],
    [
      "Snow and Ice Management for {facility} ({winters})",
      "Enlèvement de la neige et gestion de la glace – {facility} ({winters})",
    ],
    ["Trail and Pathway Snow Clearing in {park}", "Déneigement des sentiers et des pistes – {park}"],
    ["Snow Plowing of Parking Areas at {park}", "Déneigement des aires de stationnement – {park}"],
    [
      "Windrow Clearing and Residential Snow Plowing near {road}",
      "Enlèvement des andains et déneigement résidentiel – secteur {road}",
    ],
    [
      "Seasonal Snow Removal with Sanding and Salting, {facility}",
      "Déneigement saisonnier avec épandage d'abrasifs et de sel, {facility}",
    ],
    [
      "After-hours Snow Clearing and Ice Watch, {facility}",
      "Déneigement hors des heures d'ouverture et surveillance de la glace, {facility}",
    ],
    [
      "Winter Sidewalk Maintenance and Snow Clearing, {road} and Side Streets",
      "Entretien hivernal et déneigement des trottoirs, {road} et rues transversales",
    ],
    [
      "Standby Snow Plow Trucks for {road}, {winter}",
      "Camions à neige en disponibilité pour {road}, entretien hivernal {winter}",
    ],
    [
      "Manual Snow Shovelling of Stairs and Ramps at {facility}",
      "Déneigement manuel des escaliers et des rampes – {facility}",
    ],
    [
      "Snow Removal, Stacking and Off-site Disposal – {facility}",
      "Déneigement, mise en tas et transport hors site – {facility}",
    ],
    [
      "Anti-icing Brine Application and Snow Plowing, {road}",
      "Application de saumure et déneigement, {road}",
    ],
    ["Three-year Snow Clearing Agreement for {facility}", "Entente de trois ans en déneigement – {facility}"],
    [
      "Priority Snow Removal at Emergency Entrances, {hospital}",
      "Déneigement prioritaire des entrées d'urgence, {hospital}",
    ],
    [
      "Snow Clearing of Accessible Parking and Bus Loops, {school}",
      "Déneigement des places adaptées et des boucles d'autobus, {school}",
    ],
    [
      "Winter Maintenance, Lot Plowing and De-icing at {facility}",
      "Entretien hivernal et déglaçage – {facility}",
    ],
    [
      "Heavy Snowfall Response: Snow Loading and Hauling, {facility}",
      "Fortes chutes : chargement et enlèvement de la neige, {facility}",
    ],
    [
      "Snow Removal {winter} at {facility} and Adjacent Lots",
      "Déneigement {winter} – {facility} et terrains voisins",
    ],
    ["Winter Road Patrol, Snow Plowing and Snow Fences, {road}", "Clôtures à neige et déneigement, {road}"],
  ],
  en: {
    scopes: [
      "Plowing begins when {3-5} cm of snow has accumulated and must be complete before {5-7}:00 a.m. on weekdays. The site at {facility} holds {2-9} parking areas and {600-2400} m of walkways.",
      "The contractor watches the forecast from November 1 to April 15, decides on its own when to attend at {facility}, and keeps a log of arrival time, surface condition and product applied for each visit.",
      "Snow is stacked only in the places marked on the site plan. When the piles take more than {10-20} parking stalls, the contractor hauls the snow to an approved dump at the unit price quoted.",
      "Ice control covers all hard surfaces including stairs, ramps and entrances within {1-2} m of the doors. Treated salt is to be used above -12 °C and a sand mix below it.",
      "Work is paid by a fixed monthly amount for events up to {15-25} cm and by the hour, with operator, for anything above that in a 24-hour period.",
      "Damage to curbs, fences and signs found in the spring walk-through with the owner is made good by May 31 at the contractor's cost.",
      "Equipment stays at or within {15-30} minutes of {facility} during the season, so that a call from the duty officer is answered within {45-90} minutes.",
    ],
    supplies: [
      "Equipment: {6-14} salt spreaders with ground-speed controls",
      "Equipment: {2-6} four-wheel-drive loaders with 3.5 m blades",
      "Equipment: {3-9} half-ton trucks with 2.4 m plows",
      "Equipment: {2-5} sidewalk tractors with V-plows and drop spreaders",
      "Material: {150-900} tonnes of treated rock salt a season",
      "Material: {40-220} tonnes of winter sand mix",
      "Quantity: {12-36} yellow grit boxes, filled before November 15",
      "Material: {4-18} thousand litres of 23% brine",
    ],
    duties: [
      "The contractor must keep GPS records of every plow and spreader for 7 years.",
      "Operators shall hold a valid licence for the class of vehicle and a smart-salting training certificate.",
      "The bidder must show three winter contracts of similar size in the past five years.",
      "A spare unit shall be available within four hours of a breakdown, which is a mandatory requirement.",
      "Salt storage must meet the environmental compliance rules for covered, impermeable pads.",
    ],
  },
  fr: {
    scopes: [
      "Le déblaiement débute dès que {3-5} cm de neige sont tombés et doit être terminé avant {5-7} h les jours ouvrables. Le site compte {2-9} stationnements et {600-2400} m d'allées.",
      "L'entrepreneur surveille la météo du 1er novembre au 15 avril et tient un registre des heures d'arrivée, de l'état des surfaces et des produits épandus.",
      "La neige est mise en tas aux endroits prévus au plan. Au-delà de {10-20} cases occupées, elle est transportée vers un lieu d'élimination autorisé au prix unitaire soumis.",
      "Le déglaçage vise toutes les surfaces dures, y compris les escaliers, les rampes et les entrées.",
    ],
    supplies: [
      "Équipement : {6-14} épandeurs à débit contrôlé",
      "Équipement : {2-6} chargeuses à quatre roues motrices",
      "Matériaux : {150-900} tonnes de sel traité par saison",
      "Matériaux : {40-220} tonnes d'abrasifs",
    ],
    duties: [
      "L'entrepreneur doit conserver les relevés GPS de chaque véhicule pendant 7 ans.",
      "Les opérateurs doivent détenir le permis exigé pour la classe du véhicule.",
      "Le soumissionnaire doit démontrer trois contrats d'entretien hivernal semblables.",
    ],
  },
};
