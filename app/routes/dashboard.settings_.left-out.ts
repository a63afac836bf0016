import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { NOT_MY_KIND_NOTICES } from "~/content/not-my-kind";
import { requireProfile } from "~/features/account/guard.server";
import { allowWords } from "~/features/not-my-kind/excluded-words.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readButton } from "~/lib/form.server";

const SECTION = "/dashboard/settings#left-out";

export const loader = () => redirect(SECTION);

const schema = z.object({ words: hiddenField });

/** Removes words from those that a person leaves out. */
export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const { words } = await readButton(args.request, schema);
  await allowWords(args.context.services, profile, words);
  return redirectWithFlash(SECTION, NOT_MY_KIND_NOTICES.removed);
}
