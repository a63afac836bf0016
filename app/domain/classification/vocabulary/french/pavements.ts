import type { PhraseRule } from "../phrase-rule";

/** Work on the surfaces of roads, walks and car parks as French calls name it. */
export const FRENCH_PAVEMENTS: ReadonlyArray<PhraseRule> = [
  {
    service: "paving",
    tag: "Paving",
    strength: "work",
    unless: [
      "fondation",
      "drain",
      "mur",
      "muret",
      "sol",
      "facade",
      "toiture",
      "reservoir",
      "plancher",
      "barrage",
      "tunnel",
    ],
    phrases: ["{traitement|colmatage|scellement} {fissure|fissures|et scellement fissures}", "colmatage"],
  },
  {
    service: "paving",
    tag: "Paving",
    strength: "work",
    titleOnly: true,
    unless: ["toiture", "plancher", "pont", "viaduc", "achat", "acquisition", "etude", "reservoir"],
    phrases: [
      "{arasement|derasement|rechargement|stabilisation|nivellement|nivelage|reprofilage|revetement|asphaltage|elargissement} {accotement|accotements}",
      "{gravier|nivelage|nivellement|gravelage} et {nivelage|nivellement|gravier|gravelage|fosses}",
      "{refection|reparation|reprise|asphaltage} cour {asphaltee|asphalte|pavee}",
      "{correction|correctif|correctifs|reparation|comblement|traitement} {ornierage|orniere|ornieres|soulevements gelifs|nids de poule|nid de poule|affaissement chaussee|affaissements chaussee}",
      "{fraisage|rabotage|scarification|decohesionnement|retraitement|pulverisation|retraitement en place} {froid|} {chaussee|chaussees|enrobe|enrobes|asphalte|pavage|route|rue|rang}",
      "{tracage|retracage|effacement|peinturage|lignage} {case|cases|ligne|lignes|symbole|symboles|fleche|fleches|stationnement|stationnements|passages pietons|traverses pietonnes|marques|bandes}",
      "{peinture|peindre} {ligne|lignes|stationnement|stationnements|cases stationnement|traverses pietonnes}",
      "{signalisation|marques} {horizontale|au sol|sur chaussee}",
      "{refection|reparation|remplacement|amelioration} {voie|voies|allee|allees} {circulation|circulation interieure|cimetiere|vehiculaire|vehiculaires|internes|carrossables|carrossable|pietonnes|pietonnieres}",
      "{remplacement|reparation|refection|reconstruction} {dalle|dalles} {beton|} {chaussee|autoroute|route|rue|trottoir|trottoirs|stationnement surface|stationnement exterieur|stationnement en surface}",
      "{reprise|reprises|raccord|raccords|coupe|coupes} {asphalte|pavage|enrobe}",
      "{application|epandage|pose} {abat poussiere|couche usure|coulis bitumineux|traitement surface|liant bitumineux}",
      "{meulage|relevage|relevement|rehaussement} {trottoir|trottoirs|dalles trottoir|dalles trottoirs|bordures}",
    ],
  },
];
