import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ACCOUNT_ERRORS, ACCOUNT_NOTICES, SIGN_UP } from "~/content/account";
import { titled } from "~/content/product";
import { leadsToCheckout } from "~/domain/billing/checkout-choice";
import { sameOriginPath } from "~/domain/same-origin-path";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { findToken } from "~/features/account/account-tokens.server";
import { clientIp } from "~/features/account/attempts.server";
import { redirectSignedIn } from "~/features/account/destination-after-sign-in.server";
import { confirmEmailChange } from "~/features/account/email-change.server";
import { rememberBrowser } from "~/features/account/known-browser.server";
import { LinkPage } from "~/features/account/link-page";
import { refuseForm } from "~/features/account/refuse-form.server";
import { replaceSession } from "~/features/account/session.server";
import { findConfirmation, verifyEmail } from "~/features/account/sign-up.server";
import { expectPayment } from "~/features/checkout/checkout.server";
import { sendAddressChanges } from "~/features/subscriptions/address-changes.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readForm, untrimmedField } from "~/lib/form.server";

export const meta: MetaFunction = () => [
  { title: titled("Confirm your address") },
  { name: "robots", content: "noindex" },
];

/** The page of a link that does not work. Links for a new address say in their query what they are for. */
async function answerDeadLink({ request, context: { services } }: LoaderFunctionArgs) {
  await redirectSignedIn(services, request, null, ACCOUNT_NOTICES.deadLinkSignedIn);
  const isChange = new URL(request.url).searchParams.get("change") === "true";
  return isChange
    ? redirectWithFlash("/sign-in", ACCOUNT_NOTICES.changeLinkExpired)
    : redirect("/sign-in?error=access_denied");
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const secret = new URL(request.url).searchParams.get("token") ?? "";
  const token = await findToken(context.services, secret, "verify-email", "change-email");
  if (!token) throw await answerDeadLink(args);
  const confirmation = await findConfirmation(context.services, secret);
  return {
    token: secret,
    purpose: token.purpose,
    email: token.data.email ?? null,
    asksPassword: confirmation?.asksPassword ?? false,
  };
}

const linkSchema = z.object({ token: hiddenField, password: untrimmedField });

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { services, waitUntil } = context;
  const submission = parseWithZod(await readForm(request), { schema: linkSchema });
  const { token: secret, password } =
    submission.status === "success" ? submission.value : { token: "", password: "" };
  const token = await findToken(services, secret, "verify-email", "change-email");
  if (!token) throw await answerDeadLink(args);

  if (token.purpose === "change-email") {
    const outcome = await confirmEmailChange(services, secret);
    waitUntil(deliverAccountMail(services));
    waitUntil(sendAddressChanges(services));
    const said = outcome === "changed" ? ACCOUNT_NOTICES.emailChanged : ACCOUNT_NOTICES.changeLinkExpired;
    await redirectSignedIn(services, request, null, said);
    return redirectWithFlash("/sign-in", said);
  }

  const verified = await verifyEmail(services, secret, { password, ip: clientIp(request) });
  switch (verified) {
    case "bad-link":
      throw await answerDeadLink(args);
    case "no-password":
    case "wrong-password":
    case "too-many":
      return refuseForm(submission, verified === "too-many" ? 429 : 400, null, {
        password: [PASSWORD_ERRORS[verified]],
      });
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

const PASSWORD_ERRORS = {
  "no-password": ACCOUNT_ERRORS.noSignUpPassword,
  "wrong-password": ACCOUNT_ERRORS.wrongSignUpPassword,
  "too-many": ACCOUNT_ERRORS.tooManyPasswords,
} as const;

export default function VerifyEmailPage() {
  const { token, purpose, email, asksPassword } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return purpose === "change-email" ? (
    <LinkPage
      heading="Confirm your new address"
      text={`You will then sign in with ${email ?? "it"}, and we will send your mail there.`}
      button="Use this address"
      token={token}
    />
  ) : (
    <LinkPage
      heading="Confirm your address"
      text={asksPassword ? `${SIGN_UP.confirming} ${SIGN_UP.whichSignUp}` : SIGN_UP.confirming}
      button="Confirm my address"
      token={token}
      asksPassword={asksPassword}
      answer={refused?.answer ?? null}
    />
  );
}
