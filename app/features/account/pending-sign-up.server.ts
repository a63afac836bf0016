import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { HOUR_MS } from "~/domain/duration";

/** The sign-up that waits for its link to be opened, as the page after it shows it. */
const pendingSchema = z.object({
  email: z.string(),
  signUpId: z.string(),
  /** Of /sign-up: whether the sign-up began at the checkout, and with which plan. */
  query: z.string(),
});
export type PendingSignUp = z.output<typeof pendingSchema>;

/** A cookie, because addresses in URLs end up in logs and histories. The worker signs it. */
const cookie = createCookie("sign-up", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: HOUR_MS / 1_000,
});

export const pendingSignUpCookie = (pending: PendingSignUp): Promise<string> => cookie.serialize(pending);

export const endPendingSignUp = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

export async function readPendingSignUp(request: Request): Promise<PendingSignUp | null> {
  const parsed = pendingSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : null;
}
