import { readKeyDates } from "~/domain/reading/read-key-dates";
import { milliseconds, type Section } from "./figures";

const NOTICE = `Sealed bids for snow removal at the town's parking lots will be received by the Clerk, 12 Main Street, until 2:00 p.m. local time on Thursday, March 5, 2026, at which time they will be publicly opened and read aloud.
A mandatory site meeting will be held on February 24, 2026 at 10:00 a.m. at the Public Works Garage. Failure to attend will result in disqualification.
All questions must be submitted in writing no later than February 26, 2026 at 4:00 p.m. The last addendum will be issued by February 27, 2026.
No bid may be withdrawn for sixty (60) days after the opening. The contract is for one year with two optional one-year extensions, from November 1, 2026 to April 30, 2027.
Every bid must come with a bid bond of ten percent. The contractor must carry insurance and provide certificates before the work begins. The town reserves the right to reject any bid.
`;
/** How long a text is, how often it is read, and within what time it must be. */
const SIZES = [
  { length: 2_000, runs: 300, target: "2 ms" },
  { length: 20_000, runs: 30, target: "20 ms" },
  { length: 1_000_000, runs: 2, target: "of a text as long as this only the beginning is read" },
];

const inputOf = (length: number) => ({
  texts: [
    {
      section: "description",
      language: "en" as const,
      text: NOTICE.repeat(Math.ceil(length / NOTICE.length)).slice(0, length),
    },
  ],
  published: new Date("2026-02-10T15:00:00Z"),
  closing: null,
  zones: { place: "America/Toronto", buyer: null, portal: null },
});

/** How much of the processor reading the dates of one notice takes. */
export function measureReading(): Section {
  const figures = SIZES.map(({ length, runs, target }) => {
    const input = inputOf(length);
    for (let run = 0; run < runs; run += 1) readKeyDates(input);
    const before = process.cpuUsage();
    for (let run = 0; run < runs; run += 1) readKeyDates(input);
    const { user, system } = process.cpuUsage(before);
    const measured = milliseconds((user + system) / 1000 / runs);
    const characters = length.toLocaleString("en-CA");
    return { name: `dates of a notice of ${characters} characters, processor time`, measured, target };
  });
  return { title: "Dates read out of texts", figures };
}
