import type { PhraseRule } from "../phrase-rule";

/** Heat, air and cold in buildings, as specifications list them. English only. */
export const CLIMATE_SYSTEMS: ReadonlyArray<PhraseRule> = [
  {
    service: "hvac",
    tag: "HVAC",
    strength: "thing",
    unless: "truck boat vessel ship aircraft portable rental".split(" "),
    phrases: [
      "{baseboard|perimeter|radiant floor|in floor|infloor|electric baseboard|steam|hydronic} {heat|heater|heating|radiation}",
      "{vfd|variable frequency drive} on {ahu|air handler|air handling unit|fan|cooling tower}",
      "{volume|control|fire|smoke|isolation|outside air|return air|mixing|duct} damper",
      "{fire|fire smoke|smoke} {damper|dampers}",
      "{pneumatic|hvac|boiler|chiller|ddc|temperature|thermostat|zone|ventilation|climate|environmental|room|building|honeywell|siemens|johnson|automated logic|trane|delta|schneider} control",
      "{bas|bms|emcs|ems|ddc|fmcs|eccs|ebas} {system|systems|controls|controllers}",
      "{metasys|apogee|webctrl|desigo|tridium|alerton|ebi}",
      "{brine|glycol|chilled water|condenser water|heating water|hot water circulation|heating circulation|hydronic|boiler|chiller|cooling tower|heat pump|circulator|hvac|condensate return} {pump|pumps|piping|line|lines|loop}",
      "{fume|paint booth|spray booth|welding|dust|laboratory|lab|bathroom|restroom|garage|apparatus bay|vehicle|diesel|parking garage|shop|dryer|toilet|general} exhaust {system|fan|fans|ventilation|duct|stack|}",
      "{stair|stairwell|elevator shaft} pressurization {fan|fans|system|}",
      "{smoke|stairwell smoke|atrium smoke} {control|exhaust|evacuation} {system|fan|fans}",
      "{negative|positive} {pressure|air|air pressure} {room|rooms|system|isolation room}",
      "{isolation room|clean room|operating room|or|lab|laboratory|classroom} {ventilation|air|hvac|humidity|humidification|air handler|cooling|air exchange}",
      "{bipolar ionization|uv light in ahu|uvgi|ultraviolet germicidal|air purification|air purifier|air scrubber|air filtration} {system|unit|units|}",
      "{destratification|hvls|big ass|wall|sidewall|relief|supply|return|roof|bathroom|gable|whole house|ventilation|inline|utility|propeller|paddle} fan",
      "{central|heating|cooling|chilled water|refrigeration|energy|chiller|district energy|thermal} plant {equipment|controls|piping|}",
      "{boiler|chiller|ahu|air handler|furnace|rtu|cooling tower|heat pump|compressor|hvac|condenser|coil} {coil|coils|motor|compressor|fill|basin|burner|burners|tube|tubes|breeching|stack|flue|chimney|economizer|heat exchanger|gasket|refractory|blower|vfd|vfds|drain pan|bearing|bearings|condensing fan|condenser fan|filter rack}",
      "{cooling|heating|chilled water|preheat|reheat|steam|evaporator|condenser|hot water} coil",
      "{elevator|lift|escalator} {hoist machine|machine|motor|governor|door operator|door operators|rope|ropes|cable|cables|cab|controller|drive|pit pump|jack|piston|brake|step|steps|handrail}",
      "vertical transportation {equipment|system|}",
      "{walk in|walk in box|cold storage|reach in|blast|seed storage|laboratory walk in|refrigerated} {cooler|freezer|refrigerator|box|refrigeration} {compressor|evaporator|unit|condenser|refrigeration|}",
      "{refrigerant|freon|ammonia|co2|low charge} {leak|leaks|line|lines|piping|chiller|system}",
      "{solar hot water|solar thermal|solar domestic hot water} {system|}",
      "{process|computer room|data centre|mainframe|server|server room|it room|telecom room} {cooling|air conditioner|air conditioning|ac|a c|chiller|crac|hvac} {unit|units|system|systems|}",
      "crac {unit|}",
    ],
  },
  {
    service: "hvac",
    tag: "HVAC",
    strength: "work",
    titleOnly: true,
    phrases: [
      "{boiler|chiller|condenser} {retube|retubing}",
      "{oil to gas|steam to hot water|gas to electric|fuel oil to natural gas|refrigerant|freon} {conversion|conversions|boiler conversion}",
      "{bas|bms|emcs|ddc|fmcs|ebas} {upgrade|upgrades|replacement|integration|support|service|service agreement|migration|repair|repairs|maintenance|installation}",
    ],
  },
];
