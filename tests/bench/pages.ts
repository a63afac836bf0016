import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { createDatabase } from "#drizzle/client";
import { joinIndexParts } from "~/features/search/join-index-parts.server";
import { signIn, startDemo } from "../support/app";
import { COMMON_WORD, fillWithOpportunities, FREQUENT_WORD } from "../support/many-opportunities";
import { scriptsNamedIn } from "../support/page-weight";
import {
  type Figure,
  kilobytes,
  median,
  milliseconds,
  quantile,
  type Section,
  timesOf,
  wholeNumber,
} from "./figures";

const build = (path: string) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));

const OPEN = 20_000;
const JOINED_RUNS = 20;

/** Times pages of the built worker, one request after another, and measures their size. */
export async function measurePages(progress: (text: string) => void): Promise<Section> {
  await using app = await startDemo();
  progress(`${wholeNumber(OPEN)} open opportunities for the pages`);
  const db = createDatabase(app.db);
  await fillWithOpportunities(db, { total: OPEN, open: OPEN }, new Date());
  // What the timed job does between the writes of some hours.
  for (let run = 0; run < JOINED_RUNS; run++) await joinIndexParts(db);
  const session = await signIn(app, "pro");
  await using plainWorker = await startPlainWorker();
  const page = (path: string, headers = {}) => ({ url: new URL(path, app.origin), headers });
  const [plain = [], bare = [], feed = [], feedData = [], browse = [], search = [], landing = []] =
    await timesOf(
      { url: plainWorker.url },
      page("/local/bare"),
      page("/dashboard", session),
      // The same loader without the document; the difference is rendering.
      page("/dashboard.data", session),
      page("/opportunities", session),
      page(`/opportunities?q=${COMMON_WORD}+${FREQUENT_WORD}`, session),
      page("/"),
    );
  const html = await (await fetch(`${app.origin}/dashboard`, { headers: session })).text();

  return {
    title: `Pages of the built worker, ${wholeNumber(OPEN)} open opportunities`,
    note: "Pro account, 20 cards a page; p50 / p99 of 300 requests each, one at a time and in turn, over local HTTP",
    figures: [
      { name: "a plain answer of a worker", measured: p50And99(plain) },
      {
        name: "a bare page of 20 cards, without a database",
        measured: p50And99(bare),
        target: "<= 5 ms more than a plain answer",
        compare: `${milliseconds(median(bare) - median(plain))} more`,
      },
      {
        name: "/dashboard",
        measured: p50And99(feed),
        target: "<= 2.7 times the bare page",
        compare: `${(median(feed) / median(bare)).toFixed(1)} times`,
      },
      {
        name: "/dashboard, the document alone (by difference from its data)",
        measured: milliseconds(median(feed) - median(feedData)),
        target: "<= 5 ms",
        compare: `its data, session and database included: ${p50And99(feedData)}`,
      },
      { name: "/opportunities", measured: p50And99(browse), compare: over(browse, bare) },
      {
        name: `/opportunities?q=${COMMON_WORD}+${FREQUENT_WORD}`,
        measured: p50And99(search),
        compare: over(search, bare),
      },
      { name: "landing page", measured: p50And99(landing), compare: over(landing, bare) },
      { name: "HTML of the feed page", measured: `${kilobytes(gzipSync(html).length)} gz` },
      scriptsFigure(html),
      {
        name: "production worker",
        measured: `${kilobytes(gzipSync(readFileSync(build("production/worker/index.js"))).length)} gz`,
        compare: "the platform's limit: 10 MB gz",
      },
      allScripts(),
    ],
  };
}

async function startPlainWorker() {
  const plain = new Miniflare({
    modules: true,
    script: `export default { fetch: () => new Response("ok") }`,
    compatibilityDate: "2026-04-20",
    host: "127.0.0.1",
    port: 0,
  });
  return { url: await plain.ready, [Symbol.asyncDispose]: () => plain.dispose() };
}

const p50And99 = (times: ReadonlyArray<number>) =>
  `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.99))}`;

const over = (times: ReadonlyArray<number>, bare: ReadonlyArray<number>) =>
  `${milliseconds(median(times) - median(bare))} more than the bare page`;

function scriptsFigure(html: string): Figure {
  const { files, brotli } = scriptsNamedIn(html, "local");
  return {
    name: "JavaScript sent for /dashboard",
    measured: `${kilobytes(brotli)} br`,
    target: "< 112 kB br",
    compare: `${files} files`,
  };
}

function allScripts(): Figure {
  const files = readdirSync(build("production/client/assets")).filter((name) => name.endsWith(".js"));
  const gz = files.map((name) => gzipSync(readFileSync(build(`production/client/assets/${name}`))).length);
  return {
    name: "all client JavaScript of production",
    measured: `${kilobytes(gz.reduce((sum, size) => sum + size, 0))} gz`,
    compare: `${files.length} files`,
  };
}
