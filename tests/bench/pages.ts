import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { signIn, startDemo } from "../support/app";
import { type Figure, kilobytes, median, milliseconds, quantile, type Section, timesOf } from "./figures";

const build = (path: string) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));

/** How long the built worker takes for a page, one request after the other, and how much it sends. */
export async function measurePages(): Promise<Section> {
  await using app = await startDemo();
  const plain = new Miniflare({
    modules: true,
    script: `export default { fetch: () => new Response("ok") }`,
    compatibilityDate: "2026-04-20",
    host: "127.0.0.1",
    port: 0,
  });
  const session = await signIn(app, "trial");
  const answer = await timesOf(new URL("/", await plain.ready), {});
  await plain.dispose();
  const asset = await timesOf(new URL("/favicon.svg", app.origin), {});
  const landing = await timesOf(new URL("/", app.origin), {});
  const feed = await timesOf(new URL("/dashboard", app.origin), session);
  const html = await (await fetch(`${app.origin}/dashboard`, { headers: session })).text();

  const p50And99 = (times: ReadonlyArray<number>) =>
    `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.99))}`;
  return {
    title: "Pages of the built worker",
    note: "local build with the demo's notices; p50 / p99 of 300 requests, one at a time, over local HTTP",
    figures: [
      {
        name: "feed page with 20 cards, session and database included",
        measured: p50And99(feed),
        compare: `a plain answer: ${p50And99(answer)}; a static file: ${p50And99(asset)}`,
      },
      { name: "landing page", measured: p50And99(landing) },
      { name: "HTML of the feed page", measured: `${kilobytes(gzipSync(html).length)} gz` },
      scriptsOf(html),
      {
        name: "production worker",
        measured: `${kilobytes(gzipSync(readFileSync(build("production/worker/index.js"))).length)} gz`,
        compare: "the platform's limit: 10 MB gz",
      },
      allScripts(),
    ],
  };
}

function scriptsOf(html: string): Figure {
  const paths = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g) ?? [])];
  const files = paths.map((path) => readFileSync(build(`local/client${path}`)));
  const brotli = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  const gz = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  return {
    name: "JavaScript that the feed page names",
    measured: `${kilobytes(gz)} gz, ${kilobytes(brotli)} br`,
    target: "<= 130 kB br",
    compare: `${paths.length} files; React and the router alone: 75 kB br`,
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
