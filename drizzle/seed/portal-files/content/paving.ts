import type { TradeContent } from "./trade-content";

export const PAVING: TradeContent = {
  service: "paving",
  kind: "construction",
  codes: [
    {
      unspsc: "72141100",
      label: {
        en: "Infrastructure building and surfacing and paving services",
        fr: "Services de revêtement et de pavage",
      },
      naics: "237310",
      psc: "Z2LB",
    },
    {
      unspsc: "72141105",
      label: {
        en: "Sidewalk construction and repair service",
        fr: "Construction et réparation de trottoirs",
      },
      naics: "237310",
      psc: "Z1LB",
    },
    {
      unspsc: "72141000",
      label: {
        en: "Highway and road construction services",
        fr: "Services de construction de routes et d'autoroutes",
      },
      naics: "238990",
      psc: "Y1LB",
    },
  ],
  seaoItem: { id: "C02", label: "C02 - Ouvrages de génie civil" },
  values: [45_000, 18_500_000],
  titles: [
    ["Asphalt Resurfacing of {road}", "Resurfaçage d'asphalte – {road}"],
    ["Parking Lot Paving at {facility}", "Pavage du stationnement – {facility}"],
    [
      "Crack Sealing and Pavement Preservation, {road}",
      "Colmatage de fissures et préservation du pavage, {road}",
    ],
    [
      "Concrete Sidewalk Replacement and Asphalt Repairs, {road}",
      "Remplacement de trottoirs de béton et asphalte, {road}",
    ],
    ["Milling and Paving, {road}, {year} Program", "Planage et pavage, {road}, programme {year}"],
    [
      "Asphalt Patching and Pothole Repair near {road}",
      "Rapiéçage d'asphalte et nids-de-poule, secteur {road}",
    ],
    [
      "Concrete Curb and Gutter Reconstruction with Paving, {road}",
      "Reconstruction de bordures de béton et pavage, {road}",
    ],
    [
      "Reconstruction of {road}: Base, Asphalt and Curbs",
      "Reconstruction complète, {road} : fondation, asphalte et bordures",
    ],
    ["Asphalt Trail Paving in {park}", "Pavage du sentier en asphalte – {park}"],
    ["Tennis Court Asphalt Resurfacing, {park}", "Resurfaçage d'asphalte des courts de tennis, {park}"],
    [
      "Line Painting after Pavement Resurfacing, {facility}",
      "Marquage après resurfaçage du pavage, {facility}",
    ],
    ["Bus Loop Asphalt Rehabilitation, {school}", "Réfection d'asphalte de la boucle d'autobus, {school}"],
    ["Heavy-duty Concrete Paving of the Yard, {facility}", "Pavage de béton de la cour, {facility}"],
    ["Access Road Paving and Ditching, {facility}", "Pavage du chemin d'accès et fossés, {facility}"],
    [
      "Permeable Paving of the Staff Parking Lot at {facility}",
      "Pavage perméable du stationnement du personnel – {facility}",
    ],
    ["Hot Mix Asphalt Overlay of {road}", "Couche d'usure en asphalte – {road}"],
    ["Micro-surfacing and Pavement Repairs, {road}", "Enrobé coulé à froid et réparation du pavage, {road}"],
    [
      "Accessible Ramps, Concrete Sidewalks and Paving Repairs, {facility}",
      "Rampes d'accès, béton et pavage, {facility}",
    ],
    ["Asphalt Paving with Drainage Improvements, {facility}", "Drainage et pavage d'asphalte, {facility}"],
    ["Intersection Widening and Paving at {road}", "Élargissement du carrefour et pavage, {road}"],
    ["Cycling Path Asphalt Paving along {road}", "Pavage d'asphalte de la piste cyclable – {road}"],
    ["Loading Dock Apron: Concrete Paving, {facility}", "Tablier du quai : pavage de béton, {facility}"],
    [
      "Utility Cut Restoration in Asphalt and Concrete, {road}",
      "Réfection de tranchées en asphalte et en béton, {road}",
    ],
    [
      "Parking Lot Asphalt Rehabilitation, {facility}, Phase {1-4}",
      "Réfection d'asphalte du stationnement, {facility}, phase {1-4}",
    ],
    ["Full-depth Reclamation and Paving, {road}", "Retraitement en place et pavage, {road}"],
    ["Boat Launch and Lot Paving, {park}", "Pavage de la descente de bateaux, {park}"],
    [
      "Concrete Plaza and Walkway Paving, {facility}",
      "Pavage de la place et des allées de béton, {facility}",
    ],
  ],
  en: {
    scopes: [
      "The contract takes up {40-90} mm of worn surface over {900-24000} square metres and lays two lifts of hot mix, with tack coat between them.",
      "Granular base is proof-rolled with the engineer present. Soft areas are dug out and rebuilt at the unit price for each cubic metre.",
      "Sidewalk bays that lift more than {15-20} mm are replaced with 32 MPa concrete, with tactile plates at each crossing.",
      "One lane stays open at all times. Paving takes place between 9:00 a.m. and 3:30 p.m., or at night where the engineer asks for it.",
      "Pavement markings are restored within {2-5} days of the final lift. Density and thickness are verified with {12-60} cores.",
      "Manholes and valves are adjusted before the surface course, and catch basins are protected from milling fines.",
    ],
    supplies: [
      "Material: {400-9800} tonnes of surface-course asphalt",
      "Material: {600-12500} tonnes of 19 mm granular base",
      "Equipment: {2-3} cold milling machines, 2 m drum",
      "Equipment: {2-6} vibratory rollers of 8 to 12 tonnes",
      "Material: {60-1400} cubic metres of 32 MPa air-entrained concrete",
      "Quantity: {10-120} cast-iron tactile plates",
    ],
    duties: [
      "Mix designs must come from a laboratory with a current certificate and be submitted 10 days before paving.",
      "Traffic control shall follow the provincial or state temporary conditions manual.",
      "Bonding of 50% for performance and 50% for labour and material must be provided.",
      "The contractor shall warrant the pavement against ravelling for 24 months.",
    ],
  },
  fr: {
    scopes: [
      "Le contrat prévoit le planage de {40-90} mm sur {900-24000} mètres carrés et la pose de deux couches d'enrobé.",
      "Les dalles soulevées de plus de {15-20} mm sont remplacées en béton de 32 MPa.",
      "Une voie demeure ouverte en tout temps. Le pavage se fait de 9 h à 15 h 30.",
    ],
    supplies: [
      "Matériaux : {400-9800} tonnes d'enrobé de surface",
      "Équipement : {2-3} planeuses à froid",
      "Matériaux : {60-1400} mètres cubes de béton",
    ],
    duties: [
      "Les formules d'enrobé doivent être soumises 10 jours avant le pavage.",
      "La signalisation doit suivre les normes de la province.",
    ],
  },
};
