import type { BidType } from "../classification/bid-type";
import { DAY_MS, HOUR_MS } from "../duration";
import { foldedLetters, foldedWords } from "../folding";
import { contradictingTowns, isNameOfSeveral, isWithin, timeZoneOf } from "../geography";
import type { Notice } from "../opportunities/notice";
import { localDay } from "../zoned-time";
import { areTwoStages, nameTwoActs } from "./acts-of-titles";
import { buyerKey, isSameBuyer, municipalityNamed } from "./buyer-name";
import { compareNumbers } from "./document-number";
import { type FingerprintKind, fingerprintKind } from "./fingerprint";
import { shareASubject } from "./shared-subject";
import {
  areClearlyTheSame,
  nameDifferentParts,
  readTitle,
  sayTheSame,
  type TitleRead,
  withWordsOf,
} from "./title-words";

/** What is known of a solicitation when a notice of another portal might be the same one. */
export type Solicitation = Pick<
  Notice,
  "title" | "language" | "buyer" | "reference" | "published" | "deadline"
> & {
  translation: Notice["translation"] | null;
  /** What a title was made from that the portal has not given itself; `null` for a portal's own. */
  textOfTitle: string | null;
  bidType: BidType;
  /** Codes. */
  places: ReadonlyArray<string>;
  city: string | null;
  /** As the notice's own field has it. */
  statedCity: string | null;
};

/** So much later a portal may close after its buyer has extended the time, while another has not heard of it. */
const LONGEST_EXTENSION = 45 * DAY_MS;

/**
 * Whether two notices that share this fingerprint are one solicitation. In doubt they are two: a contractor who sees a bid
 * twice loses less than one who does not see it.
 */
export function isSameSolicitation(fingerprint: string, a: Solicitation, b: Solicitation): boolean {
  return isEvident(fingerprintKind(fingerprint), a, b) && whyTwo(a, b) === null;
}

function isEvident(kind: FingerprintKind, a: Solicitation, b: Solicitation): boolean {
  switch (kind) {
    case "number":
      return compareNumbers(a.reference, b.reference) === "same";
    case "form":
      return true;
    case "title":
      return (a.buyer !== null && b.buyer !== null) || areInSameTown(a, b);
  }
}

/** A county is not enough: its towns often use the same words. */
function areInSameTown(a: Solicitation, b: Solicitation): boolean {
  const haveSameCity = a.city !== null && b.city !== null && foldedLetters(a.city) === foldedLetters(b.city);
  return haveSameCity && a.places.some((code) => b.places.includes(code));
}

/** What two notices say that cannot both be true of one solicitation. */
export type Contradiction = "place" | "buyer" | "number" | "closing" | "part" | "title";

/**
 * What shows that two notices are not one solicitation, whatever they share; `null` if nothing does. Joining asks it, and
 * so does every later change of a joined notice.
 */
export function whyTwo(a: Solicitation, b: Solicitation): Contradiction | null {
  if (havePlacesThatContradict(a, b)) return "place";
  if (haveBuyersThatContradict(a, b)) return "buyer";
  const numbers = compareNumbers(a.reference, b.reference);
  if (numbers === "different") return "number";
  const titles = titlesOf(a, b);
  if (titles.some(([one, other]) => nameDifferentParts(one, other))) return "part";
  const known = titles.filter(([, , isOneLanguage]) => isOneLanguage);
  const closing = compareClosings(a, b);
  // The two languages of one notice: nothing but number and closing can show it.
  if (known.length === 0) {
    const isTwo = titles.every(([one, other]) => areTwoStages(one, other));
    return numbers === "same" && closing === "same" && !isTwo ? null : "title";
  }
  if (!known.some(([one, other]) => sayTheSame(one, other))) {
    const isOne = numbers === "same" && agreeInAllElse(a, b);
    const words = wordsOfBuyer(a, b);
    return isOne && known.some(([one, other]) => !nameTwoActs(one, other) && shareASubject(one, other, words))
      ? null
      : "title";
  }
  if (known.every(([one, other]) => nameTwoActs(one, other))) return "title";
  const isClear = known.some(([one, other]) => areClearlyTheSame(one, other));
  return closing === "two" || (closing === "later" && !isClear) ? "closing" : null;
}

