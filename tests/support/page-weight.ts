import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { BuildName } from "../../workers/local/miniflare-options";

/** The scripts that a page loads, including their imports; bytes with brotli. */
export function scriptsNamedIn(html: string, build: BuildName): { files: number; brotli: number } {
  const sizes = new Map<string, number>();
  const add = (path: string) => {
    if (sizes.has(path)) return;
    const file = fileURLToPath(new URL(`../../build/${build}/client${path}`, import.meta.url));
    const code = readFileSync(file, "utf8");
    sizes.set(path, brotliCompressSync(code).length);
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) add(`/assets/${name}`);
  };
  for (const [path] of html.matchAll(/\/assets\/[\w.~-]+\.js/g)) add(path);
  return { files: sizes.size, brotli: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}
