import type { Exclusion } from "~/domain/matching/exclusions";
import { indexWords } from "~/domain/matching/index-words";
import type { MatchCriteria, MatchKey } from "~/domain/matching/match-profile";
import { ANY_KEY } from "~/domain/matching/match-profile";
import type { SearchQuery, SearchTerm } from "~/domain/matching/search-language";
import { inEverySpelling } from "~/domain/matching/spellings";

/** The columns that text is searched in. `keys` holds match keys, not text. */
const TEXT_COLUMNS = "{title tags body buyer labels}";
const TRADE_TEXT_COLUMNS = "{title tags}";

/** Inside quotes the full-text language has no operators; a quote in the text becomes a space. */
const quoted = ({ text, prefix }: SearchTerm) => `"${text.replaceAll('"', " ")}"${prefix ? " *" : ""}`;

const either = (terms: ReadonlyArray<SearchTerm>) => `(${terms.map(quoted).join(" OR ")})`;

const inTitle = (exclusions: ReadonlyArray<Exclusion>) =>
  `title : ${either(exclusions.map(({ words }) => ({ text: words, prefix: false })))}`;

const anyKey = (keys: ReadonlyArray<MatchKey>) => `keys : (${keys.map((key) => `"${key}"`).join(" OR ")})`;

/** The words of a name; the last one may be incomplete. */
function nameWords(name: string): Array<SearchTerm> {
  const words = indexWords(name)
    .split(" ")
    .filter((word) => word !== "");
  return words.map((text, index) => ({ text, prefix: index === words.length - 1 }));
}

/** Each of these narrows the result, unless it is empty. */
export type Narrowing = {
  search?: SearchQuery;
  wanted?: MatchCriteria;
  /** At least one key of each list; `null` does not narrow. */
  keys?: ReadonlyArray<ReadonlyArray<MatchKey> | null>;
  /** Names of buyers: all words of at least one name. */
  buyers?: ReadonlyArray<string>;
  /** At least one of these in the title. */
  titleWords?: ReadonlyArray<Exclusion>;
};

/** The full-text expression that combines them. */
export function matchExpression(narrowing: Narrowing): string {
  const { search, wanted, keys = [], buyers = [], titleWords = [] } = narrowing;
  const parts = keys.flatMap((list) => (list === null || list.length === 0 ? [] : [anyKey(list)]));

  const names = buyers.map(nameWords).filter((words) => words.length > 0);
  if (names.length > 0)
    parts.push(`buyer : (${names.map((words) => `(${words.map(quoted).join(" AND ")})`).join(" OR ")})`);

  if (wanted && wanted.anyPlace.length > 0) parts.push(anyKey(wanted.anyPlace));
  if (wanted) {
    const trades = wanted.anyTrade.length > 0 ? [anyKey(wanted.anyTrade)] : [];
    const texts = wanted.anyTradeText
      .map(indexWords)
      .filter((text) => text !== "")
      .map((text) => `${TRADE_TEXT_COLUMNS} : ${quoted({ text, prefix: false })}`);
    const either = [...trades, ...texts];
    if (either.length > 0) parts.push(`(${either.join(" OR ")})`);
  }

  if (titleWords.length > 0) parts.push(inTitle(titleWords));

  for (const terms of search?.all ?? [])
    parts.push(`${TEXT_COLUMNS} : ${either(terms.flatMap(inEverySpelling))}`);

  const all = parts.length === 0 ? anyKey([ANY_KEY]) : parts.join(" AND ");
  const excluded = wanted?.noWords ?? [];
  const none = [
    ...(excluded.length === 0 ? [] : [inTitle(excluded)]),
    ...(search && search.none.length > 0
      ? [`${TEXT_COLUMNS} : ${either(search.none.flatMap(inEverySpelling))}`]
      : []),
  ];
  return none.length === 0 ? all : `(${all})${none.map((each) => ` NOT ${each}`).join("")}`;
}
