/** The User-Agent that we send to every portal: our name and a URL about us. */
export function userAgentOf(origin: string): string {
  return `Tenderlight/1.0 (+${origin}/)`;
}
