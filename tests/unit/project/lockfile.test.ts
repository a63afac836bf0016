import { expect, test } from "vitest";
import { readJson } from "./project-files";

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

const { packages } = readJson("package-lock.json") as { packages: Record<string, Locked> };

/** Where Node looks for a package's dependency: in its own folder, then in those around it. */
function placesOf(dependency: string, folder: string) {
  const parts = folder.split("/node_modules/");
  const around = parts.map(
    (_, depth) => `${parts.slice(0, parts.length - depth).join("/node_modules/")}/node_modules/${dependency}`,
  );
  return [...around, `node_modules/${dependency}`];
}

test("the lockfile has the native builds of every system, so that `npm ci` passes on each", () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((dependency) => !placesOf(dependency, folder).some((place) => place in packages))
      .map((dependency) => `${dependency} of ${folder}`),
  );
  expect(missing).toEqual([]);
  expect(packages).toHaveProperty(["node_modules/@rollup/rollup-darwin-arm64"]);
  expect(packages).toHaveProperty(["node_modules/@rollup/rollup-win32-x64-msvc"]);
});
