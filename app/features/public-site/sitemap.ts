const STATIC_PATHS = [
  "/",
  "/bids-in",
  "/faq",
  "/support",
  "/legal",
  "/status",
  "/privacy",
  "/terms",
  "/cookies",
];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function sitemapXml(origin: string, bidPages: ReadonlyArray<string>): string {
  const urls = [...STATIC_PATHS, ...bidPages].map(
    (path) => `<url><loc>${escaped(origin + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Private pages redirect visitors to /sign-in, so there is nothing to index. */
const PRIVATE = ["/dashboard", "/opportunities", "/onboarding", "/checkout", "/internal"];

export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
