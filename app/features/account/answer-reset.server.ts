import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ACCOUNT_NOTICES } from "~/content/account";
import { redirectWithFlash } from "~/lib/flash.server";
import { type FormFields, typed } from "~/lib/form.server";
import { logFailure } from "~/lib/log-failure.server";
import { deliverAccountMail } from "./account-mail.server";
import { clientIp } from "./attempts.server";
import { readNewPassword, requestPasswordReset, resetPassword } from "./passwords.server";
import { refuseForm } from "./refuse-form.server";
import { readForgot } from "./sign-up.server";

/** Handles the 'Forgot Password?' button. */
export async function handleForgottenPassword(
  { request, context: { services, waitUntil } }: ActionFunctionArgs,
  fields: FormFields,
) {
  const read = readForgot(fields);
  if (!read.ok)
    return refuseForm(
      fields,
      400,
      read.errors,
      typed(fields, "email").trim() === "" ? "emailRequired" : null,
    );
  try {
    const outcome = await requestPasswordReset(services, { ...read.value, ip: clientIp(request) });
    if (outcome === "too-many") return refuseForm(fields, 429, {}, "tooMany");
  } catch (error) {
    logFailure("A password reset could not be sent", error);
    return refuseForm(fields, 500, {}, "resetFailed");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.resetSent);
}

/** Handles the form that a reset link opens. */
export async function handleNewPassword(
  { context: { services, waitUntil } }: ActionFunctionArgs,
  fields: FormFields,
) {
  const read = readNewPassword(fields);
  if (!read.ok) return refuseForm(fields, 400, read.errors, null);
  try {
    const outcome = await resetPassword(services, read.value);
    if (outcome === "bad-link") return redirect("/sign-in?reset=true");
    if (outcome !== "changed")
      return refuseForm(fields, 400, { newPassword: `${outcome.weak.join(". ")}.` }, "weakPassword");
  } catch (error) {
    logFailure("A password could not be set", error);
    return refuseForm(fields, 500, {}, "unexpected");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.passwordReset);
}
