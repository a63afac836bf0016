// Measures the classifier on the labelled notices.
//   npx tsx tests/bench/classification.ts            prints precision and recall of the open and the sealed notices
//   npx tsx tests/bench/classification.ts --misses   prints the wrong results among the open notices too
//   npx tsx tests/bench/classification.ts --languages  prints notices whose English and French text have other trades
//   npx tsx tests/bench/classification.ts --store    stores the current results, after a wanted change of rules
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import { SERVICE_TYPES, type ServiceKey, serviceKeyOf } from "~/domain/service-types";
import { currentResults, storeResults } from "./classification-results";
import { milliseconds, type Section } from "./figures";
import {
  HALVES,
  type LabelledNotice,
  parseLabelledLines,
  readLabelledNotices,
  readNoticesLabelledOnce,
  readSealedFromFeeds,
  readWholeRecords,
} from "./labelled-notices";
import { type Counts, NO_COUNTS, precision, recall, shareLabel } from "./precision-recall";
import { languageDisagreements, languagesSection } from "./two-languages";

const SERVICES = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));

/** `trades` leaves out the label "other". */
type Measurement = { all: Counts; trades: Counts; byService: ReadonlyArray<readonly [ServiceKey, Counts]> };

export function measure(notices: ReadonlyArray<LabelledNotice>): Measurement {
  const results = notices.map(({ trades, notice }) => ({ trades, found: classifyNotice(notice).services }));
  const byService = SERVICES.map((service) => {
    const counts = results.map(({ trades, found }) => ({
      right: Number(trades.includes(service) && found.includes(service)),
      found: Number(found.includes(service)),
      wanted: Number(trades.includes(service)),
    }));
    return [service, counts.reduce(added, NO_COUNTS)] as const;
  });
  return {
    byService,
    trades: byService
      .filter(([service]) => service !== "other")
      .map(([, counts]) => counts)
      .reduce(added, NO_COUNTS),
    all: byService.map(([, counts]) => counts).reduce(added, NO_COUNTS),
  };
}

function added(a: Counts, b: Counts): Counts {
  return { right: a.right + b.right, found: a.found + b.found, wanted: a.wanted + b.wanted };
}

const TIMED_NOTICES = 2_000;
const TIMED_RUNS = 5;
const TIMED_BODY_LENGTH = 2_000;
/** Milliseconds for one notice. */
const BUDGET = 0.5;

/** Milliseconds for each notice, its body cut or repeated to 2,000 characters; the best of several runs. */
function measureTime(notices: ReadonlyArray<LabelledNotice>): number {
  const long = notices.map(({ notice }): ClassifiableNotice => {
    const text = `${notice.sections.description ?? notice.title} `;
    const description = text.repeat(Math.ceil(TIMED_BODY_LENGTH / text.length)).slice(0, TIMED_BODY_LENGTH);
    return { ...notice, sections: { description } };
  });
  const run = () => {
    for (let index = 0; index < TIMED_NOTICES; index += 1) {
      const notice = long[index % long.length];
      if (notice) classifyNotice(notice);
    }
  };
  run();
  const times = Array.from({ length: TIMED_RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times) / TIMED_NOTICES;
}

function figuresOf(name: string, notices: ReadonlyArray<LabelledNotice>): Section["figures"] {
  const { all, trades, byService } = measure(notices);
  const french = measure(notices.filter(({ notice }) => notice.language === "fr"));
  const figure = (what: string, counts: Counts, target: string) => ({
    name: `precision / recall, ${name}, ${what}`,
    measured: `${shareLabel(precision(counts))} / ${shareLabel(recall(counts))}`,
    target,
    compare: `${counts.wanted} labelled, ${counts.found} found`,
  });
  return [
    figure("seven trades", trades, "95 % / 93 %"),
    figure("French", french.trades, "93 % / 90 %"),
    figure("with other", all, ""),
    ...byService.map(([service, counts]) => figure(service, counts, "92 % / 88 %")),
  ];
}

/** Precision and recall with the interval that is true with 95 % confidence (Wilson). */
export function classificationSection(): Section {
  const notices = HALVES.map((half) => [half, readLabelledNotices(half)] as const);
  const all = notices.flatMap(([, labelled]) => labelled);
  if (all.length === 0) return { title: "Classification", note: "no labelled notices here", figures: [] };
  return {
    title: "Classification",
    note: `${all.length} labelled notices; the rules may be written from the open ones only`,
    figures: [
      ...notices.flatMap(([half, labelled]) => figuresOf(half, labelled)),
      ...figuresOf("labelled once, open", readNoticesLabelledOnce()),
      ...figuresOf("from feeds, sealed", readSealedFromFeeds()),
      ...HALVES.flatMap((half) => figuresOf(`whole records, ${half}`, readWholeRecords(half))),
      {
        name: "time for a notice with 2,000 characters",
        measured: milliseconds(measureTime(all)),
        target: `under ${BUDGET} ms`,
      },
    ],
  };
}

/** Only of the open notices: rules written from the sealed ones' misses would spoil the measurement. */
function printMisses(notices: ReadonlyArray<LabelledNotice>) {
  for (const { id, trades, notice } of notices) {
    const { services, reasons } = classifyNotice(notice);
    if (services.toSorted().join() === trades.toSorted().join()) continue;
    console.log(`\n${id}: ${notice.title}`);
    console.log(`  labelled ${trades.join(", ")}; found ${services.join(", ")}`);
    for (const { service, text } of reasons) console.log(`    ${service}: ${text}`);
  }
}

async function printLanguages() {
  const { title, note, figures } = await languagesSection();
  console.log(`${title}: ${note ?? ""}`);
  for (const { name, measured } of figures) console.log(`${name.padEnd(60)}${measured}`);
  for (const { title: own, translated, english, french } of await languageDisagreements())
    console.log(`\n${own}: ${english.join(", ")}\n${translated}: ${french.join(", ")}`);
}

async function main() {
  if (process.argv.includes("--languages")) {
    await printLanguages();
    return;
  }
  const file = process.argv[process.argv.indexOf("--file") + 1];
  const open =
    process.argv.includes("--file") && file
      ? parseLabelledLines(readFileSync(file, "utf8"))
      : readLabelledNotices("open");
  if (process.argv.includes("--store")) {
    storeResults(currentResults(), (path, text) => {
      writeFileSync(path, text);
    });
    return;
  }
  const { title, note, figures } = process.argv.includes("--file")
    ? { title: "Classification", note: file, figures: figuresOf("file", open) }
    : classificationSection();
  console.log(`${title}: ${note}`);
  for (const { name, measured, target = "", compare = "" } of figures)
    console.log(`${name.padEnd(60)}${measured.padEnd(52)}${target.padEnd(14)}${compare}`);
  if (process.argv.includes("--misses")) printMisses(open);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
