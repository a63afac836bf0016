// Fits the weights of the evidence to labelled notices.
//   npx tsx tests/bench/fit-weights.ts [FILE …]            prints the weights that find more, old → new
//   npx tsx tests/bench/fit-weights.ts [FILE …] --write    stores them in evidence-weights.ts
// It reads the open notices of the fixture, and of further files given. It never reads a sealed one.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { classifyNotice } from "~/domain/classification";
import { ENOUGH, WEIGHTS } from "~/domain/classification/evidence-weights";
import type { ServiceKey } from "~/domain/service-types";
import { type LabelledNotice, parseLabelledLines, readOpenNotices } from "./labelled-notices";

const TABLE = new URL("../../app/domain/classification/evidence-weights.ts", import.meta.url);
/** Tried for each number, in this order. */
const STEPS = [-1, -0.5, 0.5, 1];
/** A round tries every number once. They hardly move after the second. */
const MOST_ROUNDS = 3;

type Numbers = Record<string, number>;
export type Setting = { table: Numbers; name: string };

/** Every number of the tables. They are changed in place, because the classifier reads them when it is called. */
const SETTINGS: ReadonlyArray<Setting> = [WEIGHTS as Numbers, ENOUGH as Numbers].flatMap((table) =>
  Object.keys(table).map((name) => ({ table, name })),
);

const isTrade = (service: ServiceKey) => service !== "other";

/** The harmonic mean of precision and recall over the seven trades; `missed` labels are of notices left out. */
export function f1(notices: ReadonlyArray<LabelledNotice>, missed = 0): number {
  let right = 0;
  let found = 0;
  let wanted = missed;
  for (const { trades, notice } of notices) {
    const services = classifyNotice(notice).services.filter(isTrade);
    found += services.length;
    wanted += trades.filter(isTrade).length;
    right += services.filter((service) => trades.includes(service)).length;
  }
  return (2 * right) / (found + wanted);
}

/**
 * Changes one number after the other by a step where that makes the score better, until a round changes none. Returns
 * the last score. A tie keeps the present number.
 */
export function descend(settings: ReadonlyArray<Setting>, score: () => number, rounds = MOST_ROUNDS): number {
  let best = score();
  for (let round = 0; round < rounds; round += 1) {
    const before = best;
    for (const setting of settings) best = bestStep(setting, score, best);
    if (best === before) break;
  }
  return best;
}

function bestStep({ table, name }: Setting, score: () => number, present: number): number {
  const start = table[name] ?? 0;
  let [best, value] = [present, start];
  for (const step of STEPS) {
    if (start + step < 0) continue;
    table[name] = start + step;
    const tried = score();
    if (tried > best) [best, value] = [tried, start + step];
  }
  table[name] = value;
  return best;
}

/** The source of the tables with the present numbers. */
export function withNumbers(source: string, settings: ReadonlyArray<Setting>): string {
  return settings.reduce(
    (text, { table, name }) =>
      text.replace(
        new RegExp(`^(  ${name}: )[\\d.]+,`, "m"),
        (_, start: string) => `${start}${table[name]},`,
      ),
    source,
  );
}

/** Notices in which there is evidence at all: no weight changes the others. */
function withEvidence(notices: ReadonlyArray<LabelledNotice>): Array<LabelledNotice> {
  const enough = { ...ENOUGH } as Numbers;
  for (const name of Object.keys(enough)) (ENOUGH as Numbers)[name] = 0.01;
  const kept = notices.filter(({ notice }) => classifyNotice(notice).services.some(isTrade));
  Object.assign(ENOUGH, enough);
  return kept;
}

function main() {
  const files = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const further = files.flatMap((file) => parseLabelledLines(readFileSync(file, "utf8")));
  const notices = [...readOpenNotices(), ...further];
  const before = new Map(SETTINGS.map(({ table, name }) => [name, table[name]]));
  const start = f1(notices);
  const read = withEvidence(notices);
  const left = notices.filter((notice) => !read.includes(notice));
  const missed = left.flatMap(({ trades }) => trades.filter(isTrade)).length;
  const end = descend(SETTINGS, () => f1(read, missed));
  for (const { table, name } of SETTINGS)
    console.log(
      `${name.padEnd(20)}${before.get(name)}${table[name] === before.get(name) ? "" : ` → ${table[name]}`}`,
    );
  console.log(`F1 over ${notices.length} notices: ${start.toFixed(4)} → ${end.toFixed(4)}`);
  if (process.argv.includes("--write"))
    writeFileSync(TABLE, withNumbers(readFileSync(TABLE, "utf8"), SETTINGS));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
