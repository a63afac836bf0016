import { isGivenName } from "./contacts/given-names";

const MAX_LINK_LENGTH = 2_000;
/** A link as written may be longer: with spaces around it, or with keys in it. */
const MAX_WRITTEN_LENGTH = 8_000;
/** How much of a cell of links is read: many more than a notice shows. */
const MAX_CELL_LENGTH = 100_000;
const KEY_PARAMETER = /^(?:(?:x-)?api[-_]?key|access[-_]?token|\$\$app_token)$/i;

/** "@" and a domain, as such or escaped, after the host's name. */
const HAS_EMAIL_ADDRESS = /(?:@|%40)[\w-]+(?:\.|%2e)[a-z]/i;

/** What a parameter for a person is called, and what makes its value one. */
const CONTACT_PARAMETER =
  /^(?:e-?mail|mail|courriel|tel|t[eé]l[eé]phone|phone|fax|cell|mobile|contact|poc|attn|(?:contact|buyer)[-_]?(?:name|nom|tel|phone|email))$/i;
const PERSONAL = /[@\s]|(?:\d[-.() ]*){7}/;
const HAS_TELEPHONE = /(?<!\d)[2-9]\d{2}\)?(?:[-._ +]|%20)?[2-9]\d{2}(?:[-._ +]|%20)\d{4}(?!\d)/;
/** A number in a path is a telephone's where the path speaks of contacts; elsewhere it numbers a document. */
const PATH_OF_CONTACT =
  /(?<![a-z])(?:contacts?|tel|phone|telephone|call|fax|staff|people|buyer|acheteur|annuaire)(?![a-z])/i;

/**
 * A URL that is safe to show: http or https, with credentials, API keys and people's e-mail addresses and telephone numbers
 * removed. `null` for anything else.
 */
export function safeLink(raw: string | null): string | null {
  const text = raw?.trim() ?? "";
  if (text.length > MAX_WRITTEN_LENGTH) return null;
  const url = parseUrl(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || !url.hostname.includes("."))
    return null;
  if (PATH_OF_CONTACT.test(url.pathname) && HAS_TELEPHONE.test(url.pathname)) return null;
  const link = withoutEmailAddress(withoutKeys(withoutContacts(url)));
  return link === null || link.length > MAX_LINK_LENGTH ? null : link;
}

const NAME_PARAMETER = /^(?:full[-_]?)?(?:name|nom)$/i;

/** "Jane Doe", but no file: of two or three words the first is a given name. */
function isNameOfPerson(value: string) {
  const words = value.trim().split(/\s+/);
  return words.length > 1 && words.length < 4 && !value.includes(".") && isGivenName(words[0] ?? "");
}

function withoutContacts(url: URL) {
  const kept = [...url.searchParams].filter(
    ([name, value]) =>
      !(CONTACT_PARAMETER.test(name) && PERSONAL.test(value)) &&
      !(NAME_PARAMETER.test(name) && isNameOfPerson(value)) &&
      !HAS_TELEPHONE.test(value),
  );
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString();
  return url;
}

function withoutEmailAddress(link: string) {
  if (!HAS_EMAIL_ADDRESS.test(link)) return link;
  const bare = link.split(/[?#]/, 1)[0] ?? "";
  return HAS_EMAIL_ADDRESS.test(bare) ? null : bare;
}

/** The URL without credentials and without parameters that could hold an API key. */
export function withoutKeys(address: URL | string): string {
  const url = parseUrl(String(address));
  if (!url) return "(unreadable address)";
  url.username = "";
  url.password = "";
  const kept = [...url.searchParams].filter(([name]) => !KEY_PARAMETER.test(name));
  // Writing the query again changes how it is escaped, so a link without keys stays as it is.
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString();
  return url.href;
}

function parseUrl(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Splits a cell of URLs separated by commas, semicolons or space. A URL may itself contain a comma. */
export function safeLinks(cell: string): ReadonlyArray<string> {
  // Only the first separator of a row can begin a match, so that a long row is read once.
  const parts = cell.slice(0, MAX_CELL_LENGTH).split(/(?<![,;\s])[,;\s]+(?=https?:\/\/)/i);
  return [...new Set(parts.flatMap((part) => safeLink(part) ?? []))];
}
