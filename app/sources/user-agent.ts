/** How we introduce ourselves to every portal: by name, with a page that says who we are. */
export function userAgentOf(origin: string): string {
  return `Tenderlight/1.0 (+${origin}/)`;
}
