import type { Notice } from "~/domain/opportunities/notice";

/**
 * The notice with only such links as lead to its portal's registered hosts, and how many were removed. Readers see the
 * portal's name beside a link, so a portal may not send them elsewhere, nor hang a link on another portal's notice.
 */
export function withOwnLinks(
  notice: Notice,
  hosts: ReadonlyArray<string>,
): { notice: Notice; removed: number } {
  const isOwn = (url: string) => isOnHosts(url, hosts);
  const documents = notice.documents.filter(({ url }) => isOwn(url));
  const url = notice.url !== null && isOwn(notice.url) ? notice.url : null;
  const removed = notice.documents.length - documents.length + (url === notice.url ? 0 : 1);
  return removed === 0 ? { notice, removed } : { notice: { ...notice, url, documents }, removed };
}

/** A host covers its subdomains. */
function isOnHosts(url: string, hosts: ReadonlyArray<string>): boolean {
  const host = new URL(url).hostname.replace(/\.$/, "");
  return hosts.some((own) => host === own || host.endsWith(`.${own}`));
}
