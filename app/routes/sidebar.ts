import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { sameOriginPath } from "~/domain/same-origin-path";
import { hiddenField, readButton } from "~/lib/form.server";
import { sidebarCookie } from "~/ui/sidebar-state";

export function loader() {
  return redirect("/dashboard");
}

const sidebarSchema = z.object({ state: hiddenField, back: hiddenField });

/** Toggles the sidebar without scripts and redirects back. */
export async function action({ request }: ActionFunctionArgs) {
  const { state, back } = await readButton(request, sidebarSchema);
  return redirect(sameOriginPath(back) ?? "/dashboard", {
    headers: { "Set-Cookie": sidebarCookie(state === "icons" ? "icons" : "full") },
  });
}
