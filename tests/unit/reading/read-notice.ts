import type { KeyDate, ReaderInput } from "~/domain/reading/key-date";
import { readKeyDates } from "~/domain/reading/read-key-dates";

export const PUBLISHED = new Date("2026-02-10T15:00:00Z");

/** The dates that are read out of one text, published on 10 February 2026 for work in Toronto. */
export function readNotice(
  text: string,
  {
    zone = "America/Toronto",
    language = "en",
    ...parts
  }: Partial<ReaderInput> & { zone?: string; language?: "en" | "fr" } = {},
): Array<KeyDate> {
  return readKeyDates({
    texts: [{ section: "description", language, text }],
    published: PUBLISHED,
    closing: null,
    zones: { place: zone, buyer: null, portal: null },
    ...parts,
  });
}

function briefOf({ kind, precision, days, localDay, localTime, mandatory }: KeyDate): string {
  if (precision === "none") return `${kind} none`;
  if (precision === "relative" && kind !== "validity" && kind !== "term") return `${kind} relative`;
  if (kind === "validity") return `${kind} ${days}`;
  const attendance = kind === "site_meeting" ? mandatory : null;
  return [kind, localDay, localTime, attendance].filter((part) => part !== null).join(" ");
}

/** The sure dates of a text in one line: "closing 2026-03-05 14:00, site_meeting 2026-03-01 10:00 yes". */
export function sureDates(text: string, parts: Parameters<typeof readNotice>[1] = {}): string {
  return readNotice(text, parts)
    .filter(({ standing }) => standing === "sure")
    .map(briefOf)
    .sort()
    .join(", ");
}
