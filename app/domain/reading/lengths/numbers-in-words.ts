import { matchesOf } from "../sentences/matches";

const SMALL: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  cents: 100,
  hundred: 100,
};
const WORD = `(?:${Object.keys(SMALL)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const WORDS = `(?<![a-z-])(${WORD}(?:(?:[ -](?:(?:and|et)[ -])?)${WORD}){0,4})`;
const UNIT =
  "(?:[a-z]{4,11}[ -]){0,2}(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans?|annees?)(?![a-z])";
const WITH_FIGURES = new RegExp(
  `${WORDS} ?\\( ?(\\d{1,3}) ?\\)[ -]{0,2}${UNIT}|(?<![\\d.,$])(\\d{1,3}) ?\\( ?${WORDS} ?\\)[ -]{0,2}${UNIT}`,
  "g",
);

/** The words for numbers up to this one, in both languages. */
export const wordsUpTo = (most: number): Array<string> =>
  Object.keys(SMALL).filter((word) => (SMALL[word] ?? 0) <= most);

/** "ninety" is 90, "quatre-vingt-dix" too, and "one hundred and twenty" 120. */
export function numberOfWords(words: string): number {
  let [sum, last] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const value = SMALL[word];
    if (value === undefined) continue;
    if (value === 100) sum = Math.max(1, sum) * 100;
    else if (value === 20 && last === 4) sum += 76;
    else sum += value;
    last = value;
  }
  return sum;
}

/** Whether a length of time is another in its words than in its figures: "ninety (60) days". */
export function contradictsFigures(folded: string): boolean {
  if (!folded.includes("(")) return false;
  return matchesOf(WITH_FIGURES, folded).some(([, words, figures, figuresFirst, wordsAfter]) => {
    const written = words ?? wordsAfter ?? "";
    return numberOfWords(written) !== Number(figures ?? figuresFirst);
  });
}
