import { redirect } from "@remix-run/cloudflare";

/** Redirects unknown paths to /404. */
export function loader() {
  return redirect("/404");
}

export const action = loader;
