import type { TradeContent } from "./trade-content";

export const JANITORIAL: TradeContent = {
  service: "janitorial",
  kind: "services",
  codes: [
    {
      unspsc: "76111501",
      label: { en: "Building cleaning services", fr: "Services de nettoyage de bâtiments" },
      naics: "561720",
      psc: "S201",
    },
    {
      unspsc: "76110000",
      label: { en: "Cleaning and janitorial services", fr: "Services de nettoyage et de conciergerie" },
      naics: "561720",
      psc: "S201",
    },
    {
      unspsc: "76111500",
      label: {
        en: "General building and office cleaning and maintenance services",
        fr: "Services généraux de nettoyage et d'entretien d'immeubles et de bureaux",
      },
      naics: "561720",
      psc: "S214",
    },
  ],
  seaoItem: { id: "S19", label: "S19 - Services d'entretien ménager" },
  values: [15_000, 6_500_000],
  titles: [
    ["Janitorial Services – {facility}", "Entretien ménager – {facility}"],
    [
      "Custodial Services at {facility}, Evenings and Weekends",
      "Conciergerie de soir et de fin de semaine – {facility}",
    ],
    ["Office Cleaning Services for {facility}", "Nettoyage de bureaux – {facility}"],
    [
      "Window Cleaning, Interior and Exterior, {facility}",
      "Lavage de vitres intérieures et extérieures, {facility}",
    ],
    [
      "Carpet and Upholstery Cleaning Services, {facility}",
      "Nettoyage de tapis et de meubles rembourrés, {facility}",
    ],
    [
      "Washroom Janitorial Services and Consumables, {park}",
      "Entretien ménager des toilettes publiques, {park}",
    ],
    ["{facility}: Day Porter and Janitorial Coverage", "{facility} : préposé de jour et entretien ménager"],
    [
      "Floor Stripping, Waxing and Custodial Work, {facility}",
      "Décapage et cirage de planchers, conciergerie, {facility}",
    ],
    [
      "Janitorial and Disinfection Services in Clinics at {hospital}",
      "Entretien ménager et désinfection des cliniques – {hospital}",
    ],
    [
      "Building Cleaning after Renovation Handover, {facility}",
      "Nettoyage de bâtiment après remise des clés, {facility}",
    ],
    [
      "Custodial Supply and Cleaning Services, {facility}",
      "Nettoyage et fournitures de conciergerie, {facility}",
    ],
    ["Green Cleaning Services Program for {facility}", "Programme de nettoyage écologique – {facility}"],
    [
      "High-level Dusting and Janitorial Deep Clean, {facility}",
      "Dépoussiérage en hauteur et nettoyage en profondeur, {facility}",
    ],
    ["Five-year Janitorial Agreement, {facility}", "Entente de cinq ans en entretien ménager, {facility}"],
    [
      "Arena and Change Room Janitorial Services, {arena}",
      "Entretien ménager des vestiaires et de l'aréna, {arena}",
    ],
    [
      "Pressure Washing and Garage Cleaning Services, {facility}",
      "Nettoyage sous pression du garage, {facility}",
    ],
    ["Custodial Relief Staff for {facility}", "Personnel de conciergerie de relève – {facility}"],
    ["Summer Deep Cleaning Services, {school}, {year}", "Grand nettoyage d'été, {school}, {year}"],
    [
      "Kitchen Exhaust Hood and Building Cleaning, {facility}",
      "Nettoyage des hottes et du bâtiment, {facility}",
    ],
    ["Janitorial Services for Fire Halls and {facility}", "Entretien ménager des casernes, {facility}"],
    [
      "Laundry, Linen Collection and Janitorial Care, {hospital}",
      "Buanderie et entretien ménager, {hospital}",
    ],
    ["Transit Shelter Window Cleaning along {road}", "Lavage de vitres des abribus – {road}"],
    [
      "Custodial Services for Leased Offices near {facility}",
      "Conciergerie des bureaux loués (secteur {facility})",
    ],
    ["Event Cleaning Services at {park} and Pavilions", "Nettoyage après événements – {park} et pavillons"],
    [
      "Janitorial Services with Recycling and Organics Sorting, {facility}",
      "Entretien ménager avec tri des matières, {facility}",
    ],
    [
      "Night Janitorial Crew for {facility}, {year} Renewal",
      "Équipe de nuit en entretien ménager, {facility}, {year}",
    ],
    ["Secure-area Custodial Services at {facility}", "Conciergerie en zone sécurisée – {facility}"],
  ],
  en: {
    scopes: [
      "The contract covers {900-14000} square metres of cleanable floor. Offices are serviced {3-5} nights a week, washrooms and entrances every day.",
      "A day porter is on site from 7:00 a.m. to 3:00 p.m. on weekdays to restock washrooms, clear spills and keep lobbies presentable.",
      "Periodic tasks include machine scrubbing of corridors each quarter, stripping and refinishing of resilient floors each summer, and vent dusting twice a year.",
      "Quality is measured monthly on a four-level scale by the owner's representative. Two results in a row below level 3 lead to a written plan of correction.",
      "Paper goods, soap and liners are supplied by the contractor and included in the monthly price. Products carry a recognized ecolabel.",
      "Waste, recycling and organics are taken to the sorting room by 9:00 p.m. and containers are rinsed each week.",
    ],
    supplies: [
      "Equipment: {2-7} walk-behind auto scrubbers with lithium batteries",
      "Equipment: {4-12} backpack vacuums with HEPA filters",
      "Equipment: {2-4} carpet extractors, 45 litre",
      "Material: {90-800} cases of recycled paper towels a year",
      "Quantity: {20-140} soap dispensers to be installed and kept filled",
      "Tools: {6-24} microfibre flat-mop sets, colour coded by area",
    ],
    duties: [
      "All staff must pass a criminal record check before receiving a badge.",
      "Safety data sheets shall be kept on site for each product in use.",
      "The contractor must hold CIMS or an equivalent certificate of management quality.",
      "Supervisors shall have three years of custodial experience, a mandatory qualification.",
      "Wages must meet the fair wage schedule attached to the documents.",
    ],
  },
  fr: {
    scopes: [
      "Le bâtiment offre {900-14000} mètres carrés de planchers à entretenir. Les bureaux sont nettoyés {3-5} soirs par semaine, les toilettes chaque jour.",
      "Un préposé de jour est présent de 7 h à 15 h en semaine pour garnir les toilettes et garder les halls propres.",
      "Les travaux périodiques comprennent le récurage mécanique des corridors et le décapage des planchers chaque été.",
      "La qualité est mesurée chaque mois selon une grille à quatre niveaux.",
    ],
    supplies: [
      "Équipement : {2-7} récureuses automatiques",
      "Équipement : {4-12} aspirateurs dorsaux à filtre HEPA",
      "Fournitures : {90-800} caisses de papier recyclé par an",
    ],
    duties: [
      "Tout le personnel doit faire l'objet d'une vérification des antécédents.",
      "Les fiches de données de sécurité doivent être gardées sur place.",
      "Le surveillant doit compter trois ans d'expérience en conciergerie.",
    ],
  },
};
