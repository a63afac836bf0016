import type { Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";
import { onlineIn } from "./online";
import { type Place, placeAtStart, placesIn } from "./place-words";

/** "For the work at Lincoln School", "for bids received at City Hall": where the work is, or something else is done. */
const OF_ELSE =
  /(?<![a-z])(?:for|of|pour|received|submitted|located|de|du|des|opened|opening|delivered|mailed|obtained|plans|picked up|purchased|viewed|due|documents?|ouverture|ouvertes?|deposees?|remises?|disponibles?|questions?|register|registration|contact|(?:go(?:es)?|sent|directed|addressed|forwarded|referred|returned) to|submit|deliver|obtain|purchase|pick up|bring|adressees?|acheminees?)(?! (?:all |the |any |interested |prospective |potential |les )*(?:bidders|contractors|proponents|vendors|suppliers|soumissionnaires|fournisseurs)(?![a-z]))(?![a-z])/;
const IS_HELD =
  /(?<![a-z])(?:held|take place|takes place|meet|meeting|gather|assemble|scheduled|conducted|starting|begins?|lieu|tiendra|prevue)(?![a-z])(?:(?!(?<![a-z])(?:for|of|pour|opened|received|delivered|submitted|due|mailed|register|deposees?|remises?) )[^.;]){0,160}$/;
/** What may stand between a meeting's words or its day and "at the arena". */
const RIGHT_BESIDE =
  /^[\s,.;:()-]{0,4}(?:(?:local|prevailing|eastern|central|standard|daylight|time|heure|locale|avancee|normale|de|l'est|e[sd]?t|c[sd]t|hne|hae|sharp|promptly|precisely|starting|beginning|commencing|held|conducted|and|will|shall|be|being|is|to|scheduled|take|takes|taking|place|meet|meeting|located|for|all|interested|prospective|bidders|contractors|vendors|proponents|aura|auront|lieu|se|tiendra|sera|tenue|prevue|est|on|walk|through|walkthrough|tour|visit|conference|rendez-vous|obligatoire|mandatory|optional|of|the|site|des|lieux|qui)[\s,.;:()-]{1,3}){0,10}$/;
/** "… followed by a tour of the plant at 5 Mill Road" */
const NEXT_STOP =
  /(?<![a-z])(?:followed|afterwards?|then|proceed|continu\w*|end|suivie?|puis|ensuite)(?![a-z])/;

/** The first place that words about a meeting name, as written; `null` if they name none. */
export const meetingPlaceIn = (words: string): string | null => placesIn(words)[0]?.place ?? null;

const hoursOf = ({ hour }: Pick<Moment, "hour">) => (hour === null ? [] : [hour, ...(hour.others ?? [])]);

const FARTHEST = 600;

/** "Park at 9 Oak Street and walk to the site" */
const TO_PARK =
  /(?:^|[.;,:(] ?|(?<![a-z])(?:please|may|should|must|can|will) )park(?:ing)?(?: (?:is|are|available|permitted|only|cars|vehicles))*\s*$/;

/** Whether a place is where the meeting is held: what stands between its words or its day and the place. */
function isItsOwn({ folded }: Sentence, { start, isVague }: Place, from: number): boolean {
  if (start - from > FARTHEST) return false;
  const between = folded.slice(from, start);
  if (TO_PARK.test(folded.slice(Math.max(0, start - 40), start))) return false;
  if (isVague) return RIGHT_BESIDE.test(between);
  return (!OF_ELSE.test(between) || IS_HELD.test(between)) && !NEXT_STOP.test(between);
}

/** "10:00 a.m., 30 Church Street, City Hall", right after the hour */
const BARE =
  /^\.?(?: ?(?:local time|prevailing time|[Ee][SsDd]?[Tt]|sharp))?,? ?[,:|–—-] ?(?=[A-Z\d]|(?:near|outside|inside|behind|beside|in front of|across from|devant|derrière|près d) )/;
const NO_BARE =
  /(?<!\p{L})(?:must|shall|will|may|should|bids?|tenders?|proposals?|questions?|attend\w*|contact|call|bring|meet|mandatory|optional|opening|closing|deadline|due|visite|ouverture|soumissions?)(?!\p{L})|^20\d\d/iu;
function bareAfter(words: string, end: number): string | null {
  const rest = words.slice(words.slice(0, end).replace(/[\s.,]{1,4}$/, "").length);
  const before = BARE.exec(rest);
  const found = before ? placeAtStart(rest.slice(before[0].length)) : null;
  return found && !NO_BARE.test(found.place) ? found.place : null;
}

const RIGHT_AFTER = /^[\s,]{0,2}(?:(?:at|in|au|aux|à la|à l['’]|à|@) ?(?:the )?|[-–—:] ?)/i;

/** The place that stands right after an hour, and where it ends: "10:00 am at 50 Oak Street", "11 h : 10, rue du Parc" */
export function placeRightAfter(words: string, end: number): { end: number } | null {
  const before = RIGHT_AFTER.exec(words.slice(end, end + 12));
  const found = before ? placeAtStart(words.slice(end + before[0].length)) : null;
  return before && found ? { end: end + before[0].length + found.length } : null;
}

/** "At the garage, located at 45 Church Street" */
const IS_LOCATED = /(?:located|situated|situ[ée]e?s?)(?![a-zà-ÿ])/;

/** Where the name of a moment's meeting ends. */
const nameBefore = ({ cues }: Sentence, { start }: Moment) =>
  cues.findLast(({ kind, end }) => kind === "site_meeting" && end <= start)?.end ?? 0;

/** "At the library and via Webex" */
const OR_ONLINE =
  /^,? (?:(?:and|or|&|et|ou)(?: also| aussi)?|as well as|ainsi que) (?:via|by|on(?: ?line)?|through|over|virtual(?:ly)?|remotely|par|sur|en ligne)(?![a-zà-ÿ])/i;

/** The place of a sentence's only meeting: what follows its day, or stands between its name and the day. */
function placeBeside(sentence: Sentence, moment: Moment): string | null {
  const { plain, cues } = sentence;
  const name = nameBefore(sentence, moment);
  const first = cues.find(({ kind, end }) => kind === "site_meeting" && end <= moment.start)?.end ?? 0;
  const fromOf = ({ start }: Place) =>
    start >= moment.end ? moment.end : start >= name ? name : start >= first ? first : 0;
  const inOrder = (areNamed: boolean) => {
    const places = placesIn(plain, areNamed).filter((place) => isItsOwn(sentence, place, fromOf(place)));
    return [
      places.filter(({ start }) => start >= moment.end),
      places.filter(({ start }) => start < moment.end && start >= first),
      places.filter(({ start }) => start < first),
    ].flat();
  };
  const [named] = inOrder(true);
  const isAfter = named && named.start >= moment.end;
  if (isAfter && !IS_LOCATED.test(plain.slice(moment.end, named.start + 12))) return named.place;
  const places = inOrder(false);
  const found = places.find(({ isVague }) => !isVague);
  const [vague] = places;
  const isHybrid = vague !== undefined && OR_ONLINE.test(plain.slice(vague.end));
  return (
    found?.place ??
    bareAfter(plain, moment.end) ??
    (isHybrid ? null : onlineIn(plain)) ??
    vague?.place ??
    null
  );
}

/** Between a place and the hour that follows it: "at Site A at 10:00 AM" */
const UP_TO_HOUR = /^[\s,)]{0,3}(?:(?:at|from|on|à|a|le|@|-|–|:)\s?){0,2}$/;

/**
 * The place of one meeting of a sentence: "10:00 AM at Site A and 2:00 PM at Site B" has two. Where the sentence names one
 * place alone it is that of all its meetings.
 */
export function placeOf(sentence: Sentence, moment: Moment): string | null {
  const { plain, moments, loneHours } = sentence;
  const { day, hour } = moment;
  if (moments.length + loneHours.length <= 1 && hoursOf({ hour }).length <= 1)
    return placeBeside(sentence, moment);
  const written = moments
    .flatMap((moment) => [moment.day, ...hoursOf(moment)])
    .concat(loneHours)
    .filter(({ start }, index, all) => all.findIndex((other) => other.start === start) === index)
    .sort((a, b) => a.start - b.start);
  const places = placesIn(plain);
  const after = ({ end }: Span) => {
    const next = written.find(({ start }) => start >= end)?.start ?? plain.length;
    const own = places.filter(
      (place) => place.start >= end && place.end <= next && isItsOwn(sentence, place, end),
    );
    return (
      (own.find(({ isVague }) => !isVague) ?? own[0])?.place ?? bareAfter(plain.slice(0, next), end) ?? null
    );
  };
  const before = ({ start }: Span) => {
    const from = written.findLast(({ end }) => end <= start)?.end ?? 0;
    const place = places.findLast((place) => place.start >= from && place.end <= start);
    return place && UP_TO_HOUR.test(plain.slice(place.end, start)) ? place.place : null;
  };
  const last = written.at(-1);
  const arePlacesFirst =
    last && after(last) === null && written.filter((one) => before(one) !== null).length > 1;
  if (arePlacesFirst) return (hour ? before(hour) : null) ?? before(day);
  const own = (hour ? after(hour) : null) ?? after(day);
  if (own !== null) return own;
  const name = nameBefore(sentence, moment);
  const between = places.filter(
    (place) => place.start >= name && place.end <= Math.min(day.start, hour?.start ?? day.start),
  );
  const beside = name > 0 ? between.find((place) => !place.isVague && isItsOwn(sentence, place, name)) : null;
  if (beside) return beside.place;
  if (new Set(written.flatMap((one) => after(one) ?? [])).size > 1) return null;
  return places.find((place) => !place.isVague && isItsOwn(sentence, place, 0))?.place ?? onlineIn(plain);
}

type Span = { start: number; end: number };
