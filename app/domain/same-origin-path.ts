/**
 * The path if it leads to this site, else `null`. Refuses what a browser would resolve to another site:
 * "//evil.example", "/\evil.example", a scheme, or characters that browsers strip from URLs.
 */
export function sameOriginPath(text: string | null | undefined): string | null {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\"))
    return null;
  const base = "https://here.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}`;
}
