import { significantCode } from "~/domain/classification/code-rules";
import type { FoldedText, Token } from "~/domain/classification/folded-text";
import { LINK_WORDS } from "~/domain/classification/phrase-index";
import type { ClassificationCode, ProcurementKind } from "~/domain/opportunities/notice";

/** What a weight is learned for, and where its words stand in the title: `null` for codes and kinds. */
export type Feature = { key: string; place: { start: number; end: number } | null };

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "for to in at on by an and with from en et pour par sur dan aux the s n".split(" "),
);
const LETTERS_ONLY = /^[a-z]{2,}$/;

/** What is learned from besides the title. */
export type Marks = Readonly<{
  kinds: ReadonlyArray<ProcurementKind>;
  codes: ReadonlyArray<ClassificationCode>;
}>;

const MOST_CODES = 3;
/** A code and the broader ones that it is in. */
const CODE_LENGTHS = [1, 2, 3, 4, 6];

/** The words of a title, each two neighbours, what is bought, and the first codes. */
export function learnedFeatures({ tokens }: FoldedText, { kinds, codes }: Marks): Array<Feature> {
  const words = tokens.filter(isLearned);
  const singles = words.map(({ stem, start, end }): Feature => ({ key: stem, place: { start, end } }));
  const pairs = words.slice(1).map((second, at): Feature => {
    const first = words[at] ?? second;
    return { key: `${first.stem} ${second.stem}`, place: { start: first.start, end: second.end } };
  });
  const marks = [
    ...(kinds.length > 0 ? kinds : ["nothing"]).map((kind) => `=${kind}`),
    ...codes.slice(0, MOST_CODES).flatMap(keysOfCode),
  ];
  return firstOfEach([...singles, ...pairs, ...marks.map((key): Feature => ({ key, place: null }))]);
}

function keysOfCode(code: ClassificationCode): Array<string> {
  const digits = significantCode(code);
  return CODE_LENGTHS.filter((length) => digits.length >= length).map(
    (length) => `#${code.scheme}${digits.slice(0, length)}`,
  );
}

function isLearned({ stem }: Token): boolean {
  return LETTERS_ONLY.test(stem) && !LINK_WORDS.has(stem) && !SMALL_WORDS.has(stem);
}

function firstOfEach(features: ReadonlyArray<Feature>): Array<Feature> {
  const known = new Set<string>();
  return features.filter(({ key }) => {
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
