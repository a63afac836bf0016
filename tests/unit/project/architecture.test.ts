import { existsSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readText } from "./project-files";

/** Each layer may import itself and the layers named beside it; nothing else of ours. */
const MAY_IMPORT: Record<string, ReadonlyArray<string>> = {
  "app/domain": [],
  "app/content": ["app/domain"],
  "app/sources": ["app/domain"],
  "app/ports": ["app/domain"],
  "app/emails": ["app/domain", "app/content"],
  "app/ui": ["app/domain", "app/content"],
  "app/lib": ["app/domain", "app/content", "app/ports", "app/sources", "drizzle"],
  "app/features": [
    "app/domain",
    "app/content",
    "app/sources",
    "app/ports",
    "app/emails",
    "app/ui",
    "app/lib",
    "drizzle",
  ],
  "app/routes": ["app/domain", "app/content", "app/sources", "app/ui", "app/lib", "app/features"],
  "app (its own files)": ["app/domain", "app/content", "app/ui", "app/lib", "app/features"],
  "drizzle/seed": ["app/domain", "app/sources"],
  drizzle: ["app/domain"],
  workers: [
    "app/domain",
    "app/sources",
    "app/ports",
    "app/lib",
    "app/features",
    "app (its own files)",
    "drizzle",
    "build",
  ],
};

/** Only the local build contains the demo's notices and the stand-ins that serve them. */
const LOCAL_BUILD = /^(?:app\/features|workers)\/local\//;

type Import = { from: string; layer: string; to: string; target: string; name: string };

const LAYERS = Object.keys(MAY_IMPORT).filter((layer) => !layer.includes(" "));
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;
const ADAPTER = /^app\/ports\/[^/]+\//;

function layerOf(path: string) {
  const layer = LAYERS.find((name) => path.startsWith(`${name}/`));
  return layer ?? (path.startsWith("app/") ? "app (its own files)" : path.split("/")[0]!);
}

/** The file that an import specifier refers to, without `?url`; a package's name is returned unchanged. */
function targetOf(from: string, specifier: string) {
  const name = specifier.replace(/\?url$/, "");
  const path = name.startsWith(".")
    ? posix.join(posix.dirname(from), name)
    : name.replace(/^~\//, "app/").replace(/^#drizzle\//, "drizzle/");
  if (path === name) return name;
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate)) ?? path;
}

const IMPORTED: ReadonlyArray<Import> = ["app", "drizzle", "workers"]
  .flatMap(listFiles)
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  .flatMap((from) =>
    [...readText(from).matchAll(IMPORTS)].map(([, name]) => {
      const target = targetOf(from, name!);
      const ours = /^(?:\.|~\/|#drizzle\/)/.test(name!);
      return { from, layer: layerOf(from), to: ours ? layerOf(target) : "", target, name: name! };
    }),
  );
const OURS = IMPORTED.filter(({ to }) => to !== "");

const listed = (imports: ReadonlyArray<Import>) => imports.map(({ from, name }) => `${from} imports ${name}`);

test("the imports are read, and each leads to a file", () => {
  const read = new Set(IMPORTED.map(({ layer }) => layer));
  expect([...read].filter((layer) => !(layer in MAY_IMPORT))).toEqual([]);
  expect(read.size).toBeGreaterThan(10);
  const lost = OURS.filter(({ to, target }) => to !== "build" && !existsSync(target));
  expect(listed(lost)).toEqual([]);
});

test.each(Object.entries(MAY_IMPORT))("%s imports only what it may", (layer, allowed) => {
  const wrong = OURS.filter(
    (found) =>
      found.layer === layer &&
      ![layer, ...allowed].includes(found.to) &&
      !(found.to === "drizzle/seed" && LOCAL_BUILD.test(found.from)),
  );
  expect(listed(wrong)).toEqual([]);
});

test("only the worker imports an adapter", () => {
  const wrong = OURS.filter(
    ({ from, layer, target }) =>
      ADAPTER.test(target) &&
      layer !== "workers" &&
      // An adapter's own files. The local payment provider signs its messages as the real one does.
      posix.dirname(from) !== posix.dirname(target) &&
      !target.endsWith("/signature.ts"),
  );
  expect(listed(wrong)).toEqual([]);
});

test("DC-05 only server files, the database's folder and the worker import the query builder", () => {
  const wrong = IMPORTED.filter(
    ({ from, name }) =>
      /^drizzle-(?:orm|kit)\b/.test(name) && !/\.server\.tsx?$|^drizzle\/|^workers\//.test(from),
  );
  expect(listed(wrong)).toEqual([]);
});

test("a posted form is read in one place, which limits its size and its field names", () => {
  const reads = ["app", "workers"]
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && readText(path).includes(".formData()"));
  expect(reads).toEqual(["app/lib/form.server.ts"]);
});

