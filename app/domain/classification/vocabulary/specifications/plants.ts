import type { PhraseRule } from "../phrase-rule";

/** Parts of plants for water and wastewater, as specifications list them. English only. */
export const PLANTS: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "thing",
    titleOnly: true,
    needsWork: true,
    works: ["build"],
    unless: "laboratory lab pool dental truck vehicle hvac air vacuum medical blood".split(" "),
    phrases: [
      "{grit|influent|effluent|flocculation|distribution|splitter|contact|screening|mixing} {chamber|channel|structure|basin|tank|screen|screens|classifier|removal equipment}",
      "{uv|ultraviolet} {disinfection|system|disinfection system|reactor|treatment}",
      "{water|wastewater|sewage|plant} disinfection {system|building|facility}",
      "{filter|granular|anthracite|gac|carbon|sand filter} media",
      "{effluent|tertiary|gravity|rapid sand|slow sand|trickling|disc|membrane|dual media|multimedia|pressure|biological|water plant|plant} {filter|filters|filtration|filtration system}",
      "{filters|filter} at {water|wastewater} treatment plant",
      "{filter|underdrain|filter underdrain} {underdrain|gallery|building|bed|beds}",
      "{sludge|biosolids|solids|residuals} {dewatering|drying|drying bed|drying beds|handling|thickening|thickener|storage|digestion|digester|processing|collector|collectors|press|heat exchanger} {system|facility|building|equipment|tank|}",
      "{belt filter press|belt press|filter press|screw press|dewatering centrifuge|rotary drum thickener|gravity belt thickener|rotating biological contactor|rbc unit|sequencing batch reactor|sbr|oxidation ditch|membrane bioreactor|aerobic digester|anaerobic digester|digester cover|digester gas|digester lid|lime slaker|lime silo|flocculator|flash mixer|comminutor|muffin monster|chlorinator|dechlorination|odor control|odour control|biofilter|gas flare|waste gas burner}",
      "{primary|secondary|final|settling|sedimentation} {settling|sedimentation|clarifier} {tank|basin|drive|mechanism|}",
      "{clarifier|thickener|digester|aeration} {drive|mechanism|rake|mixer|mixing|system|blower|diffuser|diffusers|basin|tank|cover|building}",
      "{odor|odour} control {system|unit|facility|}",
      "{septage|leachate|scum|grease} {receiving|collection|treatment|handling} {station|system|facility|}",
      "{chemical|chlorine|chlorination|fluoride|hypochlorite|alum|ferric|lime|polymer} {feed|dosing|storage} {system|building|room|facility|equipment|}",
    ],
  },
];
