/** What `remix vite:build` makes, before and after it is made. */
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
