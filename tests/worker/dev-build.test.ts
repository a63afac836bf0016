import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { createWorkerBundle } from "../../workers/local/dev-build";
import { miniflareOptionsOf } from "../../workers/local/miniflare-options";

test("the worker that npm run dev bundles answers with the local build's pages", async () => {
  const bundle = await createWorkerBundle("local");
  const modules = await bundle.build();
  await bundle.dispose();
  expect(modules.map(({ type }) => type)).toEqual(["ESModule", "CompiledWasm"]);

  const server = new Miniflare(miniflareOptionsOf("local", { modules }));
  try {
    const page = await server.dispatchFetch("http://localhost:8787/sign-in");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<title>Sign in");
  } finally {
    await server.dispose();
  }
});

test("npm run dev has the bindings of the local build", () => {
  const [dev, local] = (["dev", "local"] as const).map((build) => ({
    ...miniflareOptionsOf(build, { modules: [] }),
    modulesRoot: "",
    assets: {},
  }));
  expect(dev).toEqual(local);
});
