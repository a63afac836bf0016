import type { PhraseRule } from "./phrase-rule";

/** Systems that English titles name without any work: "Stadium Lighting", "Structured Cabling". */
export const SYSTEMS: ReadonlyArray<PhraseRule> = [
  {
    service: "electrical",
    tag: "Electrical",
    strength: "thing",
    standsLast: true,
    phrases: [
      "{stadium|arena|gymnasium|gym|court|field|sports|parking lot|parking garage|parkade|garage|bridge|tunnel|underpass|decorative|architectural|emergency|interior|exterior|outdoor|site|park|trail|pathway|warehouse|led|solar} lighting",
      "{tennis court|ball field|ballfield|baseball field|softball field|football field|sports field} {light|lighting}",
      "{structured|data|network|low voltage|fiber optic|fibre optic|communications|telecommunications} {cabling|wiring}",
      "{ev|electric vehicle} charging {infrastructure|station|stations}",
      "{distributed antenna|public address|intercom|access control|door access control|gate access|video surveillance|security camera|cctv|fire alarm|fire sprinkler|fire suppression|nurse call|intrusion alarm|adaptive signal control|lighting control|traffic signal|emergency communication|mass notification|integrated security|security management|integrated security management|jail control|jail electronic control|paging|panic button|duress|call button} system",
      "cathodic protection {system|}",
      "{carport|rooftop|ground mounted} solar {array|}",
      "pedestrian hybrid beacon",
      "{electrical|high voltage|low voltage|main|} switchgear",
      "hawk {signal|beacon}",
    ],
  },
  {
    service: "hvac",
    tag: "HVAC",
    strength: "thing",
    standsLast: true,
    phrases: [
      "{dehumidification|refrigeration|geothermal|vrf|ventilation|building management|building automation|energy management|vehicle exhaust|garage exhaust|dust collection|temperature control} system",
      "geothermal {well|borehole|loop} {field|}",
      "{server|data|computer|telecom} room {cooling|air conditioning}",
      "mini split heat pump",
      "{rooftop|roof top|rooftop hvac} unit",
    ],
  },
  {
    service: "snow",
    tag: "Snow Removal",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    works: [],
    phrases: ["snow and ice"],
  },
  {
    service: "landscaping",
    tag: "Landscaping",
    strength: "thing",
    titleOnly: true,
    standsAlone: true,
    works: [],
    phrases: [
      "{flower|garden|planting} {bed|beds}",
      "{street|boulevard|park} trees",
      "grass {tender|tenders|contract}",
    ],
  },
  {
    service: "paving",
    tag: "Paving",
    strength: "thing",
    titleOnly: true,
    standsLast: true,
    works: [],
    phrases: ["{asphalt|gravel|paved} {streets|roads|pavements}"],
  },
];
