/** The output of `remix vite:build`, typed here because it may not be built yet. */
declare module "*/server/index.js" {
  import type { ServerBuild as Build } from "@remix-run/cloudflare";
  export const mode: Build["mode"];
  export const entry: Build["entry"];
  export const routes: Build["routes"];
  export const assets: Build["assets"];
  export const basename: Build["basename"];
  export const publicPath: Build["publicPath"];
  export const assetsBuildDirectory: Build["assetsBuildDirectory"];
  export const future: Build["future"];
  export const isSpaMode: Build["isSpaMode"];
}
