/** Openings of a purchase, in which goods are delivered and no work is done. */
export const PURCHASE_PHRASES: ReadonlyArray<string> = [
  "{supply|provide|provision} and {delivery|deliver} of",
  "supply and delivery",
  "supply and deliver",
  "supply delivery",
  "supply of",
  "supply",
  "supplies",
  "furnish and deliver",
  "purchase",
  "acquisition",
  "rental",
  "lease",
  "leasing",
  "spare",
  "{spare|replacement|repair} {parts|part|components}",
  "parts {for|and}",
  "fourniture",
  "fourniture et livraison",
  "achat",
  "preachat",
  "{preselection|pre selection} {equipement|equipements}",
  "approvisionnement",
  "livraison",
  "rechange",
  "{materiaux|materiel} {seulement|uniquement}",
  "location {court|long} terme",
  "latest model",
  "{one|two|three|four} {new|used}",
];

/** A title that begins like this is a purchase even if it names the work that the goods are for. */
export const PURCHASE_OPENERS: ReadonlyArray<string> = [
  "supply",
  "supplies",
  "purchase",
  "acquisition",
  "delivery",
  "fourniture",
  "achat",
  "preachat",
  "piece",
  "approvisionnement",
  "livraison",
  "furnish",
  "rental",
  "lease",
  "leasing",
];

/** A title whose first noun phrase ends in one of these is for goods: "Electrical Upgrade Components". */
export const GOODS_NOUNS: ReadonlyArray<string> = [
  "component",
  "part",
  "spare",
  "kit",
  "filter",
  "tool",
  "hardware",
  "furniture",
  "fitting",
  "accessory",
  "truck",
  "vehicle",
  "tractor",
  "trailer",
  "uniform",
  "chemical",
  "material",
  "product",
  "equipment",
  "assembly",
  "cable",
  "software",
  "licence",
  "license",
  "printer",
  "furniture",
  "machine",
];

/** A French title that begins with one of these is for goods: "produits sanitaires et d'entretien ménager". */
export const FRENCH_GOODS: ReadonlyArray<string> = [
  "produit",
  "piece",
  "materiel",
  "materiau",
  "equipement",
  "vehicule",
  "camion",
  "camionnette",
  "tracteur",
  "vetement",
  "mobilier",
  "ameublement",
  "papier",
  "carburant",
  "logiciel",
  ..."sel sable abrasif gravier pierre semence engrais fleur tuyau poutre bitume emulsion pneu bac conteneur lame bloc gant serveur".split(
    " ",
  ),
];

/** Equipment hired without its operator. */
export const BARE_RENTAL_PHRASES: ReadonlyArray<string> = [
  "{without|excluding} {operator|operators}",
  "sans {operateur|operateurs|chauffeur}",
];

/** How standing agreements are called: they may be for work. */
export const ARRANGEMENT_PHRASES: ReadonlyArray<string> = [
  "supply {arrangement|arrangements|agreement}",
  "{arrangement|arrangements} {en|} matiere approvisionnement",
];

/** Openings of a job that look like a purchase: "supply of all labour and materials". */
export const LABOUR_SUPPLY_PHRASES: ReadonlyArray<string> = [
  "suppl{y|ies} of {all|} {labour|labor}",
  "{supply|provide|furnish|supplying|provision} {of|} {all|the|} {necessary|} {labour|labor|materials products labour|material labour|materials labour|materials and labour}",
  "{supply|furnish|provide} and install*",
  "supply install*",
  "{supply|furnish} and {place|placement|placing|lay|laying|spread|spreading|apply|application|plant|planting|erect|hang|mount|build|construct|seed}",
  "supply delivery and install*",
  "supply and fit",
  "supply manufacture delivery assembly",
  "fourniture {et|} {installation|pose|plantation|mise en place|mise en oeuvre|mise en ouvre}",
  "fourniture livraison et {installation|pose|plantation}",
  "main {oeuvre|ouvre}",
  "fourniture main {oeuvre|ouvre}",
  "preavis approvisionnement",
  "{with|and|including} {operator|operators}",
  "{avec|incluant} {operateur|operateurs|chauffeur|chauffeurs}",
  "operated equipment",
  "operated {loader|loaders|plow|plows|grader|graders|truck|trucks}",
  "{standby|stand by} {snow|plow|winter}",
  "{camion|camions|equipement|equipements} neige en disponibilite",
  "{camion|camions|equipement|equipements} a neige en disponibilite",
  "equipment operator*",
];
