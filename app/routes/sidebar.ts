import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readForm, typed } from "~/lib/form.server";
import { sameOriginPath } from "~/lib/same-origin-path";
import { sidebarCookie } from "~/ui/sidebar-state";

export function loader() {
  return redirect("/dashboard");
}

/** Toggles the sidebar without scripts and redirects back. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const state = typed(fields, "state") === "icons" ? "icons" : "full";
  return redirect(sameOriginPath(typed(fields, "back")) ?? "/dashboard", {
    headers: { "Set-Cookie": sidebarCookie(state) },
  });
}
