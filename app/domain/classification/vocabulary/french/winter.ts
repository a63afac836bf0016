import type { PhraseRule } from "../phrase-rule";

/** Winter work as French calls name it, besides what has "neige" or "déneigement" in its name. */
export const FRENCH_WINTER: ReadonlyArray<PhraseRule> = [
  {
    service: "snow",
    tag: "Snow Removal",
    strength: "work",
    titleOnly: true,
    unless: ["achat", "acquisition", "avion", "aeronef", "castor", "location"],
    phrases: [
      "{enlevement|deblaiement|deblayage|controle|elimination|bris|brisage|demantelement|prevention|ouverture} {congere|congeres|banc neige|bancs neige|glacon|glacons|corniche neige|corniches neige|embacle glace|embacles glace|frasil|glace}",
      "{antigivrage|anti givrage|antiverglas|deverglacage|antiglissement}",
      "{traitement|epandage|application} {produit|produits|liquide|liquides|} {antigivre|antigivrant|antigivrants|antiderapant|antiderapants|deglacant|deglacants|abrasif|abrasifs|gravillon|gravillons}",
      "{entretien|ouverture|construction|amenagement|exploitation|balisage} {et|} {entretien|ouverture|} {pont|ponts|route|routes|chemin|chemins|traverse} glace",
      "{degel|degelage|deglacage|desenglacement} {ponceau|ponceaux|fosses|puisards|toiture|toitures|toits|entrees}",
      "{gratte|grattage} et {sablage|salage|sel|sable|epandage|soufflage}",
      "{sablage|salage|souffleuse|soufflage} et {gratte|grattage}",
      "{contrat|service|services|travaux} {gratte|grattage}",
      "{signaleur|signaleurs|signaleuse} {pour|} {souffleuse|souffleuses|deneigement|operations deneigement|chargement neige|operation chargement neige}",
      "{fondeuse|fondeuses} neige avec {operateur|operateurs}",
      "{tracteur|tracteurs|chenillette|chenillettes|camionnette|camionnettes|retrocaveuse|retrocaveuses} {avec|munis|muni|equipes} {souffleur|souffleurs|souffleuse|gratte|grattes|charrue} {et|avec} {operateur|operateurs|chauffeur}",
      "{pelletage|pelleter} {neige|toiture|toitures|toit|toits|entree|entrees|galeries|balcons|escaliers|trottoirs|issues}",
    ],
  },
  {
    service: "snow",
    tag: "Seasonal Maintenance",
    strength: "work",
    titleOnly: true,
    unless: [
      "piscine",
      "irrigation",
      "vegetal",
      "arbre",
      "bateau",
      "vehicule",
      "motoneige",
      "ski",
      "roulotte",
    ],
    phrases: [
      "{ouverture|traitement|maintien|patrouille|intervention|interventions|surveillance et entretien} {hivernal|hivernale|hivernales}",
      "{ouverture|entretien|maintien|degagement} {chemin|chemins|route|routes|rang|rangs|acces|sortie|sorties|rampe|rampes|allee|allees|trottoirs|trottoir|stationnement|stationnements|issues|cours} {et|} {acces|sorties|chemins|trottoirs|stationnements|} {en hiver|hiver|saison hivernale|en saison hivernale|en periode hivernale}",
      "{trottoirs|chemins|rues|routes|stationnements} {en hiver|hiver}",
      "{service|services|contrat} saisonnier {neige|deneigement|deglacage}",
    ],
  },
];
