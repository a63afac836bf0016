import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readJson } from "./project-files";

type Package = {
  version: string;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: unknown;
};

/** Another package's dependency, used by npm itself; it has no types here. */
const { satisfies } = createRequire(import.meta.url)("semver") as {
  satisfies: (version: string, range: string) => boolean;
};

const OLDEST_NODE = "20.19.0";

const project = readJson("package.json") as Package;
const direct = { ...project.dependencies, ...project.devDependencies };
const installed = Object.keys(
  (readJson("node_modules/.package-lock.json") as { packages: Record<string, unknown> }).packages,
);

const manifestOf = (folder: string) => readJson(`${folder}/package.json`) as Package;
const copiesOf = (name: string) => installed.filter((folder) => folder.endsWith(`node_modules/${name}`));
const versionsOf = (name: string) => copiesOf(name).map((folder) => manifestOf(folder).version);

test.each([
  ["@remix-run/router", "1.23.4"],
  ["react-router", "6.30.6"],
  ["react-router-dom", "6.30.6"],
  ["wrangler", "4.86.0"],
  ["@remix-run/cloudflare", "2.17.5"],
  ["@remix-run/dev", "2.17.5"],
  ["@remix-run/react", "2.17.5"],
  ["@remix-run/server-runtime", "2.17.5"],
  ["@remix-run/fs-routes", "2.17.5"],
  ["@remix-run/route-config", "2.17.5"],
  ["@cloudflare/vitest-pool-workers", "0.15.1"],
])("there is one copy of %s, version %s", (name, version) => {
  expect(versionsOf(name)).toEqual([version]);
});

test.each([
  ["react", "18."],
  ["vite", "6."],
  ["typescript", "5.9."],
  ["drizzle-orm", "0.45."],
])("the project's %s is %sx", (name, start) => {
  expect(manifestOf(`node_modules/${name}`).version.startsWith(start)).toBe(true);
});

test("the overrides that close the router's holes, keep one wrangler and pin a Rollup with every system's build are in place", () => {
  expect(project.overrides).toEqual({
    "@remix-run/dev": { wrangler: "$wrangler" },
    "@remix-run/router": "1.23.4",
    "react-router": "6.30.6",
    "react-router-dom": "6.30.6",
    rollup: "4.67.4",
  });
});

test("the project and everything it asks for run on the oldest Node it promises", () => {
  expect(project.engines).toEqual({ node: `>=${OLDEST_NODE}` });
  const refusing = Object.keys(direct).filter((name) => {
    const range = manifestOf(`node_modules/${name}`).engines?.["node"];
    return range !== undefined && !satisfies(OLDEST_NODE, range);
  });
  expect(refusing).toEqual([]);
});

test("what is installed is what package.json asks for", () => {
  const other = Object.entries(direct).filter(
    ([name, range]) => !satisfies(manifestOf(`node_modules/${name}`).version, range),
  );
  expect(other).toEqual([]);
});
