import { foldName } from "~/domain/geography/folded-name";
import { placesNamed } from "~/domain/geography/names/gazetteer";
import { WORDS_AND_NAMES } from "./common-names-of-people";
import { withoutAddresses } from "./contact-addresses";
import { namesFound } from "./contact-names";
import { withoutNumbers } from "./contact-numbers";
import { type Token, tokensOf } from "./contact-tokens";
import {
  FILLERS,
  HONORIFICS,
  PARTICLES,
  POSTNOMINALS,
  ROLES,
  THINGS_AND_GIVEN_NAMES,
  THINGS_AND_SURNAMES,
  TRIGGERS,
} from "./contact-words";

/** A person's words, folded, the family's name last; `alone` are those that stand for the person by themselves. */
export type Person = { words: ReadonlyArray<string>; alone: ReadonlySet<string> };

/** More contacts than a notice has. */
const MOST_FIELDS = 20;
const MOST_PEOPLE = 40;
/** A field that is a paragraph is read no further. */
const FIELD_READ = 1_000;
const LONGEST_NAME = 5;

/** The people whom a record names in its fields for contacts. A department or a desk is nobody. */
export function peopleIn(fields: ReadonlyArray<string | null | undefined>): ReadonlyArray<Person> {
  const people = new Map<string, Person>();
  for (const field of fields.slice(0, MOST_FIELDS)) {
    if (!field?.trim()) continue;
    for (const words of namesOfField(field.slice(0, FIELD_READ))) {
      if (words.length === 0 || people.size >= MOST_PEOPLE) continue;
      people.set(words.join(" "), { words, alone: new Set(words.filter(standsAlone)) });
    }
  }
  return [...people.values()].filter(({ words, alone }) => words.length > 1 || alone.size > 0);
}

