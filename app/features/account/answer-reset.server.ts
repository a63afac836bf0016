import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ACCOUNT_ERRORS, ACCOUNT_NOTICES, weakPassword } from "~/content/account";
import { redirectWithFlash } from "~/lib/flash.server";
import { logFailure } from "~/lib/log.server";
import { deliverAccountMail } from "./account-mail.server";
import { clientIp } from "./attempts.server";
import { rememberBrowser } from "./known-browser.server";
import { newPasswordSchema, requestPasswordReset, resetPassword } from "./passwords.server";
import { refuseForm } from "./refuse-form.server";
import { forgotSchema } from "./sign-up.server";

/** Handles the 'Forgot Password?' button. */
export async function handleForgottenPassword(
  { request, context: { services, waitUntil } }: ActionFunctionArgs,
  form: FormData,
) {
  const submission = parseWithZod(form, { schema: forgotSchema });
  if (submission.status !== "success") {
    const isMissing = submission.error?.["email"]?.[0] === ACCOUNT_ERRORS.noEmail;
    return refuseForm(submission, 400, isMissing ? "emailRequired" : null);
  }
  try {
    const outcome = await requestPasswordReset(services, {
      ...submission.value,
      ip: clientIp(request),
      request,
    });
    if (outcome === "too-many") return refuseForm(submission, 429, "tooManyRequests");
  } catch (error) {
    logFailure("A password reset could not be sent", error);
    return refuseForm(submission, 500, "resetFailed");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.resetSent);
}

/** Handles the form that a reset link opens. */
export async function handleNewPassword(
  { request, context: { services, waitUntil } }: ActionFunctionArgs,
  form: FormData,
) {
  const submission = parseWithZod(form, { schema: newPasswordSchema });
  if (submission.status !== "success") return refuseForm(submission, 400, null);
  const headers = new Headers();
  try {
    const outcome = await resetPassword(services, submission.value);
    if (outcome === "bad-link") return redirect("/sign-in?reset=true");
    if ("weak" in outcome)
      return refuseForm(submission, 400, null, { newPassword: [weakPassword(outcome.weak)] });
    // The link was mailed to the owner, so this is the owner's browser.
    await rememberBrowser(services, request, outcome.passwordHash, headers);
  } catch (error) {
    logFailure("A password could not be set", error);
    return refuseForm(submission, 500, "unexpected");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.passwordReset, headers);
}
