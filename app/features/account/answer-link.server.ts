import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type TypedResponse,
} from "@remix-run/cloudflare";
import { z } from "zod";
import { ACCOUNT_ERRORS, ACCOUNT_NOTICES } from "~/content/account";
import { leadsToCheckout } from "~/domain/billing/checkout-choice";
import { sameOriginPath } from "~/domain/same-origin-path";
import { sendAddressChanges } from "~/features/subscriptions/address-changes.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readForm, untrimmedField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import { deliverAccountMail } from "./account-mail.server";
import { findToken } from "./account-tokens.server";
import { clientIp } from "./attempts.server";
import { redirectSignedIn } from "./destination-after-sign-in.server";
import { confirmEmailChange } from "./email-change.server";
import { rememberBrowser } from "./known-browser.server";
import { refuseForm } from "./refuse-form.server";
import { replaceSession } from "./session.server";
import { verifyEmail } from "./sign-up.server";

const linkSchema = z.object({ token: hiddenField, password: untrimmedField });
type Link = { token: string; password: string };

type ExpectPayment = (services: Services, accountId: string) => Promise<unknown>;

/** Handles the button of a mailed link that confirms a sign-up, which may lead to a checkout, or a new address. */
export async function handleLink(args: ActionFunctionArgs, expectPayment: ExpectPayment) {
  const submission = parseWithZod(await readForm(args.request), { schema: linkSchema });
  const link = submission.status === "success" ? submission.value : { token: "", password: "" };
  const token = await findToken(args.context.services, link.token, "verify-email", "change-email");
  if (!token) throw await answerDeadLink(args);
  if (token.purpose === "change-email") return confirmNewAddress(args, link);
  const confirmed = await confirmSignUp(args, link, expectPayment);
  if (typeof confirmed !== "string") return confirmed;
  const password = [PASSWORD_ERRORS[confirmed]];
  return refuseForm(submission, confirmed === "too-many" ? 429 : 400, null, { password });
}

/** The page of a link that does not work. Links for a new address say in their query what they are for. */
export async function answerDeadLink({ request, context: { services } }: LoaderFunctionArgs) {
  const isChange = new URL(request.url).searchParams.get("change") === "true";
  const said = isChange ? ACCOUNT_NOTICES.changeLinkExpired : ACCOUNT_NOTICES.deadLinkSignedIn;
  await redirectSignedIn(services, request, null, said);
  return isChange
    ? redirectWithFlash("/sign-in", ACCOUNT_NOTICES.changeLinkExpired)
    : redirect("/sign-in?error=access_denied");
}

async function confirmNewAddress({ request, context }: ActionFunctionArgs, { token }: Link) {
  const { services, waitUntil } = context;
  const outcome = await confirmEmailChange(services, token);
  waitUntil(deliverAccountMail(services));
  waitUntil(sendAddressChanges(services));
  const said = outcome === "changed" ? ACCOUNT_NOTICES.emailChanged : ACCOUNT_NOTICES.changeLinkExpired;
  await redirectSignedIn(services, request, null, said);
  return redirectWithFlash("/sign-in", said);
}

const PASSWORD_ERRORS = {
  "no-password": ACCOUNT_ERRORS.noSignUpPassword,
  "wrong-password": ACCOUNT_ERRORS.wrongSignUpPassword,
  "too-many": ACCOUNT_ERRORS.tooManyPasswords,
} as const;

async function confirmSignUp(
  args: ActionFunctionArgs,
  { token, password }: Link,
  expectPayment: ExpectPayment,
): Promise<TypedResponse<never> | keyof typeof PASSWORD_ERRORS> {
  const { request, context } = args;
  const { services } = context;
  const verified = await verifyEmail(services, token, { password, ip: clientIp(request) });
  switch (verified) {
    case "bad-link":
      throw await answerDeadLink(args);
    case "no-password":
    case "wrong-password":
    case "too-many":
      return verified;
  }
  if (!verified.hasProfile) return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.profileMissing);
  const { proof, next } = verified;
  if (leadsToCheckout(next)) await expectPayment(services, proof.accountId);
  const cookie = await replaceSession(services, proof, request);
  if (cookie === null) throw await answerDeadLink(args);
  const headers = new Headers({ "Set-Cookie": cookie });
  await rememberBrowser(services, request, proof.passwordHash, headers);
  return redirectWithFlash(sameOriginPath(next) ?? "/onboarding", ACCOUNT_NOTICES.verified, headers);
}
