import { BIDS, cueRules, OFFRES, REST_OF_ROW } from "./cue";

/** When bids are opened. */
export const OPENING_CUES = cueRules(
  "opening",
  {
    opened:
      "(?<!not to be )(?<!not be )(?<![a-z])(?:publicly |and |then |be |be then )?(?:publicly )?(?<![a-z])opened(?! by (?:the )?(?:staff|metrolinx))(?: (?:publicly|and read(?: aloud| publicly)?|in public))?(?![a-z])",
    opening: `(?<!(?:before|prior to|until|after) (?:the )?(?:scheduled )?(?:bid |tender |proposal |date of )?(?:the )?)(?<![a-z])(?:(?:public|sealed )?${BIDS} opening|(?:public )?opening of (?:the |all |sealed )?${BIDS}|(?:public|official) opening|opening (?:date|time)|(?:date|time|hour) of (?:the )?(?:bid |public )?opening)(?: (?:meeting|date|time|session))?(?: (?:and|&) time)?(?![a-z])(?! hours)`,
    "will open":
      "(?<![a-z])(?:intention|intends|plans?|is|are|proposes) to (?:publicly )?open (?:the |all |any |sealed )*(?:bids|tenders|proposals)(?![a-z])|(?<![a-z])(?:will|shall) (?:publicly )?open (?:the |all |any |sealed )?(?:bids|tenders|proposals|offers|them)(?![a-z])",
    "be open": `${BIDS} (?:will|shall) be (?:publicly )?open(?= (?:at|on|during|in|by|and (?:publicly )?read) )`,
    label: `^\\W{0,4}(?:bid )?(?:ouverture|opening)(?:\\s?[:|]|${REST_OF_ROW})|^opening (?=at \\d)|(?<=due(?: date)? ?/ ?)opening(?![a-z])|(?:bids?|tenders?|proposals?) (?:will|shall) be (?:publicly )?unsealed(?![a-z])`,
    "open date": `${BIDS} open(?: (?:date|time)(?: (?:and|&) time)?)?(?=\\s?:)`,
    "read aloud":
      "(?<![a-z])(?:publicly read|read (?:them |the (?:bids|tenders|proposals) )?(?:aloud|out loud|publicly|in public))(?![a-z])",
    ouvertes:
      "(?<![a-z])ouvertes (?:publiquement|en public)(?![a-z])|(?<![a-z])(?:y )?etre ouvertes?(?: publiquement| en public)?(?![a-z])|(?<![a-z])(?:seront|sera|sont) (?:ensuite |alors |donc )?(?:publiquement )?(?:ouvertes?|decachetees?|depouillees?)(?: publiquement| en public)?(?![a-z])",
    ouverture: `(?<![a-z])(?:ouverture (?:publique )?(?:des ${OFFRES}|de l'appel d'offres|des plis|des enveloppes)|depouillement (?:public )?des ${OFFRES}|ouverture publique|l'ouverture (?:aura lieu|se fera|est prevue)|date d'ouverture|proced\\w+ a l'ouverture)(?![a-z])`,
  },
  {
    opened: /opened/,
    opening: /opening/,
    label: /opening|ouverture|unsealed/,
    "open date": /open$/,
    "be open": /open$/,
    "read aloud": /read/,
    ouvertes: /ouvert|decachet|depouill/,
    ouverture: /ouverture|depouill/,
  },
);
