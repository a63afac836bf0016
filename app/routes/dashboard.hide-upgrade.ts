import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireProfile } from "~/features/account/guard.server";
import { hideUpgradeBanner } from "~/features/feed/upgrade-banner.server";

export function loader() {
  return redirect("/dashboard");
}

export async function action(args: ActionFunctionArgs) {
  await requireProfile(args);
  return redirect("/dashboard", { headers: { "Set-Cookie": await hideUpgradeBanner() } });
}
