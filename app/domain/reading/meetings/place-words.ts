import { MONTH, WEEKDAY } from "../moments/month-names";
import { fold } from "../sentences/fold";
import { matchesOf } from "../sentences/matches";

/** `isVague`: the words name no address and no building by its own name: "the site", "the arena". */
export type Place = { place: string; start: number; end: number; isVague: boolean };

const BUILDING =
  "arenas?|lobby|entrances?|gates?|job ?sites?|work ?sites?|sites?|schools?|halls?|library|libraries|stations?|buildings?|offices?|garages?|rooms?|parking lots?|lots?|barns?|yards?|fields?|(?:boat |canoe )?launch(?:es)?|trail ?heads?|boat ramps?|gatehouses?|kiosks?|(?:parking|picnic|staging|day[ -]use|launch|reception|loading|waiting|camping|beach|playground) areas?|pools?|rinks?|parks?|plants?|facility|facilities|cent(?:er|re)s?|corner|intersection|church|hospitals?|courthouse|annex|headquarters|campus|gym(?:nasium)?|cafeteria|auditorium|depot|warehouse|shop|sheds?|pavilion|(?:pump|fire|boat|guard|gate|field|power|green)[ -]?house|library|museum|cemetery|reservoir|landfill|chantiers?|aréna|école|bureaux?|salle|mairie|hôtel de ville|bibliothèque|caserne|usine|entrée|stationnement|édifice|bâtiment|piscine|parc|rampe(?: de mise à l['’]eau)?|débarcadère|guérite|barrière|aérogare|accueil|quai";
const NAMED =
  "streets?|st|avenue|ave|road|rd|drive|dr|lane|court|place|way|circle|square|highway|hwy|route|rte|terrace|parkway|blvd|boulevard|rue|chemin|rang|hotel|inn|ecole|edifice|bibliotheque|complexe|complex|terminal|elementary|university|college|airport|academy|theat(?:er|re)|barracks|dock|marina|wharf|pier|house|plaza|tower|lodge|club|stadium|village|shack|quarters|trail|bridge|dam|camp|farm|floor|suite|chambers|gare|quai|pont|musée|stade|aéroport|hôpital|université|cégep|collège|maison|poste|entrepôt|coin";
const OF_PLACE = new RegExp(
  `(?<![a-zà-ÿ])(?:${BUILDING}|${NAMED})(?![a-zà-ÿ])|\\d[a-z]?,? (?:[nsew]\\.? )?[a-zà-ÿ'’.-]{2,}`,
  "i",
);
const ADDRESS =
  /(?<![\p{L}\d])\d{1,6}[A-Za-z]?,? (?:[NSEW]\.? )?\p{L}|(?<!\p{L})(?:Route|Hwy|Highway|Room|Suite) \d/u;

/** "At Town Hall", "in Room 5", "au 5, rue Principale" */
const BEFORE_NAME =
  /(?<![a-zà-ÿ\d])(?:(?:at|in|dans|devant)(?: ?:)?|located at|meet at|(?:location|place|address|where|lieu|endroit|adresse) ?:|situé(?:e|es|s)? au|aux?|à l['’]adresse suivante ?:|à l['’]|à la|à)\s{0,2}(?:(?<=\s)the\s)?(?=[A-ZÀ-Ý0-9])|(?<=\s)@\s?(?:the\s)?(?=[A-ZÀ-Ý0-9])/gi;
