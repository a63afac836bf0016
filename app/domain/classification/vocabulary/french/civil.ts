import { NOT_OF_A_BUILDING } from "../everyday-parts";
import type { PhraseRule } from "../phrase-rule";

const EXCEPT: ReadonlyArray<string> = [
  ...NOT_OF_A_BUILDING,
  ..."analyse echantillonnage vidange nettoyage inspection boue boues transport disposition laboratoire piscine".split(
    " ",
  ),
];

/** Structures, networks and plants as French calls name them. */
export const FRENCH_CIVIL: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    works: ["build"],
    unless: EXCEPT,
    phrases: [
      // Bridges and shores.
      "{platelage|portique signalisation|garde fou|chasse roue|perre|enrochement|epi rocheux|epis rocheux|bittes amarrage|bollard amarrage|gabion|gabions|batardeau|estacade|passe migratoire|frayere|echelle poissons}",
      "{trottoir|trottoirs|garde corps|dalle|dalles|joint|joints|appui|appuis|surface|approche|approches} {pont|ponts|viaduc|tunnel}",
      "{defense|defenses} {quai|quais|accostage|marines|marine}",
      "{evacuateur|evacuateurs} {crue|crues}",
      "{vanne|vannes|treuil|treuils|poutrelles} {barrage|evacuateur|ecluse}",
      "{vannes poutrelles|vanne murale|vannes murales|vanne guillotine}",
      "{protection|systeme|systemes|anode|anodes} {cathodique|cathodiques|sacrificielles}",
      "{structure|structures} {signalisation|signalisation aerienne|supersignalisation|drainage|portante}",
      "{supersignalisation|delineateur|delineateurs|glissiere|glissieres|absorbeur|attenuateur}",
      "{ecran|ecrans|mur|murs|butte} {antibruit|anti bruit|acoustique|acoustiques}",
      // Water, sewers.
      "{vanne|vannes|chambre|chambres|conduite|conduites} {aqueduc|reseau aqueduc|reduction pression|regulatrice|compteur|mesure|debitmetre|fin reseau}",
      "{exutoire|trop plein|regulateur debit|noue|noues|tranchee drainante|tranchees drainantes|puits absorbant}",
      "{bassin|bassins} {orage|eaux pluviales|sedimentation|decantation|biofiltration|bioretention|infiltration|tampon|boues}",
      "{regulation|controle|reduction|ouvrage|ouvrages} {debordement|debordements|surverse|surverses}",
      "{cadre|cadres} {et|} {couvercle|couvercles|grille|grilles|tampon}",
      "{ligne|lignes|conduite|conduites|branchement|branchements|entree|entrees} {plomb|service plomb|service eau}",
      "{prise|prises} {eau|eau brute|eau incendie}",
      "{poste|postes|station|stations} {refoulement|relevement|surpression|chloration|reduction pression|mesure debit|reception boues|lavage camions}",
      "{surpresseur|surpresseurs} {aqueduc|rue|secteur}",
      "{filtre|filtres|media|sable|charbon|plancher} {sable|filtrant|filtrants|actif|filtre|filtres|filtration}",
      "{degrillage|dessablage|dessableur|degraisseur|clarificateur|flocculateur|floculateur|bioreacteur|biofiltre|ozonation|epaississeur|torchere|lixiviat|biogaz|incinerateur}",
      "{systeme|systemes|equipement|equipements|unite} {ozonation|ozone|chloration|desinfection uv|uv|ultraviolet|aeration|dosage|coagulation|filtration membranaire|membranaire|dechloration|deshydratation|soude caustique|hypochlorite|injection}",
      "{reacteur|reacteurs|desinfection} {uv|ultraviolet|ultraviolets}",
      "{systeme|equipement|equipements|presse|pressoir|centrifugeuse} {deshydratation|boues|rotatif}",
      // Waste, fuel, tracks.
      "{lieu enfouissement|plateforme compostage|site compostage|centre tri|cellule enfouissement|eco centre|ecocentre}",
      "{depot|depots} {neige|neiges}",
      "{catenaire|appareil voie|appareils voie|heurtoir|ballast voie|branchement ferroviaire|embranchement ferroviaire}",
      "{arret|arrets|quai|quais} {autobus|bus}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    generic: true,
    near: true,
    works: ["build"],
    unless: EXCEPT,
    phrases: [
      "{portique|talus|remblai|rive|littoral|seuil|canal|ruisseau|riviere|havre|pontage|voute|etang|marais|milieu humide|milieux humides|cours eau}",
      "{drainage|fosse|fosses} {rang|rue|chemin|secteur|terrain|stationnement|}",
      "beton",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    generic: true,
    works: ["build"],
    unless: EXCEPT,
    phrases: [
      "{poste|postes|systeme|ilot|reservoir|reservoirs} {carburant|essence|ravitaillement|diesel|petrolier|petroliers|mazout|pompes essence}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    works: ["build"],
    unless: [...EXCEPT, "essai", "verification"],
    phrases: ["{borne|bornes} {fontaine|fontaines|incendie}", "{poteau|poteaux} incendie"],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{construction|refection|amenagement|reamenagement|agrandissement} {depot|depots} {neige|neiges}",
      "{remplacement|reparation|refection|installation} {presse|pressoir|centrifugeuse|systeme deshydratation|poste reception|equipement deshydratation} {boue|boues}",
      "{refection|reparation|remplacement|construction} {trottoir|trottoirs|promenade} bois",
      "{refection|reparation|remplacement} trottoirs pont",
      "{recharge|recharges|rechargement|engraissement} {plage|plages|sable|galet}",
      "{entretien|maintenance|inspection et entretien} {voie ferree|voies ferrees|reseau ferroviaire|quais flottants|barrages}",
      "{concassage|tamisage} {pierre|beton|asphalte|gravier|materiaux|granulats}",
      "{demantelement|enlevement} {barrage|barrages|embacle|embacles} {castor|castors|}",
      "{arret balle|arrets balles|arret balles|filet protecteur|filets protecteurs} {installation|remplacement|}",
      "{forage|foncage|microtunnelage|pousse tube} {directionnel|horizontal|conduite}",
      "{installation|remplacement|fourniture et installation} {structures|panneaux|panneau} {signalisation|supersignalisation|signalisation routiere} {aerienne|laterale|}",
      "{installation|pose} {cloture|clotures} {neige|}",
      "{raccordement|branchement} {classe modulaire|classes modulaires|egout|aqueduc|reseau municipal|reseaux municipaux}",
      "{protection|mesures|ouvrages} {contre|anti} {erosion|inondation|inondations|submersion}",
      "{mitigation|immunisation|protection} {inondation|inondations}",
    ],
  },
];
