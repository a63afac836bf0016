import type { PartPhrases } from "./part-phrases";

export const ELECTRICAL_PARTS: ReadonlyArray<PartPhrases> = [
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
];
