import { readKeyDates } from "~/domain/reading/read-key-dates";
import { milliseconds, type Section } from "./figures";

const NOTICE = `Sealed bids for snow removal at the town's parking lots will be received by the Clerk, 12 Main Street, until 2:00 p.m. local time on Thursday, March 5, 2026, at which time they will be publicly opened and read aloud.
A mandatory site meeting will be held on February 24, 2026 at 10:00 a.m. at the Public Works Garage. Failure to attend will result in disqualification.
All questions must be submitted in writing no later than February 26, 2026 at 4:00 p.m. The last addendum will be issued by February 27, 2026.
No bid may be withdrawn for sixty (60) days after the opening. The contract is for one year with two optional one-year extensions, from November 1, 2026 to April 30, 2027.
Every bid must come with a bid bond of ten percent. The contractor must carry insurance and provide certificates before the work begins. The town reserves the right to reject any bid.
`;
const LENGTH = 2_000;
const RUNS = 300;
const INPUT = {
  texts: [
    {
      section: "description",
      language: "en" as const,
      text: NOTICE.repeat(Math.ceil(LENGTH / NOTICE.length)).slice(0, LENGTH),
    },
  ],
  published: new Date("2026-02-10T15:00:00Z"),
  closing: null,
  zones: { place: "America/Toronto", buyer: null, portal: null },
};

/** How much of the processor reading the dates of one notice of 2,000 characters takes. */
export function measureReading(): Section {
  for (let run = 0; run < RUNS; run += 1) readKeyDates(INPUT);
  const before = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) readKeyDates(INPUT);
  const { user, system } = process.cpuUsage(before);
  const measured = milliseconds((user + system) / 1000 / RUNS);
  const figure = { name: "dates of a notice of 2,000 characters, processor time", measured, target: "2 ms" };
  return { title: "Dates read out of texts", figures: [figure] };
}
