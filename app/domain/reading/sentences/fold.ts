const ACCENTED = /[\u00a0-\u024f\u1e00-\u1eff\u2000-\u206f\t]/g;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": "-",
};

/** One character for one, so that an offset in the folded text is the offset in the text. */
function foldCharacter(character: string): string {
  const replaced = REPLACEMENTS[character];
  if (replaced !== undefined) return replaced;
  return /\s/.test(character) ? " " : (character.normalize("NFD")[0] ?? character);
}

/** What a page's markup leaves in a text. The end of a cell parts its label from the next one's. */
const MARKUP = /&nbsp;|&#160;|<\/?[a-z][a-z\d]{0,9}(?: [^<>]{0,200})?\/?>/gi;
const withoutMarkup = (text: string) =>
  text.replace(MARKUP, (mark) =>
    /^<\/t[dh]>$/i.test(mark)
      ? "|".padEnd(mark.length)
      : /^<(?:br|\/(?:p|li|tr|div|h\d))/i.test(mark)
        ? "\n".padEnd(mark.length)
        : " ".repeat(mark.length),
  );

const lowerCase = (text: string) => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, index) => {
    const one = (text[index] ?? "").toLowerCase();
    return one.length === 1 ? one : (text[index] ?? "");
  }).join("");
};

/** French words that stand in no other text, and that a copy made "l offre" of. */
const HAS_LOST_MARKS =
  /(?<![a-z'])(?:d offres?|d une?|l (?:offre|appel|ouverture|invitation|entrepr|heure|adresse|adjudicataire|execution|article|est(?= (?:du|de|le|a) ))|jusqu (?:au?|en)|qu (?:il|elle|une?))(?![a-z]{6})/;
const LOST_MARK = /(?<![a-z'])([cdjlmnst]|(?:lors|puis|jus)?qu) (?=[aeiouh])/g;
const withLostMarks = (folded: string) =>
  HAS_LOST_MARKS.test(folded) ? folded.replace(LOST_MARK, "$1'") : folded;

/** Lower case without accents, with plain quotes, dashes and spaces, and of the same length. */
export function fold(text: string): string {
  const plain = /[<&]/.test(text) ? withoutMarkup(text) : text;
  return withLostMarks(lowerCase(plain).replace(ACCENTED, foldCharacter));
}
