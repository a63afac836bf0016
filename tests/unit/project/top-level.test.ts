import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { listKeptFiles, readJson, readText } from "./project-files";

const kept = listKeptFiles();

test("DC-17 the top level holds what the design names, the lockfile and dotfiles", () => {
  const names = [...new Set(kept.map((path) => path.split("/")[0]!))].filter((name) => !name.startsWith("."));
  expect(names.sort()).toEqual(
    [
      "README.md",
      "app",
      "drizzle",
      "package-lock.json",
      "package.json",
      "public",
      "tests",
      "tsconfig.json",
      "workers",
      "wrangler.toml",
    ].sort(),
  );
});

test("DC-10 one cron fires every fifteen minutes, in every environment", () => {
  const crons = [...readText("wrangler.toml").matchAll(/^crons\s*=\s*(.*)$/gm)].map(([, list]) => list);
  expect(crons.length).toBeGreaterThan(0);
  expect(new Set(crons)).toEqual(new Set(['["*/15 * * * *"]']));
});

test("the worker answers on its own domain only, and the platform's log keeps no URL with a link's secret", () => {
  const settings = readText("wrangler.toml");
  expect(settings).toMatch(/^workers_dev = false$/m);
  expect(settings).toMatch(/^preview_urls = false$/m);
  expect(settings).toMatch(/^\[observability\.logs\]\ninvocation_logs = false$/m);
});

test("the files that wrangler.toml starts with and migrates from exist", () => {
  const paths = [...readText("wrangler.toml").matchAll(/^(?:main|migrations_dir)\s*=\s*"([^"]+)"/gm)];
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(path))).toEqual([]);
});

test("the files that the scripts of package.json run exist", () => {
  const { scripts } = readJson("package.json") as { scripts: Record<string, string> };
  const paths = Object.values(scripts).flatMap(
    (command) => command.match(/\S+\/\S+\.(?:ts|mjs|js)\b/g) ?? [],
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** Put together here, so that this file does not hold them itself. */
const FORBIDDEN: ReadonlyArray<[what: string, pattern: RegExp]> = [
  ["a thing left to do", new RegExp(["TO", "DO|FIX", "ME"].join(""))],
  ["a test that runs alone", new RegExp(String.raw`\b(?:test|it|describe)\.on` + String.raw`ly\(`)],
  ["a test that is left out", new RegExp(String.raw`\b(?:test|it|describe)\.sk` + String.raw`ip\(`)],
  ["a sleep in a test", new RegExp(["waitFor", "Timeout"].join(""))],
  ["a path of one machine", new RegExp(String.raw`(?<![\w.~$}-])/(?:wo` + `rk|home|Users|root)/`)],
];
const BINARY = /\.(?:png|webp|jpe?g|gif|ico|woff2?|wasm|pdf|gz|zip)$/;

const readable = kept.filter((path) => path !== "package-lock.json" && !BINARY.test(path));

test.each(FORBIDDEN)("no file holds %s", (_what, pattern) => {
  expect(readable.filter((path) => pattern.test(readText(path)))).toEqual([]);
});

const ADDRESS = /[\w.%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}\b/g;
const RESERVED = /[@.](?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i;
/** These tests are about addresses in portals' data, which are never stored. */
const ABOUT_ADDRESSES = "tests/unit/sources/";

test("no email address could belong to a real person", () => {
  const addresses = readable
    .filter((path) => !path.startsWith(ABOUT_ADDRESSES))
    .flatMap((path) => (readText(path).match(ADDRESS) ?? []).map((address) => `${path}: ${address}`));
  expect(addresses.filter((line) => !RESERVED.test(line))).toEqual([]);
});
