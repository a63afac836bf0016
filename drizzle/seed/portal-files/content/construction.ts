import type { TradeContent } from "./trade-content";

export const CONSTRUCTION: TradeContent = {
  service: "construction",
  kind: "construction",
  codes: [
    {
      unspsc: "72100000",
      label: {
        en: "Building and facility construction, repair and maintenance services",
        fr: "Services de construction, de réparation et d'entretien d'immeubles",
      },
      naics: "236220",
      psc: "Z2AA",
    },
    {
      unspsc: "72121400",
      label: {
        en: "Specialized public building construction services",
        fr: "Services de construction de bâtiments publics",
      },
      naics: "236220",
      psc: "Y1AZ",
    },
    {
      unspsc: "72121000",
      label: {
        en: "Industrial building construction services",
        fr: "Services de construction de bâtiments industriels",
      },
      naics: "236210",
      psc: "Z2PZ",
    },
  ],
  seaoItem: { id: "C01", label: "C01 - Bâtiments" },
  values: [60_000, 24_000_000],
  titles: [
    ["Renovation of the Main Entrance at {facility}", "Rénovation de l'entrée principale – {facility}"],
    [
      "General Contractor for Interior Fit-up, {facility}",
      "Entrepreneur général pour réaménagement intérieur, {facility}",
    ],
    ["{facility} Addition and Renovation", "{facility} : agrandissement et rénovation"],
    ["Barrier-free Washroom Renovation, {facility}", "Rénovation de toilettes accessibles, {facility}"],
    [
      "Construction of a New Storage Building at {facility}",
      "Construction d'un nouveau bâtiment d'entreposage – {facility}",
    ],
    [
      "Masonry Restoration and Building Envelope Rehabilitation, {facility}",
      "Réfection de la maçonnerie et de l'enveloppe, {facility}",
    ],
    [
      "Roof Replacement and Parapet Construction, {facility}",
      "Réfection de la toiture et des parapets, {facility}",
    ],
    [
      "Window and Door Replacement, Building Retrofit, {facility}",
      "Remplacement des portes et fenêtres, mise aux normes, {facility}",
    ],
    [
      "Design-Build Construction of a Salt Dome near {facility}",
      "Conception-construction d'un dôme à sel, construction (secteur {facility})",
    ],
    [
      "Library Renovation and Shelving Fit-up, {library}",
      "Rénovation de la bibliothèque et réaménagement, {library}",
    ],
    [
      "Construction Manager for {facility} Redevelopment",
      "Gérant de construction pour réaménagement – {facility}",
    ],
    ["Pavilion and Splash Pad Construction, {park}", "Construction d'un pavillon et de jeux d'eau, {park}"],
    [
      "Culvert and Retaining Wall Rehabilitation, {road}",
      "Réfection d'un ponceau et d'un mur de soutènement, {road}",
    ],
    ["Pedestrian Bridge Construction in {park}", "Construction d'une passerelle – {park}"],
    ["Demolition and Site Construction at {facility}", "Démolition et construction du site – {facility}"],
    [
      "Elevator Modernization and Lobby Renovation, {facility}",
      "Modernisation des ascenseurs et rénovation du hall, {facility}",
    ],
    ["Gymnasium Floor Renovation, {school}", "Rénovation du plancher du gymnase, {school}"],
    [
      "Garage Structural Rehabilitation, {facility}",
      "Réfection structurale du stationnement intérieur, {facility}",
    ],
    [
      "Prequalification of General Contractors: {facility}",
      "Préqualification d'entrepreneurs généraux, rénovation : {facility}",
    ],
    [
      "Interior Demolition and Office Fit-up, {facility}, Phase {2-4}",
      "Démolition intérieure et réaménagement, {facility}, phase {2-4}",
    ],
    ["Seismic Retrofit of {facility}", "Mise aux normes parasismiques – {facility}"],
    [
      "Pool Basin Rehabilitation and Change Room Renovation, {arena}",
      "Réfection du bassin et rénovation des vestiaires, {arena}",
    ],
    ["Stair and Guardrail Renovation, {facility}", "Rénovation des escaliers et des garde-corps, {facility}"],
    ["Construction of a Modular Classroom Wing, {school}", "Construction d'une aile modulaire, {school}"],
    ["Security Vestibule Construction at {facility}", "Construction d'un vestibule sécurisé – {facility}"],
    [
      "Kitchen and Dining Room Renovation, {facility}",
      "Rénovation de la cuisine et de la salle à manger, {facility}",
    ],
    [
      "Warehouse Building Retrofit and Dock Rehabilitation, {facility}",
      "Rénovation de l'entrepôt et du quai, {facility}",
    ],
    [
      "Envelope Repairs and Interior Renovation, {facility}, {year}",
      "Réparation de l'enveloppe et rénovation, {facility}, {year}",
    ],
  ],
  en: {
    scopes: [
      "The project renews about {200-4200} square metres of {facility}. Work is phased so that the public can use the rest of the building at all times.",
      "The general contractor takes the role of constructor, obtains the permits, and coordinates subtrades, inspections and commissioning.",
      "Hazardous material found in the designated substances survey is abated before any wall is opened. The survey is part of the tender documents.",
      "Substantial performance is expected {18-60} weeks after award. Noisy work is limited to 7:00 a.m. to 5:00 p.m. on weekdays.",
      "The bid form asks for a lump sum with {3-8} separate prices and a cash allowance that the owner controls.",
      "Closeout takes in as-built drawings, training of staff and a walk-through {10-11} months after handover.",
    ],
    supplies: [
      "Material: {40-320} tonnes of structural steel",
      "Material: {600-5200} square metres of gypsum board, type X",
      "Quantity: {8-64} hollow metal doors with frames and hardware",
      "Equipment: {2-3} tower or mobile cranes for the lifting plan",
      "Material: {300-3600} square metres of two-ply modified bitumen membrane",
      "Quantity: {12-140} thermally broken window units",
    ],
    duties: [
      "Bid bonding of 10% and performance bonding of 50% must accompany the offer in electronic form.",
      "The constructor shall file its notice of project and a site safety plan before moving in.",
      "Bidders must hold a COR certificate or its equivalent at closing.",
      "A full-time superintendent with ten years of qualification is a mandatory requirement.",
      "Subcontractors shall be listed for all work above 5% of the price.",
    ],
  },
  fr: {
    scopes: [
      "Le projet touche environ {200-4200} mètres carrés. Les travaux sont faits par phases pour garder le bâtiment ouvert au public.",
      "L'entrepreneur général agit comme maître d'œuvre, obtient les permis et coordonne les sous-traitants.",
      "Les matières dangereuses relevées sont retirées avant l'ouverture des murs.",
      "La réception provisoire est attendue {18-60} semaines après l'adjudication.",
    ],
    supplies: [
      "Matériaux : {40-320} tonnes d'acier de structure",
      "Quantité : {8-64} portes métalliques avec cadres et quincaillerie",
      "Matériaux : {600-5200} mètres carrés de panneaux de gypse",
    ],
    duties: [
      "Un cautionnement de soumission de 10 % doit accompagner l'offre.",
      "L'entrepreneur doit détenir la licence exigée de la Régie du bâtiment.",
      "Un surintendant à temps plein est une exigence obligatoire.",
    ],
  },
};
