import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { ACCOUNT_NOTICES } from "~/content/account";
import { sendAddressChanges } from "~/features/subscriptions/address-changes.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readButton } from "~/lib/form.server";
import { deliverAccountMail } from "./account-mail.server";
import { findToken } from "./account-tokens.server";
import { undoEmailChange } from "./email-change.server";
import type { NoticeName } from "./refuse-form.server";

const linkSchema = z.object({ token: hiddenField });

/**
 * The page of a link with which an owner takes the account back: it keeps or restores the address that the link was sent
 * to, ends every session and mails a link for a new password.
 */
export async function loadRecoveryLink(
  { request, context: { services } }: LoaderFunctionArgs,
  expired: NoticeName,
) {
  const secret = new URL(request.url).searchParams.get("token") ?? "";
  const token = await findToken(services, secret, "undo-email-change");
  if (!token) throw await redirectWithFlash("/sign-in", ACCOUNT_NOTICES[expired]);
  return { token: secret, email: token.data.email ?? null };
}

/** Handles that page's button. */
export async function followRecoveryLink(
  { request, context: { services, waitUntil } }: ActionFunctionArgs,
  notices: { done: NoticeName; expired: NoticeName },
) {
  const { token } = await readButton(request, linkSchema);
  const outcome = await undoEmailChange(services, token);
  waitUntil(deliverAccountMail(services));
  waitUntil(sendAddressChanges(services));
  return redirectWithFlash(
    "/sign-in",
    ACCOUNT_NOTICES[outcome === "undone" ? notices.done : notices.expired],
  );
}
