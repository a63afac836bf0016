import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireProfile } from "~/features/account/guard.server";
import { closeProSetUp } from "~/features/pro-setup/close-pro-setup.server";
import { SET_UP_PAGES } from "~/features/pro-setup/pro-setup";
import { readButton } from "~/lib/form.server";

const closeSchema = z.object({ back: z.enum(SET_UP_PAGES).catch("/dashboard") });

export function loader() {
  return redirect("/dashboard");
}

/** Closes the list of what to set up after buying Pro. */
export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const { back } = await readButton(args.request, closeSchema);
  await closeProSetUp(args.context.services, profile.id);
  return redirect(back, 303);
}
