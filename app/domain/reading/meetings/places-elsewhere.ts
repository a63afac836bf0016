import type { Moment } from "../moments/moments";
import { fold } from "../sentences/fold";
import type { Sentence } from "../sentences/sentence";
import { onlineIn } from "./online";
import { MAX_PLACE, type Place, placeAtStart, placesIn, trimmed, UNKNOWN_YET } from "./place-words";

const FARTHEST = 3;
/** "Location: City Hall" */
const LABEL =
  /^\W{0,4}(?:(?:(?:non-?)?mandatory |optional )?(?:meeting |event |visit |tour |site visit |pre-?bid (?:meeting )?)?(?:location|place|venue|where|address)|lieu(?: (?:de la |du |de )?(?:visite|rencontre|reunion|rendez-vous))?|endroit|adresse|lieu de rencontre)\s?[:|]\s?/;
const NAMES_MEETING = /meeting|visit|tour|pre-?bid|rencontre|reunion/;
/** "Meet at the main office", "It will be held at the Town Hall", "The meeting starts at the garage" */
const GOES_ON =
  /^\W{0,4}(?:le |lieu de )?(?:rendez-vous|point de rencontre|rassemblement) (?:est |sera |fixe )?(?=(?:au|aux|a|dans|devant) )|^\W{0,4}(?:(?:please|all|interested|prospective|bidders|contractors|vendors|proponents|attendees|participants|(?:will|should|shall|must|are to|are asked to)) ){0,5}(?:meet|gather|assemble) (?:at|in|on) |^\W{0,4}(?:it|(?:the|said|this|such) (?!(?:\w{3,12} )?(?:council|next|commission|board|committee|town|selectmen|annual|regular|special|public|pre-?construction|kick)(?![a-z]))(?:[\w-]{3,12} ){0,2}(?:meeting|visit|tour|conference|walk[\s-]?through|inspection|showing|session)s?|elle|(?:la|cette|ladite) (?:visite|reunion|rencontre|seance)(?: (?:obligatoire|facultative|des lieux|d'information))?|le (?:rendez-vous|point de rencontre)|les (?:soumissionnaires|participants|entrepreneurs)) (?:will |shall |is to |are to |is |doivent |devront )?(?:be )?(?:held|conducted|take place|takes place|start|starts|begin|begins|meet|se tiendra|aura lieu|debutera|est|sera|commencera|se rencontrer|se reunir|se presenter|se rendre)(?: (?:fixe|tenue?|prevue?))?(?![a-z])/;
const HELD =
  /(?<![a-z])(?:held|takes? place|conducted|meet|scheduled|gather|assemble|tiendra|aura lieu|tenue|prevue)(?![a-z])[^.;\d]{0,100}$/;
/** A line between a meeting's and its place's: "Time: 10:00 a.m." */
const LONGEST_LINE = 60;

const isMeeting = ({ cues }: Sentence) => cues.some(({ kind }) => kind === "site_meeting");

/** What a label's line says, as written. */
function afterLabel({ plain }: Sentence, from: number): string | null {
  const line = plain.slice(from).split("\n")[0] ?? "";
  const written = placeAtStart(line)?.place ?? trimmed(line);
  const online = onlineIn(`via ${written}`);
  if (online !== null) return online;
  return written.length >= 4 && written.length <= MAX_PLACE && !UNKNOWN_YET.test(written) ? written : null;
}

const bestOf = (places: ReadonlyArray<Place>) =>
  (places.find(({ isVague }) => !isVague) ?? places[0])?.place ?? null;

/** "At the project site. The site is located at 44 Canal Street." */
const IS_LOCATED =
  /^\W{0,4}(?:the|le|la|l') ?(?:project |work |job )?(site|building|school|facility|library|garage|arena|chantier|edifice|batiment|ecole|terrain) (?:is|est) (?:located|situated|situee?) (?=at|in|on|au|a )/;

/** The place in a sentence that goes on with the meeting of one before it. */
function placeInFollowing(next: Sentence, isDirect: boolean, vague: string | null): string | null {
  const label = LABEL.exec(next.folded);
  if (label) return afterLabel(next, label[0].length);
  const [, noun] = vague === null ? [] : (IS_LOCATED.exec(next.folded) ?? []);
  if (noun !== undefined && fold(vague ?? "").includes(noun)) {
    const address = bestOf(placesIn(next.plain, true));
    return address === null ? null : `${vague}, ${address}`;
  }
  const goesOn = GOES_ON.exec(next.folded);
  if (!goesOn || (!isDirect && /^\W{0,4}(?:it|elle) /.test(goesOn[0]))) return null;
  return bestOf(placesIn(next.plain)) ?? onlineIn(next.plain);
}

/** The place that the sentences right beside a meeting's state: "Location: City Hall", "Meet at the main office". */
export function placeBesideSentence(
  sentences: ReadonlyArray<Sentence>,
  index: number,
  vague: string | null,
): string | null {
  for (let at = index + 1; at <= index + FARTHEST; at += 1) {
    const next = sentences[at];
    if (next?.moments.length !== 0) break;
    const place = placeInFollowing(next, at === index + 1, vague);
    if (place !== null) return place;
    if (next.folded.length > LONGEST_LINE && !isMeeting(next) && at > index + 1) break;
  }
  const previous = sentences[index - 1];
  if (previous?.moments.length !== 0) return null;
  const label = LABEL.exec(previous.folded);
  const heading = sentences[index - 2];
  if (label && (NAMES_MEETING.test(label[0]) || (heading?.moments.length === 0 && isMeeting(heading))))
    return afterLabel(previous, label[0].length);
  const own = sentences[index];
  return own && isMeeting(previous) && areOfOneName(own, previous) ? placeWhereHeld(previous) : null;
}

const NAME =
  /(?<![a-z])(?:meeting|visit|conference|tour|session|walk|inspection|showing|briefing|reunion|rencontre|seance|visite)(?:s|e\b|tation)?/g;
function namesIn({ cues, folded, moments }: Sentence): Array<string> {
  const ofMeetings = cues.filter(({ kind }) => kind === "site_meeting" || kind === "follow-up");
  // "Site visit: March 5, after the conference" is a visit.
  const own = ofMeetings.filter(({ end }) => end <= (moments[0]?.start ?? 0));
  const named = own.length > 0 ? own : ofMeetings;
  return named.flatMap(({ start, end }) => folded.slice(start, end).match(NAME) ?? []);
}

/** A conference and the site visit after it may be at two places. */
function areOfOneName(a: Sentence, b: Sentence): boolean {
  const [names, others] = [namesIn(a), namesIn(b)];
  return names.length === 0 || others.length === 0 || names.some((name) => others.includes(name));
}

/** The place where an undated sentence says that a meeting is held. */
function placeWhereHeld({ plain, folded, cues }: Sentence): string | null {
  const from = cues.find(({ kind }) => kind === "site_meeting")?.end ?? 0;
  return bestOf(
    placesIn(plain).filter(
      ({ start, isVague }) => !isVague && start >= from && HELD.test(folded.slice(from, start)),
    ),
  );
}

const dayOf = ({ day }: Moment) => JSON.stringify([day.year, day.readings]);

type Held = { sentence: Sentence; place: string };
const known = new WeakMap<ReadonlyArray<Sentence>, ReadonlyArray<Held>>();

/** Where undated sentences of a text say that its meeting is held; none if it has meetings on several days. */
function heldIn(sentences: ReadonlyArray<Sentence>): ReadonlyArray<Held> {
  const before = known.get(sentences);
  if (before) return before;
  const meetings = sentences.filter(isMeeting);
  const days = new Set(meetings.flatMap(({ moments }) => moments.map(dayOf)));
  const held =
    days.size === 1
      ? meetings.slice(0, MOST_READ).flatMap((sentence) => {
          const place = sentence.moments.length === 0 ? placeWhereHeld(sentence) : null;
          return place === null ? [] : [{ sentence, place }];
        })
      : [];
  known.set(sentences, held);
  return held;
}
/** A text that names its meeting in more sentences is a list. */
const MOST_READ = 60;

/** The one place where another sentence of the text says that the meeting is held. */
export function placeElsewhere(sentences: ReadonlyArray<Sentence>, index: number): string | null {
  const own = sentences[index];
  const held = own ? heldIn(sentences).filter(({ sentence }) => areOfOneName(own, sentence)) : [];
  const [place, another] = new Set(held.map(({ place }) => place));
  return place !== undefined && another === undefined ? place : null;
}
