const MAX_LINK_LENGTH = 2_000;
const KEY_PARAMETER = /^(?:(?:x-)?api[-_]?key|access[-_]?token|\$\$app_token)$/i;

/** A URL that is safe to show: http or https, with credentials and API keys removed. `null` for anything else. */
export function safeLink(raw: string | null): string | null {
  if (raw === null) return null;
  const text = raw.trim();
  const url = parseUrl(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || !url.hostname.includes("."))
    return null;
  const link = withoutKeys(url);
  return link.length > MAX_LINK_LENGTH ? null : link;
}

/** The URL without credentials and without parameters that could hold an API key. */
export function withoutKeys(address: URL | string): string {
  const url = parseUrl(String(address));
  if (!url) return "(unreadable address)";
  url.username = "";
  url.password = "";
  const keys = [...url.searchParams.keys()].filter((name) => KEY_PARAMETER.test(name));
  for (const name of keys) url.searchParams.delete(name);
  return url.href;
}

function parseUrl(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Splits a cell of URLs separated by commas. A URL may itself contain a comma. */
export function safeLinks(cell: string): ReadonlyArray<string> {
  const links = cell.split(/[,\s]+(?=https?:\/\/)/i).flatMap((part) => safeLink(part) ?? []);
  return [...new Set(links)];
}
