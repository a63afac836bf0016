// npm run bench: figures with their targets beside them. It asserts nothing; what must hold is in the tests.
//   npm run bench -- --mail    measures the mail alone
//   npm run bench -- --reminders measures the reminders alone
//   npm run bench -- --limits  measures the heaviest invocations beside the platform's limits
//   npm run bench -- --latency measures how long visitors wait beside heavy work
//   npm run bench -- --pages   measures the pages alone, of what has been built
//   npm run bench -- --hostile measures the parsers alone, with hostile texts
//   npm run bench -- --reading measures reading dates out of texts alone
//   npm run bench -- --years   computes the databases' sizes after three years; BENCH_SUBSCRIBERS=5000 BENCH_OPEN=5000 are enough
//   npm run bench -- --start   measures a fresh clone's `npm start` instead, which needs npm's cache or a network
import { cpus, loadavg } from "node:os";
import { measureAccounts } from "./accounts";
import { classificationSection } from "./classification";
import { printSections } from "./figures";
import { measureHostileTexts } from "./hostile";
import { measureIngest } from "./ingest";
import { measureLatency } from "./latency";
import { measureLimits } from "./limits";
import { measureLists } from "./lists";
import { measureMail } from "./mail";
import { measurePages } from "./pages";
import { measureReading } from "./reading";
import { measureReminders } from "./reminders";
import { measureSockets } from "./sockets";
import { measureStart } from "./start";
import { measureStretches } from "./stretches";
import { languagesSection } from "./two-languages";
import { measureYears } from "./years";

const progress = (text: string) => {
  console.error(`  ${text}`);
};

if (process.argv.includes("--start")) {
  printSections([await measureStart()]);
} else if (process.argv.includes("--years")) {
  printSections([await measureYears(progress)]);
} else if (process.argv.includes("--mail")) {
  printSections([await measureMail(progress)]);
} else if (process.argv.includes("--reminders")) {
  printSections([await measureReminders(progress)]);
} else if (process.argv.includes("--limits")) {
  printSections([await measureLimits(progress)]);
} else if (process.argv.includes("--latency")) {
  await buildBoth();
  printSections([await measureStretches(progress), await measureLatency(progress)]);
} else if (process.argv.includes("--hostile")) {
  printSections([await measureHostileTexts(progress)]);
} else if (process.argv.includes("--reading")) {
  printSections([measureReading()]);
} else if (process.argv.includes("--pages")) {
  printSections([await measurePages(progress)]);
} else {
  await buildBoth();
  const sections = [
    ...(await measureLists(progress)),
    await measureMail(progress),
    await measureStretches(progress),
    await measureLatency(progress),
    await measureReminders(progress),
    await measureLimits(progress),
    await measureIngest(progress),
    await measurePages(progress),
    await measureAccounts(),
    await measureSockets(progress),
    classificationSection(),
    await languagesSection(),
    measureReading(),
    await measureHostileTexts(progress),
  ];
  // Times mean little on a busy computer, so the load is printed.
  const busy = loadavg()[0]?.toFixed(1) ?? "-";
  console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${busy}`);
  printSections(sections);
}

async function buildBoth() {
  const prepare = (await import(new URL("../../workers/local/prepare.mjs", import.meta.url).href)) as {
    buildLocal: () => Promise<void>;
    buildProduction: () => Promise<void>;
  };
  await prepare.buildLocal();
  await prepare.buildProduction();
}
