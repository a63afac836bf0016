import { NOT_BUILDING_WORK } from "../everyday-parts";
import type { PhraseRule } from "../phrase-rule";

/**
 * Parts of buildings by their material, as specifications list them: concrete, masonry, metal, wood, what keeps water
 * out, doors and glass, finishes. English only.
 */
export const STRUCTURE_PARTS: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    needsWork: true,
    works: ["build"],
    unless: NOT_BUILDING_WORK,
    phrases: [
      // Concrete and masonry.
      "{grout|cutoff} curtain",
      "{post tension|post tensioned|post tensioning|posttension} {cable|tendon|slab|strand|}",
      "{equipment|housekeeping|transformer|generator|dumpster|compactor|waste compactor|helicopter} pad",
      "{shotcrete|gunite|terra cotta|cornerstone|keystone|quoin|flagstone|bluestone|stonework|brickwork}",
      "{stone|wall|parapet|brick|concrete} {coping|cap|veneer|ledge}",
      "mortar {joint|joints}",
      "{masonry|brick|stone|block|cmu|cinder block} {wall|lintel|column|arch|facade|pavilion|chimney|shaft}",
      // Metal and wood.
      "{metal|steel|roof|floor|composite|bridge|wood|timber} {deck|decking|lintel|framing|sheathing|plate|stair|grate|ladder}",
      "{roof|fixed|caged} ladder",
      "ladder cage",
      "{fall protection|fall arrest|fall restraint|lifeline} {system|anchor}",
      "{window washing|davit|tie back|tieback} {anchor|anchorage}",
      "{glulam|laminated|timber|wood|wooden|laminated veneer} {beam|truss|framing|wall|panel|paneling|post|deck|stair|cribbing|floor|bridge}",
      "{plywood|roof|wall} sheathing",
      "{reception|information|circulation|service} {desk|counter}",
      "{judge|judges|jury|courtroom} {bench|box}",
      "steelwork",
      "{porch|balcony} {railing|column|floor|roof}",
      // What keeps water, wind, heat and fire out.
      "{fireproofing|soundproofing|weatherproofing|weatherstripping|weather stripping|draft proofing}",
      "{vapor|vapour|air|moisture|radon|thermal} barrier",
      "{window|wall|roof|facade|building|exterior} {sealant|joint sealant|seal}",
      "{snow guard|snow guards|ice dam|ice dams|heat cable gutters}",
      "{smoke|roof|ridge|soffit} {vent|vents|hatch}",
      "{roof|deck|plaza|terrace|foundation|basement|vault|tunnel} {paver|pavers|membrane|coating}",
      "{translucent|wall|metal|insulated|facade|spandrel|fiberglass|polycarbonate|cement|siding} panel",
      "{roof|building|wall|canopy|dome} {edge|leak|leaks|truss|cap|trim|cladding}",
      // Doors, locks and glass.
      "{door|locking|finish|gate|window} hardware",
      "{panic|exit|crash} {hardware|bar|device}",
      "{strip curtain|impact|traffic|cooler|freezer|walk in freezer|walk in cooler|vault|hangar|blast|cell|dock|bay|apparatus bay|strip|security|storm|screen|french|patio|pocket|accordion|bifold|folding} door",
      "{keying|master key|re keying|rekeying|key|lock and key} system",
      "{fire|rated|fire rated} door",
      "{fire|smoke} {curtain|shutter}",
      // Finishes.
      "{interior|exterior} paint",
      "{wallpaper|wall covering|wallcovering|wallboard|sheetrock|gypsum board|wainscot|wainscoting}",
      "{sheet vinyl|vinyl sheet|vinyl plank|vinyl tile|linoleum|vct|lvt|marmoleum|epoxy floor|epoxy coating|rubber base|cove base|wall base|baseboard trim}",
      "{frp|fiberglass reinforced} {panel|wall panel}",
      "{acoustic|acoustical|sound} {treatment|panel|tile|insulation|baffle|ceiling|wall|absorption}",
      "{corner guard|corner guards|wall protection|handrail bumper|wall guard}",
      "{walk off|recessed|entrance} mat",
      "{raised|access|raised access|computer} {floor|flooring}",
      "{anti slip|non slip|nonslip|slip resistant} {surface|flooring}",
      "{stage|dance|sports|court|squash court|racquetball court|shop|hangar|kitchen} {floor|flooring}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    needsWork: true,
    works: ["build"],
    unless: [
      ...NOT_BUILDING_WORK,
      "sidewalk",
      "curb",
      "road",
      "street",
      "paving",
      "pavement",
      "asphalt",
      "mixer",
      "saw",
    ],
    phrases: [
      "concrete {slab|pad|stair|beam|column|wall|floor|deck|foundation|footing|canopy|ceiling|roof|structure|spall|panel|joist|plank|tank|bunker|stairway|staircase|ramp wall|landing}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    generic: true,
    unless: ["sidewalk", "curb", "road", "street", "paving", "apron", "runway", "taxiway"],
    phrases: [
      "{repair|replace|replacement|upgrade|install|installation} {of|} {concrete|brick|stone} {step|steps}",
      "{concrete|brick|stone} {step|steps} {repair|repairs|replacement|installation|restoration|upgrade}",
      "{lock|lockset|lock core|lock cylinder|padlock} {replacement|upgrade|changeout}",
      "concrete {repair|repairs|restoration|works|spall|spalling|structural repair|rehabilitation}",
    ],
  },
];