/** "At the arena", "in conference room C of the physical facilities building": of the meeting only right beside its words. */
const BEFORE_NOUN = new RegExp(
  `(?<![a-zà-ÿ\\d])(?:at|in|outside|inside|dans|devant|derrière|au|à la|à|aux)\\s{1,2}(?=(?:[a-zà-ÿ'’]{1,16} ){0,5}?(?:${BUILDING})(?![a-zà-ÿ])(?! (?:meeting|visit|tour|inspection|walk|year|trades?|board|district|hours?|plans?|permit|codes?|conditions?|work|specific|manager|superintend|staff|of (?:work|the work)|[ap]\\.?m)))|(?<![a-zà-ÿ])à\\s{0,1}(?=l['’](?:${BUILDING})(?![a-zà-ÿ]))`,
  "gi",
);
const NO_NOUN =
  /^(?:the |a |an |les? |la |l['’])?(?:time|times|same|order|person|writing|case|event|least|no|any|all|each|bidders?|bids?|their|his|her|your|contractors?|vendors?|noon|midnight|which|that|this|addition|accordance|connection|respect|relation|regard|effect|place|lieu|work(?! ?site)|cours|cas|plus|moins|moment|courant|sein|besoin|nom|bid|pre-?bid|mandatory|optional|discuss\w*|view\w*|inspect\w*|examin\w*)(?![a-zà-ÿ])/i;

const AN_HOUR = /^\d{1,2}\s?(?:[:.]\d\d|h(?![a-zà-ÿ])|heures?|[ap]\.?\s?m(?![a-zà-ÿ]))|^noon|^midi/i;
const NO_PLACE =
  /^(?:section|addend\w+|appendix|article|part|page|item|exhibit|schedule|attachment|specification|contract|division|form|phase|annexe|clause|documents?|paragraph|paragraphe|table|volume|20\d\d(?!\d))(?![a-zà-ÿ])/i;

/** Full stops that end no sentence: "701 S. Warren St., Syracuse" */
const SHORT =
  /(?<![A-Za-z])(?:St|Ste|Ave|Rd|Dr|Blvd|No|Hwy|Rte|Rt|Ln|Ct|Pl|Sq|Bldg|Rm|Fl|Mt|Ft|Pkwy|Jr|Sr|Dept|[A-Z])\.(?=[ ,])/g;

const STREET_NEXT =
  "(?:the )?(?:corner|intersection)|\\d{1,6}[a-z]?,? (?![ap]\\.?\\s?m(?![a-zà-ÿ])|h |heures|noon|o'clock|hours)[a-zà-ÿ'’]";
/** "The boat launch at Elm Point", "the rear lot at Lincoln School" */
const AREA_AT =
  "(?<=(?:launch|trail ?head|entrance|gate|lobby|lot|area|doors|pavilion|ramp|kiosk|dock) at\\s)(?:the )?(?!noon|which|that|this|said|such|time|same|approximately|about|\\d{1,2}(?::|\\s?[ap]\\.?m|\\s?h))[a-zà-ÿ]";
const VERBS_AND_OTHERS =
  "will|shall|is|are|was|were|has|have|must|may|should|can|cannot|aura|auront|sera|seront|doi\\w+|est (?:fix|pr[eé]v|ouver|oblig|tenu)[a-zà-ÿ]*|pour|with|avec|from|by|to(?!(?<=(?:entrance|entry|gate|driveway|door)s? to) (?:the|our|city|town)(?![a-z]))|on(?= (?![a-zà-ÿ]\\d[a-zà-ÿ]))(?! (?:the )?(?:[a-zà-ÿ'’.-]{1,14} ){1,3}(?:street|st|road|rd|avenue|ave|drive|dr|lane|highway|boulevard|blvd|sideroad|route|parkway)(?![a-z]))|le|starting|beginning|commencing|ending|concluding|until|finishing|se terminant|jusqu[a-zà-ÿ]*|during|immediately|promptly|prior|before|after|followed|which|that|where|who|if|please|submit|followed|questions?|bids? (?:must|will|are|due|shall|submi)|proposals? (?:must|will|are|due|shall)|last day|attendance|all (?:bidders|questions|interested|contractors|proponents|vendors)|this|there|bidders|contractors|vendors|proponents|attendees|interested|prospective|potential|mandatory|failure|said|les soumissionnaires|rain or|sharp|local time|prevailing time|heure locale|afin|in (?:order|person|the (?:event|presence)|accordance|which)|and not|et (?:non|celles?|la|une)|not|and (?:walk|go|drive|head|wait|the|an?|will|shall|end|ends|then|proceed|continue|be|is|must|all|any|bids?|interested|questions|bidders)|for(?! the (?:arts|performing|aging|blind|deaf))|rendez";
const END = new RegExp(
  `\\.(?=\\s|$)|[;\\n[|•]|:(?=\\s|$)|\\s[–—-]\\s(?=(?:${VERBS_AND_OTHERS})(?![a-zà-ÿ]))|,?\\s(?:${VERBS_AND_OTHERS})(?![a-zà-ÿ])|,?\\sat\\s(?!${STREET_NEXT}|${AREA_AT})|,?\\s(?:(?:and|or|&|et|ou)(?: also| aussi)?|as well as|ainsi que)\\s(?=(?:via|by|on(?: ?line)?|through|over|virtual(?:ly)?|remotely|par|sur|en ligne|zoom|teams|(?:ms|microsoft) teams|webex)(?![a-zà-ÿ]))|,?\\s(?:and|et|&)\\s(?=\\d{1,2}(?::\\d\\d|\\s?[ap]\\.?m|\\s?h(?![a-zà-ÿ])))|,\\s?(?:now|(?:a |the )?(?:site|pre-?bid) (?:visit|meeting))\\s|(?<=,? [a-z]{2},? \\d{5}(?:-\\d{4})?|[a-z]\\d[a-z] ?\\d[a-z]\\d),?\\s`,
  "i",
);
/** "Algonquin, IL Bids must be received": a state ends an address. */
const AFTER_STATE = /(?<=, [A-Z]{2}),? (?=[A-Z][a-z])/;

/** "The High School which is located at 1 Tamarack Road", "Town Hall, situated at 2 Main Street" */
const LOCATED =
  /,? (?:(?:which|that|qui) (?:is|are|est) )?(?:located|situated|situ[eé]e?s?)(?: (?:at|on|in|au|à))? (?!(?:the )?(?:address|location|place)(?! of))/;
const ABOVE =
  /,? (?:(?:which|that) (?:is|are) )?(?:located|situated)? ?(?:at )?(?:the )?(?:address|location) (?:shown|listed|noted|stated|given|above|below|indicated).*$/;

/** "At the arena (meet inside front lobby)": where it is exactly. "(Costco)", "(see below)" are left out. */
const WHERE_EXACTLY =
  /^\s?\((?:meet|enter|use|park|main|front|rear|back|side|near|behind|inside|next to|across|in |at |by |room|door|entrance|lower|upper|\d(?:st|nd|rd|th)|north|south|east|west|salle|entrée|porte|étage|rencontre)[^()\d:]{2,60}\d{0,4}[^()\d:]{0,20}\)/i;

export const MAX_PLACE = 160;
/** A sentence that names more is a list of other things. */
const MOST_PLACES = 40;

/** "Kenora December 2, 2026": the day is no part of the place. */
const DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${WEEKDAY})[.,]? {0,2}(?=$|${MONTH}|\\d|[,.]|le )|(?:${MONTH})\\.? {0,2}\\d{1,2}(?!\\d)(?! (?:street|st|avenue|ave|road|rue))|(?:le )?\\d{1,2}(?:st|nd|rd|th|er)? (?:${MONTH})(?!\\p{L})|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m(?![a-z])|\\d{1,2} ?h(?: ?\\d\\d)?(?![\\p{L}\\d]))`,
  "u",
);
function withoutDay(place: string): string {
  const found = DAY.exec(fold(place));
  return found ? place.slice(0, found.index) : place;
}

/** What is left at the end of a place where an hour or a day is cut off: "Site A and" */
const WITHOUT_MEANING = /(?:[\s,.:&/–—-]|(?<=[\s,])(?:and|or|then|et|ou|puis|in|at|of|de|du|au|à|the))+$/i;
export const trimmed = (place: string) => place.replace(WITHOUT_MEANING, "").trim();

/** "Formerly at 5 Main Street", "and not at 9 Oak Road" */
const NOT_HERE =
  /(?:formerly|previously|originally|not|no longer|instead of|non(?: pas)?|auparavant|plut[oô]t que)\s$/i;
export const UNKNOWN_YET =
  /\b(?:t\.?b\.?[acd]\b|to be (?:determined|announced|confirmed|provided))|[aà] (?:d[eé]terminer|confirmer)/i;

/** The place with which words begin, as written; `null` if they begin with none. */
export function placeAtStart(words: string): { place: string; length: number } | null {
  const written = words.slice(0, MAX_PLACE);
  const read = (/address|location/i.test(written) ? written.replace(ABOVE, "") : written).replace(
    LOCATED,
    ", ",
  );
  const scanned = read.replace(SHORT, (short) => `${short.slice(0, -1)},`);
  const paren = scanned.search(/\((?!s\))/);
  const ends = [END.exec(scanned)?.index, AFTER_STATE.exec(scanned)?.index, paren < 0 ? undefined : paren];
  const end = Math.min(read.length, ...ends.flatMap((at) => at ?? []));
  const place = trimmed(withoutDay(read.slice(0, end)));
  if (place.length < 4 || !OF_PLACE.test(place) || UNKNOWN_YET.test(place)) return null;
  const exactly =
    end === paren && paren >= 0 ? (WHERE_EXACTLY.exec(read.slice(end))?.[0].trim() ?? null) : null;
  return { place: exactly === null ? place : `${place} ${exactly}`, length: place.length };
}

/** The places that words name after "at", "in", "au", in their order. `areNamed`: only names, with a capital. */
export function placesIn(words: string, areNamed = false): Array<Place> {
  const places: Array<Place> = [];
  const add = (index: number, from: number, isNoun: boolean) => {
    const rest = words.slice(from, from + MAX_PLACE);
    if (AN_HOUR.test(rest) || NO_PLACE.test(rest) || (isNoun && NO_NOUN.test(rest))) return;
    if (places.length >= MOST_PLACES || NOT_HERE.test(words.slice(Math.max(0, index - 24), index))) return;
    const found = placeAtStart(rest);
    if (!found) return;
    const isVague = isNoun && !ADDRESS.test(found.place);
    places.push({ place: found.place, start: index, end: from + found.length, isVague });
  };
  for (const { index, 0: found } of matchesOf(BEFORE_NAME, words))
    if (isNamed(found, words[index + found.length])) add(index, index + found.length, false);
  if (areNamed) return places;
  for (const { index, 0: found } of matchesOf(BEFORE_NOUN, words))
    if (!places.some(({ start }) => start === index)) add(index, index + found.length, true);
  return places.sort((a, b) => a.start - b.start);
}

/** "The site" and "the arena", which name no address: a name begins with a capital. */
export const isVaguePlace = (place: string) => place === place.toLowerCase();

/** The pattern is tried without regard to capitals, but a name begins with one. */
const isNamed = (found: string, next: string | undefined) =>
  next !== undefined && (/\d/.test(next) || next !== next.toLowerCase() || found.includes(":"));
