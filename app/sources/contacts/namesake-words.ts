const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What stands before the name of a ship: "HMCS Harry DeWolf", "traversier Louis-Jolliet". */
export const BEFORE_SHIPS: ReadonlySet<string> = set(
  "hmcs ncsm ccgs ngcc hms uss usns uscgc usav cfav nafc mv ss rv fv mt sv",
);
export const SHIPS: ReadonlySet<string> = set(
  "ferry vessel tug tugboat barge icebreaker frigate destroyer schooner cutter trawler steamer traversier remorqueur barge chaland navire bateau brise-glace brisglace fregate goelette",
);
export const RANK_IN_SHIP: ReadonlySet<string> = set(
  "chief sir lady captain capitaine admiral earl duke princess prince queen king lord",
);

/** Words in small letters that a site or a thing of a name is called by: "the Jane Doe barge", "Jane Doe schools". */
export const AFTER_SITES: ReadonlySet<string> = set(
  `barge ferry tug vessel frigate icebreaker class schooner school schools park parks arena arenas building buildings
   bridge bridges street streets avenue avenues road roads library libraries hall halls rink rinks pool pools hospital
   hospitals station stations pavilion pavilions tower towers houses residence residences parkette parkettes playground
   playgrounds campus campuses centre centres center centers lock locks dam pier wharf field fields site sites`,
);

/** Headings of lists whose entries may be named after people: "Schools:", "Essences :". */
export const HEADINGS: ReadonlySet<string> = set(
  `school schools site sites park parks parkette parkettes location locations building buildings facility facilities
   arena arenas rink rinks library libraries street streets road roads bridge bridges centre centres center centers
   community communities campus campuses pool pools hospital hospitals residence residences ship ships vessel vessels
   tree trees shrub shrubs species plant plants lumber wood paint paints colour colours color colors brand brands
   manufacturer manufacturers playground playgrounds station stations ferries locks piers
   ecole ecoles parc parcs batiment batiments edifice edifices bibliotheque bibliotheques rue rues lieu lieux endroit endroits
   emplacement emplacements pavillon pavillons pont ponts hopital hopitaux navire navires bateau bateaux etablissement
   etablissements arbre arbres arbuste arbustes essence essences espece especes bois peinture peintures couleur couleurs
   marque marques fabricant fabricants piscine piscines patinoire patinoires`,
);
export const BESIDE_HEADINGS: ReadonlySet<string> = set(
  `elementary secondary high middle public catholic municipal city town covered included project work works various
   following group lot list names native shade deciduous liste noms primaires primaire secondaires secondaire visees vises
   touchees touches concernees concernes municipaux municipales scolaires inclus incluses`,
);
export const FRENCH_PLURALS: ReadonlySet<string> = set(
  "ecoles rues parcs ponts edifices pavillons bibliotheques arenas centres places lacs hopitaux residences avenues boulevards navires batiments piscines",
);