const PIECE = /[\n;|/&()[\]{}<>"“”«»•]|\s[-–—]\s|:|(?<!\p{L})(?:and|or|et|ou)(?!\p{L})/iu;

function namesOfField(field: string): Array<ReadonlyArray<string>> {
  const text = withoutNumbers(withoutAddresses(field).text).replace(/\[[a-z-]+ on the portal\]/g, ";");
  return text.split(PIECE).flatMap((piece) => {
    const parts = piece.split(",").map((part) => ({ text: part, ...wordsOfName(part) }));
    const named = parts.filter(({ words }) => words.length > 0);
    const [first, second] = named;
    // "Doe, Jane", "Doe, Jane A.": the family's name comes first.
    if (first && second && first === parts[0] && first.words.length <= 2 && second.words.length <= 2) {
      const isInOrder = first.words.length === 2 && second.words.length === 2;
      if (!isInOrder && !first.hasThing && !second.hasThing) return [[...second.words, ...first.words]];
    }
    return named.flatMap(({ words, hasThing, text: part }) => {
      if (words.length > LONGEST_NAME) return namesFound(part).map((name) => wordsOfName(name).words);
      if (!hasThing) return [words];
      // "Greater Sudbury Purchasing", "Legal Department"
      return words.length < 2 || placesNamed(foldName(words.join(" "))).length > 0 ? [] : [words];
    });
  });
}

/** The words of a name in a field for names, without roles and letters after it. */
function wordsOfName(part: string) {
  const words: Array<string> = [];
  let hasThing = false;
  for (const token of tokensOf(part)) {
    if (token.kind !== "word") continue;
    const isName =
      !token.isThing || THINGS_AND_SURNAMES.has(token.key) || THINGS_AND_GIVEN_NAMES.has(token.key);
    if (ROLES.has(token.key) || !isName || TRIGGERS.has(token.key)) hasThing = true;
    else if (!HONORIFICS.has(token.key) && !isAfterName(token, words))
      words.push(...wordsOf(token.text).map(({ key }) => key));
  }
  return { words: words.filter((word) => word.length > 1), hasThing };
}

const isAfterName = ({ key, text }: Token, before: ReadonlyArray<string>) =>
  before.length > 1 && POSTNOMINALS.has(key) && text.length <= 5;

/** Whether a word of a name means the person also where it is alone: not "Park", "Carpenter" or "Kingston". */
function standsAlone(word: string) {
  return word.length > 2 && !isCommon(word) && placesNamed(word).length === 0;
}

function isCommon(word: string) {
  const [token] = tokensOf(word);
  return (
    WORDS_AND_NAMES.has(word) ||
    THINGS_AND_SURNAMES.has(word) ||
    PARTICLES.has(word) ||
    ROLES.has(word) ||
    FILLERS.has(word) ||
    TRIGGERS.has(word) ||
    token?.isThing === true
  );
}

type Word = { key: string; capital: boolean; shouted: boolean; start: number; end: number };

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a text, those with a hyphen in their parts. */
function wordsOf(text: string): ReadonlyArray<Word> {
  const words: Array<Word> = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const elided = /^(?:d|l|qu)['’](?=\p{L})/iu.exec(found)?.[0].length ?? 0;
    const own = found.slice(elided).replace(/['’]s$/i, "");
    const key = tokensOf(own)
      .map((token) => token.key)
      .join("");
    const start = index + elided;
    words.push({
      key,
      capital: /^\p{Lu}/u.test(own),
      shouted: own.length > 1 && own === own.toUpperCase(),
      start,
      end: start + own.length,
    });
  }
  return words;
}

/** The words that one of the texts writes in small letters: they are not only a person's. */
export function wordsInSmallLetters(
  texts: ReadonlyArray<string>,
  people: ReadonlyArray<Person>,
): ReadonlySet<string> {
  const names = new Set(people.flatMap(({ words }) => words));
  const small = new Set<string>();
  for (const text of texts)
    for (const { key, capital } of wordsOf(text)) if (!capital && names.has(key)) small.add(key);
  return small;
}

/** Where the people are named in the text: whole names, and words that stand for them. */
export function spansOfPeople(
  text: string,
  people: ReadonlyArray<Person>,
  ordinary: ReadonlySet<string>,
): Array<{ start: number; end: number }> {
  const words = wordsOf(text);
  const keys = new Set(words.map(({ key }) => key));
  const here = people.filter((person) => person.words.some((word) => keys.has(word)));
  if (here.length === 0) return [];
  const spans: Array<{ start: number; end: number }> = [];
  words.forEach((word, at) => {
    for (const person of here) {
      const end = endOfName(text, words, at, person);
      if (end !== null) spans.push({ start: word.start, end: words[end - 1]!.end });
      else if (
        word.capital &&
        person.alone.has(word.key) &&
        !ordinary.has(word.key) &&
        isAlone(text, words, at, person)
      )
        spans.push({ start: startWithInitial(text, words, at), end: word.end });
    }
  });
  return spans;
}

const BETWEEN = /^[\s,.'’_()"“”-]{1,4}$/;
const JOINED = /^[\s.'’_-]{1,3}$/;

/** Where a whole name ends that begins at this word: first name first, or the family's name first. */
function endOfName(
  text: string,
  words: ReadonlyArray<Word>,
  at: number,
  { words: name }: Person,
): number | null {
  if (name.length < 2) return null;
  const isOnlyCommon = name.every((word) => isCommon(word));
  const first = name[0]!;
  const rest = name.slice(1);
  const last = name.at(-1)!;
  const orders = [
    { order: name, reversed: false },
    { order: [first, last], reversed: false },
    { order: [...rest, first], reversed: true },
    { order: [last, first], reversed: true },
  ];
  for (const { order, reversed } of orders) {
    if (words[at]!.key !== order[0]) continue;
    const end = endOfOrder(text, words, at, order);
    if (end === null) continue;
    const found = words.slice(at, end);
    const hasComma = text.slice(words[at]!.start, words[end - 1]!.end).includes(",");
    if (
      found.every(({ key, capital }) => capital || PARTICLES.has(key)) &&
      (!isOnlyCommon || !reversed || hasComma)
    )
      return end;
    if (!name.some((word) => isCommon(word) && !PARTICLES.has(word))) return end;
  }
  return null;
}

function endOfOrder(text: string, words: ReadonlyArray<Word>, at: number, order: ReadonlyArray<string>) {
  let end = at;
  for (const key of order) {
    while (end > at && words[end] && words[end]!.key !== key && isSkipped(words[end]!)) end += 1;
    const word = words[end];
    if (word?.key !== key) return null;
    if (end > at && !BETWEEN.test(text.slice(words[end - 1]!.end, word.start))) return null;
    end += 1;
  }
  return end;
}

/** Initials and small words inside a name. */
const isSkipped = ({ key }: Word) => key.length === 1 || PARTICLES.has(key);

const before = (text: string, words: ReadonlyArray<Word>, at: number) =>
  at > 0 && JOINED.test(text.slice(words[at - 1]!.end, words[at]!.start)) ? words[at - 1]! : null;
const after = (text: string, words: ReadonlyArray<Word>, at: number) =>
  words[at + 1] && JOINED.test(text.slice(words[at]!.end, words[at + 1]!.start)) ? words[at + 1]! : null;

/** "J. Doe" */
function startWithInitial(text: string, words: ReadonlyArray<Word>, at: number) {
  const initial = before(text, words, at);
  return initial?.capital &&
    initial.key.length === 1 &&
    /^\.? ?$/.test(text.slice(initial.end, words[at]!.start))
    ? initial.start
    : words[at]!.start;
}

/** Words before a name of which a place, a street or a building is made: "Mount Doe", "rue Doe". */
const BEFORE_NAMESAKES = new Set(
  "rue avenue allee chemin montee rang impasse promenade quai parc pont edifice ecole centre place boulevard lac riviere hopital bibliotheque arena stade pavillon salle mount mont lake fort port point saint sainte st ste san santa camp cape park river city town village county township hotel chateau ville canal".split(
    " ",
  ),
);
/** Words after a name of which such a thing is made: "Doe Road", "Doe Brothers". */
const AFTER_NAMESAKES = new Set(
  "street st road rd avenue ave drive dr lane crescent cres boulevard blvd court way trail terrace circle place square highway hwy line sideroad concession park building house hall school college university hospital centre center arena library bridge river creek lake bay hill mount mountain island pit quarry dam lock tower plaza theatre museum church cemetery beach field fields garden gardens manor lodge residence county township town village city station airport marina pool complex pavilion estate farm forest brothers bros sons inc ltd ltee llc llp corp company group construction contracting builders paving roofing electric plumbing mechanical engineering consulting associates partners".split(
    " ",
  ),
);

function isAlone(text: string, words: ReadonlyArray<Word>, at: number, { words: name }: Person) {
  const [previous, next] = [before(text, words, at), after(text, words, at)];
  if (previous && !name.includes(previous.key)) {
    if (BEFORE_NAMESAKES.has(previous.key)) return false;
    const gap = text.slice(previous.end, words[at]!.start);
    if (
      gap.includes("-") &&
      !gap.includes(" ") &&
      previous.capital &&
      !previous.shouted &&
      previous.key.length > 2
    )
      return false;
  }
  if (next?.capital && !name.includes(next.key)) {
    if (AFTER_NAMESAKES.has(next.key)) return false;
    const gap = text.slice(words[at]!.end, next.start);
    if (gap.includes("-") && !gap.includes(" ") && !next.shouted && next.key.length > 2) return false;
    if (!next.shouted && gap === " " && !isCommon(next.key) && !HONORIFICS.has(next.key)) return false;
  }
  return text[words[at]!.end] !== "&" && !text.slice(words[at]!.end, words[at]!.end + 3).startsWith(" & ");
}
