const LONGEST_SUBJECT = 150;

/** A `mailto:` link whose message has the bid's title and address. */
export function mailToShare(title: string, url: string): string {
  // Half a pair of code units cannot be encoded.
  const words = [...title.replace(/\p{Cs}/gu, "")].slice(0, LONGEST_SUBJECT).join("");
  const subject = encodeURIComponent(words);
  return `mailto:?subject=${subject}&body=${encodeURIComponent(url)}`;
}
