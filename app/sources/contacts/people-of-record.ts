import { foldName } from "~/domain/geography/folded-name";
import { placesNamed } from "~/domain/geography/names/gazetteer";
import { withoutAddresses } from "./contact-addresses";
import { namesFound } from "./contact-names";
import { withoutNumbers } from "./contact-numbers";
import { type Token, tokensOf } from "./contact-tokens";
import {
  HONORIFICS,
  POSTNOMINALS,
  ROLES,
  THINGS_AND_GIVEN_NAMES,
  THINGS_AND_SURNAMES,
  TRIGGERS,
} from "./contact-words";
import { isCommon, wordsOf } from "./words-of-record";

/**
 * A person's words, folded, the family's name last; `alone` are those that stand for the person by themselves, and `glued`
 * the words that are made of the name, as user names and names of files are: "jdoe".
 */
export type Person = {
  words: ReadonlyArray<string>;
  alone: ReadonlySet<string>;
  glued: ReadonlySet<string>;
};

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
      people.set(words.join(" "), {
        words,
        alone: new Set(words.filter(standsAlone)),
        glued: gluedOf(words),
      });
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

const SHORTEST_GLUED = 5;

function gluedOf([first = "", ...family]: ReadonlyArray<string>): ReadonlySet<string> {
  const forms = family
    .filter(standsAlone)
    .flatMap((last) => [`${first}${last}`, `${last}${first}`, `${first[0]}${last}`, `${last}${first[0]}`]);
  return new Set(forms.filter((form) => form.length >= SHORTEST_GLUED && standsAlone(form)));
}

/** Whether a word of a name means the person also where it is alone: not "Park", "Carpenter" or "Kingston". */
function standsAlone(word: string) {
  return word.length > 2 && !isCommon(word) && placesNamed(word).length === 0;
}
