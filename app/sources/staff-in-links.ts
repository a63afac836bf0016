import { foldedLetters } from "~/domain/folding";
import type { NoticeDocument } from "~/domain/opportunities/notice";
import type { Person } from "./contacts/people-of-record";

/** The whole name, a word that only the person has, or a word made of the name: "jane-doe", "doe", "jdoe". */
const SHORTEST_ALONE = 4;

/**
 * The link without the people whom the record names: without the parameters that name one, and if its path does, the
 * `page` where readers find what it leads to, or else the site. `null` if the site itself is named so.
 */
export function linkWithoutPeople(
  link: string,
  people: ReadonlyArray<Person>,
  ordinary: ReadonlySet<string>,
  page: string | null = null,
): string | null {
  const url = new URL(link);
  const names = (text: string) => namesPerson(text, people, ordinary);
  if (names(url.hostname)) return page;
  if (names(url.pathname)) return page ?? `${url.origin}/`;
  const kept = [...url.searchParams].filter(([name, value]) => !names(`${name} ${value}`));
  const hasHash = url.hash !== "" && names(url.hash);
  if (kept.length === url.searchParams.size && !hasHash) return link;
  url.search = new URLSearchParams(kept).toString();
  if (hasHash) url.hash = "";
  return url.href;
}

/** The documents without links that name people. Of those that lead to one page under one title, one stays. */
export function documentsWithoutPeople(
  documents: ReadonlyArray<NoticeDocument>,
  people: ReadonlyArray<Person>,
  ordinary: ReadonlySet<string>,
  page: string | null,
): ReadonlyArray<NoticeDocument> {
  const changed = documents.flatMap((document) => {
    const url = linkWithoutPeople(document.url, people, ordinary, page);
    return url === null ? [] : [{ ...document, url }];
  });
  const seen = new Set<string>();
  return changed.filter(({ title, url }) => {
    const name = `${url} ${title ?? ""}`;
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst;
  });
}

function namesPerson(text: string, people: ReadonlyArray<Person>, ordinary: ReadonlySet<string>) {
  const words = wordsOfLink(text);
  return people.some(({ words: name, alone, glued }) => {
    const [first, last] = [name[0]!, name.at(-1)!];
    return words.some((word, at) => {
      if (glued.has(word)) return true;
      if (word.length >= SHORTEST_ALONE && alone.has(word) && !ordinary.has(word)) return true;
      if (name.length < 2) return false;
      const next = words[at + 1]?.length === 1 ? words[at + 2] : words[at + 1];
      return (word === first && next === last) || (word === last && next === first);
    });
  });
}

/** The words of a path or a parameter, folded, and apart where a capital begins one. */
function wordsOfLink(text: string): ReadonlyArray<string> {
  return decoded(text)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(foldedLetters)
    .filter((word) => word !== "");
}

function decoded(text: string) {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
