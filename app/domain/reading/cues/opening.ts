import { BIDS, cueRules, OFFRES, REST_OF_ROW } from "./cue";

/** When bids are opened. */
export const OPENING_CUES = cueRules(
  "opening",
  {
    opened:
      "(?<!not to be )(?<!not be )(?<!re-)(?<![a-z])(?:publicly |and |then |be |be then )?(?:publicly )?(?<![a-z])(?<!re-)opened(?! by (?:the )?(?:staff|metrolinx)| to (?:traffic|the public|vehicles))(?: (?:publicly|and read(?: aloud| publicly)?|in public))?(?![a-z])",
    opening: `(?<!(?:before|prior to|until|after) (?:the )?(?:scheduled )?(?:bid |tender |proposal |date of )?(?:the )?)(?<![a-z])(?:(?:public|sealed )?${BIDS} openings?|(?:public )?opening of (?:the |all |sealed )?${BIDS}|(?:public|official) opening|opening (?:date|time)(?! (?:of|for) (?:the |an? )?(?:exhibition|park|school|store|season|facility|trail|pool|library|museum|restaurant|road|bridge))|(?:date|time|hour) of (?:the )?(?:bid |public )?opening)(?: (?:meeting|date|time|session))?(?: (?:and|&) time)?(?![a-z])(?! hours)`,
    "time for opening": `(?<![a-z])(?:time|date|hour)(?: and (?:time|date|hour))? (?:set |fixed )?(?:for|of) (?:the )?(?:public )?opening (?:of )?(?:(?:the|all|said|sealed) ){0,2}${BIDS}|(?<=attend )the (?:public )?opening(?=,? (?:which|that|to be|scheduled|at|on) )`,
    "will open":
      "(?<![a-z])opens (?:and (?:publicly )?reads )?(?:them|(?:(?:the|all|any|sealed) ){0,2}(?:bids|tenders|proposals|envelopes|quotes))(?![a-z])|(?<![a-z])we(?:'ll| will) open (?:everything|them|(?:the |all |sealed )*(?:bids|envelopes|quotes|proposals))(?![a-z])|(?<![a-z])(?:intention|intends|plans?|is|are|proposes) to (?:publicly )?open (?:the |all |any |sealed )*(?:bids|tenders|proposals)(?![a-z])|(?<![a-z])(?:will|shall) (?:publicly )?open (?:and (?:publicly )?read )?(?:(?:the|all|any|sealed|responsive|submitted|said|such) ){0,3}(?:bids|tenders|proposals|offers|quotes|quotations|submissions|envelopes|them)(?![a-z])|(?<=receive,? and )(?:publicly )?open(?: and (?:publicly )?read(?: aloud)?)?(?= (?:sealed )?(?:bids|tenders|proposals|quotes|quotations))",
    announced:
      "(?<![a-z])(?:bidders|vendors|bids|proposals|prices?|proposers)(?![a-z])[^.;\\d]{0,60} (?:will|shall) be (?:publicly (?:announced|acknowledged)|announced (?:in public|publicly))(?![a-z])",
    "be open": `${BIDS} (?:will|shall) be (?:publicly )?open(?= (?:at|on|during|in|by|and (?:publicly )?read) )`,
    label: `^\\W{0,4}(?:bids? )?opens?(?=\\s?:\\s?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:[a-z]{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? 20|\\d{1,2}[/-]|20\\d\\d-))|^\\W{0,4}(?:bid )?(?:ouverture|opening)(?:\\s?[:|]|${REST_OF_ROW})|^opening (?=at \\d)|^\\W{0,4}(?:the )?(?:public )?opening (?:will |shall |to )?(?:follow|occur|take place|be held)(?=,? at )|(?<=(?:due(?: date)?|deadline|closing(?: date)?|submission) ?(?:/|and|&) ?)(?:public )?opening(?![a-z])|(?:bids?|tenders?|proposals?) (?:will|shall) be (?:publicly )?unsealed(?![a-z])`,
    letting: `(?<![a-z])(?:(?:bid|contract|project) letting|letting(?= date))(?: date)?(?: (?:and|&) time)?(?:\\s?[:|]| (?:is|will be) (?:held|scheduled)?)`,
    "open date": `${BIDS} open(?: (?:date|time)(?: (?:and|&) time)?)?(?=\\s?:)`,
    "read aloud":
      "(?<![a-z])(?:publicly read|read (?:them |the (?:bids|tenders|proposals) )?(?:aloud|out loud|publicly|in public))(?![a-z])",
    reading:
      "(?<![a-z])(?:unsealing|(?:public )?reading) of (?:the |all |sealed )?(?:bids|tenders|proposals)(?![a-z])",
    "heure d'ouverture":
      "(?<![a-z])(?:date|jour)(?:,? (?:et )?(?:l'|le |la )?(?:heure|lieu)){1,2} d'ouverture(?: publique)?(?![a-z])(?! (?:du|de la|des|de l'(?!appel))(?! ?(?:soum|offr|pli|prop|envel)))",
    ouvertes:
      "(?<![a-z])ouvertes (?:publiquement|en public)(?![a-z])|(?<=(?<![a-z])(?:recues|deposees|acceptees)(?![a-z])[^.;]{0,120}(?:\\d|h|heures),? (?:et|puis|ensuite) )ouvertes(?= (?:a|le|au) (?:\\d|meme|lundi|mardi|mercredi|jeudi|vendredi))|(?<![a-z])(?:y )?etre ouvertes?(?: publiquement| en public)?(?![a-z])|(?<![a-z])(?:seront|sera|sont) (?:ensuite |alors |donc )?(?:publiquement )?(?:ouvertes?|decachetees?|depouillees?)(?: publiquement| en public)?(?![a-z])",
    ouverture: `(?<![a-z])(?:ouverture (?:publique )?(?:des ${OFFRES}|de l'appel d'offres|des plis|des enveloppes)|seance d'ouverture|depouillement (?:public )?des ${OFFRES}|ouverture publique|l'ouverture (?:aura lieu|se fera|est prevue)|date d'ouverture|proced\\w+ a l'ouverture)(?![a-z])`,
  },
  {
    opened: /opened/,
    "will open": /open/,
    "time for opening": /^opening$/,
    opening: /opening/,
    label: /opening|ouverture|unsealed|^opens?$/,
    letting: /^letting$/,
    "open date": /open$/,
    "be open": /open$/,
    announced: /announced|acknowledged/,
    "read aloud": /read/,
    reading: /unsealing|reading/,
    "heure d'ouverture": /ouverture/,
    ouvertes: /ouvert|decachet|depouill/,
    ouverture: /ouverture|depouill/,
  },
);
