import { DAY_MS } from "~/domain/duration";
import type { PortalNotice } from "./portal-notice";

const LEAST_DAYS_OPEN = 6;
const dayFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Toronto",
  year: "numeric",
  month: "long",
  day: "numeric",
});

const shortFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Toronto",
  weekday: "short",
  month: "numeric",
  day: "numeric",
});
const NO_WORKING_DAY = /^(?:Sat|Sun)|, (?:12\/2[4-8]|12\/31|1\/1)$/;

/** The same moment, or that of the last day before on which offices are open. */
const workingDayUpTo = (at: number): number =>
  NO_WORKING_DAY.test(shortFormat.format(at)) ? workingDayUpTo(at - DAY_MS) : at;

/** What a notice says of its dates before the closing: a meeting, the end of questions, both, or nothing. */
export function datedSentences({
  serial,
  publishedAt,
  closesAt,
  description,
}: PortalNotice): ReadonlyArray<string> {
  if (
    closesAt === null ||
    description.en.some((text) => text.includes("No site visit is planned")) ||
    closesAt.getTime() - publishedAt.getTime() < LEAST_DAYS_OPEN * DAY_MS ||
    workingDayUpTo(closesAt.getTime() - 4 * DAY_MS) < publishedAt.getTime() + DAY_MS
  )
    return [];
  const before = (days: number) => dayFormat.format(workingDayUpTo(closesAt.getTime() - days * DAY_MS));
  const isCompulsory = description.en.some((text) => text.includes("site visit is compulsory"));
  const meeting = isCompulsory
    ? `A mandatory site meeting will be held on ${before(4)} at 10:00 a.m. Bids from firms that do not attend will be rejected.`
    : `An optional site meeting will be held on ${before(4)} at 1:30 p.m.`;
  const questions = `Questions must be received in writing no later than ${before(3)} at 12:00 noon.`;
  const sentences = [[meeting, questions], [questions], [meeting], []];
  return sentences[Math.floor(serial / 2) % sentences.length] ?? [];
}
