// Learns from the open labelled notices what the words of a title say about its trades.
//   npx tsx tests/bench/learn-words.ts            prints how large the table is
//   npx tsx tests/bench/learn-words.ts --write    stores it in app/domain/classification/learned/word-weights.ts
// The same notices give the same file. It never reads a sealed one.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { foldText } from "~/domain/classification/folded-text";
import { learnedFeatures } from "~/domain/classification/learned/features";
import {
  LEARNED_SERVICES,
  type WeightTable,
  writeWeights,
} from "~/domain/classification/learned/learned-scores";
import { withPlainTitle } from "~/domain/classification/title-openings";
import { type LabelledNotice, readOpenNotices } from "./labelled-notices";
import { fitLogisticRegression, type Sample } from "./logistic-regression";

export const TABLE = new URL("../../app/domain/classification/learned/word-weights.ts", import.meta.url);
/** A word of fewer buyers may be a place, a firm or a person. */
const FEWEST_BUYERS = 4;
const LINE_LENGTH = 110;

function featuresOf({ notice }: LabelledNotice): Array<string> {
  const plain = withPlainTitle(notice);
  return learnedFeatures(foldText(plain.title), plain).map(({ key }) => key);
}

/** What stands in notices of enough different buyers, in alphabetical order. A notice without a buyer counts as one. */
function commonFeatures(read: ReadonlyArray<{ labelled: LabelledNotice; keys: ReadonlyArray<string> }>) {
  const buyers = new Map<string, Set<string>>();
  for (const { labelled, keys } of read) {
    for (const key of keys) {
      const known = buyers.get(key) ?? new Set();
      buyers.set(key, known.add(labelled.notice.buyer ?? labelled.id));
    }
  }
  return [...buyers]
    .filter(([, names]) => names.size >= FEWEST_BUYERS)
    .map(([key]) => key)
    .toSorted();
}

export function learn(notices: ReadonlyArray<LabelledNotice>): WeightTable {
  const read = notices.map((labelled) => ({ labelled, keys: featuresOf(labelled) }));
  const common = commonFeatures(read);
  const numbers = new Map(common.map((key, at) => [key, at]));
  const samples = read.map(({ labelled, keys }) => ({
    trades: labelled.trades,
    features: keys.flatMap((key) => numbers.get(key) ?? []),
  }));
  const fits = LEARNED_SERVICES.map((service) =>
    fitLogisticRegression(
      samples.map(({ trades, features }): Sample => ({ features, is: trades.includes(service) })),
      common.length,
    ),
  );
  const weights = (at: number) => Float64Array.from(fits, (fit) => fit[at] ?? 0);
  return new Map(common.map((key, at) => [key, weights(at)]));
}

/** The source of the table, its entries on lines of about the usual length. */
export function sourceOf(table: WeightTable): string {
  const lines = [""];
  for (const entry of writeWeights(table).split(";")) {
    const last = lines.length - 1;
    if ((lines[last] ?? "").length + entry.length > LINE_LENGTH) lines.push(`${entry};`);
    else lines[last] = `${lines[last] ?? ""}${entry};`;
  }
  const text = lines.join("\n").slice(0, -1);
  return `// Written by \`npx tsx tests/bench/learn-words.ts --write\` from the open labelled notices. Do not edit.

/** Read by \`readWeights\`. Only what notices of at least ${FEWEST_BUYERS} buyers have in their titles is listed. */
export const WORD_WEIGHTS = \`
${text}\`;
`;
}

function main() {
  const start = performance.now();
  const table = learn(readOpenNotices());
  const source = sourceOf(table);
  if (process.argv.includes("--write")) writeFileSync(TABLE, source);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(
    `${table.size} words, pairs and marks; ${source.length} bytes, ${gzipSync(source).length} with gzip; ${seconds} s`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
