import { HONORIFICS, PARTICLES } from "./contact-words";
import type { Person } from "./people-of-record";
import { isCommon, type Word, wordsOf } from "./words-of-record";

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
  const here = people.filter(({ words: name, glued }) => [...name, ...glued].some((word) => keys.has(word)));
  if (here.length === 0) return [];
  const spans: Array<{ start: number; end: number }> = [];
  words.forEach((word, at) => {
    for (const person of here) {
      const end = endOfName(text, words, at, person);
      if (end !== null) spans.push({ start: word.start, end: words[end - 1]!.end });
      else if (person.glued.has(word.key)) spans.push({ start: word.start, end: word.end });
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
