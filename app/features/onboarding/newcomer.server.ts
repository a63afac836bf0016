import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { requireSignedIn } from "~/features/account/guard.server";

/** Not behind the common guard: for signed-in users who are not onboarded yet (spec section 2). */
export async function requireNewcomer(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
): Promise<Profile> {
  const { profile } = await requireSignedIn(args);
  if (profile.onboardedAt) throw redirect("/dashboard");
  return profile;
}
