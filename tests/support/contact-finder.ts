import { createHash } from "node:crypto";
import { foldedWords } from "~/domain/folding";

/*
 * Looks for people's contact details in stored texts. It shares nothing with the reader that removes them: it has rough
 * patterns of its own, and it takes names from the raw records beside an address or a label.
 */

const ADDRESSES = [
  /[^\s@<>"'(),;:]+\s?@\s?[a-z\d-]+\.[a-z]{2,}/gi,
  /[a-z\d._-]+ ?[[({] ?at ?[\])}] ?[a-z\d-]+/gi,
  /\b[\w.]+ at \w+ dot \w+/gi,
  /mailto:/gi,
];
const NUMBERS = [
  /(?<![\d-])\(?[2-9]\d{2}\)?[\s.\-–/]{0,3}[2-9]\d{2}[\s.\-–]{1,3}\d{4}(?![\d-])/g,
  /(?:tel|telephone|téléphone|phone|fax|télécopieur|cell)[\s.:#no°-]{0,8}\d[\d\s().-]{5,}\d/gi,
  /\b(?:ext|extension|poste)\b[\s.:#]{0,3}\d{2,5}\b/gi,
  /\+\d{1,3}[\s.-]?\d{3}[\s.-]?\d{3,4}[\s.-]?\d{3,4}/g,
];

export function addressesAndNumbersIn(text: string): ReadonlyArray<string> {
  return [...ADDRESSES, ...NUMBERS].flatMap((pattern) => text.match(pattern) ?? []);
}

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAMES = [
  new RegExp(String.raw`(${WORD}),? (${WORD})[ ]*\n+[^\n]{0,40}(?:@|\d{3}[-. )]+\d{3}[-. ]\d{4})`, "gu"),
  new RegExp(String.raw`\n\s*(${WORD}), (${WORD})\s*\n`, "gu"),
  new RegExp(
    String.raw`(?:Contact|Attention|Attn|Buyer|Authority|Contractante|attention de|Nom|Name) ?: ?(${WORD}) (${WORD})`,
    "gu",
  ),
  new RegExp(String.raw`(?:contact|addressed to|adressée à|communiquer avec) (${WORD}) (${WORD})`, "gu"),
  /(?<![\w.])(\p{L}{2,})\.(\p{L}{2,})\d?@/gu,
];

/** Every two words of the raw texts that stand where a person's name stands, and that no text writes in small letters. */
export function namesBesideContacts(raw: string): ReadonlySet<string> {
  const small = new Set(
    raw
      .replace(/\S+@\S+/g, " ")
      .match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu)
      ?.map(foldedWords),
  );
  const pairs = NAMES.flatMap((pattern) => [...raw.matchAll(pattern)]).map(([, a = "", b = ""]) => [
    foldedWords(a),
    foldedWords(b),
  ]);
  const names = pairs.filter((pair) => pair.every((word) => !small.has(word)));
  return new Set(names.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
}

/** The staff whom a person read in the published CanadaBuys file, as hashes, because their names may not stand here. */
const READ_BY_EYE = new Set([
  ...["197399d66516", "d4bae54c8e65", "647b96d61cdb", "387975e97215", "8104ae3b01e1"],
  ...["653395f7d52b", "7dbed533cd41", "496c99386021", "ce8adccccf61", "c4deba6cb530"],
  ...["ebacc9b12b16", "64c728a9c84e", "db8ebe1cc562", "efa57a161a71", "1db17c7a0c6b"],
]);
const hashOf = (pair: string) =>
  createHash("sha256").update(`tenderlight ${pair}`).digest("hex").slice(0, 12);

export function staffReadByEye(text: string): ReadonlyArray<string> {
  return [...pairsIn(text)].filter((pair) => READ_BY_EYE.has(hashOf(pair)));
}

export function namesIn(text: string, names: ReadonlySet<string>): ReadonlyArray<string> {
  return [...pairsIn(text)].filter((pair) => names.has(pair));
}

/** Every two neighbouring words, in both orders. */
function pairsIn(text: string): ReadonlySet<string> {
  const words = foldedWords(text).split(" ");
  return new Set(
    words.slice(1).flatMap((word, index) => [`${words[index]} ${word}`, `${word} ${words[index]}`]),
  );
}
