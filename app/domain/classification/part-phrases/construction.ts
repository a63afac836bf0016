import type { PartPhrases } from "./part-phrases";

export const CONSTRUCTION_PARTS: ReadonlyArray<PartPhrases> = [
  {
    parts: [],
    phrases: [
      "building {permit|code|department|number}",
      "pool of {contractors|suppliers|vendors}",
      "park {avenue|street|road|drive}",
      "{national|provincial|state} {urban|} {park|historic|wildlife}",
      "parc national",
      "{industrial|business|office} park",
    ],
  },
  {
    parts: ["construction:roofing"],
    phrases: [
      "{roof|roofing|reroof*|re roofing|shingle|skylight}",
      "{toiture|toit|couverture de batiment|bassins de toiture|bardeau}",
    ],
  },
  {
    parts: ["construction:demolition"],
    phrases: [
      "{demolition|demolish*|abatement|asbestos|hazmat|hazardous material|mould|mold|lead paint|decommission*|dismantl*}",
      "{desamiantage|amiante|demantel*|deconstruction|decontamination|moisissure}",
    ],
  },
  {
    parts: ["construction:fences"],
    phrases: ["{fence|fencing|guide rail|guiderail|guardrail|gate}", "{cloture|glissiere|garde corps}"],
  },
  {
    parts: ["construction:bridges"],
    phrases: [
      "{bridge|culvert|overpass|underpass|tunnel|retaining wall|wharf|wharves|jetty|pier|dock|breakwater|marina|shoreline|seawall|dam|erosion|revetment|dredging|harbour|boat launch}",
      "{pont|ponceau|viaduc|passerelle|mur de soutenement|quai|brise lames|barrage|digue|berge|dragage|enrochement|stabilisation rives|stabilisation berges|stabilisation talus}",
    ],
  },
  {
    parts: ["construction:sewers"],
    phrases: [
      "{sewer|watermain|water main|forcemain|force main|water service|waterworks|wastewater|storm drain|drainage|stormwater|reservoir|pumping station|pump station|lift station|treatment plant|water treatment|water tower|manhole|catch basin|catchbasin|sanitary|hydrant|water line|waterline|septic|lagoon}",
      "{egout|aqueduc|conduite|puits|station de pompage|poste de pompage|usine de traitement|eau potable|eaux usees|assainissement|pluvial|puisard|reservoir|station d epuration|usine de filtration|borne fontaine}",
    ],
  },
  {
    parts: ["construction:parks"],
    phrases: [
      "{park|parkette|playground|splash pad|trail|skatepark|skate park|sports field|ball diamond|pickleball|tennis court|basketball court|dog park|waterpark|boardwalk|campground|streetscape}",
      "{parc|aire de jeux|aires de jeux|jeux d eau|sentier|piste cyclable|skatepark|terrain de soccer|terrain de baseball|terrain de tennis|terrain de jeux|terrain de balle|terrain sportif|camping|patinoire exterieure}",
    ],
  },
  {
    parts: ["construction:sitework"],
    phrases: [
      "{excavat*|earthwork|grading|site preparation|site servicing|site development|site works|site clearing|backhoe|trenching|topsoil}",
      "{terrassement|remblai|deblai|nivellement|preparation de terrain}",
    ],
  },
  {
    parts: ["construction:roads"],
    phrases: [
      "{road|street|highway|laneway} {construction|reconstruction|rehabilitation|improvement|repair|resurfacing|resurface|widening|upgrade|works}",
      "{roadway|resurfac*|re surfacing|paving|sidewalk|curb|parking lot|car park|roundabout|intersection|cycle track|bikeway|interchange|highways}",
      "{refection|reconstruction|rehabilitation|construction|travaux|elargissement|reamenagement|prolongement|amelioration} {rue|route|chemin|rang|boulevard|avenue|autoroute}",
      "{chaussee|voirie|pavage|stationnement|trottoir|bordure|carrefour|giratoire|reseau routier}",
    ],
  },
  {
    parts: ["construction:buildings"],
    phrases: [
      "{building|renovat*|office|school|library|hospital|clinic|arena|house|housing|apartment|fire hall|fire station|police station|community centre|community center|recreation centre|warehouse|garage|barn|hangar|laboratory|lab|shelter|washroom|kitchen|interior|fit up|fit out|fitup|fitout|flooring|floor|window|door|masonry|brick|facade|envelope|drywall|painting|carpentry|millwork|elevator|accessibility|foundation|parapet|ceiling|theatre|museum|pool|pavilion|kiosk|stair|balcony|porch|canopy|cladding|classroom|gymnasium|courthouse|detention|residence|dormitory|airport terminal|daycare|child care|tenant improvement|addition|alteration}",
      "{batiment|edifice|immeuble|ecole|bibliotheque|hopital|clinique|arena|maison|logement|caserne|centre communautaire|garage|entrepot|laboratoire|toilette|cuisine|bureau|bureaux|reamenagement|amenagement interieur|fenestration|fenetre|porte|maconnerie|facade|enveloppe|brique|peinture|menuiserie|ascenseur|plancher|salle|gymnase|piscine|pavillon|chalet|escalier|palais de justice|residence|cpe|chsld|centre sportif|hotel de ville|mairie|eglise|plafond|vestiaire|aerogare|agrandissement|revetement exterieur|parement}",
    ],
  },
];
