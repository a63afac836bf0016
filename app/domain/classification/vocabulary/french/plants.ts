import type { PhraseRule } from "../phrase-rule";

/** In water it is moved as sludge is, and nothing is planted for a study or a film. */
const NOT_TENDED: ReadonlyArray<string> =
  "inventaire caracterisation cartographie etude neige deneigement hiver entreprise industriel".split(" ");

/** Plants, and what is done to them, as French calls name them. */
export const FRENCH_PLANTS: ReadonlyArray<PhraseRule> = [
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    titleOnly: true,
    unless: NOT_TENDED,
    phrases: [
      "{controle|lutte|lutte contre|eradication|arrachage|arrachement|enlevement|elimination|coupe|traitement|gestion|retrait|extraction} {integree|manuelle|manuel|mecanique|} {myriophylle|myriophylle epis|renouee|renouee japon|nerprun|nerprun bourdaine|nerprun cathartique|berce|berce caucase|berce laineuse|phragmite|phragmites|roseau commun|salicaire|egopode|panais sauvage|herbe poux|herbe puce|ambroisie|vigne rivages|alpiste|anthrisque|chataigne eau|hydrocharide|orme siberie|erable norvege|impatiente glanduleuse|butome|petasite}",
      "{controle|lutte|lutte contre|eradication|arrachage|enlevement|elimination|gestion} {espece|especes|plante|plantes|vegetal|vegetaux} {vegetales|aquatiques|} {exotique|exotiques|envahissante|envahissantes|exotiques envahissantes|nuisibles|indesirables}",
      "{entretien|arrosage|plantation|taille|suspension et arrosage|suspension|installation|confection|montage} {et|} {entretien|arrosage|plantation|} {panier|paniers|jardiniere|jardinieres|bac|bacs|pots|mosaiculture|mosaicultures|massif|massifs|corbeilles} {fleuri|fleuris|fleuries|floral|floraux|fleurs|plantation|suspendus|suspendues}",
      "{paniers|corbeilles} {fleuris|fleuries} {et|} {entretien|arrosage}",
      "{massif|massifs|parterre|parterres} {floral|floraux|fleuri|fleuris}",
      "{entretien|taille|remise en etat|nettoyage} {verger|vergers|verger ecole|pommeraie|vignoble|potager|arboretum|rocaille|rocailles|roseraie|pepiniere|boise|boises|sous bois|foret urbaine}",
      "{plantation|fourniture et plantation|mise en terre|mise en place|amenagement|taille|entretien} {haie|haies|ecran|ecrans|brise vent|bande|bandes} {brise vent|brise neige|vegetal|vegetale|vegetales|vegetaux|riveraine|riveraines|arbustive|arbustives|cedres|}",
      "{haie|haies|ecran|ecrans} {brise vent|brise neige|vegetal|vegetaux|arbustif|arbustive} {vegetale|vegetales|}",
      "{plantation|mise en terre} {forestiere|resineux|resineuse|feuillus|saules|semis|plants|jeunes plants|vegetaux|herbacees|indigenes|graminees|tubercules}",
      "{taille|elagage|coupe|abattage} {formation|rajeunissement|sanitaire|securite|entretien} {et|} {arbre|arbres|arbustes|}",
      "abattage {preventif|securitaire|selectif}",
      "entretien {platebande|platebandes}",
      "{sursemis|scarification pelouse|roulage gazon|surensemencement|decompaction gazon|aeration terrains|carottage gazon}",
      "{application|epandage} {engrais|compost|chaux|terreau} {sur|} {pelouse|pelouses|gazon|terrain|terrains|surfaces gazonnees|}",
      "{traitement|controle} {vers blancs|pelouse|pelouses|gazon|mauvaises herbes|pissenlits|chiendent|spongieuse|tordeuse}",
      "{service|services|contrat|entrepreneur|entrepreneurs} {arboriculteur|arboriculteurs|elagueur|elagueurs|jardinier|jardiniers|horticulteur|horticulteurs|paysagiste|paysagistes}",
      "{soin|soins} {arboricoles|arboricole|arbres|arbre}",
      "{travaux|services|service|appels service} {arboricoles|arboricole|arboristes|arboriste|horticoles|horticole|sylvicoles urbains}",
    ],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{pose|fourniture et pose|installation} {gazon|tourbe|plaques gazon|rouleaux gazon|gazon en plaques|gazon en rouleaux}",
      "{remise en etat|reparation|refection|remplacement} {gazon|pelouse|pelouses|surfaces gazonnees|terrain gazonne|terrains gazonnes|espaces verts}",
    ],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "work",
    titleOnly: true,
    generic: true,
    unless: ["inventaire", "etude", "pont", "ponceau", "route"],
    phrases: [
      "{genie vegetal|phytotechnologie|phytotechnologies|bouturage|fascinage|fagots|renaturalisation|naturalisation|vegetalisation}",
      "{restauration|renaturalisation|plantation|revegetalisation} {tourbiere|tourbieres|bande riveraine|bandes riveraines|milieu naturel|milieux naturels}",
    ],
  },
];