/** In the buyer, the kind of call, and the day and hour of closing. */
function agreeInAllElse(a: Solicitation, b: Solicitation): boolean {
  if (!a.buyer || !b.buyer || a.deadline === null || b.deadline === null) return false;
  const kinds = new Set([a.bidType, b.bidType].filter((type) => type !== "Other"));
  return kinds.size <= 1 && Math.abs(a.deadline.getTime() - b.deadline.getTime()) < HOUR_MS;
}

/** What a buyer and its town are called is in the titles of many of its contracts. */
const wordsOfBuyer = (a: Solicitation, b: Solicitation): ReadonlySet<string> =>
  new Set(
    [a, b].flatMap(({ buyer, city, statedCity }) => [
      ...buyerKey(buyer ?? "").split(" "),
      ...foldedWords(`${city ?? ""} ${statedCity ?? ""}`).split(" "),
    ]),
  );

/** Neither's places contain a place of the other, or they are two towns of one county. */
export function havePlacesThatContradict(
  a: Pick<Solicitation, "places" | "city" | "statedCity">,
  b: Pick<Solicitation, "places" | "city" | "statedCity">,
): boolean {
  if (a.places.length > 0 && b.places.length > 0) {
    const mayMeet = a.places.some((one) =>
      b.places.some((other) => isWithin(one, other) || isWithin(other, one)),
    );
    if (!mayMeet) return true;
  }
  return contradictingTowns(a, b);
}

function haveBuyersThatContradict(a: Solicitation, b: Solicitation): boolean {
  if (!a.buyer || !b.buyer) return false;
  return !isSameBuyer(a.buyer, b.buyer) || isNamesake(a.buyer, a, b);
}

/** Many towns around have this name, and one of the notices does not say which is meant. */
function isNamesake(buyer: string, a: Solicitation, b: Solicitation): boolean {
  const scopes = [a, b].filter(isWide).map(({ places }) => places[0] ?? null);
  const name = scopes.length === 0 ? null : municipalityNamed(buyer);
  return name !== null && scopes.some((scope) => isNameOfSeveral(name, scope));
}

/** Nothing below a province or state is known of where it is. */
const isWide = ({ places }: Solicitation) => places.every((code) => code.split("-").length <= 2);

/** Each title of one with each of the other, and whether both are in one language. */
function titlesOf(a: Solicitation, b: Solicitation): Array<[TitleRead, TitleRead, boolean]> {
  const references = [a.reference, b.reference];
  const read = ({ title, language, textOfTitle, translation }: Solicitation) => {
    const own = readTitle({ title, language }, references);
    return [
      textOfTitle === null ? own : withWordsOf(own, textOfTitle),
      ...(translation ? [readTitle(translation, references)] : []),
    ];
  };
  const others = read(b);
  return read(a).flatMap((one) =>
    others.map((other): [TitleRead, TitleRead, boolean] => [one, other, one.language === other.language]),
  );
}

/** `later` is what an extension of the time could explain. */
function compareClosings(a: Solicitation, b: Solicitation): "same" | "unknown" | "later" | "two" {
  if (a.deadline === null || b.deadline === null) return "unknown";
  const [earlier, later] = a.deadline <= b.deadline ? [a, b] : [b, a];
  const apart = later.deadline!.getTime() - earlier.deadline!.getTime();
  if (apart === 0) return "same";
  if (apart < 2 * DAY_MS && (closeOnOneDay(a, b, a) || closeOnOneDay(a, b, b))) return "same";
  const isAfterwards = later.published !== null && later.published > earlier.deadline!;
  return apart > LONGEST_EXTENSION || isAfterwards ? "two" : "later";
}

function closeOnOneDay(a: Solicitation, b: Solicitation, { places }: Solicitation): boolean {
  const zone = timeZoneOf(places[0] ?? "CA-ON");
  return localDay(a.deadline!, zone) === localDay(b.deadline!, zone);
}

/** Whether two titles, as readers see them, are about one contract. */
export function areTitlesOfOne(one: string, other: string): boolean {
  const [a, b] = [one, other].map((title) => readTitle({ title, language: "en" }, []));
  return sayTheSame(a!, b!) && !nameDifferentParts(a!, b!);
}
