import type { TradePartId, TradeWithParts } from "~/domain/trade-parts";

/** Phrases in the language of `trade-phrases.ts`. A phrase without parts stands for something else and hides its words. */
export type PartPhrases = { parts: ReadonlyArray<TradePartId>; phrases: ReadonlyArray<string> };

/**
 * Which words show which part of a trade. They are only looked for in notices of that trade, so "road" alone shows that
 * snow is removed from roads. If two entries have the same phrase, the first one counts.
 */
export const PART_PHRASES: Readonly<Record<TradeWithParts, ReadonlyArray<PartPhrases>>> = {
  snow: [
    {
      parts: [],
      phrases: [
        "road salt",
        "roadside",
        "street address",
        "sel de {route|voirie}",
        "head office",
        "roof top unit",
      ],
    },
    {
      parts: ["snow:sidewalks"],
      phrases: [
        "{sidewalk|side walk|walkway|pathway|footpath|stair|staircase|step|entrance|entryway|ramp|crosswalk|bus stop|trail}",
        "{trottoir|escalier|entree|sentier|passage pieton|allee pietonne|arret d autobus|arret  autobus|abribus}",
      ],
    },
    {
      parts: ["snow:lots"],
      phrases: [
        "{parking|parking lot|carpark|car park|driveway|laneway|yard}",
        "{stationnement|cour|terrain|allee}",
      ],
    },
    {
      // Who clears a building's grounds clears its walks too.
      parts: ["snow:sidewalks", "snow:lots"],
      phrases: [
        "{grounds|campus|property|school|facility|building|branch|library|hospital|housing|terminal|station|laboratory}",
        "{edifice|immeuble|ecole|etablissement|batiment|gare|propriete|hopital|laboratoire}",
      ],
    },
    {
      parts: ["snow:roads"],
      phrases: [
        "{road|roadway|street|highway|expressway|bridge|arterial|collector}",
        "{chemin|rue|route|chaussee|voirie|rang|boulevard|autoroute|voies publiques|voies de circulation|reseau routier}",
      ],
    },
    { parts: ["snow:roofs"], phrases: ["{roof|rooftop|toiture|toit}"] },
    {
      parts: ["snow:hauling"],
      phrases: [
        "snow {hauling|loading|disposal|melting|dump*|transport*}",
        "snow and ice {hauling|loading|disposal}",
        "{hauling|loading|disposal|trucking} of snow",
        "haulage",
        "{transport|chargement|soufflage|elimination|disposition} {de la|de} {neige|la neige}",
        "depot a neige",
      ],
    },
  ],
  landscaping: [
    {
      parts: ["landscaping:mowing"],
      phrases: [
        "{mowing|mow|lawn|grass|turf|sod|sodding|hydroseed*|roadside cutting|grass cutting}",
        "{tonte|gazon|pelouse|fauchage|fauchement|engazonnement|tourbe}",
        "{ground|grounds} {maintenance|keeping|care|upkeep|services}",
        "groundskeeping",
        "entretien {terrain|terrains|espaces verts}",
      ],
    },
    {
      parts: [],
      phrases: ["decision tree", "christmas tree", "sapin de noel"],
    },
    {
      parts: ["landscaping:trees"],
      phrases: [
        "{tree|stump|arborist|arboricult*|forestry|pruning|hedge}",
        "{arbre|elagage|emondage|abattage|essouch*|dessouch*|arboricole|haie|foret urbaine}",
      ],
    },
    {
      parts: ["landscaping:trees", "landscaping:beds"],
      phrases: [
        "tree and shrub",
        "{arbres et arbustes|arbre et arbuste}",
        "tree planting",
        "plantation {d arbres|arbre|arbres}",
      ],
    },
    {
      parts: ["landscaping:beds"],
      phrases: [
        "{planting|planter|garden|gardening|flower|flowerbed|shrub|horticultur*|plantscap*|landscape construction|rain garden|mulch}",
        "{plantation|plates bandes|arbuste|vegetaux|horticole|jardin|fleur|fleuriss*|amenagement paysager|vivace}",
      ],
    },
    {
      parts: ["landscaping:fields"],
      phrases: [
        "{sports field|sportsfield|athletic field|ball diamond|baseball|soccer|playing field|playground|pitch|golf|bowling green|infield|tennis court|splash pad|artificial turf|synthetic turf}",
        "{terrain sportif|terrains sportifs|terrains de jeux|terrains de soccer|terrains de baseball|terrains de balle|aire de jeu|aires de jeux|plateaux sportifs|module de jeux|modules de jeux|equipements de jeux|jeux d eau|tennis|terrain synthetique|terrains synthetiques}",
      ],
    },
    {
      parts: ["landscaping:brush"],
      phrases: [
        "{weed|brush|brushing|vegetation|invasive|phragmites|herbicide|knotweed|noxious}",
        "{debroussaill*|mauvaises herbes|vegetation|envahissante|herbe a poux|berce|phragmite|roseau commun}",
      ],
    },
    {
      parts: ["landscaping:irrigation"],
      phrases: ["{irrigation|lawn sprinkler|sprinkler|watering|arrosage}"],
    },
  ],
  janitorial: [
    {
      parts: [],
      phrases: ["{duct|kitchen exhaust|tank|sewer|drain|street} cleaning", "cleaning {products|supplies}"],
    },
    {
      parts: ["janitorial:windows"],
      phrases: [
        "{window|glass|gutter|eavestrough|facade} {cleaning|washing|}",
        "{nettoyage|lavage|} {vitre|vitrerie|fenetre|gouttiere|facade}",
      ],
    },
    {
      parts: ["janitorial:floors"],
      phrases: [
        "{carpet|floor|flooring|rug|upholstery|mat} {and upholstery|} {cleaning|care|waxing|stripping|}",
        "{nettoyage|lavage|decapage|cirage|} {tapis|plancher|moquette}",
      ],
    },
    {
      parts: ["janitorial:washing"],
      phrases: [
        "{pressure|power} {wash|washing|cleaning}",
        "graffiti {cleaning|}",
        "{enlevement|nettoyage|} graffiti",
        "lavage {a|sous|haute} pression",
      ],
    },
    {
      parts: ["janitorial:facilities"],
      phrases: [
        "{facility|facilities|building} {management|maintenance|operation|operations}",
        "integrated facilities",
        "gestion {d installations|des installations|immobiliere|immeubles}",
      ],
    },
    {
      parts: ["janitorial:offices"],
      phrases: [
        "{janitor*|custodial|custodian|housekeeping|caretaking|caretaker|cleaning|toilet|washroom|restroom|disinfect*|sanitizing}",
        "{conciergerie|nettoyage|menager|toilette|desinfection}",
        "{entretien|ent} sanitaire",
      ],
    },
  ],
  construction: [
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
  ],
  electrical: [
    {
      parts: [],
      phrases: [
        "mechanical electrical and plumbing engineer*",
        "high school",
        "alarm clock",
        "traffic control",
        "mechanical room",
      ],
    },
    {
      parts: ["electrical:lighting"],
      phrases: [
        "{lighting|streetlight|street light|light pole|luminaire|led|floodlight|traffic signal|traffic light|lamp}",
        "electrical and lighting",
        "{eclairage|luminaire|lampadaire|feux de circulation|feux de signalisation}",
      ],
    },
    {
      parts: ["electrical:generators"],
      phrases: [
        "{generator|genset|emergency power|standby power|backup power}",
        "{generatrice|groupe electrogene|alimentation d urgence}",
      ],
    },
    {
      parts: ["electrical:power"],
      phrases: [
        "{electrical|electrician|electric|rewiring|wiring|switchgear|transformer|substation|high voltage|medium voltage|power distribution|solar|photovoltaic|ev charger|ev charging|charging station|vehicle charger|battery|ups|uninterruptible power|electrification|feeder|cabling|conduit}",
        "{electricite|electrique|electricien|transformateur|poste electrique|haute tension|moyenne tension|bornes de recharge|borne de recharge|panneaux solaires|cablage}",
        "lightning protection",
      ],
    },
    {
      parts: ["electrical:plumbing"],
      phrases: [
        "{plumbing|plumber|backflow|drain|grease trap|water heater|water meter|water softener|faucet|toilet|domestic water|gas fitting|piping|grease interceptor|boiler room piping|sump}",
        "{plomberie|plombier|tuyauterie|chauffe eau|anti refoulement|appareils sanitaires|compteur d eau|drain|eau chaude}",
      ],
    },
    {
      parts: ["electrical:fire"],
      phrases: [
        "{fire alarm|fire protection|fire suppression|fire safety|sprinkler|standpipe|fire hydrant|fire extinguisher|fire pump|fire detection|security system|access control|intrusion|cctv|surveillance|video surveillance|camera|alarm|life safety|intercom|duress|gas detection|electronic security|door access|door control}",
        "{alarme incendie|alarme|gicleur|protection incendie|extincteur|securite incendie|controle d acces|camera|intrusion|videosurveillance|detection incendie|detection de gaz}",
        "security {option|upgrade|equipment}",
        "{systeme|systemes} de securite",
      ],
    },
    {
      parts: ["electrical:mechanical"],
      phrases: [
        "{mechanical|pump|motor|compressor|compressed air|valve|millwright|welding|insulation|heat exchanger|crane|hoist}",
        "{mecanique|electromecanique|pompe|moteur|compresseur|vanne|isolation mecanique|pont roulant}",
      ],
    },
  ],
  hvac: [
    { parts: [], phrases: ["heating {oil|fuel}", "door to door", "next door"] },
    {
      parts: ["hvac:heating", "hvac:cooling", "hvac:ventilation"],
      phrases: [
        "{hvac|hvac r|hvacr|cvac|cvca|heating ventilation|rooftop unit|rtu|makeup air unit}",
        "chauffage ventilation climatisation",
        "unite{s|} de toit",
      ],
    },
    {
      parts: ["hvac:heating", "hvac:cooling"],
      phrases: [
        "{heat pump|thermopompe|heating cooling|heating and cooling|geothermal|geothermie|geoexchange}",
      ],
    },
    {
      parts: ["hvac:heating"],
      phrases: [
        "{heating|gas servicing|boiler|furnace|steam|burner|radiator|heater|heat|chauffage|chaudiere|fournaise|bruleur|aerotherme|vapeur}",
      ],
    },
    {
      parts: ["hvac:cooling"],
      phrases: [
        "{cooling|chiller|refrigeration|air conditioning|air conditioner|refrigerant|ice plant|rink plant|condenser|cooler|freezer|chilled water|crac}",
        "{climatis*|refroidisseur|refroidissement|refrigeration|tour d eau|condenseur|refrigere}",
      ],
    },
    {
      parts: ["hvac:ventilation"],
      phrases: [
        "{ventilation|duct|air handling|air handler|ahu|exhaust|fan|air filter|fume hood|dust collector|energy recovery}",
        "{conduit de ventilation|ventilateur|evacuation|air frais|hotte|depoussiereur|unite de ventilation}",
      ],
    },
    {
      parts: ["hvac:controls"],
      phrases: [
        "{building automation|bacs|building control|building management|bas|controls|automation|thermostat|regulation automatique|immotique|ddc|automatisation}",
      ],
    },
    {
      parts: ["hvac:elevators"],
      phrases: [
        "{elevator|escalator|elevating|vertical transportation|lift|overhead door|garage door|dock leveller|automatic door}",
        "{ascenseur|monte charge|escaliers mecaniques|escalier mecanique|appareils de levage|portes de garage|plate forme elevatrice|monte personne}",
      ],
    },
  ],
  paving: [
    {
      parts: [],
      phrases: ["road {salt|map|closed|closure}", "street address"],
    },
    {
      parts: ["paving:markings"],
      phrases: [
        "{pavement|road|line|traffic|parking lot|lane|zone|durable} {marking|markings|painting|striping}",
        "{marking|striping|thermoplastic}",
        "marquage",
      ],
    },
    {
      parts: ["paving:cracks"],
      phrases: [
        "crack {sealing|seal|repair|filling|treatment}",
        "{pothole|patching|spray patching|rout and seal|crack}",
        "{scellement|colmatage|rapiecage|nid de poule|nids de poule|fissure}",
      ],
    },
    {
      parts: ["paving:concrete"],
      phrases: [
        "{concrete|sidewalk|side walk|curb|gutter|flatwork|paver|interlock*|walkway|multi use path|slab|ramp}",
        "{beton|trottoir|bordure|pave|paves|dalle}",
      ],
    },
    { parts: ["paving:asphalt", "paving:concrete"], phrases: ["utility cut"] },
    { parts: ["paving:asphalt"], phrases: ["{beton bitumineux|asphalt concrete|asphaltic concrete}"] },
    {
      parts: ["paving:asphalt"],
      phrases: [
        "{asphalt*|paving|repaving|resurfac*|re surfacing|milling|overlay|micro surfacing|microsurfacing|chip seal*|surface treatment|slurry|bituminous|hot mix|pulverizing|road|roadway|street|pavement|parking lot|driveway|laneway|highway|runway|taxiway|apron|intersection|roundabout|bikeway|cycle track|bike lane|pathway|trail|gravel|surface dressing|surface reinstatement}",
        "{asphaltage|enrobe|bitumineux|pavage|repavage|resurfacage|planage|chaussee|rue|route|rang|chemin|voirie|stationnement|boulevard|avenue|traitement de surface|piste|decohesionnement|rechargement|autoroute|infrastructures}",
      ],
    },
  ],
};
