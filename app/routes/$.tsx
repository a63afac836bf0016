import { redirect } from "@remix-run/cloudflare";

/** Any unknown path ends at /404. */
export function loader() {
  return redirect("/404");
}

export const action = loader;