test("a route imports no table and no other route", () => {
  const wrong = OURS.filter(
    ({ layer, from, to, target }) =>
      layer === "app/routes" && (to.startsWith("drizzle") || (to === "app/routes" && target !== from)),
  );
  expect(listed(wrong)).toEqual([]);
});

/** Features that are pages: no other feature may import them. */
const TOP_FEATURES = ["feed", "browse", "landing", "legal", "local", "support", "self-checks"];

test("no feature imports a feature that is a page: the feed, browsing, the landing page, the legal pages, the local build, support, the self-checks", () => {
  const featureOf = (path: string) => path.split("/")[2]!;
  const wrong = OURS.filter(
    ({ layer, from, to, target }) =>
      layer === "app/features" &&
      to === "app/features" &&
      featureOf(from) !== featureOf(target) &&
      TOP_FEATURES.includes(featureOf(target)),
  );
  expect(listed(wrong)).toEqual([]);
});

test("the outbox knows no content: it imports no other feature and no template", () => {
  const wrong = OURS.filter(
    ({ from, to, target }) =>
      from.startsWith("app/features/outbox/") &&
      (to === "app/emails" || (to === "app/features" && !target.startsWith("app/features/outbox/"))),
  );
  expect(listed(wrong)).toEqual([]);
  expect(OURS.filter(({ target }) => target.startsWith("app/features/outbox/"))).not.toEqual([]);
});

test("only the outbox stores messages", () => {
  const STORES = /\binsert\(emails\)|insertRows\(\s*emails\b|\binto emails\b/;
  const wrong = ["app", "workers"]
    .flatMap(listFiles)
    .filter((path) => STORES.test(readText(path)) && !path.startsWith("app/features/outbox/"));
  expect(wrong).toEqual([]);
});

test("only the function that stores opportunities announces changes, and nothing else stores one", () => {
  const writer = "app/features/ingest/write-opportunities.server.ts";
  const announcers = OURS.filter(({ target }) => target === "app/features/sockets/announce.server.ts");
  expect(announcers.map(({ from }) => from)).toEqual([writer]);

  const STORES = /\binsert\(opportunities\)|insertRows\(\s*opportunities\b|\binto opportunities\b/;
  const ANNOUNCES = /\bbroadcaster\s*\.announce\(/;
  const sources = ["app", "workers"].flatMap(listFiles);
  expect(sources.filter((path) => STORES.test(readText(path)))).toEqual([writer]);
  expect(sources.filter((path) => ANNOUNCES.test(readText(path)))).toEqual([
    "app/features/sockets/announce.server.ts",
  ]);
});

test("what the browser runs imports no server file", () => {
  const wrong = OURS.filter(
    ({ layer, from, target, name }) =>
      /\.server\.tsx?$/.test(target) &&
      !/\.server\.tsx?$/.test(from) &&
      /^app\/(?:features|ui|content|emails)$/.test(layer) &&
      from.endsWith(".tsx") &&
      !importsTypesOnly(from, name),
  );
  expect(listed(wrong)).toEqual([]);
});

function importsTypesOnly(from: string, name: string) {
  return new RegExp(`import type [^;]*from "${name.replace(/[.$]/g, "\\$&")}"`).test(readText(from));
}

test("app/README.md says what belongs in each room, and lib stays small", () => {
  const readme = readText("app/README.md");
  const rooms = new Set(
    listFiles("app")
      .map((path) => /^app\/(?:features|domain)\/([^/]+)\//.exec(path)?.[1])
      .filter((name) => name !== undefined),
  );
  expect([...rooms].filter((name) => !new RegExp(`[/\`]${name}\``).test(readme))).toEqual([]);
  expect(listFiles("app/lib").length).toBeLessThanOrEqual(8);
});

test("no file and no room imports itself by way of others", () => {
  const files = edgesOf(OURS.map(({ from, target }) => [from, target]));
  expect(cyclesOf(files)).toEqual([]);
  const rooms = edgesOf(OURS.map(({ from, target }) => [roomOf(from), roomOf(target)]));
  expect(cyclesOf(rooms)).toEqual([]);
});

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

function edgesOf(pairs: ReadonlyArray<readonly [string, string]>): Edges {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
}

/** A folder of features or of a layer that has folders; the files of the top level count as one room each. */
function roomOf(path: string) {
  const parts = path.split("/");
  const depth = /^app\/(?:features|domain|sources|ports)\/[^/]+\//.test(path) ? 3 : 2;
  return parts.length > depth ? parts.slice(0, depth).join("/") : path;
}

/** The names that can be reached from themselves. */
function cyclesOf(edges: Edges): Array<string> {
  return [...edges.keys()].filter((start) => {
    const seen = new Set<string>();
    const waiting = [...(edges.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === start) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(edges.get(next) ?? []));
    }
    return false;
  });
}
