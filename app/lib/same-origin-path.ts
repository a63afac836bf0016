/**
 * The path to go on to, when it is one of ours, or `null`. What a browser would take to another site is none:
 * "//evil.example", "/\evil.example", a scheme, or characters that browsers drop on reading.
 */
export function sameOriginPath(text: string | null | undefined): string | null {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\"))
    return null;
  const base = "https://here.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}`;
}
