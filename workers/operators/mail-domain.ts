/** The domain of "Name <local@domain>" or "local@domain"; `null` if it is neither. */
export function mailDomain(sender: string): string | null {
  const address = /^[^<>]*<([^<>]*)>$/.exec(sender)?.[1] ?? sender;
  const [local, domain, ...more] = address.trim().split("@");
  const isAddress = local !== undefined && /^[\w.+-]{1,64}$/.test(local) && more.length === 0;
  return isAddress && domain !== undefined && /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i.test(domain)
    ? domain.toLowerCase()
    : null;
}

type ReadTexts = (name: string) => Promise<ReadonlyArray<ReadonlyArray<string>>>;

/** What a sender's domain lacks in the DNS, one sentence for each; large providers refuse mail without them. */
export async function missingMailRecords(domain: string, readTexts: ReadTexts): Promise<Array<string>> {
  const recordsOf = async (name: string) =>
    (await readTexts(name).catch(() => [])).map((parts) => parts.join(""));
  // An organization's policy also holds for its subdomains.
  const parent = domain.split(".").slice(-2).join(".");
  const [own, returns, policies, parentPolicies] = await Promise.all([
    recordsOf(domain),
    recordsOf(`send.${domain}`),
    recordsOf(`_dmarc.${domain}`),
    recordsOf(`_dmarc.${parent}`),
  ]);
  const isSpf = (record: string) => /^v=spf1\b/i.test(record);
  const isPolicy = (record: string) => /^v=DMARC1\b/i.test(record);
  return [
    ...([...own, ...returns].some(isSpf) ? [] : [`no SPF record at ${domain} or send.${domain}`]),
    ...([...policies, ...parentPolicies].some(isPolicy) ? [] : [`no DMARC record at _dmarc.${domain}`]),
  ];
}
