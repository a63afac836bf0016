import type { MatchKey, Wanted } from "~/domain/matching";
import { ANY_KEY } from "~/domain/matching";
import type { SearchQuery, SearchTerm } from "~/domain/search-language";

/** Columns that words are looked for in; `keys` is not for words. */
const TEXT_COLUMNS = "{title tags body buyer labels}";
const TRADE_TEXT_COLUMNS = "{title tags}";

/** Quoted, nothing is an operator of the full-text language; quotes themselves never get this far. */
const quoted = ({ text, prefix }: SearchTerm) => `"${text.replaceAll('"', " ")}"${prefix ? " *" : ""}`;

const either = (terms: ReadonlyArray<SearchTerm>) => `(${terms.map(quoted).join(" OR ")})`;

const anyKey = (keys: ReadonlyArray<MatchKey>) => `keys : (${keys.map((key) => `"${key}"`).join(" OR ")})`;

/** Each of these narrows the result; one that is empty does not. */
export type Narrowing = {
  search?: SearchQuery;
  wanted?: Wanted;
  /** Any key of each list. */
  keys?: ReadonlyArray<ReadonlyArray<MatchKey>>;
};

/** The full-text expression for all of it together. */
export function matchExpression({ search, wanted, keys = [] }: Narrowing): string {
  const parts = keys.filter((list) => list.length > 0).map(anyKey);

  if (wanted && wanted.anyPlace.length > 0) parts.push(anyKey(wanted.anyPlace));
  if (wanted) {
    const trades = wanted.anyTrade.length > 0 ? [anyKey(wanted.anyTrade)] : [];
    const texts = wanted.anyTradeText
      .map((text) => text.replace(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim())
      .filter((text) => text !== "")
      .map((text) => `${TRADE_TEXT_COLUMNS} : ${quoted({ text, prefix: false })}`);
    const either = [...trades, ...texts];
    if (either.length > 0) parts.push(`(${either.join(" OR ")})`);
  }

  for (const terms of search?.all ?? []) parts.push(`${TEXT_COLUMNS} : ${either(terms)}`);

  const all = parts.length === 0 ? anyKey([ANY_KEY]) : parts.join(" AND ");
  const none = search?.none ?? [];
  return none.length === 0 ? all : `(${all}) NOT ${TEXT_COLUMNS} : ${either(none)}`;
}
