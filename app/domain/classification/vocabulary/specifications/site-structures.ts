import type { PhraseRule } from "../phrase-rule";

/** With one of these near, the thing is bought, let, worn or carried. */
const NOT_ON_SITE: ReadonlyArray<string> =
  "truck vehicle boat vessel ship aircraft trailer dental dialysis laboratory software data inspection cleaning calibration rental".split(
    " ",
  );

/** Earth, water and shores, and the structures in them, as specifications list them. English only. */
export const SITE_STRUCTURES: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    needsWork: true,
    works: ["build"],
    unless: NOT_ON_SITE,
    phrases: [
      // Earth.
      "{contaminated|impacted|petroleum impacted|polluted} {soil|sediment}",
      "{embankment|earthwork|shoring|micropile|caisson|cofferdam|sheet piling|sheet pile|cribbing|crib wall|gabion|rip rap|riprap|berm|earth berm|borrow pit|soil nail|tieback wall|swale|bioswale}",
      "{rock|highway|unstable|failed|eroded|soil|hillside} slope",
      "slope failure",
      "{timber|wood|steel|concrete|sheet|pipe|foundation|friction|marine|dock|pier|wharf} pile",
      "{dewatering|relief|extraction|recovery|injection|dry|drainage|infiltration|test|production|municipal|supply|artesian} well",
      "{stream|river|creek|channel|canal|lake|pond} {bank|bed|wall|embankment|outlet|edge|liner}",
      "{streambank|riverbank}",
      "{landfill|ash|lagoon|pond|reservoir|canal|basin|tunnel|containment} {cap|cell|liner|cover|gas system|gas collection system}",
      "{trench|french|yard|curtain|toe|edge} {drain|drains}",
      "{stormwater|storm water|retention|detention|settling|sediment|ash|fire|irrigation|farm|evaporation|holding|wastewater} {pond|basin|facility|structure}",
      // Pipes, tanks and chambers.
      "{water|domestic water|lead} service {line|lines|lateral|pipe|connection|connections}",
      "{water|gate|hydrant|butterfly|curb stop|altitude} {valve|valves|valve chamber|valve vault}",
      "{meter|water meter|valve|utility|pressure reducing|prv|flow meter|metering|control|electrical manhole} {pit|vault|chamber|station}",
      "{storm|storm sewer|curb|drop|drainage|area} {inlet|inlets|drain|drains|drain piping|structure}",
      "{gas|natural gas|fuel|jet fuel|oil} {main|mains|distribution|distribution system|pipeline}",
      "{leach|leaching|drain|tile|septic|absorption} {field|fields|bed}",
      "{bulk fuel|bulk|fuel|jet fuel|diesel|gasoline|propane|aviation fuel|oil|chemical|brine|waste oil|above ground|aboveground|water|potable water|fire water|septic} {storage|storage tank|tank|tanks|tank farm|storage facility|storage tanks}",
      "{storage|holding|surge|equalization|settling|sedimentation|contact|chlorine contact|elevated|ground} tank",
      "{cso|combined sewer|sanitary sewer|storm sewer} {overflow|outfall|regulator|storage|diversion}",
      "{pump house|well house|wellhouse|meter house|valve house|chlorine building|blower building|filter building|chemical building|chemical feed building}",
      // Shores and waters.
      "{dock|pier|wharf|jetty|berth|marine|quay|lock} {fender|fenders|fender system|decking|ladder|bollard|pile|crib|wall|apron}",
      "{fender|pile} {system|wrap|wraps|jacket|jackets|cluster}",
      "{mooring|breasting|berthing} {dolphin|dolphins|pile|bollard|bollards|buoy}",
      "{fish|eel|wildlife|turtle} {passage|ladder|screen|lift|crossing|exclusion}",
      "{trash|bar|debris|intake|tidal|tide|sluice|slide|radial|tainter|head|stop log|stoplog|bulkhead|flood|flap|lock|dam|spillway} {rack|screen|gate|gates|structure}",
      "{sluiceway|raceway|penstock|tailrace|forebay|surge chamber|flume|siphon|headgate|canal lock|floodwall|flood wall|floodgate|flood barrier|tide gate|jetties|groin|revetment|gangway|pontoon|log boom|ice boom|ice control structure|dry dock caisson|drydock caisson|marine railway}",
      "{navigation|aid to navigation|aids to navigation|range|day|lateral} {tower|towers|structure|marker|lock}",
      // Rails, roads and grounds, except their surfaces.
      "{catenary|signal|sign|overhead sign|gantry|cantilever sign|highway sign} {pole|poles|structure|structures|foundation|gantry}",
      "{rail|track|railroad|railway|train|crane} {spur|siding|switch|switches|turnout|crossing|bed|bumper|tie|ties|yard}",
      "{passenger|jet|boarding} {boarding|} bridge",
      "{helipad|heliport|helistop|helideck}",
      "{water feature|reflecting pool|wading pool|koi pond|decorative pond}",
      "pond liner",
      "{viewing platform|observation deck|fishing platform|boardwalk platform|canoe launch|kayak launch}",
      "cattle guard",
      "{wildlife|texas|deer} {guard|gate|overpass|underpass|crossing}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    needsWork: true,
    generic: true,
    near: true,
    works: ["build"],
    unless: NOT_ON_SITE,
    phrases: ["{sinkhole|sink hole|washout|vault|scif|slope|piles}"],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{stream|channel|canal|pond|lagoon|reservoir|tunnel|culvert|manhole} lining",
      "{cso|combined sewer|sanitary sewer|storm sewer} separation",
      "{landfill|lagoon|cell|pond|ash pond|mine|quarry} {closure|capping|expansion|development|reclamation}",
      "{closure|capping|reclamation} of {landfill|lagoon|mine|quarry|gravel pit}",
      "{ust|ast|tank|tanks|oil tank|underground tank} {removal|removals|closure|decommissioning|replacement}",
      "{soil|sediment|brownfield} {remediation|cleanup|clean up}",
      "{storm|flood|hurricane|tornado|fire|wind|hail|earthquake|ice storm|water|smoke|structural|typhoon} damage {repair|repairs|restoration|mitigation|reconstruction|rebuild|remediation}",
      "{storm|flood|hurricane|tornado|typhoon|earthquake} {repair|repairs|recovery repairs|restoration}",
      "{mitigation|repair|restoration|remediation} of {water|fire|flood|storm|smoke|hail} damage",
      "{water|fire|flood|smoke} {damage|} mitigation {services|service|and restoration|and reconstruction}",
      "{bridge|deck|bridge deck} {overlay|overlays}",
      "{historic|heritage} {preservation|restoration|rehabilitation} {of|}",
      "{sign|signs|signage} installation",
      "{oil|gas|orphan|abandoned} well plugging",
      "{overhead|trench} {shoring|sheeting}",
      // The house's pipe behind the meter is replaced with the line.
      "{lead|galvanized|water} service {line|lines|pipe|pipes} and {lead|} plumbing {replacement|replacements|}",
    ],
  },
];
